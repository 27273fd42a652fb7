//===- CommandTest.h - Asking a command about programs ----------*- C++ -*-===//

#ifndef MINCAML_REWRITING_COMMANDTEST_H
#define MINCAML_REWRITING_COMMANDTEST_H

#include "mincaml/Rewriting/Reducer.h"
#include "llvm/Support/Error.h"
#include <csignal>
#include <sys/types.h>

namespace mincaml::rewriting {

/// A program is interesting if a command says so by exit status 0. The command
/// gets the path of a file that has the name of the original program, in the
/// place of `{}`, wherever that stands in its words, or else after them. It
/// reads nothing and prints nowhere.
///
/// Each run has a process group of its own, which is killed when it takes too
/// long or is not needed any more.
class CommandTest : public InterestingnessTest {
public:
  struct Options {
    std::vector<std::string> Command;
    /// The name of the files, without a directory.
    std::string FileName;
    /// How many may run at the same time.
    unsigned Jobs = 1;
    /// After so many seconds the answer is no.
    unsigned Timeout = 10;
  };

  /// Makes a temporary directory. Blocks, in the calling thread and those that
  /// it starts, the signals that end a program: `wait` receives them.
  static llvm::Expected<std::unique_ptr<CommandTest>> create(Options Options);
  ~CommandTest() override;

  unsigned capacity() const override { return TheOptions.Jobs; }
  bool start(unsigned Number, llvm::StringRef Text) override;
  std::optional<Result> wait(Clock::time_point Deadline) override;
  void cancel() override;
  bool isInterrupted() override;

  /// Tests one program alone. Nothing: it was interrupted, or cannot be tested.
  std::optional<bool> test(llvm::StringRef Text);

  /// The signal that has ended `wait`, or 0.
  int interruption() const { return Interruption; }
  /// Why `start` has failed, or nothing.
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
  /// What `wait` waits for, and what was blocked before.
  sigset_t Awaited;
  sigset_t OldMask;
  std::vector<Run> Running;
  int Interruption = 0;
  std::string Problem;
};

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_COMMANDTEST_H
