//===- Preparation.h - Before functions are compared -----------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_PREPARATION_H
#define MINCAML_VALIDATION_PREPARATION_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml::validation {

/// Replaces calls of functions that the module defines, and that do not lead
/// back to themselves, by their bodies, with LLVM's inliner: what an
/// interprocedural pass has done inside of a callee, or with a call, is then
/// part of the caller. Other calls remain.
void expandCalls(llvm::Module &M);

/// The function that is called where a recursion is not expanded any more.
inline constexpr char BeyondBoundName[] = "mincaml.beyond.bound";

/// How many calls of itself a function has.
unsigned countSelfCalls(const llvm::Function &F);

/// Replaces a function's calls of itself by its body, \p Depth times; those
/// that are left then call BeyondBoundName instead. Tail calls and loops become
/// comparable.
void expandRecursion(llvm::Function &F, unsigned Depth);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PREPARATION_H
