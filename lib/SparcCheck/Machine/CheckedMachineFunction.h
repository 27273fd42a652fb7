//===- CheckedMachineFunction.h - Function under check ----------*- C++ -*-===//
//
// A machine function during the check of the rules that depend on data-flow
// states. Each group of rules (LoweringRules.def) has a source file with the
// group's name.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_CHECKEDMACHINEFUNCTION_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_CHECKEDMACHINEFUNCTION_H

#include "Machine/InstructionSemantics.h"
#include "Machine/Reporter.h"
#include "Rules/StackFrame.h"

namespace mincaml::sparc {

struct CheckedMachineFunction {
  CheckedMachineFunction(const llvm::MachineFunction &MF,
                         InstructionTable &Table, Reporter &Report);

  const llvm::MachineFunction &MF;
  InstructionTable &Table;
  InstructionSemantics Semantics;
  Reporter &Report;
  StackFrame Frame;
  RegisterValue StackPointerAtEntry;
  bool HasCalls = false;
  /// The number of bytes that `save` allocates. Dynamic allocas are below them.
  int64_t FixedFrame = 0;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_CHECKEDMACHINEFUNCTION_H
