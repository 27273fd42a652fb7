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

/// Whether the word is a call with a slot that neither gives the window up nor
/// restores the caller's return address, as those of tail calls do.
bool returnsHere(const FunctionCode &Code, unsigned Index);

/// \p Index is a control transfer.
void checkDelaySlot(const CheckedFunction &F, unsigned Index);
/// The branch at \p Index goes to word \p Target of the function.
void checkDelaySlotEntry(const CheckedFunction &F, unsigned Index,
                         unsigned Target);
/// \p State holds before the word.
void checkAnnulledEffect(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_DELAYSLOTS_H
