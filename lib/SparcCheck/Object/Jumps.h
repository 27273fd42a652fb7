//===- Jumps.h - Rules about jumps through registers ------------*- C++ -*-===//
//
// BranchDisplacement, WindowDepth and ReturnAddress for jumps and calls through
// registers whose target is known, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// \p State is the state before the word.
void checkJump(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);

/// Checks that %o7 contains the caller's return address in \p State, with which
/// word \p Index leaves the function for another one.
void checkReturnAddressOfTailCall(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H
