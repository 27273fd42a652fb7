//===- Operands.h - The expressions in an expression ------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_OPERANDS_H
#define MINCAML_FRONTEND_OPERANDS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::ast {

/// The place of E's operand number I, which may be assigned to; null: E has no
/// more. Operands count in the order of evaluation, those of a definition in
/// the order of the text: value or function body, and what follows `in`.
Expression **operand(Expression *E, unsigned I);

/// Adds all operands of E, in that order.
void appendOperands(const Expression *E,
                    llvm::SmallVectorImpl<const Expression *> &Operands);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_OPERANDS_H
