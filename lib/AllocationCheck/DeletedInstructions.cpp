//===- DeletedInstructions.cpp - Instructions that are gone ---------------===//

#include "DeletedInstructions.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

static void writeMove(unsigned Recorded, const CheckInput &Input,
                      NodeWriter &Writer) {
  const MachineOperand &To = Input.recordedOperand(Recorded, 0);
  const MachineOperand &From = Input.recordedOperand(Recorded, 1);
  OperandAtoms ToAtoms = Input.Atoms.operandAtoms(To);
  OperandAtoms FromAtoms = Input.Atoms.operandAtoms(From);
  SmallVector<Operation, 8> Aliases;
  for (const VariableAtom &A : ToAtoms.Inside) {
    const VariableAtom *Source = find_if(FromAtoms.Inside, [&](const auto &B) {
      return B.Bit - FromAtoms.Start == A.Bit - ToAtoms.Start &&
             B.Length == A.Length;
    });
    if (From.isUndef() || Source == FromAtoms.Inside.end())
      Aliases.push_back({Operation::Undefine, A.Name});
    else
      Aliases.push_back({Operation::Alias, A.Name, Source->Name});
  }
  Writer.emitInParallel(Aliases);
  // The source does not have these bits.
  for (const VariableAtom &A : ToAtoms.Beyond)
    Writer.emit(Operation::Undefine, A.Name);
  if (To.getSubReg() && To.isUndef())
    for (const VariableAtom &A : ToAtoms.Outside)
      Writer.emit(Operation::Undefine, A.Name);
}

void allocationcheck::writeDeleted(unsigned Recorded, const CheckInput &Input,
                                   const ExpressionTable &Expressions,
                                   NodeWriter &Writer) {
  const RecordedInstruction &I = Input.Before.Instructions[Recorded];
  if (I.Opcode == TargetOpcode::COPY && Input.isMove(Recorded)) {
    writeMove(Recorded, Input, Writer);
    return;
  }
  if (I.Opcode == TargetOpcode::KILL)
    return;
  for (const RecordedOperand &O : Input.Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    bool IsUndefined = I.Opcode == TargetOpcode::IMPLICIT_DEF ||
                       (MO.isDead() && MO.getReg().isPhysical());
    Writer.writeVariables(MO,
                          IsUndefined ? Operation::Undefine : Operation::Kill);
  }
  Expressions.define(Recorded, Writer);
}
