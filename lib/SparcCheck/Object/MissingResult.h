//===- MissingResult.h - Copies of undefined results ------------*- C++ -*-===//
//
// In C, a function may end without returning a value if its callers do not use
// one:
//
//   int f(void) { g(); }
//
// Without optimization, GCC nevertheless copies the register that would contain
// the value to the result register, after a nop for the line of the closing
// brace:
//
//         call g
//          nop
//         nop
//         mov %g1, %i0
//         ret
//          restore
//
// The value of the register does not matter, unless a caller uses the result,
// which is not known.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H

#include "Object/AbstractState.h"
#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// Whether the instruction is such a copy of \p R, which has no value on any
/// path. \p State is the state before the instruction.
bool copiesMissingResult(const FunctionCode &Code, unsigned Index, unsigned R,
                         const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H
