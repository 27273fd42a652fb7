//===- Desugar.h - From the surface language to the core --------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_DESUGAR_H
#define MINCAML_FRONTEND_DESUGAR_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml {

/// Replaces the surface expressions of a program that inference has typed by
/// expressions of the core that mean the same: there is one rule for each of
/// them, in lib/Frontend/Desugar. Changes the tree and returns the new root.
/// Everything keeps its type and its range in the text; a new expression has
/// the range of the one that it is made for.
///
/// Programs without surface expressions do not change.
ast::Expression *desugar(ast::Expression &Program, ast::ASTContext &Trees,
                         TypeContext &Types);

namespace ast {

/// The identifier that a variable has in the text. A name that desugaring has
/// made contains a `#`, so that it differs from every identifier; what precedes
/// it tells what it is made for.
llvm::StringRef sourceName(llvm::StringRef Name);

/// Whether the name is neither that of a variable in the text nor of a copy.
bool isMadeUp(llvm::StringRef Name);

/// Whether all expressions are of the core and have types, and all functions
/// have names as parameters. Otherwise prints why not.
bool verifyCore(const Expression &Program, llvm::raw_ostream &OS);

} // namespace ast
} // namespace mincaml

#endif // MINCAML_FRONTEND_DESUGAR_H
