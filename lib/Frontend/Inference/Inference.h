//===- Inference.h - Type inference -----------------------------*- C++ -*-===//
//
// Inference walks the tree once. It recurses on nesting only. Chains of
// definitions and sequences, chains of `else if`, and chains of left operands
// are loops, so that text that the parser reads in a loop does not recurse here
// either.
//
// `infer` returns the type that an expression has. The checks compare it with
// the type that the context requires and report errors. After an error, the
// expression has the poison type, which equals every type, so that one mistake
// gives one error.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H

#include "Builtins.h"
#include "Inference/Annotations.h"
#include "Inference/CallChecks.h"
#include "Inference/ContextChecks.h"
#include "Inference/DeclaredExternals.h"
#include "Inference/ExceptionInference.h"
#include "Inference/Externals.h"
#include "Inference/Generalizer.h"
#include "Inference/OperatorChecks.h"
#include "Inference/PatternInference.h"
#include "Inference/TypeRecorder.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/Support/Compiler.h"

namespace mincaml {

class TypeInference {
public:
  TypeInference(TypeContext &Types, const LanguageOptions &Options,
                DiagnosticEngine &Diagnostics)
      : Types(Types), Options(Options), Diagnostics(Diagnostics), U(Types),
        Explanations(U, Symbols), TheExternals(Types, Options),
        Operators(Types, Options, Diagnostics, U, Explanations),
        Calls(Types, Options, Diagnostics, U, Explanations),
        Contexts(Types, Diagnostics, U, Explanations), Recorder(Types),
        Annotations(Types, Diagnostics, Recorder, U.poison()),
        Patterns(Types, U, Symbols, Contexts, Recorder, Annotations),
        Exceptions(Types, Diagnostics, U, Explanations, Contexts, Annotations,
                   Patterns),
        Declarations(Types, Diagnostics, U, Symbols, Recorder, Annotations),
        Schemes(Types, U) {}

  bool run(ast::Expression &Program);

private:
  // These functions are not inlined: a single frame with the variables of all
  // of them would need more stack for each level of nesting.
  LLVM_ATTRIBUTE_NOINLINE Type *infer(ast::Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeftSpine(ast::Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Type *inferWithLeft(ast::Expression *E, Type *Left,
                                              const ast::Expression *Parent);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeaf(ast::Expression *E, bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE Type *inferVariable(ast::VariableReference *V,
                                              bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE Type *inferIf(ast::If *I);
  LLVM_ATTRIBUTE_NOINLINE Type *inferTuple(ast::Tuple *T);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBinary(ast::Binary *B, Type *Left);
  LLVM_ATTRIBUTE_NOINLINE Type *inferApply(ast::Apply *A, Type *Callee,
                                           const ast::Expression *Parent);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFun(ast::Fun *F);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFor(ast::For *F);
  LLVM_ATTRIBUTE_NOINLINE Type *inferArrayLiteral(ast::ArrayLiteral *A);
  LLVM_ATTRIBUTE_NOINLINE Type *inferTry(ast::Try *T);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBuiltin(ast::VariableReference *V,
                                             Builtin B, bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE void inferLet(ast::Let *L);
  LLVM_ATTRIBUTE_NOINLINE void inferLetTuple(ast::LetTuple *L);
  LLVM_ATTRIBUTE_NOINLINE void inferDefinitions(ast::LetDefinitions *L);

  LLVM_ATTRIBUTE_NOINLINE Type *inferUse(ast::VariableReference *V,
                                         const Symbol &S);
  LLVM_ATTRIBUTE_NOINLINE void
  inferRecursive(llvm::ArrayRef<ast::FunctionDefinition *> Functions);

  Type *annotatedType(const ast::TypeExpression *Annotation,
                      const ast::Expression *Value, Type *Found,
                      const llvm::Twine &What);
  Type *declareFunction(ast::FunctionDefinition *F);
  void inferFunctionBody(ast::FunctionDefinition *F, Type *Result);

  Type *elementType(ast::Expression *Holder, Type *Ty,
                    llvm::SMRange ReferenceOperator = {});

  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier U;
  SymbolTable Symbols;
  TypeExplanations Explanations;
  Externals TheExternals;
  OperatorChecks Operators;
  CallChecks Calls;
  ContextChecks Contexts;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> LeftSpine;
  std::vector<Type *> Arguments;
  /// The functions without `rec` whose bodies are being inferred.
  std::vector<const ast::Binder *> NotVisible;
  /// The names that the enclosing `let ... and ...` have defined so far.
  std::vector<const ast::Binder *> JoinedByAnd;
  /// Empty array literals and `assert false`, for which desugaring constructs
  /// arbitrary values.
  std::vector<const ast::Expression *> ArbitraryValues;

  TypeRecorder Recorder;
  TypeAnnotations Annotations;
  PatternInference Patterns;
  ExceptionInference Exceptions;
  DeclaredExternals Declarations;
  Generalizer Schemes;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_INFERENCE_H
