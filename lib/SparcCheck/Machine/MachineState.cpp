//===- MachineState.cpp - What is known between two instructions ----------===//

#include "MachineState.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;
using Kind = MachineValue::Kind;

//===- Lattice ------------------------------------------------------------===//

MachineValue MachineValue::residue() const {
  switch (TheKind) {
  case Kind::Residue:
  case Kind::Stack:
    return *this;
  case Kind::Constant:
    return modulo(Kind::Residue, MaximalBits, Offset);
  case Kind::Entry:
    return modulo(Kind::Stack, MaximalBits, Offset);
  case Kind::Moved:
    return modulo(Kind::Stack, Bits, Offset);
  case Kind::ReturnAddress:
  case Kind::High:
    return unknown();
  }
  llvm_unreachable("all kinds are handled");
}

static MachineValue join(const MachineValue &A, const MachineValue &B) {
  if (A == B)
    return A;
  MachineValue X = A.residue(), Y = B.residue();
  if (X.TheKind != Y.TheKind)
    return MachineValue::unknown();
  unsigned Bits = std::min(X.Bits, Y.Bits);
  if (int64_t Difference = X.Offset - Y.Offset)
    Bits = std::min<unsigned>(Bits, countr_zero<uint64_t>(Difference));
  return MachineValue::modulo(X.TheKind, Bits, X.Offset);
}

MachineState MachineStateLattice::top() const {
  MachineState Top;
  Top.Reached = true;
  Top.TheWindow = MachineState::Differs;
  Top.SinceWriteOfY = Top.SinceFloatCompare = 0;
  return Top;
}

bool MachineStateLattice::join(MachineState &Into,
                               const MachineState &From) const {
  if (!From.Reached || Into == From)
    return false;
  if (!Into.Reached) {
    Into = From;
    return true;
  }
  MachineState Old = Into;
  if (Into.TheWindow != From.TheWindow)
    Into.TheWindow = MachineState::Differs;
  Into.SinceWriteOfY = std::min(Into.SinceWriteOfY, From.SinceWriteOfY);
  Into.SinceFloatCompare =
      std::min(Into.SinceFloatCompare, From.SinceFloatCompare);
  Into.DefinedFlags &= From.DefinedFlags;
  for (unsigned R = 0; R != reg::NumIntegers; ++R)
    Into.Registers[R] = ::join(Into.Registers[R], From.Registers[R]);
  return Into != Old;
}

unsigned MachineStateLattice::height() const {
  // Reached, the window, the distances, six flags, and the registers.
  return 1 + 1 + MachineState::YDistance + MachineState::FloatDistance + 6 +
         reg::NumIntegers * (MaximalBits + 3);
}

/// A lower bound, which is what the concept of a lattice asks for; a forward
/// analysis only joins.
bool MachineStateLattice::meet(MachineState &Into,
                               const MachineState &From) const {
  if (Into == From || !Into.Reached || From == top())
    return false;
  Into = Into == top() ? From : bottom();
  return true;
}

MachineState mincaml::sparc::entryState() {
  MachineState S;
  S.Reached = true;
  S.Registers[reg::SP] = {Kind::Entry, 0, 0, 0, 0};
  S.Registers[reg::O7] = {Kind::ReturnAddress, 0, 0, 0, 0};
  return S;
}

std::optional<int64_t> mincaml::sparc::distance(const MachineValue &A,
                                                const MachineValue &B) {
  if (A.TheKind != B.TheKind || A.Base != B.Base ||
      A.TheKind == Kind::Residue || A.TheKind == Kind::Stack ||
      A.TheKind == Kind::High)
    return std::nullopt;
  return A.Offset - B.Offset;
}

//===- Arithmetic ---------------------------------------------------------===//

MachineSemantics::MachineSemantics(InstructionTable &Table) : Table(Table) {}

MachineValue MachineSemantics::truncate(MachineValue V) const {
  if (V.isConstant() && !Table.is64Bit())
    V.Offset = SignExtend64<32>(V.Offset);
  return V;
}

