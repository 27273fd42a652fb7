//===- Children.cpp - The operands of a node ------------------------------===//

#include "Children.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::SmallVectorImpl;

void mincaml::generator::addChildren(
    const Expression *E, SmallVectorImpl<const Expression *> &Children) {
  auto Add = [&](auto... Operands) { (Children.push_back(Operands), ...); };
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
  case Expression::Kind::BoolLiteral:
  case Expression::Kind::IntLiteral:
  case Expression::Kind::FloatLiteral:
  case Expression::Kind::VariableReference:
    break;
  case Expression::Kind::Not:
    return Add(cast<Not>(E)->Operand);
  case Expression::Kind::Negate:
    return Add(cast<Negate>(E)->Operand);
  case Expression::Kind::FloatNegate:
    return Add(cast<FloatNegate>(E)->Operand);
  case Expression::Kind::Binary:
    return Add(cast<Binary>(E)->Left, cast<Binary>(E)->Right);
  case Expression::Kind::If: {
    const auto *I = cast<If>(E);
    Add(I->Condition, I->Then);
    if (I->Else)
      Add(I->Else);
    break;
  }
  case Expression::Kind::Let:
    return Add(cast<Let>(E)->Value, cast<Let>(E)->Body);
  case Expression::Kind::LetRec:
    return Add(cast<LetRec>(E)->Function->Body, cast<LetRec>(E)->Body);
  case Expression::Kind::LetTuple:
    return Add(cast<LetTuple>(E)->Value, cast<LetTuple>(E)->Body);
  case Expression::Kind::Apply: {
    const auto *A = cast<Apply>(E);
    Add(A->Callee);
    Children.append(A->Arguments.begin(), A->Arguments.end());
    break;
  }
  case Expression::Kind::Tuple: {
    const auto *T = cast<Tuple>(E);
    Children.append(T->Elements.begin(), T->Elements.end());
    break;
  }
  case Expression::Kind::ArrayMake:
    return Add(cast<ArrayMake>(E)->Size, cast<ArrayMake>(E)->Initial);
  case Expression::Kind::ArrayGet:
    return Add(cast<ArrayGet>(E)->Array, cast<ArrayGet>(E)->Index);
  case Expression::Kind::ArrayPut: {
    const auto *P = cast<ArrayPut>(E);
    return Add(P->Array, P->Index, P->Value);
  }
  case Expression::Kind::ArrayLength:
    return Add(cast<ArrayLength>(E)->Array);
  case Expression::Kind::Sequence:
    return Add(cast<Sequence>(E)->First, cast<Sequence>(E)->Second);
  }
}
