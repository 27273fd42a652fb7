//===- StateRules.h - SPARC rules about states ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_STATERULES_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_STATERULES_H

#include "MachineChecks.h"
#include "MachineState.h"
#include "llvm/CodeGen/MachineFrameInfo.h"

namespace mincaml::sparc {

/// Decides what depends on the state before an instruction.
class FlowCheck {
public:
  FlowCheck(const llvm::MachineFunction &MF, InstructionTable &Table,
            Reporter &Report);

  void check();

private:
  void before(const llvm::MachineInstr &MI, const MachineState &S);
  void after(const llvm::MachineInstr &MI, const MachineState &S);
  void checkFlags(const llvm::MachineInstr &MI, const MachineState &S);
  void checkDefinition(const llvm::MachineInstr &MI, RegisterInfo R,
                       bool IsImplicit, const MachineState &S);
  void checkStackPointerChange(const llvm::MachineInstr &MI,
                               const MachineState &S);
  void checkWindowChange(const llvm::MachineInstr &MI, const MachineState &S);
  void checkReturnAddress(const llvm::MachineInstr &MI, const MachineState &S);
  void checkStructureCall(const llvm::MachineInstr &MI);

  // MemoryRules.cpp
  void checkFrame(const llvm::MachineInstr &MI, const MachineValue &Old,
                  const MachineValue &New);
  void checkHalves(const llvm::MachineInstr &MI, const MachineState &S);
  void checkAccess(const llvm::MachineInstr &MI, const MachineState &S);
  void checkStackAccess(const llvm::MachineInstr &MI,
                        const MachineValue &Address, const MachineState &S);
  void checkAlignment(const llvm::MachineInstr &MI,
                      const MachineValue &Address);

  const llvm::MachineFunction &MF;
  InstructionTable &Table;
  MachineSemantics Semantics;
  Reporter &Report;
  bool HasCalls = false;
  /// Bytes that `save` takes. Variables of dynamic size are below.
  int64_t FixedFrame = 0;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_STATERULES_H
