//===- RegistersAndWindows.cpp - Rules about registers and windows --------===//

#include "Machine/RuleChecks.h"
#include "llvm/CodeGen/MachineFrameInfo.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Operands -----------------------------------------------------------===//

static void checkReserved(const CheckedMachineFunction &F,
                          const MachineInstr &MI, RegisterInfo R) {
  for (unsigned N = R.Number; N != R.Number + R.Count; ++N) {
    if (N != reg::G6 && N != reg::G7 && (N != reg::G5 || F.Table.is64Bit()))
      continue;
    if (MI.isInlineAsm())
      F.Report.unproved(Rule::ReservedRegister, MI,
                        Twine("inline assembly writes ") + registerName(N));
    else
      F.Report.violation(Rule::ReservedRegister, MI, registerName(N));
  }
}

/// Returns the rule that an operand outside of its register class violates.
static Rule ruleOfClass(StringRef Name) {
  if (Name == "IntPair")
    return Rule::IntegerPair;
  if (Name == "DFPRegs" || Name == "QFPRegs")
    return Rule::FloatPair;
  return Rule::Unlowered;
}

static void checkClass(const CheckedMachineFunction &F, const MachineInstr &MI,
                       unsigned Index) {
  const TargetRegisterClass *Class =
      F.Table.TII.getRegClass(MI.getDesc(), Index);
  Register R = MI.getOperand(Index).getReg();
  if (!Class || !R.isPhysical() || Class->contains(R))
    return;
  StringRef Name = F.Table.TRI.getRegClassName(Class);
  F.Report.violation(ruleOfClass(Name), MI,
                     F.Table.registerText(R) +
                         " is not in the register class " + Name);
}

void mincaml::sparc::checkRegisterOperand(const CheckedMachineFunction &F,
                                          const MachineInstr &MI,
                                          unsigned Index) {
  const MachineOperand &MO = MI.getOperand(Index);
  RegisterInfo R = F.Table.reg(MO.getReg());
  // V8 has no encoding for %f32 and above.
  if (R.Bank == RegisterFile::Float && R.Number >= 32 && !F.Table.isV9() &&
      !MI.isCall())
    F.Report.violation(Rule::ArchitectureLevel, MI,
                       "%f" + Twine(unsigned(R.Number)) + " requires +v9");
  if (MO.isDef() && R.Bank == RegisterFile::Integer)
    checkReserved(F, MI, R);
  if (Index < MI.getDesc().getNumOperands() && !MI.isInlineAsm())
    checkClass(F, MI, Index);
}

//===- Definitions --------------------------------------------------------===//

/// Whether prologues, epilogues and dynamic allocas may use the operation to
/// change %sp.
static bool isFrameOperation(Operation Op) {
  return is_contained({Operation::Add, Operation::Subtract, Operation::And,
                       Operation::Or, Operation::Save, Operation::Restore},
                      Op);
}

static void checkStackPointerChange(const CheckedMachineFunction &F,
                                    const MachineInstr &MI,
                                    const FlowState &S) {
  if (MI.isInlineAsm())
    return F.Report.unproved(Rule::FrameRegister, MI,
                             "inline assembly writes %sp");
  Operation Op = F.Table[MI].TheOperation;
  if (Op == Operation::Save || Op == Operation::Restore)
    return;
  bool HasVariables = F.MF.getFrameInfo().hasVarSizedObjects();
  if (!isFrameOperation(Op) && !(F.Table[MI].Loads && HasVariables))
    return F.Report.violation(Rule::FrameRegister, MI,
                              "this instruction must not write %sp");
  FlowState After = S;
  F.Semantics.execute(MI, After);
  const RegisterValue &New = After.Registers[reg::SP];
  if (!New.isStack()) {
    // __builtin_stack_restore may load %sp from memory.
    if (HasVariables)
      return F.Report.unproved(Rule::FrameRegister, MI,
                               "the new value of %sp is unknown");
    return F.Report.violation(Rule::FrameRegister, MI,
                              "the new value is not computed from %sp");
  }
  std::optional<int64_t> Distance = distance(New, F.StackPointerAtEntry);
  if (Distance && *Distance > 0)
    F.Report.violation(Rule::FrameRegister, MI,
                       "%sp becomes greater than at entry");
  checkFrame(F, MI, S, New);
}

