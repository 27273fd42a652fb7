//===- Refinement.h - Refinement of one function by another -----*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_REFINEMENT_REFINEMENT_H
#define MINCAML_LIB_VALIDATION_REFINEMENT_REFINEMENT_H

#include "Encoding/Encoding.h"

namespace mincaml::validation {

/// A way in which the second function could fail to refine the first.
struct Obligation {
  std::string What; ///< describes a counterexample
  Term Violation;
  /// Values that the second function computes. The search tries them for free
  /// choices of the first function.
  std::vector<Term> Candidates;
};

/// Returns the obligations, without those that trivially hold. A violation
/// counts only if the precondition holds (see preconditionOf).
///
/// Events are compared by their position. This finds the first event that
/// differs: up to it, both functions get the same results from the events.
std::vector<Obligation> obligationsOf(EncodingContext &EC,
                                      FunctionEncoding &Source,
                                      FunctionEncoding &Target);

/// The precondition of the obligations: \p Source has no undefined behaviour,
/// and neither function takes more back edges than are unrolled.
std::vector<Term> preconditionOf(const FunctionEncoding &Source,
                                 const FunctionEncoding &Target);

//===- Search for a counterexample ----------------------------------------===//
//
// A counterexample consists of inputs and of choices of the second function
// such that the violation occurs for all choices of the first function. The
// universal quantifier is instantiated (counterexample-guided): first with the
// choices of the second function; then, while the instances have a common
// counterexample, with choices of the first function that avoid the violation
// for it. If no choices avoid the violation, the counterexample is real. If the
// instances have no common counterexample, there is none, whatever they are.
//
//===----------------------------------------------------------------------===//

/// The remaining time for one function.
class Budget {
public:
  Budget(unsigned Milliseconds, Limits Query);

  /// The limits of the next query. The time limit is minimal if no time is
  /// left.
  Limits next();
  bool isSpent() const;
  unsigned queries() const { return Queries; }

private:
  double End;
  Limits Query;
  unsigned Queries = 0;
};

/// Searches for executions that violate the obligation. If there are any, the
/// answer is Yes, and the model is one of them.
Satisfaction search(const FunctionEncoding &Source,
                    const FunctionEncoding &Target, const Obligation &Goal,
                    llvm::ArrayRef<Term> Precondition, Budget &Time);

struct Confirmation {
  bool IsReal = false;
  std::string What; ///< if it is real, the difference in a few words
  /// If it is real, the inputs and the behaviour of both functions, as lines of
  /// text. Otherwise the reason why it is not confirmed.
  std::string Text;
  /// Keys of allocations for another attempt. With these keys, corresponding
  /// allocations of both functions have the same block.
  AllocationKeys Keys;
};

/// Runs both functions on the inputs of a model. If that shows no difference
/// and the functions compute floating-point numbers, also runs them with other
/// values of floating-point arguments.
Confirmation confirm(EncodingContext &EC, const Model &M,
                     const llvm::Function &Source,
                     const llvm::Function &Target);

/// Whether a function computes or converts floating-point numbers. If not,
/// their encoding does not matter.
bool hasFloatArithmetic(const llvm::Function &F);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_REFINEMENT_REFINEMENT_H
