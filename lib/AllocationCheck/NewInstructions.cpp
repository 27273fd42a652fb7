//===- NewInstructions.cpp - Translation of new instructions --------------===//

#include "NewInstructions.h"
#include "CheckInput.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

SpillInstructions::SpillInstructions(const CheckInput &Input) : Input(Input) {
  SetVector<const TargetRegisterClass *> Used;
  for (const TargetRegisterClass *Class : Input.Before.Classes)
    if (Class)
      Used.insert(Class);
  Classes.assign(Used.begin(), Used.end());
}

/// Whether two spills or reloads differ only in their slots.
static bool isSameShape(const MachineInstr &A, const MachineInstr &B) {
  if (A.getOpcode() != B.getOpcode() ||
      A.getNumExplicitOperands() != B.getNumExplicitOperands())
    return false;
  for (auto [X, Y] : zip(A.explicit_operands(), B.explicit_operands())) {
    if (X.getType() != Y.getType())
      return false;
    if (X.isReg() ? X.getReg() != Y.getReg() || X.isDef() != Y.isDef()
                  : !X.isFI() && !X.isIdenticalTo(Y))
      return false;
  }
  return true;
}

std::optional<SpillInstruction>
SpillInstructions::compare(const MachineInstr &MI, MCRegister Register,
                           int FrameIndex) {
  const TargetInstrInfo &TII = Input.TII;
  const TargetRegisterInfo &TRI = Input.TRI;
  bool IsStore = MI.mayStore();
  std::optional<SpillInstruction> Result;
  for (const TargetRegisterClass *Class : Classes) {
    if (!Class->contains(Register))
      continue;
    MachineBasicBlock *Scratch = Input.MF.CreateMachineBasicBlock();
    if (IsStore)
      TII.storeRegToStackSlot(*Scratch, Scratch->end(), Register, false,
                              FrameIndex, Class, llvm::Register());
    else
      TII.loadRegFromStackSlot(*Scratch, Scratch->end(), Register, FrameIndex,
                               Class, llvm::Register());
    unsigned Bits = TRI.getRegSizeInBits(*Class).getKnownMinValue();
    if (Scratch->size() == 1 && isSameShape(MI, Scratch->front()) &&
        (!Result || Bits < Result->Bits))
      Result = {IsStore, Register, 0, Bits, TRI.getSpillAlign(*Class)};
    Input.MF.deleteMachineBasicBlock(Scratch);
  }
  return Result;
}

std::optional<SpillInstruction>
SpillInstructions::find(const MachineInstr &MI) {
  if (MI.mayLoad() == MI.mayStore())
    return std::nullopt;
  const MachineOperand *Slot = nullptr, *Value = nullptr;
  std::vector<int64_t> Others;
  for (const MachineOperand &MO : MI.explicit_operands()) {
    if (MO.isFI())
      Slot = &MO;
    else if (MO.isReg() && MO.getReg() && !Value && MO.isDef() == MI.mayLoad())
      Value = &MO;
    else if (MO.isReg())
      Others.push_back(MO.getReg().id());
    else if (MO.isImm())
      Others.push_back(MO.getImm());
  }
  if (!Slot || !Value || !Value->getReg().isPhysical())
    return std::nullopt;
  MCRegister Register = Value->getReg();
  auto [I, IsNew] =
      Known.try_emplace({MI.getOpcode(), Register.id(), std::move(Others)});
  if (IsNew)
    I->second = {&MI, compare(MI, Register, Slot->getIndex())};
  if (!I->second.Access || !isSameShape(MI, *I->second.Example))
    return std::nullopt;
  SpillInstruction Result = *I->second.Access;
  Result.FrameIndex = Slot->getIndex();
  return Result;
}

std::optional<AllocationFault> NewInstructions::write(const MachineInstr &MI) {
  if (MI.isBundle())
    return std::nullopt;
  if (!MI.isKill())
    if (auto Fault = translate(MI))
      return Fault;
  Writer.clearAround({MI, 0, {}});
  return std::nullopt;
}

std::optional<AllocationFault>
NewInstructions::translate(const MachineInstr &MI) {
  if (auto Fault = writeReserved(MI))
    return Fault;
  if (MI.isCopy())
    return writeCopy(MI);
  if (MI.isImplicitDef()) {
    writeImplicitDef(MI);
    return std::nullopt;
  }
  if (auto Access = Accesses.find(MI);
      Access && !Input.Before.hasFrameIndex(Access->FrameIndex))
    return writeSpillInstruction(MI, *Access);
  if (MI.isUnconditionalBranch() && MI.getOperand(0).isMBB() &&
      &*MI.getParent()->getLastNonDebugInstr() == &MI)
    return std::nullopt; // ControlFlow.h has checked it.
  if (auto Key = Expressions.keyOf(MI); Expressions.isKnown(Key))
    return writeRematerialization(MI, std::move(Key));
  if (ArrayRef<unsigned> Constants = TheFolder.findStored(MI);
      !Constants.empty())
    return writeStoredConstant(MI, Constants);
  if (auto Copy = TheFolder.findSlotCopy(MI))
    return writeSlotCopy(MI, *Copy);
  return faultIn(MI, "is neither an instruction of the function before "
                     "allocation nor a copy, a spill, a reload or a "
                     "rematerialization");
}