MachineValue MachineSemantics::add(const MachineValue &A,
                                   const MachineValue &B) const {
  if (B.isConstant() && A.TheKind != Kind::High &&
      (A.TheKind == Kind::Constant || A.TheKind == Kind::Entry ||
       A.TheKind == Kind::Moved || A.TheKind == Kind::ReturnAddress)) {
    MachineValue Sum = A;
    Sum.Offset += B.Offset;
    return truncate(Sum);
  }
  if (A.isConstant() && !B.isConstant())
    return add(B, A);
  MachineValue X = A.residue(), Y = B.residue();
  if (X.TheKind == Kind::Stack && Y.TheKind == Kind::Stack)
    return MachineValue::unknown();
  bool IsStack = X.TheKind == Kind::Stack || Y.TheKind == Kind::Stack;
  return MachineValue::modulo(IsStack ? Kind::Stack : Kind::Residue,
                              std::min(X.Bits, Y.Bits), X.Offset + Y.Offset);
}

MachineValue MachineSemantics::subtract(const MachineValue &A,
                                        const MachineValue &B) const {
  if (std::optional<int64_t> Difference = distance(A, B))
    return truncate(MachineValue::constant(*Difference));
  if (B.isConstant())
    return add(A, MachineValue::constant(-B.Offset));
  MachineValue X = A.residue(), Y = B.residue();
  Kind K = Kind::Residue;
  if (X.TheKind != Y.TheKind) {
    if (Y.TheKind == Kind::Stack)
      return MachineValue::unknown();
    K = Kind::Stack;
  }
  return MachineValue::modulo(K, std::min(X.Bits, Y.Bits), X.Offset - Y.Offset);
}

static MachineValue bitwise(Operation Op, const MachineValue &A,
                            const MachineValue &B,
                            const InstructionTable &Table) {
  if (A.isConstant() && B.isConstant()) {
    int64_t C = Op == Operation::Or    ? A.Offset | B.Offset
                : Op == Operation::Xor ? A.Offset ^ B.Offset
                                       : A.Offset & B.Offset;
    return MachineValue::constant(C);
  }
  if (!B.isConstant())
    return A.isConstant() ? bitwise(Op, B, A, Table) : MachineValue::unknown();
  if (Op != Operation::And)
    return B.Offset == 0 ? A : MachineValue::unknown();
  if (B.Offset == 0)
    return B;
  unsigned Zeros =
      std::min<unsigned>(countr_zero<uint64_t>(B.Offset), MaximalBits);
  if (!A.isStack())
    return MachineValue::modulo(Kind::Residue, Zeros, 0);
  // The result is a multiple; %sp at entry is one of 8, or of 16 minus bias.
  return MachineValue::modulo(
      Kind::Stack, std::min<unsigned>(Zeros, Table.is64Bit() ? 4 : 3),
      Table.bias());
}

static MachineValue shiftLeft(const MachineValue &A, const MachineValue &B) {
  if (!B.isConstant() || B.Offset < 0 || B.Offset > 63)
    return MachineValue::unknown();
  if (A.TheKind == Kind::High && A.Relocation == ELF::R_SPARC_M44 &&
      B.Offset == 12) {
    MachineValue V = A;
    V.Relocation = ELF::R_SPARC_L44;
    return V;
  }
  if (A.isConstant())
    return MachineValue::constant(A.Offset << B.Offset);
  MachineValue X = A.residue();
  unsigned Known = X.TheKind == Kind::Residue ? X.Bits : 0;
  unsigned Bits = std::min<uint64_t>(Known + B.Offset, MaximalBits);
  int64_t Low = Known ? X.Offset : 0;
  return MachineValue::modulo(Kind::Residue, Bits,
                              B.Offset < MaximalBits ? Low << B.Offset : 0);
}

//===- Instructions -------------------------------------------------------===//

