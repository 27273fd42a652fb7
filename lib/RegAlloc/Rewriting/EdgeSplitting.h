//===- EdgeSplitting.h - Splitting of critical edges ------------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_EDGESPLITTING_H
#define MINCAML_LIB_REGALLOC_REWRITING_EDGESPLITTING_H

namespace llvm {
class MachineBasicBlock;
}

namespace mincaml::regalloc {

/// Inserts an empty block on the edge from From to To, which must be splittable
/// (MachineBasicBlock::canSplitCriticalEdge). The branches of From keep their
/// form; only their target changes.
llvm::MachineBasicBlock &splitEdge(llvm::MachineBasicBlock &From,
                                   llvm::MachineBasicBlock &To);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_EDGESPLITTING_H
