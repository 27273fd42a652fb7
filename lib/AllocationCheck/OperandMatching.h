//===- OperandMatching.h - Matching of operands -----------------*- C++ -*-===//
//
// Matches the operands of an allocated instruction with those that it had
// before allocation. Explicit operands keep their positions. Implicit operands
// for superregisters may have been added, or may have replaced recorded ones.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_OPERANDMATCHING_H
#define MINCAML_LIB_ALLOCATIONCHECK_OPERANDMATCHING_H

#include "CheckInput.h"

namespace mincaml::allocationcheck {

/// The numbers of an operand in the recorded and in the allocated instruction.
struct OperandPair {
  /// Means that an operand for a superregister covers the recorded implicit one.
  static constexpr unsigned Covered = ~0u;
  bool isCovered() const { return Final == Covered; }

  unsigned Recorded, Final;
};

/// An allocated instruction and the recorded instruction that it comes from.
struct MatchedInstruction {
  const llvm::MachineInstr &MI;
  unsigned Recorded;
  /// The operands as recorded, or with one operand folded (Folding.h).
  llvm::ArrayRef<RecordedOperand> Operands;
  llvm::SmallVector<OperandPair, 8> Pairs = {};

  const llvm::MachineOperand &recorded(const OperandPair &P) const {
    return Operands[P.Recorded].Operand;
  }
  /// The register of a register operand after allocation.
  llvm::MCRegister assigned(const OperandPair &P) const {
    return P.isCovered() ? recorded(P).getReg().asMCReg()
                         : MI.getOperand(P.Final).getReg().asMCReg();
  }
};

/// Sets the pairs of \p I, or returns a fault if an operand has none. The
/// instruction must have the recorded constants (haveSameConstants).
std::optional<AllocationFault> matchOperands(const CheckInput &Input,
                                             MatchedInstruction &I);

// Checks the registers of an instruction regardless of the values that they
// hold: each operand has an allocatable register of its class, tied operands
// have the same register, results do not overlap each other, and early-clobber
// results do not overlap operands that are read.

std::optional<AllocationFault> checkConstraints(const CheckInput &Input,
                                                const MatchedInstruction &I);

/// Returns the register that is assigned to a whole virtual register, given the
/// register \p Assigned of one of its operands, which may be a subregister.
/// Returns none if the class has no such register.
llvm::MCRegister wholeRegister(const CheckInput &Input,
                               const llvm::MachineOperand &Recorded,
                               llvm::MCRegister Assigned);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_OPERANDMATCHING_H
