//===- MergeChecks.h - One check for several constant indices ---*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_MERGECHECKS_H
#define MINCAML_TRANSFORMS_ARRAYS_MERGECHECKS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-merge-checks`: where constant indices of one array are checked one
/// after the other, such as 0, 1 and 2, the first check becomes one of the
/// greatest index, and the others leave. Where that fails, a copy of the code
/// up to the check of the greatest index is executed as it is: one of its
/// checks fails, with the same message, after the same effects.
///
/// A check is a comparison of a length with a constant on whose one way the
/// program ends. The checks are of the same length, and from the first one to
/// the last one the only way that does not end the program is a sequence of
/// blocks that are not reached otherwise.
///
/// Leaves alone: sequences of more than `size=N` instructions (60 by default),
/// and those that would make the function larger by more than `growth=N`
/// (1000).
///
/// Source: [ABCD], "partially redundant checks"; [GuptaChecks] for combined
/// checks (docs/sources.md).
class MergeChecksPass : public llvm::PassInfoMixin<MergeChecksPass> {
public:
  struct Options {
    /// Instructions of one copy.
    unsigned Size = 60;
    /// Instructions of all copies in a function.
    unsigned Growth = 1000;
  };

  explicit MergeChecksPass(Options TheOptions) : TheOptions(TheOptions) {}
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

#endif // MINCAML_TRANSFORMS_ARRAYS_MERGECHECKS_H
