//===- Expressions.cpp - Rematerializable expressions ---------------------===//

#include "Expressions.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

ExpressionTable::ExpressionTable(const CheckInput &Input, Folder &TheFolder,
                                 Program &TheProgram)
    : Input(Input), TheProgram(TheProgram) {
  for (unsigned Opcode = 0;
       Opcode < Input.TII.getNumOpcodes() && !MoveImmediate; ++Opcode)
    if (Input.TII.getName(Opcode) == "MOV32ri")
      MoveImmediate = Opcode;
  for (const RecordedInstruction &I : Input.Before.Instructions)
    if (I.IsRematerializable)
      addRecorded(Input.Before.index(I));
  addLoads(TheFolder);
  addDependents();
}

void ExpressionTable::addRecorded(unsigned Recorded) {
  auto [E, IsNew] = TheProgram.Expressions.try_emplace(makeKey(Recorded));
  ByInstruction[Recorded] = &*E;
  addResults(Recorded, E->second);
  if (!IsNew)
    return;
  for (const RecordedOperand &O : Input.Before.operands(Recorded))
    if (O.Operand.isReg() && O.Operand.isUse() &&
        O.Operand.getReg().isVirtual() && !O.Operand.isImplicit() &&
        !O.Operand.isUndef()) {
      OperandAtoms Atoms = Input.Atoms.operandAtoms(O.Operand);
      for (VariableAtom &A : Atoms.Covered)
        A.Bit -= Atoms.Start;
      E->second.Operands.push_back(Atoms.Covered);
    }
}

/// Adds locations for the result of a recorded instruction.
void ExpressionTable::addResults(unsigned Recorded, Expression &E) {
  OperandAtoms Result =
      Input.Atoms.operandAtoms(Input.recordedOperand(Recorded, 0));
  for (const VariableAtom &A : Result.written()) {
    auto [Position, IsNew] = E.Results.try_emplace(A.Bit - Result.Start, 0);
    if (IsNew)
      Position->second = TheProgram.newLocation();
  }
}

void ExpressionTable::addLoads(Folder &TheFolder) {
  for (auto [Number, Load] : enumerate(TheFolder.loads())) {
    if (!Load.From) {
      ByLoad.push_back(ByInstruction.at(Load.Recorded));
      continue;
    }
    ExpressionKey Key;
    TheFolder.visitLoad(Number,
                        [&](const MachineInstr &MI) { Key = keyOf(MI); });
    Entry *E = &*TheProgram.Expressions.try_emplace(std::move(Key)).first;
    addResults(Load.Recorded, E->second);
    ByLoad.push_back(E);
    const MachineOperand &Loaded =
        Input.recordedOperand(TheFolder.loads()[*Load.From].Recorded, 0);
    unsigned Start = Input.Atoms.operandAtoms(Loaded).Start;
    auto &Condition = TheProgram.Conditions.emplace_back();
    for (const VariableAtom &A :
         Input.Atoms
             .operandAtoms(Input.recordedOperand(Load.Recorded, Load.Operand))
             .Covered) {
      const auto &From = ByLoad[*Load.From]->second.Results;
      auto Result = From.find(A.Bit - Start);
      // Location 0 holds nothing.
      Condition.push_back({A.Name, Result == From.end() ? 0 : Result->second});
    }
    DerivedFrom[Load.Recorded].push_back(
        {E, static_cast<unsigned>(TheProgram.Conditions.size() - 1)});
  }
}

void ExpressionTable::addDependents() {
  for (const auto &[Key, E] : TheProgram.Expressions)
    for (const auto &Operand : E.Operands)
      for (const VariableAtom &A : Operand)
        for (auto [Bit, Result] : E.Results)
          TheProgram.Dependents[A.Name].push_back(Result);
}

/// The text of an operand, without registers that allocation may change.
std::string ExpressionTable::textOf(const MachineOperand &MO) const {
  std::string Text = ";";
  raw_string_ostream OS(Text);
  if (MO.isReg()) {
    if (!MO.getReg())
      OS << '_';
    else if (MO.isUndef())
      OS << "undef";
    else if (MO.getReg().isPhysical() && Input.MRI.isReserved(MO.getReg()))
      OS << printReg(MO.getReg(), &Input.TRI);
    else
      OS << '?';
    return Text;
  }
  MachineOperand Copy = MO;
  Copy.clearParent();
  OS << MO.getTargetFlags() << ':';
  Copy.print(OS, &Input.TRI);
  return Text;
}

/// Replaces x86's special opcodes for some constants by MOV32ri. They clobber
/// the flags, so that x86 must rematerialize them with MOV32ri where flags are
/// live.
void ExpressionTable::canonicalize(ExpressionKey &Key) const {
  StringRef Name = Input.TII.getName(Key.Opcode);
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

ExpressionKey ExpressionTable::keyOf(const MachineInstr &MI) const {
  ExpressionKey Key;
  Key.Opcode = MI.getOpcode();
  for (const MachineOperand &MO : MI.explicit_operands())
    if (!MO.isReg() || MO.isUse())
      Key.Constants += textOf(MO);
  canonicalize(Key);
  return Key;
}

ExpressionKey ExpressionTable::makeKey(unsigned Recorded) const {
  ExpressionKey Key;
  Key.Opcode = Input.Before.Instructions[Recorded].Opcode;
  for (const RecordedOperand &O : Input.Before.operands(Recorded)) {
    const MachineOperand &MO = O.Operand;
    if (MO.isReg() && (MO.isDef() || MO.isImplicit()))
      continue;
    Key.Constants += textOf(MO);
    if (MO.isReg() && MO.getReg().isVirtual() && !MO.isUndef())
      Key.Registers.push_back(
          Input.Atoms.operandAtoms(MO).Covered.front().Name);
  }
  canonicalize(Key);
  return Key;
}

bool ExpressionTable::isKnown(const ExpressionKey &Key) const {
  auto I = TheProgram.Expressions.lower_bound(Key);
  return I != TheProgram.Expressions.end() && I->first.Opcode == Key.Opcode &&
         I->first.Constants == Key.Constants;
}

void ExpressionTable::define(unsigned Recorded, NodeWriter &Writer) const {
  auto Known = ByInstruction.find(Recorded);
  auto Loads = DerivedFrom.find(Recorded);
  if (Known == ByInstruction.end() && Loads == DerivedFrom.end())
    return;
  OperandAtoms Result =
      Input.Atoms.operandAtoms(Input.recordedOperand(Recorded, 0));
  for (const VariableAtom &A : Result.written()) {
    auto LocationIn = [&](const Entry &E) {
      return E.second.Results.at(A.Bit - Result.Start);
    };
    if (Known != ByInstruction.end())
      Writer.emit(Operation::Define, A.Name, LocationIn(*Known->second));
    if (Loads != DerivedFrom.end())
      for (const Derived &D : Loads->second)
        Writer.emit(Operation::DefineIf, A.Name, LocationIn(*D.E), D.Condition);
  }
}
