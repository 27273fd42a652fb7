//===- TypeInferenceImpl.h - Inference, for its own files -------*- C++ -*-===//
//
// Inference goes over the tree once. Nesting recurses; the bodies of chained
// definitions and sequences, chains of `else if`, and left operands are loops,
// so that text that the parser takes in a loop does not recurse here either.
//
// `infer` gives the type that an expression has; the `check` functions compare
// it with the type that its place needs, and report. After a report the type
// of what was wrong is poison, which equals every type, so that one mistake
// gives one error.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_TYPEINFERENCEIMPL_H
#define MINCAML_LIB_FRONTEND_TYPEINFERENCEIMPL_H

#include "Externals.h"
#include "SymbolTable.h"
#include "Unifier.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"

namespace mincaml {

class TypeInference {
public:
  TypeInference(TypeContext &Types, DiagnosticEngine &Diagnostics)
      : Types(Types), Diagnostics(Diagnostics), U(Types), TheExternals(Types) {}

  bool run(ast::Expression &Program);

private:
  // TypeInference.cpp: the walk.
  Type *infer(ast::Expression *E);
  Type *inferLeftSpine(ast::Expression *E);
  Type *inferWithLeft(ast::Expression *E, Type *Left,
                      const ast::Expression *Parent);
  Type *inferLeaf(ast::Expression *E, bool IsCallee);
  Type *inferVariable(ast::VariableReference *V, bool IsCallee);
  Type *inferIf(ast::If *I);
  Type *inferTuple(ast::Tuple *T);
  Type *inferBinary(ast::Binary *B, Type *Left);
  Type *inferApply(ast::Apply *A, Type *Callee, const ast::Expression *Parent);
  void inferLet(ast::Let *L);
  void inferLetRec(ast::LetRec *L);
  void inferLetTuple(ast::LetTuple *L);
  Type *elementType(ast::Expression *Array, Type *Ty);
  Type *freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                      const void *Group = nullptr);
  void setType(ast::Expression *E, Type *T);
  void setType(ast::Binder &B, Type *T);
  bool unify(Type *Found, Type *Expected, const ast::Expression *At);
  void defaultOpenVariables();
  void checkComparisons();

  // CheckOperators.cpp: operators and conditions.
  bool checkOperand(llvm::StringRef Operator, llvm::SMLoc OperatorLoc,
                    Type *Wanted, const ast::Expression *Operand, Type *Found);
  Type *checkArithmetic(const ast::Binary *B, Type *Left, Type *Right);
  void reportArithmetic(const ast::Binary *B, const ast::Expression *Operand,
                        Type *Found, const ast::Expression *Other,
                        Type *OtherType);
  void reportSubtraction(const ast::Binary *B, Type *Function);
  void checkComparison(const ast::Binary *B, Type *Left, Type *Right);
  void reportNotComparable(const ast::Binary *B, Type *Found);
  void checkCondition(const ast::Expression *E, Type *Found);
  bool checkBranch(const ast::Expression *E, Type *Found,
                   const ast::Expression *First, Type *FirstType);
  bool checkElseless(const ast::If *I, Type *Found);

  // CheckTypes.cpp: everything else.
  void checkSequence(const ast::Expression *First, Type *Found);
  void checkProgram(const ast::Expression *Program, Type *Found);
  void checkExpected(const ast::Expression *E, Type *Found, Type *Expected,
                     llvm::StringRef What);
  void checkElement(const ast::ArrayPut *P, Type *Found, Type *Element);
  void checkResult(const ast::FunctionDefinition *F, Type *Found, Type *Result);
  bool checkArgument(const ast::Apply *A, unsigned I, Type *Found,
                     Type *Parameter);
  bool checkArgumentCount(const ast::Apply *A, Type *Callee,
                          const ast::Expression *Parent);
  void reportTooManyArguments(const ast::Apply *A, Type *Callee);
  void reportNotAFunction(const ast::Apply *A, Type *Callee);
  void reportNotAnArray(const ast::Expression *E, Type *Found);
  void reportTuplePattern(const ast::LetTuple *L, Type *Found);
  void reportCycles();

  // What messages are made of.
  std::string describe(const ast::Expression *E) const;
  void fixLiteral(Diagnostic &D, const ast::Expression *E, Type *Expected);
  void noteReason(Diagnostic &D, const ast::Expression *E);
  const Symbol *symbolOf(const ast::Expression *E) const;

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier U;
  Externals TheExternals;
  SymbolTable Symbols;

  // Stacks; each activation uses what is above their size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> LeftSpine;
  std::vector<Type *> Arguments;

  /// Every type of the tree, to be resolved at the end.
  std::vector<Type **> Slots;
  /// Comparisons of what was still open.
  std::vector<const ast::Binary *> OpenComparisons;
  /// The variables made for this program: what of, and in which definition.
  struct Variable {
    Type *Ty;
    llvm::SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

/// The expression that gives E its value, if E is a definition or a sequence.
const ast::Expression *resultExpression(const ast::Expression *E);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_TYPEINFERENCEIMPL_H
