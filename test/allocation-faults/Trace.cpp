//===- Trace.cpp - Allocated code executed symbolically -------------------===//

#include "Equivalence.h"
#include "Mutator.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

unsigned ValueTable::row(unsigned Bytes, ArrayRef<unsigned> Values) {
  // All of a row is the row.
  const Key &First = key(Values.front());
  if (First[0] == Part && First[3] == Bytes &&
      all_of(enumerate(Values), [&](const auto &V) {
        const Key &K = key(V.value());
        return K[0] == Part && K[1] == First[1] && K[2] == V.index() &&
               K[3] == Bytes && K[4] == Values.size();
      }))
    return First[1];
  Key K{Row, Bytes};
  K.insert(K.end(), Values.begin(), Values.end());
  return number(std::move(K));
}

unsigned ValueTable::part(unsigned Of, unsigned Index, unsigned Bytes,
                          unsigned Units) {
  const Key &K = key(Of);
  if (K[0] == Row && K[1] == Bytes && K.size() == Units + 2)
    return K[Index + 2];
  // Sizes differ, and all units but the last are in both.
  uint64_t Common = std::min<uint64_t>(K[0] == Row ? K[1] : 0, Bytes);
  if (IsLittleEndian && Common >= 4 && K.size() == Units + 2)
    return Index + 1 == Units ? low(K[Index + 2], Common * 8) : K[Index + 2];
  // The first half of a pair comes first in memory.
  if (!IsLittleEndian && Units == 2 && Index == 0 && K[0] == Row &&
      K.size() == 3 && K[1] * 2 == Bytes)
    return K[2];
  return number({Part, Of, Index, Bytes, Units});
}

