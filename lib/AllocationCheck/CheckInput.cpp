//===- CheckInput.cpp - What the phases of a check read -------------------===//

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

/// A register may be reserved because of its contents, like a stack pointer, or
/// because it cannot hold values, like the status word of x87. Registers of the
/// second kind that the function itself writes are tracked: spill code may
/// write them too, but not between an instruction that writes them and one that
/// reads them. So are those of the first kind that it writes by name: %g6 for
/// inline assembly, and %s12, to which VE copies the address of a callee.
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

bool CheckInput::isFollowed(MCRegister Register) const {
  return none_of(Layout.atomsOfUnits(Register),
                 [&](const RegisterLayout::Atom &A) {
                   return ReservedAtoms.test(A.Location);
                 });
}

/// The atoms of an operand of a copy.
static SmallVector<RegisterLayout::Range, 8>
copiedAtoms(const MachineOperand &MO, const CheckInput &Input) {
  SmallVector<RegisterLayout::Range, 8> Result;
  OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
  for (const VariableAtom &A : Atoms.Inside)
    Result.push_back({A.Bit - Atoms.Start, A.Length});
  return Result;
}

/// A copy between registers with the same atoms only states that both have the
/// same value. Any other copy must be preserved.
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
