//===- Calls.cpp - Rules about calls and returns --------------------------===//

#include "Machine/RuleChecks.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

const Function *mincaml::sparc::calledFunction(const MachineInstr &Call) {
  if (!Call.getNumOperands() || !Call.getOperand(0).isGlobal())
    return nullptr;
  return dyn_cast<Function>(Call.getOperand(0).getGlobal());
}

/// Reports that a direct call does not match its callee.
///
/// The finding is *unproved* if the caller's LLVM IR already calls the function
/// with another type. Such a call can be on a path that is never taken: for
/// example, a handler for exception A calls the function that A carries, but
/// the only exception that is raised there is B, which carries an integer.
static void reportCall(Reporter &Report, Rule R, const MachineInstr &Call,
                       const Function &Callee, const Twine &Detail) {
  const Function &Caller = Call.getMF()->getFunction();
  if (any_of(Callee.users(), [&](const User *U) {
        const auto *C = dyn_cast<CallBase>(U);
        return C && C->getCalledOperand() == &Callee &&
               C->getFunction() == &Caller &&
               (C->getFunctionType() != Callee.getFunctionType() ||
                C->hasStructRetAttr() != Callee.hasStructRetAttr());
      }))
    return Report.unproved(
        R, Call,
        Detail + "; the program itself calls a function of another type, on a "
                 "path that may never be taken");
  Report.violation(R, Call, Detail);
}

//===- Return addresses ---------------------------------------------------===//

bool mincaml::sparc::exitsFunction(Operation Op) {
  return Op == Operation::Return || Op == Operation::TailCall ||
         Op == Operation::TailJump;
}

/// Checks the return address of `ret` and `retl`, which read it before their
/// delay slot is executed.
void mincaml::sparc::checkReturnAddress(const CheckedMachineFunction &F,
                                        const MachineInstr &MI,
                                        const FlowState &S) {
  StringRef Opcode = F.Table.name(MI.getOpcode());
  bool FromWindow = Opcode == "RET";
  if (!FromWindow && Opcode != "RETL")
    return; // The instruction returns from a trap.
  unsigned R = FromWindow ? reg::I7 : reg::O7;
  StringRef Name(registerName(R));
  if (S.Registers[R] != RegisterValue::initial(reg::O7))
    return F.Report.violation(Rule::ReturnAddress, MI,
                              Name + " does not contain the return address");
  // If the function returns a structure, its caller has an `unimp` after the
  // delay slot.
  bool ReturnsStructure =
      !F.Table.is64Bit() && F.MF.getFunction().hasStructRetAttr();
  int64_t Expected = ReturnsStructure ? 12 : 8;
  if (MI.getOperand(0).getImm() != Expected)
    F.Report.violation(Rule::ReturnAddress, MI,
                       "the function must return to " + Name + "+" +
                           Twine(Expected));
}

void mincaml::sparc::checkTailCall(const CheckedMachineFunction &F,
                                   const MachineInstr &MI, const FlowState &S) {
  Operation Op = F.Table[MI].TheOperation;
  if (Op == Operation::Return || !exitsFunction(Op) || !S.Window.is(0))
    return;
  if (S.Registers[reg::O7] != RegisterValue::initial(reg::O7))
    F.Report.violation(
        Rule::ReturnAddress, MI,
        "%o7 does not contain the return address at the tail call");
}

void mincaml::sparc::checkStructureCall(const CheckedMachineFunction &F,
                                        const MachineInstr &MI) {
  if (F.Table.is64Bit() || F.Table[MI].TheOperation != Operation::Call)
    return;
  const Function *Callee = calledFunction(MI);
  if (!Callee)
    return;
  bool HasUnimp = false;
  for (auto I = std::next(MI.getIterator()), E = MI.getParent()->instr_end();
       I != E && I->isBundledWithPred(); ++I)
    HasUnimp |= F.Table.isUnimp(*I);
  if (HasUnimp == Callee->hasStructRetAttr())
    return;
  reportCall(F.Report, Rule::ReturnAddress, MI, *Callee,
             HasUnimp
                 ? "the callee returns to the unimp after the delay slot"
                 : "the callee returns a structure and skips the instruction "
                   "after the delay slot");
}

//===- Signatures ---------------------------------------------------------===//

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
    // In V8, the caller passes the address of a structure result in memory.
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

SmallVector<MCRegister, 8>
mincaml::sparc::floatArgumentRegisters(const Function &F,
                                       const InstructionTable &Table) {
  SmallVector<MCRegister, 8> Registers;
  if (Table.is64Bit())
    return Registers;
  for (StringRef Name :
       split(F.getFnAttribute(FloatArgumentsAttribute).getValueAsString(), ','))
    for (unsigned R = 1; R != Table.TRI.getNumRegs(); ++R)
      if (Name == Table.TRI.getName(R))
        Registers.push_back(R);
  return Registers;
}

