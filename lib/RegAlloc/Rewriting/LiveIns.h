//===- LiveIns.h - Live-in lists of blocks ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H
#define MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H

namespace llvm {
class MachineFunction;
}

namespace mincaml::regalloc {

/// Computes the live-in lists of all blocks except the entry block. Needs: code
/// without virtual registers.
void computeLiveInLists(llvm::MachineFunction &MF);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_LIVEINS_H
