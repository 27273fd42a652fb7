//===- ArgumentReads.h - Arguments that a function reads --------*- C++ -*-===//
//
// Computes the argument registers that a function reads on every path from its
// entry before it writes them.
//
// The function's code is walked from its entry, through branches, tail calls,
// and calls that return. A path that the walk does not follow to its end is
// assumed to read nothing more. The number of visited instructions is limited,
// so that the time is linear in the number of functions.
//
// A variadic function copies and stores all argument registers, whether an
// argument was passed in them or not. Therefore, a copy or store does not count
// as a read unless the copy is read or returned. Registers whose arguments may
// be unnamed do not count either.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H

#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

class ArgumentReads {
public:
  ArgumentReads(const ObjectProgram &Program,
                const ProcedureSummaries &Summaries, Disassembly *LLVM)
      : Program(Program), Summaries(Summaries), LLVM(LLVM),
        Results(Program.functions().size()) {}

  /// The registers that the function reads, as the caller's window names them:
  /// a subset of %o0 to %o5, and of %f0 to %f31 in 64-bit code and where these
  /// may contain arguments (FloatArguments.h).
  const RegisterSet &of(unsigned Function);

private:
  /// The state of the walk on one path.
  struct Path {
    static constexpr int8_t NoArgument = -1;

    RegisterSet Read;
    /// The argument that each integer register of the current window contains.
    std::array<int8_t, reg::NumIntegers> Argument;
    /// The floating-point registers that the path has written.
    RegisterSet Written;
    bool HasWindow = false;
    bool HasFloatArguments = false;
    /// The number of instructions that may still be visited on all paths.
    unsigned *Budget = nullptr;

    void enterWindow();
    void leaveWindow();
  };

  RegisterSet walk(const FunctionCode &Code, uint64_t At, Path P);
  RegisterSet branch(const FunctionCode &Code, unsigned At, Path P);
  /// Returns whether the path continues after the call.
  bool call(const FunctionCode &Code, unsigned At, Path &P);
  /// Updates the path for one instruction. Returns false if the path is not
  /// followed further.
  bool step(const DecodedInstruction &I, Path &P) const;
  void read(const RegisterSet &Set, Path &P) const;
  /// Records that the function returns the values in the result registers.
  void readResults(Path &P) const;
  void readByCallee(const FunctionCode &Code, unsigned At, Path &P);

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the register sets of instructions of extensions. May be null.
  Disassembly *LLVM;
  /// The cached results. A result is the empty set while it is computed, so
  /// that a recursive call adds nothing.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H
