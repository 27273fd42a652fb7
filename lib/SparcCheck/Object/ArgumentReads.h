//===- ArgumentReads.h - Arguments that a function reads --------*- C++ -*-===//
//
// Which registers of arguments a function reads on every path from its entry,
// before it writes them. The walk follows branches, tail calls, and calls that
// return; a path that it does not follow to its end reads nothing more. It
// looks at a limited number of words, so that its time is linear in the number
// of functions.
//
// Variadic functions copy and store argument registers, whether passed or not:
// what is copied or stored is not read unless its copy is, or is returned. Nor
// are registers of arguments that may be unnamed (VariadicArguments.h).
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

  /// In the window of the caller: of %o0 to %o5, and of %f0 to %f31 in 64-bit
  /// code and where they may contain arguments (Facts/FloatArguments.h).
  const RegisterSet &of(unsigned Function);

private:
  /// What a path has done so far.
  struct Path {
    static constexpr int8_t NoArgument = -1;

    RegisterSet Read;
    /// By integer register of the current window: the argument that it
    /// contains.
    std::array<int8_t, reg::NumIntegers> Argument;
    /// Of the floating-point registers.
    RegisterSet Written;
    bool HasWindow = false;
    bool HasFloatArguments = false;
    /// The words that may still be visited, on all paths.
    unsigned *Budget = nullptr;

    void enterWindow();
    void leaveWindow();
  };

  RegisterSet walk(const FunctionCode &Code, uint64_t At, Path P);
  RegisterSet branch(const FunctionCode &Code, unsigned At, Path P);
  /// Returns whether the path continues behind the call.
  bool call(const FunctionCode &Code, unsigned At, Path &P);
  /// Returns false if the path is not followed further.
  bool step(const InstructionWord &I, Path &P) const;
  void read(const RegisterSet &Set, Path &P) const;
  /// The function returns what is in the registers of results.
  void readResults(Path &P) const;
  void readByCallee(const FunctionCode &Code, unsigned At, Path &P);

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the registers of extensions; may be null.
  Disassembly *LLVM;
  /// Empty while it is computed: recursion adds nothing.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H
