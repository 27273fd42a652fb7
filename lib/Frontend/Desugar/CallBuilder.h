//===- CallBuilder.h - Numbers of arguments ---------------------*- C++ -*-===//
//
// Calls of the core have as many arguments as the function has parameters, and
// a function that is a value has as many parameters as its type. In the
// extended language they have as many as the program gives them.
//
// Currying::joinArrows has decided which types functions that are values
// have.
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

  /// A call whose operands are of the core.
  ast::Expression *makeCall(ast::Apply *A);

  /// Makes a call from all of its arguments.
  using MakeBody = llvm::function_ref<ast::Expression *(
      llvm::MutableArrayRef<ast::Expression *>)>;
  /// The function that A is, which has fewer than the Wanted arguments.
  ast::Expression *makePartial(ast::Apply *A, unsigned Wanted, MakeBody Make);

  /// The value of a known function. Core is V in the core.
  ast::Expression *makeFunctionValue(ast::VariableReference *V,
                                     ast::Expression *Core);

  /// A function of the type Ty, which returns functions until all Parameters
  /// have values.
  ast::Expression *makeCurried(llvm::StringRef Prefix, Type *Ty,
                               llvm::ArrayRef<ast::Binder> Parameters,
                               ast::Expression *Body, llvm::SMRange Range);
  /// Variables for the first Count parameters of functions of the type Ty, and
  /// of the functions that they return. Ty becomes the result of the last one.
  std::vector<ast::Binder> makeParameters(Type *&Ty, unsigned Count,
                                          llvm::SMRange Range);

  struct NamedValue {
    ast::Binder Name;
    ast::Expression *Value;
  };
  /// Names what must be evaluated now, and appends it to Bindings.
  void nameOperands(llvm::MutableArrayRef<ast::Expression *> Operands,
                    std::vector<NamedValue> &Bindings);
  ast::Expression *bindOperands(std::vector<NamedValue> Bindings,
                                ast::Expression *Body);
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_CALLBUILDER_H