void mincaml::sparc::checkDefinitions(const CheckedMachineFunction &F,
                                      const MachineInstr &MI,
                                      const FlowState &S) {
  if (MI.isCall())
    return;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.isDef() || !F.Table.isEffective(MI, MO))
      continue;
    RegisterInfo R = F.Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::Integer)
      continue;
    if (R.Number <= reg::SP && reg::SP < R.Number + R.Count)
      checkStackPointerChange(F, MI, S);
    checkWindowWrite(F, MI, R, S);
  }
}

//===- Window depth -------------------------------------------------------===//

void mincaml::sparc::checkWindowChange(CheckedMachineFunction &F,
                                       const MachineInstr &MI,
                                       const FlowState &S) {
  if (S.Window.isConflict())
    return; // This is reported where the paths meet.
  if (F.Table[MI].TheOperation == Operation::Restore) {
    if (S.Window.is(0))
      F.Report.violation(Rule::WindowDepth, MI, "no save precedes it");
    return;
  }
  if (!S.Window.is(0))
    F.Report.violation(Rule::WindowDepth, MI, "this is a second save");
  FlowState After = S;
  F.Semantics.execute(MI, After);
  const RegisterValue &Old = S.Registers[reg::SP],
                      &New = After.Registers[reg::SP];
  checkFrame(F, MI, S, New);
  F.FixedFrame = distance(Old, New).value_or(0);
}

void mincaml::sparc::checkWindowAtJoin(const CheckedMachineFunction &F,
                                       const MachineBasicBlock &MBB,
                                       const FlowState &S) {
  if (S.Window.isConflict() && !MBB.empty())
    F.Report.violation(Rule::WindowDepth, *MBB.instr_begin(),
                       "paths with and without a save meet here");
}

void mincaml::sparc::checkWindowAtEnd(const CheckedMachineFunction &F,
                                      const MachineInstr &MI,
                                      const FlowState &S) {
  if (exitsFunction(F.Table[MI].TheOperation) && S.Window.is(1))
    F.Report.violation(Rule::WindowDepth, MI, "the save has no restore");
}

//===- Window ownership ---------------------------------------------------===//

void mincaml::sparc::checkUses(const CheckedMachineFunction &F,
                               const MachineInstr &MI, const FlowState &S) {
  if (!S.Window.is(0))
    return;
  for (const MachineOperand &MO : MI.explicit_operands()) {
    if (!MO.isReg() || !MO.readsReg() || !MO.getReg().isPhysical())
      continue;
    RegisterInfo R = F.Table.reg(MO.getReg());
    if (R.Bank == RegisterFile::Integer && R.Number >= reg::L0)
      F.Report.violation(Rule::WindowOwnership, MI,
                         Twine(registerName(R.Number)) +
                             " is read without a save");
  }
}

void mincaml::sparc::checkWindowWrite(const CheckedMachineFunction &F,
                                      const MachineInstr &MI, RegisterInfo R,
                                      const FlowState &S) {
  Operation Op = F.Table[MI].TheOperation;
  // A save or restore writes a register of the window that it switches to.
  bool HasWindow =
      Op == Operation::Save || (Op != Operation::Restore && S.Window.is(1));
  for (unsigned N = R.Number; N != R.Number + R.Count; ++N) {
    if ((N == reg::FP || N == reg::I7) && HasWindow)
      F.Report.violation(Rule::FrameRegister, MI,
                         Twine(registerName(N)) + " is written");
    if (N >= reg::L0 && !HasWindow && !S.Window.isConflict())
      F.Report.violation(Rule::WindowOwnership, MI,
                         Twine(registerName(N)) + " is written without a save");
  }
}
