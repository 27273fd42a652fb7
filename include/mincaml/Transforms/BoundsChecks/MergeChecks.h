//===- MergeChecks.h - Merging of constant-index bounds checks --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_MERGECHECKS_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_MERGECHECKS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-merge-checks`: merges bounds checks of constant indices of one
/// array. If such indices are checked one after the other, for example 0, 1 and
/// 2, the first check is replaced by a check of the greatest index, and the
/// others are removed. If the new check fails, an unchanged copy of the code up
/// to the check of the greatest index is executed: one of its checks fails,
/// with the same message and after the same side effects.
///
/// A check is a comparison of a length with a constant whose failure ends the
/// program. The merged checks test the same length, and from the first to the
/// last one, the only path that does not end the program is a sequence of
/// blocks that cannot be entered otherwise.
///
/// The pass does not change sequences of more than `size=N` instructions (60 by
/// default), and a function grows by at most `growth=N` instructions (1000).
///
/// Source: [ABCD], "partially redundant checks"; [GuptaChecks] for combined
/// checks (docs/sources.md).
class MergeChecksPass : public llvm::PassInfoMixin<MergeChecksPass> {
public:
  struct Options {
    /// The maximum number of instructions of a copy.
    unsigned Size = 60;
    /// The maximum number of instructions of all copies in a function.
    unsigned Growth = 1000;
  };

  explicit MergeChecksPass(Options TheOptions) : TheOptions(TheOptions) {}
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

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_MERGECHECKS_H
