//===- FlatFrames.h - Functions without register windows --------*- C++ -*-===//
//
// Support for GCC's -mflat. A function that is compiled with this option never
// executes a save, and therefore shares the register window of its caller. It
// saves the %l and %i registers that it changes to the caller's register window
// save area, each where a window overflow would save it, and restores them
// before it returns:
//
//         st %i5, [%sp+52]
//         st %i7, [%sp+60]
//         add %sp, -96, %sp
//         mov %o7, %i7
//         ...
//         mov %i7, %o7
//         ld [%sp+148], %i5
//         ld [%sp+156], %i7
//         jmp %o7+8
//          add %sp, 96, %sp
//
// Nothing else distinguishes such functions, so the check has no mode for them.
// Before any save, a register may be written once its value at entry has been
// saved (AbstractState::Saved), and must have this value again at the return. A
// register that is saved elsewhere in the stack is accepted as well: GCC's
// thunks for virtual functions keep %l7 in their frames.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H

#include "Object/AbstractState.h"
#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// Whether the instruction saves registers, which have their values at entry,
/// to the caller's register window save area, as described above. \p State is
/// the state before it.
bool savesForFlatFrame(const DecodedInstruction &I,
                       const RegisterValue &Address, const AbstractState &State,
                       bool Is64);

/// Updates the saved registers of \p State, the state before the instruction,
/// for a store.
void storeInFlatFrame(const DecodedInstruction &I, const RegisterValue &Address,
                      AbstractState &State, bool Is64);

/// Forgets the registers that are saved less than \p AboveStackPointer bytes
/// above %sp: a callee may write to its incoming argument area, and an
/// interrupt below %sp.
void forgetSavedBelow(int64_t AboveStackPointer, AbstractState &State,
                      bool Is64);

/// The %l and %i registers to which the instruction, a load, restores their
/// values at entry.
RegisterSet restoredFromFlatFrame(const DecodedInstruction &I,
                                  const RegisterValue &Address,
                                  const AbstractState &State, bool Is64);

/// The %l and %i registers that the instruction stores to any address.
RegisterSet storedLocals(const DecodedInstruction &I);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H
