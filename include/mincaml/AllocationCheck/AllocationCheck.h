//===- AllocationCheck.h - A proof of each allocation -----------*- C++ -*-===//
//
// Proves that a register allocator, any of them, has kept the meaning of a
// machine function. One pass records the function right before allocation,
// another compares it with what has become of it right after the last virtual
// register is gone:
//
// - each recorded instruction is still there, in its order, with its constants
//   and jumps; what is new is a move, a save, a restore, a computation that may
//   be done again, or a jump to or from a block on an edge
//   (Matching.h);
// - each operand has a register of its class, tied operands have the same one,
//   results do not overlap, early results no operands either; slots are large
//   enough and belong to nobody else (ProgramBuilder.h);
// - on each way to an operand the register holds all of the value that the
//   operand had before allocation: a forward data-flow problem
//   (AllocationState.h).
//
// Nothing here is known about how an allocator works, and no decision is shared
// with one. What the checker takes on trust are the target's descriptions:
// register classes, units and lanes, register masks, the shape of saves and
// restores, and the tables of instructions with operands in memory.
//
// Not covered: x86's tile registers, which LLVM allocates in a phase of their
// own with code in between; and whether debug values are right.
//
// Source: regalloc2's checker.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H
#define MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H

#include "mincaml/AllocationCheck/Program.h"

namespace llvm {
class MachineFunctionPass;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// What is wrong with an allocation, or nothing. MF is not changed.
std::optional<AllocationFault> checkAllocation(llvm::MachineFunction &MF,
                                               const Recording &Before,
                                               const RegisterLayout &Layout);

/// Records each function for the checker. To run last before the allocator.
llvm::MachineFunctionPass *createAllocationRecorderPass();

/// Checks each function that has been recorded and reports a fault as an error
/// to the LLVM context. To run when no virtual register is left, before passes
/// that move spill code or rewrite copies.
llvm::MachineFunctionPass *createAllocationCheckerPass();

/// Puts both passes into their places in a code generation pipeline. To call
/// before the machine passes are added.
void insertAllocationChecker(llvm::TargetPassConfig &Config);

} // namespace mincaml

#endif // MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H
