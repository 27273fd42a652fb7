//===- Liveness.h - Live variables: slots and SSA values --------*- C++ -*-===//
//
// A variable is live where some path leads to a use of it before the next
// assignment to it. Variables are the slots (SlotForm.h) and the SSA values:
// arguments and results of instructions.
//
//   Lattice    sets of variables, ordered by inclusion
//   Direction  backward, from the exit, where nothing is live
//   Join       union: a variable that is used on some path is live
//   Transfer   in[B] = use[B] + (out[B] - def[B])
//     use[B]   the variables that B reads before it assigns to them, or reads
//              without assigning to them
//     def[B]   the variables that B assigns to; a lifetime marker assigns
//              "undefined"
//
// An SSA value is assigned to once. If it is used only in its own block, it is
// dead at every edge; it is left out of the sets, which keeps them small. A phi
// node reads its operands on the edges: an operand is live out of the
// predecessor that it belongs to, but not into the block of the phi node, where
// the phi node itself is defined.
//
// Source: [Collatz], "Liveness Analysis"; for phi nodes, the usual convention
// ([SSALiveness]).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_SLOTS_LIVENESS_H
#define MINCAML_ANALYSIS_SLOTS_LIVENESS_H

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/PassManager.h"
#include <memory>

namespace mincaml {

/// The variables of a function that may be live at an edge. Slots have the
/// lowest numbers; arguments and instructions in program order follow.
class VariableTable {
public:
  VariableTable(llvm::Function &F, const SlotForm &Form);

  unsigned size() const { return Variables.size(); }
  unsigned slots() const { return Form->slots().size(); }
  /// A slot, an argument, or an instruction.
  llvm::Value *variable(unsigned Number) const { return Variables[Number]; }
  /// The number of an SSA value, if it has one.
  std::optional<unsigned> value(const llvm::Value *V) const;
  const SlotForm &form() const { return *Form; }

private:
  const SlotForm *Form;
  std::vector<llvm::Value *> Variables;
  llvm::DenseMap<const llvm::Value *, unsigned> Numbers;
};

/// The data-flow equations of liveness.
class LivenessProblem
    : public dataflow::GenKillProblem<dataflow::Direction::Backward,
                                      dataflow::MayHold> {
public:
  LivenessProblem(const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                  const VariableTable &Table);

  /// Adds the operands that the phi nodes of From read when control enters From
  /// from To. The direction is that of the problem: To is the predecessor.
  bool flow(dataflow::Node From, dataflow::Node To,
            llvm::BitVector &Fact) const;

  llvm::iterator_range<llvm::BasicBlock::iterator>
  statements(dataflow::Node N) const;
  void transferStatement(const llvm::Instruction &I,
                         llvm::BitVector &Fact) const;

private:
  const dataflow::FlowGraph<llvm::BasicBlock> *Graph;
  const VariableTable *Table;
  /// The operands that phi nodes read, for each edge. The key is the edge in
  /// the direction of the problem.
  llvm::DenseMap<std::pair<dataflow::Node, dataflow::Node>,
                 llvm::SmallVector<unsigned, 2>>
      ReadOnEdge;
};

/// The solution for a function.
class Liveness {
public:
  explicit Liveness(llvm::Function &F);

  /// Whether the function is so large that nothing was computed.
  bool isTooLarge() const { return TooLarge; }
  static constexpr uint64_t MaximumSize = uint64_t(1) << 28;

  const VariableTable &variables() const { return *Table; }
  bool isReachable(const llvm::BasicBlock &B) const {
    return Graph->node(&B).has_value();
  }

  /// The sets of a block; they are empty for an unreachable block.
  struct BlockSets {
    llvm::BitVector Use, Def, In, Out;
  };
  BlockSets sets(const llvm::BasicBlock &B) const;

  /// Calls Visit(I, Live) for each instruction of B from the last to the first,
  /// with the variables that are live after it. An unreachable block is not
  /// visited.
  void visitBlock(const llvm::BasicBlock &B,
                  llvm::function_ref<void(const llvm::Instruction &,
                                          const llvm::BitVector &)>
                      Visit) const;

private:
  // These objects refer to each other, so their addresses must not change.
  std::unique_ptr<SlotForm> Form;
  std::unique_ptr<dataflow::FlowGraph<llvm::BasicBlock>> Graph;
  std::unique_ptr<VariableTable> Table;
  std::unique_ptr<LivenessProblem> Problem;
  bool TooLarge = false;
  dataflow::Solution<llvm::BitVector> Result;
};

struct LivenessAnalysis : llvm::AnalysisInfoMixin<LivenessAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = Liveness;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &) {
    return Liveness(F);
  }
};

/// Prints two tables, one for slots and one for SSA values, with the sets use,
/// def, live-in and live-out of each block. Also prints the slots that are live
/// after each statement.
void printLiveness(llvm::raw_ostream &OS, llvm::Function &F,
                   llvm::FunctionAnalysisManager &AM);

/// Prints the control-flow graph; each node shows the live-in and live-out sets
/// of its block.
void printLivenessGraph(llvm::raw_ostream &OS, llvm::Function &F,
                        llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_SLOTS_LIVENESS_H
