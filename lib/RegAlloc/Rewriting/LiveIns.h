//===- LiveIns.h - The registers that are live into blocks ------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H
#define MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H

namespace llvm {
class MachineFunction;
}

namespace mincaml::regalloc {

/// Computes the live-in lists of all blocks but the entry. Needs: code without
/// virtual registers.
void computeLiveInLists(llvm::MachineFunction &MF);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H
