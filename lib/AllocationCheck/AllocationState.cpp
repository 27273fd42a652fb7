//===- AllocationState.cpp - Where values are -----------------------------===//

#include "AllocationState.h"

using namespace mincaml;
using namespace llvm;

AllocationState AllocationState::unknown() {
  AllocationState Result;
  Result.IsReached = true;
  return Result;
}

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

SmallVector<uint32_t, 4> AllocationState::locations(Variable V) const {
  SmallVector<uint32_t, 4> Result = ByVariable.minors(V);
  if (!Result.empty())
    Result.erase(Result.begin());
  return Result;
}

void AllocationState::add(Location L, Variable V) {
  ByVariable.insert(V, 0);
  ByVariable.insert(V, L);
  ByLocation.insert(L, V);
}

void AllocationState::clear(Location L) {
  for (Variable V : ByLocation.minors(L))
    ByVariable.erase(V, L);
  ByLocation.erase(L);
}

void AllocationState::undefine(Variable V) {
  for (Location L : locations(V))
    ByLocation.erase(L, V);
  ByVariable.erase(V);
}

void AllocationState::kill(Variable V) {
  undefine(V);
  ByVariable.insert(V, 0);
}

AllocationState AllocationLattice::top() const {
  AllocationState Result = AllocationState::unknown();
  for (Variable V = 1; V < Variables; ++V)
    Result.kill(V);
  return Result;
}

bool AllocationLattice::meet(Element &Into, const Element &From) const {
  if (!Into.isReached())
    return false;
  if (!From.isReached()) {
    Into = bottom();
    return true;
  }
  // Undefined where one of them is, everywhere where one of them says so.
  AllocationState Met = AllocationState::unknown();
  Into.forEachVariableBelow(~0u, [&](Variable V) {
    if (!From.isDefined(V))
      return;
    Met.kill(V);
    for (Location L : Into.locations(V))
      Met.add(L, V);
    for (Location L : From.locations(V))
      Met.add(L, V);
  });
  if (Met == Into)
    return false;
  Into = std::move(Met);
  return true;
}

unsigned AllocationLattice::height() const {
  return Variables * (Locations + 1) + 1;
}

AllocationState AllocationProblem::boundary() const {
  AllocationState Result = AllocationState::unknown();
  for (Location L = 1; L < Program.Layout.size(); ++L)
    Result.add(L, L);
  return Result;
}

void AllocationProblem::clearMask(const uint32_t *Mask,
                                  AllocationState &State) const {
  auto IsClobbered = [&](unsigned Atom) {
    return !Program.ReservedAtoms.test(Atom) &&
           MachineOperand::clobbersPhysReg(Mask, Program.Layout.owner(Atom));
  };
  SmallVector<uint32_t, 64> Clobbered;
  State.forEachLocationBelow(Program.Layout.size(), [&](Location L) {
    if (IsClobbered(L))
      Clobbered.push_back(L);
  });
  for (Location L : Clobbered)
    State.clear(L);
  Clobbered.clear();
  State.forEachVariableBelow(Program.Layout.size(), [&](Variable V) {
    if (IsClobbered(V))
      Clobbered.push_back(V);
  });
  for (Variable V : Clobbered)
    State.undefine(V);
}

/// Tries all expressions whose operands are where the instruction reads.
void AllocationProblem::repeat(const Repetition &R,
                               AllocationState &State) const {
  std::vector<ExpressionKey> Keys(R.Keys.begin(), R.Keys.end());
  for (const auto &Operand : R.Operands) {
    std::vector<ExpressionKey> Longer;
    for (const ExpressionKey &Key : Keys)
      for (Variable V : State.variables(Operand.front().Where)) {
        Longer.push_back(Key);
        Longer.back().Registers.push_back(V);
      }
    Keys = std::move(Longer);
  }
  SmallVector<std::pair<Location, Variable>, 8> Results;
  for (const ExpressionKey &Key : Keys) {
    auto I = Program.Expressions.find(Key);
    if (I == Program.Expressions.end())
      continue;
    bool IsSame = true;
    for (auto [Atoms, Places] : zip(I->second.Operands, R.Operands))
      for (const VariableAtom &A : Atoms)
        IsSame &= any_of(Places, [&](const Placed &P) {
          return P.Bit == A.Bit && P.Length >= A.Length &&
                 State.holds(P.Where, A.Name);
        });
    if (!IsSame)
      continue;
    for (const Placed &P : R.Result)
      if (auto J = I->second.Results.find(P.Bit); J != I->second.Results.end())
        for (Variable V : State.variables(J->second))
          if (Program.length(V) <= P.Length)
            Results.push_back({P.Where, V});
  }
  for (const Placed &P : R.Result)
    State.clear(P.Where);
  for (auto [L, V] : Results)
    State.add(L, V);
}

void AllocationProblem::transferStatement(const Operation &O,
                                          AllocationState &State) const {
  auto Renew = [&](Variable V) {
    auto I = Program.Dependents.find(V);
    if (I != Program.Dependents.end())
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
      if (Program.length(V) <= O.C)
        State.add(O.A, V);
    return;
  }
  case Operation::Clear:
    State.clear(O.A);
    return;
  case Operation::ClearSlot:
    if (auto Slot = Program.Slots.find(static_cast<int>(O.A));
        Slot != Program.Slots.end())
      for (auto [Bit, L] : Slot->second)
        if (Bit < O.B)
          State.clear(L);
    return;
  case Operation::ClearMask:
    clearMask(Program.Masks[O.A], State);
    return;
  case Operation::Kill:
    Renew(O.A);
    State.kill(O.A);
    return;
  case Operation::Define:
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
  case Operation::Repeat:
    repeat(Program.Repetitions[O.A], State);
    return;
  case Operation::Need:
  case Operation::NeedUndefined:
    return;
  }
}
