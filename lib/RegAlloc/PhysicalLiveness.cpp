//===- PhysicalLiveness.cpp - When registers are not to be had ------------===//

#include "mincaml/RegAlloc/PhysicalLiveness.h"
#include "llvm/CodeGen/MachineOperand.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <cstring>

using namespace llvm;
using namespace mincaml;

PhysicalLiveness::PhysicalLiveness(LiveIntervals &LIS,
                                   const TargetRegisterInfo &TRI)
    : LIS(LIS), TRI(TRI), Last(LIS.getSlotIndexes()->getLastIndex()) {
  const size_t Bytes =
      MachineOperand::getRegMaskSize(TRI.getNumRegs()) * sizeof(uint32_t);
  for (auto [Slot, Mask] : zip(LIS.getRegMaskSlots(), LIS.getRegMaskBits())) {
    // Calls of one convention mostly share one mask; what differs only in its
    // address is the same mask all the same.
    auto Group = find_if(Groups, [&, Mask = Mask](const Calls &C) {
      return C.Mask == Mask || !std::memcmp(C.Mask, Mask, Bytes);
    });
    if (Group == Groups.end())
      Group = Groups.insert(Groups.end(), {Mask, {}});
    Group->Slots.push_back(Slot);
  }
}

SlotIndex PhysicalLiveness::nextFixed(MCRegister Register,
                                      SlotIndex From) const {
  SlotIndex Next = Last;
  for (MCRegUnit Unit : TRI.regunits(Register)) {
    const LiveRange &Range = LIS.getRegUnit(Unit);
    auto Segment = Range.find(From);
    if (Segment != Range.end())
      Next = std::min(Next, std::max(Segment->start, From));
  }
  return Next;
}

SlotIndex PhysicalLiveness::nextClobber(MCRegister Register,
                                        SlotIndex From) const {
  SlotIndex Next = Last;
  for (const Calls &Group : Groups) {
    if (!MachineOperand::clobbersPhysReg(Group.Mask, Register))
      continue;
    auto Slot = lower_bound(Group.Slots, From);
    if (Slot != Group.Slots.end())
      Next = std::min(Next, *Slot);
  }
  return Next;
}

SlotIndex PhysicalLiveness::nextCall(SlotIndex From) const {
  ArrayRef<SlotIndex> Slots = LIS.getRegMaskSlots();
  const auto *Slot = lower_bound(Slots, From);
  return Slot == Slots.end() ? Last : *Slot;
}

bool PhysicalLiveness::isFreeDuring(const LiveInterval &Value,
                                    MCRegister Register) const {
  for (MCRegUnit Unit : TRI.regunits(Register))
    if (Value.overlaps(LIS.getRegUnit(Unit)))
      return false;
  for (const Calls &Group : Groups) {
    if (!MachineOperand::clobbersPhysReg(Group.Mask, Register))
      continue;
    for (const LiveRange::Segment &S : Value) {
      auto Slot = upper_bound(Group.Slots, S.start);
      if (Slot == Group.Slots.end())
        break;
      if (*Slot < S.end)
        return false;
    }
  }
  return true;
}
