//===- Phases.h - The phases of K-normal form -------------------*- C++ -*-===//
//
// A program passes through normalize, alphaRename and closureConvert, in this
// order.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_PHASES_H
#define MINCAML_KNORMAL_PHASES_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// K-normalization (MinCaml: KNormal). Names every intermediate result of a
/// typed program, from left to right, which makes the order of evaluation of
/// language.md, section 6, explicit. An operand that is a variable gets no new
/// name. `&&`, `||` and `not` in a condition become control flow. A runtime
/// external used as a value is eta-expanded. Requires that type inference has
/// succeeded. Source: [MinCamlNotes], K-normalization (docs/sources.md).
Expression *normalize(Context &C, ast::Expression &Program);

/// Alpha conversion (MinCaml: Alpha). Copies E with a new name for every
/// binder, so that all binders have different names. Temporaries are unique
/// already and keep their names. Source: [MinCamlNotes], alpha conversion
/// (docs/sources.md).
Expression *alphaRename(Context &C, Expression *E);

struct ClosureOptions {
  /// A function whose value is not used, and that needs at most this many
  /// variables of enclosing functions, gets them as arguments (lambda lifting)
  /// instead of in a closure.
  unsigned LiftLimit = 8;
};

/// Closure conversion (MinCaml: Closure): moves every function to the top
/// level. Requires alpha conversion. FreeVariables.h defines which functions
/// get closures, and which variables each function needs.
///
/// Afterwards several functions may bind the same name: as the same Lifted or
/// Captured variable, or as a copy of the same literal or static closure at
/// their start. Within one function names remain unique.
///
/// Source: [MinCamlNotes], closure conversion (docs/sources.md).
ClosedProgram closureConvert(Context &C, Expression *Program,
                             const ClosureOptions &Options = {});

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_PHASES_H
