//===- Definitions.cpp - The types of definitions -------------------------===//

#include "Currying.h"
#include "Inference/Inference.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;

/// Returns the type that the annotation states, after checking that the value
/// has it; without an annotation, the type Found of the value.
Type *TypeInference::annotatedType(const TypeExpression *Annotation,
                                   const Expression *Value, Type *Found,
                                   const llvm::Twine &What) {
  if (!Annotation)
    return Found;
  Type *Expected = Annotations.resolve(*Annotation);
  Contexts.checkExpected(Value, Found, Expected, What.str(), Annotation);
  return Expected;
}

/// The name of the value of a definition in messages.
static std::string valueName(const Binder &B) {
  return B.Name == "_" ? "this value" : ("the value of '" + B.Name + "'").str();
}

/// Whether the type of a definition with this value may be generalized. This is
/// the value restriction, without which an array could be written at one type
/// and read at another. Such a value may also be evaluated once for each type.
static bool isGeneralizable(const Expression *Value) {
  while (auto *A = llvm::dyn_cast<Annotated>(Value))
    Value = A->Operand;
  return llvm::isa<Fun, VariableReference>(Value);
}

void TypeInference::inferLet(Let *L) {
  bool Generalizes = !Options.Strict && isGeneralizable(L->Value);
  if (Generalizes)
    Schemes.enter();
  Type *Found = infer(L->Value);
  Recorder.setType(L->Variable, annotatedType(L->Variable.Annotation, L->Value,
                                              Found, valueName(L->Variable)));
  if (Generalizes)
    Schemes.generalize(&L->Variable);
  Symbols.add(L->Variable);
}

/// The name of a parameter in messages.
static std::string parameterName(const Binder &P) {
  return "the parameter '" + nameInText(P) + "'";
}

/// Assigns new types to a function and its parameters. Returns the type of the
/// result.
Type *TypeInference::declareFunction(FunctionDefinition *F) {
  size_t Base = Arguments.size();
  for (Binder &P : F->Parameters) {
    Type *T = P.IsUnitPattern ? Types.unit()
              : P.Annotation
                  ? Annotations.resolve(*P.Annotation)
                  : Recorder.freshVariable(P.Range, parameterName(P), F);
    if (P.IsUnitPattern && P.Annotation)
      Contexts.checkAnnotation(P.Range, T, Annotations.resolve(*P.Annotation),
                               *P.Annotation);
    Recorder.setType(P, T);
    Arguments.push_back(T);
  }
  Type *Result = F->ResultAnnotation
                     ? Annotations.resolve(*F->ResultAnnotation)
                     : Recorder.freshVariable(
                           F->Name.Range,
                           "the result of '" + nameInText(F->Name) + "'", F);
  Recorder.setType(
      F->Name, Types.function(ArrayRef(Arguments).drop_front(Base), Result));
  Arguments.resize(Base);
  if (const TypeExpression *Annotation = F->Name.Annotation)
    Contexts.checkAnnotation(
        F->Name.Range,
        Currying::withOwnArity(Types, F->Name.Ty, F->Parameters.size()),
        Annotations.resolve(*Annotation), *Annotation);
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
    Contexts.checkExpected(F->Body, Found, Result,
                           "the result of '" + nameInText(F->Name) + "'",
                           F->ResultAnnotation);
  else
    Contexts.checkResult(F, Found, Result);
  Symbols.endScope(Scope);
}

/// Infers mutually recursive functions, which are monomorphic in their own
/// bodies.
void TypeInference::inferRecursive(ArrayRef<FunctionDefinition *> Functions) {
  std::vector<VariableReference *> Uses;
  std::vector<Type *> Results;
  if (!Options.Strict)
    Schemes.enter();
  for (FunctionDefinition *F : Functions) {
    Results.push_back(declareFunction(F));
    Symbols.add(F->Name, F, Options.Strict ? nullptr : &Uses);
  }
  for (auto [F, Result] : llvm::zip_equal(Functions, Results))
    inferFunctionBody(F, Result);
  if (Options.Strict)
    return;
  std::vector<Binder *> Names;
  for (FunctionDefinition *F : Functions)
    Names.push_back(&F->Name);
  Schemes.generalize(Names);
  for (const Binder *Name : Names)
    Symbols.setScheme(*Name);
  // Uses inside the definition are instances at the variables of its own
  // scheme, so that each copy of the definition refers to itself.
  if (const TypeScheme *Scheme = Names.front()->Scheme)
    for (VariableReference *V : Uses)
      V->Instance = Types.instance(Scheme, Scheme->Variables);
}

