//===- DelaySlots.h - Rules about delay slots -------------------*- C++ -*-===//
//
// The rules TransferInDelaySlot, DelaySlotEntry, CallSlotReturnAddress and
// DelaySlotFilled, on machine IR. Liveness.h checks AnnulledEffect.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_DELAYSLOTS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_DELAYSLOTS_H

#include "Machine/InstructionTable.h"
#include "Machine/Reporter.h"

namespace mincaml::sparc {

void checkDelaySlots(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_DELAYSLOTS_H
