//===- SplitGraph.h - The flow graph with critical edges split --*- C++ -*-===//
//
// A critical edge leads from a block with several successors to one with
// several predecessors. Code that is to run only on that edge has no insertion
// point; the lecture calls such an edge dangerous and puts an empty block on
// it. Here the empty block exists only in the graph: an analysis changes
// nothing, and a transformation splits only the edges that it needs.
//
// Source: [Lecture8], "removal of dangerous edges".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_SPLITGRAPH_H
#define MINCAML_ANALYSIS_EXPRESSIONS_SPLITGRAPH_H

#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace llvm {
class BasicBlock;
class Function;
} // namespace llvm

namespace mincaml {

/// A block of the function, or the empty block on a critical edge.
struct SplitNode {
  /// Null for an empty block.
  llvm::BasicBlock *Block = nullptr;
  /// The ends of the critical edge, for an empty block.
  llvm::BasicBlock *From = nullptr, *To = nullptr;
  llvm::SmallVector<SplitNode *, 2> Successors;

  /// The block that phi nodes name when control comes from here.
  llvm::BasicBlock *source() const { return Block ? Block : From; }
};

/// The blocks of a function and the empty blocks on its critical edges. Edges
/// that cannot be split (out of an indirectbr or callbr, or into an exception
/// handler) get no empty block.
class SplitGraph {
public:
  explicit SplitGraph(llvm::Function &F);
  SplitGraph(const SplitGraph &) = delete;
  SplitGraph &operator=(const SplitGraph &) = delete;

  SplitNode *entry() { return &Blocks.front(); }

private:
  std::deque<SplitNode> Blocks;
};

} // namespace mincaml

namespace llvm {

template <> struct GraphTraits<mincaml::SplitNode *> {
  using NodeRef = mincaml::SplitNode *;
  using ChildIteratorType = SmallVectorImpl<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef Block) { return Block; }
  static ChildIteratorType child_begin(NodeRef Block) {
    return Block->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef Block) {
    return Block->Successors.end();
  }
};

template <>
struct GraphTraits<mincaml::SplitGraph *> : GraphTraits<mincaml::SplitNode *> {
  static NodeRef getEntryNode(mincaml::SplitGraph *Graph) {
    return Graph->entry();
  }
};

} // namespace llvm

#endif // MINCAML_ANALYSIS_EXPRESSIONS_SPLITGRAPH_H
