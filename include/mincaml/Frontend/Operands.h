//===- Operands.h - Operands and binders of an expression -------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_OPERANDS_H
#define MINCAML_FRONTEND_OPERANDS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::ast {

/// Returns a pointer to the field that holds operand number I of E, to read or
/// to replace it; null if E has no such operand. The order is that of
/// Syntax.def.
Expression **operand(Expression *E, unsigned I);

/// Appends all operands of E, in the same order.
void appendOperands(const Expression *E,
                    llvm::SmallVectorImpl<const Expression *> &Operands);

/// Calls Visit with Root and all expressions in it, in the order of the text.
/// The tree may have any depth.
void forEachExpression(const Expression &Root,
                       llvm::function_ref<void(const Expression &)> Visit);

/// Calls Visit with each variable that E itself binds, in the order of the
/// text.
void forEachBinder(const Expression &E,
                   llvm::function_ref<void(const Binder &)> Visit);
/// Calls Visit with each variable that the pattern of the case binds.
void forEachBinder(const HandlerCase &Case,
                   llvm::function_ref<void(const Binder &)> Visit);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_OPERANDS_H