unsigned ValueTable::low(unsigned Value, unsigned Bits) {
  const Key &K = key(Value);
  if (K[0] == Low)
    return K[2] <= Bits ? Value : low(K[1], Bits);
  return number({Low, Value, Bits});
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

namespace {

class Tracer {
public:
  Tracer(const MachineFunction &MF, ValueTable &Values)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
        Values(Values), NumUnits(TRI.getNumRegUnits()) {}

  Trace run();

private:
  void execute(const MachineInstr &MI);
  void executeEvent(const MachineInstr &MI);
  void enterPad(const MachineBasicBlock &Pad);
  bool isHalf(const SlotAccess &Access, unsigned Units) const;
  unsigned savedRow(const SlotAccess &Save);
  void define(const MachineInstr &MI);
  void write(unsigned Location, unsigned Value);
  std::vector<unsigned> unitsOf(MCRegister Register) const;
  std::vector<unsigned> valuesOf(MCRegister Register) const;
  std::vector<unsigned> readBy(const MachineInstr &MI) const;
  unsigned readPart(const MachineInstr &MI, unsigned Operand,
                    unsigned Value) const;
  bool isPure(const MachineInstr &MI) const;
  bool isFixed(MCRegister Register) const {
    return MRI.isConstantPhysReg(Register);
  }
  std::string textOf(const MachineInstr &MI) const;
  void constraintsOf(const MachineInstr &MI, raw_ostream &OS) const;

  const MachineFunction &MF;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  const MachineRegisterInfo &MRI;
  ValueTable &Values;
  unsigned NumUnits;
  Trace Result;
  Trace::Block *Now = nullptr;
  std::vector<unsigned> State;
  size_t Hash = 0;
};

} // namespace

std::vector<unsigned> Tracer::unitsOf(MCRegister Register) const {
  std::vector<unsigned> Units;
  for (MCRegUnit Unit : TRI.regunits(Register))
    Units.push_back(static_cast<unsigned>(Unit));
  return Units;
}

std::vector<unsigned> Tracer::valuesOf(MCRegister Register) const {
  std::vector<unsigned> Result;
  std::vector<unsigned> Units = unitsOf(Register);
  for (unsigned Unit : Units)
    Result.push_back(State[Unit]);
  for (MCPhysReg Super : TRI.superregs(Register))
    if (unitsOf(Super) == Units) {
      Result.back() = Values.low(
          Result.back(),
          TRI.getRegSizeInBits(*TRI.getMinimalPhysRegClass(Register)));
      break;
    }
  return Result;
}

void Tracer::write(unsigned Location, unsigned Value) {
  // Order does not matter for the sum.
  Hash -= hash_combine(Location, State[Location]);
  State[Location] = Value;
  Hash += hash_combine(Location, Value);
}

/// Whether all that \p MI does is to define registers.
bool Tracer::isPure(const MachineInstr &MI) const {
  return (!MI.mayLoadOrStore() || MI.isDereferenceableInvariantLoad()) &&
         !MI.hasUnmodeledSideEffects() && !MI.isCall() && !MI.isTerminator() &&
         !MI.isInlineAsm() && !MI.mayRaiseFPException() &&
         any_of(MI.operands(), [](const MachineOperand &MO) {
           return MO.isReg() && MO.isDef();
         });
}

void Tracer::constraintsOf(const MachineInstr &MI, raw_ostream &OS) const {
  for (const auto &[Number, MO] : enumerate(MI.explicit_operands())) {
    if (!MO.isReg() || !MO.getReg())
      continue;
    const TargetRegisterClass *Class =
        MI.getRegClassConstraint(Number, &TII, &TRI);
    if (Class && !Class->contains(MO.getReg()))
      OS << " class" << Number;
    if (MO.isUse() && MO.isTied() &&
        MI.getOperand(MI.findTiedOperandIdx(Number)).getReg() != MO.getReg())
      OS << " tie" << Number;
    if (!MO.isDef())
      continue;
    for (const auto &[OtherNumber, Other] : enumerate(MI.operands())) {
      if (OtherNumber == Number || !Other.isReg() || !Other.getReg() ||
          !TRI.regsOverlap(Other.getReg(), MO.getReg()))
        continue;
      if (Other.isDef())
        OS << " overlap" << Number << ',' << OtherNumber;
      else if (MO.isEarlyClobber() && !Other.isUndef() &&
               !(Other.isTied() &&
                 MI.findTiedOperandIdx(OtherNumber) == Number))
        OS << " early" << Number << ',' << OtherNumber;
    }
  }
}

/// Whether \p MO only says for how long a register lives: nothing but calls and
/// the like reads what its description does not know.
static bool isNote(const MachineInstr &MI, const MachineOperand &MO) {
  return MO.isReg() && MO.isUse() && MO.isImplicit() && !MI.isCall() &&
         !MI.isReturn() && !MI.isInlineAsm() &&
         !is_contained(MI.getDesc().implicit_uses(), MO.getReg());
}

/// What is the same in equal events: everything but the registers that it
/// names, and their values.
std::string Tracer::textOf(const MachineInstr &MI) const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << TII.getName(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands()) {
    if (isNote(MI, MO))
      continue;
    if (MO.isReg() && !MO.isImplicit())
      OS << (MO.isUndef() ? " undef" : MO.isDef() ? " def" : " use");
    else if (MO.isReg())
      OS << (MO.isDef() ? " def " : " use ") << printReg(MO.getReg(), &TRI);
    else if (!MO.isRegMask())
      OS << ' ' << MO;
  }
  constraintsOf(MI, OS);
  return Text;
}

/// Whether \p MO only names the whole of what \p MI writes a part of: the
/// machine leaves the rest alone.
static bool isAddition(const MachineInstr &MI, const MachineOperand &MO,
                       const TargetRegisterInfo &TRI) {
  return MO.isImplicit() && !MI.isCall() && !MI.isInlineAsm() &&
         !is_contained(MI.getDesc().implicit_defs(), MO.getReg()) &&
         any_of(MI.defs(), [&](const MachineOperand &Def) {
           return Def.isReg() && Def.getReg() &&
                  TRI.isSubRegister(MO.getReg(), Def.getReg());
         });
}

