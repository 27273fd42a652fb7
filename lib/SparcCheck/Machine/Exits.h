//===- Exits.h - Exits of basic blocks --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H

#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"

namespace mincaml::sparc {

/// How blocks with edges to landing pads are treated. Distinct: the exits to
/// the landing pads, which are at calls, are distinguished from the other
/// exits. Any: every exit of such a block may lead to any of its successors.
enum class LandingPads : uint8_t { Any, Distinct };

/// Returns the set of nodes whose blocks have distinct exits: control leaves
/// for different successors at different instructions, and it is known at which
/// ones. Such a block leaves only by direct branches and at its end. It has
/// several branches, or one branch that annuls its delay slot.
llvm::BitVector nodesWithDistinctExits(
    const dataflow::FlowGraph<const llvm::MachineBasicBlock> &Graph,
    InstructionTable &Table, LandingPads Pads);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_EXITS_H
