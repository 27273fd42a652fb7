//===- AvailableCompares.h - Available condition codes ----------*- C++ -*-===//
//
// A compare is available at a point if executing it there would not change the
// condition codes: it has been executed on every path, and nothing has since
// changed its operands or its condition codes.
//
// Lattice: sets of available compares. Direction: forward. Meet: intersection.
// Transfer function: an instruction removes the compares with an operand or
// result in a register that it changes; a compare adds itself and with it all
// identical compares. Calls, inline assembly, `save`, `restore` and writes of
// state registers other than %y remove all compares. At entry the set is empty.
//
// Source: [Lecture8], "available expressions" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_AVAILABLECOMPARES_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_AVAILABLECOMPARES_H

#include "Comparison/RecordedCode.h"
#include "mincaml/DataFlow/FlowGraph.h"

namespace mincaml::sparc {

class AvailableCompares {
public:
  /// Indexed by the numbers that the analysis gives to different compares.
  using Set = llvm::BitVector;
  using Graph = dataflow::FlowGraph<const llvm::MachineBasicBlock>;

  /// Analyzes code whose delay slots are not yet filled.
  AvailableCompares(const RecordedCode &Code, const Graph &TheGraph,
                    InstructionTable &Table);

  /// Returns the compares that are available at the start of a block. The set
  /// is empty if the block is not in the graph.
  Set atStart(const llvm::MachineBasicBlock &MBB) const;
  /// Applies the transfer function of an instruction of the code.
  void step(const llvm::MachineInstr &MI, Set &Available) const;
  /// Whether the set contains a compare, which may belong to other code.
  bool contains(const Set &Available, const llvm::MachineInstr &Compare) const;

private:
  InstructionTable &Table;
  /// The compares. Identical ones are listed once.
  std::vector<llvm::MachineInstr *> Compares;
  /// The index of each compare in Compares.
  llvm::DenseMap<llvm::MachineInstr *, unsigned,
                 llvm::MachineInstrExpressionTrait>
      Numbers;
  llvm::DenseMap<const llvm::MachineBasicBlock *, Set> Starts;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_AVAILABLECOMPARES_H
