//===- ASTClone.h - Cloning of syntax trees ---------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTCLONE_H
#define MINCAML_FRONTEND_ASTCLONE_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::ast {

/// Returns a copy of E, of the core or of the surface language, that shares no
/// nodes with it. Types are shared. The last continuation of a chain of
/// definitions may be null.
Expression *clone(const Expression &E, ASTContext &Trees);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTCLONE_H
