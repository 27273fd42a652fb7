//===- RegisterRanges.cpp - Ranges of registers in 64-bit code ------------===//

#include "Comparison/RegisterRanges.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml::sparc;
using namespace llvm;

bool RegisterRangeLattice::join(Element &Into, const Element &From) const {
  bool Changed = false;
  for (auto [Mine, Other] : zip_equal(Into, From)) {
    const RegisterRange Both = RegisterRange::common(Mine, Other);
    Changed |= Both != Mine;
    Mine = Both;
  }
  return Changed;
}

RegisterRanges mincaml::sparc::rangesAtEntry() {
  RegisterRanges Ranges;
  Ranges[reg::G0] = RegisterRange::of(true, true);
  return Ranges;
}

static RegisterRange operandRange(const MachineOperand &MO,
                                  InstructionTable &Table,
                                  const RegisterRanges &Ranges) {
  if (MO.isImm())
    return RegisterRange::of(isInt<32>(MO.getImm()), isUInt<32>(MO.getImm()));
  if (!MO.isReg())
    return {};
  const RegisterInfo R = Table.reg(MO.getReg());
  return R.Bank == RegisterFile::Integer && R.Count == 1 ? Ranges[R.Number]
                                                         : RegisterRange();
}

/// Returns the range of the first operand, which is the result of the
/// instruction.
static RegisterRange resultRange(const MachineInstr &MI,
                                 InstructionTable &Table,
                                 const RegisterRanges &Ranges) {
  StringRef Name = Table.name(MI.getOpcode());
  auto Operand = [&](unsigned I) {
    return operandRange(MI.getOperand(I), Table, Ranges);
  };
  if (Name == "SETHIi") {
    // The result is a multiple of 1024 below 2^32.
    const MachineOperand &High = MI.getOperand(1);
    return RegisterRange::of(High.isImm() && High.getImm() < (1 << 21), true);
  }
  const bool IsImmediate = Name.ends_with("ri");
  if (!Name.consume_back("ri") && !Name.consume_back("rr"))
    return {};
  const InstructionInfo &Info = Table[MI];
  // This matches LDSB, LDUH and LDSW, but not LDD, LDF or LDX. It does not
  // match accesses to alternate address spaces either, whose names end in A.
  if (Info.Loads && !Info.Stores && Name.starts_with("LD")) {
    if (Name == "LD")
      return RegisterRange::of(false, true);
    if (Name.size() != 4 || Info.AccessSize > 4)
      return {};
    if (Name[2] == 'S')
      return RegisterRange::of(true, false);
    if (Name[2] == 'U')
      return RegisterRange::of(true, true);
    return {};
  }
  const int64_t Amount =
      IsImmediate && MI.getNumExplicitOperands() > 2 && MI.getOperand(2).isImm()
          ? MI.getOperand(2).getImm()
          : 0;
  if (Name == "SRL")
    return RegisterRange::of(Amount > 0, true);
  if (Name == "SRA")
    return RegisterRange::of(true, false);
  if (Name == "SRAX")
    return RegisterRange::of(Amount >= 32, false);
  if (Name == "AND") {
    const RegisterRange A = Operand(1), B = Operand(2);
    if ((A.Signed && A.Unsigned) || (B.Signed && B.Unsigned))
      return RegisterRange::of(true, true);
    return RegisterRange::of(A.Signed && B.Signed, A.Unsigned || B.Unsigned);
  }
  if (Name == "OR" || Name == "XOR") {
    const RegisterRange A = Operand(1), B = Operand(2);
    RegisterRange R =
        RegisterRange::of(A.Signed && B.Signed, A.Unsigned && B.Unsigned);
    // The instruction is a copy.
    if (MI.getOperand(1).isReg() &&
        Table.reg(MI.getOperand(1).getReg()).Number == reg::G0)
      R.Either = B.Either;
    return R;
  }
  if (Name.starts_with("MOVICC") || Name.starts_with("MOVXCC") ||
      Name.starts_with("MOVFCC") || Name == "MOVR") {
    // The result is one of two values. The second one is the old content of the
    // result register.
    const unsigned Last = MI.getNumExplicitOperands() - 1;
    return RegisterRange::common(Operand(Last - 2), Operand(Last - 1));
  }
  return {};
}

void mincaml::sparc::step(const MachineInstr &MI, InstructionTable &Table,
                          RegisterRanges &Ranges) {
  const Operation Op = Table[MI].TheOperation;
  if (Op == Operation::Save || Op == Operation::Restore || MI.isInlineAsm()) {
    Ranges = rangesAtEntry();
    return;
  }
  const RegisterRange Result = resultRange(MI, Table, Ranges);
  if (MI.isCall()) {
    // A callee preserves at most the %l and %i registers.
    for (unsigned R = reg::G1; R != reg::L0; ++R)
      Ranges[R] = {};
    if (none_of(MI.operands(),
                [](const MachineOperand &MO) { return MO.isRegMask(); }))
      Ranges = rangesAtEntry();
  }
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask())
      for (unsigned R = reg::L0; R != reg::NumIntegers; ++R)
        if (MO.clobbersPhysReg(Table.integer(R)))
          Ranges[R] = {};
    if (!MO.isReg() || !MO.isDef())
      continue;
    const RegisterInfo R = Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::Integer)
      continue;
    for (unsigned I = R.Number; I != unsigned(R.Number) + R.Count; ++I)
      Ranges[I] = {};
    if (&MO == &MI.getOperand(0) && R.Count == 1)
      Ranges[R.Number] = Result;
  }
  Ranges[reg::G0] = RegisterRange::of(true, true);
}
