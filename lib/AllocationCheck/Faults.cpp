//===- Faults.cpp - Messages about faults ---------------------------------===//

#include "Faults.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/ModuleSlotTracker.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

std::string allocationcheck::describe(const MachineInstr &MI) {
  std::string Result;
  raw_string_ostream OS(Result);
  MI.print(OS, /*IsStandalone=*/false, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return StringRef(Result).trim().str();
}

std::string allocationcheck::describe(const Recording &Before,
                                      unsigned Instruction,
                                      const MachineFunction &MF) {
  const TargetSubtargetInfo &Target = MF.getSubtarget();
  const RecordedInstruction &I = Before.Instructions[Instruction];
  std::string Defs, Uses;
  ModuleSlotTracker Slots(nullptr);
  for (const RecordedOperand &O : Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    bool IsResult = MO.isReg() && MO.isDef() && !MO.isImplicit();
    std::string &Text = IsResult ? Defs : Uses;
    raw_string_ostream OS(Text);
    if (!Text.empty())
      OS << ", ";
    MO.print(OS, Slots, LLT(), std::nullopt, /*PrintDef=*/!IsResult,
             /*IsStandalone=*/false, /*ShouldPrintRegisterTies=*/false, 0,
             Target.getRegisterInfo());
  }
  return (Defs.empty() ? "" : Defs + " = ") +
         Target.getInstrInfo()->getName(I.Opcode).str() +
         (Uses.empty() ? "" : " " + Uses);
}

AllocationFault allocationcheck::faultIn(const MachineInstr &MI,
                                         const Twine &Message) {
  return {("'" + describe(MI) + "': " + Message).str(), MI.getDebugLoc()};
}
