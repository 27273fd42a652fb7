//===- AbstractState.cpp - Abstract state of object code ------------------===//

#include "Object/AbstractState.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The register sets that are joined by union.
static constexpr RegisterSet AbstractState::*SomePath[] = {
    &AbstractState::Clobbered, &AbstractState::DoubtfullyClobbered,
    &AbstractState::DoubtfullyUndefined, &AbstractState::Skipped};

void AbstractState::setClobbered(const RegisterSet &Set) {
  setDefined(Set);
  Clobbered |= Set;
  DoubtfullyClobbered |= Set;
  Never |= Set;
}

void AbstractState::setUndefined(const RegisterSet &Set) {
  setDefined(Set);
  Undefined |= Set;
  DoubtfullyUndefined |= Set;
  UndefinedWithin[0] |= Set;
  Never |= Set;
}

void AbstractState::setDefined(const RegisterSet &Set) {
  forEachSet([&](RegisterSet &S) { S &= ~Set; });
}

void AbstractState::passBranch() {
  for (unsigned K = MaxBranches; K != 0; --K)
    UndefinedWithin[K] = UndefinedWithin[K - 1];
  UndefinedWithin[0].reset();
}

RegisterSet AbstractState::certainlyUndefined() const {
  RegisterSet Set;
  for (const RegisterSet &S : UndefinedWithin)
    Set |= S;
  return Set;
}

void AbstractState::removeClobbered(unsigned R, bool IsDoubtful) {
  Clobbered.reset(R);
  if (IsDoubtful)
    return;
  DoubtfullyClobbered.reset(R);
  Never.reset(R);
}

void AbstractState::removeUndefined(unsigned R, bool IsDoubtful) {
  for (RegisterSet &Set : UndefinedWithin)
    Set.reset(R);
  if (IsDoubtful)
    return;
  for (RegisterSet *Set : {&Undefined, &DoubtfullyUndefined, &Skipped, &Never})
    Set->reset(R);
}

bool AbstractState::hasSaved() const {
  return any_of(Saved,
                [](const auto &Location) { return Location.has_value(); });
}

void AbstractState::setDoubtful() {
  Clobbered.reset();
  Undefined.reset();
  for (RegisterSet &Set : UndefinedWithin)
    Set.reset();
  Skipped.reset();
  MayLackStructureAddress = MayHaveCalled = false;
  Window.setDoubtful();
}

bool AbstractStateLattice::join(AbstractState &Into,
                                const AbstractState &From) const {
  if (!From.IsReached)
    return false;
  if (!Into.IsReached) {
    Into = From;
    return true;
  }
  bool Changed = FlowStateLattice().join(Into, From);
  Changed |= joinValues(Into.Outer, From.Outer);
  auto Assign = [&](RegisterSet &Set, const RegisterSet &New) {
    Changed |= Set != New;
    Set = New;
  };
  for (auto Set : SomePath)
    Assign(Into.*Set, Into.*Set | From.*Set);
  for (auto [Set, Other] :
       zip_equal(Into.UndefinedWithin, From.UndefinedWithin))
    Assign(Set, Set | Other);
  Assign(Into.Never, Into.Never & From.Never);
  for (auto [Location, Other] : zip_equal(Into.Saved, From.Saved))
    if (Location && Location != Other) {
      Location.reset();
      Changed = true;
    }
  for (bool AbstractState::*Flag : {&AbstractState::MayLackStructureAddress,
                                    &AbstractState::MayHaveCalled}) {
    Changed |= From.*Flag && !(Into.*Flag);
    Into.*Flag |= From.*Flag;
  }
  return Changed;
}
