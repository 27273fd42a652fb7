//===- CriticalRegion.h - The critical region of a handler ------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_HANDLERS_CRITICALREGION_H
#define MINCAML_LIB_ANALYSIS_HANDLERS_CRITICALREGION_H

#include "mincaml/Analysis/Handlers/Handlers.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/IR/BasicBlock.h"
#include <deque>

namespace mincaml {

/// A block of a region, with its successors inside the region.
struct RegionBlock {
  const llvm::BasicBlock *Block;
  llvm::SmallVector<RegionBlock *, 2> Successors;
};

/// The critical region of a handler: the part of a function between the nearest
/// common dominator of the raising blocks, where it starts, and their ends. It
/// contains each block from which a raising block can be reached without
/// passing the start. All predecessors of such a block are in the region as
/// well, except those of the first block.
///
/// The handler and the blocks after it are in the region if a loop leads back
/// to it.
class CriticalRegion {
public:
  CriticalRegion(const Handler &H, const llvm::DominatorTree &DT);

  /// The first block.
  RegionBlock *entry() const { return Entry; }
  /// The region starts before this instruction of the first block.
  const llvm::Instruction *start() const { return Start; }
  const std::deque<RegionBlock> &blocks() const { return Blocks; }
  /// The instructions of a block that are in the region.
  llvm::iterator_range<llvm::BasicBlock::const_iterator>
  instructions(const llvm::BasicBlock &B) const;

private:
  std::deque<RegionBlock> Blocks;
  RegionBlock *Entry;
  const llvm::Instruction *Start;
};

using RegionGraph = dataflow::FlowGraph<RegionBlock>;

} // namespace mincaml

template <> struct llvm::GraphTraits<mincaml::RegionBlock *> {
  using NodeRef = mincaml::RegionBlock *;
  using ChildIteratorType = SmallVectorImpl<mincaml::RegionBlock *>::iterator;

  static ChildIteratorType child_begin(NodeRef B) {
    return B->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef B) { return B->Successors.end(); }
};

template <>
struct llvm::GraphTraits<const mincaml::CriticalRegion *>
    : llvm::GraphTraits<mincaml::RegionBlock *> {
  static NodeRef getEntryNode(const mincaml::CriticalRegion *Region) {
    return Region->entry();
  }
};

#endif // MINCAML_LIB_ANALYSIS_HANDLERS_CRITICALREGION_H