static AllocationFault virtualRegister(const MachineInstr &MI) {
  return faultIn(MI, "still has a virtual register");
}

/// Checks writes to reserved registers. Spill code may clobber such a register
/// if it is tracked, like a status word, or if the definition is dead.
std::optional<AllocationFault>
NewInstructions::writeReserved(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
        !Input.MRI.isReserved(MO.getReg()) ||
        Input.Before.InstructionIndex.contains(&MI))
      continue;
    if (Input.isTracked(MO.getReg()))
      Writer.clearRegister(MO.getReg());
    else if (!MO.isDead())
      return faultIn(MI, formatv("is new and writes {0}, which is reserved",
                                 printReg(MO.getReg(), &Input.TRI)));
  }
  return std::nullopt;
}

void NewInstructions::writeImplicitDef(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical() && !MO.isImplicit())
      Writer.clearRegister(MO.getReg());
}

std::optional<AllocationFault>
NewInstructions::writeCopy(const MachineInstr &MI) {
  const RegisterLayout &Layout = Input.Layout;
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (!To.getReg().isPhysical() || !From.getReg().isPhysical())
    return virtualRegister(MI);
  if (To.getReg() == From.getReg())
    return std::nullopt;
  unsigned Bits =
      std::min(Layout.bits(To.getReg()), Layout.bits(From.getReg()));
  auto Sources = Layout.atoms(From.getReg());
  // The registers may overlap, like $r25r24 and $r24r23 in AVR; one half is
  // then both written and read.
  SmallVector<Operation, 8> Copies;
  for (const RegisterLayout::Atom &A : Layout.atomsOfUnits(To.getReg())) {
    const RegisterLayout::Atom *Source = find_if(
        Sources, [&](const RegisterLayout::Atom &B) { return B.Bit == A.Bit; });
    if (From.isUndef() || A.Bit >= Bits || Source == Sources.end())
      Copies.push_back({Operation::Clear, A.Location});
    else
      Copies.push_back(
          {Operation::Copy, A.Location, Source->Location, A.Length});
  }
  Writer.emitInParallel(Copies);
  return std::nullopt;
}

std::optional<AllocationFault>
NewInstructions::writeSpillInstruction(const MachineInstr &MI,
                                       const SpillInstruction &Access) {
  if (auto Fault =
          Slots.check(MI, Access.FrameIndex, Access.Bits, Access.Alignment))
    return Fault;
  MCRegister Register = Access.Register.asMCReg();
  auto InSlot = [&](const RegisterLayout::Atom &A) {
    return Slots.location(Access.FrameIndex, Register, A.Bit, A.Length,
                          Access.Bits);
  };
  if (Access.IsStore) {
    Writer.emit(Operation::ClearSlot, Access.FrameIndex, Access.Bits);
    for (const RegisterLayout::Atom &A : Input.Layout.atoms(Register))
      if (A.end() <= Access.Bits)
        Writer.emit(Operation::Copy, InSlot(A), A.Location, A.Length);
    return std::nullopt;
  }
  for (const RegisterLayout::Atom &A : Input.Layout.atomsOfUnits(Register))
    if (A.Bit < Access.Bits && A.end() <= Access.Bits)
      Writer.emit(Operation::Copy, A.Location, InSlot(A), A.Length);
    else
      Writer.emit(Operation::Clear, A.Location);
  return std::nullopt;
}

