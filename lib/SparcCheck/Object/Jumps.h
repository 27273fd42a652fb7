//===- Jumps.h - Rules about jumps through registers ------------*- C++ -*-===//
//
// Checks the rules BranchDisplacement, WindowDepth and ReturnAddress on object
// code, for jumps and calls through registers whose target is known.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// \p State is the state before the instruction.
void checkJump(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);

/// Checks that %o7 contains the caller's return address at the tail call at
/// \p Index. \p State is the state in which control leaves the function.
void checkReturnAddressOfTailCall(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_JUMPS_H
