//===- Failures.cpp - Messages, fatal errors and crashes ------------------===//

#include "Failures.h"
#include "Process.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <memory>
#include <pthread.h>

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Crashes
//===----------------------------------------------------------------------===//

/// The size of the alternate stack, on which signal handlers run after a stack
/// overflow.
static constexpr size_t SignalStackSize = size_t(64) << 10;

static constexpr int CrashSignals[] = {SIGABRT, SIGBUS,  SIGFPE,
                                       SIGILL,  SIGSEGV, SIGTRAP};

/// Returns a description of the LLVM pass that this thread runs and of the
/// function it runs on, for example "'Early CSE' on function '@f'". Returns an
/// empty string if no pass runs.
static std::string currentPass() {
  std::string Text;
  raw_string_ostream OS(Text);
  if (const auto *Innermost =
          static_cast<const PrettyStackTraceEntry *>(SavePrettyStackState()))
    Innermost->print(OS);
  StringRef Pass = StringRef(Text).trim();
  return Pass.consume_front("Running pass ") ? Pass.rtrim('.').str() : "";
}

namespace {

/// LLVM's crash handlers, and the string in which our handler stores the pass
/// that crashed.
struct CrashObserver {
  struct sigaction Previous[NSIG];
  std::string *Pass = nullptr;
};

} // namespace

// This is global because a signal handler has no parameter for it.
static CrashObserver TheObserver;

/// Records the current pass and calls LLVM's handler. The pass must be recorded
/// here: LLVM's handler jumps to runSafely, where the crashed stack is gone.
static void observeCrash(int Signal, siginfo_t *Info, void *Context) {
  if (TheObserver.Pass)
    *TheObserver.Pass = currentPass();
  const struct sigaction &Next = TheObserver.Previous[Signal];
  if (Next.sa_flags & SA_SIGINFO)
    Next.sa_sigaction(Signal, Info, Context);
  else
    Next.sa_handler(Signal);
}

void mincaml::setUpFailures() {
  setBugReportMsg("This is a bug in mincaml-llc or in LLVM.\n");
  // A symbolizer needs temporary files, and LLVM exits with status 1 if it
  // cannot create them.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/0);
  CrashRecoveryContext::Enable();
  for (int Signal : CrashSignals) {
    struct sigaction &Previous = TheObserver.Previous[Signal];
    if (sigaction(Signal, nullptr, &Previous))
      continue;
    struct sigaction Action = Previous;
    Action.sa_sigaction = observeCrash;
    // LLVM's handlers run on the stack of the crashed thread, which may be
    // full.
    Action.sa_flags |= SA_SIGINFO | SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
}

bool mincaml::runSafely(size_t Stack, function_ref<void()> Body,
                        std::string *CrashedPass) {
  auto SignalStack = std::make_unique<char[]>(SignalStackSize);
  bool Succeeded = false;
  TheObserver.Pass = CrashedPass;
  runOnStack(Stack, [&] {
    stack_t Alternate = {};
    Alternate.ss_sp = SignalStack.get();
    Alternate.ss_size = SignalStackSize;
    sigaltstack(&Alternate, nullptr);
    CrashRecoveryContext Recovery;
    Recovery.DumpStackAndCleanupOnFailure = !CrashedPass;
    Succeeded = Recovery.RunSafely(Body);
    Alternate.ss_flags = SS_DISABLE;
    sigaltstack(&Alternate, nullptr);
  });
  TheObserver.Pass = nullptr;
  // This removes temporary files.
  if (!Succeeded)
    sys::RunInterruptHandlers();
  return Succeeded;
}

/// Returns the file name that the reproducer gives to its copy of the program
/// or module.
static std::string inputName(const DriverOptions &Options) {
  return "input" + (Options.InputIsModule
                        ? sys::path::extension(Options.Input).str()
                        : ".ml");
}

/// Writes the file Directory/Name. Returns false after an error.
static bool writeFile(StringRef Directory, StringRef Name,
                      function_ref<void(raw_ostream &)> Print) {
  SmallString<128> Path(Directory);
  sys::path::append(Path, Name);
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (EC)
    return false;
  Print(OS);
  OS.flush();
  bool Good = !OS.has_error();
  OS.clear_error();
  return Good;
}

static void printScript(raw_ostream &OS, const DriverOptions &Options) {
  SmallVector<StringRef, 16> Command(Options.Arguments.begin(),
                                     Options.Arguments.end());
  // The script may be run in another directory.
  SmallString<128> Program(Command.front());
  if (Program.str().contains('/'))
    (void)sys::fs::make_absolute(Program);
  Command.front() = Program;
  bool FromStandardInput = Options.Input == "-";
  const std::string InputName = inputName(Options);
  for (StringRef &Word : drop_begin(Command))
    if (!FromStandardInput && Word == Options.Input)
      Word = InputName;
  OS << "#!/bin/sh\n# mincaml-llc " MINCAML_VERSION
        ", LLVM " LLVM_VERSION_STRING "\n";
  if (FromStandardInput)
    OS << "< " << InputName << ' ';
  printCommand(OS, Command);
}

void mincaml::writeReproducer(const DriverOptions &Options, StringRef Source) {
  SmallString<128> Directory;
  bool Good = !sys::fs::createUniqueDirectory("mincaml-llc-crash", Directory) &&
              writeFile(Directory, inputName(Options),
                        [&](raw_ostream &OS) { OS << Source; }) &&
              writeFile(Directory, "command.sh",
                        [&](raw_ostream &OS) { printScript(OS, Options); });
  errs() << Options.Diagnostics.ProgramName;
  if (Good)
    errs() << ": internal error; a reproducer is in " << Directory << '\n';
  else
    errs() << ": internal error; cannot write a reproducer to " << Directory
           << '\n';
}

//===----------------------------------------------------------------------===//
// LLVM's messages and fatal errors
//===----------------------------------------------------------------------===//

namespace {

class Handler : public DiagnosticHandler {
public:
  explicit Handler(DiagnosticEngine &Diagnostics) : Diagnostics(Diagnostics) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override;

private:
  void printRemark(const DiagnosticInfoOptimizationBase &Remark);

  DiagnosticEngine &Diagnostics;
};

} // namespace

void Handler::printRemark(const DiagnosticInfoOptimizationBase &Remark) {
  std::string Text =
      formatv("{0} [{1}]", Remark.getMsg(), Remark.getPassName());
  if (SMLoc Location =
          findLocation(Diagnostics.sources(), Remark.getLocation());
      Location.isValid())
    Diagnostics.remark(Location, Text);
  else
    errs() << printableText(Remark.getFunction().getName())
           << ": remark: " << printableText(Text) << '\n';
}

bool Handler::handleDiagnostics(const DiagnosticInfo &Info) {
  if (const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info)) {
    printRemark(*Remark);
    return true;
  }
  if (const auto *Failure = dyn_cast<DiagnosticInfoRegAllocFailure>(&Info)) {
    Diagnostics.report(
        findLocation(Diagnostics.sources(), Failure->getLocation()),
        DiagnosticID::OutOfRegisters, Failure->getFunction().getName(),
        Failure->getMsgStr().str());
    return true;
  }
  std::string Text;
  raw_string_ostream OS(Text);
  DiagnosticPrinterRawOStream Printer(OS);
  Info.print(Printer);
  if (Info.getSeverity() == DS_Error)
    Diagnostics.report(DiagnosticID::LLVMError, Text);
  else
    errs() << LLVMContext::getDiagnosticMessagePrefix(Info.getSeverity())
           << ": " << printableText(Text) << '\n';
  return true;
}

