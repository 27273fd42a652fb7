//===- SpecialReturns.h - Exits that change %fp and %i7 ---------*- C++ -*-===//
//
// Recognizes code of GCC that is allowed to write %i7 or %fp:
//
// - With -mstd-struct-return, a function that returns a structure checks
//   whether the size after the call is the expected one, and returns after it
//   only then ([SPARC-ABI] 3, "Functions Returning Structures or Unions").
//   __builtin_return is compiled to the same code:
//
//         ld [%i7+8], %g1
//         cmp %g1, 24
//         be 1f
//          add %i7, 4, %i7
//         ...
//         add %i7, -4, %i7
//
// - A jump to a label of another function (a nonlocal goto out of a nested
//   function, or __builtin_longjmp) flushes all windows to the stack, and then
//   sets the registers of the frame in which it continues:
//
//         flushw               ! ta 3 in V8
//         ld [%g2], %g1
//         ld [%g2+4], %sp
//         ld [%g2+8], %i7
//         jmp %l7
//          mov %g1, %fp
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_SPECIALRETURNS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_SPECIALRETURNS_H

#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// Whether the instruction loads the size that may follow the call of the
/// function.
bool readsStructureSize(const DecodedInstruction &I);

/// Whether the instruction writes %i7 without changing the window.
bool changesReturnAddress(const DecodedInstruction &I);

/// Whether the instruction is part of a jump to a label of another function.
bool isInNonlocalJump(const FunctionCode &Code, unsigned Index);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_SPECIALRETURNS_H
