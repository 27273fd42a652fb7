//===- OperandConstraints.h - Classes, ties and overlaps --------*- C++ -*-===//
//
// Checks the registers of an instruction themselves, whatever values they hold:
// each operand has a register of its class that may be allocated, tied operands
// have the same register, results do not overlap each other, and early-clobber
// results do not overlap operands that are read.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_OPERANDCONSTRAINTS_H
#define MINCAML_LIB_ALLOCATIONCHECK_OPERANDCONSTRAINTS_H

#include "OperandMatching.h"

namespace mincaml::allocationcheck {

std::optional<AllocationFault> checkConstraints(const CheckInput &Input,
                                                const MatchedInstruction &I);

/// Returns the register that a virtual register was assigned if \p Assigned is
/// what one of its operands has, or none if there is no such register in the
/// class.
llvm::MCRegister wholeRegister(const CheckInput &Input,
                               const llvm::MachineOperand &Recorded,
                               llvm::MCRegister Assigned);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_OPERANDCONSTRAINTS_H
