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
  explicit DelaySlotFilling(SlotOrigins *Origins)
      : MachineFunctionPass(ID), Origins(Origins ? *Origins : OwnOrigins) {}

  StringRef getPassName() const override { return "SPARC delay slots"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  SlotOrigins OwnOrigins;
  SlotOrigins &Origins;
  /// The subtarget of the last function. Most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<OpcodeInfo> Opcodes;
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
  if (Filler.FilledSlots || Filler.FilledDelays)
    emitFunctionRemark(MF, DEBUG_TYPE, "Filled", [&](auto &Remark) {
      Remark << NV("Slots", Filler.FilledSlots) << " delay slots and "
             << NV("Gaps", Filler.FilledDelays)
             << " gaps after floating-point compares are filled";
    });
  if (!Filler.EmptySlots && !Filler.EmptyDelays)
    return;
  emitFunctionRemark<MachineOptimizationRemarkMissed>(
      MF, DEBUG_TYPE, "Empty", [&](auto &Missed) {
        Missed << NV("Slots", Filler.EmptySlots) << " delay slots and "
               << NV("Gaps", Filler.EmptyDelays)
               << " gaps after floating-point compares have a nop";
        for (auto [I, Count] : enumerate(Filler.Reasons))
          if (Count)
            Missed << "; " << NV("Count", Count)
                   << " slots: " << describe(static_cast<SlotOrigin>(I));
      });
}

bool DelaySlotFilling::runOnMachineFunction(MachineFunction &MF) {
  Origins.clear();
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc() || hasAsmBranches(MF))
    return false;
  if (Subtarget != &MF.getSubtarget()) {
    Subtarget = &MF.getSubtarget();
    Opcodes = std::make_unique<OpcodeInfo>(*Subtarget);
    HasErrata = hasErrata(*Subtarget);
  }
  if (HasErrata)
    return false;
  SlotFiller Filler(MF, *Opcodes, Origins);
  const bool Changed = Filler.run();
  report(Filler, MF);
  return Changed;
}

MachineFunctionPass *mincaml::createDelaySlotFillingPass(SlotOrigins *Origins) {
  return new DelaySlotFilling(Origins);
}

void mincaml::initializeDelaySlotFillingPass(PassRegistry &Registry) {
  registerMachinePass<DelaySlotFilling>(Registry, "SPARC delay slots",
                                        DEBUG_TYPE);
}
