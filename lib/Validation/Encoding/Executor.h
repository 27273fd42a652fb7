//===- Executor.h - All executions of a function at once -------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_EXECUTOR_H
#define MINCAML_VALIDATION_ENCODING_EXECUTOR_H

#include "Encoding/Side.h"

namespace mincaml::validation {

/// Executes all paths with at most \p Bound jumps backwards, a block once for
/// each number of jumps before it; where paths meet, their states are joined.
/// Jumps backwards are edges to a block that is not later in reverse postorder.
/// The result is in \p S; S.hasGivenUp() if something is not supported.
void execute(Side &S, const llvm::Function &F, unsigned Bound);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_EXECUTOR_H
