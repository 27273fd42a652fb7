//===- InstructionReader.cpp - Values that instructions read --------------===//

#include "InstructionReader.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

InstructionReader::InstructionReader(const MachineFunction &MF,
                                     ValueTable &Values)
    : MF(MF), TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), Values(Values) {}

std::vector<unsigned> InstructionReader::unitsOf(MCRegister Register) const {
  std::vector<unsigned> Units;
  for (MCRegUnit Unit : TRI.regunits(Register))
    Units.push_back(static_cast<unsigned>(Unit));
  if (Units.size() < 2)
    return Units;
  // Sort the units by offset. In the order of their numbers, the halves of
  // x86's CX would be in another order than those of SI.
  auto OffsetOf = [&](unsigned Unit) {
    unsigned Offset = ~0u;
    for (MCSubRegIndexIterator I(Register, &TRI); I.isValid(); ++I) {
      auto OfPart = TRI.regunits(I.getSubReg());
      if (range_size(OfPart) == 1 &&
          static_cast<unsigned>(*OfPart.begin()) == Unit)
        Offset = std::min(Offset, TRI.getSubRegIdxOffset(I.getSubRegIndex()));
    }
    return Offset;
  };
  sort(Units, [&](unsigned A, unsigned B) {
    return std::pair(OffsetOf(A), A) < std::pair(OffsetOf(B), B);
  });
  return Units;
}

std::vector<unsigned> InstructionReader::valuesOf(MCRegister Register,
                                                  const State &Current) const {
  std::vector<unsigned> Result;
  std::vector<unsigned> Units = unitsOf(Register);
  for (unsigned Unit : Units)
    Result.push_back(Current[Unit]);
  for (MCPhysReg Super : TRI.superregs(Register))
    if (unitsOf(Super) == Units) {
      Result.back() = Values.low(
          Result.back(),
          TRI.getRegSizeInBits(*TRI.getMinimalPhysRegClass(Register)));
      break;
    }
  return Result;
}

bool InstructionReader::isPure(const MachineInstr &MI) const {
  return (!MI.mayLoadOrStore() || MI.isDereferenceableInvariantLoad()) &&
         !MI.hasUnmodeledSideEffects() && !MI.isCall() && !MI.isTerminator() &&
         !MI.isInlineAsm() && !MI.mayRaiseFPException() &&
         any_of(MI.operands(), [](const MachineOperand &MO) {
           return MO.isReg() && MO.isDef();
         });
}

void InstructionReader::constraintsOf(const MachineInstr &MI,
                                      raw_ostream &OS) const {
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

/// Whether \p MO only extends the live range of a register. Only calls and
/// returns read registers that their descriptions do not list. Registers that
/// inline assembly reads are explicit operands.
static bool isLivenessOnly(const MachineInstr &MI, const MachineOperand &MO) {
  return MO.isReg() && MO.isUse() && MO.isImplicit() && !MI.isCall() &&
         !MI.isReturn() &&
         !is_contained(MI.getDesc().implicit_uses(), MO.getReg());
}

std::string InstructionReader::textOf(const MachineInstr &MI) const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << TII.getName(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands()) {
    if (isLivenessOnly(MI, MO))
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

unsigned InstructionReader::bitsTaken(const MachineInstr &MI,
                                      unsigned Operand) const {
  const MachineOperand &MO = MI.getOperand(Operand);
  if (!Values.IsLittleEndian || MO.isImplicit() || MI.isInlineAsm() ||
      unitsOf(MO.getReg().asMCReg()).size() != 1)
    return 0;
  const TargetRegisterClass *Class =
      MI.getRegClassConstraint(Operand, &TII, &TRI);
  return Class ? TRI.getRegSizeInBits(*Class).getKnownMinValue() : 0;
}

/// Returns the part of a unit's value that an operand reads.
unsigned InstructionReader::readPart(const MachineInstr &MI, unsigned Operand,
                                     unsigned Value) const {
  // The sum has 32 bits, though its operands have 64.
  if (TII.getName(MI.getOpcode()) == "LEA64_32r")
    return Values.low(Value, 32);
  unsigned Bits = bitsTaken(MI, Operand);
  return Bits ? Values.low(Value, Bits) : Value;
}

/// Returns the number of bits that an instruction reads from the start of the
/// slot that is operand \p Operand; 0 if it may read the whole slot. Stores are
/// not covered: such a store would leave the rest unchanged, which a value of
/// the whole slot cannot express.
unsigned InstructionReader::bitsLoaded(const MachineInstr &MI,
                                       unsigned Operand) const {
  if (!Values.IsLittleEndian || MI.mayStore() || MI.isInlineAsm() ||
      !MI.hasOneMemOperand() || Operand + 3 >= MI.getNumOperands())
    return 0;
  const MachineOperand &Offset = MI.getOperand(Operand + 3);
  LocationSize Size = (*MI.memoperands_begin())->getSize();
  if (!Offset.isImm() || Offset.getImm() || !Size.hasValue())
    return 0;
  return Size.getValue().getKnownMinValue() * 8;
}

std::vector<unsigned> InstructionReader::readBy(const MachineInstr &MI,
                                                const State &Current) const {
  std::vector<unsigned> Result;
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (MO.isReg() && MO.isUse() && MO.getReg() && !MO.isUndef() &&
        !isLivenessOnly(MI, MO))
      for (unsigned Value : valuesOf(MO.getReg().asMCReg(), Current))
        Result.push_back(readPart(MI, Number, Value));
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayLoad()) {
      unsigned Slot = Current[TRI.getNumRegUnits() + MO.getIndex()];
      unsigned Bits = bitsLoaded(MI, Number);
      Result.push_back(Bits ? Values.low(Slot, Bits) : Slot);
    }
  }
  return Result;
}

std::optional<int>
InstructionReader::slotComputed(const MachineInstr &MI) const {
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  if (!MI.mayStore() || MI.mayLoad() || MI.hasUnmodeledSideEffects() ||
      MI.isCall() || MI.isTerminator() || MI.isInlineAsm() ||
      MI.mayRaiseFPException() || !MI.hasOneMemOperand() ||
      any_of(MI.operands(),
             [](const MachineOperand &MO) { return MO.isReg() && MO.isDef(); }))
    return std::nullopt;
  const auto *Slot = find_if(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isFI() && Frame.isSpillSlotObjectIndex(MO.getIndex());
  });
  if (Slot == MI.operands_end() ||
      (*MI.memoperands_begin())->getSize() !=
          LocationSize::precise(Frame.getObjectSize(Slot->getIndex())))
    return std::nullopt;
  return Slot->getIndex();
}
