//===- MergedValues.h - What the program calls merged values ----*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_MERGEDVALUES_H
#define MINCAML_LIB_EXPLORER_MERGEDVALUES_H

#include "OriginTable.h"

namespace mincaml::explorer {

/// The names of variables that are bound to conditionals, `let x = if ...`: a
/// register that several of their results are computed into, and nothing else,
/// has the value of the variable. Neither the phi node nor the register tells
/// so without debug information of variables.
class MergedValues {
public:
  void build(const ast::Expression &Tree, const OriginTable &Origins);

  /// The variable of a register that is written by code of these expressions,
  /// and read by code of those (-1: unknown), which does not write it. Empty if
  /// it is none: code of a result that reads the register still computes the
  /// result, so that the register has only a part of it.
  llvm::StringRef nameOf(llvm::ArrayRef<int> Writers,
                         llvm::ArrayRef<int> Readers) const;

private:
  void addResults(const ast::Expression &Conditional,
                  const OriginTable &Origins);

  std::vector<llvm::StringRef> Names;
  /// By expression, an index into Names: what the expression is a result of.
  llvm::DenseMap<int, unsigned> ResultOf;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_MERGEDVALUES_H
