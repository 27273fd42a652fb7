//===- LibraryHints.h - Names of OCaml's standard library -------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
#define MINCAML_LIB_FRONTEND_LIBRARYHINTS_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// What to write instead of a name of OCaml's standard library.
struct LibraryHint {
  llvm::StringRef Name;
  llvm::StringRef Hint;
  /// A name that can take its place, or empty.
  llvm::StringRef Replacement;
};

/// Returns null if there is no hint for Name.
const LibraryHint *findLibraryHint(llvm::StringRef Name);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_LIBRARYHINTS_H
