//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//
//
// In 32-bit code a compiler may pass arguments of a local function in
// floating-point registers, since it knows all callers. What such a function
// reads without having written it is an argument then, and has to be defined
// where the function is called (rule Signature).
//
// Which registers a function may read so is a forward problem: the set of the
// registers that contain what they contained at entry on some path, joined by
// union. An instruction removes what it writes, a call what the callee may
// destroy. A function passes on to a callee what that may read. Recursion adds
// nothing: it is not followed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FLOATARGUMENTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FLOATARGUMENTS_H

#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

/// %f0 to %f31.
RegisterSet floatRegisters();

/// Whether the function may have arguments in them though the code is 32-bit
/// code: it is local and is called directly.
bool mayHaveFloatArguments(const ObjectProgram &Program,
                           const ProcedureSummaries &Summaries,
                           unsigned Function);

class FloatArguments {
public:
  FloatArguments(const ObjectProgram &Program,
                 const ProcedureSummaries &Summaries, Disassembly *LLVM);

  /// The registers that the function may read on some path; none if it may not
  /// have arguments in them.
  const RegisterSet &of(unsigned Function);
  const RegisterSet &of(const ProcedureSummary &Function) {
    return of(&Function - &Summaries.summary(0));
  }

private:
  RegisterSet compute(const FunctionCode &Code);
  RegisterSet readByCallee(const FunctionCode &Code, unsigned At);

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the registers of extensions; may be null.
  Disassembly *LLVM;
  /// Some local function reads one of them.
  bool AreRead = false;
  /// Empty while it is computed.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_FLOATARGUMENTS_H
