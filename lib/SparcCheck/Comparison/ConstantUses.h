//===- ConstantUses.h - Constants that are made elsewhere -------*- C++ -*-===//
//
// Proves that code in SSA form in which constants are made in other places does
// the same as before.
//
// What makes a constant is `sethi`, and an `add`, `or`, `xor` or `sllx` of a
// constant with an immediate or half of an address. Without these, both codes
// have the same instructions in the same order. An operand of one of them is in
// both the same, or a constant of the same value whose definition dominates the
// use.
//
// Two constants have the same value if the same operations make them of the
// same immediates and symbols. High halves of addresses may be of two symbols:
// whether each low half is added to its own high half, or to one that is equal,
// is decided at the end (AddressPair).
//
// This is translation validation [Necula] of a pass that changes the places of
// definitions only.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTUSES_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTUSES_H

#include "Comparison/RecordedCode.h"
#include <optional>

namespace mincaml::sparc {

class ConstantUses {
public:
  ConstantUses(const RecordedCode &Old, const RecordedCode &New,
               const InstructionTable &Table);

  std::optional<CodeDifference> run();

private:
  /// What makes the constants of one code, by their registers.
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

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_CONSTANTUSES_H
