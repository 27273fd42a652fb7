//===- Mutator.cpp - Functions that the mutations share -------------------===//

#include "Mutator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

std::string faults::describe(const MachineInstr &MI) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (MI.getParent())
    OS << printMBBReference(*MI.getParent()) << ": ";
  MI.print(OS, /*IsStandalone=*/true, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return Text;
}

Mutator::Mutator(MachineFunction &MF, uint64_t Seed)
    : MF(MF), MRI(MF.getRegInfo()), TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), R(Seed), E(MF) {}

Mutator::Instructions
Mutator::instructions(function_ref<bool(MachineInstr &)> Wanted) {
  Instructions Result;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (!MI.isDebugInstr() && !MI.isBundle() && !MI.isPosition() &&
          !MI.isCFIInstruction() && Wanted(MI))
        Result.push_back(&MI);
  return Result;
}

MachineInstr *
Mutator::anyInstruction(function_ref<bool(MachineInstr &)> Wanted) {
  return any(instructions(Wanted));
}

MachineOperand *Mutator::anyOperand(
    function_ref<bool(MachineInstr &, MachineOperand &)> Wanted) {
  Operands Found;
  for (MachineInstr *MI : instructions([](MachineInstr &) { return true; }))
    for (MachineOperand &MO : MI->operands())
      if (Wanted(*MI, MO))
        Found.push_back(&MO);
  return any(Found);
}

bool Mutator::isTransfer(const MachineInstr &MI) const {
  return MI.isCopy() || spillIn(MI) || reloadIn(MI);
}

bool Mutator::isAllocated(MCRegister Register) const {
  return Register.isValid() && MRI.isAllocatable(Register);
}

std::vector<MCRegister>
Mutator::alternatives(const MachineOperand &Operand) const {
  const MachineInstr &MI = *Operand.getParent();
  MCRegister Old = Operand.getReg().asMCReg();
  const TargetRegisterClass *Taken = nullptr;
  if (!Operand.isImplicit())
    Taken = MI.getRegClassConstraint(Operand.getOperandNo(), &TII, &TRI);
  const TargetRegisterClass *Width = TRI.getMinimalPhysRegClass(Old);
  // Use the largest class, since a smaller one offers few other registers.
  for (const TargetRegisterClass *RC : TRI.regclasses())
    if (RC->contains(Old) && RC->isAllocatable() &&
        TRI.getRegSizeInBits(*RC) == TRI.getRegSizeInBits(*Width) &&
        RC->getNumRegs() > Width->getNumRegs())
      Width = RC;
  std::vector<MCRegister> Result;
  for (MCPhysReg Candidate : *Width)
    // The register must have as many units: a trace has a value for each unit.
    if (isAllocated(Candidate) && !TRI.regsOverlap(Candidate, Old) &&
        range_size(TRI.regunits(Candidate)) == range_size(TRI.regunits(Old)) &&
        (!Taken || Taken->contains(Candidate)))
      Result.push_back(Candidate);
  return Result;
}

MCRegister Mutator::otherRegister(const MachineOperand &Operand) {
  std::vector<MCRegister> All = alternatives(Operand);
  if (All.empty())
    return MCRegister();
  if (R.percent(75)) {
    std::vector<MCRegister> Used;
    for (MCRegister Candidate : All)
      if (any_of(*Operand.getParent()->getParent(),
                 [&](const MachineInstr &MI) {
                   return !MI.isCall() && modifies(MI, Candidate);
                 }))
        Used.push_back(Candidate);
    if (!Used.empty())
      return R.pick<MCRegister>(Used);
  }
  return R.pick<MCRegister>(All);
}

std::optional<int> Mutator::otherSlot(int Slot) {
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  std::vector<int> Others;
  for (int I = 0; I != Frame.getObjectIndexEnd(); ++I)
    if (I != Slot && Frame.isSpillSlotObjectIndex(I) &&
        !Frame.isDeadObjectIndex(I) &&
        Frame.getObjectSize(I) == Frame.getObjectSize(Slot))
      Others.push_back(I);
  if (Others.empty())
    return std::nullopt;
  return R.pick<int>(Others);
}

std::optional<Editor::iterator> Mutator::otherPosition(MachineInstr &MI,
                                                       bool OnlyLater) {
  MachineBasicBlock &Block = *MI.getParent();
  std::vector<Editor::iterator> Positions;
  bool IsLater = false;
  for (auto I = Block.SkipPHIsLabelsAndDebug(Block.begin());; ++I) {
    bool IsBefore = I != Block.end() && &*I == &MI;
    bool IsAfter =
        I == std::next(Editor::iterator(&MI)); // Also at the block's end.
    if (!IsBefore && !IsAfter && (IsLater || !OnlyLater))
      Positions.push_back(I);
    IsLater |= IsBefore;
    if (I == Block.end() || I->isTerminator())
      break;
  }
  if (Positions.empty())
    return std::nullopt;
  return R.pick<Editor::iterator>(Positions);
}

bool Mutator::modifiedBetween(Editor::iterator First, Editor::iterator Last,
                              MCRegister Register) const {
  return any_of(make_range(First, Last),
                [&](const MachineInstr &MI) { return modifies(MI, Register); });
}

bool Mutator::repeat(MachineInstr *MI, bool OnlyLater) {
  if (!MI)
    return false;
  std::optional<Editor::iterator> To = otherPosition(*MI, OnlyLater);
  if (!To)
    return false;
  MachineBasicBlock &Block = *MI->getParent();
  note("repeated " + describe(*MI) + " before " +
       (*To == Block.end() ? "the end" : describe(**To)));
  E.insertClone(*MI, Block, *To);
  return true;
}

bool Mutator::swapWithNext(MachineInstr *MI) {
  if (!MI)
    return false;
  MachineInstr &Next = *MI->getNextNode();
  note(describe(*MI) + " after " + describe(Next));
  E.moveBefore(Next, *MI->getParent(), MI->getIterator());
  return true;
}

bool Mutator::change(MachineOperand &Operand, MCRegister Register) {
  if (!Register)
    return false;
  note("operand " + Twine(Operand.getOperandNo()) + " becomes " +
       TRI.getName(Register) + " in " + describe(*Operand.getParent()));
  E.setRegister(Operand, Register);
  return true;
}

bool Mutator::note(const Twine &What) {
  if (!Change.empty())
    Change += "; ";
  Change += What.str();
  return true;
}
