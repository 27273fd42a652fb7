//===- Search.h - Search for a counterexample -------------------*- C++ -*-===//
//
// A counterexample consists of inputs and of choices of the second function such
// that the violation occurs for all choices of the first function. The universal
// quantifier is instantiated (counterexample-guided): first with the choices of
// the second function; then, while the instances have a common counterexample,
// with choices of the first function that avoid the violation for it. If no
// choices avoid it, the counterexample is real. If the instances have no common
// counterexample, there is none, whatever the instances are.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_REFINEMENT_SEARCH_H
#define MINCAML_LIB_VALIDATION_REFINEMENT_SEARCH_H

#include "Encoding/FunctionEncoding.h"
#include "Refinement/Obligations.h"
#include "Smt/Solver.h"

namespace mincaml::validation {

/// The remaining time for one function.
class Budget {
public:
  Budget(unsigned Milliseconds, Limits Query);

  /// The limits of the next query. The time limit is minimal if no time is left.
  Limits next();
  bool isSpent() const;
  unsigned queries() const { return Queries; }

private:
  double End;
  Limits Query;
  unsigned Queries = 0;
};

struct SearchResult {
  Answer Found = Answer::Unknown;
  std::unique_ptr<Model> Counterexample;
  std::string Reason;
};

/// Searches for executions that violate the obligation.
SearchResult search(const FunctionEncoding &Source,
                    const FunctionEncoding &Target, const Obligation &Goal,
                    llvm::ArrayRef<Term> Precondition, Budget &Time);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_REFINEMENT_SEARCH_H
