//===- CommandTest.h - Interestingness tests by a command -------*- C++ -*-===//

#ifndef MINCAML_REWRITING_COMMANDTEST_H
#define MINCAML_REWRITING_COMMANDTEST_H

#include "mincaml/Rewriting/Reducer.h"
#include "llvm/Support/Error.h"
#include <csignal>
#include <sys/types.h>

namespace mincaml::rewriting {

/// An interestingness test that runs a command: a program is interesting if the
/// command exits with status 0. The program is in a file with the name of the
/// original program, whose path replaces each `{}` in the words of the command;
/// if there is no `{}`, the path is an additional last word. The standard input
/// of the command is empty, and its output is discarded.
///
/// Each command runs in its own process group, which is killed when it exceeds
/// the timeout or its result is no longer needed.
class CommandTest : public InterestingnessTest {
public:
  struct Options {
    std::vector<std::string> Command;
    /// The name of the files, without a directory.
    std::string FileName;
    /// The number of commands that may run at the same time.
    unsigned Jobs = 1;
    /// The time limit in seconds. If the command takes longer, the program
    /// counts as not interesting.
    unsigned Timeout = 10;
  };

  /// Creates a temporary directory. Blocks the signals that end a program, in
  /// the calling thread and the threads that it starts; `wait` receives them.
  static llvm::Expected<std::unique_ptr<CommandTest>> create(Options Options);
  ~CommandTest() override;

  unsigned capacity() const override { return TheOptions.Jobs; }
  bool start(unsigned Number, llvm::StringRef Text) override;
  std::optional<Result> wait(Clock::time_point Deadline) override;
  void cancel() override;
  bool isInterrupted() override;

  /// Tests one program alone. Returns nullopt if the test was interrupted or
  /// cannot be run.
  std::optional<bool> test(llvm::StringRef Text);

  /// The signal that has interrupted the test, or 0.
  int interruption() const { return Interruption; }
  /// The reason why `start` has failed; empty if it has not.
  llvm::StringRef problem() const { return Problem; }

private:
  struct Run {
    pid_t Process;
    unsigned Number;
    unsigned Slot;
    Clock::time_point End;
  };

  explicit CommandTest(Options Options) : TheOptions(std::move(Options)) {}
  std::string filePath(unsigned Slot) const;
  unsigned unusedSlot() const;
  bool fail(std::error_code EC, const llvm::Twine &What);
  std::optional<Result> findFinished();
  void kill(const Run &R);

  const Options TheOptions;
  std::string Directory;
  /// The signals that `wait` waits for, and those that were blocked before.
  sigset_t Awaited;
  sigset_t OldMask;
  std::vector<Run> Running;
  int Interruption = 0;
  std::string Problem;
};

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_COMMANDTEST_H
