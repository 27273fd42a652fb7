//===- ASTClone.h - Copies of syntax trees ----------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTCLONE_H
#define MINCAML_FRONTEND_ASTCLONE_H

#include "mincaml/Frontend/AST.h"

namespace mincaml::ast {

/// A copy of E, of the core or the surface, that shares no node with it. Types
/// are shared. A chain may end with null instead of an expression that follows
/// it.
Expression *clone(const Expression &E, ASTContext &Trees);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTCLONE_H
