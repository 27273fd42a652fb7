//===- FlatFrames.h - Functions without register windows --------*- C++ -*-===//
//
// GCC's -mflat: a function that never executes a save, and so shares the window
// of its caller. It saves the %l and %i registers that it changes where a
// window overflow would save them in the frame of the caller, and restores them
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
// Nothing else distinguishes such functions, so that they are not a mode of the
// check: outside of any own window, a register may be written once its value at
// entry has been saved (AbstractState::Saved) and has to have it again at the
// return. Where it is saved elsewhere in the stack, that counts as well: the
// thunks of GCC for virtual functions keep %l7 in their frames.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Whether the word saves registers that have their values at entry in the
/// caller's register window save area, as described above. \p State is the
/// state before it.
bool savesForFlatFrame(const InstructionWord &I, const RegisterValue &Address,
                       const AbstractState &State, bool Is64);

/// Updates \p State, that before the word, by what a store does to saved
/// registers.
void storeInFlatFrame(const InstructionWord &I, const RegisterValue &Address,
                      AbstractState &State, bool Is64);

/// Forgets what is saved less than so many bytes above %sp: a callee may write
/// to the room for its arguments, and an interrupt below %sp.
void forgetSavedBelow(int64_t AboveStackPointer, AbstractState &State,
                      bool Is64);

/// The %l and %i registers to which the word, a load, restores their values at
/// entry.
RegisterSet restoredFromFlatFrame(const InstructionWord &I,
                                  const RegisterValue &Address,
                                  const AbstractState &State, bool Is64);

/// The %l and %i registers that the word stores, anywhere.
RegisterSet storedLocals(const InstructionWord &I);

/// Checks that %sp and the registers of the caller have their values at entry
/// where the function is left. \p State is the state at the end of the block.
void checkRestored(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FLATFRAMES_H
