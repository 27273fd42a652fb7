//===- MachineText.h - A machine function as a version ----------*- C++ -*-===//

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

/// What machine instructions are that no expression of the source is behind.
llvm::ArrayRef<llvm::StringRef> classes();

/// The origin of an instruction: that of its debug location; or a class and the
/// expression that it works for (NearbyOrigin.h), if there is one.
Origin originOf(const llvm::MachineInstr &MI, OriginTable &Origins);

/// The instructions of MF, block by block, without their locations. Slots is of
/// its module; to make one for each function takes quadratic time. The blocks
/// have their names and lines only.
std::vector<unsigned> printFunction(const llvm::MachineFunction &MF,
                                    llvm::ModuleSlotTracker &Slots,
                                    OriginTable &Origins, LineTable &Lines,
                                    std::vector<Block> &Blocks);

/// The lines of that text that instructions are on, without debug instructions.
llvm::DenseMap<const llvm::MachineInstr *, unsigned>
linesOfInstructions(const llvm::MachineFunction &MF);

/// Adds to the blocks of MF what its control flow is.
void describeFlow(const llvm::MachineFunction &MF, std::vector<Block> &Blocks);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_MACHINETEXT_H
