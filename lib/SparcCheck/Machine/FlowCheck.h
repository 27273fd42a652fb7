//===- FlowCheck.h - Rules that depend on data-flow states ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_FLOWCHECK_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_FLOWCHECK_H

#include "Machine/InstructionTable.h"
#include "Machine/Reporter.h"

namespace mincaml::sparc {

/// Solves the forward data-flow problem on FlowState, and checks the rules that
/// depend on the state before or after an instruction.
void checkFlow(const llvm::MachineFunction &MF, InstructionTable &Table,
               Reporter &Report);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_FLOWCHECK_H
