//===- Driver.cpp - mincaml-llc from the command line to files ------------===//

#include "mincaml/Driver/Driver.h"
#include "Batch.h"
#include "CheckObject.h"
#include "Compilation.h"
#include "Reproducer.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Pass.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Timer.h"
#include <csignal>
#include <cstdlib>

using namespace mincaml;
using namespace llvm;

/// Every stage recurses on nested expressions. LanguageOptions::NestingLimit
/// levels fit, also with the larger frames of sanitizers.
static constexpr size_t StackSize = size_t(1) << 30;

/// For signal handlers after a stack overflow.
static constexpr size_t SignalStackSize = size_t(64) << 10;

/// EX_SOFTWARE of sysexits.h.
static constexpr int InternalErrorStatus = 70;

/// Sets up signals and LLVM's crash handling.
static void setUpFailures() {
  // A file beyond the size limit becomes a write error, as on a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  setBugReportMsg("This is a bug in mincaml-llc or in LLVM.\n");
  // A symbolizer needs temporary files; if it cannot create them, LLVM exits
  // with status 1.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/0);
  CrashRecoveryContext::Enable();
  // LLVM's handlers run on the stack of the fault, which may be full.
  for (int Signal : {SIGSEGV, SIGBUS}) {
    struct sigaction Action;
    if (sigaction(Signal, nullptr, &Action))
      continue;
    Action.sa_flags |= SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
}

/// Runs \p Body on a large stack. False: it crashed; temporary files have been
/// removed.
static bool runSafely(function_ref<void()> Body) {
  auto SignalStack = std::make_unique<char[]>(SignalStackSize);
  CrashRecoveryContext Recovery;
  Recovery.DumpStackAndCleanupOnFailure = true;
  return Recovery.RunSafelyOnThread(
      [&] {
        stack_t Stack = {};
        Stack.ss_sp = SignalStack.get();
        Stack.ss_size = SignalStackSize;
        sigaltstack(&Stack, nullptr);
        Body();
        Stack.ss_flags = SS_DISABLE;
        sigaltstack(&Stack, nullptr);
      },
      StackSize);
}

namespace {

/// Keeps signals ignored that were ignored at startup, for example by nohup:
/// LLVM's handlers would remove the temporary files and return.
class IgnoredSignals {
public:
  IgnoredSignals() {
    for (int Signal : {SIGHUP, SIGINT, SIGTERM, SIGPIPE}) {
      struct sigaction Action;
      if (!sigaction(Signal, nullptr, &Action) && Action.sa_handler == SIG_IGN)
        Signals.push_back(Signal);
    }
  }
  void restore() const {
    for (int Signal : Signals)
      std::signal(Signal, SIG_IGN);
  }

private:
  SmallVector<int, 4> Signals;
};

} // namespace

/// Compiles one program. Returns the exit status.
static int compile(const DriverOptions &Options, StringRef ProgramPath) {
  if (Options.Verbose)
    errs() << "mincaml-llc " MINCAML_VERSION ", LLVM " LLVM_VERSION_STRING "\n";

  setUpFailures();
  int Status = InternalErrorStatus;
  auto TheCompilation = std::make_unique<Compilation>(Options, ProgramPath);
  if (!runSafely([&] { Status = TheCompilation->run(); })) {
    writeReproducer(Options, TheCompilation->source());
    // Its state is unknown, so that it cannot be destroyed.
    (void)TheCompilation.release();
    return InternalErrorStatus;
  }
  reportAndResetTimings();
  // A batch has a process for each of its programs, too.
  TheCompilation->leakModule();
  return Status;
}

/// Executes --check-sparc. Returns the exit status.
static int checkObjectsSafely(const DriverOptions &Options) {
  setUpFailures();
  int Status = InternalErrorStatus;
  runSafely(
      [&] { Status = checkObjects(Options.ObjectCheck, Options.Diagnostics); });
  return Status;
}

/// Reports an error that does not concern a program. Returns the exit status.
static int fail(DiagnosticID ID, const std::string &Text) {
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticOptions());
  Diagnostics.report(ID, Text);
  Diagnostics.finish();
  return 1;
}

/// Executes one command line; \p RunBatch executes --batch.
static int runCommandLine(ArrayRef<const char *> CommandLine,
                          function_ref<int(const BatchOptions &)> RunBatch) {
  DriverOptions Options;
  switch (parseCommandLine(CommandLine, Options)) {
  case CommandLineResult::Compile:
    return compile(Options, CommandLine.front());
  case CommandLineResult::Batch:
    return RunBatch(Options.Batch);
  case CommandLineResult::CheckObjects:
    return checkObjectsSafely(Options);
  case CommandLineResult::Done:
    return 0;
  case CommandLineResult::Error:
    return 1;
  }
  llvm_unreachable("covered switch");
}

static int runInBatch(ArrayRef<const char *> CommandLine) {
  return runCommandLine(CommandLine, [](const BatchOptions &) {
    return fail(DiagnosticID::Usage, "a batch cannot contain another batch");
  });
}

int mincaml::driverMain(int ArgC, char **ArgV) {
  IgnoredSignals Ignored;
  // End when the reader of our output goes away; LLVM removes temporary files
  // first.
  sys::SetOneShotPipeSignalFunction([] { raise(SIGPIPE); });
  InitLLVM Init(ArgC, ArgV, /*InstallPipeSignalExitHandler=*/false);
  Ignored.restore();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();
  registerAllocators();
  ArrayRef<const char *> CommandLine(ArgV, ArgC);
  return runCommandLine(CommandLine, [&](const BatchOptions &Batch) {
    Error E = runBatch(Batch, CommandLine.front(), runInBatch, outs());
    return E ? fail(DiagnosticID::BadBatch, toString(std::move(E))) : 0;
  });
}
