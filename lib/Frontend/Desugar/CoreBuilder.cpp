//===- CoreBuilder.cpp - Makes typed expressions of the core --------------===//

#include "Desugar/CoreBuilder.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

/// A binder with a new name. It is not in scope.
Binder CoreBuilder::fresh(StringRef Prefix, llvm::SMRange Range, Type *Ty) {
  std::string Name =
      (llvm::Twine(Prefix) + "#" + llvm::Twine(++LastNumber)).str();
  return {Trees.intern(Name), Range, Ty};
}

Expression *CoreBuilder::reference(const Binder &B, llvm::SMRange Range) {
  auto *V = Trees.make<VariableReference>(Range, B.Name);
  V->Ty = B.Ty;
  return V;
}

Expression *CoreBuilder::unit(SMRange Range) {
  auto *U = Trees.make<UnitLiteral>(Range);
  U->Ty = Types.unit();
  return U;
}

Expression *CoreBuilder::integer(int32_t Value, SMRange Range) {
  auto *I = Trees.make<IntLiteral>(Range, Value);
  I->Ty = Types.integer();
  return I;
}

Expression *CoreBuilder::binary(BinaryOperator Operator, Expression *Left,
                                Expression *Right, SMRange Range) {
  auto *B = Trees.make<Binary>(Range, Operator, Range.Start, Left, Right);
  B->Ty =
      group(Operator) == OperatorGroup::Comparison ? Types.boolean() : Left->Ty;
  return B;
}

Expression *CoreBuilder::conditional(Expression *Condition, Expression *Then,
                                     Expression *Else) {
  auto *I = Trees.make<If>(Condition->Range, Condition, Then, Else);
  I->Ty = Then->Ty;
  return I;
}

Expression *CoreBuilder::sequence(Expression *First, Expression *Second) {
  auto *S = Trees.make<Sequence>(First->Range, First, Second);
  S->Ty = Second->Ty;
  return S;
}

Expression *CoreBuilder::let(const Binder &B, Expression *Value,
                             Expression *Body) {
  auto *L = Trees.make<Let>(Value->Range, B, Value, Body);
  L->Ty = Body->Ty;
  return L;
}

Expression *CoreBuilder::letRec(FunctionDefinition *F, Expression *Body) {
  auto *L = Trees.make<LetRec>(F->Range, F, Body);
  L->Ty = Body->Ty;
  return L;
}

Expression *CoreBuilder::call(const Binder &Callee, Expression *Argument,
                              SMRange Range) {
  auto *A = Trees.make<Apply>(Range, reference(Callee, Range),
                              Trees.copy(llvm::ArrayRef(Argument)));
  A->Ty = Callee.Ty->resolve()->result();
  return A;
}

Expression *CoreBuilder::element(Expression *Array, int32_t Index,
                                 SMRange Range) {
  auto *G = Trees.make<ArrayGet>(Range, Array, integer(Index, Range));
  G->Ty = Array->Ty->resolve()->element();
  return G;
}

Expression *CoreBuilder::store(Expression *Array, int32_t Index,
                               Expression *Value, SMRange Range) {
  auto *P = Trees.make<ArrayPut>(Range, Array, integer(Index, Range), Value);
  P->Ty = Types.unit();
  return P;
}

FunctionDefinition *CoreBuilder::function(llvm::StringRef Prefix,
                                          llvm::ArrayRef<Binder> Parameters,
                                          Type *Result, SMRange Range) {
  std::vector<Type *> ParameterTypes;
  for (const Binder &B : Parameters)
    ParameterTypes.push_back(B.Ty);
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = fresh(Prefix, Range, Types.function(ParameterTypes, Result));
  F->Parameters = Trees.copy(Parameters);
  F->Range = Range;
  return F;
}

/// A value that is never used. Inference limits the size of the type.
Expression *CoreBuilder::arbitraryValue(Type *Ty, SMRange Range) {
  Ty = Ty->resolve();
  Expression *E = nullptr;
  switch (Ty->kind()) {
  case Type::Kind::Unit:
    return unit(Range);
  case Type::Kind::Bool:
    E = Trees.make<BoolLiteral>(Range, false);
    break;
  case Type::Kind::Int:
  case Type::Kind::Variable:
    return integer(0, Range);
  case Type::Kind::Float:
    E = Trees.make<FloatLiteral>(Range, 0.0);
    break;
  case Type::Kind::Array:
    E = Trees.make<ArrayMake>(Range, integer(Ty->isReference(), Range),
                              arbitraryValue(Ty->element(), Range));
    break;
  case Type::Kind::Tuple: {
    std::vector<Expression *> Components;
    for (unsigned I = 0; I != Ty->size(); ++I)
      Components.push_back(arbitraryValue(Ty->operand(I), Range));
    E = Trees.make<Tuple>(Range, Trees.copy(llvm::ArrayRef(Components)));
    break;
  }
  case Type::Kind::Function: {
    // A function that would not return.
    std::vector<Binder> Parameters;
    std::vector<Expression *> Arguments;
    for (unsigned I = 0; I != Ty->size(); ++I) {
      Parameters.push_back(fresh("parameter", Range, Ty->operand(I)));
      Arguments.push_back(reference(Parameters.back(), Range));
    }
    FunctionDefinition *F = function("none", Parameters, Ty->result(), Range);
    F->Body = Trees.make<Apply>(Range, reference(F->Name, Range),
                                Trees.copy(llvm::ArrayRef(Arguments)));
    F->Body->Ty = Ty->result();
    return letRec(F, reference(F->Name, Range));
  }
  }
  E->Ty = Ty;
  return E;
}
