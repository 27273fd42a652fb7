//===- CheckInput.cpp - Input of the phases of a check --------------------===//

#include "CheckInput.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/ModuleSlotTracker.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

//===- Messages about faults ----------------------------------------------===//

std::string allocationcheck::describe(const MachineInstr &MI) {
  std::string Result;
  raw_string_ostream OS(Result);
  MI.print(OS, /*IsStandalone=*/false, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return StringRef(Result).trim().str();
}

std::string allocationcheck::describe(const Recording &Before,
                                      unsigned Instruction,
                                      const MachineFunction &MF) {
  const TargetSubtargetInfo &Target = MF.getSubtarget();
  const RecordedInstruction &I = Before.Instructions[Instruction];
  std::string Defs, Uses;
  ModuleSlotTracker Slots(nullptr);
  for (const RecordedOperand &O : Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    bool IsResult = MO.isReg() && MO.isDef() && !MO.isImplicit();
    std::string &Text = IsResult ? Defs : Uses;
    raw_string_ostream OS(Text);
    if (!Text.empty())
      OS << ", ";
    MO.print(OS, Slots, LLT(), std::nullopt, /*PrintDef=*/!IsResult,
             /*IsStandalone=*/false, /*ShouldPrintRegisterTies=*/false, 0,
             Target.getRegisterInfo());
  }
  return (Defs.empty() ? "" : Defs + " = ") +
         Target.getInstrInfo()->getName(I.Opcode).str() +
         (Uses.empty() ? "" : " " + Uses);
}

AllocationFault allocationcheck::faultIn(const MachineInstr &MI,
                                         const Twine &Message) {
  return {("'" + describe(MI) + "': " + Message).str(), MI.getDebugLoc()};
}

//===- Atoms of operands --------------------------------------------------===//

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

/// Returns a register of the class that has the subregister.
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

//===- Input of the phases of a check -------------------------------------===//

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
/// the first kind is tracked if it is an explicit result of an instruction: %g6
/// in inline assembly, or %s12, to which VE copies the address of a callee.
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

/// Returns the atoms of an operand of a copy, relative to the start of the
/// operand.
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