uint32_t MachineSemantics::symbol(const MachineOperand &MO) const {
  const void *Key = nullptr;
  switch (MO.getType()) {
  case MachineOperand::MO_GlobalAddress:
    Key = MO.getGlobal();
    break;
  case MachineOperand::MO_ExternalSymbol: {
    // Equal names are one symbol, wherever they are stored.
    auto [I, IsNew] =
        Names.try_emplace(MO.getSymbolName(), NextNumber << 2 | 3);
    NextNumber += IsNew;
    return I->second;
  }
  case MachineOperand::MO_BlockAddress:
    Key = MO.getBlockAddress();
    break;
  case MachineOperand::MO_MCSymbol:
    Key = MO.getMCSymbol();
    break;
  case MachineOperand::MO_ConstantPoolIndex:
    return MO.getIndex() << 2 | 1;
  case MachineOperand::MO_JumpTableIndex:
    return MO.getIndex() << 2 | 2;
  default:
    return 0;
  }
  return number(Key);
}

uint32_t MachineSemantics::number(const void *Key) const {
  // The last two bits leave room for constants and jump tables.
  auto [I, IsNew] = Numbers.try_emplace(Key, NextNumber << 2 | 3);
  NextNumber += IsNew;
  return I->second;
}

static bool isSymbolic(const MachineOperand &MO) {
  return MO.isGlobal() || MO.isSymbol() || MO.isBlockAddress() || MO.isCPI() ||
         MO.isJTI() || MO.isMCSymbol();
}

static int64_t offsetOf(const MachineOperand &MO) {
  return MO.isJTI() || MO.isMCSymbol() ? 0 : MO.getOffset();
}

MachineValue MachineSemantics::operand(const MachineOperand &MO,
                                       const MachineState &S) const {
  if (MO.isImm()) {
    // LLVM has some negative numbers as unsigned words of 32 bits.
    int64_t C = MO.getImm();
    return MachineValue::constant(isUInt<32>(C) ? SignExtend64<32>(C) : C);
  }
  if (!MO.isReg())
    return MachineValue::unknown();
  RegisterInfo R = Table.reg(MO.getReg());
  if (R.Bank != RegisterFile::Integer || R.Count != 1)
    return MachineValue::unknown();
  return S.get(R.Number);
}

MachineValue MachineSemantics::address(const MachineInstr &MI,
                                       const MachineState &S) const {
  const InstructionInfo &Info = Table[MI];
  MachineValue Base = operand(MI.getOperand(Info.AddressOperand), S);
  return Info.HasOffset
             ? add(Base, operand(MI.getOperand(Info.AddressOperand + 1), S))
             : Base;
}

/// What a low half makes of a high half: the next stage of a long address, or
/// an address, of which nothing more is known.
static MachineValue addLowHalf(const MachineValue &High,
                               const MachineOperand &Low) {
  if (High.TheKind != Kind::High || Low.getTargetFlags() != ELF::R_SPARC_M44)
    return MachineValue::unknown();
  MachineValue V = High;
  V.Relocation = ELF::R_SPARC_M44;
  return V;
}

MachineValue MachineSemantics::result(const MachineInstr &MI,
                                      const MachineState &S) const {
  Operation Op = Table[MI].TheOperation;
  if (Op == Operation::SetHigh) {
    const MachineOperand &MO = MI.getOperand(1);
    if (MO.isImm())
      return truncate(MachineValue::constant(MO.getImm() << 10));
    if (!isSymbolic(MO))
      return MachineValue::unknown();
    return {Kind::High, 0, static_cast<uint8_t>(MO.getTargetFlags()),
            symbol(MO), offsetOf(MO)};
  }
  MachineValue A = operand(MI.getOperand(1), S);
  if (isSymbolic(MI.getOperand(2)))
    return addLowHalf(A, MI.getOperand(2));
  MachineValue B = operand(MI.getOperand(2), S);
  switch (Op) {
  case Operation::Add:
  case Operation::Save:
  case Operation::Restore:
    return add(A, B);
  case Operation::Subtract:
    return subtract(A, B);
  case Operation::Or:
  case Operation::Xor:
  case Operation::And:
    return truncate(bitwise(Op, A, B, Table));
  case Operation::ShiftLeft:
    return truncate(shiftLeft(A, B));
  default:
    return MachineValue::unknown();
  }
}

/// A place in the stack of which only a residue is known becomes the point of
/// reference for the values that are computed from it.
MachineValue MachineSemantics::name(const MachineInstr &MI,
                                    const MachineValue &V,
                                    MachineState &S) const {
  if (V.TheKind != Kind::Stack)
    return V;
  uint32_t Base = number(&MI);
  // What the instruction computed the last time it ran is another place.
  for (MachineValue &Old : S.Registers)
    if (Old.TheKind == Kind::Moved && Old.Base == Base)
      Old = Old.residue();
  return {Kind::Moved, V.Bits, 0, Base, V.Offset};
}

