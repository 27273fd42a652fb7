//===- FramelessRegion.cpp - Blocks that need no frame --------------------===//

#include "Windows/FramelessRegion.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The maximum number of instructions by which a function may grow.
static constexpr size_t MaximumGrowth = 6;

/// The maximum number of instructions of a return that is copied.
static constexpr size_t MaximumCopiedReturn = 3;

FramelessRegion::FramelessRegion(MachineFunction &MF,
                                 const WindowRegisters &Windows)
    : MF(MF), Windows(Windows), TRI(*MF.getSubtarget().getRegisterInfo()) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  Save = findOpcode(TII, "SAVEri");
  Restore = findOpcode(TII, "RESTORErr");
  Add = findOpcode(TII, "ADDri");
  Or = findOpcode(TII, "ORrr");
  StackPointer = findRegister(TRI, "O6");
  FramePointer = findRegister(TRI, "I6");
  ReturnAddress = findRegister(TRI, "O7");
  Zero = findRegister(TRI, "G0");
  Scratch = findRegister(TRI, "G1");
  if (!findPrologue() || !chooseAfterAllocation())
    return;
  for (MachineBasicBlock &MBB : MF)
    if (&MBB == &MF.front() || !needsFrame(MBB))
      Blocks.insert(&MBB);
  shrink();
  findExits();
  if (isWorthIt())
    return;
  Exits.clear();
  SharedReturns.clear();
}

//===- Kinds of instructions ----------------------------------------------===//

bool FramelessRegion::addsToStackPointer(const MachineInstr &MI,
                                         bool Allocates) const {
  return MI.getOpcode() == Add && MI.getOperand(0).getReg() == StackPointer &&
         MI.getOperand(1).getReg() == StackPointer &&
         MI.getOperand(2).isImm() &&
         (MI.getOperand(2).getImm() < 0) == Allocates;
}

bool FramelessRegion::allocatesFrame(const MachineInstr &MI) const {
  return MI.getOpcode() == Save || addsToStackPointer(MI, /*Allocates=*/true);
}

bool FramelessRegion::isRelease(const MachineInstr &MI) const {
  if (!IsFlat)
    return MI.getOpcode() == Restore;
  return addsToStackPointer(MI, /*Allocates=*/false) ||
         (MI.mayLoad() && MI.getOperand(0).isReg() &&
          MI.getOperand(0).getReg() == ReturnAddress &&
          MI.readsRegister(StackPointer, &TRI));
}

/// Whether the instruction copies %o7 to or from %g1. Functions without a
/// window do so around tail calls.
bool FramelessRegion::movesReturnAddress(const MachineInstr &MI) const {
  if (MI.getOpcode() != Or || MI.getOperand(1).getReg() != Zero)
    return false;
  const Register To = MI.getOperand(0).getReg(),
                 From = MI.getOperand(2).getReg();
  return (To == Scratch && From == ReturnAddress) ||
         (To == ReturnAddress && From == Scratch);
}

bool FramelessRegion::namesFrame(const MachineInstr &MI) const {
  if (!IsFlat)
    return Windows.namesWindow(MI);
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() &&
           (TRI.regsOverlap(MO.getReg(), StackPointer) ||
            TRI.regsOverlap(MO.getReg(), ReturnAddress));
  });
}

bool FramelessRegion::needsFrame(const MachineInstr &MI) const {
  if (MI.isMetaInstruction() || isRelease(MI))
    return false;
  if (MI.isIndirectBranch() || MI.isInlineAsm())
    return true;
  if (IsFlat && (MI.isReturn() || movesReturnAddress(MI)))
    return false;
  return MI.isCall() || namesFrame(MI);
}

//===- The region ---------------------------------------------------------===//

/// Whether exactly one instruction allocates a frame, and the entry block
/// starts with it.
bool FramelessRegion::findPrologue() {
  if (MF.hasBBSections() || MF.hasEHFunclets() || !MF.front().pred_empty())
    return false;
  for (MachineBasicBlock &MBB : MF) {
    if (MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget())
      return false;
    for (MachineInstr &MI : MBB)
      if (allocatesFrame(MI) && std::exchange(Allocation, &MI))
        return false;
  }
  if (!Allocation || Allocation->getParent() != &MF.front())
    return false;
  IsFlat = Allocation->getOpcode() == Add;
  auto FirstEmitted = find_if(MF.front(), [](const MachineInstr &MI) {
    return !MI.isMetaInstruction();
  });
  return &*FirstEmitted == Allocation;
}

void FramelessRegion::addWritten(const MachineInstr &MI,
                                 BitVector &Units) const {
  for (const MachineOperand &MO : MI.operands())
    // %g0 ignores writes.
    if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
        MO.getReg() != Zero)
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Units.set(to_underlying(Unit));
}

