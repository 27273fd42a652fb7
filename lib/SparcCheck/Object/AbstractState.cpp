//===- AbstractState.cpp - The lattice of the object check ----------------===//

#include "AbstractState.h"
#include <algorithm>

using namespace mincaml::sparc;

void AbstractState::setNothing(unsigned R, bool ByCall) {
  (ByCall ? Destroyed : Undefined).set(R);
  (ByCall ? DoubtfullyDestroyed : DoubtfullyUndefined).set(R);
  (ByCall ? Undefined : Destroyed).reset(R);
  (ByCall ? DoubtfullyUndefined : DoubtfullyDestroyed).reset(R);
  Never.set(R);
  Skipped.reset(R);
}

void AbstractState::setDefined(const RegisterSet &Set) {
  for (RegisterSet *S : {&Destroyed, &DoubtfullyDestroyed, &Undefined,
                         &DoubtfullyUndefined, &Never, &Skipped})
    *S &= ~Set;
}

/// Whether A has bits that Into has not, which it gets.
static bool unite(RegisterSet &Into, const RegisterSet &A) {
  RegisterSet Old = Into;
  Into |= A;
  return Into != Old;
}

static bool intersect(RegisterSet &Into, const RegisterSet &A) {
  RegisterSet Old = Into;
  Into &= A;
  return Into != Old;
}

/// What is known of the low bits of a value without a look at symbols; the
/// same for all that the join has to tell apart.
static unsigned alignmentOf(const AbstractValue &V) {
  if (V.isAny())
    return V.Alignment;
  if (V.isConstant())
    return V.Number ? llvm::countr_zero(uint64_t(V.Number)) : 63;
  return 0;
}

static bool joinValue(AbstractValue &Into, const AbstractValue &From) {
  if (Into == From)
    return false;
  AbstractValue Joined =
      AbstractValue::any(std::min(alignmentOf(Into), alignmentOf(From)));
  if (Into == Joined)
    return false;
  Into = Joined;
  return true;
}

/// Of values without a common one there is no state; false.
static bool meetValue(AbstractValue &Into, const AbstractValue &From) {
  if (Into == From)
    return true;
  if (From.isAny()) {
    if (Into.isAny())
      Into.Alignment = std::max(Into.Alignment, From.Alignment);
    return true;
  }
  bool WasAny = Into.isAny();
  Into = From;
  return WasAny;
}

static bool joinDepth(AbstractState &Into, const AbstractState &From) {
  if (Into.IsDepthDoubtful != From.IsDepthDoubtful) {
    if (From.IsDepthDoubtful)
      return false;
    Into.Depth = From.Depth;
    Into.IsDepthDoubtful = false;
    return true;
  }
  if (Into.Depth == From.Depth || Into.Depth == AbstractState::Conflict)
    return false;
  Into.Depth = AbstractState::Conflict;
  return true;
}

AbstractState AbstractStateLattice::top() const {
  AbstractState S;
  S.IsReached = true;
  S.Depth = AbstractState::Conflict;
  S.SinceFloatCompare = S.SinceYWrite = 0;
  for (RegisterSet *Set : {&S.Destroyed, &S.DoubtfullyDestroyed, &S.Undefined,
                           &S.DoubtfullyUndefined, &S.Skipped})
    Set->set();
  return S;
}

bool AbstractStateLattice::join(AbstractState &Into,
                                const AbstractState &From) const {
  if (!From.IsReached)
    return false;
  if (!Into.IsReached) {
    Into = From;
    return true;
  }
  bool Changed = joinDepth(Into, From);
  for (auto [A, B] : llvm::zip_equal(Into.Registers, From.Registers))
    Changed |= joinValue(A, B);
  for (auto [A, B] : llvm::zip_equal(Into.Outer, From.Outer))
    Changed |= joinValue(A, B);
  for (auto Distance :
       {&AbstractState::SinceFloatCompare, &AbstractState::SinceYWrite})
    if (From.*Distance < Into.*Distance) {
      Into.*Distance = From.*Distance;
      Changed = true;
    }
  for (auto Set :
       {&AbstractState::Destroyed, &AbstractState::DoubtfullyDestroyed,
        &AbstractState::Undefined, &AbstractState::DoubtfullyUndefined,
        &AbstractState::Skipped})
    Changed |= unite(Into.*Set, From.*Set);
  Changed |= intersect(Into.Never, From.Never);
  return Changed;
}

bool AbstractStateLattice::meet(AbstractState &Into,
                                const AbstractState &From) const {
  if (!Into.IsReached)
    return false;
  AbstractState Old = Into;
  bool HasMeet = From.IsReached;
  if (Into.IsDepthDoubtful != From.IsDepthDoubtful) {
    if (From.IsDepthDoubtful) {
      Into.Depth = From.Depth;
      Into.IsDepthDoubtful = true;
    }
  } else if (Into.Depth != From.Depth) {
    HasMeet &= Into.Depth == AbstractState::Conflict ||
               From.Depth == AbstractState::Conflict;
    Into.Depth =
        Into.Depth == AbstractState::Conflict ? From.Depth : Into.Depth;
  }
  for (auto [A, B] : llvm::zip_equal(Into.Registers, From.Registers))
    HasMeet &= meetValue(A, B);
  for (auto [A, B] : llvm::zip_equal(Into.Outer, From.Outer))
    HasMeet &= meetValue(A, B);
  Into.SinceFloatCompare =
      std::max(Into.SinceFloatCompare, From.SinceFloatCompare);
  Into.SinceYWrite = std::max(Into.SinceYWrite, From.SinceYWrite);
  for (auto Set :
       {&AbstractState::Destroyed, &AbstractState::DoubtfullyDestroyed,
        &AbstractState::Undefined, &AbstractState::DoubtfullyUndefined,
        &AbstractState::Skipped})
    intersect(Into.*Set, From.*Set);
  unite(Into.Never, From.Never);
  if (!HasMeet)
    Into = bottom();
  return Into != Old;
}
