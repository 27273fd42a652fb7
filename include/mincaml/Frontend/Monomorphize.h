//===- Monomorphize.h - One copy of a definition for each type --*- C++ -*-===//

#ifndef MINCAML_FRONTEND_MONOMORPHIZE_H
#define MINCAML_FRONTEND_MONOMORPHIZE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"

namespace mincaml {

class DiagnosticEngine;

/// Replaces each polymorphic definition of a program that inference has typed
/// by copies, one for each combination of types that its variables stand for in
/// what is evaluated, so that no type contains a generalized variable. Uses at
/// the same types share a copy; a definition without uses keeps one, for int.
/// The first copy has the name of the definition, the others have names that
/// desugaring might have made (ast::sourceName).
///
/// Changes the tree and returns it; null if an error was reported, which may be
/// that there are too many copies.
ast::Expression *monomorphize(ast::Expression &Program, ast::ASTContext &Trees,
                              TypeContext &Types,
                              const LanguageOptions &Options,
                              DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_MONOMORPHIZE_H
