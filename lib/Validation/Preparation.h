//===- Preparation.h - Expansion of calls before comparison -----*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_PREPARATION_H
#define MINCAML_LIB_VALIDATION_PREPARATION_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml::validation {

/// Inlines calls of functions that the module defines and that are not recursive,
/// with LLVM's inliner. The changes that an interprocedural pass has made to a
/// callee or a call are then part of the caller. Other calls remain.
void expandCalls(llvm::Module &M);

/// The name of the function that replaces recursive calls beyond the bound of
/// expandRecursion.
inline constexpr char BeyondBoundName[] = "mincaml.beyond.bound";

/// The number of direct recursive calls in a function.
unsigned countSelfCalls(const llvm::Function &F);

/// Inlines the direct recursive calls of a function \p Depth times. The remaining
/// ones are replaced by calls of BeyondBoundName. This makes tail-recursive
/// functions comparable with loops.
void expandRecursion(llvm::Function &F, unsigned Depth);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_PREPARATION_H
