//===- ClosureConvert.h - Closure conversion --------------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_CLOSURECONVERT_H
#define MINCAML_KNORMAL_CLOSURECONVERT_H

#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

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

#endif // MINCAML_KNORMAL_CLOSURECONVERT_H
