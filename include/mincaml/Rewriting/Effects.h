//===- Effects.h - What evaluating an expression can do ---------*- C++ -*-===//

#ifndef MINCAML_REWRITING_EFFECTS_H
#define MINCAML_REWRITING_EFFECTS_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::rewriting {

/// A variable or a literal.
bool isAtomic(const ast::Expression *E);

/// Whether E can be evaluated at another time, or not at all, without anybody
/// noticing: it calls nothing but runtime functions without effects, makes and
/// reads no array, cannot fail, and has at most Limit nodes. Needs: inference
/// has run on the references to externals.
bool isPureAndTotal(ast::Expression *E, unsigned Limit);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_EFFECTS_H
