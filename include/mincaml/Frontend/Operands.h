//===- Operands.h - Operands and binders of an expression -------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_OPERANDS_H
#define MINCAML_FRONTEND_OPERANDS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::ast {

/// Returns a pointer to the field that holds operand number I of E, through
/// which the operand can be read or replaced; null if E has no such operand.
/// The operands are numbered in the order of Syntax.def.
Expression **operand(Expression *E, unsigned I);

/// Appends all operands of E, in the same order.
void appendOperands(const Expression *E,
                    llvm::SmallVectorImpl<const Expression *> &Operands);

/// Calls Visit with Root and all expressions inside it, in the order of the
/// text. The tree may have any depth.
void forEachExpression(const Expression &Root,
                       llvm::function_ref<void(const Expression &)> Visit);

/// Calls Visit with each variable that E itself binds, in the order of the
/// text.
void forEachBinder(const Expression &E,
                   llvm::function_ref<void(const Binder &)> Visit);
/// Calls Visit with each variable that a pattern binds. The alternatives of an
/// or-pattern bind the same names; Visit gets all of them.
void forEachBinder(const Pattern &P,
                   llvm::function_ref<void(const Binder &)> Visit);

/// Calls Visit with each pattern in E itself, outer ones first.
void forEachPattern(const Expression &E,
                    llvm::function_ref<void(const Pattern &)> Visit);

/// Returns the variables that a pattern binds, without `_`. Of the binders of
/// one name in the alternatives of an or-pattern, the first one stands for all.
llvm::SmallVector<const Binder *, 4> boundVariables(const Pattern &P);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_OPERANDS_H
