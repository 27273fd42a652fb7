//===- ASTEquality.h - Comparing syntax trees -------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTEQUALITY_H
#define MINCAML_FRONTEND_ASTEQUALITY_H

namespace mincaml::ast {

struct Expression;

/// Whether A and B are the same program. Compares the shape of the trees,
/// operators, names, and literals to the last bit, so that 0.0 and -0.0 differ.
/// Locations and what inference adds do not count. Trees may have any depth.
bool equal(const Expression &A, const Expression &B);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTEQUALITY_H
