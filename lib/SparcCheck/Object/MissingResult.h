//===- MissingResult.h - Functions whose code returns nothing ---*- C++ -*-===//
//
// C allows a function to end without a value if its callers do not use one:
//
//   int f(void) { g(); }
//
// Without optimization GCC nevertheless copies the register that would contain
// the value to that of the result, after a nop for the line of the closing
// brace:
//
//         call g
//          nop
//         nop
//         mov %g1, %i0
//         ret
//          restore
//
// What the register contains does not matter. Whether the callers use it is not
// known.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H

#include "Object/AbstractState.h"
#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// Whether the word is such a copy of \p R, which has no value on any path.
/// \p State is the state before it.
bool copiesMissingResult(const FunctionCode &Code, unsigned Index, unsigned R,
                         const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_MISSINGRESULT_H