void Tracer::define(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
        for (MCRegUnitRootIterator Root(static_cast<MCRegUnit>(Unit), &TRI);
             Root.isValid(); ++Root)
          if (MO.clobbersPhysReg(*Root))
            write(Unit,
                  Values.number({ValueTable::Destroyed,
                                 reinterpret_cast<uintptr_t>(&MI), Unit}));
  ValueTable::Key Computation;
  if (isPure(MI)) {
    Computation = {ValueTable::Computed, hash_value(textOf(MI)), 0, 0};
    for (unsigned Value : readBy(MI))
      Computation.push_back(Value);
  }
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg() ||
        isFixed(MO.getReg().asMCReg()) || isAddition(MI, MO, TRI))
      continue;
    for (const auto &[Index, Unit] :
         enumerate(unitsOf(MO.getReg().asMCReg()))) {
      ValueTable::Key K = Computation;
      if (K.empty()) {
        K = {ValueTable::Defined, reinterpret_cast<uintptr_t>(&MI), Number,
             Index};
      } else {
        K[2] = Number;
        K[3] = Index;
      }
      write(Unit, Values.number(std::move(K)));
    }
  }
}

/// As much of a unit's value as an operand reads.
unsigned Tracer::readPart(const MachineInstr &MI, unsigned Operand,
                          unsigned Value) const {
  // A sum of 32 bits, though its operands have 64.
  if (TII.getName(MI.getOpcode()) == "LEA64_32r")
    return Values.low(Value, 32);
  const MachineOperand &MO = MI.getOperand(Operand);
  if (!Values.IsLittleEndian || MO.isImplicit() || MI.isInlineAsm() ||
      unitsOf(MO.getReg().asMCReg()).size() != 1)
    return Value;
  // The low elements of a vector register.
  const TargetRegisterClass *Class =
      MI.getRegClassConstraint(Operand, &TII, &TRI);
  return Class ? Values.low(Value, TRI.getRegSizeInBits(*Class)) : Value;
}

std::vector<unsigned> Tracer::readBy(const MachineInstr &MI) const {
  std::vector<unsigned> Result;
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (MO.isReg() && MO.isUse() && MO.getReg() && !MO.isUndef() &&
        !isNote(MI, MO))
      for (unsigned Value : valuesOf(MO.getReg().asMCReg()))
        Result.push_back(readPart(MI, Number, Value));
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayLoad())
      Result.push_back(State[NumUnits + MO.getIndex()]);
  }
  return Result;
}

void Tracer::executeEvent(const MachineInstr &MI) {
  Trace::Event Event{&MI, textOf(MI), readBy(MI), 0};
  for (const MachineOperand &MO : MI.operands())
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayStore())
      write(NumUnits + MO.getIndex(),
            Values.number({ValueTable::Destroyed,
                           reinterpret_cast<uintptr_t>(&MI),
                           uint64_t(NumUnits + MO.getIndex())}));
  define(MI);
  Event.Behind = Hash;
  Now->Events.push_back(std::move(Event));
  if (MI.isCall())
    Now->AfterCall = State;
}

/// Whether it is about the first half of a slot for a pair of words: the halves
/// follow each other in memory, as they do in the pair.
bool Tracer::isHalf(const SlotAccess &Access, unsigned Units) const {
  return !Values.IsLittleEndian && Access.Size == 4 && Units == 1 &&
         MF.getFrameInfo().getObjectSize(Access.Slot) == 8;
}

/// What a slot holds afterwards.
unsigned Tracer::savedRow(const SlotAccess &Save) {
  std::vector<unsigned> Saved = valuesOf(Save.Register);
  if (!isHalf(Save, Saved.size()))
    return Values.row(Save.Size, Saved);
  Saved.push_back(Values.part(State[NumUnits + Save.Slot], 1, 8, 2));
  return Values.row(8, Saved);
}

void Tracer::execute(const MachineInstr &MI) {
  if (MI.isDebugInstr() || MI.isPosition() || MI.isCFIInstruction() ||
      MI.isKill())
    return;
  // Where frames have room for every call, these do nothing.
  if (TII.isFrameInstr(MI) &&
      MF.getSubtarget().getFrameLowering()->hasReservedCallFrame(MF))
    return;
  if (MI.isBundle() || MI.isInsideBundle()) {
    Result.Known = false;
    return;
  }
  if (SlotAccess Save = saveIn(MI)) {
    write(NumUnits + Save.Slot, savedRow(Save));
    return;
  }
  if (SlotAccess Restore = restoreIn(MI)) {
    std::vector<unsigned> Units = unitsOf(Restore.Register);
    bool IsFirstHalf = isHalf(Restore, Units.size());
    for (const auto &[Index, Unit] : enumerate(Units))
      write(Unit, Values.part(State[NumUnits + Restore.Slot], Index,
                              IsFirstHalf ? 8 : Restore.Size,
                              IsFirstHalf ? 2 : Units.size()));
    return;
  }
  if (MI.isCopy()) {
    MCRegister To = MI.getOperand(0).getReg().asMCReg();
    std::vector<unsigned> From = valuesOf(MI.getOperand(1).getReg().asMCReg());
    std::vector<unsigned> Units = unitsOf(To);
    if (isFixed(To))
      return;
    for (const auto &[Index, Unit] : enumerate(Units))
      write(Unit,
            From.size() == Units.size() && !MI.getOperand(1).isUndef()
                ? From[Index]
                : Values.number({ValueTable::Defined,
                                 reinterpret_cast<uintptr_t>(&MI), 0, Index}));
    return;
  }
  if (MI.isImplicitDef() || isPure(MI)) {
    define(MI);
    return;
  }
  executeEvent(MI);
}

