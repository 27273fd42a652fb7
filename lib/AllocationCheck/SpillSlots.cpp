//===- SpillSlots.cpp - Spill slots ---------------------------------------===//

#include "SpillSlots.h"
#include "CheckInput.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

std::optional<AllocationFault> SpillSlots::check(const MachineInstr &MI,
                                                 int FrameIndex, unsigned Bits,
                                                 Align Alignment) const {
  const MachineFrameInfo &Frame = Input.MF.getFrameInfo();
  const TargetFrameLowering &Lowering =
      *Input.MF.getSubtarget().getFrameLowering();
  if (Input.Before.hasFrameIndex(FrameIndex) ||
      FrameIndex < Frame.getObjectIndexBegin() ||
      FrameIndex >= Frame.getObjectIndexEnd() ||
      Frame.isDeadObjectIndex(FrameIndex))
    return faultIn(MI, formatv("accesses frame object {0}, which is not a "
                               "spill slot of register allocation",
                               FrameIndex));
  if (Frame.getObjectSize(FrameIndex) * 8 < Bits)
    return faultIn(MI, formatv("accesses {0} bits of a spill slot of {1} bits",
                               Bits, Frame.getObjectSize(FrameIndex) * 8));
  if (Frame.getObjectAlign(FrameIndex) <
      std::min(Alignment, Lowering.getStackAlign()))
    return faultIn(MI, formatv("requires a spill slot aligned to {0} bytes, "
                               "but the slot is aligned to {1}",
                               Alignment.value(),
                               Frame.getObjectAlign(FrameIndex).value()));
  return std::nullopt;
}

Location SpillSlots::location(int FrameIndex, MCRegister Register, unsigned Bit,
                              unsigned Length, unsigned Bits) {
  unsigned InSlot = Input.Layout.bitInMemory(
      Register, Bit, Length, Bits, Input.MF.getDataLayout().isLittleEndian());
  auto [I, IsNew] = TheProgram.Slots[FrameIndex].try_emplace(InSlot, 0);
  if (IsNew)
    I->second = TheProgram.newLocation();
  return I->second;
}
