//===- Effects.h - Side effects of expressions ------------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_EFFECTS_H
#define MINCAML_REWRITING_EFFECTS_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::rewriting {

/// Returns whether E is a variable or a literal.
bool isAtomic(const ast::Expression *E);

/// Returns whether E can be evaluated at another time, or not at all, without a
/// visible difference: it calls only runtime functions without effects, creates
/// and reads no array, cannot fail, and has at most Limit nodes. Requires that
/// inference has run on the references to externals.
bool isPureAndTotal(ast::Expression *E, unsigned Limit);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_EFFECTS_H
