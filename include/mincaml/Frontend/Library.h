//===- Library.h - The library that is written in MinCaml -------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_LIBRARY_H
#define MINCAML_FRONTEND_LIBRARY_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include <string>

namespace mincaml {

/// Whether a module in lib/Frontend/Library defines Name, such as `Array.map`.
bool isLibraryName(llvm::StringRef Name);

/// Returns the library name that is most similar to Name, in the same module;
/// empty if there is no such module or no similar name.
std::string nearestLibraryName(llvm::StringRef Name);

/// Puts the library definitions that a program uses, directly or through other
/// library definitions, in front of the program. Their names contain a dot.
/// Returns the new root, or Program if it uses nothing of the library. Must run
/// before inference.
///
/// The added definitions have the source range of their first use, so that no
/// diagnostic and no debug location points outside of the program.
ast::Expression *addLibrary(ast::Expression &Program, ast::ASTContext &Trees,
                            const LanguageOptions &Options);

} // namespace mincaml

#endif // MINCAML_FRONTEND_LIBRARY_H
