//===- LoweringCheck.cpp - Lowering check of SPARC machine IR -------------===//

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "Machine/RuleChecks.h"
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
  // Omit memory operands and implicit operands.
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

void Reporter::report(Rule R, Verdict V, const MachineFunction &MF,
                      const MachineInstr *MI, const Twine &Detail) {
  if (V == Verdict::Unproved && !Unproved)
    return;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = MF.getName().str();
  if (MI) {
    F.Instruction = print(*MI);
    F.Location = locationOf(MI->getDebugLoc());
  }
  F.Detail = Detail.str();
  Report(F, MI ? MI->getDebugLoc() : DebugLoc());
}

/// Reports a finding as a diagnostic. An error makes `llc` exit with status 1.
static void diagnose(const Finding &F, LLVMContext &Context) {
  std::string Text;
  raw_string_ostream OS(Text);
  printText(F, OS);
  bool IsError = F.TheVerdict == Verdict::Violation;
  Context.diagnose(DiagnosticInfoGeneric(StringRef(Text).rtrim(),
                                         IsError ? DS_Error : DS_Warning));
}

void mincaml::sparc::withReporter(const MachineFunction &MF,
                                  const LoweringCheckOptions &Options,
                                  function_ref<void(Reporter &)> Check) {
  auto ToContext = [&](const Finding &F, const DebugLoc &) {
    diagnose(F, MF.getFunction().getContext());
  };
  Reporter::Sink Sink = ToContext;
  if (Options.Report)
    Sink = Options.Report;
  Reporter Report(Sink, Options.Unproved, Options.Checked);
  Check(Report);
}

//===- The pass -----------------------------------------------------------===//

namespace {

class LoweringCheck : public MachineFunctionPass {
public:
  static char ID;

  /// The constructor for `llc -run-pass=`.
  LoweringCheck() : MachineFunctionPass(ID) { Options.Unproved = true; }
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
    CheckedMachineFunction F(MF, Table, Report);
    checkInstructions(F);
    checkDelaySlots(F);
    checkLayout(F);
    checkFlow(F);
    checkLiveness(F, Options.SlotsAreProved && Options.SlotsAreProved(MF));
    checkSignatures(F);
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
