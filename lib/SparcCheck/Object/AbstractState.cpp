//===- AbstractState.cpp - The state at a point of object code ------------===//

#include "Object/AbstractState.h"

using namespace mincaml::sparc;

/// The sets that are joined by union.
static constexpr RegisterSet AbstractState::*SomePath[] = {
    &AbstractState::Destroyed, &AbstractState::DoubtfullyDestroyed,
    &AbstractState::DoubtfullyUndefined, &AbstractState::Skipped};

void AbstractState::setDestroyed(const RegisterSet &Set) {
  setDefined(Set);
  Destroyed |= Set;
  DoubtfullyDestroyed |= Set;
  Never |= Set;
}

void AbstractState::setUndefined(const RegisterSet &Set) {
  setDefined(Set);
  Undefined |= Set;
  DoubtfullyUndefined |= Set;
  Never |= Set;
}

void AbstractState::setDefined(const RegisterSet &Set) {
  for (RegisterSet *S : {&Destroyed, &DoubtfullyDestroyed, &Undefined,
                         &DoubtfullyUndefined, &Never, &Skipped})
    *S &= ~Set;
}

void AbstractState::setDoubtful() {
  Destroyed.reset();
  Undefined.reset();
  Skipped.reset();
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
  Assign(Into.Never, Into.Never & From.Never);
  return Changed;
}
