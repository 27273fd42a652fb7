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

/// The same for the symbols that loading code into memory did not find (JIT.h).
/// Returns what remains of the error.
llvm::Error reportUndefinedExternals(const ast::Expression &Program,
                                     llvm::Error LoadingError,
                                     DiagnosticEngine &Diagnostics);

/// What a linker has said when it failed.
struct LinkerMessages {
  /// The symbols that it calls undefined, as GNU ld, gold, lld and mold do.
  llvm::StringSet<> Undefined;
  /// Whether it says more than that.
  bool HasOthers = false;
};
LinkerMessages parseLinkerMessages(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_UNDEFINEDEXTERNALS_H
