//===- DelaySlots.h - Rules about delay slots -------------------*- C++ -*-===//
//
// Checks the rules TransferInDelaySlot, DelaySlotEntry, CallSlotReturnAddress,
// AnnulledEffect and DelaySlotFilled on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Whether the instruction is a call that is not a tail call: its delay slot
/// neither executes a restore nor sets %o7 to the caller's return address.
bool returnsHere(const FunctionCode &Code, unsigned Index);

/// Checks the delay slot of the instruction, if it has one.
void checkDelaySlot(const CheckedFunction &F, unsigned Index);
/// Checks that \p Target, the target of the branch at \p Index, is not in a
/// delay slot.
void checkDelaySlotEntry(const CheckedFunction &F, unsigned Index,
                         unsigned Target);
/// Checks that the instruction reads no register that only an annulled delay
/// slot would have defined. \p State is the state before it.
void checkAnnulledEffect(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H
