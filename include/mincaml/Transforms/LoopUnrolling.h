//===- LoopUnrolling.h - Several iterations behind one test -----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPUNROLLING_H
#define MINCAML_TRANSFORMS_LOOPUNROLLING_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-unroll<factor=N;small=N;growth=N;uncounted>`: puts a loop of N
/// copies of the body in front of an innermost loop. It is executed as long as
/// a test shows that none of the next N iterations leaves the loop, so that the
/// copies need no tests; then the loop as it is executes the rest, and leaves.
///
/// Each exit of the loop must be a comparison of x, which changes by the same s
/// in each iteration, with a loop-invariant b. The loop stays, for N more
/// iterations, if with d = (N - 1) * s
///   x < b - d                for x < b, s > 0,    b - d in range,
///   x > b - d                for x > b, s < 0,    b - d in range,
///   b - x > d, unsigned      for x <> b, a constant s > 0,
///   x - b > -d, unsigned     for x <> b, a constant s < 0,
/// likewise for <= and >=, signed and unsigned. None of the numbers from x to
/// x + d is on the other side of b then, nor does one of them wrap. Where s is
/// not a constant, s > 0 and the range of d are tested once in front of the
/// loop, as is b - d where it is not known to be in range.
///
/// LLVM's unrolling counts the iterations first, which takes a division where s
/// is not a constant, and cannot be done where x may wrap. `uncounted` leaves
/// the loops alone that it can do: with one exit, and a count that is cheap.
///
/// N is what the target asks for if `factor` is not given, which is nothing for
/// most loops on most targets; twice that in loops of at most `small=N`
/// instructions (none by default), where the test costs the most, and copies
/// the least. A loop that is known to end after less than four times N
/// iterations is left alone, as are loops once a function has grown by more
/// than `growth=N` instructions (1000 by default).
class LoopUnrollingPass : public llvm::PassInfoMixin<LoopUnrollingPass> {
public:
  struct Options {
    /// 0: that of the target.
    unsigned Factor = 0;
    /// Instructions of a loop that gets twice as many copies as others.
    unsigned Small = 0;
    /// Instructions of all copies in a function.
    unsigned Growth = 1000;
    bool Uncounted = false;
  };

  explicit LoopUnrollingPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `factor=N`, `small=N`, `growth=N` and `uncounted`, separated by
  /// semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPUNROLLING_H
