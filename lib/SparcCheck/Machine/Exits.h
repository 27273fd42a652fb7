//===- Exits.h - How control leaves a block ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H

#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"

namespace mincaml::sparc {

/// Whether the exits to landing pads, at calls, are told from the others, or
/// what leaves a block that has them may go to any of its successors.
enum class LandingPads : uint8_t { Any, Distinct };

/// By node, whether control leaves a block for different successors at
/// different places, by direct branches and at the end only, so that it is
/// known where for each: by several branches, or by one with an annulled slot.
llvm::BitVector nodesWithDistinctExits(
    const dataflow::FlowGraph<const llvm::MachineBasicBlock> &Graph,
    InstructionTable &Table, LandingPads Pads);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
