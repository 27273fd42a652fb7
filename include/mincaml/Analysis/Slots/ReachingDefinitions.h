//===- ReachingDefinitions.h - Reaching definitions of slots ----*- C++ -*-===//
//
// Determines for each load of a slot which stores to the slot may have written
// the value that the load reads.
//
//   Lattice    sets of definitions, ordered by inclusion
//   Direction  forward, from the entry
//   Join       union: a definition that reaches on some path reaches
//   Transfer   out[B] = gen[B] + (in[B] - kill[B])
//     gen[B]   the definitions in B that are valid at its end: the last one of
//              each slot
//     kill[B]  the definitions outside B of the slots that B defines
//
// In the lecture in[B] is reach[B], and gen[B] is def[B]. The results for
// statements follow from those for blocks: reach[s,x], the definitions of the
// slot x that statement s may read, is the last definition of x before s in its
// block or, if there is none, the definitions of x in in[B].
//
// A slot that has not been stored to is undefined. "Undefined" is a definition
// like any other: the function makes it at its start, and lifetime markers make
// it.
//
// Source: [Lecture8], "reaching definitions"; [Collatz].
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_SLOTS_REACHINGDEFINITIONS_H
#define MINCAML_ANALYSIS_SLOTS_REACHINGDEFINITIONS_H

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

/// The number of a definition. The definitions of one slot have consecutive
/// numbers: first "undefined", then the stores in program order.
using Definition = unsigned;

/// The definitions of a function.
class DefinitionTable {
public:
  DefinitionTable(llvm::Function &F, const SlotForm &Form);

  unsigned size() const { return Stores.size(); }
  /// The store that makes D; null if D is "undefined".
  llvm::StoreInst *store(Definition D) const { return Stores[D]; }
  /// The definition "undefined" of a slot. The definitions of slot S are the
  /// half-open range [undefined(S), undefined(S + 1)).
  Definition undefined(unsigned Slot) const { return First[Slot]; }
  /// The definition that I makes, if it makes one.
  std::optional<Definition> definition(const llvm::Instruction &I) const;
  unsigned slot(Definition D) const { return SlotOf[D]; }

private:
  std::vector<llvm::StoreInst *> Stores;
  std::vector<unsigned> SlotOf;
  std::vector<Definition> First;
  llvm::DenseMap<const llvm::Instruction *, Definition> Numbers;
};

/// The data-flow equations. Here the statements of a node, as the solver calls
/// them (StatementLevel), are the instructions of a block.
class ReachingDefinitionsProblem
    : public dataflow::GenKillProblem<dataflow::Direction::Forward,
                                      dataflow::MayHold> {
public:
  ReachingDefinitionsProblem(const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                             const DefinitionTable &Table);

  llvm::iterator_range<llvm::BasicBlock::iterator>
  statements(dataflow::Node N) const;
  void transferStatement(const llvm::Instruction &I,
                         llvm::BitVector &Fact) const;

private:
  const dataflow::FlowGraph<llvm::BasicBlock> *Graph;
  const DefinitionTable *Table;
};

/// The solution for a function.
class ReachingDefinitions {
public:
  explicit ReachingDefinitions(llvm::Function &F);

  /// Whether the function is so large that nothing was computed: the sets would
  /// have more than MaximumSize elements in the worst case.
  bool isTooLarge() const { return TooLarge; }
  static constexpr uint64_t MaximumSize = uint64_t(1) << 28;

  const SlotForm &form() const { return Form; }
  const DefinitionTable &definitions() const { return Table; }
  const dataflow::FlowGraph<llvm::BasicBlock> &graph() const { return Graph; }

  /// The sets of a block; they are empty for an unreachable block. As in
  /// [Lecture8] and [Collatz], kill[B] does not contain B's own definitions:
  /// such a definition can only be in in[B] if it is in gen[B] as well.
  struct BlockSets {
    llvm::BitVector Gen, Kill, In, Out;
  };
  BlockSets sets(const llvm::BasicBlock &B) const;
  bool isReachable(const llvm::BasicBlock &B) const {
    return Graph.node(&B).has_value();
  }

  /// The definitions that Load may read, in ascending order; none if Load does
  /// not load a slot or is in an unreachable block.
  llvm::ArrayRef<Definition> reach(const llvm::LoadInst &Load) const;
  /// The set reach[sN,x], where x is Slot.
  llvm::ArrayRef<Definition> reach(unsigned N, unsigned Slot) const;

private:
  SlotForm Form;
  dataflow::FlowGraph<llvm::BasicBlock> Graph;
  DefinitionTable Table;
  bool TooLarge = false;
  std::vector<dataflow::GenKill> Rows;
  dataflow::Solution<llvm::BitVector> Result;
  llvm::DenseMap<const llvm::LoadInst *, std::vector<Definition>> Reach;
  /// For each statement and each slot that it loads, one of the loads.
  llvm::DenseMap<std::pair<unsigned, unsigned>, const llvm::LoadInst *> LoadOf;
};

struct ReachingDefinitionsAnalysis
    : llvm::AnalysisInfoMixin<ReachingDefinitionsAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ReachingDefinitions;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &) {
    return ReachingDefinitions(F);
  }
};

/// Prints for each block the sets gen, kill, in and out, and the slots that may
/// be undefined at its start. Prints for each statement s the set reach[s,x] of
/// each slot x that s reads; `undefined` may be one of the definitions.
void printReachingDefinitions(llvm::raw_ostream &OS, llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);

/// Prints the same as a graph.
void printReachingDefinitionsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                                   llvm::FunctionAnalysisManager &AM);

/// Def-use chains: for each store to a slot, the loads that may read the value
/// that the store has written. This is the inverse of reaching definitions:
///
///   use[s] = { t | s in reach[t,x], where x is the slot that s defines }
///
/// Def-use could also be solved as a backward problem. The lecture derives it
/// from reaching definitions, and so does this analysis.
///
/// Source: [Lecture8], "def-use analysis".
class DefUse {
public:
  /// Empty if the function is too large for reaching definitions.
  DefUse(llvm::Function &F, const ReachingDefinitions &Reaching);

  /// The loads in reachable blocks that may read the value that D has written,
  /// in program order.
  llvm::ArrayRef<llvm::LoadInst *> uses(Definition D) const { return Uses[D]; }

private:
  std::vector<llvm::SmallVector<llvm::LoadInst *, 2>> Uses;
};

struct DefUseAnalysis : llvm::AnalysisInfoMixin<DefUseAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = DefUse;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM) {
    return Result(F, AM.getResult<ReachingDefinitionsAnalysis>(F));
  }
};

/// Prints use[s] of each statement s that stores to a slot.
void printDefUse(llvm::raw_ostream &OS, llvm::Function &F,
                 llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_SLOTS_REACHINGDEFINITIONS_H
