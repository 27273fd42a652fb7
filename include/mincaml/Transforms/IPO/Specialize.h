//===- Specialize.h - Function specialization -------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_SPECIALIZE_H
#define MINCAML_TRANSFORMS_IPO_SPECIALIZE_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-specialize`: function specialization (procedure cloning). The pass
/// copies an internal function for callers that pass different kinds of
/// arguments. Otherwise the analysis would join the arguments of all callers
/// and lose precision.
///
///   let large = float_matrix 150 150 hilbert
///   let small = float_matrix rows columns count
///
/// In the copy for the first call, the lengths of all rows are known, and so is
/// the function that is called for each element.
///
/// The kind of an argument is its value if it is a constant or a function, or
/// the length of an array, and the contents of an array, tuple or closure, up
/// to a bounded depth. Only those parameters are considered on which a bounds
/// check, the size of an array, or the target of a call depends, and which
/// recursive calls pass on unchanged, so that these can call the copy. For
/// numbers, this also applies to recursive calls through other functions: they
/// may pass another parameter or a constant, but no number that is computed
/// there.
///
/// The pass does not change the behavior, because a copy is the same function.
/// The analysis results about arguments only decide which copy is called.
///
/// The pass does not copy functions above `size=N` instructions (200 by
/// default), functions with more than eight kinds of callers, and small
/// functions without calls, which are inlined into each of their callers
/// anyway. All copies together have at most `growth=N` instructions (1000). As
/// a copy may pass arguments of different kinds in its own calls, the pass is
/// repeated up to `rounds=N` times (8).
///
/// Source: [ProcedureCloning] (docs/sources.md).
class SpecializePass : public llvm::PassInfoMixin<SpecializePass> {
public:
  struct Options {
    /// The maximum number of instructions of a function that is copied.
    unsigned Size = 200;
    /// The maximum number of instructions of all copies.
    unsigned Growth = 1000;
    unsigned Rounds = 8;
  };

  explicit SpecializePass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `size=N`, `growth=N` and `rounds=N`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_SPECIALIZE_H
