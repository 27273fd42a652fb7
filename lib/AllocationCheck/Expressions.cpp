//===- Expressions.cpp - Computing again ----------------------------------===//
//
// An allocator may drop a value that is cheap to compute and compute it again
// where it is wanted. To the allocation checker an expression is one more place
// that holds variables: a definition by it puts its variable there, a new
// definition of one of its operands empties it, and computing it again copies
// what the place holds.
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

/// Text of what is not in a register that may change.
static void addConstant(raw_ostream &OS, const MachineOperand &MO,
                        const MachineRegisterInfo &MRI,
                        const TargetRegisterInfo &TRI) {
  OS << ';';
  if (MO.isReg()) {
    if (!MO.getReg())
      OS << '_';
    else if (MO.isUndef())
      OS << "undef";
    else if (MO.getReg().isPhysical() && MRI.isReserved(MO.getReg()))
      OS << printReg(MO.getReg(), &TRI);
    else
      OS << '?';
    return;
  }
  MachineOperand Copy = MO;
  Copy.clearParent();
  OS << MO.getTargetFlags() << ':';
  Copy.print(OS, &TRI);
}

/// Targets have names of their own for some constants, and load them the usual
/// way where the flags are in use.
static void canonicalize(ExpressionKey &Key, const TargetInstrInfo &TII,
                         std::optional<unsigned> MoveImmediate) {
  StringRef Name = TII.getName(Key.Opcode);
  auto Constant = StringSwitch<StringRef>(Name)
                      .Case("MOV32r0", ";0:0")
                      .Case("MOV32r1", ";0:1")
                      .Case("MOV32r_1", ";0:-1")
                      .Default("");
  if (Constant.empty() || !MoveImmediate)
    return;
  Key.Opcode = *MoveImmediate;
  Key.Constants = Constant;
}

ExpressionKey AllocationProgramBuilder::keyOf(const MachineInstr &MI) const {
  ExpressionKey Key;
  Key.Opcode = MI.getOpcode();
  raw_string_ostream OS(Key.Constants);
  for (const MachineOperand &MO : MI.explicit_operands())
    if (!MO.isReg() || MO.isUse())
      addConstant(OS, MO, MRI, TRI);
  canonicalize(Key, TII, MoveImmediate);
  return Key;
}

ExpressionKey AllocationProgramBuilder::keyOf(unsigned Recorded) const {
  const RecordedInstruction &I = Before.Instructions[Recorded];
  ExpressionKey Key;
  Key.Opcode = I.Opcode;
  raw_string_ostream OS(Key.Constants);
  for (const RecordedOperand &O : Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    if (MO.isReg() && (MO.isDef() || MO.isImplicit()))
      continue;
    addConstant(OS, MO, MRI, TRI);
    if (MO.isReg() && MO.getReg().isVirtual() && !MO.isUndef())
      Key.Registers.push_back(variables(MO).Inside.front().Name);
  }
  canonicalize(Key, TII, MoveImmediate);
  return Key;
}

void AllocationProgramBuilder::collectExpressions() {
  for (unsigned Opcode = 0; Opcode < TII.getNumOpcodes() && !MoveImmediate;
       ++Opcode)
    if (TII.getName(Opcode) == "MOV32ri")
      MoveImmediate = Opcode;
  for (const RecordedInstruction &I : Before.Instructions) {
    if (!I.IsRepeatable)
      continue;
    unsigned Recorded = Before.index(I);
    auto [E, IsNew] = Program.Expressions.try_emplace(keyOf(Recorded));
    Variables Result = variables(recordedOperand(Recorded, 0));
    for (const auto *Row : {&Result.Inside, &Result.Beyond})
      for (const VariableAtom &A : *Row) {
        auto [Place, IsNewPlace] =
            E->second.Results.try_emplace(A.Bit - Result.Start, 0);
        if (IsNewPlace)
          Place->second = Program.newLocation();
      }
    if (IsNew)
      for (const RecordedOperand &O : Before.operands(I))
        if (O.Operand.isReg() && O.Operand.isUse() &&
            O.Operand.getReg().isVirtual() && !O.Operand.isImplicit() &&
            !O.Operand.isUndef()) {
          Variables Atoms = variables(O.Operand);
          for (VariableAtom &A : Atoms.Inside)
            A.Bit -= Atoms.Start;
          E->second.Operands.push_back(Atoms.Inside);
        }
  }
  for (const auto &[Key, E] : Program.Expressions)
    for (const auto &Operand : E.Operands)
      for (const VariableAtom &A : Operand)
        for (auto [Bit, Place] : E.Results)
          Program.Dependents[A.Name].push_back(Place);
}

