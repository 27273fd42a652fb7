//===- PhysicalLiveness.cpp - Liveness of physical registers --------------===//

#include "Liveness/PhysicalLiveness.h"
#include "llvm/CodeGen/MachineOperand.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

PhysicalLiveness::PhysicalLiveness(LiveIntervals &LIS,
                                   const TargetRegisterInfo &TRI)
    : LIS(LIS), TRI(TRI), Clobbering(TRI.getNumRegs()),
      Last(LIS.getSlotIndexes()->getLastIndex()) {}

ArrayRef<SlotIndex>
PhysicalLiveness::callsThatClobber(MCRegister Register) const {
  const ArrayRef<SlotIndex> All = LIS.getRegMaskSlots();
  Calls &C = Clobbering[Register.id()];
  if (C.Which == Calls::Unknown) {
    for (auto [Slot, Mask] : zip(All, LIS.getRegMaskBits()))
      if (MachineOperand::clobbersPhysReg(Mask, Register))
        C.Slots.push_back(Slot);
    C.Which = C.Slots.empty()               ? Calls::None
              : C.Slots.size() < All.size() ? Calls::Some
                                            : Calls::All;
    if (C.Which == Calls::All)
      C.Slots = {};
    C.Slots.shrink_to_fit();
  }
  return C.Which == Calls::All ? All : ArrayRef(C.Slots);
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
  const ArrayRef<SlotIndex> Slots = callsThatClobber(Register);
  const auto *Slot = lower_bound(Slots, From);
  return Slot == Slots.end() ? Last : *Slot;
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
  const ArrayRef<SlotIndex> Slots = callsThatClobber(Register);
  for (const LiveRange::Segment &S : Value) {
    const auto *Slot = upper_bound(Slots, S.start);
    if (Slot == Slots.end())
      break;
    if (*Slot < S.end)
      return false;
  }
  return true;
}
