//===- AvailableCompares.h - Which condition codes are there ----*- C++ -*-===//
//
// For each compare of a function, whether the condition codes that it would set
// are there already: it has been executed on every path, and since then nothing
// has changed its operands or its condition codes.
//
// Lattice: the sets of compares of which this holds, joined by intersection.
// Direction: forward. Transfer function: an instruction removes the compares
// that name a register which it changes, and adds those that do the same as
// itself. Calls, assembly, `save`, `restore` and writes of other state
// registers than %y remove all. At entry the set is empty.
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
  /// By the numbers that this gives to different compares.
  using Set = llvm::BitVector;
  using Graph = dataflow::FlowGraph<const llvm::MachineBasicBlock>;

  /// Without slots: before they are filled.
  AvailableCompares(const RecordedCode &Code, const Graph &TheGraph,
                    InstructionTable &Table);

  /// Of a block that the graph has.
  Set atStart(const llvm::MachineBasicBlock &MBB) const;
  /// Turns what holds before an instruction of the code into what holds behind
  /// it.
  void step(const llvm::MachineInstr &MI, Set &Available) const;
  /// Whether the set contains a compare, which need not be of the same code.
  bool contains(const Set &Available, const llvm::MachineInstr &Compare) const;

private:
  InstructionTable &Table;
  /// One of each kind.
  std::vector<llvm::MachineInstr *> Compares;
  /// Their indices.
  llvm::DenseMap<llvm::MachineInstr *, unsigned,
                 llvm::MachineInstrExpressionTrait>
      Numbers;
  llvm::DenseMap<const llvm::MachineBasicBlock *, Set> Starts;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_AVAILABLECOMPARES_H
