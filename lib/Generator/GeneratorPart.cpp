//===- GeneratorPart.cpp - Base of the generator's parts ------------------===//

#include "GeneratorPart.h"

using namespace mincaml;
using namespace mincaml::generator;

StringRef GeneratorPart::newName(const ValueType *T, bool MayShadow) {
  constexpr StringRef Prefixes[] = {"u", "b", "n", "x", "c",
                                    "s", "t", "a", "f"};
  return newName(Prefixes[unsigned(T->TheKind)], MayShadow);
}

unsigned GeneratorPart::someDepth() {
  unsigned Depth = 1 + R.below(3);
  return chance(Construct::Deep) ? Depth + 1 + R.below(3) : Depth;
}

int32_t GeneratorPart::affordableTrips(int32_t Most) {
  constexpr uint64_t StepsPerTrip = 60;
  uint64_t Affordable = meter().left().Steps / StepsPerTrip;
  auto Limit = int32_t(std::min<uint64_t>(Affordable, uint64_t(Most)));
  return Limit < 2 ? 0 : R.between(std::max(2, Limit / 4), Limit);
}

Expression *GeneratorPart::opaque(int32_t Value) {
  switch (R.below(extended() ? 4 : 3)) {
  case 0:
    return Build.get(Build.arrayMake(Build.integer(1), Build.integer(Value)),
                     Build.integer(0));
  case 1:
  case 2:
    return help(Helper::Hide,
                {Build.integer(R.between(0, 1)), Build.integer(Value)});
  default: {
    const Variable *V =
        InScope.pick([](const Variable &V) { return V.Type->is(Kind::Array); });
    auto Length = int32_t(V ? V->Type->Length : 1 + R.below(3));
    Expression *Array =
        V ? Build.variable(V->Name)
          : Build.arrayMake(Build.integer(Length), Build.integer(Value));
    auto Rest = int32_t(uint32_t(Value) - uint32_t(Length));
    Expression *Size = Build.arrayLength(Array);
    return Rest ? Build.add(Size, Build.integer(Rest)) : Size;
  }
  }
}

Expression *GeneratorPart::maybeOpaque(int32_t Value) {
  // If little is left of the budget, only a literal fits.
  constexpr Cost Margin = {150, 0};
  return meter().affords(Margin) && chance(Construct::Opaque)
             ? opaque(Value)
             : Build.integer(Value);
}

Expression *GeneratorPart::help(Helper H, ArrayRef<Expression *> Arguments) {
  Cost C = Prelude::callCost(H);
  meter().spend(C);
  // Helpers that cost more than a few comparisons change the checksum.
  if (C.Steps > 18 || H == Helper::ShowInt)
    meter().HasEffect = true;
  return Build.call(Prelude::name(H), Arguments);
}
