//===- LibraryHints.h - Hints for OCaml's library ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
#define MINCAML_LIB_FRONTEND_LIBRARYHINTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Says what to write instead of a name of OCaml's standard library.
struct LibraryHint {
  llvm::StringRef Name;
  llvm::StringRef Hint;
  /// A name that can replace it; empty if there is none.
  llvm::StringRef Replacement;
};

/// Returns the hint for Name in Table, or null.
const LibraryHint *findHint(llvm::ArrayRef<LibraryHint> Table,
                            llvm::StringRef Name);

/// Returns null if there is no hint for Name.
const LibraryHint *findLibraryHint(llvm::StringRef Name);

/// Returns what to use instead of a module of OCaml's library, or an empty
/// string.
llvm::StringRef findModuleHint(llvm::StringRef Module);

/// Returns what to write instead of a name that is undefined in the extended
/// language: a word of another language or a name of OCaml's library. Returns
/// null if there is no hint.
const LibraryHint *findNameHint(llvm::StringRef Name);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