static bool reads(const MachineInstr &MI, MCRegister R,
                  const InstructionTable &Table) {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.isUse() && MO.getReg().isPhysical() &&
           Table.TRI.regsOverlap(MO.getReg(), R);
  });
}

/// Whether floating-point arguments are passed in integer registers.
static bool hasSoftFloats(const InstructionTable &Table) {
  return Table.Subtarget.checkFeatures("+soft-float");
}

/// Returns the register of an argument in V9, or none if the argument is in
/// memory. The first six slots are in %o registers for integers, and the first
/// sixteen in %f registers for floating-point numbers.
static MCRegister slotRegister(const Argument &A,
                               const InstructionTable &Table) {
  unsigned Slot = A.getArgNo();
  if (!A.getType()->isFloatingPointTy() || hasSoftFloats(Table))
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

/// Checks that a direct call of a function of known type passes all arguments.
static void checkArguments(const CheckedMachineFunction &F,
                           const MachineInstr &Call) {
  const Function *Callee = calledFunction(Call);
  if (!Callee)
    return;
  std::optional<unsigned> Slots = argumentSlots(*Callee, F.Table.is64Bit());
  if (!Slots)
    return;
  SmallVector<MCRegister, 8> Registers;
  if (!F.Table.is64Bit()) {
    for (unsigned I = 0; I != std::min(*Slots, 6u); ++I)
      Registers.push_back(F.Table.integer(reg::O0 + I));
    append_range(Registers, floatArgumentRegisters(*Callee, F.Table));
  } else {
    for (const Argument &A : Callee->args())
      if (MCRegister R = slotRegister(A, F.Table))
        Registers.push_back(R);
  }
  for (MCRegister R : Registers) {
    // A tail call passes its arguments in the registers of the caller's window.
    RegisterInfo Info = F.Table.reg(R);
    bool IsOut = Info.Bank == RegisterFile::Integer && Info.Number >= reg::O0;
    if (!reads(Call, R, F.Table) &&
        !(IsOut && Call.isReturn() &&
          reads(Call, F.Table.integer(Info.Number - reg::O0 + reg::I0),
                F.Table)))
      reportCall(F.Report, Rule::Signature, Call, *Callee,
                 "the argument in " + F.Table.registerText(R) +
                     " is not passed");
  }
}

/// Checks that a return passes the result: either the return reads the result
/// register, or its delay slot defines the register in the caller's window.
static void checkResult(const CheckedMachineFunction &F,
                        const MachineInstr &Return) {
  const Function &Own = F.MF.getFunction();
  Type *T = Own.getReturnType();
  unsigned WordBits = F.Table.is64Bit() ? 64 : 32;
  bool IsInteger = T->isPointerTy() ||
                   (T->isIntegerTy() && T->getIntegerBitWidth() <= WordBits);
  IsInteger |= T->isDoubleTy() && hasSoftFloats(F.Table);
  if ((!IsInteger && !T->isDoubleTy()) || Own.hasRetAttribute(Attribute::InReg))
    return;
  auto IsResult = [&](const MachineInstr &MI, const MachineOperand &MO) {
    bool IsSlot = &MI != &Return;
    if (!MO.isReg() || !MO.getReg().isPhysical() || MO.isDef() != IsSlot)
      return false;
    RegisterInfo Info = F.Table.reg(MO.getReg());
    if (!IsInteger)
      return Info.Bank == RegisterFile::Float && Info.Number == 0;
    bool IsOut = Info.Number == reg::O0, IsIn = Info.Number == reg::I0;
    return Info.Bank == RegisterFile::Integer && Info.Count &&
           (IsOut || (IsIn && !IsSlot));
  };
  auto HasResult = [&](const MachineInstr &MI) {
    return any_of(MI.operands(),
                  [&](const MachineOperand &MO) { return IsResult(MI, MO); });
  };
  MachineBasicBlock::const_instr_iterator I = Return.getIterator();
  do {
    if (HasResult(*I))
      return;
    ++I;
  } while (I != Return.getParent()->instr_end() && I->isBundledWithPred());
  F.Report.violation(Rule::Signature, Return,
                     IsInteger ? "%o0 does not contain the result"
                               : "%f0 does not contain the result");
}

void mincaml::sparc::checkSignatures(const CheckedMachineFunction &F) {
  for (const MachineBasicBlock &MBB : F.MF)
    for (const MachineInstr &MI : MBB.instrs())
      if (MI.isCall())
        checkArguments(F, MI);
      else if (F.Table[MI].TheOperation == Operation::Return)
        checkResult(F, MI);
}
