//===- ArgumentReads.h - Arguments that a function reads --------*- C++ -*-===//
//
// Which registers of arguments a function reads on every path from its entry,
// before it writes them. The walk follows branches, tail calls, and calls that
// return; a path that it does not follow to its end reads nothing more. It
// looks at a limited number of words, so that its time is linear in the number
// of functions.
//
// Variadic functions store argument registers, whether passed or not: what is
// stored is not read, nor are registers of arguments that may be unnamed
// (VariadicArguments.h).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H

#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

class ArgumentReads {
public:
  ArgumentReads(const ObjectProgram &Program,
                const ProcedureSummaries &Summaries)
      : Program(Program), Summaries(Summaries),
        Results(Program.functions().size()) {}

  /// In the window of the caller: of %o0 to %o5, and in 64-bit code of %f0 to
  /// %f31.
  const RegisterSet &of(unsigned Function);

private:
  /// What a path has done so far.
  struct Path {
    RegisterSet Read, Written;
    bool HasWindow = false;
    /// The words that may still be visited, on all paths.
    unsigned *Budget = nullptr;
  };

  RegisterSet walk(const FunctionCode &Code, uint64_t At, Path P);
  RegisterSet branch(const FunctionCode &Code, unsigned At, Path P);
  /// Returns whether the path continues behind the call.
  bool call(const FunctionCode &Code, unsigned At, Path &P);
  /// Returns false if the path is not followed further.
  bool step(const InstructionWord &I, Path &P) const;
  void read(const RegisterSet &Set, Path &P) const;
  static void leaveWindow(Path &P);
  void readByTailCallee(const FunctionCode &Code, unsigned At, Path &P);

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Empty while it is computed: recursion adds nothing.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ARGUMENTREADS_H
