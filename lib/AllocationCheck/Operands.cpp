//===- Operands.cpp - Operands before and after ---------------------------===//
//
// What the allocation checker does about an instruction that is the recorded
// one: pairs its operands with those it had, checks the registers themselves,
// and says which values they must hold.
//
//===----------------------------------------------------------------------===//

#include "Folding.h"
#include "ProgramBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

/// A register of the class that has such a part.
static MCRegister example(const TargetRegisterClass &Class, unsigned SubReg,
                          const TargetRegisterInfo &TRI) {
  for (MCRegister Register : Class)
    if (TRI.getSubReg(Register, SubReg))
      return Register;
  return MCRegister();
}

AllocationProgramBuilder::Variables
AllocationProgramBuilder::variables(const MachineOperand &MO) const {
  Variables Result;
  if (MO.getReg().isPhysical()) {
    MCRegister Register = MO.getReg();
    unsigned Bits = Program.Layout.bits(Register);
    for (const RegisterLayout::Atom &A : Program.Layout.atomsOfUnits(Register))
      (A.Bit < Bits ? Result.Inside : Result.Beyond)
          .push_back({A.Location, A.Bit, A.Length});
    return Result;
  }
  auto Atoms = Program.atoms(MO.getReg());
  if (!MO.getSubReg()) {
    Result.Inside = Atoms;
    return Result;
  }
  Result.Start = TRI.getSubRegIdxOffset(MO.getSubReg());
  unsigned End = Result.Start + TRI.getSubRegIdxSize(MO.getSubReg());
  const TargetRegisterClass &Class =
      *Before.Classes[MO.getReg().virtRegIndex()];
  MCRegister Whole = example(Class, MO.getSubReg(), TRI);
  auto Changed =
      Program.Layout.atomsOfUnits(TRI.getSubReg(Whole, MO.getSubReg()));
  for (auto [A, InWhole] : zip(Atoms, Program.Layout.atoms(Whole))) {
    bool IsChanged =
        any_of(Changed,
               [&, Location = InWhole.Location](const RegisterLayout::Atom &B) {
                 return B.Location == Location;
               });
    if (A.Bit >= Result.Start && A.Bit < End)
      Result.Inside.push_back(A);
    else
      (IsChanged ? Result.Beyond : Result.Outside).push_back(A);
  }
  return Result;
}

AllocationProgramBuilder::PlacedAtoms
AllocationProgramBuilder::places(MCRegister Register) const {
  PlacedAtoms Result;
  for (const RegisterLayout::Atom &A : Program.Layout.atoms(Register))
    Result.push_back({A.Location, A.Bit, A.Length});
  return Result;
}

/// The register that a virtual one got if Part is what its operand got.
MCRegister AllocationProgramBuilder::whole(const MachineOperand &MO,
                                           MCRegister Part) const {
  const TargetRegisterClass *Class = TRI.getLargestLegalSuperClass(
      Before.Classes[MO.getReg().virtRegIndex()], MF);
  if (!MO.getSubReg())
    return Class->contains(Part) ? Part : MCRegister();
  return TRI.getMatchingSuperReg(Part, MO.getSubReg(), Class);
}

/// Explicit operands are where they were. Implicit ones may have got others
/// among them, about larger registers, or have become part of such ones.
bool AllocationProgramBuilder::pairOperands(unsigned Recorded,
                                            const MachineInstr &MI) {
  Pairs.clear();
  auto IsImplicit = [](const MachineOperand &MO) {
    return MO.isReg() && MO.isImplicit();
  };
  unsigned Explicit = 0, Implicit = 0;
  BitVector Used(MI.getNumOperands());
  for (auto [Index, O] : enumerate(Old)) {
    if (!IsImplicit(O.Operand)) {
      while (IsImplicit(MI.getOperand(Explicit)))
        ++Explicit;
      Used.set(Explicit);
      Pairs.push_back({static_cast<unsigned>(Index), Explicit++});
      continue;
    }
    auto Fits = [&](unsigned I) {
      const MachineOperand &MO = MI.getOperand(I);
      return !Used.test(I) && IsImplicit(MO) &&
             MO.isDef() == O.Operand.isDef() &&
             (O.Operand.getReg().isPhysical()
                  ? MO.getReg() == O.Operand.getReg()
                  : MO.getReg().isPhysical());
    };
    unsigned I = Implicit;
    while (I < MI.getNumOperands() && !Fits(I))
      ++I;
    if (I < MI.getNumOperands()) {
      Used.set(I);
      Pairs.push_back({static_cast<unsigned>(Index), I});
      Implicit = I + 1;
      continue;
    }
    bool IsCovered = any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isReg() && MO.getReg().isPhysical() &&
             MO.isDef() == O.Operand.isDef() &&
             O.Operand.getReg().isPhysical() &&
             TRI.isSubRegisterEq(MO.getReg(), O.Operand.getReg());
    });
    if (!IsCovered) {
      fail(formatv("has lost operand {0} of '{1}'", Index,
                   print(Before, Recorded, MF)),
           MI);
      return false;
    }
    // Still there, in the larger one: pair it with itself.
    Pairs.push_back({static_cast<unsigned>(Index), ~0u});
  }
  // What is new must be about the registers that are there anyway.
  for (auto [Index, MO] : enumerate(MI.operands())) {
    if (Used.test(Index) || !MO.isReg() || !MO.getReg())
      continue;
    bool IsRelated = any_of(Pairs, [&, New = &MO](const OperandPair &P) {
      if (P.Final == ~0u)
        return true;
      const MachineOperand &Other = MI.getOperand(P.Final);
      return Other.isReg() && Other.getReg() && New->getReg().isPhysical() &&
             Other.getReg().isPhysical() &&
             TRI.regsOverlap(Other.getReg(), New->getReg());
    });
    if (!IsRelated) {
      fail(formatv("has a new operand {0}", printReg(MO.getReg(), &TRI)), MI);
      return false;
    }
  }
  return true;
}

