//===- ASTEquality.h - Comparing syntax trees -------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTEQUALITY_H
#define MINCAML_FRONTEND_ASTEQUALITY_H

namespace mincaml::ast {

struct Expression;

/// Are these the same program? Compares the shape of the trees, operators,
/// names, and literals to the last bit, so that 0.0 and -0.0 differ. Places in
/// the text do not count, nor does what inference adds. Trees may have any
/// depth.
bool equal(const Expression &A, const Expression &B);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTEQUALITY_H
