//===- MemoryRules.cpp - SPARC rules about memory -------------------------===//
//
// FrameSize, BelowStackPointer, WindowSaveArea, Alignment, AddressPair.
//
//===----------------------------------------------------------------------===//

#include "StateRules.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineMemOperand.h"

using namespace mincaml::sparc;
using namespace llvm;

FlowCheck::FlowCheck(const MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report)
    : MF(MF), Table(Table), Semantics(Table), Report(Report) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      HasCalls |= Table[MI].TheOperation == Operation::Call;
}

//===- Frames -------------------------------------------------------------===//

/// The register window, on V8 the place for a structure's address, and the
/// words for arguments in registers, which every callee may store.
static int64_t minimalFrame(bool Is64Bit, bool HasCalls) {
  if (!Is64Bit)
    return 16 * 4 + 4 + 6 * 4;
  return HasCalls ? 16 * 8 + 6 * 8 : 16 * 8;
}

void FlowCheck::checkFrame(const MachineInstr &MI, const MachineValue &Old,
                           const MachineValue &New) {
  MachineValue Residue = New.residue();
  unsigned Needed = Table.is64Bit() ? 4 : 3;
  int64_t Alignment = 1 << Needed;
  if (!New.isStack()) {
    Report.violation(Rule::FrameSize, MI,
                     "the new %sp does not come from the old one");
    return;
  }
  int64_t Known = std::min<int64_t>(int64_t(1) << Residue.Bits, Alignment);
  if (Residue.Offset % Known != 0)
    Report.violation(Rule::FrameSize, MI,
                     "%sp is not a multiple of " + Twine(Alignment));
  else if (Known < Alignment)
    Report.unproved(Rule::FrameSize, MI, "the size of the frame is not known");
  std::optional<int64_t> Size = distance(Old, New);
  // At the end of a leaf procedure, or space on top of a frame.
  if (!Size || *Size <= 0 || !(Old == entryState().get(reg::SP)))
    return;
  int64_t Minimum = minimalFrame(Table.is64Bit(), HasCalls);
  // With variables of dynamic size, LLVM makes room for arguments at each call.
  bool MakesRoomAtCalls =
      MF.getFrameInfo().hasVarSizedObjects() &&
      *Size >= minimalFrame(Table.is64Bit(), /*HasCalls=*/false);
  if (*Size < Minimum && MakesRoomAtCalls)
    Report.unproved(Rule::FrameSize, MI,
                    Twine(*Size) + " bytes, unless room is made at each call");
  else if (*Size < Minimum)
    Report.violation(Rule::FrameSize, MI,
                     Twine(*Size) + " bytes, at least " + Twine(Minimum) +
                         " are needed");
}

//===- Halves of addresses ------------------------------------------------===//

namespace {

/// Which high half a low half is added to.
struct HalfPair {
  unsigned Low;
  unsigned High;
};

} // namespace

static constexpr HalfPair Halves[] = {
    {ELF::R_SPARC_LO10, ELF::R_SPARC_HI22},
    {ELF::R_SPARC_LO10, ELF::R_SPARC_LM22},
    {ELF::R_SPARC_GOT10, ELF::R_SPARC_GOT22},
    {ELF::R_SPARC_LOX10, ELF::R_SPARC_HIX22},
    {ELF::R_SPARC_HM10, ELF::R_SPARC_HH22},
    {ELF::R_SPARC_M44, ELF::R_SPARC_H44},
    {ELF::R_SPARC_L44, ELF::R_SPARC_L44},
    {ELF::R_SPARC_TLS_GD_LO10, ELF::R_SPARC_TLS_GD_HI22},
    {ELF::R_SPARC_TLS_LDM_LO10, ELF::R_SPARC_TLS_LDM_HI22},
    {ELF::R_SPARC_TLS_LDO_LOX10, ELF::R_SPARC_TLS_LDO_HIX22},
    {ELF::R_SPARC_TLS_IE_LO10, ELF::R_SPARC_TLS_IE_HI22},
    {ELF::R_SPARC_TLS_LE_LOX10, ELF::R_SPARC_TLS_LE_HIX22},
    {ELF::R_SPARC_GOTDATA_OP_LOX10, ELF::R_SPARC_GOTDATA_OP_HIX22},
};

static bool isLowHalf(unsigned Relocation) {
  return any_of(Halves, [=](HalfPair P) { return P.Low == Relocation; });
}

