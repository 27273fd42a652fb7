//===- ArbitraryValue.h - The limit for types made into code ----*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H
#define MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H

#include "llvm/Support/SMLoc.h"

namespace mincaml {

class DiagnosticEngine;
class Type;

namespace ast {
struct Expression;
}

/// Desugaring makes a value up for an empty array and for `assert false`, of a
/// size that must be limited: types that share structure can be exponentially
/// large. Reports an error and returns false if the type of E is too large.
bool checkArbitraryValue(const ast::Expression &E,
                         DiagnosticEngine &Diagnostics);

/// The same for a comparison, which desugaring takes apart, of values of the
/// type Compared.
bool checkComparedType(llvm::SMRange Comparison, const Type *Compared,
                       DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H
