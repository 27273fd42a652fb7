//===- Process.cpp - Child processes --------------------------------------===//

#include "Process.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
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

/// Requests that this child process gets SIGTERM when \p Parent ends.
static void endWithParent(pid_t Parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != Parent)
    _exit(SignalStatus + SIGTERM);
#else
  (void)Parent;
#endif
}

/// Waits until the child ends. Meanwhile, sends it the signals Forwarded that this
/// process gets. SIGCHLD and Forwarded must be blocked.
static void forwardSignals(pid_t Child, int Forwarded) {
  sigset_t Awaited;
  sigemptyset(&Awaited);
  sigaddset(&Awaited, SIGCHLD);
  sigaddset(&Awaited, Forwarded);
  for (;;) {
    siginfo_t Ended = {};
    if (waitid(P_PID, Child, &Ended, WEXITED | WNOHANG | WNOWAIT) ||
        Ended.si_pid)
      return;
    // The limit is for systems on which SIGCHLD does not become pending.
    const timespec Limit = {0, 100'000'000};
    if (sigtimedwait(&Awaited, nullptr, &Limit) == Forwarded)
      kill(Child, Forwarded);
  }
}

ErrorOr<int> mincaml::runInChild(function_ref<int()> Body, bool InOwnGroup,
                                 int Forwarded) {
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
  // Both processes call setpgid, so that the group exists before either
  // continues.
  if (InOwnGroup && Child >= 0)
    setpgid(Child, Child);
  if (Child > 0 && InOwnGroup)
    setChildGroup(Child);
  if (Child == 0)
    resetSignals();
  sigset_t Waiting = Old;
  if (Child > 0 && Forwarded)
    sigaddset(&Waiting, SIGCHLD);
  pthread_sigmask(SIG_SETMASK, &Waiting, nullptr);
  if (Child < 0)
    return std::error_code(Problem, std::generic_category());
  if (Child == 0) {
    // If the compiler is killed, the program must end, too.
    endWithParent(Parent);
    int Status = Body();
    fflush(nullptr);
    _exit(Status);
  }
  auto Forget = scope_exit([&] {
    setChildGroup(0);
    pthread_sigmask(SIG_SETMASK, &Old, nullptr);
  });
  if (Forwarded)
    forwardSignals(Child, Forwarded);
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

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

/// The exit status of timeout(1) after a timeout.
static constexpr int TimeoutStatus = 124;

StringRef mincaml::findOpenQuote(StringRef Text) {
  // LLVM's tokenizer, which splits the words, has the same rule: a backslash
  // escapes any character, even in quotes.
  std::optional<size_t> Start;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (C == '\\')
      ++I;
    else if (Start && C == Text[*Start])
      Start.reset();
    else if (!Start && (C == '"' || C == '\''))
      Start = I;
  }
  return Start ? Text.drop_front(*Start) : StringRef();
}

namespace {

struct BatchCommand {
  SmallVector<const char *, 16> Arguments;
  // `NAME=VALUE`.
  SmallVector<const char *, 2> Environment;
  // The redirections. Null means that the stream is inherited.
  const char *Input = nullptr;
  const char *Output = nullptr;
  const char *Errors = nullptr;
};

} // namespace

/// Whether a word assigns a value to an environment variable.
static bool isAssignment(StringRef Word) {
  auto [Name, Value] = Word.split('=');
  return Name.size() != Word.size() && !Name.empty() && !isDigit(Name[0]) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
}

/// Separates assignments, arguments and redirections. Returns false if a
/// redirection has no file name.
static bool parseWords(ArrayRef<const char *> Words, BatchCommand &Command) {
  while (!Words.empty() && isAssignment(Words.front())) {
    Command.Environment.push_back(Words.front());
    Words = Words.drop_front();
  }
  for (const char *Word : Words) {
    StringRef Text(Word);
    const char **File = nullptr;
    if (Text.consume_front("2>"))
      File = &Command.Errors;
    else if (Text.consume_front(">"))
      File = &Command.Output;
    else if (Text.consume_front("<"))
      File = &Command.Input;
    if (!File) {
      Command.Arguments.push_back(Word);
      continue;
    }
    if (Text.empty())
      return false;
    *File = Text.data();
  }
  return true;
}

