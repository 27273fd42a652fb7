//===- CapitalizedNames.h - Undefined capitalized names ---------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H
#define MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H

#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// Reports a capitalized name that is neither defined by the library nor the
/// name of an exception, and suggests what to write instead. IsValue: the name
/// is used in an expression.
void reportCapitalized(DiagnosticEngine &Diagnostics, llvm::SMRange Range,
                       llvm::StringRef Name, bool IsStrict,
                       bool IsValue = false);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H
