//===- TypeSizeLimit.h - Size limit for types -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_TYPESIZELIMIT_H
#define MINCAML_LIB_FRONTEND_TYPESIZELIMIT_H

#include "llvm/Support/SMLoc.h"

namespace mincaml {

class DiagnosticEngine;
class Type;

namespace ast {
struct Expression;
}

/// Checks that the type of E, an empty array literal or `assert false`, is not
/// too large. Desugaring constructs an arbitrary value of this type. The size
/// is limited because types that share structure can be exponentially large.
/// Reports an error and returns false if the type is too large.
bool checkArbitraryValue(const ast::Expression &E,
                         DiagnosticEngine &Diagnostics);

/// Checks that Compared, the type of the operands of a comparison, is not too
/// large. Desugaring expands the comparison into comparisons of the components.
/// Reports an error and returns false if the type is too large.
bool checkComparedType(llvm::SMRange Comparison, const Type *Compared,
                       DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_TYPESIZELIMIT_H
