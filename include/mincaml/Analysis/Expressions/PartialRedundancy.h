//===- PartialRedundancy.h - Where to compute an expression -----*- C++ -*-===//
//
// For each expression and each block of the graph with its critical edges
// split:
//
//   NComp    an entry computation: before anything in the block kills it
//   XComp    an exit computation: after the last kill
//   Transp   nothing in the block kills it
//   NuSafe   up-safe at the entry insertion point: computed on every path there
//   XuSafe   up-safe at the exit insertion point
//   NdSafe   down-safe at the entry insertion point: will be computed on every
//   XdSafe   path from there, before it is killed; or at the exit
//   NEarliest, XEarliest  down-safe here, and nowhere before
//   NDelayed, XDelayed    the computation can wait from earliest until here
//   NLatest, XLatest      and cannot wait any longer
//   NIsolated, XIsolated  no use of the value but the computation right here
//
// The entry insertion point is right before the entry computation or at the
// start of the block, the exit insertion point right before the exit
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
// All are bit vectors of expressions; "all" is a must problem (largest
// solution), "some" a may problem (smallest).
//
// What the lecture's language did not have:
//
// - Phi nodes. An edge into a block assigns to its phi nodes. `p + 1` at the
//   start of the block is `a + 1` at the end of a predecessor that p gets a
//   from: on edges, expressions are translated.
// - Traps. A division, or a load, must not run where the program would not have
//   executed one itself. Passes(n) is Transp(n), and for such expressions also
//   that the block is guaranteed to reach its end: every call in it returns. A
//   loop need not end either. So, for these, "on every path" includes endless
//   paths: an iteration without a computation does not guarantee one.
// - Edges that cannot be split. Nothing moves across the start of a block where
//   such an edge ends.
//
// Sources: [Lecture8], "partial redundancy elimination", for
// NComp to XEarliest; [LazyCodeMotion] and [OptimalCodeMotion], table for basic
// blocks, for the rest; [GVN-PRE], for phi nodes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_PARTIALREDUNDANCY_H
#define MINCAML_ANALYSIS_EXPRESSIONS_PARTIALREDUNDANCY_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "mincaml/Analysis/Expressions/SplitGraph.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"
#include <memory>
#include <utility>
#include <vector>

namespace llvm {
class LoopInfo;
}

namespace mincaml {

/// Expressions across the edges into blocks with phi nodes.
class PhiTranslation {
public:
  using Graph = dataflow::FlowGraph<SplitNode>;
  using Node = dataflow::Node;
  /// What is carried: values go along any edge; computations may be moved along
  /// those edges only that have an insertion point.
  enum class Carry : unsigned char { Values, Computations };

  /// Adds the translated expressions to the table.
  void build(const Graph &G, ExpressionTable &Expressions);
  /// After the table has been reduced: NewNumber[E] or -1.
  void renumber(llvm::ArrayRef<int> NewNumber);

  /// What holds after the edge, given what holds before it.
  void forward(Node From, Node To, llvm::BitVector &Fact, Carry What) const;
  /// What holds before the edge, given what holds after it.
  void backward(Node From, Node To, llvm::BitVector &Fact, Carry What) const;

  /// False if what holds before the edges to a node holds after them, and
  /// nothing else.
  bool changes(Node To, Carry What) const;

  /// E after the edge, and what it is before it.
  struct Pair {
    unsigned After, Before;
  };
  llvm::ArrayRef<Pair> pairs(Node From, Node To) const;

private:
  /// Each member that Read names gives way to that which Made names.
  void carry(Node From, Node To, llvm::BitVector &Fact, Carry What,
             unsigned Pair::*Read, unsigned Pair::*Made) const;

  llvm::BitVector Closed;
  llvm::DenseMap<Node, std::vector<unsigned>> Defined;
  llvm::DenseMap<std::pair<Node, Node>, std::vector<Pair>> Pairs;
};

/// Computations of an expression in a block with no kill between them.
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
  /// All expressions, or those that can be redundant with something.
  enum class Candidates : bool { All, Repeated };

  /// All that writes kill, which Transp then says; or what matters to any
  /// placement, which is found with much fewer questions to the alias analyses.
  enum class Kills : bool { All, ThatMatter };

  using Values = llvm::SmallPtrSetImpl<const llvm::Value *>;

  /// With Operands, only the expressions that have one of these values for an
  /// operand, and those that are translated to them.
  PartialRedundancy(llvm::Function &F, llvm::AAResults &AA,
                    const llvm::LoopInfo &LI, Candidates Which,
                    Kills Known = Kills::All, const Values *Operands = nullptr);

  ExpressionTable Expressions;
  std::unique_ptr<SplitGraph> Split;
  dataflow::FlowGraph<SplitNode> Graph;
  PhiTranslation Edges;
  /// Not every expression was analyzed, to bound time and space.
  bool IsTruncated = false;

  /// By node.
  std::vector<std::vector<LocalRun>> Runs;
  Sets NComp, XComp, Transp, Passes;
  Sets NUpSafe, XUpSafe, NDownSafe, XDownSafe;
  Sets NEarliest, XEarliest;
  Sets NDelayed, XDelayed, NLatest, XLatest, NUsed, XUsed;

  /// The predicates of the lecture by their names, in its order.
  std::vector<std::pair<llvm::StringRef, Sets>> predicates() const;
  /// Whether an expression occurs or could be moved.
  bool isOfInterest(unsigned E) const;

  /// What a transform does. The value of each expression is kept in a temporary
  /// variable of its own.
  struct Placement {
    /// Compute here; if there is a computation, it is the one.
    Sets NInsert, XInsert;
    /// Replace the entry or exit computation by the temporary.
    Sets NReplace, XReplace;
    /// The temporary is used after the start of the block.
    Sets Needed;
    /// Every replaced computation has a value on every path.
    bool IsCovered = true;
  };
  /// Compute as early as possible.
  Placement busy() const;
  /// Compute as late as possible, and only where a value is used again.
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
