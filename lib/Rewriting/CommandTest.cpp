//===- CommandTest.cpp - Interestingness tests by a command ---------------===//

#include "mincaml/Rewriting/CommandTest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

static constexpr int TerminationSignals[] = {SIGINT, SIGTERM, SIGHUP};

static std::error_code errorCode(int Number) {
  return {Number, std::generic_category()};
}

llvm::Expected<std::unique_ptr<CommandTest>>
CommandTest::create(Options Options) {
  std::unique_ptr<CommandTest> Test(new CommandTest(std::move(Options)));
  llvm::SmallString<128> Path;
  std::error_code EC =
      llvm::sys::fs::createUniqueDirectory("mincaml-reduce", Path);
  if (EC)
    return llvm::createStringError(EC, "cannot make a temporary directory: %s",
                                   EC.message().c_str());
  Test->Directory = Path.str().str();
  for (unsigned Slot = 0; Slot != Test->TheOptions.Jobs; ++Slot) {
    std::string File = Test->filePath(Slot);
    EC = llvm::sys::fs::create_directory(llvm::sys::path::parent_path(File));
    if (EC)
      return llvm::createStringError(EC, "%s: %s", File.c_str(),
                                     EC.message().c_str());
  }
  // A signal that is ignored, for example because of nohup, stays ignored.
  sigemptyset(&Test->Awaited);
  sigaddset(&Test->Awaited, SIGCHLD);
  for (int Signal : TerminationSignals) {
    struct sigaction Action;
    if (!sigaction(Signal, nullptr, &Action) && Action.sa_handler != SIG_IGN)
      sigaddset(&Test->Awaited, Signal);
  }
  pthread_sigmask(SIG_BLOCK, &Test->Awaited, &Test->OldMask);
  return Test;
}

CommandTest::~CommandTest() {
  cancel();
  if (!Directory.empty())
    llvm::sys::fs::remove_directories(Directory);
}

std::string CommandTest::filePath(unsigned Slot) const {
  llvm::SmallString<128> Path(Directory);
  llvm::sys::path::append(Path, llvm::utostr(Slot), TheOptions.FileName);
  return Path.str().str();
}

unsigned CommandTest::unusedSlot() const {
  unsigned Slot = 0;
  while (llvm::any_of(Running, [Slot](const Run &R) { return R.Slot == Slot; }))
    ++Slot;
  return Slot;
}

bool CommandTest::fail(std::error_code EC, const llvm::Twine &What) {
  Problem = (What + ": " + EC.message()).str();
  return false;
}

/// Returns the words of the command with Path in place of `{}`, or with Path at
/// the end.
static std::vector<std::string> commandFor(llvm::ArrayRef<std::string> Words,
                                           const std::string &Path) {
  std::vector<std::string> Command(Words);
  bool IsPlaced = false;
  for (std::string &Word : Command)
    for (size_t I = Word.find("{}"); I != std::string::npos;
         I = Word.find("{}", I + Path.size())) {
      Word.replace(I, 2, Path);
      IsPlaced = true;
    }
  if (!IsPlaced)
    Command.push_back(Path);
  return Command;
}

/// Starts a process without input and output, in its own process group.
static int spawn(std::vector<std::string> Command, const sigset_t &Mask,
                 pid_t &Process) {
  std::vector<char *> Arguments;
  for (std::string &Word : Command)
    Arguments.push_back(Word.data());
  Arguments.push_back(nullptr);

  posix_spawnattr_t Attributes;
  posix_spawnattr_init(&Attributes);
  posix_spawnattr_setflags(&Attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&Attributes, 0);
  posix_spawnattr_setsigmask(&Attributes, &Mask);
  posix_spawn_file_actions_t Actions;
  posix_spawn_file_actions_init(&Actions);
  for (auto [Descriptor, Flags] :
       {std::pair(0, O_RDONLY), std::pair(1, O_WRONLY), std::pair(2, O_WRONLY)})
    posix_spawn_file_actions_addopen(&Actions, Descriptor, "/dev/null", Flags,
                                     0);
  int Error = posix_spawnp(&Process, Arguments.front(), &Actions, &Attributes,
                           Arguments.data(), environ);
  posix_spawn_file_actions_destroy(&Actions);
  posix_spawnattr_destroy(&Attributes);
  return Error;
}

bool CommandTest::start(unsigned Number, StringRef Text) {
  unsigned Slot = unusedSlot();
  std::string Path = filePath(Slot);
  std::error_code EC;
  llvm::raw_fd_ostream OS(Path, EC);
  if (!EC) {
    OS << Text;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  if (EC)
    return fail(EC, Path);
  pid_t Process = 0;
  if (int Error = spawn(commandFor(TheOptions.Command, Path), OldMask, Process))
    return fail(errorCode(Error), TheOptions.Command.front());
  Running.push_back({Process, Number, Slot,
                     Clock::now() + std::chrono::seconds(TheOptions.Timeout)});
  return true;
}

/// Kills the process group of the command.
void CommandTest::kill(const Run &R) {
  ::kill(-R.Process, SIGKILL);
  while (waitpid(R.Process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void CommandTest::cancel() {
  for (const Run &R : Running)
    kill(R);
  Running.clear();
}

bool CommandTest::isInterrupted() {
  sigset_t Signals = Awaited;
  sigdelset(&Signals, SIGCHLD);
  timespec Now = {};
  int Signal = sigtimedwait(&Signals, nullptr, &Now);
  if (Signal > 0)
    Interruption = Signal;
  return Interruption != 0;
}

std::optional<InterestingnessTest::Result> CommandTest::findFinished() {
  for (auto I = Running.begin(); I != Running.end(); ++I) {
    int Status = 0;
    bool IsFinished = waitpid(I->Process, &Status, WNOHANG) == I->Process;
    bool IsLate = !IsFinished && Clock::now() >= I->End;
    if (IsLate)
      kill(*I);
    if (!IsFinished && !IsLate)
      continue;
    Result R{I->Number,
             IsFinished && WIFEXITED(Status) && WEXITSTATUS(Status) == 0};
    Running.erase(I);
    return R;
  }
  return std::nullopt;
}

std::optional<InterestingnessTest::Result>
CommandTest::wait(Clock::time_point Deadline) {
  for (;;) {
    if (std::optional<Result> R = findFinished())
      return R;
    Clock::time_point End = Deadline;
    for (const Run &R : Running)
      End = std::min(End, R.End);
    auto Left = std::max(End - Clock::now(), Clock::duration::zero());
    auto Seconds = std::chrono::duration_cast<std::chrono::seconds>(Left);
    timespec Timeout = {};
    Timeout.tv_sec = Seconds.count();
    Timeout.tv_nsec = std::chrono::nanoseconds(Left - Seconds).count();
    int Signal = sigtimedwait(&Awaited, nullptr, &Timeout);
    if (Signal > 0 && Signal != SIGCHLD) {
      Interruption = Signal;
      return std::nullopt;
    }
    if (Clock::now() >= Deadline)
      return std::nullopt;
  }
}

std::optional<bool> CommandTest::test(StringRef Text) {
  if (!start(0, Text))
    return std::nullopt;
  std::optional<Result> R = wait(Clock::time_point::max());
  if (!R)
    return std::nullopt;
  return R->IsInteresting;
}
