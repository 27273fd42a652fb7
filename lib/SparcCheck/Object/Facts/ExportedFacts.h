//===- ExportedFacts.h - Facts from code ------------------------*- C++ -*-===//
//
// Derives facts (FunctionFacts.h) about the functions that other files can call
// from their code.
//
// A caller in the same file was compiled with the same knowledge as its callee.
// So for such a caller, a return after a call of an unknown function is
// evidence that the callee returns. A caller in another file may have been
// compiled with the knowledge that the unknown function does not return. Hence
// a function is known to return only if control reaches a return on a path on
// which all callees are known to return; otherwise it returns "if at all". A
// function never returns if every path ends in a loop, a trap or a call that
// never returns.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXPORTEDFACTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXPORTEDFACTS_H

#include "Object/ProcedureSummaries.h"

namespace mincaml::sparc {

class ExportedFacts {
public:
  ExportedFacts(const ObjectProgram &Program,
                const ProcedureSummaries &Summaries)
      : Program(Program), Summaries(Summaries),
        Functions(Program.functions().size()) {}

  /// Adds the facts to \p Into. \p Source says where they are from. The
  /// registers that a function may read are determined only if \p Claims, which
  /// may be null, have a claim about the registers that it reads.
  llvm::Error add(llvm::StringRef Source, bool IsInArchive,
                  const FactSet *Claims, FactSet &Into);

private:
  struct State {
    bool IsListed = false, IsVisited = false;
    bool CertainlyReturns = false;
    /// The function has an exit that is neither a return, nor a call, nor a
    /// stop.
    bool HasOtherEnd = false;
    /// The functions that are visited again when this one is known to return,
    /// because they may then be known to return, too.
    std::vector<unsigned> Waiting;
  };

  void list(unsigned Number);
  llvm::Error visit(unsigned Number);
  /// Whether the call at \p Index certainly returns. If that is not known yet,
  /// the callee is put on the worklist, and \p Caller waits for it.
  bool certainlyReturns(const FunctionCode &Code, unsigned Index,
                        unsigned Caller);
  ReturnFact returns(unsigned Number) const;
  llvm::Expected<std::optional<RegisterSet>> mayRead(unsigned Number) const;

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  std::vector<State> Functions;
  std::vector<unsigned> Worklist;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_EXPORTEDFACTS_H
