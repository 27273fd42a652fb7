//===- PartialRedundancy.h - Busy and lazy code motion ----------*- C++ -*-===//
//
// The predicates of partial redundancy elimination, for each expression and
// each block of the graph whose critical edges are split:
//
//   NComp    entry computation: the block computes the expression before
//            anything in it kills the expression
//   XComp    exit computation: the block computes it after the last kill
//   Transp   transparent: nothing in the block kills it
//   NuSafe   up-safe at the entry insertion point: computed on every path to it
//   XuSafe   up-safe at the exit insertion point
//   NdSafe   down-safe at the entry insertion point: computed on every path
//            from there before it is killed
//   XdSafe   down-safe at the exit insertion point
//   NEarliest, XEarliest  the point is down-safe, and no earlier point is safe
//   NDelayed, XDelayed    the computation can be delayed from there until here
//   NLatest, XLatest      it can be delayed until here, but no further
//   NIsolated, XIsolated  only the computation at this point uses the value
//
// The entry insertion point is directly before the entry computation or at the
// start of the block; the exit insertion point is directly before the exit
// computation or at the end. The equations, with n a block:
//
//   NuSafe(n)    = all predecessors p: XComp(p) or XuSafe(p)
//                  (false at the entry)
//   XuSafe(n)    = Transp(n) and (NComp(n) or NuSafe(n))
//   XdSafe(n)    = XComp(n) or all successors s: NdSafe(s)
//                  (false at the exit)
//   NdSafe(n)    = NComp(n) or Passes(n) and XdSafe(n)
//   NEarliest(n) = NdSafe(n) and not NuSafe(n) and some predecessor p:
//                  not (XComp(p) or XuSafe(p) or XdSafe(p))
//                  (true at the entry)
//   XEarliest(n) = XdSafe(n) and not XuSafe(n) and not Passes(n)
//   NDelayed(n)  = NEarliest(n) or NdSafe(n) and
//                  all predecessors p: XDelayed(p) and not XComp(p)
//   XDelayed(n)  = XEarliest(n) or NDelayed(n) and not NComp(n)
//   NLatest(n)   = NDelayed(n) and NComp(n)
//   XLatest(n)   = XDelayed(n) and
//                  (XComp(n) or some successor s: not NDelayed(s))
//   XUsed(n)     = some successor s: not NLatest(s) and (NComp(s) or NUsed(s))
//   NUsed(n)     = Transp(n) and not XLatest(n) and (XComp(n) or XUsed(n))
//   NIsolated(n) = not NUsed(n)
//   XIsolated(n) = not XUsed(n)
//
// All predicates are bit vectors of expressions; "all" is a must problem
// (largest solution), "some" is a may problem (smallest solution).
//
// LLVM IR has features that the lecture's language does not have:
//
// - Phi nodes. An edge into a block assigns to its phi nodes. If the phi node p
//   gets a from a predecessor, `p + 1` at the start of the block is `a + 1` at
//   the end of that predecessor: expressions are translated on edges.
// - Traps. A division or a load must not be executed where the program would
//   not execute it. For expressions that may trap, Passes(n) therefore requires
//   not only Transp(n), but also that control is guaranteed to reach the end of
//   the block: every call in it returns. For the other expressions, Passes(n)
//   is Transp(n). As a loop may be endless, "on every path" includes infinite
//   paths for expressions that may trap: an iteration that does not compute the
//   expression does not guarantee that a later one will.
// - Edges that cannot be split. No computation is moved across the start of a
//   block where such an edge ends.
//
// Sources: [Lecture8], "partial redundancy elimination", for NComp to
// XEarliest; [LazyCodeMotion] and [OptimalCodeMotion], table for basic blocks,
// for the rest; [GVN-PRE], for phi nodes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_PARTIALREDUNDANCY_H
#define MINCAML_ANALYSIS_EXPRESSIONS_PARTIALREDUNDANCY_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include <deque>
#include <memory>
#include <utility>
#include <vector>

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

/// The flow graph with critical edges split: the blocks of a function and the
/// empty blocks on its critical edges. Edges that cannot be split (out of an
/// indirectbr or callbr, or into an exception handler) get no empty block.
///
/// A critical edge leads from a block with several successors to one with
/// several predecessors. Code that is to run only on that edge has no insertion
/// point; the lecture calls such an edge dangerous and puts an empty block on
/// it. Here the empty block exists only in the graph: an analysis changes
/// nothing, and a transformation splits only the edges that it needs.
///
/// Source: [Lecture8], "removal of dangerous edges".
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

namespace mincaml {

/// Phi translation: rewrites sets of expressions along the edges into blocks
/// with phi nodes.
class PhiTranslation {
public:
  using Graph = dataflow::FlowGraph<SplitNode>;
  using Node = dataflow::Node;
  /// The property that the expressions of a set have. Values: the value is
  /// available or needed, which can hold across any edge. Computations: a
  /// computation can be moved to this point. Such a set becomes empty across an
  /// edge that has no insertion point.
  enum class Carry : unsigned char { Values, Computations };

