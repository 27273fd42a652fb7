//===- Corrections.h - Locations that LLVM describes wrongly ----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H
#define MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mincaml::sparc {

llvm::DebugVariable variableOf(const llvm::MachineInstr &DebugValue);

/// LLVM's frame lowering takes the DBG_VALUEs of parameters out, and puts them
/// back at the start of the function: before the `save` after which they hold,
/// or with the names that the registers had before those of a leaf procedure
/// were changed. Before delay slots are filled.
void repairParameters(llvm::MachineFunction &MF);

/// Says of stores to the stack that they are the last to read a register, where
/// the register is overwritten next: then LiveDebugValues follows a variable
/// from it into the slot. Filling delay slots takes such marks away.
void markSpills(llvm::MachineFunction &MF);

/// Lets a variable in a register that the delay slot of a call writes have no
/// location from the call on. A debugger looks up those of an outer frame with
/// an address in the slot. After LiveDebugValues.
void endBeforeCalls(llvm::MachineFunction &MF);

/// LLVM numbers double-precision registers for 64-bit SPARC as for 32-bit
/// SPARC, where debuggers know them by other numbers; a single-precision
/// register stands for itself and the next one there. The upper ones have no
/// such halves: a variable there has no location. After LiveDebugValues.
void nameDoublesByHalves(llvm::MachineFunction &MF);

/// A variable that is smaller than the register that was stored to its slot, on
/// 64-bit SPARC an int, is at the end of the slot. After LiveDebugValues.
void repairWideSlots(llvm::MachineFunction &MF);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H
