//===- DelaySlotFilling.cpp - Filling of delay slots ----------------------===//

#include "mincaml/SparcCodeGen/DelaySlotFilling.h"
#include "DelaySlots/SlotFiller.h"
#include "FunctionRemark.h"
#include "PassRegistration.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "mincaml-delay-slots"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

class DelaySlotFilling : public MachineFunctionPass {
public:
  static char ID;
  DelaySlotFilling() : DelaySlotFilling(nullptr) {}
  explicit DelaySlotFilling(SlotNotes *Notes)
      : MachineFunctionPass(ID), Notes(Notes ? *Notes : OwnNotes) {}

  StringRef getPassName() const override { return "SPARC delay slots"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  SlotNotes OwnNotes;
  SlotNotes &Notes;
  /// The subtarget of the last function. Most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<BranchForms> Forms;
  bool HasErrata = false;
};

} // namespace

char DelaySlotFilling::ID = 0;

/// Whether earlier passes of LLVM have inserted `nop`s because of errata.
static bool hasErrata(const TargetSubtargetInfo &Subtarget) {
  return any_of(
      ArrayRef<StringLiteral>{"+insertnopload", "+fixallfdivsqrt",
                              "+fix-tn0009", "+fix-tn0010", "+fix-tn0011",
                              "+fix-tn0012", "+fix-tn0013"},
      [&](StringRef Feature) { return Subtarget.checkFeatures(Feature); });
}

static bool hasAsmBranches(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, [](const MachineInstr &MI) {
      return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
    });
  });
}

static void report(const SlotFiller &Filler, MachineFunction &MF) {
  using namespace ore;
  if (Filler.FilledSlots || Filler.FilledGaps)
    emitFunctionRemark(MF, DEBUG_TYPE, "Filled", [&](auto &Remark) {
      Remark << NV("Slots", Filler.FilledSlots) << " delay slots and "
             << NV("Gaps", Filler.FilledGaps)
             << " gaps after floating-point compares are filled";
    });
  if (!Filler.EmptySlots && !Filler.EmptyGaps)
    return;
  emitFunctionRemark<MachineOptimizationRemarkMissed>(
      MF, DEBUG_TYPE, "Empty", [&](auto &Missed) {
        Missed << NV("Slots", Filler.EmptySlots) << " delay slots and "
               << NV("Gaps", Filler.EmptyGaps)
               << " gaps after floating-point compares have a nop";
        for (auto [I, Count] : enumerate(Filler.Reasons))
          if (Count)
            Missed << "; " << NV("Count", Count)
                   << " slots: " << describe(static_cast<SlotOrigin>(I));
      });
}

bool DelaySlotFilling::runOnMachineFunction(MachineFunction &MF) {
  Notes.clear();
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc() || hasAsmBranches(MF))
    return false;
  if (Subtarget != &MF.getSubtarget()) {
    Subtarget = &MF.getSubtarget();
    Forms = std::make_unique<BranchForms>(*Subtarget);
    HasErrata = hasErrata(*Subtarget);
  }
  if (HasErrata)
    return false;
  SlotFiller Filler(MF, *Forms, Notes);
  const bool Changed = Filler.run();
  report(Filler, MF);
  return Changed;
}

MachineFunctionPass *mincaml::createDelaySlotFillingPass(SlotNotes *Notes) {
  return new DelaySlotFilling(Notes);
}

void mincaml::initializeDelaySlotFillingPass(PassRegistry &Registry) {
  registerMachinePass<DelaySlotFilling>(Registry, "SPARC delay slots",
                                        DEBUG_TYPE);
}
