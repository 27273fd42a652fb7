//===- Desugarer.h - The desugaring pass ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H

#include "Desugar/CallBuilder.h"
#include "Desugar/Scope.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace mincaml {

/// Walks the tree once, in post-order. Nesting recurses; chains are loops, as
/// in the parser.
class Desugarer : CallBuilder {
public:
  /// During desugaring, definitions of exceptions are appended to Exceptions
  /// and declarations of externals to Externals.
  Desugarer(ast::ASTContext &Trees, TypeContext &Types,
            std::vector<ast::ExceptionDefinition *> &Exceptions,
            std::vector<ast::ExternalDefinition *> &Externals)
      : CallBuilder(Trees, Types), Exceptions(Exceptions),
        Externals(Externals) {}

  ast::Expression *desugar(ast::Expression *E);

private:
  // The walk.
  ast::Expression *desugarLeftSpine(ast::Expression *E);
  void mergeCalls(ast::Apply *A);
  ast::Expression *desugarLeaf(ast::Expression *E);
  void desugarOperands(ast::Expression *E, unsigned First);
  void desugarBranches(ast::If *First);
  ast::Expression *append(ast::Expression *E);
  ast::Expression *closeSpine(size_t Base, ast::Expression *Last);
  void desugarBody(ast::FunctionDefinition *F);

  void bind(const ast::Binder &B);

  // The rules. Rules of definitions and patterns append the new definitions to
  // Spine and bring the names into scope.
  void appendDefinitions(ast::LetDefinitions *L);
  void appendRecursive(ast::LetDefinitions *L);
  void appendPattern(const ast::Pattern &P, ast::Expression *Value,
                     llvm::SMRange Range);
  void appendParameters(ast::FunctionDefinition *F);

  ast::Expression *rewrite(ast::Expression *E);
  ast::Expression *makePipe(ast::Apply *A);
  ast::Expression *makeBuiltinApplication(ast::Apply *A,
                                          ast::VariableReference *V);
  ast::Expression *makeFunction(ast::Fun *F);
  ast::Expression *makeFor(ast::For *F);
  ast::Expression *makeWhile(ast::While *W);
  ast::Expression *makeArray(ast::ArrayLiteral *A);
  ast::Expression *makeTry(ast::Try *T);
  ast::Expression *makeBuiltinValue(ast::VariableReference *V);
  ast::Expression *makeBuiltinCall(ast::VariableReference *V,
                                   llvm::ArrayRef<ast::Expression *> Arguments,
                                   Type *Result, llvm::SMRange Range);

  std::vector<ast::ExceptionDefinition *> &Exceptions;
  std::vector<ast::ExternalDefinition *> &Externals;
  llvm::DenseSet<llvm::StringRef> ExceptionNames;
  Scope Names;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> LeftSpine;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
