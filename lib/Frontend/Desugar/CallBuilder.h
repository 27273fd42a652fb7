//===- CallBuilder.h - Calls with all arguments -----------------*- C++ -*-===//
//
// A call in the core has as many arguments as the function has parameters, and
// a function that is used as a value has as many parameters as its type. In the
// extended language, a call may have fewer or more arguments, and the type of a
// function value may have fewer parameters than its definition.
//
// Currying::mergeArrows has decided which types functions have that are used as
// values.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_CALLBUILDER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_CALLBUILDER_H

#include "Desugar/CoreBuilder.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <vector>

namespace mincaml {

class CallBuilder : protected CoreBuilder {
public:
  using CoreBuilder::CoreBuilder;

  /// Returns the core expression for a call whose operands already belong to
  /// the core.
  ast::Expression *makeCall(ast::Apply *A);

  /// Builds a call from the complete list of arguments.
  using MakeBody = llvm::function_ref<ast::Expression *(
      llvm::MutableArrayRef<ast::Expression *>)>;
  /// Returns the function that a partial application A, with fewer than the
  /// Wanted arguments, evaluates to.
  ast::Expression *makePartial(ast::Apply *A, unsigned Wanted, MakeBody Make);

  /// Returns the value of a known function. Core is V as an expression of the
  /// core.
  ast::Expression *makeFunctionValue(ast::VariableReference *V,
                                     ast::Expression *Core);

  /// Returns a function of type Ty that returns functions until all Parameters
  /// have values.
  ast::Expression *makeCurried(llvm::StringRef Prefix, Type *Ty,
                               llvm::ArrayRef<ast::Binder> Parameters,
                               ast::Expression *Body, llvm::SMRange Range);
  /// Returns new variables for the first Count parameters of functions of type
  /// Ty and of the functions that they return. Sets Ty to the result type of
  /// the last one.
  std::vector<ast::Binder> makeParameters(Type *&Ty, unsigned Count,
                                          llvm::SMRange Range);

  struct NamedValue {
    ast::Binder Name;
    ast::Expression *Value;
  };
  /// Replaces the operands that must be evaluated now by variables, and appends
  /// the definitions of these to Bindings.
  void nameOperands(llvm::MutableArrayRef<ast::Expression *> Operands,
                    std::vector<NamedValue> &Bindings);
  ast::Expression *bindOperands(std::vector<NamedValue> Bindings,
                                ast::Expression *Body);
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_CALLBUILDER_H
