//===- Preparation.h - Before functions are compared -----------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_PREPARATION_H
#define MINCAML_VALIDATION_PREPARATION_H

namespace llvm {
class Module;
} // namespace llvm

namespace mincaml::validation {

/// Replaces calls of functions that the module defines, and that do not lead
/// back to themselves, by their bodies, with LLVM's inliner: what an
/// interprocedural pass has done inside of a callee, or with a call, is then
/// part of the caller. Other calls remain.
void expandCalls(llvm::Module &M);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PREPARATION_H
