//===- Calls.h - Rules about calls and returns ------------------*- C++ -*-===//
//
// Checks the rules ReturnAddress, Signature and FallThrough on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the target of a return. \p State is the state before the instruction.
void checkReturn(const CheckedFunction &F, unsigned Index,
                 const AbstractState &State);
/// Checks a call. \p State is the state after the delay slot and before the
/// callee.
void checkCall(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);
/// Checks how control leaves the function at the end of the block. \p State is
/// the state at the end.
void checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
