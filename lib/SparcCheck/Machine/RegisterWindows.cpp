//===- RegisterWindows.cpp - Rules about register windows -----------------===//

#include "Machine/RuleChecks.h"

using namespace mincaml::sparc;
using namespace llvm;

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
    F.Report.violation(Rule::WindowDepth, MI, "a second save");
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
