//===- Desugarer.h - The walk of desugaring and its rules -------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H

#include "Desugar/Scope.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"
#include <vector>

namespace mincaml {

/// Walks the tree once, operands before the expressions that contain them.
/// Nesting recurses; chains are loops, as in the parser.
class Desugarer {
public:
  Desugarer(ast::ASTContext &Trees, TypeContext &Types)
      : Trees(Trees), Types(Types) {}

  ast::Expression *desugar(ast::Expression *E);

private:
  // The walk.
  ast::Expression *desugarLeftSpine(ast::Expression *E);
  ast::Expression *desugarLeaf(ast::Expression *E);
  void desugarOperands(ast::Expression *E, unsigned First);
  void desugarBranches(ast::If *First);
  ast::Expression *append(ast::Expression *E);
  ast::Expression *closeSpine(size_t Base, ast::Expression *Last);
  void desugarBody(ast::FunctionDefinition *F);

  // The rules. Those of definitions and patterns append what they make to Spine
  // and bring the names into scope.
  void appendDefinitions(ast::LetDefinitions *L);
  void appendRecursive(ast::LetDefinitions *L);
  void appendPattern(const ast::Pattern &P, ast::Expression *Value,
                     llvm::SMRange Range);
  void appendParameters(ast::FunctionDefinition *F);

  // Parts of the core.
  ast::Binder fresh(llvm::StringRef Prefix, llvm::SMRange Range, Type *Ty);
  ast::Expression *reference(const ast::Binder &B, llvm::SMRange Range);
  void bind(const ast::Binder &B);

  ast::ASTContext &Trees;
  TypeContext &Types;
  Scope Names;
  unsigned LastNumber = 0;

  // Stacks; each activation uses what is above the size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> LeftSpine;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
