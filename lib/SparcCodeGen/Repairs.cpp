//===- Repairs.cpp - Repairs of the code of LLVM's backend ----------------===//

#include "MachinePass.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Unsafe leaf procedures ---------------------------------------------===//
//
// Keeps LLVM's SPARC backend from making a leaf procedure of a function that
// cannot be one. The pass runs after register allocation and immediately
// before frame lowering.
//
// A leaf procedure has no register window of its own: its %i registers are
// renamed to %o, and it may write only %g and %o registers. LLVM makes a
// function a leaf procedure if it contains no call (tail calls do not count)
// and does not use %l0, the first local register in allocation order. But an
// allocation may also use, for example, %l2 to %l5 and not %l0 after
// evictions; such a function overwrites the local registers of its caller. The
// same holds for a write of %o7, which contains the return address, and for a
// function that uses both %iN and %oN, which become one register.
//
// The repair marks such a function as making calls, which gives it a window.

static bool canBeLeaf(const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  // The integer registers of the window that the function uses. A use of a pair
  // such as L2_L3 is a use of its halves, which alias it.
  RegisterSet Used;
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    // %sp and %fp are not allocatable; LLVM checks them itself.
    if (!Number || *Number < reg::O0 || *Number > reg::I7 ||
        *Number == reg::SP || *Number == reg::FP || !MRI.isPhysRegUsed(R))
      continue;
    Used.set(*Number);
    if (*Number == reg::O7 && MRI.isPhysRegModified(R))
      return false;
  }
  for (unsigned I = 0; I != 8; ++I)
    if (Used.test(reg::L0 + I) ||
        (Used.test(reg::I0 + I) && Used.test(reg::O0 + I)))
      return false;
  return true;
}

static bool avoidUnsafeLeaf(MachineFunction &MF) {
  if (MF.getFrameInfo().hasCalls() || canBeLeaf(MF))
    return false;
  MF.getFrameInfo().setHasCalls(true);
  return true;
}

MachineFunctionPass *mincaml::createLeafProcedureRepairPass() {
  return new TransformPass<avoidUnsafeLeaf, /*PreservesAll=*/true>(
      "SPARC leaf procedure repair");
}

//===- Targets of tail calls ----------------------------------------------===//
//
// Computes the target of an indirect tail call before the jump.
//
// LLVM's delay slot filler folds an addition that precedes `restore` into it.
// For a tail call the `restore` is in the delay slot. The addition then moves
// after the jump, which reads its result:
//
//     add %i2, %lo(f), %i2        jmp %i2
//     jmp %i2                =>   restore %i2, %lo(f), %o2
//     restore
//
// The jump then uses the value that %i2 had before the addition. This pass
// reverts the change. It runs after the filler. The code does not become
// longer than branch relaxation, which runs before the filler, has assumed.

/// Whether \p After, which `restore` writes in the caller's window, is the same
/// register as \p Before in the current window: %i2 before `restore` is %o2
/// after it.
static bool isSameRegister(StringRef Before, StringRef After) {
  std::optional<unsigned> In = registerNumber(Before);
  std::optional<unsigned> Out = registerNumber(After);
  return In && Out && *In >= reg::I0 && *In <= reg::I7 &&
         *In - reg::I0 + reg::O0 == *Out;
}

/// Returns the opcode of the addition that a `restore` performs.
static StringRef additionOf(StringRef Restore) {
  return StringSwitch<StringRef>(Restore)
      .Case("RESTORErr", "ADDrr")
      .Case("RESTOREri", "ADDri")
      .Default("");
}

static bool repairTailCallTarget(MachineInstr &Jump, MachineInstr &Slot) {
  const TargetInstrInfo *TII = Jump.getMF()->getSubtarget().getInstrInfo();
  const TargetRegisterInfo *TRI =
      Jump.getMF()->getSubtarget().getRegisterInfo();
  StringRef Addition = additionOf(TII->getName(Slot.getOpcode()));
  if (TII->getName(Jump.getOpcode()) != "TAIL_CALLri" || Addition.empty())
    return false;
  MachineOperand &Result = Slot.getOperand(0);
  const Register Target = Jump.getOperand(0).getReg();
  if (!isSameRegister(TRI->getName(Target), TRI->getName(Result.getReg())))
    return false;

  BuildMI(*Jump.getParent(), Jump.getIterator(), Slot.getDebugLoc(),
          TII->get(findOpcode(*TII, Addition)), Target)
      .add(Slot.getOperand(1))
      .add(Slot.getOperand(2));
  const Register Zero = findRegister(*TRI, "G0");
  Slot.setDesc(TII->get(findOpcode(*TII, "RESTORErr")));
  Result.setReg(Zero);
  Slot.removeOperand(2);
  Slot.removeOperand(1);
  MachineInstrBuilder(*Jump.getMF(), &Slot).addReg(Zero).addReg(Zero);
  return true;
}

static bool repairTailCallTargets(MachineFunction &MF) {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      if (MI.isCall() && MI.isBundledWithSucc())
        Changed |= repairTailCallTarget(MI, *std::next(MI.getIterator()));
  return Changed;
}

MachineFunctionPass *mincaml::createTailCallTargetRepairPass() {
  return new TransformPass<repairTailCallTargets>(
      "SPARC tail call target repair");
}

