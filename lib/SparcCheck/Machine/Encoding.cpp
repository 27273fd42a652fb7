//===- Encoding.cpp - Rules about encodings -------------------------------===//

#include "Machine/RuleChecks.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Instructions -------------------------------------------------------===//

/// Reports pseudo-instructions, frame indices and virtual registers. Returns
/// whether there are none.
static bool checkLowered(const CheckedMachineFunction &F,
                         const MachineInstr &MI) {
  if (MI.isInlineAsm() || MI.isMetaInstruction())
    return true;
  F.Report.checked(Rule::Unlowered, MI);
  // LLVM's SPARC assembly printer expands GETPCX.
  if (MI.isPseudo() && F.Table[MI].TheOperation != Operation::ReadPC) {
    // The generic printer handles labels and patchable entries.
    if (MI.isLabel() || MI.getDesc().isPreISelOpcode() ||
        MI.getOpcode() == TargetOpcode::MEMBARRIER ||
        MI.getOpcode() == TargetOpcode::ARITH_FENCE)
      return true;
    F.Report.violation(Rule::Unlowered, MI, "unlowered pseudo-instruction");
    return false;
  }
  for (const MachineOperand &MO : MI.operands())
    if ((MO.isReg() && MO.getReg().isVirtual()) || MO.isFI()) {
      F.Report.violation(Rule::Unlowered, MI,
                         MO.isFI() ? "frame index" : "virtual register");
      return false;
    }
  return true;
}

static void checkLevel(const CheckedMachineFunction &F,
                       const MachineInstr &MI) {
  StringRef Feature = F.Table[MI].MissingFeature;
  if (Feature.empty())
    return;
  if (Feature.consume_front("-"))
    F.Report.violation(Rule::ArchitectureLevel, MI,
                       "it is not available with +" + Feature);
  else
    F.Report.violation(Rule::ArchitectureLevel, MI, "it requires " + Feature);
}

//===- Immediates ---------------------------------------------------------===//

/// Whether an operand is a condition. Conditions are immediates, but they have
/// their own fields.
static bool isCondition(const MachineInstr &MI, unsigned Index,
                        InstructionTable &Table) {
  StringRef Name = Table.name(MI.getOpcode());
  unsigned Last = MI.getDesc().getNumOperands() - 1;
  if (Table[MI].BranchBits)
    return Index == 1;
  return Index == Last &&
         (Name.starts_with("MOV") || Name.starts_with("V9") ||
          Name.starts_with("FMOV") || Name.starts_with("TICC") ||
          Name.starts_with("TXCC") || Name.starts_with("TRAP"));
}

bool mincaml::sparc::hasCheckedRange(const MachineInstr &MI, unsigned Index,
                                     InstructionTable &Table) {
  return Table[MI].Immediate.Bits && Index < MI.getDesc().getNumOperands() &&
         MI.getOperand(Index).isImm() && !isCondition(MI, Index, Table);
}

static void checkImmediate(const CheckedMachineFunction &F,
                           const MachineInstr &MI, const MachineOperand &MO) {
  F.Report.checked(Rule::ImmediateRange, MI);
  const InstructionInfo &Info = F.Table[MI];
  int64_t Number = MO.getImm();
  ImmediateField Field = Info.Immediate;
  // LLVM represents some negative immediates as unsigned 32-bit numbers. In
  // 64-bit code, these are only the immediates of %lox, which xor sign-extends.
  if (Field.Signed && isUInt<32>(Number) &&
      (!F.Table.is64Bit() || Info.TheOperation == Operation::Xor))
    Number = SignExtend64<32>(Number);
  int64_t Low = Field.Signed ? minIntN(Field.Bits) : 0;
  int64_t High = Field.Signed ? maxIntN(Field.Bits)
                              : static_cast<int64_t>(maxUIntN(Field.Bits));
  if (Number < Low || Number > High)
    F.Report.violation(Rule::ImmediateRange, MI,
                       Twine(MO.getImm()) + " is not in " + Twine(Low) + ".." +
                           Twine(High));
}

static void checkInstruction(const CheckedMachineFunction &F,
                             const MachineInstr &MI) {
  if (!checkLowered(F, MI) || MI.isMetaInstruction())
    return;
  if (!MI.isInlineAsm())
    checkLevel(F, MI);
  for (auto [Index, MO] : enumerate(MI.operands()))
    if (MO.isReg())
      checkRegisterOperand(F, MI, Index);
    else if (hasCheckedRange(MI, Index, F.Table))
      checkImmediate(F, MI, MO);
}

void mincaml::sparc::checkInstructions(const CheckedMachineFunction &F) {
  for (const MachineBasicBlock &MBB : F.MF)
    for (const MachineInstr &MI : MBB.instrs())
      checkInstruction(F, MI);
}

//===- Addresses ----------------------------------------------------------===//

/// Checks \p Low, the low half of an address, which is added to \p High.
static void checkLowHalf(const CheckedMachineFunction &F,
                         const MachineInstr &MI, const MachineOperand &Low,
                         const RegisterValue &High) {
  if (!High.isAddress() || High.isAddressPart(WholeAddress))
    return F.Report.unproved(Rule::AddressPair, MI, "the high half is unknown");
  const SymbolicAddress Address = F.Semantics.symbolic(Low);
  if (!isHighPartOf(High.RegisterOrPart, Low.getTargetFlags()))
    F.Report.violation(Rule::AddressPair, MI,
                       "the register contains another part of an address");
  else if (High.Base != Address.Symbol)
    F.Report.violation(Rule::AddressPair, MI,
                       "the high half belongs to another symbol");
  else if (High.Offset != Address.Offset &&
           !shareHighHalf(High.Offset, Address.Offset, Address.Alignment,
                          Low.getTargetFlags()))
    F.Report.violation(Rule::AddressPair, MI,
                       "the high half belongs to another offset");
}

void mincaml::sparc::checkAddressPair(const CheckedMachineFunction &F,
                                      const MachineInstr &MI,
                                      const FlowState &S) {
  if (F.Table[MI].TheOperation == Operation::TailJump &&
      MI.getOperand(1).isImm()) {
    RegisterValue Target = F.Semantics.operand(MI.getOperand(0), S);
    if (Target.isAddress() && !Target.isAddressPart(WholeAddress))
      F.Report.violation(Rule::AddressPair, MI,
                         "it jumps to the high half of an address");
  }
  for (unsigned I = 1; I < MI.getNumExplicitOperands(); ++I) {
    const MachineOperand &Low = MI.getOperand(I);
    const MachineOperand &Base = MI.getOperand(I - 1);
    if (Base.isReg() && F.Semantics.symbolic(Low).Symbol &&
        isLowPart(Low.getTargetFlags()))
      checkLowHalf(F, MI, Low, F.Semantics.operand(Base, S));
  }
}