void AllocationProgramBuilder::checkRegister(const RecordedOperand &O,
                                             const MachineInstr &MI,
                                             unsigned Index) {
  const MachineOperand &New = MI.getOperand(Index);
  Register Virtual = O.Operand.getReg();
  auto Fail = [&](const Twine &Message) {
    fail(formatv("operand {0} ({1}): ", Index,
                 printReg(Virtual, &TRI, O.Operand.getSubReg())) +
             Message,
         MI);
  };
  if (!Virtual.isVirtual()) {
    if (New.getReg() != Virtual || New.getSubReg() != O.Operand.getSubReg())
      Fail(formatv("expected {0}, found {1}", printReg(Virtual, &TRI),
                   printReg(New.getReg(), &TRI)));
    return;
  }
  if (!New.getReg().isPhysical() || New.getSubReg())
    return Fail("has no register");
  MCRegister Register = New.getReg();
  if (MRI.isReserved(Register))
    return Fail(formatv("{0} is reserved", printReg(Register, &TRI)));
  const TargetRegisterClass *Constraint =
      MI.getRegClassConstraint(Index, &TII, &TRI);
  if (Constraint && !Constraint->contains(Register))
    return Fail(formatv("{0} is not in register class {1}",
                        printReg(Register, &TRI),
                        TRI.getRegClassName(Constraint)));
  if (!whole(O.Operand, Register))
    Fail(formatv("{0} is not in register class {1}", printReg(Register, &TRI),
                 TRI.getRegClassName(Before.Classes[Virtual.virtRegIndex()])));
}

void AllocationProgramBuilder::checkTies(const MachineInstr &MI) {
  DenseMap<unsigned, unsigned> Final;
  for (const OperandPair &P : Pairs)
    Final[P.Recorded] = P.Final;
  for (const OperandPair &P : Pairs) {
    const RecordedOperand &O = Old[P.Recorded];
    if (O.TiedTo < 0 || O.Operand.isDef() || P.Final == ~0u)
      continue;
    const MachineOperand &Use = MI.getOperand(P.Final);
    const MachineOperand &Def = MI.getOperand(Final.lookup(O.TiedTo));
    if (Use.getReg() != Def.getReg())
      return fail(formatv("operands {0} and {1} are tied, but are {2} and {3}",
                          Final.lookup(O.TiedTo), P.Final,
                          printReg(Def.getReg(), &TRI),
                          printReg(Use.getReg(), &TRI)),
                  MI);
  }
}

