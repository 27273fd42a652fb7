//===- Exits.h - How control leaves a block ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H

#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"

namespace mincaml::sparc {

/// By node, whether control leaves a block for different successors at
/// different places, by direct branches and at the end only, so that it is
/// known where for each: by several branches, or by one with an annulled slot.
llvm::BitVector nodesWithDistinctExits(
    const dataflow::FlowGraph<const llvm::MachineBasicBlock> &Graph,
    InstructionTable &Table);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
