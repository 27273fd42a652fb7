//===- Definitions.cpp - The types of definitions -------------------------===//

#include "Inference/Inference.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;

/// The type of the value of B, which agrees with the type that the program
/// states.
Type *TypeInference::statedType(const Binder &B, const Expression *Value,
                                Type *Found) {
  if (!B.Annotation)
    return Found;
  return Contexts.checkStated(
      Value, Found, Annotations.resolve(*B.Annotation), *B.Annotation,
      B.Name == "_" ? "this value" : ("the value of '" + B.Name + "'").str());
}

void TypeInference::inferLet(Let *L) {
  Type *Found = infer(L->Value);
  Inferred.setType(L->Variable, statedType(L->Variable, L->Value, Found));
  Symbols.add(L->Variable);
}

/// How messages refer to a parameter that is not a name.
static std::string parameterName(const Binder &P) {
  return "the parameter '" + nameInText(P) + "'";
}

/// Gives a function and its parameters new types. Returns that of the result.
Type *TypeInference::declareFunction(FunctionDefinition *F) {
  size_t Base = Arguments.size();
  for (Binder &P : F->Parameters) {
    Type *T = P.IsUnitPattern ? Types.unit()
              : P.Annotation
                  ? Annotations.resolve(*P.Annotation)
                  : Inferred.freshVariable(P.Range, parameterName(P), F);
    if (P.IsUnitPattern && P.Annotation)
      Contexts.checkStated(P.Range, T, Annotations.resolve(*P.Annotation),
                           *P.Annotation);
    Inferred.setType(P, T);
    Arguments.push_back(T);
  }
  Type *Result =
      F->ResultAnnotation
          ? Annotations.resolve(*F->ResultAnnotation)
          : Inferred.freshVariable(
                F->Name.Range, "the result of '" + nameInText(F->Name) + "'",
                F);
  Inferred.setType(
      F->Name, Types.function(ArrayRef(Arguments).drop_front(Base), Result));
  Arguments.resize(Base);
  if (const TypeExpression *Stated = F->Name.Annotation)
    Contexts.checkStated(F->Name.Range, F->Name.Ty,
                         Annotations.resolve(*Stated), *Stated);
  for (size_t I = 0; I != F->Patterns.size(); ++I)
    Patterns.infer(F->Patterns[I], F->Parameters[I].Ty, nullptr, F);
  return Result;
}

void TypeInference::inferFunctionBody(FunctionDefinition *F, Type *Result) {
  size_t Scope = Symbols.size();
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    const Binder &P = F->Parameters[I];
    if (F->Patterns.empty())
      Symbols.add(P);
    else
      Patterns.add(F->Patterns[I]);
  }
  Type *Found = infer(F->Body);
  if (F->ResultAnnotation)
    Contexts.checkStated(F->Body, Found, Result, *F->ResultAnnotation,
                         "the result of '" + nameInText(F->Name) + "'");
  else
    Contexts.checkResult(F, Found, Result);
  Symbols.leave(Scope);
}

void TypeInference::inferLetRec(LetRec *L) {
  FunctionDefinition *F = L->Function;
  Type *Result = declareFunction(F);
  Symbols.add(F->Name, F);
  inferFunctionBody(F, Result);
}

/// The definitions do not see each other, unless they are recursive.
void TypeInference::inferDefinitions(LetDefinitions *L) {
  bool WasInTopLevel = Calls.isInTopLevelDefinition();
  Calls.setInTopLevelDefinition(WasInTopLevel || L->IsTopLevel);
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    if (!D.Function) {
      Type *Found = infer(Value);
      Patterns.infer(D.Target, statedType(D.Target.Variable, Value, Found),
                     Value, L);
      continue;
    }
    Type *Result = declareFunction(D.Function);
    if (L->IsRecursive) {
      Symbols.add(D.Function->Name, D.Function);
      inferFunctionBody(D.Function, Result);
      continue;
    }
    NotVisible.push_back(&D.Function->Name);
    inferFunctionBody(D.Function, Result);
    NotVisible.pop_back();
  }
  Calls.setInTopLevelDefinition(WasInTopLevel);
  if (L->IsTopLevel)
    Annotations.endDefinition();
  if (L->IsRecursive)
    return;
  for (const Definition &D : L->Definitions) {
    if (D.Function)
      Symbols.add(D.Function->Name, D.Function);
    else
      Patterns.add(D.Target);
  }
}

void TypeInference::inferLetTuple(LetTuple *L) {
  Type *Value = infer(L->Value)->resolve();
  size_t Size = L->Variables.size();
  bool IsOpen = Value->isVariable() && !U.isPoison(Value);
  bool Fits = Value->isTuple() && Value->size() == Size;
  if (!IsOpen && !Fits && !U.isPoison(Value))
    Contexts.reportTuplePattern(
        {L->Variables.front().Range.Start, L->Variables.back().Range.End}, Size,
        L->Value, Value);

  size_t Base = Arguments.size();
  llvm::MutableArrayRef<Binder> Binders = L->Variables;
  for (unsigned I = 0; I != Size; ++I) {
    Type *T = U.poison();
    if (Fits)
      T = Value->operand(I);
    else if (IsOpen)
      T = Inferred.freshVariable(Binders[I].Range,
                                 ("'" + Binders[I].Name + "'").str(), L);
    Arguments.push_back(T);
    Inferred.setType(Binders[I], T);
  }
  if (IsOpen)
    unifyAt(U, Value, Types.tuple(ArrayRef(Arguments).drop_front(Base)),
            L->Value);
  Arguments.resize(Base);
  for (const Binder &B : Binders)
    Symbols.add(B);
}
