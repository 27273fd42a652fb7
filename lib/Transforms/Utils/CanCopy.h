//===- CanCopy.h - Code that may stand in a function twice ------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_CANCOPY_H
#define MINCAML_LIB_TRANSFORMS_UTILS_CANCOPY_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class BasicBlock;
} // namespace llvm

namespace mincaml {

/// Whether a copy of these blocks can be executed instead of them under some
/// condition: no calls that must not depend on another condition or stand in a
/// second place, no values used outside that no phi node can have, no block
/// whose address is known.
bool canCopy(llvm::ArrayRef<llvm::BasicBlock *> Blocks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_CANCOPY_H
