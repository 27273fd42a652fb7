//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//
//
// Determines which floating-point registers contain arguments in 32-bit code.
//
// A compiler may pass arguments of a local function in floating-point
// registers, since it knows all callers. A register that such a function reads
// without having written it is an argument, and has to be defined at each call
// of the function (rule Signature).
//
// The registers that a function may read in this way are the solution of a
// forward data-flow problem. Its lattice is the set of registers that have
// their values at entry on some path, joined by union. An instruction removes
// the registers that it writes, and a call those that the callee may clobber.
// If a call is reached with registers that the callee may read, the caller
// passes them on and reads them, too. Recursive calls are not followed, since
// they add nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FLOATARGUMENTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FLOATARGUMENTS_H

#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

/// The registers %f0 to %f31.
RegisterSet floatRegisters();

/// Whether a function of 32-bit code may have arguments in floating-point
/// registers. That is possible if it is local and is called directly.
bool mayHaveFloatArguments(const ObjectProgram &Program,
                           const ProcedureSummaries &Summaries,
                           unsigned Function);

class FloatArguments {
public:
  FloatArguments(const ObjectProgram &Program,
                 const ProcedureSummaries &Summaries, Disassembly *LLVM);

  /// The floating-point registers that the function may read on some path; none
  /// if it cannot have arguments in them.
  const RegisterSet &of(unsigned Function);
  const RegisterSet &of(const ProcedureSummary &Function) {
    return of(&Function - &Summaries.summary(0));
  }

private:
  RegisterSet compute(const FunctionCode &Code);
  RegisterSet readByCallee(const FunctionCode &Code, unsigned At);

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the register sets of instructions of extensions. May be null.
  Disassembly *LLVM;
  /// Some local function reads a floating-point register.
  bool AreRead = false;
  /// The cached results. A result is the empty set while it is computed.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FLOATARGUMENTS_H
