//===- InstructionSemantics.cpp - Transfer functions for MIR --------------===//

#include "Machine/RuleChecks.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/Target/TargetMachine.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;

//===- Operands -----------------------------------------------------------===//

uint32_t InstructionSemantics::symbol(const MachineOperand &MO) const {
  const void *Key = nullptr;
  switch (MO.getType()) {
  case MachineOperand::MO_GlobalAddress:
    Key = MO.getGlobal();
    break;
  case MachineOperand::MO_ExternalSymbol: {
    // External symbols are identified by name, because the same string may be
    // stored more than once.
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

static bool isSymbolic(const MachineOperand &MO) {
  return MO.isGlobal() || MO.isSymbol() || MO.isBlockAddress() || MO.isCPI() ||
         MO.isJTI() || MO.isMCSymbol();
}

static int64_t offsetOf(const MachineOperand &MO) {
  return MO.isJTI() || MO.isMCSymbol() ? 0 : MO.getOffset();
}

/// Returns the variable that a symbol denotes, directly or as an alias into it,
/// and the distance of the symbol from the start of the variable. Returns null
/// for other symbols, and if another definition may replace the symbol.
static std::pair<const GlobalVariable *, int64_t>
variableOf(const GlobalValue &Symbol) {
  APInt Distance(64, 0);
  const Value *Start = &Symbol;
  if (const auto *Alias = dyn_cast<GlobalAlias>(&Symbol)) {
    if (Alias->isInterposable())
      return {};
    const DataLayout &DL = Alias->getDataLayout();
    Distance = APInt(DL.getIndexTypeSizeInBits(Alias->getType()), 0);
    Start = Alias->getAliasee()->stripAndAccumulateConstantOffsets(
        DL, Distance, /*AllowNonInbounds=*/true);
  }
  const auto *Variable = dyn_cast<GlobalVariable>(Start);
  if (!Variable || Variable->isInterposable())
    return {};
  return {Variable, Distance.getSExtValue()};
}

SymbolicAddress InstructionSemantics::symbolic(const MachineOperand &MO) const {
  // LLVM's printer ignores the offset of an operand. An operand with an offset
  // therefore does not denote an address in the variable.
  if (MO.isGlobal() && MO.getOffset() == 0)
    if (auto [Variable, Distance] = variableOf(*MO.getGlobal()); Variable)
      return {number(Variable), Distance,
              Variable->getAlign().valueOrOne().value()};
  SymbolicAddress Address{symbol(MO)};
  if (Address.Symbol)
    Address.Offset = offsetOf(MO);
  return Address;
}

RegisterValue InstructionSemantics::operand(const MachineOperand &MO,
                                            const FlowState &S) const {
  if (MO.isImm()) {
    // LLVM represents some negative immediates as unsigned 32-bit numbers.
    int64_t C = MO.getImm();
    return RegisterValue::constant(isUInt<32>(C) ? SignExtend64<32>(C) : C);
  }
  if (!MO.isReg())
    return RegisterValue::unknown();
  RegisterInfo R = Table.reg(MO.getReg());
  // The content of a register that an undef operand names says nothing about
  // the operand's value. Such operands occur, for example, in accesses on paths
  // that are never taken.
  if (R.Bank != RegisterFile::Integer || R.Count != 1 ||
      (MO.isUndef() && R.Number != reg::G0))
    return RegisterValue::unknown();
  return S.Registers[R.Number];
}

RegisterValue InstructionSemantics::address(const MachineInstr &MI,
                                            const FlowState &S) const {
  const InstructionInfo &Info = Table[MI];
  RegisterValue Base = operand(MI.getOperand(Info.AddressOperand), S);
  if (!Info.HasOffset)
    return Base;
  return Arithmetic.add(Base,
                        operand(MI.getOperand(Info.AddressOperand + 1), S));
}

//===- Instructions -------------------------------------------------------===//

RegisterValue InstructionSemantics::result(const MachineInstr &MI,
                                           const FlowState &S) const {
  Operation Op = Table[MI].TheOperation;
  if (Op == Operation::SetHigh) {
    const MachineOperand &MO = MI.getOperand(1);
    if (MO.isImm())
      return Arithmetic.number(MO.getImm() << 10);
    if (!isSymbolic(MO))
      return RegisterValue::unknown();
    const SymbolicAddress High = symbolic(MO);
    return RegisterValue::address(High.Symbol, High.Offset,
                                  MO.getTargetFlags());
  }
  RegisterValue A = operand(MI.getOperand(1), S);
  if (const MachineOperand &MO = MI.getOperand(2); isSymbolic(MO)) {
    const SymbolicAddress Low = symbolic(MO);
    return addLowPart(A, MO.getTargetFlags(), Low.Symbol, Low.Offset,
                      /*Alignment=*/0);
  }
  RegisterValue B = operand(MI.getOperand(2), S);
  switch (Op) {
  case Operation::Add:
  case Operation::Save:
  case Operation::Restore:
    return Arithmetic.add(A, B);
  case Operation::Subtract:
    return Arithmetic.subtract(A, B);
  case Operation::Or:
    return Arithmetic.bitwise(BitOperation::Or, A, B);
  case Operation::Xor:
    return Arithmetic.bitwise(BitOperation::Xor, A, B);
  case Operation::And:
    return Arithmetic.bitwise(BitOperation::And, A, B);
  case Operation::ShiftLeft:
    return Arithmetic.shiftLeft(A, B);
  default:
    return RegisterValue::unknown();
  }
}

/// If \p V is a stack address that is known only modulo a power of two, returns
/// a new base, relative to which the values that are computed from it are
/// tracked. Returns any other value unchanged.
RegisterValue InstructionSemantics::name(const MachineInstr &MI,
                                         const RegisterValue &V,
                                         FlowState &S) const {
  if (V.TheKind != RegisterValue::Kind::StackResidue)
    return V;
  uint32_t Base = number(&MI);
  S.forgetDynamicStack(Base);
  return RegisterValue::dynamicStack(Base, V);
}

void InstructionSemantics::define(const MachineInstr &MI,
                                  const RegisterValue &V, FlowState &S) const {
  const InstructionInfo &Info = Table[MI];
  bool IsCall = MI.isCall();
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.isDef() || !Table.isEffective(MI, MO))
      continue;
    RegisterInfo R = Table.reg(MO.getReg());
    if (R.Bank == RegisterFile::State)
      S.Undefined.reset(R.Number);
    if (R.Bank != RegisterFile::Integer || (IsCall && R.Number == reg::SP))
      continue;
    bool IsResult = R.Count == 1 && !MO.isImplicit();
    if (R.Number == reg::SP)
      S.ArgumentArea.changeStackPointer();
    for (unsigned I = 0; I != R.Count; ++I)
      S.set(R.Number + I, IsResult ? V : RegisterValue::unknown());
  }
  if (Info.ComparesFloats)
    S.SinceFloatCompare.start();
  if (Info.TheOperation == Operation::WriteState &&
      MI.modifiesRegister(Table.y(), nullptr))
    S.SinceYWrite.start();
}

std::optional<int64_t>
InstructionSemantics::aboveStackPointer(const MachineInstr &MI,
                                        const FlowState &S) const {
  const InstructionInfo &Info = Table[MI];
  const int64_t Bias = StackFrame(Table.is64Bit()).Bias;
  if (std::optional<int64_t> Above =
          distance(address(MI, S), S.Registers[reg::SP]))
    return *Above - Bias;
  // An offset from %sp itself is known even if the value of %sp is unknown.
  const MachineOperand &Base = MI.getOperand(Info.AddressOperand);
  if (!Info.HasOffset || !Base.isReg() ||
      Base.getReg() != Table.integer(reg::SP))
    return std::nullopt;
  RegisterValue Offset = operand(MI.getOperand(Info.AddressOperand + 1), S);
  if (!Offset.isConstant())
    return std::nullopt;
  return Offset.Offset - Bias;
}

/// Executes a memory access and returns the value that it reads. The return
/// address is the only stored value that is tracked.
RegisterValue InstructionSemantics::access(const MachineInstr &MI,
                                           FlowState &S) const {
  const InstructionInfo &Info = Table[MI];
  if (Info.Stores) {
    const StackFrame Frame(Table.is64Bit());
    std::optional<OutgoingArgumentArea::Distance> AtCalls =
        S.ArgumentArea.distanceOf(address(MI, S), aboveStackPointer(MI, S),
                                  Frame.Bias);
    if (AtCalls && Frame.isInArgumentArea(AtCalls->Bytes))
      S.ArgumentArea.reuse();
  }
  const unsigned Data = Info.AddressOperand + (Info.HasOffset ? 2 : 1);
  if (Info.Stores)
    S.storeToStack(address(MI, S), Info.AccessSize,
                   Data < MI.getNumOperands() &&
                       operand(MI.getOperand(Data), S) ==
                           RegisterValue::initial(reg::O7),
                   Table.is64Bit());
  else if (Info.Loads && S.readsReturnAddress(address(MI, S), Info.AccessSize,
                                              Table.is64Bit()))
    return RegisterValue::initial(reg::O7);
  return RegisterValue::unknown();
}

void InstructionSemantics::execute(const MachineInstr &MI, FlowState &S) const {
  if (MI.isMetaInstruction()) {
    // No instruction is emitted, so registers keep their values.
    if (MI.isImplicitDef())
      if (RegisterInfo R = Table.reg(MI.getOperand(0).getReg());
          R.Bank == RegisterFile::State)
        S.Undefined.reset(R.Number);
    return;
  }
  S.stepDistances();
  RegisterValue V;
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
    S.ArgumentArea.reuse();
    std::copy_n(&S.Registers[reg::O0], 8, &S.Registers[reg::I0]);
    std::fill_n(&S.Registers[reg::O0], 16, RegisterValue::unknown());
    // LLVM's functions have at most one window of their own.
    S.Window.is(0) ? S.Window.save() : S.Window.setConflict();
    break;
  case Operation::Restore:
    V = name(MI, result(MI, S), S);
    S.ArgumentArea.reuse();
    std::copy_n(&S.Registers[reg::I0], 8, &S.Registers[reg::O0]);
    std::fill_n(&S.Registers[reg::L0], 16, RegisterValue::unknown());
    S.Window.restore();
    break;
  case Operation::Call:
  case Operation::TailCall:
    // finish() applies the effect of the callee, which is executed after the
    // delay slot.
    S.set(reg::O7, RegisterValue::callSite());
    return;
  default:
    V = access(MI, S);
    break;
  }
  define(MI, V, S);
  S.forgetReturnAddressBelow(StackFrame(Table.is64Bit()).Bias, Table.is64Bit());
}

void InstructionSemantics::finish(const MachineInstr &MI, FlowState &S) const {
  if (Table[MI].TheOperation != Operation::Call)
    return;
  for (unsigned R = reg::G1; R != reg::G6; ++R)
    S.set(R, RegisterValue::unknown());
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    S.set(R, RegisterValue::unknown());
  S.set(reg::O7, RegisterValue::callSite());
  S.Undefined |= registerRange(reg::ICC, reg::Y);
  S.endDistances();
  define(MI, RegisterValue::unknown(), S);
  S.ArgumentArea.call(S.Registers[reg::SP]);
  const StackFrame Frame(Table.is64Bit());
  S.forgetReturnAddressBelow(Frame.Bias + Frame.Minimum, Table.is64Bit());
}
