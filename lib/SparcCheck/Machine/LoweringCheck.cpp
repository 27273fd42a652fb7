//===- LoweringCheck.cpp - SPARC rules on machine IR ----------------------===//

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "MachineChecks.h"
#include "mincaml/SparcCheck/ApprovedCode.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Findings -----------------------------------------------------------===//

static std::string print(const MachineInstr &MI) {
  std::string Text;
  raw_string_ostream OS(Text);
  MI.print(OS, /*IsStandalone=*/true, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  // Memory operands and lists of implicit operands say nothing here.
  StringRef Shown = StringRef(Text).split(" :: ").first;
  Shown = Shown.split(", <regmask").first.split(", implicit").first;
  return Shown.trim().str();
}

static std::string locationOf(const DebugLoc &Loc) {
  if (!Loc || !Loc.getLine())
    return "";
  return formatv("{0}:{1}:{2}", Loc->getFilename(), Loc.getLine(),
                 Loc.getCol());
}

void Reporter::report(Rule R, Verdict V, const MachineInstr &MI,
                      const Twine &Detail) {
  if (V == Verdict::Unproved && !Unproved)
    return;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = MI.getMF()->getName().str();
  F.Instruction = print(MI);
  F.Location = locationOf(MI.getDebugLoc());
  F.Detail = Detail.str();
  Report(F, MI.getDebugLoc());
}

void Reporter::violation(Rule R, const MachineInstr &MI, const Twine &Detail) {
  report(R, Verdict::Violation, MI, Detail);
}

void Reporter::unproved(Rule R, const MachineInstr &MI, const Twine &Reason) {
  report(R, Verdict::Unproved, MI, Reason);
}

/// About a function as a whole.
static Finding functionFinding(Rule R, Verdict V, const MachineFunction &MF,
                               const Twine &Detail) {
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = MF.getName().str();
  F.Detail = Detail.str();
  return F;
}

void Reporter::violation(Rule R, const MachineFunction &MF,
                         const Twine &Detail) {
  Report(functionFinding(R, Verdict::Violation, MF, Detail), DebugLoc());
}

void Reporter::unproved(Rule R, const MachineFunction &MF,
                        const Twine &Reason) {
  if (Unproved)
    Report(functionFinding(R, Verdict::Unproved, MF, Reason), DebugLoc());
}

bool mincaml::sparc::isEmitted(const MachineInstr &MI) {
  return !MI.isMetaInstruction() && !MI.isInlineAsm() && !MI.isBundle();
}

//===- The pass -----------------------------------------------------------===//

namespace {

class LoweringCheck : public MachineFunctionPass {
public:
  static char ID;

  /// As `llc -run-pass=` makes it.
  LoweringCheck() : LoweringCheck(LoweringCheckOptions{true, nullptr}) {}
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
  /// Of the subtarget of the last function, which mostly is the next one's.
  std::unique_ptr<InstructionTable> Table;
};

} // namespace

char LoweringCheck::ID = 0;

/// As LLVM's tools report things: `llc` ends with status 1 after an error.
static void diagnose(const Finding &F, LLVMContext &Context) {
  std::string Text;
  raw_string_ostream OS(Text);
  printText(F, OS);
  bool IsError = F.TheVerdict == Verdict::Violation;
  Context.diagnose(DiagnosticInfoGeneric(StringRef(Text).rtrim(),
                                         IsError ? DS_Error : DS_Warning));
}

static void check(const MachineFunction &MF, InstructionTable &Table,
                  const LoweringCheckOptions &Options) {
  auto ToContext = [&](const Finding &F, const DebugLoc &) {
    diagnose(F, MF.getFunction().getContext());
  };
  Reporter::Sink Sink = ToContext;
  if (Options.Report)
    Sink = Options.Report;
  Reporter Report(Sink, Options.Unproved);
  checkOperands(MF, Table, Report);
  checkDelaySlots(MF, Table, Report);
  checkLayout(MF, Table, Report);
  checkFlow(MF, Table, Report);
  checkLiveness(MF, Table, Report);
  checkSignatures(MF, Table, Report);
  if (Options.Approved)
    Options.Approved->record(MF, Table);
}

void mincaml::sparc::checkLowering(const MachineFunction &MF,
                                   const LoweringCheckOptions &Options) {
  InstructionTable Table(MF.getSubtarget());
  check(MF, Table, Options);
}

bool LoweringCheck::runOnMachineFunction(MachineFunction &MF) {
  // A function that got no registers has no meaning; the allocator said so.
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
  // The same pass may be asked for by name and by option.
  if (Registry.getPassInfo(&LoweringCheck::ID))
    return;
  Registry.registerPass(
      *new PassInfo("SPARC lowering check", "mincaml-check-sparc",
                    &LoweringCheck::ID,
                    PassInfo::NormalCtor_t(callDefaultCtor<LoweringCheck>),
                    /*isCFGOnly=*/false, /*is_analysis=*/true),
      /*ShouldFree=*/true);
}
