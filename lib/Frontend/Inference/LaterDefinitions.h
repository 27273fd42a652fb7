//===- LaterDefinitions.h - Definitions that come too late ------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mincaml {

/// The names that a program defines outside of functions, for messages about
/// names that are used before.
class LaterDefinitions {
public:
  explicit LaterDefinitions(const ast::Expression &Program);

  /// The first definition of Name after Use; null if there is none.
  const ast::Binder *find(llvm::StringRef Name, llvm::SMRange Use) const;

  /// The first definition of Name in a function or expression; null if there is
  /// none, or one outside of functions.
  const ast::Binder *findInner(llvm::StringRef Name);

private:
  void collectInner();
  void add(const ast::Binder &B);
  void add(const ast::Pattern &P);

  llvm::DenseMap<llvm::StringRef, std::vector<const ast::Binder *>> ByName;
  const ast::Expression &Program;
  /// Filled when it is first needed.
  llvm::DenseMap<llvm::StringRef, const ast::Binder *> Inner;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H
