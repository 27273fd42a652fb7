//===- Counterexample.h - Inputs that show a difference --------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H
#define MINCAML_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H

#include "Encoding/World.h"
#include "Smt/Solver.h"

namespace mincaml::validation {

struct Confirmation {
  bool IsReal = false;
  std::string What; ///< if it is: the difference, in a few words
  /// The inputs and what both functions do, as lines; if it is not: why not.
  std::string Text;
  /// Keys with which the allocations of both functions may correspond better.
  AllocationKeys Keys;
};

/// Runs both functions on the inputs of a model and, if that shows no
/// difference and they compute floating-point numbers, on a number of others in
/// arguments.
Confirmation confirm(World &W, const Model &M, const llvm::Function &Before,
                     const llvm::Function &After);

/// Whether the encoding of floating-point numbers may matter.
bool hasFloatArithmetic(const llvm::Function &F);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_REFINEMENT_COUNTEREXAMPLE_H
