//===- SlotComparison.cpp - What filling delay slots changes --------------===//

#include "mincaml/SparcCheck/SlotComparison.h"
#include "Comparison/PathComparison.h"
#include "Machine/Liveness.h"
#include "Machine/Reporter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml::sparc;
using namespace llvm;

struct SlotComparison::State {
  /// Of the subtarget of the last function.
  std::unique_ptr<InstructionTable> Table;
  std::unique_ptr<RecordedCode> Old;
  LiveAtStart Live;
  const MachineFunction *Proved = nullptr;
};

SlotComparison::SlotComparison() : TheState(std::make_shared<State>()) {}

bool SlotComparison::isProved(const MachineFunction &MF) const {
  return TheState->Proved == &MF;
}

static bool canCompare(const MachineFunction &MF) {
  return MF.getTarget().getTargetTriple().isSPARC() &&
         !MF.getProperties().hasFailedRegAlloc() &&
         none_of(MF, [](const MachineBasicBlock &MBB) {
           return MBB.isEHPad() || any_of(MBB, [](const MachineInstr &MI) {
                    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
                  });
         });
}

namespace {

class RecordingPass : public MachineFunctionPass {
public:
  static char ID;
  explicit RecordingPass(std::shared_ptr<SlotComparison::State> TheState)
      : MachineFunctionPass(ID), TheState(std::move(TheState)) {}

  StringRef getPassName() const override {
    return "SPARC code before delay slots are filled";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    SlotComparison::State &S = *TheState;
    S.Old.reset();
    S.Proved = nullptr;
    if (!canCompare(MF))
      return false;
    if (!S.Table || &S.Table->Subtarget != &MF.getSubtarget())
      S.Table = std::make_unique<InstructionTable>(MF.getSubtarget());
    S.Old = std::make_unique<RecordedCode>(MF, *S.Table, /*Copies=*/true);
    S.Live = liveAtStart(MF, *S.Table);
    return false;
  }

private:
  std::shared_ptr<SlotComparison::State> TheState;
};

class ComparisonPass : public MachineFunctionPass {
public:
  static char ID;
  ComparisonPass(std::shared_ptr<SlotComparison::State> TheState,
                 LoweringCheckOptions Options)
      : MachineFunctionPass(ID), TheState(std::move(TheState)),
        Options(std::move(Options)) {}

  StringRef getPassName() const override {
    return "Comparison of SPARC code with filled delay slots";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  std::shared_ptr<SlotComparison::State> TheState;
  LoweringCheckOptions Options;
};

} // namespace

char RecordingPass::ID = 0;
char ComparisonPass::ID = 0;

bool ComparisonPass::runOnMachineFunction(MachineFunction &MF) {
  SlotComparison::State &S = *TheState;
  if (!S.Old)
    return false;
  const RecordedCode New(MF, *S.Table, /*Copies=*/false);
  std::optional<PathDifference> Difference =
      PathComparison(*S.Old, New, S.Live, *S.Table).run();
  S.Old.reset();
  if (!Difference) {
    S.Proved = &MF;
    return false;
  }
  withReporter(MF, Options, [&](Reporter &Report) {
    if (!Difference->IsCertain)
      Report.unproved(Rule::SameExecution, MF, Difference->Text);
    else if (Difference->New)
      Report.violation(Rule::SameExecution, *Difference->New, Difference->Text);
    else
      Report.violation(Rule::SameExecution, MF, Difference->Text);
  });
  return false;
}

MachineFunctionPass *SlotComparison::createRecordingPass() const {
  return new RecordingPass(TheState);
}

MachineFunctionPass *
SlotComparison::createComparisonPass(LoweringCheckOptions Options) const {
  return new ComparisonPass(TheState, std::move(Options));
}
