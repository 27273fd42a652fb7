//===- Batch.cpp - Many command lines in one go ---------------------------===//

#include "Batch.h"
#include "Process.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

using namespace mincaml;
using namespace llvm;

/// What timeout(1) ends with.
static constexpr int TimeoutStatus = 124;

namespace {

struct BatchCommand {
  SmallVector<const char *, 16> Arguments;
  /// Null: ours.
  const char *Output = nullptr;
  const char *Errors = nullptr;
};

} // namespace

/// Takes the redirections out of the words of a line. False: one has no name.
static bool parseWords(ArrayRef<const char *> Words, BatchCommand &Command) {
  for (const char *Word : Words) {
    StringRef Text(Word);
    const char **File = nullptr;
    if (Text.consume_front("2>"))
      File = &Command.Errors;
    else if (Text.consume_front(">"))
      File = &Command.Output;
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

/// Makes a descriptor write to a file.
static bool redirect(const char *Path, int Descriptor) {
  if (!Path)
    return true;
  int File = open(Path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (File < 0)
    return false;
  bool Good = dup2(File, Descriptor) >= 0;
  close(File);
  return Good;
}

/// The signal that ends waitInTime early.
static void ignoreAlarm(int) {}

/// Waits for a child that leads a process group; nothing: time ran out, and
/// the group was killed.
static std::optional<int> waitInTime(pid_t Child, unsigned Timeout) {
  struct sigaction Action = {};
  Action.sa_handler = ignoreAlarm; // No SA_RESTART: waitpid is to return.
  sigaction(SIGALRM, &Action, nullptr);
  alarm(Timeout);
  int Status = 0;
  bool TimedOut = waitpid(Child, &Status, 0) < 0;
  alarm(0);
  if (!TimedOut)
    return WIFSIGNALED(Status) ? SignalStatus + WTERMSIG(Status)
                               : WEXITSTATUS(Status);
  // Programs that it runs are in the group as well.
  kill(-Child, SIGKILL);
  while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
    ;
  return std::nullopt;
}

/// Returns the exit status of a command.
static Expected<int> runCommand(BatchCommand &Command, unsigned Timeout,
                                function_ref<int(int, char **)> Run) {
  pid_t Parent = getpid();
  pid_t Child = fork();
  if (Child < 0)
    return createStringError(std::error_code(errno, std::generic_category()),
                             "cannot make a process");
  if (Child == 0) {
    setpgid(0, 0);
    endWithParent(Parent);
    if (!redirect(Command.Output, STDOUT_FILENO) ||
        !redirect(Command.Errors, STDERR_FILENO)) {
      perror(Command.Output ? Command.Output : Command.Errors);
      _exit(1);
    }
    size_t Count = Command.Arguments.size();
    Command.Arguments.push_back(nullptr);
    int Status = Run(Count, const_cast<char **>(Command.Arguments.data()));
    // Taking down all of LLVM, as exit does, costs more than a small program.
    outs().flush();
    fflush(nullptr);
    _exit(Status);
  }
  // In both processes, so that it holds before either goes on.
  setpgid(Child, Child);
  return waitInTime(Child, Timeout).value_or(TimeoutStatus);
}

Error mincaml::runBatch(const BatchOptions &Batch, StringRef ProgramPath,
                        function_ref<int(int, char **)> Command,
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
    cl::TokenizeGNUCommandLine(*Line, Saver, Words);
    BatchCommand C;
    C.Arguments.push_back(Program.c_str());
    if (!parseWords(Words, C))
      return createStringError(Batch.Path + ":" + Twine(Line.line_number()) +
                               ": a redirection needs the name of a file, "
                               "without a blank before it");
    OS.flush();
    Expected<int> Status = runCommand(C, Batch.Timeout, Command);
    if (!Status)
      return Status.takeError();
    OS << Line.line_number() << ' ' << *Status << '\n';
  }
  return Error::success();
}
