//===- CapitalizedNames.h - Names that nothing defines ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H
#define MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H

#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

/// Reports a name that begins with a capital letter and is neither one of the
/// library nor of an exception, and says what to write. IsValue: it is used in
/// an expression.
void reportCapitalized(DiagnosticEngine &Diagnostics, llvm::SMRange Range,
                       llvm::StringRef Name, bool IsStrict,
                       bool IsValue = false);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CAPITALIZEDNAMES_H
