//===- PrintedNames.h - Names in printed trees ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PRINTING_PRINTEDNAMES_H
#define MINCAML_LIB_FRONTEND_PRINTING_PRINTEDNAMES_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <string>

namespace mincaml::ast {

/// Maps the names of a tree to identifiers. Names that are not identifiers,
/// which desugaring, monomorphization or the library have created, get new
/// identifiers that do not occur in the tree, numbered in the order of their
/// appearance. Other names are unchanged.
class PrintedNames {
public:
  explicit PrintedNames(const Expression &Program);

  llvm::StringRef operator[](llvm::StringRef Name) const {
    auto I = Identifiers.find(Name);
    return I == Identifiers.end() ? Name : llvm::StringRef(I->second);
  }

private:
  llvm::DenseMap<llvm::StringRef, std::string> Identifiers;
};

} // namespace mincaml::ast

#endif // MINCAML_LIB_FRONTEND_PRINTING_PRINTEDNAMES_H
