//===- Hazards.cpp - Rules about hazards and condition codes --------------===//

#include "Machine/Hazards.h"

using namespace mincaml::sparc;
using namespace llvm;

void mincaml::sparc::checkHazards(const CheckedMachineFunction &F,
                                  const MachineInstr &MI, const FlowState &S) {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.readsReg())
      continue;
    RegisterInfo R = F.Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::State)
      continue;
    if (S.Undefined.test(R.Number))
      F.Report.violation(Rule::ConditionDefined, MI,
                         Twine(registerName(R.Number)) +
                             " has no definition on some path");
    // V9 processors have interlocks for both hazards.
    if (F.Table.isV9())
      continue;
    if (R.Number == reg::Y && S.SinceYWrite.isTooShort())
      F.Report.violation(Rule::YRegisterDelay, MI,
                         Twine(S.SinceYWrite.instructions()) +
                             " instructions separate them");
    if (F.Table[MI].BranchesOnFloat && R.Number == reg::FCC0 &&
        S.SinceFloatCompare.isTooShort())
      F.Report.violation(Rule::FloatCompareDelay, MI, "");
  }
}
