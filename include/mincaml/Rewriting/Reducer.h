//===- Reducer.h - Making a program smaller ---------------------*- C++ -*-===//
//
// Shrinks a program while a test finds it interesting, as llvm-reduce and
// C-Reduce do (delta debugging; Zeller and Hildebrandt, "Simplifying and
// isolating failure-inducing input", 2002). Every candidate is well-typed and
// smaller than the program it is made from: all of Reductions.def is tried
// again until nothing helps any more.
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

/// Decides which programs are interesting, several at the same time.
class InterestingnessTest {
public:
  virtual ~InterestingnessTest() = default;

  struct Result {
    unsigned Number;
    bool IsInteresting;
  };

  /// How many tests can run at the same time.
  virtual unsigned capacity() const = 0;
  /// Starts test Number of a program. False: it cannot be carried out.
  virtual bool start(unsigned Number, llvm::StringRef Text) = 0;
  /// The result of one of the tests that run; there has to be one. Nothing: the
  /// reduction is to end, because of Deadline or for another reason.
  virtual std::optional<Result> wait(Clock::time_point Deadline) = 0;
  /// Ends all tests that run.
  virtual void cancel() = 0;
  /// Whether the reduction is to end, asked between tests.
  virtual bool isInterrupted() { return false; }
};

struct ReducerOptions {
  LanguageOptions Language;
  /// What to try, as Reductions.def names it; empty: everything.
  std::vector<std::string> Only;
  /// When to stop, finished or not.
  Clock::time_point Deadline = Clock::time_point::max();
  /// Called with each smaller program that is interesting.
  std::function<void(llvm::StringRef Text)> Keep;
  /// Where to say how it goes; null: nowhere.
  llvm::raw_ostream *Progress = nullptr;
};

struct ReducedProgram {
  std::string Text;
  size_t Nodes = 0;
  unsigned Tests = 0;
  /// Nothing more could be done. False: Deadline or InterestingnessTest ended
  /// the reduction.
  bool IsComplete = false;
};

/// Whether Reductions.def has such a row.
bool isReduction(llvm::StringRef Name);

/// One line for each row of Reductions.def.
void printReductions(llvm::raw_ostream &OS);

/// Reduces a program that is printed as Text and was found interesting. The
/// result depends on the arguments and the test's verdicts only, not on how
/// many tests run at the same time, unless it ends before it is complete.
ReducedProgram reduce(llvm::StringRef Text, InterestingnessTest &Test,
                      const ReducerOptions &Options);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_REDUCER_H
