//===- Modules.h - Resolution of modules ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_MODULES_H
#define MINCAML_LIB_FRONTEND_MODULES_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mincaml {

class DiagnosticEngine;

/// A program without modules.
struct FlatProgram {
  /// The definitions and expressions at the top level, which are not linked to each
  /// other. Those of the library precede those of the program that use them.
  std::vector<ast::Expression *> Items;
  /// The expression after the last item.
  ast::Expression *Rest = nullptr;
  /// The items that the library defines. An item of a functor has the source range
  /// of the module that it became part of.
  llvm::DenseMap<const ast::Expression *, llvm::SMRange> OfLibrary;
  /// The modules of the library with types or exceptions that the program uses,
  /// each with the source range of a use.
  llvm::DenseMap<llvm::StringRef, llvm::SMRange> UsedModules;
};

/// Replaces modules by their definitions, which get names with the path of the
/// module, `M.x`, and every name by that of its definition. Afterwards the
/// program has no ModuleDefinition and no Open. A field has its full name only where
/// it is used: inference finds it by the type of its record. Returns false after an
/// error.
bool resolveModules(ast::Expression &Program, ast::ASTContext &Trees,
                    DiagnosticEngine &Diagnostics, FlatProgram &Result);

/// Whether the library has a text for this module, or for a functor, `Map.Make`.
bool isLibraryText(llvm::StringRef Name);
/// Parses that text. Returns null if there is none.
ast::Expression *parseLibrary(llvm::StringRef Module, ast::ASTContext &Trees);

/// Whether the library defines the operator Name, in the module Stdlib.
bool isLibraryOperator(llvm::StringRef Name);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_MODULES_H
