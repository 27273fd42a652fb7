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

/// Every stage recurses on nesting. LanguageOptions::NestingLimit levels fit,
/// also with the frames that sanitizers make.
static constexpr size_t StackSize = size_t(1) << 30;

/// For signal handlers, when the stack is full.
static constexpr size_t SignalStackSize = size_t(64) << 10;

/// EX_SOFTWARE of sysexits.h.
static constexpr int InternalErrorStatus = 70;

/// Signals and what LLVM says when it fails.
static void setUpFailures() {
  // A file that gets too large is an error as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  setBugReportMsg("This is a bug in mincaml-llc or in LLVM.\n");
  // A symbolizer needs temporary files, and LLVM ends with status 1 when it
  // cannot make them.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/0);
  CrashRecoveryContext::Enable();
  // It handles faults on the stack they happen on, which may be full.
  for (int Signal : {SIGSEGV, SIGBUS}) {
    struct sigaction Action;
    if (sigaction(Signal, nullptr, &Action))
      continue;
    Action.sa_flags |= SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
}

/// Runs \p Body on a large stack. False: it crashed, and temporary files are
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

/// Signals that were ignored when we started, as by nohup, stay so: LLVM would
/// remove the temporary files and go on.
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
static int compile(const DriverOptions &Options, char *ProgramPath) {
  if (Options.Verbose)
    errs() << "mincaml-llc " MINCAML_VERSION ", LLVM " LLVM_VERSION_STRING "\n";

  setUpFailures();
  int Status = InternalErrorStatus;
  auto TheCompilation = std::make_unique<Compilation>(Options, ProgramPath);
  if (!runSafely([&] { Status = TheCompilation->run(); })) {
    writeReproducer(Options, TheCompilation->source());
    // Nobody knows what state it is in.
    (void)TheCompilation.release();
    return InternalErrorStatus;
  }
  reportAndResetTimings();
  return Status;
}

/// Checks machine code. Returns the exit status.
static int checkObjectsSafely(const DriverOptions &Options) {
  setUpFailures();
  int Status = InternalErrorStatus;
  runSafely(
      [&] { Status = checkObjects(Options.ObjectCheck, Options.Diagnostics); });
  return Status;
}

/// Reports what has to do with no program.
static int fail(DiagnosticID ID, const std::string &Text) {
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticOptions());
  Diagnostics.report(ID, Text);
  Diagnostics.finish();
  return 1;
}

/// Carries out one command line. \p RunBatch is what --batch does.
static int runCommandLine(int ArgC, char **ArgV,
                          function_ref<int(const BatchOptions &)> RunBatch) {
  DriverOptions Options;
  switch (parseCommandLine(ArgC, ArgV, Options)) {
  case CommandLineResult::Compile:
    return compile(Options, ArgV[0]);
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

static int runInBatch(int ArgC, char **ArgV) {
  return runCommandLine(ArgC, ArgV, [](const BatchOptions &) {
    return fail(DiagnosticID::Usage, "a batch cannot hold another batch");
  });
}

int mincaml::driverMain(int ArgC, char **ArgV) {
  IgnoredSignals Ignored;
  // Who closes a pipe wants no more of us; LLVM removes temporary files before.
  sys::SetOneShotPipeSignalFunction([] { raise(SIGPIPE); });
  InitLLVM Init(ArgC, ArgV, /*InstallPipeSignalExitHandler=*/false);
  Ignored.restore();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();
  registerAllocators();
  return runCommandLine(ArgC, ArgV, [&](const BatchOptions &Batch) {
    Error E = runBatch(Batch, ArgV[0], runInBatch, outs());
    return E ? fail(DiagnosticID::BadBatch, toString(std::move(E))) : 0;
  });
}
