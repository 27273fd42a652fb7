//===- Desugar.h - Desugaring to the core language --------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_DESUGAR_H
#define MINCAML_FRONTEND_DESUGAR_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml {

/// Desugaring: replaces the surface expressions of a typed program by
/// equivalent expressions of the core. lib/Frontend/Desugar has one rule for
/// each class of surface expression. Changes the tree and returns the new root.
/// Expressions keep their types and source ranges; a new expression has the
/// range of the expression that it replaces or belongs to.
///
/// A program without surface expressions does not change.
ast::Expression *desugar(ast::Expression &Program, ast::ASTContext &Trees,
                         TypeContext &Types);

namespace ast {

/// Returns the identifier that a variable has in the program text. A name
/// created by desugaring contains a `#`, so that it differs from every
/// identifier. The text before the `#` is the source name, or says what the
/// variable is for.
llvm::StringRef sourceName(llvm::StringRef Name);

/// Whether the compiler created the name for a variable that is neither in the
/// program text nor a copy of one that is.
bool isCompilerGenerated(llvm::StringRef Name);

/// Verifies the core: every expression belongs to the core and has a type, and
/// the parameters of all functions are names. Returns false and prints the
/// reason otherwise.
bool verifyCore(const Expression &Program, llvm::raw_ostream &OS);

} // namespace ast
} // namespace mincaml

#endif // MINCAML_FRONTEND_DESUGAR_H
