//===- SlotLiveness.cpp - Liveness of spill slots -------------------------===//

#include "SlotLiveness.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace mincaml;
using namespace llvm;

/// Calls OnSave(Slot) for the slot that MI spills to, or OnRead(Slot) for each
/// slot that MI reads, in a reload or a folded operand.
template <typename SaveT, typename ReadT>
void SlotLiveness::visit(const MachineInstr &MI, SaveT OnSave,
                         ReadT OnRead) const {
  if (SpillAccess Save = Kinds.spillIn(MI); Save.Register) {
    OnSave(Save.Slot);
    return;
  }
  if (!MI.mayLoad())
    return;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()))
      OnRead(MO.getIndex());
}

SlotLiveness::SlotLiveness(const MachineFunction &MF,
                           const InstructionKinds &Kinds, const Graph &Blocks)
    : MF(MF), Kinds(Kinds), Blocks(Blocks),
      NumSlots(std::max(0, MF.getFrameInfo().getObjectIndexEnd())) {
  std::vector<dataflow::GenKill> Rows(Blocks.size(),
                                      dataflow::GenKill(NumSlots));
  for (dataflow::Node N = 0; N != Blocks.size(); ++N) {
    const MachineBasicBlock *MBB = Blocks.block(N);
    if (!MBB)
      continue;
    dataflow::GenKill &Row = Rows[N];
    for (const MachineInstr &MI : reverse(*MBB))
      visit(
          MI,
          [&](int Slot) {
            Row.Kill.set(Slot);
            Row.Gen.reset(Slot);
          },
          [&](int Slot) {
            Row.Gen.set(Slot);
            Row.Kill.reset(Slot);
          });
  }
  Solution = dataflow::solve(
      dataflow::GenKillProblem<dataflow::Direction::Backward,
                               dataflow::MayHold>(NumSlots, std::move(Rows)),
      Blocks);
}

BitVector SlotLiveness::liveOut(const MachineBasicBlock &MBB) const {
  std::optional<dataflow::Node> N = Blocks.node(&MBB);
  return N ? Solution.Out[*N] : BitVector(NumSlots);
}

void SlotLiveness::stepBackward(const MachineInstr &MI, BitVector &Live) const {
  visit(
      MI, [&](int Slot) { Live.reset(Slot); },
      [&](int Slot) { Live.set(Slot); });
}
