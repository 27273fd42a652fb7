//===- Children.h - The operands of a node ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_CHILDREN_H
#define MINCAML_LIB_GENERATOR_CHILDREN_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::generator {

/// Adds the operands of a node in an order that is always the same.
void addChildren(const ast::Expression *E,
                 llvm::SmallVectorImpl<const ast::Expression *> &Children);

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_CHILDREN_H
