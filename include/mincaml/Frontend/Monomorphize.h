//===- Monomorphize.h - Monomorphization ------------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_MONOMORPHIZE_H
#define MINCAML_FRONTEND_MONOMORPHIZE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"

namespace mincaml {

class DiagnosticEngine;

/// Monomorphization: replaces each polymorphic definition of a typed program by
/// copies, one for each combination of types that its type variables stand for.
/// No type contains a generalized variable afterwards. Uses at the same types
/// share a copy; a definition without uses keeps one copy, for int. The first
/// copy keeps the name of the definition. The others get names of the kind that
/// desugaring creates (see ast::sourceName).
///
/// Changes the tree and returns it. Returns null if an error was reported, for
/// example because there are too many copies.
ast::Expression *monomorphize(ast::Expression &Program, ast::ASTContext &Trees,
                              TypeContext &Types,
                              const LanguageOptions &Options,
                              DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_MONOMORPHIZE_H
