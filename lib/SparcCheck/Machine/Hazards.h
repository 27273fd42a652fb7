//===- Hazards.h - Rules about hazards and condition codes ------*- C++ -*-===//
//
// The rules FloatCompareDelay, YRegisterDelay and ConditionDefined, on machine
// IR.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_HAZARDS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_HAZARDS_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Checks hazards and condition codes; \p S is the state before the
/// instruction.
void checkHazards(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                  const FlowState &S);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_HAZARDS_H
