//===- CoreBuilder.h - Construction of core expressions ---------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_COREBUILDER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_COREBUILDER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"

namespace mincaml {

/// Builds typed expressions of the core. Range is the source range of the new
/// expression; functions without this parameter use the range of the first
/// operand.
class CoreBuilder {
public:
  CoreBuilder(ast::ASTContext &Trees, TypeContext &Types)
      : Trees(Trees), Types(Types) {}

  ast::Expression *unit(llvm::SMRange Range);
  ast::Expression *integer(int32_t Value, llvm::SMRange Range);
  ast::Expression *floating(double Value, llvm::SMRange Range);
  ast::Expression *binary(ast::BinaryOperator Operator, ast::Expression *Left,
                          ast::Expression *Right, llvm::SMRange Range);
  /// Builds a comparison like `binary`. Strings are compared by functions of
  /// the runtime.
  ast::Expression *comparison(ast::BinaryOperator Operator,
                              ast::Expression *Left, ast::Expression *Right,
                              llvm::SMRange Range);
  ast::Expression *callRuntime(llvm::StringRef Name,
                               llvm::ArrayRef<ast::Expression *> Arguments,
                               Type *Result, llvm::SMRange Range);
  ast::Expression *conditional(ast::Expression *Condition,
                               ast::Expression *Then, ast::Expression *Else);
  ast::Expression *sequence(ast::Expression *First, ast::Expression *Second);
  ast::Expression *let(const ast::Binder &B, ast::Expression *Value,
                       ast::Expression *Body);
  ast::Expression *letRec(ast::FunctionDefinition *F, ast::Expression *Body);
  ast::Expression *call(const ast::Binder &Callee, ast::Expression *Argument,
                        llvm::SMRange Range);
  ast::Expression *element(ast::Expression *Array, int32_t Index,
                           llvm::SMRange Range);
  ast::Expression *store(ast::Expression *Array, int32_t Index,
                         ast::Expression *Value, llvm::SMRange Range);
  ast::Expression *arbitraryValue(Type *Ty, llvm::SMRange Range);
  ast::FunctionDefinition *function(llvm::StringRef Prefix,
                                    llvm::ArrayRef<ast::Binder> Parameters,
                                    Type *Result, llvm::SMRange Range);
  ast::Binder fresh(llvm::StringRef Prefix, llvm::SMRange Range, Type *Ty);
  ast::Expression *reference(const ast::Binder &B, llvm::SMRange Range);

protected:
  ast::ASTContext &Trees;
  TypeContext &Types;

  /// Builds an expression of type Ty.
  template <typename Node, typename... Arguments>
  Node *make(Type *Ty, Arguments &&...As) {
    Node *E = Trees.make<Node>(std::forward<Arguments>(As)...);
    E->Ty = Ty;
    return E;
  }
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_COREBUILDER_H