std::unique_ptr<DiagnosticHandler>
mincaml::createDiagnosticHandler(DiagnosticEngine &Diagnostics) {
  return std::make_unique<Handler>(Diagnostics);
}

/// Replaces the addresses of DAG nodes, which differ between runs, by numbers.
static std::string withoutAddresses(StringRef Text) {
  constexpr size_t Prefix = 2, FewestDigits = 6;
  StringMap<unsigned> Numbers;
  std::string Result;
  while (!Text.empty()) {
    const size_t Start = std::min(Text.find("0x"), Text.size());
    StringRef Digits = Text.substr(Start + Prefix).take_while(isHexDigit);
    Result += Text.take_front(Start);
    Text = Text.drop_front(Start);
    StringRef Number = Text.take_front(Prefix + Digits.size());
    if (Digits.size() >= FewestDigits)
      Result +=
          "t" + std::to_string(
                    Numbers.try_emplace(Digits, Numbers.size()).first->second);
    else
      Result += Number;
    Text = Text.drop_front(Number.size());
  }
  return Result;
}

void mincaml::reportModuleFailure(DiagnosticEngine &Diagnostics,
                                  StringRef Reason, StringRef Pass) {
  Diagnostic D = Diagnostics.report(DiagnosticID::CannotCompileModule,
                                    withoutAddresses(Reason.rtrim()));
  if (!Pass.empty())
    D.note(SMRange(), "in the pass " + Pass);
}

/// Whether the fatal error says that a verifier found an error in the output of
/// a pass.
static bool isVerifierFailure(StringRef Reason) {
  return Reason.contains("machine code error") || Reason.starts_with("Broken ");
}

void mincaml::handleFatalError(void *Context, const char *Reason, bool IsBug) {
  auto [Diagnostics, HasForeignModule] =
      *static_cast<FatalErrorContext *>(Context);
  if (!IsBug) {
    Diagnostics.report(DiagnosticID::LLVMError, Reason);
  } else if (HasForeignModule && !isVerifierFailure(Reason)) {
    reportModuleFailure(Diagnostics, Reason, currentPass());
  } else {
    errs() << Diagnostics.options().ProgramName
           << ": internal error: " << Reason << '\n';
    return;
  }
  Diagnostics.finish();
  // This removes temporary files.
  sys::RunInterruptHandlers();
  exit(1);
}
