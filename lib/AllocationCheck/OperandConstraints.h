//===- OperandConstraints.h - Register constraints of operands --*- C++ -*-===//
//
// Checks the registers of an instruction regardless of the values that they
// hold: each operand has an allocatable register of its class, tied operands
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

/// Returns the register that is assigned to a whole virtual register, given the
/// register \p Assigned of one of its operands, which may be a subregister.
/// Returns none if the class has no such register.
llvm::MCRegister wholeRegister(const CheckInput &Input,
                               const llvm::MachineOperand &Recorded,
                               llvm::MCRegister Assigned);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_OPERANDCONSTRAINTS_H
