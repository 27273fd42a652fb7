//===- NameHints.h - Hints for undefined names ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_NAMEHINTS_H
#define MINCAML_LIB_FRONTEND_NAMEHINTS_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// Says what to write instead of a name of OCaml's standard library.
struct LibraryHint {
  llvm::StringRef Name;
  llvm::StringRef Hint;
  /// A name that can replace it; empty if there is none.
  llvm::StringRef Replacement = "";
};

/// Returns null if there is no hint for Name.
const LibraryHint *findLibraryHint(llvm::StringRef Name);

/// Returns what to use instead of a module of OCaml's library, or an empty
/// string.
llvm::StringRef findModuleHint(llvm::StringRef Module);

/// Returns what to write instead of a name that is undefined in the extended
/// language: a word of another language or a name of OCaml's library. Returns
/// null if there is no hint.
const LibraryHint *findNameHint(llvm::StringRef Name);

/// Reports a capitalized name that is neither defined by the library nor the
/// name of an exception, and suggests what to write instead. IsValue: the name
/// is used in an expression.
void reportCapitalized(DiagnosticEngine &Diagnostics, llvm::SMRange Range,
                       llvm::StringRef Name, bool IsStrict,
                       bool IsValue = false);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_NAMEHINTS_H
