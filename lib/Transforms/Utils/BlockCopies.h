//===- BlockCopies.h - Code that stands in a function twice -----*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H
#define MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {
class BasicBlock;
} // namespace llvm

namespace mincaml {

/// Whether a copy of these blocks can be executed instead of them under some
/// condition: no calls that must not depend on another condition or stand in a
/// second place, no values used outside that no phi node can have, no block
/// whose address is known.
bool canCopy(llvm::ArrayRef<llvm::BasicBlock *> Blocks);

/// Gives the phi nodes of a block that copied blocks lead to an operand for
/// each copy. \p Map has the copies of blocks and of what they compute.
void addIncomingOfCopies(llvm::BasicBlock &To, llvm::ValueToValueMapTy &Map);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H
