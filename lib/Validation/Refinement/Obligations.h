//===- Obligations.h - What refinement requires ----------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_REFINEMENT_OBLIGATIONS_H
#define MINCAML_VALIDATION_REFINEMENT_OBLIGATIONS_H

#include "Encoding/Side.h"

namespace mincaml::validation {

/// One way in which the second function could fail to refine the first.
struct Obligation {
  std::string What; ///< said of a counterexample
  Term Violation;
  /// What the second function computes: tried for free choices of the first.
  std::vector<Term> Candidates;
};

/// The violations, without those that are syntactically impossible. They matter
/// only where \p Before has no undefined behaviour and both stay within the
/// bound; `precondition` says so.
///
/// The first event that differs is found, since up to it both sides read the
/// same from the tape.
std::vector<Obligation> obligationsOf(World &W, Side &Before, Side &After);

/// \p Before is defined, and neither side has more jumps than are unrolled.
std::vector<Term> preconditionOf(const Side &Before, const Side &After);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_REFINEMENT_OBLIGATIONS_H
