//===- ConstantPropagation.h - Which values are constant --------*- C++ -*-===//
//
// For each value of a function, whether it holds the same constant whenever it
// is computed, and which blocks and edges are reachable at all.
//
//   lattice     bottom (nothing known yet: never computed, or not initialised)
//               below the constants, top ("may be anything") above them: Flat.
//               Height 2, so that each value changes at most twice.
//   direction   forward
//   join        two different constants give top; a phi joins what comes along
//               the edges that can be taken, and nothing else
//   transfer    an instruction with constant operands is computed; with an
//               operand at bottom it is at bottom; with one at top it is at
//               top, unless another operand decides alone (x * 0, x & 0)
//   edges       a branch on a constant takes one edge; on bottom, none yet; on
//   top, all. Blocks that no such edge reaches stay at bottom.
//
// On SSA form this is sparse: a value has one definition, so that one lattice
// element per value is enough, and only the users of what has changed are
// revisited. On slot form (variables are allocas that are stored several
// times) a variable differs from point to point: there the fact is the state,
// variable -> lattice element, at the start and at the end of each block. Both
// happen in the same walk, so that each profits from the other.
//
// A variable is at bottom until it is stored: a load on a path without a store
// gives undef, for which any constant may stand. Undef and poison that the
// program writes down are top. A load whose variable no path initialises is
// raised to top at the end, so that no reachable value stays at bottom.
//
// Sources: [WegmanZadeck]; [AbstractInterpretation] for the state of the slot
// form; [MinCamlNotes], "constant folding".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H
#define MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H

#include "mincaml/DataFlow/Lattice.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Constant.h"
#include "llvm/IR/PassManager.h"
#include <vector>

namespace llvm {
class AllocaInst;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// The result. A snapshot: it does not follow changes of the function.
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
  /// What slot number I holds at the start and at the end of a block.
  LatticeValue atStart(const llvm::BasicBlock &B, unsigned I) const;
  LatticeValue atEnd(const llvm::BasicBlock &B, unsigned I) const;

private:
  friend class ConstantPropagationSolver;
  using State = dataflow::Pointwise<ValueLattice>::Element;

  llvm::DenseMap<const llvm::Value *, LatticeValue> Values;
  llvm::DenseSet<Edge> FeasibleEdges;
  llvm::DenseSet<const llvm::BasicBlock *> Reached;
  std::vector<const llvm::AllocaInst *> Slots;
  /// Reachable blocks in reverse post order; the index of StateAtStart and End.
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Numbers;
  std::vector<State> StateAtStart, StateAtEnd;
};

/// The constant that I computes from constant operands; null if it is not known
/// exactly. Results that are undef or poison, and NaNs whose bits the target
/// chooses, count as not known; so does all floating point in functions that
/// are strictfp or flush denormal numbers.
llvm::Constant *foldConstantOperands(const llvm::Instruction &I,
                                     llvm::ArrayRef<llvm::Constant *> Operands);

class ConstantPropagationAnalysis
    : public llvm::AnalysisInfoMixin<ConstantPropagationAnalysis> {
  friend llvm::AnalysisInfoMixin<ConstantPropagationAnalysis>;
  static llvm::AnalysisKey Key;

public:
  using Result = ConstantPropagation;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// `print<mincaml-constprop>`: values, states of the slots and edges that are
/// never taken, block by block.
void printConstants(llvm::raw_ostream &OS, llvm::Function &F,
                    llvm::FunctionAnalysisManager &AM);

/// `dot<mincaml-constprop>`: the same in the control-flow graph.
void printConstantsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                         llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_CONSTANTS_CONSTANTPROPAGATION_H
