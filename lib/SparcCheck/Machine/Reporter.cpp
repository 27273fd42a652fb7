//===- Reporter.cpp - Findings about machine IR ---------------------------===//

#include "Machine/Reporter.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::sparc;
using namespace llvm;

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

void Reporter::report(Rule R, Verdict V, const MachineFunction &MF,
                      const Twine &Detail) {
  if (V == Verdict::Unproved && !Unproved)
    return;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = MF.getName().str();
  F.Detail = Detail.str();
  Report(F, DebugLoc());
}

void Reporter::violation(Rule R, const MachineInstr &MI, const Twine &Detail) {
  report(R, Verdict::Violation, MI, Detail);
}

void Reporter::unproved(Rule R, const MachineInstr &MI, const Twine &Reason) {
  report(R, Verdict::Unproved, MI, Reason);
}

void Reporter::violation(Rule R, const MachineFunction &MF,
                         const Twine &Detail) {
  report(R, Verdict::Violation, MF, Detail);
}

void Reporter::unproved(Rule R, const MachineFunction &MF,
                        const Twine &Reason) {
  report(R, Verdict::Unproved, MF, Reason);
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