std::optional<AllocationFault>
NewInstructions::writeSlotCopy(const MachineInstr &MI, const SlotCopy &Copy) {
  unsigned Bits = 0;
  for (const TargetRegisterClass *Class : Copy.Classes)
    Bits = std::max<unsigned>(Bits, Input.TRI.getRegSizeInBits(*Class));
  for (int Slot : {Copy.To, Copy.From})
    if (auto Fault = Slots.check(MI, Slot, Bits, Align(1)))
      return Fault;
  Writer.emit(Operation::ClearSlot, Copy.To, Bits);
  DenseSet<Location> Written;
  for (const TargetRegisterClass *Class : Copy.Classes) {
    MCRegister Example = *Class->begin();
    unsigned Size = Input.TRI.getRegSizeInBits(*Class);
    for (const RegisterLayout::Atom &A : Input.Layout.atoms(Example)) {
      auto In = [&](int Slot) {
        return Slots.location(Slot, Example, A.Bit, A.Length, Size);
      };
      if (A.end() <= Size && Written.insert(In(Copy.To)).second)
        Writer.emit(Operation::Copy, In(Copy.To), In(Copy.From), A.Length);
    }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Rematerialization
//===----------------------------------------------------------------------===//

std::optional<AllocationFault>
NewInstructions::checkConstraints(const MachineInstr &MI) {
  for (const auto &[Index, MO] : enumerate(MI.explicit_operands())) {
    const TargetRegisterClass *Class =
        MI.getRegClassConstraint(Index, &Input.TII, &Input.TRI);
    if (Class && MO.isReg() && MO.getReg() && !Class->contains(MO.getReg()))
      return faultIn(MI, formatv("operand {0} is {1}, which is not in register "
                                 "class {2}",
                                 Index, printReg(MO.getReg(), &Input.TRI),
                                 Input.TRI.getRegClassName(Class)));
    if (MO.isReg() && MO.isUse() && MO.isTied() &&
        MO.getReg() != MI.getOperand(MI.findTiedOperandIdx(Index)).getReg())
      return faultIn(MI, formatv("operand {0} is {1}, but is tied to a result "
                                 "in another register",
                                 Index, printReg(MO.getReg(), &Input.TRI)));
  }
  return std::nullopt;
}

std::optional<AllocationFault>
NewInstructions::writeRematerialization(const MachineInstr &MI,
                                        ExpressionKey Key) {
  Register Result = MI.getOperand(0).getReg();
  if (!Result.isPhysical())
    return virtualRegister(MI);
  if (auto Fault = checkConstraints(MI))
    return Fault;
  Rematerialization R = {&MI, {std::move(Key)}, {}, {}};
  for (const RegisterLayout::Atom &A :
       Input.Layout.atomsOfUnits(Result.asMCReg()))
    R.Result.push_back({A.Location, A.Bit, A.Length});
  for (const MachineOperand &MO : MI.explicit_uses()) {
    if (!MO.isReg() || !MO.getReg() || MO.isUndef() ||
        (MO.getReg().isPhysical() && Input.MRI.isReserved(MO.getReg())))
      continue;
    if (!MO.getReg().isPhysical())
      return virtualRegister(MI);
    R.Operands.push_back(Input.Atoms.registerAtoms(MO.getReg()));
  }
  Writer.rematerialize(std::move(R));
  for (const MachineOperand &MO : MI.all_defs())
    if (MO.getReg().isPhysical() && !Input.TRI.regsOverlap(MO.getReg(), Result))
      Writer.clearRegister(MO.getReg());
  return std::nullopt;
}

/// The number of bits that the only memory operand writes; 0 if unknown.
static uint64_t bitsWritten(const MachineInstr &MI) {
  if (!MI.hasOneMemOperand())
    return 0;
  LocationSize Size = (*MI.memoperands_begin())->getSizeInBits();
  return Size.hasValue() ? Size.getValue().getKnownMinValue() : 0;
}

/// Writes a spill of a constant that is folded into the store. It does not
/// matter which of the expressions is stored, only how many bits: a store of 64
/// bits also writes the upper half of %rax, as an instruction that defines %eax
/// does.
std::optional<AllocationFault>
NewInstructions::writeStoredConstant(const MachineInstr &MI,
                                     ArrayRef<unsigned> Constants) {
  int FrameIndex = 0;
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isFI())
      FrameIndex = MO.getIndex();
  uint64_t Written = bitsWritten(MI);
  Rematerialization R = {&MI, {}, {}, {}};
  unsigned Bits = 0;
  // For each bit at which an atom starts: the number of bits stored, and an
  // example of the register class.
  std::map<unsigned, std::pair<unsigned, MCRegister>> Stored;
  for (unsigned Recorded : Constants) {
    const MachineOperand &Value = Input.recordedOperand(Recorded, 0);
    const ExpressionKey &Key = Expressions.keyOf(Recorded);
    if (!is_contained(R.Keys, Key))
      R.Keys.push_back(Key);
    MCRegister Example = *Input.Before.classOf(Value.getReg())->begin();
    OperandAtoms Atoms = Input.Atoms.operandAtoms(Value);
    for (const VariableAtom &A : Atoms.written()) {
      unsigned Bit = A.Bit - Atoms.Start;
      if (Bit + A.Length > Written)
        continue;
      auto &[Length, Register] = Stored[Bit];
      if (A.Length > Length)
        std::tie(Length, Register) = std::pair(A.Length, Example);
      Bits = std::max(Bits, Bit + A.Length);
    }
  }
  if (auto Fault = Slots.check(MI, FrameIndex, Bits, Align(1)))
    return Fault;
  for (auto [Bit, Atom] : Stored)
    R.Result.push_back(
        {Slots.location(FrameIndex, Atom.second, Bit, Atom.first, Bits), Bit,
         Atom.first});
  Writer.emit(Operation::ClearSlot, FrameIndex, Bits);
  Writer.rematerialize(std::move(R));
  return std::nullopt;
}
