//===- LaterDefinitions.h - Names used before their definition --*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mincaml {

/// The names that a program defines, for messages about names that are used
/// before their definition or outside of its scope.
class LaterDefinitions {
public:
  explicit LaterDefinitions(const ast::Expression &Program);

  /// Returns the first definition of Name after Use that is outside of all
  /// functions and values; null if there is none.
  const ast::Binder *find(llvm::StringRef Name, llvm::SMRange Use) const;

  /// Returns the first definition of Name inside a function or an expression;
  /// null if there is none, or if Name is also defined outside of functions.
  const ast::Binder *findInner(llvm::StringRef Name);

private:
  void collectInner();
  void add(const ast::Binder &B);
  void add(const ast::Pattern &P);

  llvm::DenseMap<llvm::StringRef, std::vector<const ast::Binder *>> ByName;
  const ast::Expression &Program;
  /// The first definition of each name inside of functions and expressions.
  /// Computed lazily.
  llvm::DenseMap<llvm::StringRef, const ast::Binder *> Inner;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_LATERDEFINITIONS_H