/// Results must be apart from each other, early ones from operands too.
void AllocationProgramBuilder::checkOverlaps(const MachineInstr &MI) {
  auto Overlap = [&](const OperandPair &A, const OperandPair &B) {
    Register X = MI.getOperand(A.Final).getReg();
    Register Y = MI.getOperand(B.Final).getReg();
    return X.isPhysical() && Y.isPhysical() && TRI.regsOverlap(X, Y);
  };
  SmallVector<OperandPair, 4> Defs, Uses;
  for (const OperandPair &P : Pairs) {
    const MachineOperand &MO = Old[P.Recorded].Operand;
    if (P.Final == ~0u || !MO.isReg() || !MO.getReg())
      continue;
    if (MO.isDef())
      Defs.push_back(P);
    else if (!MO.isUndef())
      Uses.push_back(P);
  }
  for (auto [Index, A] : enumerate(Defs)) {
    const MachineOperand &X = Old[A.Recorded].Operand;
    for (const OperandPair &B : ArrayRef(Defs).drop_front(Index + 1)) {
      const MachineOperand &Y = Old[B.Recorded].Operand;
      bool AreBothPhysical = X.getReg().isPhysical() && Y.getReg().isPhysical();
      if (X.getReg() == Y.getReg() || AreBothPhysical ||
          (X.isDead() && Y.isDead()) || !Overlap(A, B))
        continue;
      return fail(formatv("results {0} and {1} share {2}",
                          printReg(X.getReg(), &TRI),
                          printReg(Y.getReg(), &TRI),
                          printReg(MI.getOperand(A.Final).getReg(), &TRI)),
                  MI);
    }
    if (!X.isEarlyClobber())
      continue;
    for (const OperandPair &B : Uses) {
      const MachineOperand &Y = Old[B.Recorded].Operand;
      bool AreBothPhysical = X.getReg().isPhysical() && Y.getReg().isPhysical();
      if (X.getReg() == Y.getReg() || AreBothPhysical || !Overlap(A, B) ||
          Old[B.Recorded].TiedTo == static_cast<int>(A.Recorded))
        continue;
      return fail(formatv("{0} is written early into {1}, which holds {2}",
                          printReg(X.getReg(), &TRI),
                          printReg(MI.getOperand(A.Final).getReg(), &TRI),
                          printReg(Y.getReg(), &TRI)),
                  MI);
    }
  }
}

void AllocationProgramBuilder::checkOperands(const MachineInstr &MI) {
  for (const OperandPair &P : Pairs)
    if (P.Final != ~0u && Old[P.Recorded].Operand.isReg() &&
        (Old[P.Recorded].Operand.getReg() || MI.getOperand(P.Final).getReg()))
      checkRegister(Old[P.Recorded], MI, P.Final);
  checkTies(MI);
  checkOverlaps(MI);
}

void AllocationProgramBuilder::addUses(unsigned Recorded,
                                       const MachineInstr &MI) {
  for (const OperandPair &P : Pairs) {
    const MachineOperand &MO = Old[P.Recorded].Operand;
    if (!MO.isReg() || !MO.isUse() || !MO.getReg() || MO.isUndef())
      continue;
    MCRegister Final = P.Final == ~0u
                           ? MO.getReg().asMCReg()
                           : MI.getOperand(P.Final).getReg().asMCReg();
    if (!takesPart(Final))
      continue;
    Variables Atoms = variables(MO);
    PlacedAtoms Places = places(Final);
    Program.Uses.push_back({&MI, Recorded, P.Recorded, Final});
    unsigned Use = Program.Uses.size() - 1;
    bool SaysUndefined = P.Final != ~0u && MI.getOperand(P.Final).isUndef();
    for (const VariableAtom &A : Atoms.Inside) {
      if (SaysUndefined) {
        emit(Operation::NeedUndefined, A.Name, 0, Use);
        continue;
      }
      const Placed *Place = find_if(Places, [&](const Placed &B) {
        return B.Bit == A.Bit - Atoms.Start && B.Length >= A.Length;
      });
      // A register that is too small has been found already.
      emit(Operation::Need, A.Name, Place == Places.end() ? 0 : Place->Where,
           Use);
    }
  }
}

void AllocationProgramBuilder::addClobbers(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask()) {
      Program.Masks.push_back(MO.getRegMask());
      emit(Operation::ClearMask, Program.Masks.size() - 1);
    }
  splitAtCall(MI);
}

void AllocationProgramBuilder::killVariables(const MachineOperand &MO) {
  Variables Atoms = variables(MO);
  for (const VariableAtom &A : Atoms.Inside)
    emit(Operation::Kill, A.Name);
  for (const VariableAtom &A : Atoms.Beyond)
    emit(Operation::Kill, A.Name);
  if (MO.getSubReg() && MO.isUndef())
    for (const VariableAtom &A : Atoms.Outside)
      emit(Operation::Undefine, A.Name);
}

void AllocationProgramBuilder::addDefinitions(const MachineInstr &MI) {
  SmallVector<std::pair<const MachineOperand *, MCRegister>, 4> Results;
  for (const OperandPair &P : Pairs) {
    const MachineOperand &MO = Old[P.Recorded].Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    Results.push_back({&MO, P.Final == ~0u
                                ? MO.getReg().asMCReg()
                                : MI.getOperand(P.Final).getReg().asMCReg()});
    killVariables(MO);
    clearRegister(Results.back().second);
  }
  for (auto [MO, Final] : Results) {
    Variables Atoms = variables(*MO);
    PlacedAtoms Places = places(Final);
    if (MO->getReg().isPhysical())
      // The same register as before.
      for (const VariableAtom &A : Atoms.Beyond)
        emit(Operation::Define, A.Name, A.Name);
    else if (MCRegister Whole = whole(*MO, Final);
             Whole && !Atoms.Beyond.empty())
      for (const RegisterLayout::Atom &A : Program.Layout.atoms(Whole))
        if (any_of(Atoms.Beyond,
                   [&](const VariableAtom &B) { return A.Bit == B.Bit; }))
          Places.push_back({A.Location, A.Bit - Atoms.Start, A.Length});
    SmallVector<VariableAtom, 8> All(Atoms.Inside.begin(), Atoms.Inside.end());
    if (MO->getReg().isVirtual())
      append_range(All, Atoms.Beyond);
    for (const VariableAtom &A : All) {
      const Placed *Place = find_if(Places, [&](const Placed &B) {
        return B.Bit == A.Bit - Atoms.Start && B.Length >= A.Length;
      });
      if (Place != Places.end())
        emit(Operation::Define, A.Name, Place->Where);
    }
  }
}

