//===- LoweringCheck.cpp - Lowering check of SPARC machine IR -------------===//

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "Machine/Calls.h"
#include "Machine/CodeLayout.h"
#include "Machine/DelaySlots.h"
#include "Machine/Encoding.h"
#include "Machine/FlowCheck.h"
#include "Machine/Liveness.h"
#include "mincaml/SparcCheck/ApprovedCode.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- The pass -----------------------------------------------------------===//

namespace {

class LoweringCheck : public MachineFunctionPass {
public:
  static char ID;

  /// The constructor for `llc -run-pass=`.
  LoweringCheck()
      : LoweringCheck(LoweringCheckOptions{.Unproved = true,
                                           .Report = nullptr,
                                           .Checked = nullptr,
                                           .SlotsAreProved = nullptr,
                                           .Approved = nullptr}) {}
  explicit LoweringCheck(LoweringCheckOptions Options)
      : MachineFunctionPass(ID), Options(std::move(Options)) {}

  StringRef getPassName() const override { return "SPARC lowering check"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  LoweringCheckOptions Options;
  /// The table for the subtarget of the last function. Most modules have only
  /// one subtarget.
  std::unique_ptr<InstructionTable> Table;
};

} // namespace

char LoweringCheck::ID = 0;

static void check(const MachineFunction &MF, InstructionTable &Table,
                  const LoweringCheckOptions &Options) {
  withReporter(MF, Options, [&](Reporter &Report) {
    checkInstructions(MF, Table, Report);
    checkDelaySlots(MF, Table, Report);
    checkLayout(MF, Table, Report);
    checkFlow(MF, Table, Report);
    checkLiveness(MF, Table,
                  Options.SlotsAreProved && Options.SlotsAreProved(MF), Report);
    checkSignatures(MF, Table, Report);
  });
  if (Options.Approved)
    Options.Approved->record(MF, Table);
}

void mincaml::sparc::checkLowering(const MachineFunction &MF,
                                   const LoweringCheckOptions &Options) {
  InstructionTable Table(MF.getSubtarget());
  check(MF, Table, Options);
}

bool LoweringCheck::runOnMachineFunction(MachineFunction &MF) {
  // A failed register allocation has already been reported.
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc())
    return false;
  if (!Table || &Table->Subtarget != &MF.getSubtarget())
    Table = std::make_unique<InstructionTable>(MF.getSubtarget());
  check(MF, *Table, Options);
  return false;
}

MachineFunctionPass *
mincaml::sparc::createLoweringCheckPass(LoweringCheckOptions Options) {
  return new LoweringCheck(std::move(Options));
}

void mincaml::sparc::initializeLoweringCheckPass(PassRegistry &Registry) {
  // The pass may be requested both by name and by an option.
  if (Registry.getPassInfo(&LoweringCheck::ID))
    return;
  Registry.registerPass(
      *new PassInfo("SPARC lowering check", "mincaml-check-sparc",
                    &LoweringCheck::ID,
                    PassInfo::NormalCtor_t(callDefaultCtor<LoweringCheck>),
                    /*isCFGOnly=*/false, /*is_analysis=*/true),
      /*ShouldFree=*/true);
}
