//===- Specialize.h - Copies of functions for their callers -----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_FUNCTIONS_SPECIALIZE_H
#define MINCAML_TRANSFORMS_FUNCTIONS_SPECIALIZE_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-specialize`: copies an internal function for callers that pass
/// different kinds of arguments, so that what is known of the arguments of each
/// is not lost where the facts of all callers are joined.
///
///   let large = float_matrix 150 150 hilbert
///   let small = float_matrix rows columns count
///
/// In the copy for the first call, the lengths of all rows are known, and the
/// function that is called for each element is too.
///
/// The kind of an argument is a constant, a function, the length of an array,
/// and what is in the array, tuple or closure, down to a bounded depth. Only
/// parameters count on which a bounds check, the size of an array, or the
/// target of a call depends, and only if recursive calls pass them on
/// unchanged: these call the copy then. Of numbers this also holds for calls of
/// a recursion through other functions, where another parameter or a constant
/// may be passed on, but no number that is computed there.
///
/// This changes no behavior: a copy is the same function. What the facts say of
/// the arguments only decides who calls which copy.
///
/// Leaves alone: functions above `size=N` instructions (200 by default); what
/// would make the module larger by more than `growth=N` instructions (1000);
/// functions with more than eight kinds of callers; small functions without
/// calls, which inlining copies for each of their callers anyway. Since a copy
/// can make the arguments of its own calls differ, this is repeated, up to
/// `rounds=N` times (8).
///
/// Source: [ProcedureCloning] (docs/sources.md).
class SpecializePass : public llvm::PassInfoMixin<SpecializePass> {
public:
  struct Options {
    /// Instructions of one function.
    unsigned Size = 200;
    /// Instructions of all copies.
    unsigned Growth = 1000;
    unsigned Rounds = 8;
  };

  explicit SpecializePass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `size=N`, `growth=N` and `rounds=N`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_FUNCTIONS_SPECIALIZE_H
