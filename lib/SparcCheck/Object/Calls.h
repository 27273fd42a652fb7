//===- Calls.h - Rules about calls and returns ------------------*- C++ -*-===//
//
// ReturnAddress, Signature and FallThrough, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// \p State is the state before the word.
void checkReturn(const CheckedFunction &F, unsigned Index,
                 const AbstractState &State);
/// \p State is the state after the slot of the call, before the callee.
void checkCall(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);
/// Checks how control leaves the function at the end of the block, in \p State.
void checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
