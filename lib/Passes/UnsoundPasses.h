//===- UnsoundPasses.h - LLVM passes that miscompile ------------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_UNSOUNDPASSES_H
#define MINCAML_LIB_PASSES_UNSOUNDPASSES_H

#include "llvm/ADT/Any.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace llvm {
class LLVMContext;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace mincaml {

/// Skips two passes of LLVM 22 wherever they would miscompile:
///
/// - `ipsccp`, always. Its solver stops too early on a function that calls
///   itself with its own parameters in another order, and treats non-constant
///   parameters as constants. LLVM 21 and 22 have this fault: issue 219503,
///   fixed by pull request 219826.
/// - `tailcallelim`, on functions that call themselves outside of tail position
///   and have musttail calls of other functions. Where it introduces an
///   accumulator, for `n * f (n - 1)`, it inserts the last operation between
///   the musttail calls and their returns. That is invalid IR: the X86 back end
///   fails, others emit ordinary calls.
///
/// A pass that the user names in a pipeline is skipped with a warning.
class UnsoundPassGuard {
public:
  explicit UnsoundPassGuard(llvm::LLVMContext &Context) : Context(Context) {}
  UnsoundPassGuard(const UnsoundPassGuard &) = delete;
  UnsoundPassGuard &operator=(const UnsoundPassGuard &) = delete;

  /// The guard must outlive the callbacks.
  void registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks);

  /// Makes the guard warn if it skips a pass that this text names.
  void setPipelineText(llvm::StringRef Text);

private:
  bool shouldRun(llvm::StringRef Class, const llvm::Any &IR);

  llvm::LLVMContext &Context;
  llvm::StringSet<> NamedPasses;
  /// The warnings that have been issued: a pass may run several times, but only
  /// one warning is wanted.
  llvm::StringSet<> Issued;
};

} // namespace mincaml

#endif // MINCAML_LIB_PASSES_UNSOUNDPASSES_H
