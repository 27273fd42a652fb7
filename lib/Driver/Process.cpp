//===- Process.cpp - Child processes --------------------------------------===//

#include "Process.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace mincaml;
using namespace llvm;

/// The exit status of a shell that finds a program but cannot execute it.
static constexpr int CannotExecuteStatus = 126;

static void printWord(raw_ostream &OS, StringRef Word) {
  bool Plain = !Word.empty() && all_of(Word, [](char C) {
    return isAlnum(C) || StringRef("_@%+=:,./-").contains(C);
  });
  if (Plain) {
    OS << Word;
    return;
  }
  OS << '\'';
  for (char C : Word) {
    if (C == '\'')
      OS << "'\\''";
    else
      OS << C;
  }
  OS << '\'';
}

void mincaml::printCommand(raw_ostream &OS, ArrayRef<StringRef> Words) {
  ListSeparator Space(" ");
  for (StringRef Word : Words) {
    OS << Space;
    printWord(OS, Word);
  }
  OS << '\n';
}

/// Restores the default actions of the signals that LLVM handles.
static void resetSignals() {
  for (int Signal = 1; Signal != NSIG; ++Signal) {
    struct sigaction Action;
    if (sigaction(Signal, nullptr, &Action) || Action.sa_handler == SIG_IGN)
      continue;
    std::signal(Signal, SIG_DFL);
  }
  // The compiler ignores this signal (see toolMain); the child must not.
  std::signal(SIGXFSZ, SIG_DFL);
}

void mincaml::endWithParent(pid_t Parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != Parent)
    _exit(SignalStatus + SIGTERM);
#else
  (void)Parent;
#endif
}

ErrorOr<int> mincaml::runInChild(function_ref<int()> Body, bool InOwnGroup) {
  outs().flush();
  errs().flush();
  pid_t Parent = getpid();
  // Block signals, so that a signal handler sees either no child or its process
  // group.
  sigset_t Every, Old;
  sigfillset(&Every);
  pthread_sigmask(SIG_SETMASK, &Every, &Old);
  pid_t Child = fork();
  const int Problem = errno;
  // Both processes do this, so that the group exists before either continues.
  if (InOwnGroup && Child >= 0)
    setpgid(Child, Child);
  if (Child > 0 && InOwnGroup)
    setChildGroup(Child);
  if (Child == 0)
    resetSignals();
  pthread_sigmask(SIG_SETMASK, &Old, nullptr);
  if (Child < 0)
    return std::error_code(Problem, std::generic_category());
  if (Child == 0) {
    // If the compiler is killed, the program must end, too.
    endWithParent(Parent);
    int Status = Body();
    fflush(nullptr);
    _exit(Status);
  }
  auto Forget = scope_exit([] { setChildGroup(0); });
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0)
    if (errno != EINTR)
      return std::error_code(errno, std::generic_category());
  return WIFSIGNALED(Status) ? SignalStatus + WTERMSIG(Status)
                             : WEXITSTATUS(Status);
}

/// Replaces this process by another program. Returns an exit status if that
/// fails.
static int becomeProgram(ArrayRef<StringRef> Command) {
  SmallVector<std::string, 16> Words(Command.begin(), Command.end());
  SmallVector<char *, 16> Arguments;
  for (std::string &Word : Words)
    Arguments.push_back(Word.data());
  Arguments.push_back(nullptr);
  execv(Arguments.front(), Arguments.data());
  perror(Arguments.front());
  return CannotExecuteStatus;
}

ErrorOr<int> mincaml::execute(ArrayRef<StringRef> Command) {
  return runInChild([&] { return becomeProgram(Command); });
}

ErrorOr<int> mincaml::execute(ArrayRef<StringRef> Command,
                              std::string &Errors) {
  // Use a file without a name, because a pipe would have to be read while the
  // child runs.
  std::FILE *File = std::tmpfile();
  if (!File)
    return execute(Command);
  auto Close = scope_exit([File] { std::fclose(File); });
  ErrorOr<int> Status = runInChild(
      [&] {
        setenv("LC_ALL", "C", /*overwrite=*/1);
        dup2(fileno(File), STDERR_FILENO);
        return becomeProgram(Command);
      },
      /*InOwnGroup=*/true);
  std::rewind(File);
  char Buffer[4096];
  while (size_t Size = std::fread(Buffer, 1, sizeof(Buffer), File))
    Errors.append(Buffer, Size);
  return Status;
}
