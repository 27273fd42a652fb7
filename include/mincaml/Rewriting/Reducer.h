//===- Reducer.h - Test-case reducer ----------------------------*- C++ -*-===//
//
// Makes a program smaller as long as a test finds the result interesting, as
// llvm-reduce and C-Reduce do. Every candidate is well-typed and smaller than
// the program that it is made from. The reductions of Reductions.def are
// repeated until none makes the program smaller.
//
// Source: [DeltaDebugging].
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REWRITING_REDUCER_H
#define MINCAML_REWRITING_REDUCER_H

#include "mincaml/Rewriting/TypedProgram.h"
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace mincaml::rewriting {

using Clock = std::chrono::steady_clock;

/// Decides which programs are interesting. Several tests can run at the same
/// time.
class InterestingnessTest {
public:
  virtual ~InterestingnessTest() = default;

  struct Result {
    unsigned Number;
    bool IsInteresting;
  };

  /// The number of tests that can run at the same time.
  virtual unsigned capacity() const = 0;
  /// Starts the test with this number, which tests the program Text. Returns
  /// false if the test cannot be run.
  virtual bool start(unsigned Number, llvm::StringRef Text) = 0;
  /// Waits for the result of one of the running tests, of which there must be
  /// at least one. Returns nullopt if the reduction has to end, because of
  /// Deadline or for another reason.
  virtual std::optional<Result> wait(Clock::time_point Deadline) = 0;
  /// Ends all running tests.
  virtual void cancel() = 0;
  /// Returns whether the reduction has to end; called between tests.
  virtual bool isInterrupted() { return false; }
};

struct ReducerOptions {
  LanguageOptions Language;
  /// The names of the reductions to try; all if this is empty.
  std::vector<std::string> Only;
  /// The time at which to stop, even if the reduction is not complete.
  Clock::time_point Deadline = Clock::time_point::max();
  /// Called with each smaller program that is interesting.
  std::function<void(llvm::StringRef Text)> Keep;
  /// The stream for reports of progress; may be null.
  llvm::raw_ostream *Progress = nullptr;
};

struct ReducedProgram {
  std::string Text;
  size_t Nodes = 0;
  unsigned Tests = 0;
  /// Whether no reduction can make the program smaller. False if Deadline or
  /// the InterestingnessTest ended the reduction early.
  bool IsComplete = false;
};

/// Returns whether Reductions.def has a row of this name.
bool isReduction(llvm::StringRef Name);

/// Prints one line for each row of Reductions.def.
void printReductions(llvm::raw_ostream &OS);

/// Reduces a program that was found interesting. Text must have the form that
/// the AST printer prints. If the reduction is complete, the result depends
/// only on the arguments and the results of the tests, not on the number of
/// tests that run at the same time.
ReducedProgram reduce(llvm::StringRef Text, InterestingnessTest &Test,
                      const ReducerOptions &Options);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_REDUCER_H
