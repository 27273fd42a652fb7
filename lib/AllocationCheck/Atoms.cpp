//===- Atoms.cpp - Atoms of operands --------------------------------------===//

#include "Atoms.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

AtomTable::AtomTable(const Recording &Before, const RegisterLayout &Layout,
                     const TargetRegisterInfo &TRI)
    : Before(Before), Layout(Layout), TRI(TRI) {
  Lengths.resize(Layout.size());
  for (unsigned Atom = 1; Atom < Layout.size(); ++Atom)
    for (const RegisterLayout::Atom &A : Layout.atoms(Layout.owner(Atom)))
      if (A.Location == Atom)
        Lengths[Atom] = A.Length;
  for (const TargetRegisterClass *Class : Before.Classes) {
    FirstAtoms.push_back(Lengths.size());
    if (Class)
      for (const RegisterLayout::Range &A : Layout.atoms(*Class))
        Lengths.push_back(A.Length);
  }
}

SmallVector<VariableAtom, 4> AtomTable::atoms(Register Virtual) const {
  SmallVector<VariableAtom, 4> Result;
  Variable Next = FirstAtoms[Virtual.virtRegIndex()];
  for (const RegisterLayout::Range &A : Layout.atoms(*Before.classOf(Virtual)))
    Result.push_back({Next++, A.Bit, A.Length});
  return Result;
}

/// A register of the class that has the subregister.
static MCRegister example(const TargetRegisterClass &Class, unsigned SubReg,
                          const TargetRegisterInfo &TRI) {
  for (MCRegister Register : Class)
    if (TRI.getSubReg(Register, SubReg))
      return Register;
  return MCRegister();
}

OperandAtoms AtomTable::operandAtoms(const MachineOperand &Recorded) const {
  OperandAtoms Result;
  if (Recorded.getReg().isPhysical()) {
    MCRegister Register = Recorded.getReg();
    unsigned Bits = Layout.bits(Register);
    for (const RegisterLayout::Atom &A : Layout.atomsOfUnits(Register))
      (A.Bit < Bits ? Result.Covered : Result.Clobbered)
          .push_back({A.Location, A.Bit, A.Length});
    return Result;
  }
  auto Atoms = atoms(Recorded.getReg());
  unsigned SubReg = Recorded.getSubReg();
  if (!SubReg) {
    Result.Covered = Atoms;
    return Result;
  }
  MCRegister Whole = example(*Before.classOf(Recorded.getReg()), SubReg, TRI);
  MCRegister Part = TRI.getSubReg(Whole, SubReg);
  // Do not use the offset of the subregister index: it may depend on the
  // register.
  RegisterLayout::Range Bits = Layout.part(Whole, Part);
  Result.Start = Bits.Bit;
  unsigned End = Bits.Bit + Bits.Length;
  auto Changed = Layout.atomsOfUnits(Part);
  for (auto [A, InWhole] : zip(Atoms, Layout.atoms(Whole))) {
    bool IsChanged =
        any_of(Changed,
               [&, Location = InWhole.Location](const RegisterLayout::Atom &B) {
                 return B.Location == Location;
               });
    if (A.Bit >= Result.Start && A.Bit < End)
      Result.Covered.push_back(A);
    else
      (IsChanged ? Result.Clobbered : Result.Rest).push_back(A);
  }
  return Result;
}

SmallVector<LocatedAtom, 4>
AtomTable::registerAtoms(MCRegister Register) const {
  SmallVector<LocatedAtom, 4> Result;
  for (const RegisterLayout::Atom &A : Layout.atoms(Register))
    Result.push_back({A.Location, A.Bit, A.Length});
  return Result;
}

std::string AtomTable::describe(Variable V) const {
  std::string Result;
  raw_string_ostream OS(Result);
  if (V < Layout.size()) {
    OS << printReg(Layout.owner(V), &TRI);
    return Result;
  }
  unsigned Index =
      partition_point(FirstAtoms, [&](Variable First) { return First <= V; }) -
      FirstAtoms.begin() - 1;
  Register Virtual = Register::index2VirtReg(Index);
  OS << printReg(Virtual, &TRI);
  auto Atoms = atoms(Virtual);
  if (Atoms.size() > 1) {
    const VariableAtom &A = Atoms[V - FirstAtoms[Index]];
    OS << " (bits " << A.Bit << " to " << A.Bit + A.Length - 1 << ")";
  }
  return Result;
}
