//===- KeptInstructions.cpp - Translation of kept instructions ------------===//

#include "KeptInstructions.h"
#include "CheckInput.h"
#include "OperandMatching.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

/// Returns the location of an atom of an operand that starts at bit Start of
/// its register; null if there is none.
static const LocatedAtom *find(ArrayRef<LocatedAtom> Locations,
                               const VariableAtom &Atom, unsigned Start) {
  const LocatedAtom *Found = find_if(Locations, [&](const LocatedAtom &L) {
    return L.Bit == Atom.Bit - Start && L.Length >= Atom.Length;
  });
  return Found == Locations.end() ? nullptr : Found;
}

void KeptInstructions::writeUses(const MatchedInstruction &I) {
  for (const OperandPair &P : I.Pairs) {
    const MachineOperand &MO = I.recorded(P);
    if (!MO.isReg() || !MO.isUse() || !MO.getReg() || MO.isUndef())
      continue;
    MCRegister Register = I.assigned(P);
    if (!Input.isTracked(Register))
      continue;
    OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
    auto Locations = Input.Atoms.registerAtoms(Register);
    unsigned Use = Writer.addUse({&I.MI, I.Recorded, P.Recorded, Register});
    bool IsMarkedUndef = !P.isCovered() && I.MI.getOperand(P.Final).isUndef();
    for (const VariableAtom &A : Atoms.Covered) {
      if (IsMarkedUndef) {
        Writer.need(Operation::NeedUndefined, A.Name, 0, Use);
        continue;
      }
      // checkConstraints has reported registers that are too small.
      const LocatedAtom *Location = find(Locations, A, Atoms.Start);
      Writer.need(Operation::Need, A.Name, Location ? Location->Where : 0, Use);
    }
  }
}

void KeptInstructions::writeClobbers(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      Writer.clobber(MO.getRegMask());
  Writer.splitAfterCall(MI);
}

/// Whether only the folded form of the instruction writes the physical register
/// MO, so that it is a clobber: nothing defines it in the recorded function.
bool KeptInstructions::isClobber(const MachineOperand &MO,
                                 const MatchedInstruction &I) const {
  return MO.getReg().isPhysical() &&
         none_of(Input.Before.operands(I.Recorded),
                 [&](const RecordedOperand &O) {
                   return O.Operand.isReg() && O.Operand.isDef() &&
                          O.Operand.getReg() == MO.getReg();
                 });
}

void KeptInstructions::writeResults(const MatchedInstruction &I) {
  SmallVector<const OperandPair *, 4> Results;
  for (const OperandPair &P : I.Pairs) {
    const MachineOperand &MO = I.recorded(P);
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    Writer.clearRegister(I.assigned(P));
    if (isClobber(MO, I))
      continue;
    Results.push_back(&P);
    Writer.writeVariables(MO);
  }
  for (const OperandPair *P : Results) {
    const MachineOperand &MO = I.recorded(*P);
    MCRegister Register = I.assigned(*P);
    // A discarded result is in no location.
    if (MO.getReg().isVirtual() && Input.MRI.isReserved(Register))
      continue;
    OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
    auto Locations = Input.Atoms.registerAtoms(Register);
    if (MO.getReg().isPhysical())
      // The result is in the same register as before.
      for (const VariableAtom &A : Atoms.Clobbered)
        Writer.emit(Operation::Define, A.Name, A.Name);
    else if (MCRegister Whole = wholeRegister(Input, MO, Register);
             Whole && !Atoms.Clobbered.empty())
      for (const RegisterLayout::Atom &A : Input.Layout.atoms(Whole))
        if (any_of(Atoms.Clobbered,
                   [&](const VariableAtom &B) { return A.Bit == B.Bit; }))
          Locations.push_back({A.Location, A.Bit - Atoms.Start, A.Length});
    SmallVector<VariableAtom, 8> All(Atoms.Covered.begin(),
                                     Atoms.Covered.end());
    if (MO.getReg().isVirtual())
      append_range(All, Atoms.Clobbered);
    for (const VariableAtom &A : All)
      if (const LocatedAtom *Location = find(Locations, A, Atoms.Start))
        Writer.emit(Operation::Define, A.Name, Location->Where);
  }
}

void KeptInstructions::finish(const MatchedInstruction &I) {
  Writer.clearAround(I);
  Expressions.define(I.Recorded, Writer);
  Writer.splitAfterAsm(I.MI);
}

