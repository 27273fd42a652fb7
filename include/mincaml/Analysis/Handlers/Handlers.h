//===- Handlers.h - Exception handlers of a function ------------*- C++ -*-===//
//
// A handler is a block that is entered if and only if an exception is raised: a
// landing pad, or a block with a phi node that has the metadata
// `mincaml.handler` (Support/IRAnnotations.h). Its incoming edges are *raising
// edges*.
//
// The metadata cannot be out of date, because it only describes the phi node: a
// pass that redirects an edge of the block has to update the operands. A pass
// may also merge the block with one that is entered in another way. Then the
// phi node has an operand that is no exception (poison, null or itself) for
// that edge, and the block is no handler any more.
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
  /// The phi node or landing pad whose value is the exception.
  const llvm::Instruction *Exception;
  /// The raising blocks: the reachable predecessors, each once, in program
  /// order. Never empty.
  llvm::SmallVector<const llvm::BasicBlock *, 4> Raising;
};

/// The reachable handlers, in program order.
std::vector<Handler> findHandlers(const llvm::Function &F,
                                  const llvm::DominatorTree &DT);

/// The instruction that raises the exception in the block Raising of H: a call
/// whose result the terminator tests, or the terminator itself.
const llvm::Instruction *raisingInstruction(const Handler &H,
                                            const llvm::BasicBlock &Raising);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_HANDLERS_HANDLERS_H