/// Whether an instruction may be executed after everything that stays in the
/// region. It must write only registers of the window or a slot in the frame,
/// which nothing in the region reads. \p Written are the registers that the
/// following instructions in the region write.
bool FramelessRegion::canMoveAfterAllocation(const MachineInstr &MI,
                                             const BitVector &Written) const {
  const MCRegister Base = IsFlat ? StackPointer : FramePointer;
  if (MI.isCall() || MI.isTerminator() || MI.isInlineAsm() || MI.isPosition() ||
      MI.mayLoad() || MI.hasUnmodeledSideEffects() ||
      (MI.mayStore() && !MI.readsRegister(Base, &TRI)))
    return false;
  return none_of(MI.operands(), [&](const MachineOperand &MO) {
    if (!MO.isReg() || !MO.getReg().isPhysical())
      return false;
    if (MO.isDef())
      return IsFlat || !Windows.belongsToWindow(MO.getReg().asMCReg());
    return any_of(TRI.regunits(MO.getReg().asMCReg()), [&](MCRegUnit Unit) {
      return Written.test(to_underlying(Unit));
    });
  });
}

/// Collects the instructions of the entry block that need the frame. Returns
/// false if one of them cannot be moved.
bool FramelessRegion::chooseAfterAllocation() {
  BitVector Written(TRI.getNumRegUnits());
  for (MachineInstr &MI : reverse(MF.front())) {
    if (MI.isMetaInstruction() || &MI == Allocation)
      continue;
    if (!needsFrame(MI)) {
      addWritten(MI, Written);
      continue;
    }
    if (!canMoveAfterAllocation(MI, Written))
      return false;
    AfterAllocation.push_back(&MI);
  }
  std::reverse(AfterAllocation.begin(), AfterAllocation.end());
  return true;
}

bool FramelessRegion::needsFrame(const MachineBasicBlock &MBB) const {
  return MBB.hasAddressTaken() ||
         any_of(MBB, [&](const MachineInstr &MI) { return needsFrame(MI); });
}

/// Removes blocks that control can also enter from outside of the region, and
/// blocks that overwrite registers that are read after the allocation.
void FramelessRegion::shrink() {
  BitVector Needed(TRI.getNumRegUnits());
  for (const MachineInstr *MI : AfterAllocation)
    for (const MachineOperand &MO : MI->operands())
      if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Needed.set(to_underlying(Unit));
  const MachineBasicBlock *Entry = &MF.front();
  Blocks.remove_if([&](const MachineBasicBlock *MBB) {
    BitVector Written(TRI.getNumRegUnits());
    for (const MachineInstr &MI : *MBB)
      if (!isRelease(MI))
        addWritten(MI, Written);
    return MBB != Entry && Written.anyCommon(Needed);
  });
  while (Blocks.remove_if([&](const MachineBasicBlock *MBB) {
    return MBB != Entry &&
           (MBB->pred_empty() ||
            !all_of(MBB->predecessors(), [&](MachineBasicBlock *Predecessor) {
              return Blocks.contains(Predecessor);
            }));
  }))
    ;
}

/// Returns the number of instructions in a frameless copy of a return.
size_t FramelessRegion::numCopied(const MachineBasicBlock &Return) const {
  return count_if(Return, [&](const MachineInstr &MI) {
    return !MI.isMetaInstruction() && !isRelease(MI);
  });
}

bool FramelessRegion::canBeCopied(const MachineBasicBlock &MBB) const {
  return MBB.isReturnBlock() && MBB.succ_empty() && !needsFrame(MBB) &&
         numCopied(MBB) <= MaximumCopiedReturn;
}

void FramelessRegion::findExits() {
  for (const MachineBasicBlock *MBB : Blocks)
    for (MachineBasicBlock *Successor : MBB->successors())
      if (!Blocks.contains(Successor))
        (canBeCopied(*Successor) ? SharedReturns : Exits).insert(Successor);
}

bool FramelessRegion::isWorthIt() const {
  const bool Returns = any_of(Blocks, [](const MachineBasicBlock *MBB) {
    return MBB->isReturnBlock();
  });
  if (Exits.empty() || (!Returns && SharedReturns.empty()))
    return false;
  // In the worst case a copy of the `save` is followed by a branch with an
  // empty delay slot, and each copied return has an empty delay slot.
  size_t Growth = (Exits.size() - 1) * (1 + AfterAllocation.size()) + 2;
  for (const MachineBasicBlock *MBB : SharedReturns)
    Growth += numCopied(*MBB) + 1;
  return Growth <= MaximumGrowth;
}
