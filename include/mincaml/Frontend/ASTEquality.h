//===- ASTEquality.h - Comparison of syntax trees ---------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTEQUALITY_H
#define MINCAML_FRONTEND_ASTEQUALITY_H

namespace mincaml::ast {

struct Expression;

/// Whether A and B are the same program. Compares the shapes of the trees,
/// operators, names, and literals, floats bit by bit, so that 0.0 and -0.0
/// differ. Ignores source locations and the results of inference. The trees may
/// have any depth.
bool equal(const Expression &A, const Expression &B);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTEQUALITY_H
