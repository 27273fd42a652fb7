//===- Exits.cpp - Exits of basic blocks ----------------------------------===//

#include "Machine/Exits.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

static bool hasDistinctExits(const MachineBasicBlock &MBB,
                             InstructionTable &Table, LandingPads Pads) {
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
  if (any_of(MBB.successors(), [](const MachineBasicBlock *Successor) {
        return Successor->isEHPad();
      }))
    return Pads == LandingPads::Distinct;
  return Annuls || Branches > 1;
}

BitVector mincaml::sparc::nodesWithDistinctExits(
    const dataflow::FlowGraph<const MachineBasicBlock> &Graph,
    InstructionTable &Table, LandingPads Pads) {
  BitVector Nodes(Graph.size());
  for (dataflow::Node N = 1; N != Graph.exit(); ++N)
    Nodes[N] = hasDistinctExits(*Graph.block(N), Table, Pads);
  return Nodes;
}
