//===- Search.h - Looking for a counterexample -----------------*- C++ -*-===//
//
// A counterexample is an input, and choices of the second function, for which
// every choice of the first leaves the violation. The universal quantifier is
// instantiated: with the second function's choices first, then, as long as a
// counterexample of these is found, with choices of the first that avoid it
// there. Any set of instances gives sound proofs; if no choice avoids it, it is
// real.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_REFINEMENT_SEARCH_H
#define MINCAML_VALIDATION_REFINEMENT_SEARCH_H

#include "Encoding/Side.h"
#include "Refinement/Obligations.h"
#include "Smt/Solver.h"

namespace mincaml::validation {

/// The time that is left for one function.
class Budget {
public:
  Budget(unsigned Milliseconds, Limits Query);

  /// The limits of the next query; of no time if nothing is left.
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

/// Looks for executions with the violation.
SearchResult search(const Side &Before, const Side &After,
                    const Obligation &Goal, llvm::ArrayRef<Term> Precondition,
                    Budget &Time);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_REFINEMENT_SEARCH_H
