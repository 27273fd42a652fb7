//===- ArbitraryValue.h - The limit for values made up ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H
#define MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H

namespace mincaml {

class DiagnosticEngine;

namespace ast {
struct Expression;
}

/// Desugaring makes a value up for an empty array and for `assert false`, of a
/// size that must be limited: types that share structure can be exponentially
/// large. Reports an error and returns false if the type of E is too large.
bool checkArbitraryValue(const ast::Expression &E,
                         DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_ARBITRARYVALUE_H
