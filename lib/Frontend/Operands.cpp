//===- Operands.cpp - The expressions in an expression --------------------===//

#include "mincaml/Frontend/Operands.h"

using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;

static Expression **element(ArrayRef<Expression *> Es, unsigned I) {
  return I < Es.size() ? const_cast<Expression **>(&Es[I]) : nullptr;
}

static Expression **pick(unsigned I, ArrayRef<Expression **> Slots) {
  return I < Slots.size() ? Slots[I] : nullptr;
}

Expression **mincaml::ast::operand(Expression *E, unsigned I) {
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
  case Expression::Kind::BoolLiteral:
  case Expression::Kind::IntLiteral:
  case Expression::Kind::FloatLiteral:
  case Expression::Kind::VariableReference:
    return nullptr;
  case Expression::Kind::Not:
    return pick(I, {&cast<Not>(E)->Operand});
  case Expression::Kind::Negate:
    return pick(I, {&cast<Negate>(E)->Operand});
  case Expression::Kind::FloatNegate:
    return pick(I, {&cast<FloatNegate>(E)->Operand});
  case Expression::Kind::Binary:
    return pick(I, {&cast<Binary>(E)->Left, &cast<Binary>(E)->Right});
  case Expression::Kind::If: {
    auto *C = cast<If>(E);
    return pick(I, {&C->Condition, &C->Then, C->Else ? &C->Else : nullptr});
  }
  case Expression::Kind::Let:
    return pick(I, {&cast<Let>(E)->Value, &cast<Let>(E)->Body});
  case Expression::Kind::LetRec:
    return pick(I, {&cast<LetRec>(E)->Function->Body, &cast<LetRec>(E)->Body});
  case Expression::Kind::LetTuple:
    return pick(I, {&cast<LetTuple>(E)->Value, &cast<LetTuple>(E)->Body});
  case Expression::Kind::Apply:
    if (I == 0)
      return &cast<Apply>(E)->Callee;
    return element(cast<Apply>(E)->Arguments, I - 1);
  case Expression::Kind::Tuple:
    return element(cast<Tuple>(E)->Elements, I);
  case Expression::Kind::ArrayMake:
    return pick(I, {&cast<ArrayMake>(E)->Size, &cast<ArrayMake>(E)->Initial});
  case Expression::Kind::ArrayGet:
    return pick(I, {&cast<ArrayGet>(E)->Array, &cast<ArrayGet>(E)->Index});
  case Expression::Kind::ArrayPut: {
    auto *P = cast<ArrayPut>(E);
    return pick(I, {&P->Array, &P->Index, &P->Value});
  }
  case Expression::Kind::ArrayLength:
    return pick(I, {&cast<ArrayLength>(E)->Array});
  case Expression::Kind::Sequence:
    return pick(I, {&cast<Sequence>(E)->First, &cast<Sequence>(E)->Second});
  }
  return nullptr;
}

void mincaml::ast::appendOperands(
    const Expression *E, llvm::SmallVectorImpl<const Expression *> &Operands) {
  // Only read here.
  auto *Node = const_cast<Expression *>(E);
  for (unsigned I = 0; Expression **Slot = operand(Node, I); ++I)
    Operands.push_back(*Slot);
}
