//===- Handlers.h - Where exceptions are handled ----------------*- C++ -*-===//
//
// A handler is a block that is entered if an exception is raised, and only
// then: a landing pad, or a block with a phi node that has the metadata
// `mincaml.handler` (Support/Metadata.h). Its incoming edges are *raising
// edges*.
//
// The metadata cannot be out of date, because what it says is about the phi
// node alone: a pass that redirects an edge of the block has to update the
// operands. A pass may merge the block with one that is entered otherwise, too.
// Then the phi node has an operand there that is no exception (poison, null or
// itself), and the block is no handler any more.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_HANDLERS_HANDLERS_H
#define MINCAML_ANALYSIS_HANDLERS_HANDLERS_H

#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace llvm {
class BasicBlock;
class DominatorTree;
class Function;
class Instruction;
} // namespace llvm

namespace mincaml {

struct Handler {
  const llvm::BasicBlock *Block;
  /// The phi node or landing pad that has the exception.
  const llvm::Instruction *Exception;
  /// The blocks that raise: the predecessors that can be reached, each once, in
  /// program order. Never empty.
  llvm::SmallVector<const llvm::BasicBlock *, 4> Raising;
};

/// The handlers that can be reached, in program order.
std::vector<Handler> findHandlers(const llvm::Function &F,
                                  const llvm::DominatorTree &DT);

/// What raises the exception that block Raising of H hands over: a call whose
/// result is tested by the terminator, or the terminator.
const llvm::Instruction *raisingInstruction(const Handler &H,
                                            const llvm::BasicBlock &Raising);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_HANDLERS_HANDLERS_H
