//===- Signatures.cpp - Arguments of calls and results of functions -------===//
//
// Signature, but for what a function reads at its start (Liveness.cpp).
//
//===----------------------------------------------------------------------===//

#include "MachineChecks.h"
#include "llvm/IR/Function.h"

using namespace mincaml::sparc;
using namespace llvm;

std::optional<unsigned> mincaml::sparc::argumentSlots(const Function &F,
                                                      bool Is64Bit) {
  unsigned Slots = 0;
  if (F.isVarArg())
    return std::nullopt;
  for (const Argument &A : F.args()) {
    Type *T = A.getType();
    if (A.hasAttribute(Attribute::Nest) || A.hasByValAttr() ||
        A.hasAttribute(Attribute::InReg))
      return std::nullopt;
    // V8 passes it in memory.
    if (A.hasStructRetAttr() && !Is64Bit)
      continue;
    if (T->isPointerTy() || T->isFloatTy() ||
        (T->isIntegerTy() && T->getIntegerBitWidth() <= 32))
      ++Slots;
    else if (T->isDoubleTy() || T->isIntegerTy(64))
      Slots += Is64Bit ? 1 : 2;
    else
      return std::nullopt;
  }
  return Slots;
}

static std::string registerText(MCRegister R, const InstructionTable &Table) {
  return "%" + StringRef(Table.TRI.getName(R)).lower();
}

static bool mentions(const MachineInstr &MI, MCRegister R,
                     const InstructionTable &Table) {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.isUse() && MO.getReg().isPhysical() &&
           Table.TRI.regsOverlap(MO.getReg(), R);
  });
}

/// Where V9 passes an argument: each has a slot, integers the first six in %o,
/// floats the first sixteen in %f; none: in memory.
static MCRegister slotRegister(const Argument &A,
                               const InstructionTable &Table) {
  unsigned Slot = A.getArgNo();
  if (!A.getType()->isFloatingPointTy())
    return Slot < 6 ? Table.integer(reg::O0 + Slot) : MCRegister();
  bool IsSingle = A.getType()->isFloatTy();
  for (unsigned R = 1; Slot < 16 && R != Table.TRI.getNumRegs(); ++R) {
    RegisterInfo Info = Table.reg(Register(R));
    if (Info.Bank == RegisterFile::Float && Info.Count == (IsSingle ? 1 : 2) &&
        Info.Number == 2 * Slot + IsSingle)
      return R;
  }
  return MCRegister();
}

/// A direct call of a function of known type passes all it takes.
static void checkArguments(const MachineInstr &Call, InstructionTable &Table,
                           Reporter &Report) {
  const MachineOperand &MO = Call.getOperand(0);
  const auto *Callee =
      MO.isGlobal() ? dyn_cast<Function>(MO.getGlobal()) : nullptr;
  if (!Callee)
    return;
  std::optional<unsigned> Slots = argumentSlots(*Callee, Table.is64Bit());
  if (!Slots)
    return;
  SmallVector<MCRegister, 8> Registers;
  if (!Table.is64Bit()) {
    for (unsigned I = 0; I != std::min(*Slots, 6u); ++I)
      Registers.push_back(Table.integer(reg::O0 + I));
  } else {
    for (const Argument &A : Callee->args())
      if (MCRegister R = slotRegister(A, Table))
        Registers.push_back(R);
  }
  for (MCRegister R : Registers) {
    // A tail call's are named as the own window does.
    RegisterInfo Info = Table.reg(R);
    bool IsOut = Info.Bank == RegisterFile::Integer;
    if (!mentions(Call, R, Table) &&
        !(IsOut && Call.isReturn() &&
          mentions(Call, Table.integer(Info.Number - reg::O0 + reg::I0),
                   Table)))
      Report.violation(Rule::Signature, Call,
                       registerText(R, Table) + " is not passed");
  }
}

/// A return hands over the result: its instruction names the register, or what
/// stands in its slot makes it in the caller's window.
static void checkResult(const MachineInstr &Return, InstructionTable &Table,
                        Reporter &Report) {
  const Function &F = Return.getMF()->getFunction();
  Type *T = F.getReturnType();
  unsigned WordBits = Table.is64Bit() ? 64 : 32;
  bool IsInteger = T->isPointerTy() ||
                   (T->isIntegerTy() && T->getIntegerBitWidth() <= WordBits);
  if ((!IsInteger && !T->isDoubleTy()) || F.hasRetAttribute(Attribute::InReg))
    return;
  auto IsResult = [&](const MachineInstr &MI, const MachineOperand &MO) {
    bool IsSlot = &MI != &Return;
    if (!MO.isReg() || !MO.getReg().isPhysical() || MO.isDef() != IsSlot)
      return false;
    RegisterInfo Info = Table.reg(MO.getReg());
    if (!IsInteger)
      return Info.Bank == RegisterFile::Float && Info.Number == 0;
    bool IsOut = Info.Number == reg::O0, IsIn = Info.Number == reg::I0;
    return Info.Bank == RegisterFile::Integer && Info.Count &&
           (IsOut || (IsIn && !IsSlot));
  };
  auto Mentions = [&](const MachineInstr &MI) {
    return any_of(MI.operands(),
                  [&](const MachineOperand &MO) { return IsResult(MI, MO); });
  };
  MachineBasicBlock::const_instr_iterator I = Return.getIterator();
  do {
    if (Mentions(*I))
      return;
    ++I;
  } while (I != Return.getParent()->instr_end() && I->isBundledWithPred());
  Report.violation(Rule::Signature, Return,
                   IsInteger ? "%o0 is not set to the result"
                             : "%f0 is not set to the result");
}

void mincaml::sparc::checkSignatures(const MachineFunction &MF,
                                     InstructionTable &Table,
                                     Reporter &Report) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      if (MI.isCall())
        checkArguments(MI, Table, Report);
      else if (Table[MI].TheOperation == Operation::Return)
        checkResult(MI, Table, Report);
}