static uint8_t flagOf(MCRegister R, const InstructionTable &Table) {
  if (R == Table.icc())
    return MachineState::ICC;
  if (R == Table.y())
    return MachineState::Y;
  for (unsigned I = 0; I != Table.fcc().size(); ++I)
    if (R == Table.fcc()[I])
      return MachineState::FCC0 << I;
  return 0;
}

uint8_t MachineSemantics::flag(Register R) const {
  return R.isPhysical() ? flagOf(R.asMCReg(), Table) : 0;
}

void MachineSemantics::define(const MachineInstr &MI, const MachineValue &V,
                              MachineState &S) const {
  const InstructionInfo &Info = Table[MI];
  bool IsCall = MI.isCall();
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical())
      continue;
    S.DefinedFlags |= flag(MO.getReg());
    RegisterInfo R = Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::Integer || (IsCall && R.Number == reg::SP))
      continue;
    bool IsResult = R.Count == 1 && !MO.isImplicit();
    for (unsigned I = 0; I != R.Count; ++I)
      S.set(R.Number + I, IsResult ? V : MachineValue::unknown());
    // A move of both halves of a pair ends in an implicit definition of the
    // pair, which has no effect of its own; to forget is safe.
  }
  if (Info.ComparesFloats)
    S.SinceFloatCompare = 0;
  if (Info.TheOperation == Operation::WriteState &&
      MI.modifiesRegister(Table.y(), nullptr))
    S.SinceWriteOfY = 0;
}

void MachineSemantics::execute(const MachineInstr &MI, MachineState &S) const {
  if (MI.isMetaInstruction()) {
    if (MI.isImplicitDef())
      define(MI, MachineValue::unknown(), S);
    return;
  }
  S.SinceWriteOfY = std::min<unsigned>(S.SinceWriteOfY + 1, S.YDistance);
  S.SinceFloatCompare =
      std::min<unsigned>(S.SinceFloatCompare + 1, S.FloatDistance);
  MachineValue V;
  switch (Table[MI].TheOperation) {
  case Operation::Add:
  case Operation::Subtract:
  case Operation::Or:
  case Operation::Xor:
  case Operation::And:
  case Operation::ShiftLeft:
  case Operation::SetHigh:
    V = name(MI, result(MI, S), S);
    break;
  case Operation::Save:
    V = name(MI, result(MI, S), S);
    std::copy_n(&S.Registers[reg::O0], 8, &S.Registers[reg::I0]);
    std::fill_n(&S.Registers[reg::O0], 16, MachineValue::unknown());
    S.TheWindow = S.TheWindow == MachineState::None ? MachineState::Own
                                                    : MachineState::Differs;
    break;
  case Operation::Restore:
    V = name(MI, result(MI, S), S);
    std::copy_n(&S.Registers[reg::I0], 8, &S.Registers[reg::O0]);
    std::fill_n(&S.Registers[reg::L0], 16, MachineValue::unknown());
    S.TheWindow = S.TheWindow == MachineState::Own ? MachineState::None
                                                   : MachineState::Differs;
    break;
  case Operation::Call:
  case Operation::TailCall:
    // The callee comes after the delay slot.
    S.set(reg::O7, MachineValue::unknown());
    return;
  default:
    break;
  }
  define(MI, V, S);
}

void MachineSemantics::finish(const MachineInstr &MI, MachineState &S) const {
  if (Table[MI].TheOperation != Operation::Call)
    return;
  for (unsigned R = reg::G1; R != reg::G6; ++R)
    S.set(R, MachineValue::unknown());
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    S.set(R, MachineValue::unknown());
  S.set(reg::O7, MachineValue::unknown());
  S.DefinedFlags = 0;
  S.SinceWriteOfY = MachineState::YDistance;
  S.SinceFloatCompare = MachineState::FloatDistance;
  define(MI, MachineValue::unknown(), S);
}