void FlowCheck::checkHalves(const MachineInstr &MI, const MachineState &S) {
  if (Table[MI].TheOperation == Operation::TailJump &&
      MI.getOperand(1).isImm() &&
      Semantics.operand(MI.getOperand(0), S).TheKind ==
          MachineValue::Kind::High)
    Report.violation(Rule::AddressPair, MI,
                     "it jumps to the high half of an address");
  for (unsigned I = 1; I < MI.getNumExplicitOperands(); ++I) {
    const MachineOperand &Low = MI.getOperand(I);
    const MachineOperand &Base = MI.getOperand(I - 1);
    uint32_t Symbol = Semantics.symbol(Low);
    if (!Symbol || !Base.isReg() || !isLowHalf(Low.getTargetFlags()))
      continue;
    MachineValue High = Semantics.operand(Base, S);
    if (High.TheKind != MachineValue::Kind::High) {
      Report.unproved(Rule::AddressPair, MI, "the high half is not known here");
      continue;
    }
    bool IsPair = any_of(Halves, [&](HalfPair P) {
      return P.Low == Low.getTargetFlags() && P.High == High.Relocation;
    });
    int64_t Offset = Low.isJTI() || Low.isMCSymbol() ? 0 : Low.getOffset();
    if (!IsPair || High.Base != Symbol || High.Offset != Offset)
      Report.violation(Rule::AddressPair, MI,
                       !IsPair ? "it is another kind of half"
                       : High.Base != Symbol
                           ? "it is the half of another symbol"
                           : "it is the half of another offset");
  }
}

//===- Accesses -----------------------------------------------------------===//

void FlowCheck::checkStackAccess(const MachineInstr &MI,
                                 const MachineValue &Address,
                                 const MachineState &S) {
  const InstructionInfo &Info = Table[MI];
  RegisterInfo Base = Table.reg(MI.getOperand(Info.AddressOperand).getReg());
  std::optional<int64_t> Above = distance(Address, S.get(reg::SP));
  // Relative to %sp itself it is known wherever that may be.
  if (!Above && Base.Bank == RegisterFile::Integer && Base.Number == reg::SP &&
      Info.HasOffset) {
    MachineValue Offset =
        Semantics.operand(MI.getOperand(Info.AddressOperand + 1), S);
    if (Offset.isConstant())
      Above = Offset.Offset;
  }
  if (!Above) {
    std::optional<int64_t> FromEntry =
        distance(Address, entryState().get(reg::SP));
    if (FromEntry && *FromEntry >= Table.bias() - FixedFrame)
      return;
    if (Address.isStack() || (Base.Number == reg::SP && Base.Count))
      Report.unproved(Rule::BelowStackPointer, MI,
                      "the distance from %sp is not known");
    return;
  }
  *Above -= Table.bias();
  int64_t WindowBytes = 16 * (Table.is64Bit() ? 8 : 4);
  if (*Above < 0)
    Report.violation(Rule::BelowStackPointer, MI,
                     Twine(-*Above) + " bytes below");
  else if (Info.Stores && *Above < WindowBytes)
    Report.violation(Rule::WindowSaveArea, MI,
                     "%sp+" + Twine(*Above) +
                         (Table.is64Bit() ? " without bias" : ""));
}

void FlowCheck::checkAlignment(const MachineInstr &MI,
                               const MachineValue &Address) {
  int64_t Size = Table[MI].AccessSize;
  if (Size == 1)
    return;
  MachineValue Residue = Address.residue();
  if (Residue.TheKind == MachineValue::Kind::Stack) {
    // %sp at entry is a multiple of 8, or of 16 after adding the bias.
    Residue = MachineValue::modulo(
        MachineValue::Kind::Residue,
        std::min<unsigned>(Residue.Bits, Table.is64Bit() ? 4 : 3),
        Residue.Offset - Table.bias());
  }
  int64_t Known = std::min<int64_t>(int64_t(1) << Residue.Bits, Size);
  if (Residue.Offset % Known != 0) {
    Report.violation(Rule::Alignment, MI,
                     "the address is " + Twine(Residue.Offset % Known) +
                         " modulo " + Twine(Known));
    return;
  }
  if (Known == Size)
    return;
  if (MI.memoperands_empty()) {
    Report.unproved(Rule::Alignment, MI, "the address is not known");
    return;
  }
  for (const MachineMemOperand *MMO : MI.memoperands())
    if (MMO->getAlign().value() < static_cast<uint64_t>(Size)) {
      Report.violation(Rule::Alignment, MI,
                       "the program guarantees an alignment of " +
                           Twine(MMO->getAlign().value()) + " only");
      return;
    }
}

void FlowCheck::checkAccess(const MachineInstr &MI, const MachineState &S) {
  if (!MI.getOperand(Table[MI].AddressOperand).isReg())
    return; // Told already: it is not lowered.
  MachineValue Address = Semantics.address(MI, S);
  checkStackAccess(MI, Address, S);
  checkAlignment(MI, Address);
}
