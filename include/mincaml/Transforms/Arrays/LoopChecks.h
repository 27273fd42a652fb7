//===- LoopChecks.h - Range checks in front of loops ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_LOOPCHECKS_H
#define MINCAML_TRANSFORMS_ARRAYS_LOOPCHECKS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-loop-checks`: replaces the bounds checks of a counted loop by one
/// condition in front of it. Where that holds, a copy of the loop without the
/// checks is executed, otherwise the loop as it is: then a check fails in the
/// iteration in which it failed before, with the same message, after the same
/// effects. The loop as it is is marked not to be unrolled.
///
/// A check is a comparison `index < length` of unsigned numbers in an innermost
/// loop whose other way ends the program, where
///   - the length is loop-invariant,
///   - the index is b + a * t in iteration t, for loop-invariant a and b, and
///   - another exit of the loop bounds the number of iterations: it compares
///     a variable, which is changed by the same number in each iteration, with
///     a loop-invariant one.
/// With T the last iteration in which the check is executed, the condition is
///   b < length  and  T < length - b,            for a = 1,
///   b < length  and  T <= b,                    for a = -1,
///   b < length  and  a * T <= length - 1 - b,   otherwise, in 64 bits,
/// all unsigned, so that no index in between wraps.
///
/// What ABCD calls partially redundant, a check that is redundant after the
/// first iteration or if a loop-invariant condition holds, is such a check;
/// hoisting it by itself would let it fail too early.
///
/// Leaves alone: loops of more than `size=N` instructions (100 by default), and
/// those that would make the function larger by more than `growth=N` (1000).
///
/// Sources: [ABCD], "partially redundant checks"; [GuptaChecks] for range
/// checks in front of loops (docs/sources.md).
class LoopChecksPass : public llvm::PassInfoMixin<LoopChecksPass> {
public:
  struct Options {
    /// Instructions of one loop.
    unsigned Size = 100;
    /// Instructions of all copies in a function.
    unsigned Growth = 1000;
  };

  explicit LoopChecksPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `size=N` and `growth=N`, separated by a semicolon.
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

#endif // MINCAML_TRANSFORMS_ARRAYS_LOOPCHECKS_H
