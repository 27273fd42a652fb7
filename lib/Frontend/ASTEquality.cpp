//===- ASTEquality.cpp - Comparing syntax trees ---------------------------===//
//
// Pairs of subtrees wait on a list instead of the stack, so that depth does not
// matter.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/ASTEquality.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <vector>

using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;

namespace {

class Comparison {
public:
  bool run(const Expression &A, const Expression &B);

private:
  /// Compares the nodes, and puts their children on the list.
  bool visit(const Expression &A, const Expression &B);

#define EXPRESSION(Class) bool visit##Class(const Class &A, const Class &B);
#include "mincaml/Frontend/Syntax.def"

  /// False: one is there and the other is not.
  bool later(const Expression *A, const Expression *B);
  bool later(ArrayRef<Expression *> As, ArrayRef<Expression *> Bs);

  std::vector<std::pair<const Expression *, const Expression *>> Pending;
};

bool sameBinder(const Binder &A, const Binder &B) {
  return A.Name == B.Name && A.IsUnitPattern == B.IsUnitPattern;
}

bool sameBinders(ArrayRef<Binder> As, ArrayRef<Binder> Bs) {
  return llvm::equal(As, Bs, sameBinder);
}

} // namespace

bool Comparison::run(const Expression &A, const Expression &B) {
  Pending.push_back({&A, &B});
  while (!Pending.empty()) {
    auto [Left, Right] = Pending.back();
    Pending.pop_back();
    if (!visit(*Left, *Right))
      return false;
  }
  return true;
}

bool Comparison::later(const Expression *A, const Expression *B) {
  if (!A || !B)
    return A == B;
  Pending.push_back({A, B});
  return true;
}

bool Comparison::later(ArrayRef<Expression *> As, ArrayRef<Expression *> Bs) {
  return llvm::equal(As, Bs, [this](const Expression *A, const Expression *B) {
    return later(A, B);
  });
}

bool Comparison::visit(const Expression &A, const Expression &B) {
  if (A.TheKind != B.TheKind)
    return false;
  switch (A.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return visit##Class(*cast<Class>(&A), *cast<Class>(&B));
#include "mincaml/Frontend/Syntax.def"
  }
  return false;
}

bool Comparison::visitUnitLiteral(const UnitLiteral &, const UnitLiteral &) {
  return true;
}

bool Comparison::visitBoolLiteral(const BoolLiteral &A, const BoolLiteral &B) {
  return A.Value == B.Value;
}

bool Comparison::visitIntLiteral(const IntLiteral &A, const IntLiteral &B) {
  return A.Value == B.Value;
}

bool Comparison::visitFloatLiteral(const FloatLiteral &A,
                                   const FloatLiteral &B) {
  return llvm::bit_cast<uint64_t>(A.Value) == llvm::bit_cast<uint64_t>(B.Value);
}

bool Comparison::visitVariableReference(const VariableReference &A,
                                        const VariableReference &B) {
  return A.Name == B.Name;
}

bool Comparison::visitNot(const Not &A, const Not &B) {
  return later(A.Operand, B.Operand);
}

bool Comparison::visitNegate(const Negate &A, const Negate &B) {
  return later(A.Operand, B.Operand);
}

bool Comparison::visitFloatNegate(const FloatNegate &A, const FloatNegate &B) {
  return later(A.Operand, B.Operand);
}

bool Comparison::visitBinary(const Binary &A, const Binary &B) {
  return A.Operator == B.Operator && later(A.Left, B.Left) &&
         later(A.Right, B.Right);
}

bool Comparison::visitIf(const If &A, const If &B) {
  return later(A.Condition, B.Condition) && later(A.Then, B.Then) &&
         later(A.Else, B.Else);
}

bool Comparison::visitLet(const Let &A, const Let &B) {
  return sameBinder(A.Variable, B.Variable) && later(A.Value, B.Value) &&
         later(A.Body, B.Body);
}

bool Comparison::visitLetRec(const LetRec &A, const LetRec &B) {
  const FunctionDefinition &F = *A.Function;
  const FunctionDefinition &G = *B.Function;
  return sameBinder(F.Name, G.Name) &&
         sameBinders(F.Parameters, G.Parameters) && later(F.Body, G.Body) &&
         later(A.Body, B.Body);
}

bool Comparison::visitLetTuple(const LetTuple &A, const LetTuple &B) {
  return sameBinders(A.Variables, B.Variables) && later(A.Value, B.Value) &&
         later(A.Body, B.Body);
}

bool Comparison::visitApply(const Apply &A, const Apply &B) {
  return later(A.Callee, B.Callee) && later(A.Arguments, B.Arguments);
}

bool Comparison::visitTuple(const Tuple &A, const Tuple &B) {
  return later(A.Elements, B.Elements);
}

bool Comparison::visitArrayMake(const ArrayMake &A, const ArrayMake &B) {
  return later(A.Size, B.Size) && later(A.Initial, B.Initial);
}

bool Comparison::visitArrayGet(const ArrayGet &A, const ArrayGet &B) {
  return later(A.Array, B.Array) && later(A.Index, B.Index);
}

bool Comparison::visitArrayPut(const ArrayPut &A, const ArrayPut &B) {
  return later(A.Array, B.Array) && later(A.Index, B.Index) &&
         later(A.Value, B.Value);
}

bool Comparison::visitArrayLength(const ArrayLength &A, const ArrayLength &B) {
  return later(A.Array, B.Array);
}

bool Comparison::visitSequence(const Sequence &A, const Sequence &B) {
  return later(A.First, B.First) && later(A.Second, B.Second);
}

bool mincaml::ast::equal(const Expression &A, const Expression &B) {
  return Comparison().run(A, B);
}
