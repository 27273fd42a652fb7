//===- DelaySlots.h - Rules about delay slots -------------------*- C++ -*-===//
//
// TransferInDelaySlot, DelaySlotEntry, CallSlotReturnAddress, AnnulledEffect
// and DelaySlotFilled, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Whether the word is a call whose slot neither leaves the window nor restores
/// the caller's return address, as the slots of tail calls do.
bool returnsHere(const FunctionCode &Code, unsigned Index);

/// Checks the delay slot of the word, if it has one.
void checkDelaySlot(const CheckedFunction &F, unsigned Index);
/// Checks word \p Target, to which the branch at \p Index goes.
void checkDelaySlotEntry(const CheckedFunction &F, unsigned Index,
                         unsigned Target);
/// \p State is the state before the word.
void checkAnnulledEffect(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H
