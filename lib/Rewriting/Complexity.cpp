//===- Complexity.cpp - Complexity of a program ---------------------------===//

#include "Complexity.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "llvm/ADT/bit.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

/// The weight of a node or a bound variable. The differences between literals
/// are less than this, so that a program with fewer nodes is always simpler.
static constexpr uint64_t NodeWeight = 1024;

/// The weight of the magnitude of a number: about eight times the binary
/// logarithm, but exact for small numbers.
static uint64_t magnitudeWeight(uint64_t Magnitude) {
  if (Magnitude < 8)
    return Magnitude;
  unsigned Exponent = llvm::bit_width(Magnitude) - 1;
  return (Exponent - 2) * 8 + ((Magnitude >> (Exponent - 3)) & 7);
}

static uint64_t intWeight(int32_t Value) {
  return 2 * magnitudeWeight(std::abs(int64_t(Value))) + (Value < 0);
}

static uint64_t floatWeight(double Value) {
  uint64_t Sign = std::signbit(Value) ? 1 : 0;
  double Magnitude = std::abs(Value);
  if (Magnitude <= INT32_MAX && Magnitude == std::trunc(Magnitude))
    return Sign + intWeight(int32_t(Magnitude));
  return Sign + NodeWeight - 2;
}

static uint64_t textWeight(llvm::StringRef Text) {
  size_t Others = Text.size() - Text.count('a');
  return std::min<uint64_t>(NodeWeight - 2, 2 * Text.size() + Others);
}

static uint64_t weight(const FunctionDefinition *F) {
  uint64_t Sum = 2 * NodeWeight;
  for (const Binder &P : F->Parameters)
    Sum += P.IsUnitPattern ? 1 : NodeWeight;
  return Sum;
}

static uint64_t weight(const Expression *E) {
  if (auto *B = dyn_cast<BoolLiteral>(E))
    return NodeWeight + B->Value;
  if (auto *I = dyn_cast<IntLiteral>(E))
    return NodeWeight + intWeight(I->Value);
  if (auto *F = dyn_cast<FloatLiteral>(E))
    return NodeWeight + floatWeight(F->Value);
  if (auto *C = dyn_cast<CharacterLiteral>(E))
    return NodeWeight + (C->Value != 'a');
  if (auto *S = dyn_cast<StringLiteral>(E))
    return NodeWeight + textWeight(S->Value);
  if (auto *T = dyn_cast<Try>(E))
    return NodeWeight * (1 + T->Cases.size());
  // A predefined exception, which needs no definition, is simpler.
  if (auto *M = dyn_cast<MakeException>(E))
    return NodeWeight + !M->Constructor->isPredefined();
  if (isa<VariableReference>(E))
    return NodeWeight + 1;
  if (isa<Let>(E))
    return 2 * NodeWeight;
  if (auto *L = dyn_cast<LetTuple>(E))
    return (1 + L->Variables.size()) * NodeWeight + 1;
  if (auto *L = dyn_cast<LetRec>(E))
    return weight(L->Function);
  if (auto *L = dyn_cast<LetRecGroup>(E)) {
    // Functions that are defined separately are simpler than a group.
    uint64_t Sum = 0;
    for (const FunctionDefinition *F : L->Functions)
      Sum += weight(F) + 1;
    return Sum;
  }
  return NodeWeight;
}

uint64_t mincaml::rewriting::complexity(Expression *Program) {
  std::vector<Expression *> Pending{Program};
  uint64_t Sum = 0;
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    Sum += weight(E);
    for (unsigned I = 0; Expression **Slot = operand(E, I); ++I)
      Pending.push_back(*Slot);
  }
  return Sum;
}
