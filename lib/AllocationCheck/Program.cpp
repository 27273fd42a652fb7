//===- Program.cpp - An allocation as moves -------------------------------===//

#include "mincaml/AllocationCheck/Program.h"

#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace mincaml;
using namespace llvm;

AllocationProgram::AllocationProgram(const Recording &Before,
                                     const RegisterLayout &Layout)
    : Before(Before), Layout(Layout), ReservedAtoms(Layout.size()) {
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
  NextLocation = Layout.size();
}

SmallVector<VariableAtom, 4> AllocationProgram::atoms(Register Register) const {
  unsigned Index = Register.virtRegIndex();
  SmallVector<VariableAtom, 4> Result;
  Variable Next = FirstAtoms[Index];
  for (const RegisterLayout::Range &A : Layout.atoms(*Before.Classes[Index]))
    Result.push_back({Next++, A.Bit, A.Length});
  return Result;
}

Location AllocationProgram::slot(int FrameIndex, unsigned Bit) {
  auto [I, IsNew] = Slots[FrameIndex].try_emplace(Bit, NextLocation);
  NextLocation += IsNew;
  return I->second;
}

std::string AllocationProgram::describe(Variable V,
                                        const TargetRegisterInfo &TRI) const {
  std::string Result;
  raw_string_ostream OS(Result);
  if (V < Layout.size()) {
    OS << printReg(Layout.owner(V), &TRI);
    return Result;
  }
  unsigned Index =
      partition_point(FirstAtoms, [&](Variable First) { return First <= V; }) -
      FirstAtoms.begin() - 1;
  Register Register = Register::index2VirtReg(Index);
  OS << printReg(Register, &TRI);
  auto Atoms = atoms(Register);
  if (Atoms.size() > 1) {
    const VariableAtom &A = Atoms[V - FirstAtoms[Index]];
    OS << " (bits " << A.Bit << " to " << A.Bit + A.Length - 1 << ")";
  }
  return Result;
}
