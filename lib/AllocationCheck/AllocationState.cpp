//===- AllocationState.cpp - Forward data flow of the check ---------------===//

#include "AllocationState.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

bool AllocationState::join(const AllocationState &From) {
  if (!From.IsReached)
    return false;
  if (!IsReached) {
    *this = From;
    return true;
  }
  AllocationState Joined;
  Joined.IsReached = true;
  Joined.ByVariable = PairSet::mergeByMajor(ByVariable, From.ByVariable);
  Joined.ByLocation = PairSet::mergeByPair(
      ByLocation, From.ByLocation,
      [&](Variable V) { return !From.isDefined(V); },
      [&](Variable V) { return !isDefined(V); });
  if (Joined == *this)
    return false;
  *this = std::move(Joined);
  return true;
}

AllocationState AllocationProblem::boundary() const {
  AllocationState Result = AllocationState::unknown();
  for (Location L = 1; L < Input.Layout.size(); ++L)
    Result.add(L, L);
  return Result;
}

void AllocationProblem::clearMask(const uint32_t *Mask,
                                  AllocationState &State) const {
  SmallVector<uint32_t, 64> Clobbered;
  auto Collect = [&](uint32_t Atom) {
    if (!Input.ReservedAtoms.test(Atom) &&
        MachineOperand::clobbersPhysReg(Mask, Input.Layout.owner(Atom)))
      Clobbered.push_back(Atom);
  };
  State.forEachLocationBelow(Input.Layout.size(), Collect);
  for (Location L : Clobbered)
    State.clear(L);
  Clobbered.clear();
  State.forEachVariableBelow(Input.Layout.size(), Collect);
  for (Variable V : Clobbered)
    State.undefine(V);
}

/// Whether the registers that R reads hold the operands of the expression.
bool AllocationProblem::hasOperands(const Expression &E,
                                    const Rematerialization &R,
                                    const AllocationState &State) const {
  for (auto [Atoms, Read] : zip(E.Operands, R.Operands))
    for (const VariableAtom &A : Atoms)
      if (none_of(Read, [&](const LocatedAtom &L) {
            return L.Bit == A.Bit && L.Length >= A.Length &&
                   State.holds(L.Location, A.Name);
          }))
        return false;
  return true;
}

/// Copies the results of all expressions that R may recompute, because their
/// operands are in the registers that R reads, to the registers that R writes.
void AllocationProblem::rematerialize(const Rematerialization &R,
                                      AllocationState &State) const {
  std::vector<ExpressionKey> Keys(R.Keys.begin(), R.Keys.end());
  for (const auto &Operand : R.Operands) {
    std::vector<ExpressionKey> Longer;
    for (const ExpressionKey &Key : Keys)
      for (Variable V : State.variables(Operand.front().Location)) {
        Longer.push_back(Key);
        Longer.back().Registers.push_back(V);
      }
    Keys = std::move(Longer);
  }
  SmallVector<std::pair<Location, Variable>, 8> Results;
  for (const ExpressionKey &Key : Keys) {
    auto E = TheProgram.Expressions.find(Key);
    if (E == TheProgram.Expressions.end() || !hasOperands(E->second, R, State))
      continue;
    for (const LocatedAtom &A : R.Result)
      if (auto L = E->second.Results.find(A.Bit); L != E->second.Results.end())
        for (Variable V : State.variables(L->second))
          if (Input.Atoms.length(V) <= A.Length)
            Results.push_back({A.Location, V});
  }
  for (const LocatedAtom &A : R.Result)
    State.clear(A.Location);
  for (auto [L, V] : Results)
    State.add(L, V);
}

void AllocationProblem::transferStatement(const Operation &O,
                                          AllocationState &State) const {
  // Clears the results of expressions that read the variable.
  auto Renew = [&](Variable V) {
    auto I = TheProgram.Dependents.find(V);
    if (I != TheProgram.Dependents.end())
      for (Location L : I->second)
        State.clear(L);
  };
  switch (O.TheKind) {
  case Operation::Copy: {
    if (O.A == O.B)
      return;
    SmallVector<uint32_t, 4> Variables = State.variables(O.B);
    State.clear(O.A);
    for (Variable V : Variables)
      if (Input.Atoms.length(V) <= O.C)
        State.add(O.A, V);
    return;
  }
  case Operation::Clear:
    State.clear(O.A);
    return;
  case Operation::ClearSlot:
    if (auto Slot = TheProgram.Slots.find(static_cast<int>(O.A));
        Slot != TheProgram.Slots.end())
      for (auto [Bit, L] : Slot->second)
        if (Bit < O.B)
          State.clear(L);
    return;
  case Operation::ClearMask:
    clearMask(TheProgram.Masks[O.A], State);
    return;
  case Operation::Kill:
    Renew(O.A);
    State.kill(O.A);
    return;
  case Operation::Define:
    State.add(O.B, O.A);
    return;
  case Operation::DefineIf:
    if (all_of(TheProgram.Conditions[O.C], [&](const auto &Pair) {
          return State.holds(Pair.second, Pair.first);
        }))
      State.add(O.B, O.A);
    return;
  case Operation::Alias:
    if (O.A == O.B)
      return;
    Renew(O.A);
    State.undefine(O.A);
    if (!State.isDefined(O.B))
      return;
    State.kill(O.A);
    for (Location L : State.locations(O.B))
      State.add(L, O.A);
    return;
  case Operation::Undefine:
    Renew(O.A);
    State.undefine(O.A);
    return;
  case Operation::Rematerialize:
    rematerialize(TheProgram.Rematerializations[O.A], State);
    return;
  case Operation::Need:
  case Operation::NeedUndefined:
  case Operation::NeedOneOf:
    return;
  }
}

static bool isMissing(const Operation &Need, const AllocationState &State) {
  return Need.TheKind == Operation::Need ? !State.holds(Need.B, Need.A)
                                         : State.isDefined(Need.A);
}

const Operation *allocationcheck::findMissing(const Program &TheProgram,
                                              const Operation &O,
                                              const AllocationState &State) {
  if (O.TheKind == Operation::Need || O.TheKind == Operation::NeedUndefined)
    return isMissing(O, State) ? &O : nullptr;
  if (O.TheKind != Operation::NeedOneOf)
    return nullptr;
  const Operation *First = nullptr;
  for (const auto &Alternative : TheProgram.Choices[O.A]) {
    auto I = find_if(Alternative, [&](const Operation &Need) {
      return isMissing(Need, State);
    });
    if (I == Alternative.end())
      return nullptr;
    if (!First)
      First = &*I;
  }
  return First;
}
