//===- ProcedureSummaries.h - What callees do to their callers --*- C++ -*-===//
//
// For each function of an object file, from one linear look at its words: which
// registers a call of it may change, whether it returns and how, and which
// arguments it reads for sure. A compiler that sees both sides may keep values
// in registers that the callee leaves alone (GCC's -fipa-ra); that is a private
// convention and no fault, so a call of a known function destroys only what it
// and its callees write. Calls of anything else destroy what the ABI lets them.
//
// The sets of a function's callees are joined into its own with a worklist, so
// that each function is looked at again at most once for each register.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H

#include "CodeGraph.h"

namespace mincaml::sparc {

struct ProcedureSummary {
  /// As the caller sees them: %i0 of a callee with a window is %o0.
  RegisterSet Writes;
  /// Of %o0 to %o5, read before anything else happens to them.
  RegisterSet ReadArguments;
  bool CallsUnknown = false;
  bool ReturnsBehindCall = false;      ///< +8
  bool ReturnsBehindStructure = false; ///< +12
  /// Ends in a way that does not show whether it returns.
  bool MayReturnOtherwise = false;
  std::vector<unsigned> Callees;
};

class ProcedureSummaries final : public CalleeKnowledge {
public:
  static llvm::Expected<ProcedureSummaries>
  compute(const ObjectProgram &Program);

  Answer returns(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet destroyed(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet results(const FunctionCode &Code, unsigned Call) const override;
  /// The function that a direct call goes to; null: it is not in the program.
  const ProcedureSummary *callee(const FunctionCode &Code, unsigned Call) const;

private:
  explicit ProcedureSummaries(const ObjectProgram &Program)
      : Program(&Program) {}

  llvm::Error summarize(unsigned Number);
  void summarizeWords(const FunctionCode &Code, ProcedureSummary &S);
  llvm::Error noteReturningSymbols(const FunctionCode &Code);
  void closeOverCalls();
  std::optional<unsigned> calleeNumber(const FunctionCode &Code,
                                       unsigned Call) const;

  const ObjectProgram *Program;
  std::vector<ProcedureSummary> Summaries;
  /// By number of the symbol, of those of other programs: how many more calls
  /// of it have code behind them that nothing else leads to than are the last
  /// thing in a function. A compiler that knows that it returns makes no call
  /// of the second kind, one that knows that it does not hardly ever one of the
  /// first.
  std::vector<int> SeenToReturn;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
