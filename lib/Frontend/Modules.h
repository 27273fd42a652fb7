//===- Modules.h - Resolution of modules ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_MODULES_H
#define MINCAML_LIB_FRONTEND_MODULES_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include <vector>

namespace mincaml {

class DiagnosticEngine;
struct LanguageOptions;
struct ModuleUse;

/// The names of values that are used, each with the source range of a use.
using ValueUses = llvm::MapVector<llvm::StringRef, llvm::SMRange>;

/// A program without modules. Its items are not yet linked into a chain.
struct FlatProgram {
  /// The definitions and expressions at the top level of the program.
  std::vector<ast::Expression *> Items;
  /// The expression after the last item.
  ast::Expression *Rest = nullptr;
  /// For each item of an instance of a library functor, the source range of the
  /// name that the program gives to this instance.
  llvm::DenseMap<const ast::Expression *, llvm::SMRange> Instances;
  /// The definitions of the library's modules that the program mentions, and of
  /// the modules that these mention. Each definition follows those that it
  /// uses.
  std::vector<ast::Expression *> Library;
  /// The values of modules and of the library that the program uses.
  ValueUses Used;
};

/// Replaces modules by their definitions, whose names contain the path of the
/// module, `M.x`, and replaces every name by that of its definition.
/// Afterwards, the program contains no ModuleDefinition and no Open. Where a
/// field is defined, it keeps its short name, because inference finds it by the
/// type of its record. Names with errors, which are reported, stay as they are.
/// If Uses is not null, it receives the names of modules in the program.
void resolveModules(ast::Expression &Program, ast::ASTContext &Trees,
                    const LanguageOptions &Options,
                    DiagnosticEngine &Diagnostics, FlatProgram &Result,
                    std::vector<ModuleUse> *Uses);

/// Sets the source ranges of all nodes of a definition of the library to a
/// range of the program.
void relocateDefinition(ast::LetDefinitions &L, llvm::SMRange Range);

/// Collects the names that a definition of the library uses.
void collectUses(const ast::LetDefinitions &L, ValueUses &Found);

/// The name that a definition of the library defines.
ast::Binder &nameOf(ast::LetDefinitions &L);

/// Whether the library has this functor, such as `Map.Make`.
bool isLibraryFunctor(llvm::StringRef Name);

/// The names of the modules of the library, without those of functors.
llvm::ArrayRef<llvm::StringRef> libraryModuleNames();

/// The names of the modules in a module of the library, without its path.
std::vector<llvm::StringRef> librarySubmodules(llvm::StringRef Module);

/// Parses the text of a module or functor of the library, such as `Map.Make`.
/// Returns null if there is no such text.
ast::Expression *parseLibrary(llvm::StringRef Module, ast::ASTContext &Trees);

/// Returns a number that is greater than the positions of all modules whose
/// values the text of \p Module uses.
unsigned libraryPosition(llvm::StringRef Module);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_MODULES_H
