//===- CodeLayout.h - Rules about the layout of code ------------*- C++ -*-===//
//
// The rules BranchDisplacement and FallThrough, on machine IR.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_CODELAYOUT_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_CODELAYOUT_H

#include "Machine/InstructionTable.h"
#include "Machine/Reporter.h"

namespace mincaml::sparc {

void checkLayout(const llvm::MachineFunction &MF, InstructionTable &Table,
                 Reporter &Report);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_CODELAYOUT_H
