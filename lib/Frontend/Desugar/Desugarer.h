//===- Desugarer.h - The walk of desugaring and its rules -------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H

#include "Desugar/CoreBuilder.h"
#include "Desugar/Scope.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Formats.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace mincaml {

/// Walks the tree once, operands before the expressions that contain them.
/// Nesting recurses; chains are loops, as in the parser.
class Desugarer : CoreBuilder {
public:
  /// Appends the definitions of exceptions to Exceptions.
  Desugarer(ast::ASTContext &Trees, TypeContext &Types,
            std::vector<ast::ExceptionDefinition *> &Exceptions)
      : CoreBuilder(Trees, Types), Exceptions(Exceptions) {}

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

  void bind(const ast::Binder &B);

  // The rules. Those of definitions and patterns append what they make to Spine
  // and bring the names into scope.
  void appendDefinitions(ast::LetDefinitions *L);
  void appendRecursive(ast::LetDefinitions *L);
  void appendPattern(const ast::Pattern &P, ast::Expression *Value,
                     llvm::SMRange Range);
  void appendParameters(ast::FunctionDefinition *F);

  ast::Expression *rewrite(ast::Expression *E);
  ast::Expression *makeFunction(ast::Fun *F);
  ast::Expression *makeFor(ast::For *F);
  ast::Expression *makeWhile(ast::While *W);
  ast::Expression *makeArray(ast::ArrayLiteral *A);
  ast::Expression *makeTry(ast::Try *T);
  ast::Expression *makeBuiltinValue(ast::VariableReference *V);
  ast::Expression *makeBuiltinCall(ast::VariableReference *V,
                                   llvm::ArrayRef<ast::Expression *> Arguments,
                                   llvm::SMRange Range);

  ast::Expression *makeFormatted(llvm::StringRef Format,
                                 llvm::ArrayRef<ast::Binder> Values,
                                 llvm::SMRange Range);
  ast::Expression *makePrints(llvm::StringRef Format,
                              llvm::ArrayRef<ast::Binder> Values, bool ToError,
                              llvm::SMRange Range);
  ast::Expression *makeText(const FormatPiece &Piece, const ast::Binder *Value,
                            llvm::SMRange Range);

  std::vector<ast::ExceptionDefinition *> &Exceptions;
  llvm::DenseSet<llvm::StringRef> ExceptionNames;
  Scope Names;

  /// A reference to a function of a recursive group, for the functions before
  /// it.
  struct Cell {
    ast::Binder Reference;
    bool IsUsed = false;
  };
  /// A stack, as those below. Scope::cell counts from 1.
  std::vector<Cell> Cells;

  // Stacks; each activation uses what is above the size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> LeftSpine;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_DESUGARER_H
