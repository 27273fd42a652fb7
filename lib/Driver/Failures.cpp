//===- Failures.cpp - What ends the compiler ------------------------------===//

#include "Failures.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <memory>
#include <sys/mman.h>
#include <unistd.h>

using namespace mincaml;
using namespace llvm;

/// Every stage recurses on nested expressions. LanguageOptions::NestingLimit
/// levels fit, also with the larger frames of sanitizers.
static constexpr size_t LargestStack = size_t(1) << 30;

/// Enough for LLVM and for some nesting.
static constexpr size_t SmallestStack = size_t(4) << 20;

/// For signal handlers after a stack overflow.
static constexpr size_t SignalStackSize = size_t(64) << 10;

//===----------------------------------------------------------------------===//
// Signals and memory
//===----------------------------------------------------------------------===//

/// One line on standard error, by functions that a signal handler may call.
static void writeLine(StringRef Text) {
  while (!Text.empty()) {
    ssize_t Written = ::write(STDERR_FILENO, Text.data(), Text.size());
    if (Written <= 0)
      return;
    Text = Text.drop_front(Written);
  }
}

/// Ends the process as the signal would, without LLVM's dump of the stack.
static void endOnLimit(int Signal) {
  if (Signal == SIGXCPU)
    writeLine("mincaml-llc: error: the limit of processor time is exceeded "
              "(`ulimit -t`)\n");
  // Removes temporary files.
  sys::RunInterruptHandlers();
  std::signal(Signal, SIG_DFL);
  raise(Signal);
}

static void endWithoutMemory(void *, const char *, bool) {
  writeLine("mincaml-llc: error: out of memory\n");
  sys::RunInterruptHandlers();
  _exit(1);
}

void mincaml::setUpFailures() {
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
  remove_bad_alloc_error_handler();
  install_bad_alloc_error_handler(endWithoutMemory);
  for (int Signal : {SIGQUIT, SIGXCPU}) {
    struct sigaction Action;
    if (!sigaction(Signal, nullptr, &Action) && Action.sa_handler != SIG_IGN)
      std::signal(Signal, endOnLimit);
  }
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

static bool isAvailable(size_t Bytes) {
  void *Address = mmap(nullptr, Bytes, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (Address == MAP_FAILED)
    return false;
  munmap(Address, Bytes);
  return true;
}

/// The compiler and the program need address space, too.
size_t mincaml::possibleStackSize() {
  size_t Size = LargestStack;
  while (!isAvailable(4 * Size)) {
    Size /= 2;
    if (Size < SmallestStack)
      endWithoutMemory(nullptr, nullptr, false);
  }
  return Size;
}

unsigned mincaml::possibleNesting(size_t Stack) {
  return uint64_t(LanguageOptions().NestingLimit) * Stack / LargestStack;
}

bool mincaml::runSafely(size_t Stack, function_ref<void()> Body) {
  auto SignalStack = std::make_unique<char[]>(SignalStackSize);
  CrashRecoveryContext Recovery;
  Recovery.DumpStackAndCleanupOnFailure = true;
  // Signals interrupt the thread that creates temporary files. If this one
  // handled them, which waits, the other could create a file after all are
  // removed.
  sigset_t Every, Old;
  sigfillset(&Every);
  pthread_sigmask(SIG_SETMASK, &Every, &Old);
  bool Succeeded = Recovery.RunSafelyOnThread(
      [&] {
        pthread_sigmask(SIG_SETMASK, &Old, nullptr);
        stack_t Alternate = {};
        Alternate.ss_sp = SignalStack.get();
        Alternate.ss_size = SignalStackSize;
        sigaltstack(&Alternate, nullptr);
        Body();
        Alternate.ss_flags = SS_DISABLE;
        sigaltstack(&Alternate, nullptr);
      },
      Stack);
  pthread_sigmask(SIG_SETMASK, &Old, nullptr);
  return Succeeded;
}

//===----------------------------------------------------------------------===//
// Standard output
//===----------------------------------------------------------------------===//

static void reportLostOutput() {
  outs().flush();
  if (!outs().has_error())
    return;
  std::error_code EC = outs().error();
  outs().clear_error();
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticOptions());
  Diagnostics.report(DiagnosticID::CannotWrite, "<stdout>", EC.message());
  Diagnostics.finish();
  _exit(1);
}

void mincaml::reportLostOutputAtExit() {
  // Handlers run before the destructors of objects made earlier.
  (void)outs();
  (void)errs();
  std::atexit(reportLostOutput);
}
