//===- LibraryHints.h - Names of OCaml's standard library -------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
#define MINCAML_LIB_FRONTEND_LIBRARYHINTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// What to write instead of a name of OCaml's standard library.
struct LibraryHint {
  llvm::StringRef Name;
  llvm::StringRef Hint;
  /// A name that can take its place, or empty.
  llvm::StringRef Replacement;
};

/// The hint for Name in a table, or null.
const LibraryHint *findHint(llvm::ArrayRef<LibraryHint> Table,
                            llvm::StringRef Name);

/// Returns null if there is no hint for Name.
const LibraryHint *findLibraryHint(llvm::StringRef Name);

/// What to use instead of a module of OCaml's library, or empty.
llvm::StringRef findModuleHint(llvm::StringRef Module);

/// What to write instead of a name that the extended language does not define:
/// a word of another language or a name of OCaml's library. Null if there is no
/// hint.
const LibraryHint *findNameHint(llvm::StringRef Name);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
