//===- RegisterConditions.h - Compares that are left out --------*- C++ -*-===//
//
// Proves that code in which compares are left out does the same as before:
// those whose condition codes are there already, and those with zero that
// became part of branches on registers, on V9.
//
// Both codes have the same blocks. In each, what the new code executes is what
// the old code executes in the same order, except that
//   - an extension of a register is missing whose value is one of the numbers
//     that it leaves as they are (UpperHalves.h);
//   - a compare is missing whose condition codes are there in the new code
//     (AvailableCompares.h);
//   - a compare of a register with zero is missing, and each branch and
//     conditional move on the codes that it sets is one on the register, which
//     has not changed in between, with the condition of the same meaning: for
//     equality the register has to be a number of 32 bits, extended in either
//     way, for order one that is extended with the sign. Nothing else in the
//     old code reads the codes.
//
// This is translation validation [Necula] of a pass that changes single
// instructions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERCONDITIONS_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERCONDITIONS_H

#include "Comparison/AvailableCompares.h"
#include "Comparison/RecordedCode.h"
#include "Comparison/UpperHalves.h"
#include "llvm/ADT/BitVector.h"
#include <optional>

namespace mincaml::sparc {

class RegisterConditions {
public:
  /// \p Live: at the start of each block of the old code.
  RegisterConditions(const RecordedCode &Old, const RecordedCode &New,
                     const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  std::optional<CodeDifference> run();

private:
  using Block = RecordedCode::Block;
  /// A compare of integers that is not in the new code.
  struct MissingCompare {
    /// What it compares with zero; none if it is another compare.
    llvm::Register Tested;
    /// Whether the condition codes that it would set are there.
    bool HasCodes;
    /// Whether the register has another value since.
    bool HasChanged = false;
  };

  std::optional<CodeDifference> compare(const Block &Was, const Block &Is,
                                        WordRanges Ranges,
                                        const AvailableCompares &Compares);
  bool isRedundant(const llvm::MachineInstr &MI,
                   const WordRanges &Ranges) const;
  llvm::Register testedByCompare(const llvm::MachineInstr &MI) const;
  std::string mistake(const MissingCompare &Missing,
                      const llvm::MachineInstr &Was,
                      const llvm::MachineInstr &Is,
                      const WordRanges &Ranges) const;
  bool areCodesLiveBehind(const Block &Was) const;

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERCONDITIONS_H
