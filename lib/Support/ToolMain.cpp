//===- ToolMain.cpp - The common part of the main functions ---------------===//

#include "mincaml/Support/ToolMain.h"
#include "Commit.inc"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace mincaml;
using namespace llvm;

/// The minimum stack size. It is sufficient for LLVM and for a small nesting
/// depth.
static constexpr size_t SmallestStackSize = size_t(4) << 20;

/// A stack size that is sufficient for everything except compiling a program.
/// It is the usual limit of `ulimit -s`.
static constexpr size_t MainStackSize = size_t(8) << 20;

/// The name of the program, for signal handlers and atexit handlers, which
/// cannot take it as an argument.
static const char *ToolName = "";
static std::atomic<pid_t> ChildGroup = 0;

void mincaml::setChildGroup(pid_t Group) { ChildGroup = Group; }

//===----------------------------------------------------------------------===//
// The end of the process
//===----------------------------------------------------------------------===//

/// Writes one line to standard error. Only calls functions that a signal
/// handler may call.
static void writeError(StringRef Message) {
  for (StringRef Text :
       {StringRef(ToolName), StringRef(": error: "), Message, StringRef("\n")})
    while (!Text.empty()) {
      ssize_t Written = ::write(STDERR_FILENO, Text.data(), Text.size());
      if (Written <= 0)
        return;
      Text = Text.drop_front(Written);
    }
}

static void endWithError(StringRef Message) {
  writeError(Message);
  // This removes temporary files.
  sys::RunInterruptHandlers();
  _exit(1);
}

static void endWithoutMemory(void *, const char *, bool) {
  endWithError("out of memory");
}

/// Ends the child processes with one SIGTERM: a second signal would end
/// compilers before they have removed their temporary files.
static void endChildGroup() {
  static constexpr unsigned MostMilliseconds = 2000;
  const pid_t Group = ChildGroup;
  if (!Group)
    return;
  kill(-Group, SIGTERM);
  for (unsigned I = 0; I != MostMilliseconds && !kill(-Group, 0); ++I) {
    waitpid(Group, nullptr, WNOHANG);
    const timespec Millisecond = {0, 1000000};
    nanosleep(&Millisecond, nullptr);
  }
  kill(-Group, SIGKILL);
}

/// Ends the process as the signal would. All signals are blocked in the
/// meantime, because another one must not end the process before all temporary
/// files are removed.
static void endBySignal(int Signal) {
  if (Signal == SIGXCPU)
    writeError("the limit of processor time is exceeded (`ulimit -t`)");
  endChildGroup();
  sys::RunInterruptHandlers();
  std::signal(Signal, SIG_DFL);
  sigset_t This;
  sigemptyset(&This);
  sigaddset(&This, Signal);
  pthread_sigmask(SIG_UNBLOCK, &This, nullptr);
  raise(Signal);
}

static bool isIgnored(int Signal) {
  struct sigaction Action;
  return !sigaction(Signal, nullptr, &Action) && Action.sa_handler == SIG_IGN;
}

/// The signals that end a process, except those for its own faults.
static constexpr int EndingSignals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGPIPE,
                                        SIGALRM, SIGTERM, SIGUSR2, SIGXCPU};

static void reportLostOutput() {
  outs().flush();
  if (!outs().has_error())
    return;
  std::error_code EC = outs().error();
  outs().clear_error();
  SourceMgr NoSources;
  DiagnosticOptions Options;
  Options.ProgramName = ToolName;
  DiagnosticEngine Diagnostics(NoSources, errs(), Options);
  Diagnostics.report(DiagnosticID::CannotWrite, "<stdout>", EC.message());
  Diagnostics.finish();
  _exit(1);
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

/// Whether this number of bytes can be allocated with these flags of mmap.
static bool isAvailable(size_t Bytes, int Flags) {
  // The memory must be writable, because `ulimit -d` counts only writable
  // memory.
  void *Address = mmap(nullptr, Bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | Flags, -1, 0);
  if (Address == MAP_FAILED)
    return false;
  munmap(Address, Bytes);
  return true;
}

size_t mincaml::possibleStackSize() {
  size_t Size = LargestStackSize;
  // Leave memory for the compiler and the program, which need it besides the
  // stack.
  while (!isAvailable(4 * Size, MAP_NORESERVE) || !isAvailable(Size, 0)) {
    Size /= 2;
    if (Size < SmallestStackSize)
      endWithError("out of memory");
  }
  return Size;
}

unsigned mincaml::possibleNesting(unsigned Limit, size_t StackSize) {
  return uint64_t(Limit) * StackSize / LargestStackSize;
}

namespace {

struct ThreadStart {
  function_ref<void()> Body;
  sigset_t Mask;
};

} // namespace

static void *runThread(void *Argument) {
  auto &Start = *static_cast<ThreadStart *>(Argument);
  pthread_sigmask(SIG_SETMASK, &Start.Mask, nullptr);
  Start.Body();
  return nullptr;
}

void mincaml::runOnStack(size_t Size, function_ref<void()> Body) {
  ThreadStart Start = {Body, {}};
  // Signals must interrupt the thread that creates temporary files. If the
  // waiting thread handled them, the other thread could create a file after all
  // files have been removed.
  sigset_t Every;
  sigfillset(&Every);
  pthread_sigmask(SIG_SETMASK, &Every, &Start.Mask);
  pthread_attr_t Attributes;
  pthread_attr_init(&Attributes);
  pthread_attr_setstacksize(&Attributes, Size);
  pthread_t Thread;
  if (int Problem = pthread_create(&Thread, &Attributes, runThread, &Start))
    endWithError(
        Twine("cannot create a thread: ").concat(std::strerror(Problem)).str());
  pthread_attr_destroy(&Attributes);
  pthread_join(Thread, nullptr);
  pthread_sigmask(SIG_SETMASK, &Start.Mask, nullptr);
}

static bool hasSmallStack() {
  struct rlimit Limit;
  return !getrlimit(RLIMIT_STACK, &Limit) && Limit.rlim_cur < MainStackSize / 8;
}

//===----------------------------------------------------------------------===//
// The main function
//===----------------------------------------------------------------------===//

void mincaml::printVersion(StringRef Program, raw_ostream &OS) {
  OS << Program << " " MINCAML_VERSION " (" MINCAML_COMMIT ")\n"
     << "  LLVM " LLVM_VERSION_STRING "\n";
}

int mincaml::toolMain(const char *Name, int ArgC, char **ArgV,
                      function_ref<int()> Main) {
  ToolName = Name;
  SmallVector<int, 8> Ignored;
  copy_if(EndingSignals, std::back_inserter(Ignored), isIgnored);
  InitLLVM Init(ArgC, ArgV, /*InstallPipeSignalExitHandler=*/false);
  // These handlers replace those of LLVM, which let a second signal end the
  // process.
  struct sigaction Action = {};
  Action.sa_handler = endBySignal;
  sigfillset(&Action.sa_mask);
  for (int Signal : EndingSignals)
    sigaction(Signal, &Action, nullptr);
  for (int Signal : Ignored)
    std::signal(Signal, SIG_IGN);
  // Ignore this signal, so that a file beyond the size limit becomes a write
  // error, as on a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  remove_bad_alloc_error_handler();
  install_bad_alloc_error_handler(endWithoutMemory);
  // Handlers of atexit run before the destructors of the objects that already
  // exist. Therefore create these streams first.
  (void)outs();
  (void)errs();
  std::atexit(reportLostOutput);
  if (!hasSmallStack())
    return Main();
  int Status = 0;
  runOnStack(MainStackSize, [&] { Status = Main(); });
  return Status;
}