/// Redirects a descriptor to a file. Returns false after printing a message if
/// the file cannot be opened.
static bool redirect(const char *Path, int Descriptor) {
  if (!Path)
    return true;
  int Flags =
      Descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
  int File = open(Path, Flags, 0666);
  bool Good = File >= 0 && dup2(File, Descriptor) >= 0;
  if (!Good)
    perror(Path);
  if (File >= 0)
    close(File);
  return Good;
}

/// The handler of the signal that interrupts waitInTime.
static void ignoreAlarm(int) {}

/// Waits for a child that leads a process group and returns its exit status.
/// After a timeout, kills the group and returns nothing.
static std::optional<int> waitInTime(pid_t Child, unsigned Timeout) {
  struct sigaction Action = {};
  Action.sa_handler = ignoreAlarm; // No SA_RESTART: waitpid has to return.
  sigaction(SIGALRM, &Action, nullptr);
  alarm(Timeout);
  int Status = 0;
  bool TimedOut = waitpid(Child, &Status, 0) < 0;
  alarm(0);
  if (!TimedOut)
    return WIFSIGNALED(Status) ? SignalStatus + WTERMSIG(Status)
                               : WEXITSTATUS(Status);
  // Programs that the child runs are in the group, too.
  kill(-Child, SIGKILL);
  while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
    ;
  return std::nullopt;
}

/// Writes the profile in a coverage build; null in other builds. Without this
/// call, only `exit` would write the profile.
extern "C" [[gnu::weak]] int __llvm_profile_write_file(void);

/// Runs a command in a child process and returns its exit status.
static Expected<int> runCommand(const BatchCommand &Command, unsigned Timeout,
                                function_ref<int(ArrayRef<const char *>)> Run) {
  pid_t Parent = getpid();
  pid_t Child = fork();
  if (Child < 0)
    return createStringError(std::error_code(errno, std::generic_category()),
                             "cannot create a process");
  if (Child == 0) {
    setpgid(0, 0);
    endWithParent(Parent);
    if (!redirect(Command.Input, STDIN_FILENO) ||
        !redirect(Command.Output, STDOUT_FILENO) ||
        !redirect(Command.Errors, STDERR_FILENO))
      _exit(1);
    for (const char *Variable : Command.Environment)
      putenv(const_cast<char *>(Variable));
    int Status = Run(Command.Arguments);
    // Do not call exit: destroying all of LLVM's static objects takes longer
    // than compiling a small program.
    outs().flush();
    fflush(nullptr);
    if (__llvm_profile_write_file)
      __llvm_profile_write_file();
    _exit(Status);
  }
  // Both processes call setpgid, so that the group exists before either
  // continues.
  setpgid(Child, Child);
  return waitInTime(Child, Timeout).value_or(TimeoutStatus);
}

Error mincaml::runBatch(const BatchOptions &Batch, StringRef ProgramPath,
                        function_ref<int(ArrayRef<const char *>)> Command,
                        raw_ostream &OS) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Batch.Path, /*IsText=*/true);
  if (!Buffer)
    return createStringError(Buffer.getError(),
                             Batch.Path + ": " + Buffer.getError().message());
  std::string Program = ProgramPath.str();
  for (line_iterator Line(**Buffer, /*SkipBlanks=*/true, /*CommentMarker=*/'#');
       !Line.is_at_eof(); ++Line) {
    BumpPtrAllocator Allocator;
    StringSaver Saver(Allocator);
    SmallVector<const char *, 16> Words;
    if (StringRef Open = findOpenQuote(*Line); !Open.empty())
      return createStringError(Batch.Path + ":" + Twine(Line.line_number()) +
                               ": a quote is not closed: " + Open);
    cl::TokenizeGNUCommandLine(*Line, Saver, Words);
    BatchCommand C;
    C.Arguments.push_back(Program.c_str());
    if (!parseWords(Words, C))
      return createStringError(Batch.Path + ":" + Twine(Line.line_number()) +
                               ": a redirection must be followed directly by "
                               "a file name");
    OS.flush();
    Expected<int> Status = runCommand(C, Batch.Timeout, Command);
    if (!Status)
      return Status.takeError();
    OS << Line.line_number() << ' ' << *Status << '\n';
  }
  return Error::success();
}
