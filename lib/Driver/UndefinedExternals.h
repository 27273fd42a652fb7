//===- UndefinedExternals.h - C functions that are missing ------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_UNDEFINEDEXTERNALS_H
#define MINCAML_LIB_DRIVER_UNDEFINEDEXTERNALS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// Reports the first use of each external of the program whose symbol is one of
/// \p Undefined, in the order of the text, and removes these symbols.
void reportUndefinedExternals(const ast::Expression &Program,
                              llvm::StringSet<> &Undefined,
                              DiagnosticEngine &Diagnostics);

/// Reports the symbols of an UndefinedSymbols error (JIT.h) in the same way.
/// Returns the remaining error.
llvm::Error reportUndefinedExternals(const ast::Expression &Program,
                                     llvm::Error LoadingError,
                                     DiagnosticEngine &Diagnostics);

/// The messages of a linker that failed: GNU ld, gold, lld or mold.
struct LinkerMessages {
  /// The symbols that the linker reports as undefined.
  llvm::StringSet<> Undefined;
  /// Whether there are messages about other problems.
  bool HasOthers = false;
};
LinkerMessages parseLinkerMessages(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_UNDEFINEDEXTERNALS_H
