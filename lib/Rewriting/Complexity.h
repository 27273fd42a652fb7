//===- Complexity.h - Complexity of a program -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_COMPLEXITY_H
#define MINCAML_LIB_REWRITING_COMPLEXITY_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::rewriting {

/// The size that the reducer minimizes: mainly the number of nodes, and then
/// the magnitudes of literals. Every step of a reduction decreases it or keeps
/// it, so that the reduction terminates.
uint64_t complexity(ast::Expression *Program);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_COMPLEXITY_H
