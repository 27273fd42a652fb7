//===- Operands.h - The expressions in an expression ------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_OPERANDS_H
#define MINCAML_FRONTEND_OPERANDS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::ast {

/// A pointer to the field that holds operand number I of E, in the order of
/// Syntax.def, to read or replace it. Null if E has no more operands.
Expression **operand(Expression *E, unsigned I);

/// Appends all operands of E, in the same order.
void appendOperands(const Expression *E,
                    llvm::SmallVectorImpl<const Expression *> &Operands);

/// Calls Visit with each variable that E itself binds, in the order of the
/// text.
void forEachBinder(const Expression &E,
                   llvm::function_ref<void(const Binder &)> Visit);
/// The same for what the pattern of a case binds.
void forEachBinder(const HandlerCase &Case,
                   llvm::function_ref<void(const Binder &)> Visit);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_OPERANDS_H
