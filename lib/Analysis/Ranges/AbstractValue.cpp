//===- AbstractValue.cpp - Abstract integers and pointers -----------------===//

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::hasInterval(const Type &Ty) {
  return Ty.isIntegerTy() && Ty.getIntegerBitWidth() <= 64;
}

ConstantRange mincaml::toRange(const dataflow::Interval &I, unsigned Width) {
  if (I.isEmpty())
    return ConstantRange::getEmpty(Width);
  auto Bound = [&](int64_t Value) {
    return APInt(64, uint64_t(Value), /*isSigned=*/true).trunc(Width);
  };
  return ConstantRange::getNonEmpty(Bound(I.Low), Bound(I.High) + 1);
}

std::string mincaml::describe(const dataflow::Interval &Range, unsigned Width) {
  const dataflow::Interval All = dataflow::Interval::all(Width);
  if (Range.isEmpty())
    return "is never computed";
  if (Range.isConstant())
    return "is " + std::to_string(Range.Low);
  if (Range.contains(All))
    return "can be any number";
  if (Range.Low <= All.Low)
    return "is at most " + std::to_string(Range.High);
  if (Range.High >= All.High)
    return "is at least " + std::to_string(Range.Low);
  return "is from " + std::to_string(Range.Low) + " to " +
         std::to_string(Range.High);
}

ObjectSet ObjectSets::number(Objects Set) {
  auto [I, IsNew] = Numbers.try_emplace(Set, ObjectSet(Sets.size()));
  if (IsNew)
    Sets.push_back(std::move(Set));
  return I->second;
}

ObjectSet ObjectSets::unite(ObjectSet A, ObjectSet B,
                            SmallVectorImpl<ObjectNumber> &Lost) {
  if (A == B || B == None)
    return A;
  if (A == None)
    return B;
  auto Lose = [&](ObjectSet S) { append_range(Lost, objects(S)); };
  if (A == Unknown || B == Unknown) {
    Lose(A == Unknown ? B : A);
    return Unknown;
  }
  auto [I, IsNew] = Unions.try_emplace(std::minmax(A, B), Unknown);
  if (IsNew) {
    Objects All;
    std::set_union(Sets[A].begin(), Sets[A].end(), Sets[B].begin(),
                   Sets[B].end(), std::back_inserter(All));
    if (All.size() <= MaximumObjects)
      I->second = number(std::move(All));
  }
  if (I->second == Unknown) {
    Lose(A);
    Lose(B);
  }
  return I->second;
}