void AllocationProgramBuilder::addInstruction(unsigned Recorded,
                                              const MachineInstr &MI) {
  Old = Before.operands(Before.Instructions[Recorded]);
  if (MI.isBundle() || !pairOperands(Recorded, MI))
    return;
  checkOperands(MI);
  if (Fault)
    return;
  addUses(Recorded, MI);
  addClobbers(MI);
  addDefinitions(MI);
  clearAround(MI);
  if (Before.Instructions[Recorded].IsRepeatable)
    defineExpression(Recorded);
  splitAtAsm(MI);
}

/// A place that has what any of the loads has last put into a register.
Location AllocationProgramBuilder::addLoaded(const MachineInstr &MI,
                                             ArrayRef<unsigned> Loads,
                                             const VariableAtom &Atom) {
  Repetition R = {&MI, {}, {}, {}};
  for (unsigned Load : Loads)
    R.Keys.push_back(keyOf(Load));
  Location Place = Program.newLocation();
  R.Result.push_back({Place, Atom.Bit, Atom.Length});
  Program.Repetitions.push_back(std::move(R));
  emit(Operation::Repeat, Program.Repetitions.size() - 1);
  return Place;
}

/// An instruction with a value in memory: apart from that value it is like any
/// other.
void AllocationProgramBuilder::addFolded(const MatchingStep &Step) {
  const MachineInstr &MI = *Step.MI;
  const FoldedInstruction &Folded = *Step.Folded;
  const RecordedInstruction &I = Before.Instructions[Step.Recorded];
  Old = Folded.Operands;
  if (!pairOperands(Step.Recorded, MI))
    return;
  checkOperands(MI);
  bool IsSlot = Folded.Loads.empty();
  if (IsSlot)
    checkSlot(MI, Folded.FrameIndex, 0, Align(1));
  if (Fault)
    return;
  const TargetRegisterClass &Class =
      *Before.Classes[Folded.Value.virtRegIndex()];
  auto PlaceOf = [&](const VariableAtom &A) -> Location {
    if (IsSlot)
      return slotPlace(Folded.FrameIndex, *Class.begin(), A.Bit, A.Length,
                       TRI.getRegSizeInBits(Class));
    return addLoaded(MI, Folded.Loads, A);
  };
  for (auto [Index, O] : enumerate(Before.operands(I))) {
    if (!O.Operand.isReg() || O.Operand.getReg() != Folded.Value ||
        !O.Operand.isUse() || O.Operand.isUndef())
      continue;
    Program.Uses.push_back(
        {&MI, Step.Recorded, static_cast<unsigned>(Index), Register()});
    for (const VariableAtom &A : variables(O.Operand).Inside)
      emit(Operation::Need, A.Name, PlaceOf(A), Program.Uses.size() - 1);
  }
  addUses(Step.Recorded, MI);
  addClobbers(MI);
  addDefinitions(MI);
  for (const RecordedOperand &O : Before.operands(I)) {
    if (!O.Operand.isReg() || O.Operand.getReg() != Folded.Value ||
        !O.Operand.isDef())
      continue;
    if (!IsSlot)
      return fail("writes to a constant in memory", MI);
    killVariables(O.Operand);
    Variables Atoms = variables(O.Operand);
    unsigned End = 0;
    for (const auto *Row : {&Atoms.Inside, &Atoms.Beyond})
      for (const VariableAtom &A : *Row)
        End = std::max(End, A.Bit + A.Length);
    checkSlot(MI, Folded.FrameIndex, End, Align(1));
    emit(Operation::ClearSlot, Folded.FrameIndex, End);
    for (const auto *Row : {&Atoms.Inside, &Atoms.Beyond})
      for (const VariableAtom &A : *Row)
        emit(Operation::Define, A.Name, PlaceOf(A));
  }
  clearAround(MI);
  if (I.IsRepeatable)
    defineExpression(Step.Recorded);
  splitAtAsm(MI);
}
