//===- Types.cpp - The generator's types ----------------------------------===//

#include "Types.h"

using namespace mincaml::generator;
using llvm::ArrayRef;

const ValueType *TypeTable::intern(ValueType T) {
  for (const ValueType &Known : Types)
    if (Known.TheKind == T.TheKind && Known.Operands == T.Operands &&
        Known.Result == T.Result && Known.Length == T.Length &&
        Known.Level == T.Level && Known.MayRaise == T.MayRaise)
      return &Known;
  Types.push_back(std::move(T));
  return &Types.back();
}

const ValueType *TypeTable::tuple(ArrayRef<const ValueType *> Components) {
  ValueType T{Kind::Tuple, {Components.begin(), Components.end()}};
  for (const ValueType *Component : Components)
    T.SimplestSteps += Component->SimplestSteps;
  return intern(std::move(T));
}

const ValueType *TypeTable::array(const ValueType *Element, uint32_t Length) {
  ValueType T{Kind::Array, {}};
  T.Result = Element;
  T.Length = Length;
  T.SimplestSteps = Element->SimplestSteps + Length + 3;
  return intern(std::move(T));
}

const ValueType *TypeTable::function(ArrayRef<const ValueType *> Parameters,
                                     const ValueType *Result, uint32_t Level,
                                     bool MayRaise) {
  ValueType T{Kind::Function, {Parameters.begin(), Parameters.end()}};
  T.Result = Result;
  while (Level + 1 < NumLevels &&
         CallBounds[Level].Steps < Result->SimplestSteps)
    ++Level;
  T.Level = Level;
  T.MayRaise = MayRaise;
  // The nodes of the definition, the function and its body.
  T.SimplestSteps = 3 + Result->SimplestSteps;
  return intern(std::move(T));
}

//===- The types of a program ---------------------------------------------===//

ProgramTypes::ProgramTypes(TypeTable &Table, Random &R, bool Extended,
                           unsigned TextShare)
    : Table(Table), R(R), Extended(Extended),
      TextShare(Extended ? TextShare : 0) {
  Compounds = {Table.array(Table.integer(), someLength()),
               Table.array(Table.floating(), someLength()),
               Table.tuple({Table.integer(), Table.floating()})};
  for (unsigned I = 3 + R.below(5); I > 0; --I) {
    const ValueType *T = randomType(2);
    if (T->isScalar() || T->SimplestSteps >= 200)
      continue;
    Compounds.push_back(T);
    // Add the type of a partial application of such a function.
    if (Extended && T->is(ValueType::Kind::Function) &&
        T->Operands.size() > 1 && T->Level + 1 < NumLevels) {
      unsigned Given = 1 + R.below(uint32_t(T->Operands.size()) - 1);
      Compounds.push_back(
          Table.function(llvm::ArrayRef(T->Operands).drop_front(Given),
                         T->Result, T->Level + 1, T->MayRaise));
    }
  }
}

const ValueType *ProgramTypes::randomType(unsigned Depth) {
  if (TextShare && R.percent(TextShare))
    return someText();
  unsigned Compound = Depth ? 6 : 0;
  switch (R.weighted({6u, 6u, 2u, 1u, Compound, Compound, Compound})) {
  case 0:
    return Table.integer();
  case 1:
    return Table.floating();
  case 2:
    return Table.boolean();
  case 3:
    return Table.unit();
  case 4: {
    TypeList Components;
    for (unsigned I = 2 + R.below(3); I > 0; --I)
      Components.push_back(randomType(Depth - 1));
    return Table.tuple(Components);
  }
  case 5:
    return Table.array(randomType(Depth - 1), someLength());
  default: {
    TypeList Parameters;
    for (unsigned I = 1 + R.below(4); I > 0; --I)
      Parameters.push_back(randomType(R.percent(30) ? Depth - 1 : 0));
    return Table.function(Parameters, randomType(R.percent(30) ? Depth - 1 : 0),
                          R.below(NumLevels), Extended && R.percent(25));
  }
  }
}

const ValueType *ProgramTypes::someType() {
  if (TextShare && R.percent(TextShare))
    return someText();
  return R.percent(60) ? someScalar() : someCompound();
}

const ValueType *ProgramTypes::someCompound() {
  return R.pick<const ValueType *>(Compounds);
}

const ValueType *ProgramTypes::someText() {
  return R.percent(70) ? Table.string() : Table.character();
}

const ValueType *ProgramTypes::someScalar() {
  return R.percent(85) ? someNumber() : Table.boolean();
}

const ValueType *ProgramTypes::someNumber() {
  return R.percent(55) ? Table.integer() : Table.floating();
}

uint32_t ProgramTypes::someLength() {
  constexpr uint32_t Lengths[] = {1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 16, 20};
  return R.percent(2) ? 0 : R.pick<uint32_t>(Lengths);
}

TypeList ProgramTypes::parameterTypes(unsigned Most) {
  TypeList Parameters;
  for (unsigned I = 1 + R.below(Most); I > 0; --I)
    Parameters.push_back(R.percent(70) ? someNumber() : someType());
  return Parameters;
}
