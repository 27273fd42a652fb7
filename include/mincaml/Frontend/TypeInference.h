//===- TypeInference.h - The types of a program -----------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_TYPEINFERENCE_H
#define MINCAML_FRONTEND_TYPEINFERENCE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"

namespace mincaml {

class DiagnosticEngine;

/// Monomorphic type inference by unification (language.md, section 4; seed
/// document 003, notes on type inference). Gives every expression and binder
/// its type, free of variables, and every VariableReference what it refers to.
/// Takes time near-linear in the size of the program.
///
/// Free names that RuntimeABI.def does not know become implicit externals, with
/// a warning each. False: errors were reported, and the types are incomplete.
bool inferTypes(ast::Expression &Program, TypeContext &Types,
                DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_TYPEINFERENCE_H
