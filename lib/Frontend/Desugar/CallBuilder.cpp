//===- CallBuilder.cpp - Calls with all arguments -------------------------===//

#include "Desugar/CallBuilder.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMRange;

/// Whether E may be evaluated later than its position in the text, and any
/// number of times.
static bool isTrivial(const Expression *E) {
  return isa<VariableReference, UnitLiteral, BoolLiteral, IntLiteral,
             FloatLiteral, CharacterLiteral, StringLiteral>(E);
}

///   fun x y -> e   becomes   let rec f x = let rec g y = e in g in f
///
/// if the type is that of a function that returns a function.
Expression *CallBuilder::makeCurried(llvm::StringRef Prefix, Type *Ty,
                                     ArrayRef<Binder> Parameters,
                                     Expression *Body, SMRange Range) {
  std::vector<Type *> Nested;
  for (size_t Size = 0; Size != Parameters.size(); Ty = Ty->result()) {
    Ty = Ty->resolve();
    Size += Ty->size();
    Nested.push_back(Ty);
  }
  for (const Type *T : llvm::reverse(Nested)) {
    FunctionDefinition *F =
        function(Prefix, Parameters.take_back(T->size()), T->result(), Range);
    Parameters = Parameters.drop_back(T->size());
    F->Body = Body;
    Body = letRec(F, reference(F->Name, Range));
  }
  return Body;
}

std::vector<Binder> CallBuilder::makeParameters(Type *&Ty, unsigned Count,
                                                SMRange Range) {
  std::vector<Binder> Parameters;
  while (Parameters.size() != Count) {
    Ty = Ty->resolve();
    for (unsigned I = 0; I != Ty->size(); ++I)
      Parameters.push_back(fresh("parameter", Range, Ty->operand(I)));
    Ty = Ty->result();
  }
  return Parameters;
}

void CallBuilder::nameOperands(llvm::MutableArrayRef<Expression *> Operands,
                               std::vector<NamedValue> &Bindings) {
  for (Expression *&E : Operands) {
    if (isTrivial(E))
      continue;
    Bindings.push_back({fresh("argument", E->Range, E->Ty), E});
    E = reference(Bindings.back().Name, E->Range);
  }
}

Expression *CallBuilder::bindOperands(std::vector<NamedValue> Bindings,
                                      Expression *Body) {
  for (; !Bindings.empty(); Bindings.pop_back())
    Body = let(Bindings.back().Name, Bindings.back().Value, Body);
  return Body;
}

/// If f has two parameters:
///
///   f x   becomes   let x' = x in
///                   let rec g y = f x' y in g
Expression *CallBuilder::makePartial(Apply *A, unsigned Wanted, MakeBody Make) {
  std::vector<NamedValue> Bindings;
  nameOperands(A->Callee, Bindings);
  nameOperands(A->Arguments, Bindings);
  Type *Result = A->Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, Wanted - A->Arguments.size(), A->Range);
  std::vector<Expression *> Arguments = A->Arguments.vec();
  for (const Binder &B : Parameters)
    Arguments.push_back(reference(B, A->Range));
  Expression *Body = Make(Trees.copy(ArrayRef(Arguments)));
  return bindOperands(
      Bindings, makeCurried("partial", A->Ty, Parameters, Body, A->Range));
}

/// If f has one parameter and returns a function:
///
///   f x y   becomes   let y' = y in (f x) y'
Expression *CallBuilder::makeCall(Apply *A) {
  A->Written = Apply::Notation::Plain;
  std::vector<NamedValue> Bindings;
  Type *Callee = A->Callee->Ty->resolve();
  auto Rest = [&] { return A->Arguments.drop_front(Callee->size()); };
  // All operands must be evaluated before the first call.
  if (A->Arguments.size() > Callee->size() &&
      !llvm::all_of(Rest(), isTrivial)) {
    nameOperands(A->Callee, Bindings);
    nameOperands(A->Arguments, Bindings);
  }
  while (A->Arguments.size() > Callee->size()) {
    A->Callee = make<Apply>(Callee->result(), A->Range, A->Callee,
                            A->Arguments.take_front(Callee->size()));
    A->Arguments = Rest();
    Callee = A->Callee->Ty->resolve();
  }
  Expression *E = A;
  if (A->Arguments.size() < Callee->size())
    E = makePartial(
        A, Callee->size(), [&](llvm::MutableArrayRef<Expression *> All) {
          return make<Apply>(Callee->result(), A->Range, A->Callee, All);
        });
  return bindOperands(Bindings, E);
}

Expression *CallBuilder::makeFunctionValue(VariableReference *V,
                                           Expression *Core) {
  Type *Ty = V->Ty->resolve();
  if (V->NumParameters <= Ty->size())
    return Core;
  Type *Result = Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, V->NumParameters, V->Range);
  std::vector<Type *> ParameterTypes;
  std::vector<Expression *> Arguments;
  for (const Binder &B : Parameters) {
    ParameterTypes.push_back(B.Ty);
    Arguments.push_back(reference(B, V->Range));
  }
  Core->Ty = Types.function(ParameterTypes, Result);
  Expression *Body =
      make<Apply>(Result, V->Range, Core, Trees.copy(ArrayRef(Arguments)));
  return makeCurried(V->Name, Ty, Parameters, Body, V->Range);
}
