//===- FunctionPlan.cpp - The plan of an allocation -----------------------===//

#include "FunctionPlan.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

DefinitionSpills::DefinitionSpills(const FunctionAnalyses &FA)
    : FA(FA), HasSpilledDefinition(FA.numValues()),
      Joins(FA.MF.getNumBlockIDs()), Starts(FA.MF.getNumBlockIDs()) {}

bool DefinitionSpills::isTentative(Register Value) const {
  return FA.Policy.Spilling == SpillPolicy::Tentative &&
         !FA.Values.isDefinedByTerminator(Value) &&
         !FA.Values.hasUndefined(Value);
}

bool DefinitionSpills::isSpilledAtDefinition(Register Value,
                                             SlotIndex At) const {
  if (!HasSpilledDefinition.test(Value.virtRegIndex()))
    return false;
  const VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(At);
  return Number && Definitions.contains(Number);
}

bool DefinitionSpills::isSpilledAtStart(Register Value,
                                        const MachineBasicBlock &MBB,
                                        SlotIndex At) const {
  const LiveInterval &Interval = FA.LIS.getInterval(Value);
  return any_of(Starts[MBB.getNumber()],
                [&](const Eviction &E) { return E.Value == Value; }) &&
         Interval.getVNInfoAt(At) ==
             Interval.getVNInfoAt(FA.LIS.getMBBStartIdx(&MBB));
}

void DefinitionSpills::spillAtDefinition(Register Value,
                                         const VNInfo *Definition, Reason Why) {
  if (!Definitions.try_emplace(Definition, Why).second)
    return;
  HasSpilledDefinition.set(Value.virtRegIndex());
  if (Definition->isPHIDef())
    Joins[FA.LIS.getMBBFromIndex(Definition->def)->getNumber()].push_back(
        {Value, Why});
}

void DefinitionSpills::spillAtStart(Register Value,
                                    const MachineBasicBlock &MBB, Reason Why) {
  Starts[MBB.getNumber()].push_back({Value, Why});
}

void DefinitionSpills::recordReason(const VNInfo *Definition, Reason Why) {
  Definitions.try_emplace(Definition, Why);
}

bool DefinitionSpills::isDefinitionCheaper(const VNInfo &Definition,
                                           uint64_t Frequency) {
  uint64_t &Elsewhere = RequestedElsewhere[&Definition];
  Elsewhere += Frequency;
  return FA.frequency(*FA.LIS.getMBBFromIndex(Definition.def)) <= Elsewhere;
}

SmallVector<Eviction, 4>
DefinitionSpills::spillsAtStart(const MachineBasicBlock &MBB) const {
  SmallVector<Eviction, 4> Result;
  // A later request may have moved the spill to the definition.
  const SlotIndex Start = FA.LIS.getMBBStartIdx(&MBB);
  for (const Eviction &E : Starts[MBB.getNumber()])
    if (!isSpilledAtDefinition(E.Value, Start))
      Result.push_back(E);
  append_range(Result, Joins[MBB.getNumber()]);
  return Result;
}

std::optional<Reason> DefinitionSpills::reasonToSpill(Register Value,
                                                      SlotIndex Definition,
                                                      Reason IfUnknown) const {
  const bool IsTentative = isTentative(Value);
  if (!IsTentative && !HasSpilledDefinition.test(Value.virtRegIndex()))
    return std::nullopt;
  const VNInfo *Number = FA.LIS.getInterval(Value).Query(Definition).valueOut();
  if (!Number)
    return std::nullopt;
  if (auto Known = Definitions.find(Number); Known != Definitions.end())
    return Known->second;
  if (IsTentative)
    return IfUnknown;
  return std::nullopt;
}
