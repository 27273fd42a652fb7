//===- EmptyDelaySlots.cpp - Empty delay slots for debugging --------------===//
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
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

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

namespace {

class DelaySlotBarriers : public MachineFunctionPass {
public:
  static char ID;
  DelaySlotBarriers() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC delay slot barriers"; }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

class DelaySlotBarrierRemoval : public MachineFunctionPass {
public:
  static char ID;
  DelaySlotBarrierRemoval() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "SPARC delay slot barrier removal";
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char DelaySlotBarriers::ID = 0;
char DelaySlotBarrierRemoval::ID = 0;

bool DelaySlotBarriers::runOnMachineFunction(MachineFunction &MF) {
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

bool DelaySlotBarrierRemoval::runOnMachineFunction(MachineFunction &MF) {
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
  return new DelaySlotBarriers();
}

MachineFunctionPass *mincaml::createDelaySlotBarrierRemovalPass() {
  return new DelaySlotBarrierRemoval();
}
