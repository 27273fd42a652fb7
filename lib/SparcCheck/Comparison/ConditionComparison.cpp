//===- ConditionComparison.cpp - Branches on registers instead -----------===//

#include "mincaml/SparcCheck/ConditionComparison.h"
#include "Comparison/RegisterConditions.h"
#include "Machine/Liveness.h"
#include "Machine/Reporter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml::sparc;
using namespace llvm;

struct ConditionComparison::State {
  /// Of the subtarget of the last function.
  std::unique_ptr<InstructionTable> Table;
  std::unique_ptr<RecordedCode> Old;
  DenseMap<const MachineBasicBlock *, BitVector> Live;
};

ConditionComparison::ConditionComparison()
    : TheState(std::make_shared<State>()) {}

/// Not with landing pads, or where control comes from elsewhere: the flow of
/// values is not known.
static bool canCompare(const MachineFunction &MF) {
  return MF.getTarget().getTargetTriple().isSPARC64() &&
         !MF.getProperties().hasFailedRegAlloc() &&
         none_of(MF, [](const MachineBasicBlock &MBB) {
           return MBB.isEHPad() || MBB.hasAddressTaken() ||
                  MBB.isInlineAsmBrIndirectTarget();
         });
}

namespace {

class RecordingPass : public MachineFunctionPass {
public:
  static char ID;
  explicit RecordingPass(std::shared_ptr<ConditionComparison::State> TheState)
      : MachineFunctionPass(ID), TheState(std::move(TheState)) {}

  StringRef getPassName() const override {
    return "SPARC code before compares become branches";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    ConditionComparison::State &S = *TheState;
    S.Old.reset();
    if (!canCompare(MF))
      return false;
    if (!S.Table || &S.Table->Subtarget != &MF.getSubtarget())
      S.Table = std::make_unique<InstructionTable>(MF.getSubtarget());
    S.Old = std::make_unique<RecordedCode>(MF, *S.Table, /*Copies=*/true);
    S.Live = liveAtStart(MF, *S.Table);
    return false;
  }

private:
  std::shared_ptr<ConditionComparison::State> TheState;
};

class ComparisonPass : public MachineFunctionPass {
public:
  static char ID;
  ComparisonPass(std::shared_ptr<ConditionComparison::State> TheState,
                 LoweringCheckOptions Options)
      : MachineFunctionPass(ID), TheState(std::move(TheState)),
        Options(std::move(Options)) {}

  StringRef getPassName() const override {
    return "Comparison of SPARC code with branches on registers";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  std::shared_ptr<ConditionComparison::State> TheState;
  LoweringCheckOptions Options;
};

} // namespace

char RecordingPass::ID = 0;
char ComparisonPass::ID = 0;

bool ComparisonPass::runOnMachineFunction(MachineFunction &MF) {
  ConditionComparison::State &S = *TheState;
  if (!S.Old)
    return false;
  const RecordedCode New(MF, *S.Table, /*Copies=*/false);
  std::optional<ConditionDifference> Difference =
      RegisterConditions(*S.Old, New, S.Live, *S.Table).run(MF);
  S.Old.reset();
  if (!Difference)
    return false;
  withReporter(MF, Options, [&](Reporter &Report) {
    if (Difference->New)
      Report.violation(Rule::SameConditions, *Difference->New,
                       Difference->Text);
    else
      Report.violation(Rule::SameConditions, MF, Difference->Text);
  });
  return false;
}

MachineFunctionPass *ConditionComparison::createRecordingPass() const {
  return new RecordingPass(TheState);
}

MachineFunctionPass *
ConditionComparison::createComparisonPass(LoweringCheckOptions Options) const {
  return new ComparisonPass(TheState, std::move(Options));
}
