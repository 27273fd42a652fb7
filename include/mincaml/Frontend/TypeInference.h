//===- TypeInference.h - Type inference -------------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_TYPEINFERENCE_H
#define MINCAML_FRONTEND_TYPEINFERENCE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"

namespace mincaml {

class DiagnosticEngine;

/// Type inference by unification, with let-polymorphism (language.md, section
/// 4). Sets the type of every expression and binder, and resolves every
/// VariableReference. The only type variables left are those of the type
/// schemes of polymorphic definitions. Takes near-linear time in the size of
/// the program. Source: [MinCamlNotes], type inference (docs/sources.md), which
/// is monomorphic. For the original language, inference is monomorphic here,
/// too.
///
/// Free names that are not in RuntimeABI.def become implicit externals, with a
/// warning each. Returns false if errors were reported; the types are then
/// incomplete.
bool inferTypes(ast::Expression &Program, TypeContext &Types,
                const LanguageOptions &Options, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_TYPEINFERENCE_H
