//===- ConstantPropagation.h - Conditional constant propagation -*- C++ -*-===//
//
// Sparse conditional constant propagation determines which values of a function
// are the same constant whenever they are computed, and which blocks and edges
// are reachable.
//
//   lattice     Flat: bottom (nothing known yet: never computed, or not
//               initialized) below the constants, top ("may be anything") above
//               them. Height 2, so that each value changes at most twice.
//   direction   forward
//   join        two different constants give top; a phi node joins only the
//               values of its feasible incoming edges
//   transfer    an instruction with constant operands is computed; with an
//               operand at bottom it is at bottom; with one at top it is at
//               top, unless another operand alone determines the result
//               (x * 0, x & 0)
//   edges       a branch on a constant takes one edge; on bottom, none yet; on
//               top, all. Blocks that no such edge reaches stay at bottom.
//
// On SSA form the analysis is sparse: a value has one definition, so one
// lattice element per value is enough, and only the users of a changed value
// are revisited. On slot form, the variables are allocas that are stored to
// several times, and a variable has different values at different points. For
// them, the analysis computes a state at the start and at the end of each
// block, which maps each variable to a lattice element. SSA values and
// variables are analyzed in the same walk, so that each analysis uses the
// results of the other.
//
// A variable is at bottom until it is stored to: a load on a path without a
// store gives undef, for which any constant may stand. Undef and poison that
// the program contains explicitly are top. A load of a variable that no path
// initializes is raised to top at the end, so that no reachable value stays at
// bottom.
//
// Sources: [WegmanZadeck]; [AbstractInterpretation] for the state of the slot
// form; [MinCamlNotes], "constant folding".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H
#define MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H

#include "mincaml/DataFlow/Lattice.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Constant.h"
#include "llvm/IR/PassManager.h"
#include <vector>

namespace llvm {
class AllocaInst;
} // namespace llvm

namespace mincaml {

/// The result of the analysis. This is a snapshot: it does not follow changes
/// of the function.
class ConstantPropagation {
public:
  using ValueLattice = dataflow::Flat<llvm::Constant *>;
  using LatticeValue = ValueLattice::Element;
  using Edge = std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>;

  explicit ConstantPropagation(llvm::Function &F);

  LatticeValue valueOf(const llvm::Value &V) const;
  /// Null unless V is known to be a constant.
  llvm::Constant *constantOf(const llvm::Value &V) const;

  bool isReached(const llvm::BasicBlock &B) const;
  bool isFeasible(const llvm::BasicBlock &From,
                  const llvm::BasicBlock &To) const;

  /// The variables of the slot form: allocas that are only loaded and stored.
  llvm::ArrayRef<const llvm::AllocaInst *> slots() const { return Slots; }
  /// The value of slot number I at the start and at the end of a block.
  LatticeValue atStart(const llvm::BasicBlock &B, unsigned I) const;
  LatticeValue atEnd(const llvm::BasicBlock &B, unsigned I) const;

private:
  friend class ConstantPropagationSolver;
  using State = dataflow::Pointwise<ValueLattice>::Element;

  llvm::DenseMap<const llvm::Value *, LatticeValue> Values;
  llvm::DenseSet<Edge> FeasibleEdges;
  llvm::DenseSet<const llvm::BasicBlock *> Reached;
  std::vector<const llvm::AllocaInst *> Slots;
  /// The index of each reachable block in StateAtStart and StateAtEnd, which
  /// are in reverse post order.
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Numbers;
  std::vector<State> StateAtStart, StateAtEnd;
};

/// The constant that I computes from constant operands. Null if the result is
/// not an exactly known constant: undef or poison, a NaN whose bits the target
/// chooses, or a floating-point value in a function that is strictfp or flushes
/// denormal numbers.
llvm::Constant *foldConstantOperands(const llvm::Instruction &I,
                                     llvm::ArrayRef<llvm::Constant *> Operands);

struct ConstantPropagationAnalysis
    : llvm::AnalysisInfoMixin<ConstantPropagationAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ConstantPropagation;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &) {
    return Result(F);
  }
};

/// `print<mincaml-constprop>`: prints values, states of the slots and
/// infeasible edges, block by block.
void printConstants(llvm::raw_ostream &OS, llvm::Function &F,
                    llvm::FunctionAnalysisManager &AM);

/// `dot<mincaml-constprop>`: prints the same in the control-flow graph.
void printConstantsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                         llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H
