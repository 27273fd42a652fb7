//===- FunctionCheck.h - The check of one function --------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECK_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECK_H

#include "Object/CheckedFunction.h"
#include "Object/Encoding.h"

namespace mincaml::sparc {

/// Checks all rules: first those on single instructions, then those on the
/// state before each step, which a forward analysis (AbstractState.h) computes.
/// Adds the number of reached instructions to \p Result.
void checkFunction(const FunctionCode &Code, CodeGraph &Graph,
                   const ProcedureSummaries &Summaries, FloatArguments &Floats,
                   CallFrames &Frames, Disassembly &LLVM, LegalWords &Cache,
                   FunctionReport &Report, ObjectCheckResult &Result);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECK_H