  /// Adds the translated expressions to the table.
  void build(const Graph &G, ExpressionTable &Expressions);
  /// Renumbers the expressions after the table has been reduced: E becomes
  /// NewNumber[E], or is removed if that is -1.
  void renumber(llvm::ArrayRef<int> NewNumber);

  /// Turns the set that holds before the edge into the set that holds after it.
  void forward(Node From, Node To, llvm::BitVector &Fact, Carry What) const;
  /// Turns the set that holds after the edge into the set that holds before it.
  void backward(Node From, Node To, llvm::BitVector &Fact, Carry What) const;

  /// Whether an edge to To may change a set.
  bool changes(Node To, Carry What) const;

  /// An expression after the edge, and its translation before the edge.
  struct Pair {
    unsigned After, Before;
  };
  llvm::ArrayRef<Pair> pairs(Node From, Node To) const;

private:
  /// Removes the expressions that have a phi node of To as an operand. Then
  /// adds the expression Made of each pair of the edge whose expression Read
  /// was in the set before.
  void carry(Node From, Node To, llvm::BitVector &Fact, Carry What,
             unsigned Pair::*Read, unsigned Pair::*Made) const;

  llvm::BitVector Closed;
  llvm::DenseMap<Node, std::vector<unsigned>> Defined;
  llvm::DenseMap<std::pair<Node, Node>, std::vector<Pair>> Pairs;
};

/// Computations of one expression in a block, without a kill between them.
struct LocalRun {
  unsigned Expression;
  llvm::Instruction *First;
  llvm::SmallVector<llvm::Instruction *, 1> Others;
  bool IsEntry = false, IsExit = false;
};

class PartialRedundancy {
public:
  using Node = dataflow::Node;
  using Sets = std::vector<llvm::BitVector>;
  /// Which expressions are analyzed: all, or those that can be redundant.
  enum class Candidates : bool { All, Repeated };

  /// Which kills are found: all of them, so that Transp is exact, or those that
  /// can influence a placement, which takes far fewer alias queries.
  enum class Kills : bool { All, ThatMatter };

  using Values = llvm::SmallPtrSetImpl<const llvm::Value *>;

  /// If Operands is given, an expression is analyzed only if one of these
  /// values is an operand of it, or of an expression that phi translation
  /// relates to it.
  PartialRedundancy(llvm::Function &F, llvm::AAResults &AA,
                    const llvm::LoopInfo &LI, Candidates Which,
                    Kills Known = Kills::All, const Values *Operands = nullptr);

  ExpressionTable Expressions;
  std::unique_ptr<SplitGraph> Split;
  dataflow::FlowGraph<SplitNode> Graph;
  PhiTranslation Edges;
  /// Not every expression was analyzed, to bound time and space.
  bool IsTruncated = false;

  /// The following are indexed by node.
  std::vector<std::vector<LocalRun>> Runs;
  Sets NComp, XComp, Transp, Passes;
  Sets NUpSafe, XUpSafe, NDownSafe, XDownSafe;
  Sets NEarliest, XEarliest;
  Sets NDelayed, XDelayed, NLatest, XLatest, NUsed, XUsed;

  /// The predicates with the names and in the order of the lecture.
  std::vector<std::pair<llvm::StringRef, Sets>> predicates() const;
  /// Whether the function computes the expression, or a computation of it could
  /// be moved somewhere.
  bool isOfInterest(unsigned E) const;

  /// The insertions and replacements that a transformation has to make. Each
  /// expression gets a temporary variable, which holds its value.
  struct Placement {
    /// The insertion points where the temporary is set to the value of the
    /// expression. If the program already computes the expression there, that
    /// computation is used.
    Sets NInsert, XInsert;
    /// The entry and exit computations that the temporary replaces.
    Sets NReplace, XReplace;
    /// The temporary is live at the start of the block.
    Sets Needed;
    /// Whether the temporary is set on every path to a replaced computation.
    bool IsCovered = true;
  };
  /// Computes each expression as early as possible.
  Placement busy() const;
  /// Computes each expression as late as possible, and only where its value is
  /// used again.
  Placement lazy() const;

private:
  void choose(const llvm::LoopInfo &LI, Candidates Which,
              const Values *Operands);
  void findKillsThatMatter(llvm::AAResults &AA);
  void findLocalPredicates();
  void scan(Node N, llvm::BasicBlock &Block, const llvm::BitVector &Traps);
  void findSafety();
  void findEarliest();
  void findLatest();
  Sets neededAtStart(const Sets &NInsert, const Sets &XInsert, Sets &NUsed,
                     Sets &XUsed) const;
  void checkCover(Placement &Result) const;

  /// Placement::Needed of lazy().
  Sets LazilyNeeded;

  Sets empty() const {
    return Sets(Graph.size(), llvm::BitVector(Expressions.size()));
  }
};

void printPartialRedundancy(llvm::raw_ostream &OS, llvm::Function &F,
                            llvm::FunctionAnalysisManager &AM);

void printPartialRedundancyGraph(llvm::raw_ostream &OS, llvm::Function &F,
                                 llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_PARTIALREDUNDANCY_H
