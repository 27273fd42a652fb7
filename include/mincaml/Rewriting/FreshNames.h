//===- FreshNames.h - Fresh names -------------------------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_FRESHNAMES_H
#define MINCAML_REWRITING_FRESHNAMES_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::rewriting {

/// Makes names that do not occur in a program and are not reserved in MinCaml
/// or OCaml.
class FreshNames {
public:
  /// Collects all names in Program. Fresh names live as long as Context.
  FreshNames(ast::Expression *&Program, ast::ASTContext &Context);

  /// Returns Prefix, or Prefix followed by a number if Prefix is taken.
  llvm::StringRef fresh(llvm::StringRef Prefix);

  /// Returns whether Name is a keyword of MinCaml or OCaml, or an external of
  /// the runtime.
  static bool isReserved(llvm::StringRef Name);

private:
  ast::ASTContext &Context;
  llvm::StringSet<> Taken;
  /// The last number used with each prefix.
  llvm::StringMap<unsigned> Numbers;
};

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_FRESHNAMES_H
