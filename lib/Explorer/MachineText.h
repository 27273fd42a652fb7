//===- MachineText.h - Recording a machine function -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_MACHINETEXT_H
#define MINCAML_LIB_EXPLORER_MACHINETEXT_H

#include "OriginTable.h"
#include "Versions.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {
class MachineFunction;
class MachineInstr;
class ModuleSlotTracker;
} // namespace llvm

namespace mincaml::explorer {

/// The names of the classes of machine instructions that are not generated for
/// a source expression: spills, copies and so on.
llvm::ArrayRef<llvm::StringRef> classes();

/// The origin of an instruction: the source expression of its debug location.
/// Without one, it is a class and the expression of a related instruction
/// (NearbyOrigin.h), if there is one.
Origin originOf(const llvm::MachineInstr &MI, OriginTable &Origins);

/// Prints the instructions of MF, block by block, without debug locations, and
/// returns the indices of the lines. Slots is the slot tracker of the module;
/// creating one for each function would take quadratic time. Sets only the names
/// and lines of the blocks.
std::vector<unsigned> printFunction(const llvm::MachineFunction &MF,
                                    llvm::ModuleSlotTracker &Slots,
                                    OriginTable &Origins, LineTable &Lines,
                                    std::vector<Block> &Blocks);

/// The line of each instruction in that text, except debug instructions.
llvm::DenseMap<const llvm::MachineInstr *, unsigned>
linesOfInstructions(const llvm::MachineFunction &MF);

/// Adds the control flow of MF to its blocks.
void describeFlow(const llvm::MachineFunction &MF, std::vector<Block> &Blocks);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_MACHINETEXT_H
