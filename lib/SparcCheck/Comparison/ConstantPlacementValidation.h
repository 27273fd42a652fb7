//===- ConstantPlacementValidation.h ----------------------------*- C++ -*-===//
//
// Validation of constant placement.
//
// Proves that code in SSA form is equivalent to the code before a pass that
// materializes constants at other points.
//
// The instructions that materialize constants are `sethi`, and `add`, `or`,
// `xor` and `sllx` with a constant and an immediate or a half of an address.
// Without these, both codes have the same instructions in the same order. Each
// operand of these instructions is either the same in both codes, or a constant
// of the same value whose definition dominates the use.
//
// Two constants have the same value if the same operations materialize them
// from the same immediates and symbols. High halves of addresses may belong to
// different symbols: whether each low half is added to its own high half, or to
// an equal one, is checked right before emission (AddressPair).
//
// This is translation validation [Necula] of a pass that only moves
// definitions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTPLACEMENTVALIDATION_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTPLACEMENTVALIDATION_H

#include "Comparison/RecordedCode.h"
#include <optional>

namespace mincaml::sparc {

class ConstantPlacementValidation {
public:
  ConstantPlacementValidation(const RecordedCode &Old, const RecordedCode &New,
                              const InstructionTable &Table);

  std::optional<CodeDifference> run();

private:
  /// The instructions that materialize the constants of one code, by their
  /// result registers.
  using Definitions =
      llvm::DenseMap<llvm::Register, const llvm::MachineInstr *>;
  using Instructions = std::vector<const llvm::MachineInstr *>;

  Definitions constantsOf(const RecordedCode &Code) const;
  const llvm::MachineInstr *constant(const llvm::MachineOperand &MO,
                                     const Definitions &Constants) const;
  bool isSameValue(const llvm::MachineInstr &Was,
                   const llvm::MachineInstr &Is) const;
  bool isSameUse(const llvm::MachineOperand &Was,
                 const llvm::MachineOperand &Is) const;
  Instructions others(const RecordedCode::Block &B,
                      const Definitions &Constants) const;

  const RecordedCode &Old, &New;
  const InstructionTable &Table;
  const Definitions OldConstants, NewConstants;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTPLACEMENTVALIDATION_H
