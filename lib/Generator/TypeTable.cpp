//===- TypeTable.cpp - The generator's types ------------------------------===//

#include "TypeTable.h"

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
