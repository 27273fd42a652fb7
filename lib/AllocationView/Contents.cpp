//===- Contents.cpp - Contents of registers and slots ---------------------===//

#include "Contents.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace llvm;

using Known = dataflow::Flat<Content>::Element;

ContentProblem::ContentProblem(const MachineFunction &MF,
                               const InstructionKinds &Kinds,
                               const Graph &Blocks)
    : Kinds(Kinds), Blocks(Blocks), TRI(*MF.getSubtarget().getRegisterInfo()),
      NumUnits(TRI.getNumRegUnits()),
      NumSlots(std::max(0, MF.getFrameInfo().getObjectIndexEnd())) {}

ContentProblem::Element ContentProblem::boundary() const {
  Element State = unknown();
  for (auto [Register, Value] : Kinds.incomingValues())
    define(Register, Value, State);
  return State;
}

ContentProblem::Element ContentProblem::unknown() const {
  return Element(NumUnits + NumSlots, Known::top());
}

void ContentProblem::set(unsigned Index, Content New, Element &State) const {
  State[Index] = New.Value < 0 ? Known::top() : Known::value(New);
}

void ContentProblem::define(MCRegister R, int Value, Element &State) const {
  for (MCRegUnit Unit : TRI.regunits(R))
    set(static_cast<unsigned>(Unit), {Value, R}, State);
}

int ContentProblem::valueIn(MCRegister R, const Element &State) const {
  std::optional<int> Value;
  for (MCRegUnit Unit : TRI.regunits(R)) {
    const Content *Found = inUnit(static_cast<unsigned>(Unit), State);
    int Here = Found ? Found->Value : -1;
    if (Value && *Value != Here)
      return -1;
    Value = Here;
  }
  return Value.value_or(-1);
}

void ContentProblem::transferInstruction(const MachineInstr &MI,
                                         Element &State) const {
  if (MI.isDebugInstr())
    return;
  if (SpillAccess Save = Kinds.spillIn(MI); Save.Register) {
    set(NumUnits + Save.Slot, {valueIn(Save.Register, State), MCRegister()},
        State);
    return;
  }
  if (SpillAccess Restore = Kinds.reloadIn(MI); Restore.Register) {
    define(Restore.Register, valueInSlot(Restore.Slot, State), State);
    return;
  }
  auto Recorded = Kinds.recordedOperands(MI);
  int Moved = MI.isCopy() && MI.getOperand(1).getReg().isPhysical()
                  ? valueIn(MI.getOperand(1).getReg().asMCReg(), State)
                  : -1;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
        if (const Content *Found = inUnit(Unit, State);
            Found && MO.clobbersPhysReg(Found->Register))
          State[Unit] = Known::top();
  for (const auto &[Number, MO] : enumerate(MI.operands()))
    if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
      define(MO.getReg().asMCReg(),
             Recorded ? Kinds.valueOf(*Recorded, Number) : Moved, State);
}

void ContentProblem::transfer(dataflow::Node N, Element &State) const {
  if (const MachineBasicBlock *MBB = Blocks.block(N))
    for (const MachineInstr &MI : *MBB)
      transferInstruction(MI, State);
}
