//===- Loops.h - Passes on loops --------------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_H
#define MINCAML_TRANSFORMS_LOOPS_H

#include "mincaml/Transforms/PassOptions.h"

namespace mincaml {

struct ColdLoopsOptions {
  unsigned Levels = 1;

  PassOptionList list() {
    return {{"levels", &Levels, /*Unprinted=*/std::nullopt, /*Minimum=*/1}};
  }
};

/// `mincaml-cold-loops<levels=N>`: disables the unrolling, by `mincaml-unroll`
/// and by LLVM, of innermost loops that are estimated to be executed much more
/// rarely than others. For example, a loop that fills an array is executed
/// once, while the loops that compute with the array are nested:
///
///   fill 0;
///   for i = 0 to n do for j = 0 to n do ... a.(j) ... done done
///
/// The depth of an instruction is the number of loops around it, counting the
/// loops around the calls of its function; if there are several calls, the
/// deepest one counts. A loop is cold if its depth is less than that of the
/// deepest loop in the module by at least N (1 by default). This is an estimate
/// without a profile. It decides only whether code is copied.
///
/// Recursive functions, which count as loops, and loops that may have few
/// iterations add to the depth of a loop that might be cold, but not to the
/// depth of the deepest loop. Loops that may have few iterations are
/// - searches, which end depending on data: an exit compares floats or compares
///   a value that is loaded or returned by a call in the loop, or its condition
///   is not a single comparison;
/// - loops whose induction variable has a step that is not a constant: often
///   the loop around them changes the step, and the loops have fewer iterations
///   each time.
///
/// Unrolling is also disabled for loops that contain another loop. LLVM fully
/// unrolls them if they have few iterations, and copies all that they contain;
/// the gain is negligible next to the time that the inner loop takes.
///
/// The pass does not disable unrolling for
/// - innermost loops of functions that may be called from anywhere, by a
///   pointer or from other modules, or of functions that these call. `main` and
///   `min_caml_start` are known to be called once;
/// - innermost loops of at most 16 iterations without calls, which LLVM may
///   unroll fully, and loops that contain only such loops.
struct ColdLoopsPass : PassWithOptions<ColdLoopsPass, ColdLoopsOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-licm`: loop-invariant code motion.
///
/// The pass hoists instructions that compute the same value in each iteration
/// of a loop to the preheader, which is created if there is none.
///
/// An instruction is hoisted if
///
/// - its operands are defined outside of the loop or have been hoisted;
/// - it does nothing but compute a value. A load is hoisted if nothing in the
///   loop may write to its location. A call is hoisted if it returns and either
///   accesses no memory, or only reads memory and nothing in the loop writes to
///   any;
/// - executing it is safe even if the loop would not execute it: it cannot trap
///   (a division may trap, and so may a load from an address that is not known
///   to be valid), or it is guaranteed to execute. The latter holds for the
///   instructions between the start of the loop and the first branch, or the
///   first instruction that may not continue with the next one, such as a call
///   that prints or throws.
///
/// Inner loops are processed first, so that an instruction can be hoisted out
/// of several loops. Volatile and atomic accesses are not hoisted. Nothing is
/// hoisted out of loops that are entered by indirectbr or callbr, loops that
/// start with a landing pad, and irreducible loops, which LoopInfo does not
/// list. Coroutines that have not been split are not changed.
///
/// The pass does not sink instructions out of loops, and does not keep memory
/// that the loop writes in registers. It preserves the dominator tree and
/// LoopInfo.
///
/// Source: [DragonBook], section 9.5 (docs/sources.md).
struct LoopInvariantCodeMotionPass
    : llvm::PassInfoMixin<LoopInvariantCodeMotionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

struct LoopUnrollingOptions {
  /// 0 means the factor that the target chooses.
  unsigned Factor = 0;
  /// The maximum number of instructions of a loop whose factor is doubled.
  unsigned Small = 0;
  /// The maximum number of instructions of all copies in a function.
  unsigned Growth = 1000;
  bool Uncounted = false;

  PassOptionList list() {
    return {{"factor", &Factor, /*Unprinted=*/0, /*Minimum=*/2, /*Maximum=*/64},
            {"small", &Small, /*Unprinted=*/0},
            {"growth", &Growth},
            {"uncounted", &Uncounted}};
  }
};

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
/// If `factor` is not given, the target chooses N. Most targets choose not to
/// unroll most loops. In loops of at most `small=N` instructions (0 by default)
/// the factor is doubled, because there the test is a large part of the cost
/// and copies are cheap. Loops with a known maximum trip count below
/// four times the factor are not unrolled, and a function grows by at most
/// `growth=N` instructions (1000 by default).
struct LoopUnrollingPass
    : PassWithOptions<LoopUnrollingPass, LoopUnrollingOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

struct ParallelLoopsOptions {
  unsigned Threshold = 100000;

  PassOptionList list() { return {{"threshold", &Threshold}}; }
};

/// `mincaml-parallel<threshold=N>`: execution of loops by several threads.
///
/// The pass makes a function of the body of each outermost loop whose
/// iterations are independent (findParallelLoop), and passes the function to
/// the runtime, which divides the iterations between threads. Integer
/// reductions are combined after each chunk of iterations. The result does not
/// depend on the number of threads:
///
/// - Reductions of floats, whose result depends on the order, carry a value
///   from iteration to iteration, so such loops are not parallel.
/// - No check in the loop can fail, so the program executes all iterations.
///   Loops with checks that earlier passes could not remove are not parallel.
/// - A body does not allocate. Therefore the collector never runs while threads
///   execute a loop.
///
/// The original loop remains for the case that the number of iterations times
/// the estimated cost of an iteration, in instructions, is less than N (100,000
/// by default), that MINCAML_THREADS=1, or that a comparison of addresses shows
/// that arrays may be the same.
///
/// The pass leaves alone loops of which another value than a reduction or an
/// induction variable is used afterwards, and loops whose test is neither at
/// the start nor at the end. Remarks say why a loop is not parallel.
///
/// mincaml-check-facts must not follow, because the checks it adds to a body are
/// not made for threads. If it precedes, its checks keep loops sequential.
///
/// Source: [OpenMP], "worksharing-loop construct"; [InspectorExecutor], for the
/// comparison of rows.
struct ParallelLoopsPass
    : PassWithOptions<ParallelLoopsPass, ParallelLoopsOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-strength`: strength reduction with induction variables.
///
/// - A multiple of an induction variable is an induction variable, too: instead
///   of multiplying i by 12 in each iteration, 12 is added to a variable that
///   starts at 12 * a, where i starts at a. The same is done for sums of such a
///   multiple and a loop-invariant value, and for addresses of array elements,
///   where the factor is the size of an element. Values that differ by a
///   constant share a variable. The factor must not be a power of two (a shift
///   is as cheap as an addition), and each iteration must execute the
///   multiplication. A loop gets at most eight such variables, because each
///   takes a register.
/// - A signed division by a positive constant becomes an unsigned one if the
///   dividend is known not to be negative, such as an induction variable that
///   counts up from 0. If the divisor is a power of two, the division becomes a
///   shift and the remainder a mask. On SPARC V8 that is one instruction
///   instead of the four or five that correct the sign.
///
/// Other multiplications and divisions by constants are left to instruction
/// selection. The new operations wrap and have no flags. The pass does not
/// change control flow; it requires loops to have a preheader and one latch.
///
/// Source: [StrengthReduction].
struct StrengthReductionPass : llvm::PassInfoMixin<StrengthReductionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-update-late`: sinks the computation of the next value of a loop
/// variable below the last use of the current value.
///
///     x1 = x * 0.5      // x and x1 are both    y1 = x + y
///     y1 = x + y        // live here            x1 = x * 0.5
///     goto loop with x1, y1
///
/// On the left, x1 needs a separate register, and is copied to that of x at the
/// end of each iteration. On the right, x1 can use the register of x. The front
/// end produces the left order if it evaluates the arguments of a call from
/// left to right, and their operands were bound before.
///
/// In blocks that jump to a loop header, the pass moves down instructions that
/// have no side effects, do not access memory and are not used in between. If
/// two variables depend on each other, a copy remains. The control flow stays
/// as it is.
struct UpdateSinkingPass : llvm::PassInfoMixin<UpdateSinkingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPS_H
