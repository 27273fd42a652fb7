//===- Liveness.h - Rules about live registers ------------------*- C++ -*-===//
//
// LiveAcrossCall, AnnulledEffect and the part of Signature about registers that
// are read at entry, on machine IR.
//
// A backward problem on sets of register units, joined by union. Transfer
// functions: an instruction removes what it defines and adds what it reads; a
// call removes its results and adds its arguments after its delay slot, which
// is executed before the callee; `save` and `restore` rename the registers of
// one window to those of the other.
//
// Why not LLVM's LivePhysRegs: it does not rename windows, and does not know
// that a delay slot is executed after the instruction that it is bundled with
// has read its operands.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H

#include "Machine/InstructionTable.h"
#include "Machine/Reporter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::sparc {

/// The register units that are live at the start of each block that can be
/// reached.
llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>
liveAtStart(const llvm::MachineFunction &MF, InstructionTable &Table);

/// \p SlotsAreProved: annulled slots do what was meant (SameExecution).
void checkLiveness(const llvm::MachineFunction &MF, InstructionTable &Table,
                   bool SlotsAreProved, Reporter &Report);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H
