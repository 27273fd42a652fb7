//===- Faults.h - Messages about faults -------------------------*- C++ -*-===//
//
// Functions that name instructions in messages about faults.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_FAULTS_H
#define MINCAML_LIB_ALLOCATIONCHECK_FAULTS_H

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "llvm/ADT/Twine.h"

namespace mincaml::allocationcheck {

/// The text of an allocated instruction.
std::string describe(const llvm::MachineInstr &MI);

/// The text of a recorded instruction.
std::string describe(const Recording &Before, unsigned Instruction,
                     const llvm::MachineFunction &MF);

/// Returns a fault in an instruction; its text is put before \p Message.
AllocationFault faultIn(const llvm::MachineInstr &MI,
                        const llvm::Twine &Message);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_FAULTS_H
