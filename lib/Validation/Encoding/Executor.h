//===- Executor.h - Symbolic execution of all paths -------------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_EXECUTOR_H
#define MINCAML_LIB_VALIDATION_ENCODING_EXECUTOR_H

#include "Encoding/FunctionEncoding.h"

namespace mincaml::validation {

/// Symbolically executes all paths that take at most \p Bound back edges. States
/// are joined where paths meet, so that a basic block is executed once for each
/// number of back edges taken before it. A back edge is an edge to a block that
/// is not later in reverse postorder. The result is in \p S; S.hasGivenUp() is
/// true if something is not supported.
void execute(FunctionEncoding &S, const llvm::Function &F, unsigned Bound);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_EXECUTOR_H
