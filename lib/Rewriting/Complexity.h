//===- Complexity.h - The size of a program, for the reducer ----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_COMPLEXITY_H
#define MINCAML_LIB_REWRITING_COMPLEXITY_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::rewriting {

/// The size of a program, by its nodes first and the magnitudes of its literals
/// second. Every step of a reduction decreases it or keeps it, so that the
/// reduction ends.
uint64_t complexity(ast::Expression *Program);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_COMPLEXITY_H
