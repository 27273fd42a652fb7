//===- ClosureConvert.h - Functions to the top level ------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_CLOSURECONVERT_H
#define MINCAML_KNORMAL_CLOSURECONVERT_H

#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

struct ClosureOptions {
  /// A function that is only called, and needs at most this many variables of
  /// enclosing functions, gets them as arguments instead of a closure.
  unsigned LiftLimit = 8;
};

/// Moves every function to the top level (seed document 003, notes on closure
/// conversion). Needs: alpha conversion. FreeVariables.h says which function
/// gets a closure, and what each needs.
///
/// A name may be bound in several functions afterwards: as the same Lifted or
/// Captured variable, or as a copy of the same literal or static closure at
/// their start. Within one function names stay unique.
ClosedProgram closureConvert(Context &C, Expression *Program,
                             const ClosureOptions &Options = {});

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_CLOSURECONVERT_H
