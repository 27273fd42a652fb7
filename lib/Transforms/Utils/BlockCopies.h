//===- BlockCopies.h - Copies of basic blocks -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H
#define MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {
class BasicBlock;
} // namespace llvm

namespace mincaml {

/// Whether a copy of these blocks can be executed conditionally in their place.
/// The blocks must not contain convergent calls, calls that cannot be
/// duplicated, and tokens that are used outside of them, and their addresses
/// must not be taken.
bool canCopy(llvm::ArrayRef<llvm::BasicBlock *> Blocks);

/// Adds an operand for each copied predecessor of \p To to its phi nodes.
/// \p Map has the copies of blocks and instructions.
void addIncomingOfCopies(llvm::BasicBlock &To, llvm::ValueToValueMapTy &Map);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_BLOCKCOPIES_H
