//===- MergedValues.h - Variables bound to conditionals ---------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_MERGEDVALUES_H
#define MINCAML_LIB_EXPLORER_MERGEDVALUES_H

#include "OriginTable.h"

namespace mincaml::explorer {

/// Finds the names of variables that are bound to conditionals (`let x = if
/// ...`). If only results of the conditional are written to a register, and at
/// least two of them, the register holds the variable. Without debug information
/// for variables, neither the phi node nor the register has this name.
class MergedValues {
public:
  void build(const ast::Expression &Tree, const OriginTable &Origins);

  /// The variable that a register holds. Writers and Readers are the expressions
  /// of the instructions that write the register, and of those that only read
  /// it; -1 means an unknown expression. Returns an empty name if the register
  /// holds no variable. This includes the case that code of a result reads the
  /// register: the register then holds an intermediate value of that result.
  llvm::StringRef nameOf(llvm::ArrayRef<int> Writers,
                         llvm::ArrayRef<int> Readers) const;

private:
  void addResults(const ast::Expression &Conditional,
                  const OriginTable &Origins);

  std::vector<llvm::StringRef> Names;
  /// For each expression that is a result of a conditional, the index of the
  /// variable in Names.
  llvm::DenseMap<int, unsigned> ResultOf;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_MERGEDVALUES_H
