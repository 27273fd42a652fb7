//===- LoopUnrolling.h - Loop unrolling -------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_LOOPUNROLLING_H
#define MINCAML_TRANSFORMS_LOOPS_LOOPUNROLLING_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-unroll<factor=N;small=N;growth=N;uncounted>`: loop unrolling.
///
/// The pass inserts an unrolled loop with N copies of the body in front of an
/// innermost loop. Before each iteration of the unrolled loop, a guard tests
/// that none of the next N iterations leaves the original loop; so the copies
/// need no exit tests. The original loop then executes the remaining
/// iterations.
///
/// Each exit of the loop must compare a variable x, which changes by the same
/// step s in each iteration, with a loop-invariant bound b. The loop does not
/// exit in the next N iterations if, for d = (N - 1) * s,
///   x < b - d                for x < b, s > 0,    b - d in range,
///   x > b - d                for x > b, s < 0,    b - d in range,
///   b - x > d, unsigned      for x <> b, a constant s > 0,
///   x - b > -d, unsigned     for x <> b, a constant s < 0,
/// likewise for <= and >=, signed and unsigned. Then no value from x to x + d
/// is on the other side of b, and none of them wraps. If s is not a constant,
/// code in front of the loop tests s > 0 and the range of d, and also, where it
/// is not known, that b - d is in range.
///
/// LLVM's unrolling computes the trip count first, which takes a division if s
/// is not a constant, and is impossible if x may wrap. With `uncounted`, the
/// pass skips the loops that LLVM can unroll: those with one exit and a trip
/// count that is cheap to compute.
///
/// If `factor` is not given, the target chooses N; on most targets it chooses
/// not to unroll most loops. In loops of at most `small=N` instructions (0 by
/// default) the factor is doubled, because there the test is a large part of
/// the cost and copies are cheap. Loops with a known maximum trip count below
/// four times the factor are not unrolled, and a function grows by at most
/// `growth=N` instructions (1000 by default).
class LoopUnrollingPass : public llvm::PassInfoMixin<LoopUnrollingPass> {
public:
  struct Options {
    /// 0 means the factor that the target chooses.
    unsigned Factor = 0;
    /// The maximum number of instructions of a loop whose factor is doubled.
    unsigned Small = 0;
    /// The maximum number of instructions of all copies in a function.
    unsigned Growth = 1000;
    bool Uncounted = false;
  };

  explicit LoopUnrollingPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `factor=N`, `small=N`, `growth=N` and `uncounted`, separated by
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

#endif // MINCAML_TRANSFORMS_LOOPS_LOOPUNROLLING_H
