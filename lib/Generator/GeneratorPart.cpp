//===- GeneratorPart.cpp - What makers of constructs have in common -------===//

#include "GeneratorPart.h"

using namespace mincaml;
using namespace mincaml::generator;

StringRef GeneratorPart::newName(const ValueType *T, bool MayHide) {
  constexpr StringRef Prefixes[] = {"u", "b", "n", "x", "t", "a", "f"};
  return newName(Prefixes[unsigned(T->TheKind)], MayHide);
}

unsigned GeneratorPart::someDepth() {
  unsigned Depth = 1 + R.below(3);
  return knob(Construct::Deep) ? Depth + 1 + R.below(3) : Depth;
}

int32_t GeneratorPart::affordableTrips(int32_t Most) {
  constexpr uint64_t StepsPerTrip = 60;
  uint64_t Affordable = meter().left().Steps / StepsPerTrip;
  auto Limit = int32_t(std::min<uint64_t>(Affordable, uint64_t(Most)));
  return Limit < 2 ? 0 : R.between(std::max(2, Limit / 4), Limit);
}

Expression *GeneratorPart::help(Helper H, ArrayRef<Expression *> Arguments) {
  Cost C = Prelude::callCost(H);
  meter().spend(C);
  // Functions that cost more than a few comparisons write to the checksum.
  if (C.Steps > 18 || H == Helper::ShowInt)
    meter().HasEffect = true;
  return Build.call(Prelude::name(H), Arguments);
}