void AllocationProgramBuilder::defineExpression(unsigned Recorded) {
  const Expression &E = Program.Expressions.at(keyOf(Recorded));
  Variables Result = variables(recordedOperand(Recorded, 0));
  for (const auto *Row : {&Result.Inside, &Result.Beyond})
    for (const VariableAtom &A : *Row)
      emit(Operation::Define, A.Name, E.Results.at(A.Bit - Result.Start));
}

/// Whether there is such an expression, whatever its registers are.
bool AllocationProgramBuilder::isKnownExpression(
    const ExpressionKey &Key) const {
  auto I = Program.Expressions.lower_bound(Key);
  return I != Program.Expressions.end() && I->first.Opcode == Key.Opcode &&
         I->first.Constants == Key.Constants;
}

/// Finishes the last repetition: what it reads.
void AllocationProgramBuilder::addRepetitionOperands(const MachineInstr &MI) {
  Repetition &R = Program.Repetitions.back();
  for (const MachineOperand &MO : MI.explicit_uses()) {
    if (!MO.isReg() || !MO.getReg() || MO.isUndef() ||
        (MO.getReg().isPhysical() && MRI.isReserved(MO.getReg())))
      continue;
    if (!MO.getReg().isPhysical())
      return fail("has a virtual register", MI);
    R.Operands.push_back(places(MO.getReg()));
  }
  emit(Operation::Repeat, Program.Repetitions.size() - 1);
}

void AllocationProgramBuilder::addRepetition(const MachineInstr &MI,
                                             ExpressionKey Key) {
  Register Result = MI.getOperand(0).getReg();
  if (!Result.isPhysical())
    return fail("has a virtual register", MI);
  for (const auto &[Index, MO] : enumerate(MI.explicit_operands())) {
    const TargetRegisterClass *Class =
        MI.getRegClassConstraint(Index, &TII, &TRI);
    if (Class && MO.isReg() && MO.getReg() && !Class->contains(MO.getReg()))
      return fail(formatv("operand {0}: {1} is not in register class {2}",
                          Index, printReg(MO.getReg(), &TRI),
                          TRI.getRegClassName(Class)),
                  MI);
  }
  Repetition R = {&MI, {std::move(Key)}, {}, {}};
  for (const RegisterLayout::Atom &A :
       Program.Layout.atomsOfUnits(Result.asMCReg()))
    R.Result.push_back({A.Location, A.Bit, A.Length});
  Program.Repetitions.push_back(std::move(R));
  addRepetitionOperands(MI);
  for (const MachineOperand &MO : MI.all_defs())
    if (MO.getReg().isPhysical() && !TRI.regsOverlap(MO.getReg(), Result))
      clearRegister(MO.getReg());
}

/// A save of a constant that is computed on the way to the slot. Which one it
/// is does not matter, but how much of it there is: a store of 64 bits writes
/// the upper half of %rax, too, as an instruction of %eax does.
void AllocationProgramBuilder::addStoredConstant(const MachineInstr &MI,
                                                 ArrayRef<unsigned> Constants) {
  int FrameIndex = 0;
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isFI())
      FrameIndex = MO.getIndex();
  uint64_t Written = 0;
  if (MI.hasOneMemOperand())
    if (LocationSize Size = (*MI.memoperands_begin())->getSizeInBits();
        Size.hasValue())
      Written = Size.getValue().getKnownMinValue();
  Repetition R = {&MI, {}, {}, {}};
  unsigned Bits = 0;
  // By bit, how many are stored; for the register class, an example.
  std::map<unsigned, std::pair<unsigned, MCRegister>> Stored;
  for (unsigned Recorded : Constants) {
    const MachineOperand &Value = recordedOperand(Recorded, 0);
    if (ExpressionKey Key = keyOf(Recorded); !is_contained(R.Keys, Key))
      R.Keys.push_back(std::move(Key));
    MCRegister Example =
        *Before.Classes[Value.getReg().virtRegIndex()]->begin();
    Variables Atoms = variables(Value);
    for (const auto *Row : {&Atoms.Inside, &Atoms.Beyond})
      for (const VariableAtom &A : *Row) {
        unsigned Bit = A.Bit - Atoms.Start;
        if (Bit + A.Length > Written)
          continue;
        auto &[Length, Register] = Stored[Bit];
        if (A.Length > Length)
          std::tie(Length, Register) = std::pair(A.Length, Example);
        Bits = std::max(Bits, Bit + A.Length);
      }
  }
  checkSlot(MI, FrameIndex, Bits, Align(1));
  for (auto [Bit, Atom] : Stored)
    R.Result.push_back(
        {slotPlace(FrameIndex, Atom.second, Bit, Atom.first, Bits), Bit,
         Atom.first});
  emit(Operation::ClearSlot, FrameIndex, Bits);
  Program.Repetitions.push_back(std::move(R));
  emit(Operation::Repeat, Program.Repetitions.size() - 1);
}
