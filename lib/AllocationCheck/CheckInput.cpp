//===- CheckInput.cpp - Input of the phases of a check --------------------===//

#include "CheckInput.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

CheckInput::CheckInput(MachineFunction &MF, const Recording &Before,
                       const RegisterLayout &Layout)
    : MF(MF), Before(Before), Layout(Layout),
      TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
      Atoms(Before, Layout, TRI), ReservedAtoms(Layout.size()),
      Moves(Before.Instructions.size()) {
  findReservedAtoms();
  findMoves();
}

/// Finds the atoms whose values are not tracked. A register may be reserved
/// because of its contents, like a stack pointer, or because it cannot hold
/// values, like the status word of x87. A register of the second kind is
/// tracked if the function writes it: spill code may write it too, but not
/// between an instruction that writes it and one that reads it. A register of
/// the first kind is tracked if the function names it in a write: %g6 in inline
/// assembly, or %s12, to which VE copies the address of a callee.
void CheckInput::findReservedAtoms() {
  for (unsigned Atom = 1; Atom < Layout.size(); ++Atom)
    if (MRI.isReserved(Layout.owner(Atom)))
      ReservedAtoms.set(Atom);
  auto CannotHoldValues = [&](MCRegister Register) {
    return none_of(TRI.regclasses(), [&](const TargetRegisterClass *Class) {
      return Class->isAllocatable() && Class->contains(Register);
    });
  };
  DenseSet<Register> Known;
  for (const RecordedOperand &O : Before.Operands) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
        !MRI.isReserved(MO.getReg()) || Known.contains(MO.getReg()) ||
        (MO.isImplicit() && !CannotHoldValues(MO.getReg())))
      continue;
    Known.insert(MO.getReg());
    for (const RegisterLayout::Atom &A : Layout.atomsOfUnits(MO.getReg()))
      ReservedAtoms.reset(A.Location);
  }
}

bool CheckInput::isTracked(MCRegister Register) const {
  return none_of(Layout.atomsOfUnits(Register),
                 [&](const RegisterLayout::Atom &A) {
                   return ReservedAtoms.test(A.Location);
                 });
}

/// The atoms of an operand of a copy, relative to the start of the operand.
static SmallVector<RegisterLayout::Range, 8>
copiedAtoms(const MachineOperand &MO, const CheckInput &Input) {
  SmallVector<RegisterLayout::Range, 8> Result;
  OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
  for (const VariableAtom &A : Atoms.Covered)
    Result.push_back({A.Bit - Atoms.Start, A.Length});
  return Result;
}

/// Finds the copies that need not be preserved. A copy between registers with
/// the same atoms only states that both have the same value; any other copy
/// must be preserved.
void CheckInput::findMoves() {
  for (const RecordedInstruction &I : Before.Instructions) {
    bool IsMove = I.Opcode == TargetOpcode::IMPLICIT_DEF ||
                  I.Opcode == TargetOpcode::KILL;
    if (I.Opcode == TargetOpcode::COPY) {
      auto To = copiedAtoms(Before.operands(I)[0].Operand, *this);
      auto From = copiedAtoms(Before.operands(I)[1].Operand, *this);
      IsMove = llvm::all_of(zip(To, From), [](const auto &Pair) {
        const auto &[A, B] = Pair;
        return A.Bit == B.Bit && A.Length == B.Length;
      });
    }
    if (IsMove)
      Moves.set(Before.index(I));
  }
}
