//===- CodeComparison.cpp - Comparison of code across a pass --------------===//

#include "Comparison/Validation.h"
#include "Machine/RuleChecks.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml::sparc;
using namespace llvm;

bool mincaml::sparc::dependByRegisters(const MachineInstr &A,
                                       const MachineInstr &B,
                                       const TargetRegisterInfo &TRI) {
  return any_of(A.operands(), [&](const MachineOperand &X) {
    return X.isReg() && X.getReg().isPhysical() &&
           !TRI.isConstantPhysReg(X.getReg()) &&
           any_of(B.operands(), [&](const MachineOperand &Y) {
             return Y.isReg() && Y.getReg().isPhysical() &&
                    (X.isDef() || Y.isDef()) &&
                    TRI.regsOverlap(X.getReg(), Y.getReg());
           });
  });
}

//===- Recorded code ------------------------------------------------------===//

RecordedCode::RecordedCode(MachineFunction &MF, const InstructionTable &Table,
                           bool Copies, bool HasCFI)
    : MF(MF), Copies(Copies) {
  for (const MachineBasicBlock &MBB : MF) {
    Numbers[&MBB] = Blocks.size();
    Block B = {&MBB, {}, {}};
    B.Successors.append(MBB.succ_begin(), MBB.succ_end());
    for (const MachineInstr &MI : MBB.instrs()) {
      if (MI.isBundle() || Table.isNop(MI) ||
          (MI.isMetaInstruction() && !MI.isPosition()) ||
          (MI.isCFIInstruction() && !HasCFI))
        continue;
      if (MI.isBundledWithPred()) {
        B.Items.back().Slot.push_back(record(MI));
        continue;
      }
      B.Items.push_back({record(MI), {}, MI.hasDelaySlot()});
      if (MI.isCall() && MI.hasDelaySlot())
        Calls[B.Items.back().MI] = {Blocks.size(), B.Items.size() - 1};
    }
    Blocks.push_back(std::move(B));
  }
}

RecordedCode::~RecordedCode() {
  for (const auto &[MI, Copy] : Owned)
    MF.deleteMachineInstr(Copy);
}

//===- The passes ---------------------------------------------------------===//

namespace {

/// A rule that is decided by comparing the code before and after a pass.
struct ComparedPass {
  Rule TheRule;
  StringRef RecordingName, ComparisonName;
  bool NeedsLiveness;
  /// Whether the CFI instructions must also be the same.
  bool HasCFI;
  /// Whether the rule can be decided for a function that contains the block.
  bool (*CanCompare)(const MachineBasicBlock &);
  Validation *Compare;
};

} // namespace

static bool hasKnownBranches(const MachineBasicBlock &MBB) {
  return !MBB.isEHPad() && none_of(MBB, [](const MachineInstr &MI) {
    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
  });
}

/// Whether control reaches the block only through the edges of the CFG.
/// Otherwise the flow of values into it is unknown.
static bool hasKnownPredecessors(const MachineBasicBlock &MBB) {
  return !MBB.isEHPad() && !MBB.hasAddressTaken() &&
         !MBB.isInlineAsmBrIndirectTarget();
}

/// Whether the function of the block is in SSA form, that is, before register
/// allocation.
static bool isInSSAForm(const MachineBasicBlock &MBB) {
  return MBB.getParent()->getRegInfo().isSSA();
}

static constexpr ComparedPass Passes[] = {
    {Rule::SameExecution, "SPARC code before delay slots are filled",
     "Comparison of SPARC code with filled delay slots", true, true,
     hasKnownBranches, comparePaths},
    {Rule::SameConditions, "SPARC code before compares are left out",
     "Comparison of SPARC code without some compares", true, true,
     hasKnownPredecessors, validateCompareElimination},
    {Rule::SameFrames, "SPARC code before frames are allocated later",
     "Comparison of SPARC code with frames that are allocated later", false,
     false, hasKnownPredecessors, validateShrinkWrapping},
    {Rule::SameConstants, "SPARC code before constants are placed",
     "Comparison of SPARC code with placed constants", false, true, isInSSAForm,
     validateConstantPlacement},
};

struct CodeComparison::State {
  const ComparedPass &Compared;
  /// The table for the subtarget of the last function.
  std::unique_ptr<InstructionTable> Table;
  /// The function as it was before the pass.
  std::unique_ptr<RecordedCode> Old;
  LiveAtStart Live;
  LoweringCheckOptions Options;
  const MachineFunction *Proved = nullptr;

  bool canCompare(const MachineFunction &MF) const {
    return MF.getTarget().getTargetTriple().isSPARC() &&
           !MF.getProperties().hasFailedRegAlloc() &&
           all_of(MF, Compared.CanCompare);
  }
};

CodeComparison::CodeComparison(Rule TheRule)
    : TheState(
          std::make_shared<State>(*find_if(Passes, [=](const ComparedPass &P) {
            return P.TheRule == TheRule;
          }))) {}

bool CodeComparison::isProved(const MachineFunction &MF) const {
  return TheState->Proved == &MF;
}

namespace {

/// A pass that executes one step with the shared state.
template <void (*Step)(MachineFunction &, CodeComparison::State &)>
class StepPass : public MachineFunctionPass {
public:
  static inline char ID = 0;
  StepPass(StringRef Name, std::shared_ptr<CodeComparison::State> TheState)
      : MachineFunctionPass(ID), Name(Name), TheState(std::move(TheState)) {}

  StringRef getPassName() const override { return Name; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    Step(MF, *TheState);
    return false;
  }

private:
  StringRef Name;
  std::shared_ptr<CodeComparison::State> TheState;
};

} // namespace

static void record(MachineFunction &MF, CodeComparison::State &State) {
  State.Old.reset();
  State.Proved = nullptr;
  if (!State.canCompare(MF))
    return;
  if (!State.Table || &State.Table->Subtarget != &MF.getSubtarget())
    State.Table = std::make_unique<InstructionTable>(MF.getSubtarget());
  State.Old = std::make_unique<RecordedCode>(MF, *State.Table, /*Copies=*/true,
                                             State.Compared.HasCFI);
  if (State.Compared.NeedsLiveness)
    State.Live = liveAtStart(MF, *State.Table);
}

static void compare(MachineFunction &MF, CodeComparison::State &State) {
  if (!State.Old)
    return;
  const RecordedCode New(MF, *State.Table, /*Copies=*/false,
                         State.Compared.HasCFI);
  const std::optional<CodeDifference> Difference =
      State.Compared.Compare(*State.Old, New, State.Live, *State.Table);
  State.Old.reset();
  if (!Difference) {
    State.Proved = &MF;
    return;
  }
  const Rule TheRule = State.Compared.TheRule;
  withReporter(MF, State.Options, [&](Reporter &Report) {
    if (!Difference->IsCertain)
      Report.unproved(TheRule, MF, Difference->Text);
    else if (Difference->New)
      Report.violation(TheRule, *Difference->New, Difference->Text);
    else
      Report.violation(TheRule, MF, Difference->Text);
  });
}

MachineFunctionPass *CodeComparison::createRecordingPass() const {
  return new StepPass<record>(TheState->Compared.RecordingName, TheState);
}

MachineFunctionPass *
CodeComparison::createComparisonPass(LoweringCheckOptions Options) const {
  TheState->Options = std::move(Options);
  return new StepPass<compare>(TheState->Compared.ComparisonName, TheState);
}
