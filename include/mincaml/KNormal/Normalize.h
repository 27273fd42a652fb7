//===- Normalize.h - K-normalization ----------------------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_NORMALIZE_H
#define MINCAML_KNORMAL_NORMALIZE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// K-normalization (MinCaml: KNormal). Names every intermediate result of a
/// typed program, from left to right, which makes the order of evaluation of
/// language.md, section 6, explicit. An operand that is a variable gets no new
/// name. `&&`, `||` and `not` in a condition become control flow. A runtime
/// external used as a value is eta-expanded. Requires that type inference has
/// succeeded. Source: [MinCamlNotes], K-normalization (docs/sources.md).
Expression *normalize(Context &C, ast::Expression &Program);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_NORMALIZE_H