/// The unwinder puts the exception into registers.
void Tracer::enterPad(const MachineBasicBlock &Pad) {
  const Function &F = MF.getFunction();
  if (!F.hasPersonalityFn())
    return;
  const TargetLowering &TLI = *MF.getSubtarget().getTargetLowering();
  for (Register R : {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
                     TLI.getExceptionSelectorRegister(F.getPersonalityFn())})
    if (R)
      for (unsigned Unit : unitsOf(R.asMCReg()))
        State[Unit] = Values.number(
            {ValueTable::Destroyed, reinterpret_cast<uintptr_t>(&Pad), Unit});
}

Trace Tracer::run() {
  Values.IsLittleEndian = MF.getDataLayout().isLittleEndian();
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  unsigned NumBlocks = MF.getNumBlockIDs();
  unsigned NumLocations = NumUnits + Frame.getObjectIndexEnd();
  Result.Blocks.resize(NumBlocks);
  Result.Predecessors.resize(NumBlocks);
  Result.IsPad.resize(NumBlocks);
  for (int I = 0; I != Frame.getObjectIndexEnd(); ++I)
    Result.SlotSizes.push_back(Frame.getObjectSize(I));
  Result.Entry = MF.front().getNumber();
  // A block's only predecessor comes first, if it can be reached.
  ReversePostOrderTraversal<const MachineFunction *> Order(&MF);
  std::vector<const MachineBasicBlock *> Blocks(Order.begin(), Order.end());
  Result.IsReached.resize(NumBlocks);
  for (const MachineBasicBlock *MBB : Blocks)
    Result.IsReached[MBB->getNumber()] = true;
  for (const MachineBasicBlock *MBB : Blocks) {
    unsigned Number = MBB->getNumber();
    for (const MachineBasicBlock *P : MBB->predecessors())
      Result.Predecessors[Number].push_back(P->getNumber());
    Result.IsPad[Number] = MBB->isEHPad();
    Now = &Result.Blocks[Number];
    const Trace::Block *Before = nullptr;
    if (MBB->pred_size() == 1 && !MBB->isEHPad() && MBB != &MF.front())
      Before = &Result.Blocks[(*MBB->pred_begin())->getNumber()];
    if (Before && !Before->AtEnd.empty()) {
      State = Before->AtEnd;
      Now->Head = Before->Head;
    } else {
      Now->Head = Number;
      State.resize(NumLocations);
      for (unsigned Location = 0; Location != NumLocations; ++Location)
        State[Location] =
            Values.number({ValueTable::AtStart, Number, Location});
      for (unsigned Register = 1; Register != TRI.getNumRegs(); ++Register)
        if (isFixed(Register))
          for (unsigned Unit : unitsOf(Register))
            State[Unit] = Values.number({ValueTable::Fixed, Unit});
    }
    if (MBB->isEHPad())
      enterPad(*MBB);
    Hash = 0;
    for (const auto &[Location, Value] : enumerate(State))
      Hash += hash_combine(unsigned(Location), Value);
    Now->AfterCall = State;
    for (const MachineInstr &MI : MBB->instrs())
      execute(MI);
    Now->AtEnd = State;
  }
  return std::move(Result);
}

Trace faults::traceFunction(const MachineFunction &MF, ValueTable &Values) {
  return Tracer(MF, Values).run();
}
