//===- Obligations.h - Proof obligations of refinement ----------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_REFINEMENT_OBLIGATIONS_H
#define MINCAML_LIB_VALIDATION_REFINEMENT_OBLIGATIONS_H

#include "Encoding/FunctionEncoding.h"

namespace mincaml::validation {

/// A way in which the second function could fail to refine the first.
struct Obligation {
  std::string What; ///< describes a counterexample
  Term Violation;
  /// Values that the second function computes. The search tries them for free
  /// choices of the first function.
  std::vector<Term> Candidates;
};

/// Returns the obligations, without those whose violation is trivially false. A
/// violation counts only if the precondition holds (see preconditionOf).
///
/// Events are compared by their position. This finds the first event that
/// differs: up to it, both functions get the same results from the events.
std::vector<Obligation> obligationsOf(EncodingContext &EC,
                                      FunctionEncoding &Source,
                                      FunctionEncoding &Target);

/// The precondition of the obligations: \p Source has no undefined behaviour, and
/// neither function takes more back edges than are unrolled.
std::vector<Term> preconditionOf(const FunctionEncoding &Source,
                                 const FunctionEncoding &Target);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_REFINEMENT_OBLIGATIONS_H
