//===- SlowChecks.h - Marking of bounds checks on slow paths ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_SLOWCHECKS_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_SLOWCHECKS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace mincaml {

/// Marks a bounds check on a slow path: code that is executed only if a
/// combined check, which pass \p Pass has inserted in place of several checks,
/// has failed.
void markSlowCheck(llvm::Instruction &Branch, llvm::StringRef Pass);

/// The pass that inserted the combined check; empty for other branches.
llvm::StringRef passOfSlowCheck(const llvm::Instruction &Branch);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_SLOWCHECKS_H
