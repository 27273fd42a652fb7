//===- RecursiveValues.h - Recursive definitions of values ------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_RECURSIVEVALUES_H
#define MINCAML_LIB_FRONTEND_RECURSIVEVALUES_H

namespace mincaml {

class DiagnosticEngine;

namespace ast {
class ASTContext;
struct Expression;
} // namespace ast

/// Replaces each `let rec` that defines values other than functions by
/// definitions of functions and of values without `rec`. Reports names that are
/// used where OCaml does not allow it, and cyclic values.
void expandRecursiveValues(ast::Expression *&Program, ast::ASTContext &Trees,
                           DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_RECURSIVEVALUES_H