void KeptInstructions::write(const MatchedInstruction &I) {
  writeUses(I);
  writeClobbers(I.MI);
  writeResults(I);
  finish(I);
}

//===----------------------------------------------------------------------===//
// Folded memory operands
//===----------------------------------------------------------------------===//

/// Returns the location of an atom of a folded operand. It is in the slot, or
/// it is a new location to which the loaded constant is rematerialized.
Location KeptInstructions::memoryLocation(const MatchedInstruction &I,
                                          const FoldedInstruction &Folded,
                                          const FoldedOperand &O,
                                          const VariableAtom &Atom) {
  ArrayRef<LoadNumber> Loads = O.Loads.empty() ? Folded.Loads : O.Loads;
  if (Loads.empty()) {
    Register Value = Input.recordedOperand(I.Recorded, O.Recorded).getReg();
    const TargetRegisterClass &Class = *Input.Before.classOf(Value);
    return Slots.location(O.FrameIndex, *Class.begin(), Atom.Bit, Atom.Length,
                          Input.TRI.getRegSizeInBits(Class));
  }
  Rematerialization R = {&I.MI, {}, {}, {}};
  for (LoadNumber Load : Loads)
    R.Keys.push_back(Expressions.keyOfLoad(Load));
  Location Result = TheProgram.newLocation();
  R.Result.push_back({Result, Atom.Bit, Atom.Length});
  Writer.rematerialize(std::move(R));
  return Result;
}

void KeptInstructions::writeFoldedUses(const MatchedInstruction &I,
                                       const FoldedInstruction &Folded) {
  for (const FoldedOperand &O : Folded.InMemory) {
    const MachineOperand &MO = Input.recordedOperand(I.Recorded, O.Recorded);
    if (!MO.isUse() || MO.isUndef())
      continue;
    unsigned Use = Writer.addUse({&I.MI, I.Recorded, O.Recorded, Register()});
    for (const VariableAtom &A : Input.Atoms.operandAtoms(MO).Covered)
      Writer.need(Operation::Need, A.Name, memoryLocation(I, Folded, O, A),
                  Use);
  }
}

std::optional<AllocationFault>
KeptInstructions::writeFoldedResults(const MatchedInstruction &I,
                                     const FoldedInstruction &Folded) {
  for (const FoldedOperand &O : Folded.InMemory) {
    const MachineOperand &MO = Input.recordedOperand(I.Recorded, O.Recorded);
    if (!MO.isDef())
      continue;
    if (!Folded.Loads.empty() || !O.Loads.empty())
      return faultIn(I.MI, "writes to a constant in memory");
    Writer.writeVariables(MO);
    OperandAtoms Atoms = Input.Atoms.operandAtoms(MO);
    unsigned End = 0;
    for (const VariableAtom &A : Atoms.written())
      End = std::max(End, A.Bit + A.Length);
    if (auto Fault = Slots.check(I.MI, O.FrameIndex, End, Align(1)))
      return Fault;
    Writer.emit(Operation::ClearSlot, O.FrameIndex, End);
    for (const VariableAtom &A : Atoms.written())
      Writer.emit(Operation::Define, A.Name, memoryLocation(I, Folded, O, A));
  }
  return std::nullopt;
}

/// Writes the needs of the instruction for one way of folding it.
void KeptInstructions::writeAllUses(const FoldedMatch &F) {
  writeFoldedUses(F.I, *F.Folded);
  writeUses(F.I);
}

std::optional<AllocationFault>
KeptInstructions::writeFolded(ArrayRef<FoldedMatch> Alternatives) {
  const auto &[I, Folded] = Alternatives.front();
  for (const FoldedMatch &F : Alternatives)
    if (F.Folded->Loads.empty())
      for (const FoldedOperand &O : F.Folded->InMemory) {
        if (!O.Loads.empty())
          continue;
        if (auto Fault = Slots.check(I.MI, O.FrameIndex, 0, Align(1)))
          return Fault;
      }
  if (Alternatives.size() == 1) {
    writeAllUses(Alternatives.front());
  } else {
    std::vector<std::vector<Operation>> Needs(Alternatives.size());
    for (auto [F, Need] : zip(Alternatives, Needs)) {
      Writer.startAlternative(Need);
      writeAllUses(F);
      Writer.endAlternative();
    }
    Writer.needOneOf(std::move(Needs));
  }
  writeClobbers(I.MI);
  writeResults(I);
  if (auto Fault = writeFoldedResults(I, *Folded))
    return Fault;
  finish(I);
  return std::nullopt;
}
