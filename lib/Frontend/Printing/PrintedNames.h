//===- PrintedNames.h - Names as the printer writes them --------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PRINTING_PRINTEDNAMES_H
#define MINCAML_LIB_FRONTEND_PRINTING_PRINTEDNAMES_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <string>

namespace mincaml::ast {

/// Identifiers for the names of a tree: names that desugaring has made get
/// identifiers that the tree does not have, in the order in which the tree has
/// them; the others stay as they are.
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
