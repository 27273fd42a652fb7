//===- Operands.cpp - SPARC rules about single instructions ---------------===//
//
// ImmediateRange, ArchitectureLevel, IntegerPair, FloatPair, ReservedRegister,
// Unlowered.
//
//===----------------------------------------------------------------------===//

#include "MachineChecks.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class OperandCheck {
public:
  OperandCheck(const MachineInstr &MI, InstructionTable &Table,
               Reporter &Report)
      : MI(MI), Info(Table[MI]), Table(Table), Report(Report) {}

  void check();

private:
  bool isLowered();
  void checkLevel();
  void checkImmediate(const MachineOperand &MO);
  void checkClass(unsigned Index);
  void checkReserved(const MachineOperand &MO);

  const MachineInstr &MI;
  const InstructionInfo &Info;
  InstructionTable &Table;
  Reporter &Report;
};

} // namespace

bool OperandCheck::isLowered() {
  if (MI.isInlineAsm() || MI.isMetaInstruction())
    return true;
  // LLVM's printer writes GETPCX as several instructions.
  if (MI.isPseudo() && Info.TheOperation != Operation::ReadPC) {
    // What the generic printer handles: labels, entry points for patching.
    if (MI.isLabel() || MI.getDesc().isPreISelOpcode() ||
        MI.getOpcode() == TargetOpcode::MEMBARRIER ||
        MI.getOpcode() == TargetOpcode::ARITH_FENCE)
      return true;
    Report.violation(Rule::Unlowered, MI, "a pseudo-instruction is left");
    return false;
  }
  for (const MachineOperand &MO : MI.operands())
    if ((MO.isReg() && MO.getReg().isVirtual()) || MO.isFI()) {
      Report.violation(Rule::Unlowered, MI,
                       MO.isFI() ? "a frame index is left"
                                 : "a virtual register is left");
      return false;
    }
  return true;
}

void OperandCheck::checkLevel() {
  if (!Info.Feature.empty() && !Table.hasFeature(Info.Feature))
    Report.violation(Rule::ArchitectureLevel, MI,
                     Info.Feature.starts_with("-")
                         ? "there is none with +" + Info.Feature.drop_front()
                         : "it takes +" + Info.Feature);
}

/// Conditions and address spaces are numbers, too, in fields of their own.
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

void OperandCheck::checkImmediate(const MachineOperand &MO) {
  int64_t Value = MO.getImm();
  ImmediateField Field = Info.Immediate;
  // LLVM has some negative numbers as unsigned words of 32 bits; in a register
  // of 64 bits only where %lox makes them, which is sign-extended.
  if (Field.Signed && isUInt<32>(Value) &&
      (!Table.is64Bit() || Info.TheOperation == Operation::Xor))
    Value = SignExtend64<32>(Value);
  int64_t Low = Field.Signed ? minIntN(Field.Bits) : 0;
  int64_t High = Field.Signed ? maxIntN(Field.Bits)
                              : static_cast<int64_t>(maxUIntN(Field.Bits));
  if (Value < Low || Value > High)
    Report.violation(Rule::ImmediateRange, MI,
                     Twine(MO.getImm()) + " is not in " + Twine(Low) + ".." +
                         Twine(High));
}

void OperandCheck::checkClass(unsigned Index) {
  const TargetRegisterClass *Class = Table.TII.getRegClass(MI.getDesc(), Index);
  Register R = MI.getOperand(Index).getReg();
  if (!Class || !R.isPhysical() || Class->contains(R))
    return;
  StringRef Name = Table.TRI.getRegClassName(Class);
  Rule Broken = Name == "IntPair"                        ? Rule::IntegerPair
                : Name == "DFPRegs" || Name == "QFPRegs" ? Rule::FloatPair
                                                         : Rule::Unlowered;
  Report.violation(Broken, MI,
                   "%" + StringRef(Table.TRI.getName(R)).lower() +
                       " is not in " + Name);
}

void OperandCheck::checkReserved(const MachineOperand &MO) {
  RegisterInfo R = Table.reg(MO.getReg());
  // %f32 and up have no encoding in V8.
  if (R.Bank == RegisterFile::Float && R.Number >= 32 && !Table.isV9() &&
      !MI.isCall())
    Report.violation(Rule::ArchitectureLevel, MI,
                     "%f" + Twine(unsigned(R.Number)) + " takes +v9");
  if (!MO.isDef() || R.Bank != RegisterFile::Integer)
    return;
  for (unsigned N = R.Number; N != R.Number + R.Count; ++N) {
    if (N != reg::G6 && N != reg::G7 && (N != reg::G5 || Table.is64Bit()))
      continue;
    std::string Detail = ("%g" + Twine(N)).str();
    if (MI.isInlineAsm())
      Report.unproved(Rule::ReservedRegister, MI,
                      "inline assembly changes " + Detail);
    else
      Report.violation(Rule::ReservedRegister, MI, Detail);
  }
}

void OperandCheck::check() {
  if (!isLowered() || MI.isMetaInstruction())
    return;
  if (!MI.isInlineAsm())
    checkLevel();
  unsigned NumDescribed = MI.getDesc().getNumOperands();
  for (auto [Index, MO] : enumerate(MI.operands())) {
    if (MO.isReg()) {
      checkReserved(MO);
      if (Index < NumDescribed && !MI.isInlineAsm())
        checkClass(Index);
    } else if (hasCheckedRange(MI, Index, Table)) {
      checkImmediate(MO);
    }
  }
}

void mincaml::sparc::checkOperands(const MachineFunction &MF,
                                   InstructionTable &Table, Reporter &Report) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      OperandCheck(MI, Table, Report).check();
}