//===- Empty delay slots for debugging ------------------------------------===//
//
// Creates the passes that keep LLVM's delay slot filler from moving
// instructions in functions that are compiled for debugging without
// optimization.
//
// The filler runs at every optimization level. It moves instructions past
// points where a debugger stops. One of these points is the end of the
// prologue, where parameters are then not yet in memory:
//
//     .loc 1 1 0                       .loc 1 1 0
//                                      st %i0, [%fp+-4]
//     .loc 1 2 6 prologue_end          .loc 1 2 6 prologue_end
//     cmp %i0, 0                       cmp %i0, 0
//     be .LBB0_2                 =>    be .LBB0_2
//     st %i0, [%fp+-4]                 nop
//
// LLVM's option that disables the filler cannot be used, because indirect tail
// calls rely on the filler to put their `restore` into the delay slot.
//
// The first pass runs before the filler. It inserts a barrier before each
// instruction with a delay slot, and before the `restore` of a return or tail
// call, which the filler then leaves as it is. The second pass runs after the
// filler and removes the barriers.

/// The text of inline assembly that serves as a barrier and is never printed.
/// The filler does not look past inline assembly, but ignores instructions
/// without code.
static constexpr const char Barrier[] = "mincaml-delay-slot-barrier";

static bool isBarrier(const MachineInstr &MI) {
  return MI.isInlineAsm() &&
         StringRef(MI.getOperand(0).getSymbolName()) == Barrier;
}

static bool isForDebugging(const MachineFunction &MF) {
  const DISubprogram *Subprogram = MF.getFunction().getSubprogram();
  const DICompileUnit *Unit = Subprogram ? Subprogram->getUnit() : nullptr;
  return Unit && !Unit->isOptimized() &&
         Unit->getEmissionKind() == DICompileUnit::FullDebug;
}

static bool addDelaySlotBarriers(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC() || !isForDebugging(MF))
    return false;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (!MI.hasDelaySlot())
        continue;
      MachineBasicBlock::iterator Position = MI;
      if (Position != MBB.begin()) {
        MachineBasicBlock::iterator Previous =
            prev_nodbg(Position, MBB.begin());
        // The filler does not look past another instruction with a delay slot,
        // and there must be no other instruction between two branches.
        if (Previous->hasDelaySlot())
          continue;
        if (TII.getName(Previous->getOpcode()).starts_with("RESTORE"))
          Position = Previous;
      }
      BuildMI(MBB, Position, DebugLoc(), TII.get(TargetOpcode::INLINEASM))
          .addExternalSymbol(Barrier)
          .addImm(InlineAsm::Extra_HasSideEffects);
      Changed = true;
    }
  return Changed;
}

static bool removeDelaySlotBarriers(MachineFunction &MF) {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (isBarrier(MI)) {
        MI.eraseFromParent();
        Changed = true;
      }
  return Changed;
}

MachineFunctionPass *mincaml::createDelaySlotBarrierPass() {
  return new TransformPass<addDelaySlotBarriers>("SPARC delay slot barriers");
}

MachineFunctionPass *mincaml::createDelaySlotBarrierRemovalPass() {
  return new TransformPass<removeDelaySlotBarriers>(
      "SPARC delay slot barrier removal");
}

//===- Delay after a write of %y ------------------------------------------===//
//
// Inserts `nop`s between `wr %y` and a division that reads %y, so that three
// instructions separate them.
//
// A write of %y may take effect up to three instructions later ([SPARC-V8]
// B.29), but LLVM emits the division immediately after it. Emulators and many
// processors hide the error. The pass runs last, on code in its final order.
// The write and the read must be in one basic block, as LLVM emits them.

/// The number of instructions that must separate a write of %y from a read:
/// [SPARC-V8] B.29.
static constexpr unsigned Delay = 3;

static bool isWrite(const MachineInstr &MI, Register Y,
                    const TargetInstrInfo &TII) {
  // Multiplications also define %y, but do not require a delay.
  return MI.modifiesRegister(Y, /*TRI=*/nullptr) &&
         TII.getName(MI.getOpcode()).starts_with("WR");
}

static bool delayReads(MachineBasicBlock &MBB, Register Y,
                       const TargetInstrInfo &TII) {
  bool Changed = false;
  unsigned SinceWrite = Delay;
  // An instruction in a delay slot is bundled with its branch.
  for (auto I = MBB.instr_begin(), E = MBB.instr_end(); I != E; ++I) {
    if (I->isMetaInstruction() || I->isBundle())
      continue;
    if (SinceWrite < Delay && I->readsRegister(Y, /*TRI=*/nullptr)) {
      MachineBasicBlock::instr_iterator Before =
          getBundleStart(I->getIterator());
      const MCInstrDesc &Nop = TII.get(findOpcode(TII, "NOP"));
      for (; SinceWrite != Delay; ++SinceWrite)
        BuildMI(MBB, Before, I->getDebugLoc(), Nop);
      Changed = true;
    }
    SinceWrite = isWrite(*I, Y, TII) ? 0 : std::min(SinceWrite + 1, Delay);
  }
  return Changed;
}

static bool delayReadsOfY(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  Register Y = findRegister(*MF.getSubtarget().getRegisterInfo(), "Y");
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    Changed |= delayReads(MBB, Y, TII);
  return Changed;
}

MachineFunctionPass *mincaml::createYRegisterDelayPass() {
  return new TransformPass<delayReadsOfY>("SPARC %y delay");
}
