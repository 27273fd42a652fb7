//===- Normalize.h - Typed syntax tree to K-normal form ---------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_NORMALIZE_H
#define MINCAML_KNORMAL_NORMALIZE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// Names every intermediate result of a typed program, left to right, so that
/// the order of evaluation of language.md, section 6, becomes explicit. An
/// operand that is a variable already gets no `let`. `&&`, `||` and `not` in a
/// condition become control flow. A runtime external used as a value is
/// eta-expanded. Needs: inference has succeeded. Source: seed document 003,
/// notes on K-normalization.
Expression *normalize(Context &C, ast::Expression &Program);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_NORMALIZE_H
