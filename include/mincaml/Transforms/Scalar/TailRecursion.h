//===- TailRecursion.h - Tail recursion elimination -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_TAILRECURSION_H
#define MINCAML_TRANSFORMS_SCALAR_TAILRECURSION_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace llvm {
class AAResults;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-tailrec<loops>`: tail recursion elimination. The pass replaces tail
/// calls of a function to itself by jumps to its start, so that the function
/// becomes a loop:
///
///     f(n) {                          f(n0) {
///       if (n == 0) return;           loop: n = phi(n0, n - 1);
///       print(n);                       if (n == 0) return;
///       f(n - 1);                       print(n);
///     }                                 goto loop;
///                                     }
///
/// Three kinds of values become phi nodes of the loop, unless they are the same
/// in each iteration:
///
/// - parameters;
/// - memory parameters: values that are loaded from a fixed location at the
///   start of the function and stored there right before each tail call.
///   MinCaml functions pass arguments this way if they do not fit in registers.
///   Stores of the value that was loaded are removed if nothing else in the
///   loop writes to the location;
/// - an accumulator, if a call is followed by an associative and commutative
///   integer operation. `n * f (n - 1)` is not a tail call, but the factors can
///   be multiplied before the calls instead of after them: the loop computes
///   acc * n, and each return multiplies its value by acc. This is not done for
///   floats, because the order of operations matters, and not if the function
///   also ends in `musttail` calls of other functions, because nothing may come
///   between such a call and the return.
///
/// All iterations share one frame, so that it must not matter to which
/// iteration an alloca belongs. This holds for allocas of fixed size in the
/// first block whose address does not escape. The pass does not change
/// functions with other allocas, functions with parameters in memory (byval,
/// inalloca, preallocated, sret, swifterror) or varargs, functions that call
/// setjmp, are coroutines, convergent or naked, or may be replaced at link
/// time. It does not replace calls that are marked `notail`, have operand
/// bundles, or have another calling convention or type.
///
/// `loops` restricts the pass to functions without other calls of themselves.
/// In the presence of such calls, a jump saves little, and the loop keeps its
/// frame, while a tail call releases it.
///
/// Source: [Lecture8], "preparation: detecting loops".
class TailRecursionPass : public llvm::PassInfoMixin<TailRecursionPass> {
public:
  struct Options {
    bool OnlyLoops = false;
  };
  /// Parses `loops` or the empty string.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  explicit TailRecursionPass(Options TheOptions) : TheOptions(TheOptions) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

/// Performs the transformation. Returns whether F changed.
bool turnTailRecursionIntoLoop(llvm::Function &F, llvm::AAResults &Alias,
                               llvm::OptimizationRemarkEmitter &Remarks,
                               const TailRecursionPass::Options &TheOptions);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_TAILRECURSION_H
