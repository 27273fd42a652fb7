//===- Calls.h - Rules about calls and returns ------------------*- C++ -*-===//
//
// ReturnAddress, Signature and FallThrough, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// \p State holds before the word.
void checkReturn(const CheckedFunction &F, unsigned Index,
                 const AbstractState &State);
/// \p State holds after the slot of the call, before the callee.
void checkCall(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);
/// How the function is left at the end of the block, where \p State holds.
void checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CALLS_H
