//===- Encoding.h - Rules about encodings -----------------------*- C++ -*-===//
//
// The rules ImmediateRange, AddressPair, ArchitectureLevel and Unlowered, on
// machine IR. CodeLayout.h checks BranchDisplacement, and ApprovedCode.h checks
// RoundTrip.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_ENCODING_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_ENCODING_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Checks each instruction and its operands in isolation.
void checkInstructions(const llvm::MachineFunction &MF, InstructionTable &Table,
                       Reporter &Report);
/// Checks AddressPair; \p S is the state before the instruction.
void checkAddressPair(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, const FlowState &S);

/// Whether an operand is an immediate to which ImmediateRange applies.
bool hasCheckedRange(const llvm::MachineInstr &MI, unsigned Index,
                     InstructionTable &Table);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_ENCODING_H
