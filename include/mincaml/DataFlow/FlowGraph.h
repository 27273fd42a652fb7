//===- FlowGraph.h - Control-flow graphs for data-flow analyses -*- C++ -*-===//
//
// The basic blocks of a function, numbered in reverse post order, between an
// empty entry node and an empty exit node. With these two, "before the first
// block" and "after the last block" are program points like any other
// ([Lecture8], "control flow graph").
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_DATAFLOW_FLOWGRAPH_H
#define MINCAML_DATAFLOW_FLOWGRAPH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <vector>

namespace mincaml::dataflow {

/// A node of a FlowGraph: its index in reverse post order. 0 is the entry.
using Node = unsigned;

/// The reachable blocks of a function in reverse post order, between entry and
/// exit. Unreachable blocks have no node.
///
/// The successor of the entry is the function's first block; the predecessors
/// of the exit are the blocks without successors. Each infinite loop gets one
/// edge to the exit too, so that every node reaches the exit. For a backward
/// analysis, this edge is safe: it only adds a path.
///
/// BlockT is any block type with GraphTraits: BasicBlock, const BasicBlock,
/// MachineBasicBlock. The graph is a snapshot; it does not follow changes.
template <typename BlockT> class FlowGraph {
public:
  template <typename FunctionT> explicit FlowGraph(FunctionT &F) {
    std::vector<BlockT *> Order;
    for (BlockT *B : llvm::ReversePostOrderTraversal<FunctionT *>(&F))
      Order.push_back(B);
    build(Order);
  }

  static constexpr Node entry() { return 0; }
  Node exit() const { return Blocks.size() - 1; }
  /// Nodes are 0, ..., size() - 1.
  unsigned size() const { return Blocks.size(); }

  /// The block of a node; null for entry and exit.
  BlockT *block(Node N) const { return Blocks[N]; }
  /// The node of a block, or std::nullopt if the block is unreachable.
  std::optional<Node> node(const BlockT *B) const {
    auto I = Nodes.find(B);
    return I == Nodes.end() ? std::nullopt : std::optional<Node>(I->second);
  }
  /// The blocks, without entry and exit.
  llvm::ArrayRef<BlockT *> blocks() const {
    return llvm::ArrayRef<BlockT *>(Blocks).drop_front().drop_back();
  }

  /// The successors, each once, in the order of the terminator.
  llvm::ArrayRef<Node> successors(Node N) const { return Successors[N]; }
  /// The predecessors, each once, in reverse post order.
  llvm::ArrayRef<Node> predecessors(Node N) const { return Predecessors[N]; }

private:
  using Edges = llvm::SmallVector<Node, 2>;

  void build(llvm::ArrayRef<BlockT *> Order) {
    Blocks.reserve(Order.size() + 2);
    Nodes.reserve(Order.size());
    Blocks.push_back(nullptr);
    for (BlockT *B : Order) {
      Nodes[B] = Blocks.size();
      Blocks.push_back(B);
    }
    Blocks.push_back(nullptr);
    Successors.resize(size());
    Predecessors.resize(size());
    addEdge(entry(), Order.empty() ? exit() : 1);
    for (Node N = 1; N < exit(); ++N) {
      for (BlockT *S : llvm::children<BlockT *>(Blocks[N]))
        addEdge(N, Nodes.lookup(S));
      if (Successors[N].empty())
        addEdge(N, exit());
    }
    connectEndlessLoopsToExit();
  }

  void addEdge(Node From, Node To) {
    if (llvm::is_contained(Successors[From], To))
      return;
    Successors[From].push_back(To);
    Predecessors[To].push_back(From);
  }

  void connectEndlessLoopsToExit() {
    llvm::BitVector Ends(size());
    markNodesReaching(exit(), Ends);
    // In descending order, so that the last node of each loop gets the edge.
    for (Node N = exit(); N-- > 0;) {
      if (Ends.test(N))
        continue;
      addEdge(N, exit());
      markNodesReaching(N, Ends);
    }
  }

  void markNodesReaching(Node Target, llvm::BitVector &Marked) const {
    llvm::SmallVector<Node, 16> Worklist = {Target};
    Marked.set(Target);
    while (!Worklist.empty())
      for (Node P : Predecessors[Worklist.pop_back_val()])
        if (!Marked.test(P)) {
          Marked.set(P);
          Worklist.push_back(P);
        }
  }

  std::vector<BlockT *> Blocks;
  std::vector<Edges> Successors, Predecessors;
  llvm::DenseMap<const BlockT *, Node> Nodes;
};

} // namespace mincaml::dataflow

#endif // MINCAML_DATAFLOW_FLOWGRAPH_H
