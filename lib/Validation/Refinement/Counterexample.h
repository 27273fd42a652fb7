//===- Counterexample.h - Confirmation of counterexamples -------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H
#define MINCAML_LIB_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H

#include "Encoding/EncodingContext.h"
#include "Smt/Solver.h"

namespace mincaml::validation {

struct Confirmation {
  bool IsReal = false;
  std::string What; ///< if it is real, the difference in a few words
  /// If it is real, the inputs and the behaviour of both functions, as lines of
  /// text. Otherwise the reason why it is not confirmed.
  std::string Text;
  /// Keys of allocations for another attempt, under which allocations of both
  /// functions correspond.
  AllocationKeys Keys;
};

/// Runs both functions on the inputs of a model. If that shows no difference and
/// the functions compute floating-point numbers, also runs them with other values
/// of floating-point arguments.
Confirmation confirm(EncodingContext &EC, const Model &M,
                     const llvm::Function &Source,
                     const llvm::Function &Target);

/// Whether a function computes or converts floating-point numbers, so that their
/// encoding matters.
bool hasFloatArithmetic(const llvm::Function &F);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H
