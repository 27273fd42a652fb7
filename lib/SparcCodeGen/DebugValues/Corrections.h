//===- Corrections.h - Corrections of debug values --------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H
#define MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mincaml::sparc {

/// Returns the variable that a DBG_VALUE describes.
llvm::DebugVariable variableOf(const llvm::MachineInstr &DebugValue);

/// Corrects the DBG_VALUEs of parameters. Must run before delay slots are
/// filled.
///
/// LLVM's frame lowering removes them and inserts them at the start of the
/// function again. There they precede the `save`, although they hold only after
/// it; in a leaf procedure they name the registers by their old names.
void repairParameters(llvm::MachineFunction &MF);

/// Marks a store to the stack as the last use of a register if the register is
/// overwritten next. LiveDebugValues then follows a variable from the register
/// to its slot. Filling delay slots removes such kill flags.
void markSpills(llvm::MachineFunction &MF);

/// Ends the location of a variable before a call if its register is overwritten
/// in the delay slot: in an outer frame, a debugger looks up locations by the
/// address of the slot. Must run after LiveDebugValues.
void endBeforeCalls(llvm::MachineFunction &MF);

/// Names double-precision registers by their first halves, on 64-bit SPARC.
/// Must run after LiveDebugValues.
///
/// LLVM uses the DWARF numbers of 32-bit SPARC for these registers, but
/// debuggers expect other numbers on 64-bit SPARC. There, a single-precision
/// register stands for itself and the next one. The upper double-precision
/// registers have no halves, so that a variable in one of them has no location.
void nameDoublesByHalves(llvm::MachineFunction &MF);

/// Corrects the offset of a variable that is smaller than the register that was
/// stored to its slot, such as an int on 64-bit SPARC: it is at the end of the
/// slot. Must run after LiveDebugValues.
void repairWideSlots(llvm::MachineFunction &MF);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_CORRECTIONS_H
