//===- ExtendedExpressions.cpp - Types of surface expressions -------------===//

#include "Currying.h"
#include "Inference/Inference.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;

Type *TypeInference::inferBuiltin(VariableReference *V, Builtin B,
                                  bool IsCallee) {
  V->ResolvedTo = VariableReference::Resolution::Builtin;
  if (takesFormat(B) && !IsCallee) {
    Diagnostics.report(V->Range, DiagnosticID::FormatNotLiteral, V->Name);
    return U.poison();
  }
  BuiltinType T = builtinType(B, Types);
  if (T.Open)
    Recorder.addVariable(T.Open, V->Range,
                         ("this use of '" + V->Name + "'").str());
  if (T.Compared)
    Operators.addComparison(V, T.Compared);
  V->NumParameters = Currying::size(T.Ty);
  return T.Ty;
}

Type *TypeInference::inferFun(Fun *F) {
  Type *Result = declareFunction(F->Function);
  inferFunctionBody(F->Function, Result);
  return F->Function->Name.Ty;
}

Type *TypeInference::inferFor(For *F) {
  Contexts.checkExpected(F->From, infer(F->From), Types.integer(),
                         "the first value of a loop");
  Contexts.checkExpected(F->To, infer(F->To), Types.integer(),
                         "the last value of a loop");
  Recorder.setType(F->Variable, Types.integer());
  size_t Scope = Symbols.size();
  Symbols.add(F->Variable);
  Contexts.checkLoopBody(F->Body, infer(F->Body));
  Symbols.endScope(Scope);
  return Types.unit();
}

/// Whether A is like `[| 1, 2 |]`, where the commas are probably meant to be
/// semicolons.
static bool isTupleWithoutParentheses(const ArrayLiteral &A) {
  if (A.Elements.size() != 1 || !llvm::isa<Tuple>(A.Elements.front()))
    return false;
  const char *Start = A.Range.Start.getPointer();
  const char *First = A.Elements.front()->Range.Start.getPointer();
  return !llvm::StringRef(Start, First - Start).contains('(');
}

Type *TypeInference::inferArrayLiteral(ArrayLiteral *A) {
  Type *Element = nullptr;
  for (Expression *E : A->Elements) {
    Type *Found = infer(E);
    if (!Element)
      Element = Found;
    else
      Contexts.checkStored(E, Found, Element, A->Elements.front(),
                           DiagnosticID::ElementType);
  }
  if (isTupleWithoutParentheses(*A))
    Explanations.addArrayOfTuple(*A);
  if (!Element) {
    Element = Recorder.freshVariable(A->Range, "the elements of this array");
    ArbitraryValues.push_back(A);
  }
  return Types.array(Element);
}

Type *TypeInference::inferTry(Try *T) {
  Type *Result = infer(T->Body);
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    size_t Scope = Symbols.size();
    Exceptions.inferPattern(T->Cases[I]);
    Type *Found = infer(T->Handlers[I]);
    Symbols.endScope(Scope);
    if (T->Cases[I].IsOrAlternative)
      continue;
    if (!Exceptions.checkHandler(T->Handlers[I], Found, Result))
      Result = U.poison();
  }
  Exceptions.checkAlternatives(*T);
  Exceptions.warnOfUnusedCases(*T);
  return Result;
}
