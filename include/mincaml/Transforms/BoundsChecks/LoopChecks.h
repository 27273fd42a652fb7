//===- LoopChecks.h - Bounds checks hoisted out of loops --------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_LOOPCHECKS_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_LOOPCHECKS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-loop-checks`: replaces the bounds checks of a counted loop by one
/// condition in front of the loop. If the condition holds, a version of the
/// loop without the checks is executed. Otherwise the unchanged loop is
/// executed: a check fails in the same iteration as before, with the same
/// message and after the same side effects. The unchanged loop is marked not to
/// be unrolled.
///
/// A check is an unsigned comparison `index < length` in an innermost loop
/// whose failure ends the program, where
///   - the length is loop-invariant,
///   - the index is b + a * t in iteration t, for loop-invariant a and b, and
///   - another exit of the loop bounds the number of iterations: it compares
///     a variable that changes by the same number in each iteration with a
///     loop-invariant value.
/// If T is the last iteration in which the check is executed, the condition is
///   b < length  and  T < length - b,            for a = 1,
///   b < length  and  T <= b,                    for a = -1,
///   b < length  and  a * T <= length - 1 - b,   otherwise, in 64 bits,
/// all unsigned, so that no index in between wraps.
///
/// These checks include those that ABCD calls partially redundant: checks that
/// are redundant after the first iteration, or if a loop-invariant condition
/// holds. Hoisting such a check alone could make it fail too early.
///
/// The pass does not change loops of more than `size=N` instructions (100 by
/// default), and a function grows by at most `growth=N` instructions (1000).
///
/// Sources: [ABCD], "partially redundant checks"; [GuptaChecks] for range
/// checks in front of loops (docs/sources.md).
class LoopChecksPass : public llvm::PassInfoMixin<LoopChecksPass> {
public:
  struct Options {
    /// The maximum number of instructions of a loop.
    unsigned Size = 100;
    /// The maximum number of instructions of all copies in a function.
    unsigned Growth = 1000;
  };

  explicit LoopChecksPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `size=N` and `growth=N`, separated by a semicolon.
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

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_LOOPCHECKS_H
