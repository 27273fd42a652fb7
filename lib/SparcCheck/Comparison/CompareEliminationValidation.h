//===- CompareEliminationValidation.h ---------------------------*- C++ -*-===//
//
// Validation of compare elimination.
//
// Proves that code is equivalent to the code before a pass that removes
// compares: those whose condition codes are already available and, on V9, those
// with zero that became part of a branch or move on a register.
//
// Both codes have the same blocks. In each block, the new code executes the
// instructions of the old code in the same order, except that
//   - the extension of a register may be missing if the value is a number that
//     the extension does not change (RegisterRanges.h);
//   - a compare may be missing if its condition codes are available in the new
//     code (AvailableCompares.h);
//   - a compare of a register with zero may be missing if each branch and
//     conditional move on its condition codes is replaced by one on the
//     register with the equivalent condition. The register must not have
//     changed since the compare. For equality, it must contain a 32-bit number
//     that is sign- or zero-extended; for order, one that is sign-extended.
//     Nothing else in the old code may read the condition codes.
//
// This is translation validation [Necula] of a pass that changes individual
// instructions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H

#include "Comparison/AvailableCompares.h"
#include "Comparison/RecordedCode.h"
#include "Comparison/RegisterRanges.h"
#include "llvm/ADT/BitVector.h"
#include <optional>

namespace mincaml::sparc {

class CompareEliminationValidation {
public:
  /// \p Live is the liveness at the start of each block of the old code.
  CompareEliminationValidation(const RecordedCode &Old, const RecordedCode &New,
                               const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  std::optional<CodeDifference> run();

private:
  using Block = RecordedCode::Block;
  /// An integer compare that is not in the new code.
  struct MissingCompare {
    /// The register that it compares with zero; none for other compares.
    llvm::Register Tested;
    /// Whether the condition codes that it would set are available.
    bool HasCodes;
    /// Whether the register has changed since.
    bool HasChanged = false;
  };

  std::optional<CodeDifference> compare(const Block &Was, const Block &Is,
                                        RegisterRanges Ranges,
                                        const AvailableCompares &Compares);
  bool isRedundant(const llvm::MachineInstr &MI,
                   const RegisterRanges &Ranges) const;
  llvm::Register testedByCompare(const llvm::MachineInstr &MI) const;
  std::string mistake(const MissingCompare &Missing,
                      const llvm::MachineInstr &Was,
                      const llvm::MachineInstr &Is,
                      const RegisterRanges &Ranges) const;
  bool areCodesLiveOut(const Block &Was) const;

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H
