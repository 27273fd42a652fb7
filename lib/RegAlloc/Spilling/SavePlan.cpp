//===- SavePlan.cpp - Spills at definitions and block starts --------------===//

#include "Spilling/SavePlan.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml::regalloc;

SavePlan::SavePlan(const FunctionFacts &Facts)
    : Facts(Facts), HasSavedDefinition(Facts.numValues()),
      Joins(Facts.MF.getNumBlockIDs()), Starts(Facts.MF.getNumBlockIDs()) {}

bool SavePlan::isTentative(Register Value) const {
  return Facts.Policy.Spilling == SpillPolicy::Tentative &&
         !Facts.Values.isDefinedByTerminator(Value) &&
         !Facts.Values.hasUndefined(Value);
}

bool SavePlan::isDefinitionSaved(Register Value, SlotIndex At) const {
  if (!HasSavedDefinition.test(Value.virtRegIndex()))
    return false;
  const VNInfo *Number = Facts.LIS.getInterval(Value).getVNInfoAt(At);
  return Number && Definitions.contains(Number);
}

bool SavePlan::isSavedAtStart(Register Value, const MachineBasicBlock &MBB,
                              SlotIndex At) const {
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  return any_of(Starts[MBB.getNumber()],
                [&](const Eviction &E) { return E.Value == Value; }) &&
         Interval.getVNInfoAt(At) ==
             Interval.getVNInfoAt(Facts.LIS.getMBBStartIdx(&MBB));
}

void SavePlan::saveDefinition(Register Value, const VNInfo *Definition,
                              Reason Why) {
  if (!Definitions.try_emplace(Definition, Why).second)
    return;
  HasSavedDefinition.set(Value.virtRegIndex());
  if (Definition->isPHIDef())
    Joins[Facts.LIS.getMBBFromIndex(Definition->def)->getNumber()].push_back(
        {Value, Why});
}

void SavePlan::saveAtStart(Register Value, const MachineBasicBlock &MBB,
                           Reason Why) {
  Starts[MBB.getNumber()].push_back({Value, Why});
}

void SavePlan::noteReason(const VNInfo *Definition, Reason Why) {
  Definitions.try_emplace(Definition, Why);
}

bool SavePlan::isDefinitionCheaper(const VNInfo &Definition,
                                   uint64_t Frequency) {
  uint64_t &Elsewhere = RequestedElsewhere[&Definition];
  Elsewhere += Frequency;
  return Facts.frequency(*Facts.LIS.getMBBFromIndex(Definition.def)) <=
         Elsewhere;
}

SmallVector<Eviction, 4>
SavePlan::savesAtStart(const MachineBasicBlock &MBB) const {
  SmallVector<Eviction, 4> Result;
  // A later request may have moved the spill to the definition.
  const SlotIndex Start = Facts.LIS.getMBBStartIdx(&MBB);
  for (const Eviction &E : Starts[MBB.getNumber()])
    if (!isDefinitionSaved(E.Value, Start))
      Result.push_back(E);
  append_range(Result, Joins[MBB.getNumber()]);
  return Result;
}

std::optional<Reason> SavePlan::reasonToSave(Register Value,
                                             SlotIndex Definition,
                                             Reason IfUnknown) const {
  const bool IsTentative = isTentative(Value);
  if (!IsTentative && !HasSavedDefinition.test(Value.virtRegIndex()))
    return std::nullopt;
  const VNInfo *Number =
      Facts.LIS.getInterval(Value).Query(Definition).valueOut();
  if (!Number)
    return std::nullopt;
  if (auto Known = Definitions.find(Number); Known != Definitions.end())
    return Known->second;
  if (IsTentative)
    return IfUnknown;
  return std::nullopt;
}
