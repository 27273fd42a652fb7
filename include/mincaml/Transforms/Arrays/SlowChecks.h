//===- SlowChecks.h - Checks after one that has failed ----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_SLOWCHECKS_H
#define MINCAML_TRANSFORMS_ARRAYS_SLOWCHECKS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace mincaml {

/// Marks a check in code that is executed only if a check which stands for it
/// and for others has failed. \p Pass has made that one.
void markSlowCheck(llvm::Instruction &Branch, llvm::StringRef Pass);

/// The pass; empty for other branches.
llvm::StringRef passOfSlowCheck(const llvm::Instruction &Branch);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_SLOWCHECKS_H
