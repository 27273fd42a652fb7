//===- Exits.cpp - How control leaves a block -----------------------------===//

#include "Machine/Exits.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

static bool hasDistinctExits(const MachineBasicBlock &MBB,
                             InstructionTable &Table) {
  bool Annuls = false;
  unsigned Branches = 0;
  for (const MachineInstr &MI : MBB) {
    if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      return false;
    if (!MI.isBranch())
      continue;
    if (MI.getNumOperands() == 0 || !MI.getOperand(0).isMBB())
      return false;
    ++Branches;
    Annuls |= Table[MI].Annuls;
  }
  return (Annuls || Branches > 1) &&
         none_of(MBB.successors(), [](const MachineBasicBlock *Successor) {
           return Successor->isEHPad();
         });
}

BitVector mincaml::sparc::nodesWithDistinctExits(
    const dataflow::FlowGraph<const MachineBasicBlock> &Graph,
    InstructionTable &Table) {
  BitVector Nodes(Graph.size());
  for (dataflow::Node N = 1; N != Graph.exit(); ++N)
    Nodes[N] = hasDistinctExits(*Graph.block(N), Table);
  return Nodes;
}
