//===- TailRecursion.h - Self tail calls become loops -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_TAILRECURSION_H
#define MINCAML_TRANSFORMS_TAILRECURSION_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace llvm {
class AAResults;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-tailrec<loops>`: turns calls of a function to itself in tail
/// position into jumps to its start, so that the recursion becomes a loop:
///
///     f(n) {                          f(n0) {
///       if (n == 0) return;           loop: n = phi(n0, n - 1);
///       print(n);                       if (n == 0) return;
///       f(n - 1);                       print(n);
///     }                                 goto loop;
///                                     }
///
/// Three things become phi nodes of the loop, unless they are the same in each
/// iteration:
///
/// - the parameters;
/// - memory parameters: what is loaded from a fixed location at the start of
/// the
///   function and stored there right before each tail call. That is how MinCaml
///   functions pass the arguments that have no register. Stores that put back
///   what was loaded go away if nothing else in the loop writes there;
/// - an accumulator, where a call is followed by an associative and commutative
///   operation on integers. `n * f (n - 1)` is not a tail call, but the factors
///   can be multiplied while descending instead of while returning: the loop
///   computes acc * n, and each return multiplies its value with acc. Never for
///   floats, where the order counts, and not if the function also ends in
///   `musttail` calls of others: nothing may come between those and the
///   return.
///
/// A frame is now shared by all iterations, so that it must not matter to which
/// iteration an alloca belongs: those of fixed size in the first block are fine
/// as long as their address does not escape. Left alone are functions with
/// other allocas, with parameters that are memory (byval, inalloca,
/// preallocated, sret, swifterror) or varargs, that call setjmp, are
/// coroutines, convergent or naked, or may be replaced when linking; and calls
/// that are marked `notail`, have operand bundles, another convention or
/// another type.
///
/// `loops` leaves functions alone that also call themselves otherwise. Beside
/// such calls a jump saves little, and the function keeps its frame between
/// them, which a tail call does without.
///
/// Source: [Lecture8], "preparation: detecting loops".
class TailRecursionPass : public llvm::PassInfoMixin<TailRecursionPass> {
public:
  struct Options {
    bool OnlyLoops = false;
  };
  /// `loops` or nothing.
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

/// What the pass does. True if F changed.
bool turnTailRecursionIntoLoop(llvm::Function &F, llvm::AAResults &Alias,
                               llvm::OptimizationRemarkEmitter &Remarks,
                               const TailRecursionPass::Options &TheOptions);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_TAILRECURSION_H
