//===- Failures.cpp - Crashes of the compiler -----------------------------===//

#include "Failures.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <memory>
#include <pthread.h>

using namespace mincaml;
using namespace llvm;

/// The size of the alternate stack, on which signal handlers run after a stack
/// overflow.
static constexpr size_t SignalStackSize = size_t(64) << 10;

static constexpr int CrashSignals[] = {SIGABRT, SIGBUS,  SIGFPE,
                                       SIGILL,  SIGSEGV, SIGTRAP};

std::string mincaml::currentPass() {
  std::string Text;
  raw_string_ostream OS(Text);
  if (const auto *Innermost =
          static_cast<const PrettyStackTraceEntry *>(SavePrettyStackState()))
    Innermost->print(OS);
  StringRef Pass = StringRef(Text).trim();
  return Pass.consume_front("Running pass ") ? Pass.rtrim('.').str() : "";
}

namespace {

/// The crash handlers of LLVM, and the result of our handler.
struct CrashObserver {
  struct sigaction Previous[NSIG];
  std::string *Pass = nullptr;
};

} // namespace

// It is global because a signal handler gets no argument of ours.
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
    // LLVM's handlers run on the stack of the fault, which may be full.
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
