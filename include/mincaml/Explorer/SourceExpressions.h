//===- SourceExpressions.h - Expressions by their locations -----*- C++ -*-===//

#ifndef MINCAML_EXPLORER_SOURCEEXPRESSIONS_H
#define MINCAML_EXPLORER_SOURCEEXPRESSIONS_H

#include "mincaml/Frontend/AST.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <string>

namespace llvm {
class DILocation;
}

namespace mincaml {

/// Finds the expressions of a program that debug locations stand for.
class SourceExpressions {
public:
  /// \p Tree is as the parser made it, from \p Source, which outlives this.
  SourceExpressions(llvm::MemoryBufferRef Source, const ast::Expression &Tree);
  ~SourceExpressions();

  /// As Explorer::distinctLocation.
  llvm::SMLoc distinctLocation(llvm::SMRange Expression) const;
  /// The text of an expression, on one line and long ones in part; empty if
  /// there is none at the location. Debug information has to have distinct
  /// locations.
  std::string text(const llvm::DILocation &Location) const;

private:
  struct Table;
  std::unique_ptr<Table> TheTable;
};

} // namespace mincaml

#endif // MINCAML_EXPLORER_SOURCEEXPRESSIONS_H
