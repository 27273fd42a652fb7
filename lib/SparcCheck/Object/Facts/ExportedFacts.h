//===- ExportedFacts.h - What code shows about its functions ----*- C++ -*-===//
//
// The facts (FunctionFacts.h) about the functions that other files can call.
//
// A caller in the same file was compiled with the same knowledge as its callee,
// so that there a return behind a call of an unknown function counts. Callers
// in other files may know that the unknown function does not return. Hence a
// function is known to return only if control reaches a return on a path on
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

  /// Adds the facts; \p Source says where they are from. What a function may
  /// read is determined where \p Claims, which may be null, are about that.
  llvm::Error add(llvm::StringRef Source, bool IsOfArchive,
                  const FactSet *Claims, FactSet &Into);

private:
  struct State {
    bool IsListed = false, IsVisited = false;
    bool CertainlyReturns = false;
    /// It has an end that is neither a return nor a call nor a stop.
    bool HasOtherEnd = false;
    /// Functions that certainly return if this one does.
    std::vector<unsigned> Waiting;
  };

  void list(unsigned Number);
  llvm::Error visit(unsigned Number);
  /// Whether the call at \p Index certainly returns; lists the callee, to which
  /// \p Caller waits, if that is not known yet.
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
