//===- Effects.cpp - Side effects of expressions --------------------------===//

#include "mincaml/Rewriting/Effects.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

static bool isPureExternal(const Expression *E) {
  constexpr std::pair<StringRef, runtime::Effect> Effects[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, EffectKind)                  \
  {#Name, runtime::Effect::EffectKind},
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Result, EffectKind)                                    \
  {Spelling, runtime::Effect::EffectKind},
#include "mincaml/Support/RuntimeABI.def"
  };
  const auto *V = dyn_cast<VariableReference>(E);
  return V && V->ResolvedTo == VariableReference::Resolution::RuntimeExternal &&
         llvm::any_of(Effects, [V](const auto &Row) {
           return Row.first == V->Name && Row.second == runtime::Effect::PURE;
         });
}

static bool mayFail(const Binary *B) {
  if (!isDivision(B->Operator))
    return false;
  const auto *Divisor = dyn_cast<IntLiteral>(B->Right);
  return !Divisor || Divisor->Value == 0;
}

bool mincaml::rewriting::isAtomic(const Expression *E) {
  return isa<VariableReference, UnitLiteral, BoolLiteral, IntLiteral,
             FloatLiteral, CharacterLiteral, StringLiteral>(E);
}

bool mincaml::rewriting::isPureAndTotal(Expression *E, unsigned Limit) {
  std::vector<Expression *> Pending{E};
  while (!Pending.empty()) {
    Expression *Node = Pending.back();
    Pending.pop_back();
    if (Limit-- == 0 ||
        isa<ArrayMake, ArrayGet, ArrayPut, Assert, Raise, Try>(Node))
      return false;
    if (auto *A = dyn_cast<Apply>(Node); A && !isPureExternal(A->Callee))
      return false;
    if (auto *B = dyn_cast<Binary>(Node); B && mayFail(B))
      return false;
    for (unsigned I = 0; Expression **Slot = operand(Node, I); ++I)
      Pending.push_back(*Slot);
  }
  return true;
}
