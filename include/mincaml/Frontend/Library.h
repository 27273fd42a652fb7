//===- Library.h - The library that is written in MinCaml -------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_LIBRARY_H
#define MINCAML_FRONTEND_LIBRARY_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include <string>

namespace mincaml {

/// Whether a module of lib/Frontend/Library defines Name, such as `Array.map`.
bool isLibraryName(llvm::StringRef Name);

/// The name of the library nearest to Name in the module that it names; empty
/// if there is no such module, or nothing near.
std::string nearestLibraryName(llvm::StringRef Name);

/// Defines before a program what it uses of the library, directly or in another
/// definition of the library, under names with a dot. Returns the new root, or
/// Program if it uses nothing. To be called before inference.
///
/// In place of the text of the library, definitions have the range of the first
/// use, so that nothing ever points outside of the program.
ast::Expression *addLibrary(ast::Expression &Program, ast::ASTContext &Trees,
                            const LanguageOptions &Options);

} // namespace mincaml

#endif // MINCAML_FRONTEND_LIBRARY_H