/// Returns the type of a use of a variable that the program defines.
Type *TypeInference::inferUse(VariableReference *V, const Symbol &S) {
  V->ResolvedTo = VariableReference::Resolution::Local;
  if (S.Function)
    V->NumParameters = S.Function->Parameters.size();
  if (S.External) {
    V->ResolvedTo = VariableReference::Resolution::DeclaredExternal;
    V->External = S.External;
    V->NumParameters = S.External->Arity;
  }
  if (S.Uses)
    S.Uses->push_back(V);
  if (!S.Scheme)
    return S.Ty;
  const TypeScheme &Scheme = *S.Scheme;
  TypeInstance *Instance = nullptr;
  Type *T = Schemes.instantiate(Scheme, Instance);
  if (!T) {
    Diagnostics.report(V->Range, DiagnosticID::LargePolymorphicType, V->Name)
        .note(S.Range, "the definition is here");
    return U.poison();
  }
  V->Instance = Instance;
  for (auto [Variable, Argument] :
       llvm::zip_equal(Scheme.Variables, Instance->Arguments)) {
    Recorder.addSilentVariable(Argument);
    const Expression *Comparison = U.comparison(Variable);
    if (Comparison && S.isOfLibrary())
      Operators.addComparison(V, Argument);
    else if (Comparison)
      Operators.addInstance(V, Argument, Comparison);
  }
  return T;
}

/// Infers the definitions of a `let ... and ...`, which are not in the scope of
/// each other unless they are recursive.
void TypeInference::inferDefinitions(LetDefinitions *L) {
  bool WasInTopLevel = Calls.isInTopLevelDefinition();
  Calls.setInTopLevelDefinition(WasInTopLevel || L->IsTopLevel);
  if (L->IsRecursive) {
    std::vector<FunctionDefinition *> Functions;
    for (const Definition &D : L->Definitions)
      Functions.push_back(D.Function);
    inferRecursive(Functions);
    Calls.setInTopLevelDefinition(WasInTopLevel);
    if (L->IsTopLevel)
      Annotations.endDefinition();
    return;
  }
  size_t Joined = JoinedByAnd.size();
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    bool IsName = !D.Target.isTuple() && !D.Target.Variable.IsUnitPattern;
    bool Generalizes =
        !Options.Strict && (D.Function || (IsName && isGeneralizable(Value)));
    if (Generalizes)
      Schemes.enter();
    if (D.Function) {
      Type *Result = declareFunction(D.Function);
      NotVisible.push_back(&D.Function->Name);
      inferFunctionBody(D.Function, Result);
      NotVisible.pop_back();
    } else {
      Type *Found = infer(Value);
      const Binder &Name = D.Target.Variable;
      Patterns.infer(
          D.Target,
          annotatedType(Name.Annotation, Value, Found, valueName(Name)), Value,
          L);
    }
    if (Generalizes)
      Schemes.generalize(D.Function ? &D.Function->Name : &D.Target.Variable);
    JoinedByAnd.push_back(D.Function ? &D.Function->Name : &D.Target.Variable);
  }
  JoinedByAnd.resize(Joined);
  Calls.setInTopLevelDefinition(WasInTopLevel);
  if (L->IsTopLevel)
    Annotations.endDefinition();
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
      T = Recorder.freshVariable(Binders[I].Range,
                                 ("'" + Binders[I].Name + "'").str(), L);
    Arguments.push_back(T);
    Recorder.setType(Binders[I], T);
  }
  if (IsOpen)
    unifyAt(U, Value, Types.tuple(ArrayRef(Arguments).drop_front(Base)),
            L->Value);
  Arguments.resize(Base);
  for (const Binder &B : Binders)
    Symbols.add(B);
}
