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

/// A map from debug locations to the source expressions of a program.
class SourceExpressions {
public:
  /// \p Tree is the tree that the parser built from \p Source. Source must
  /// outlive this object.
  SourceExpressions(llvm::MemoryBufferRef Source, const ast::Expression &Tree);
  ~SourceExpressions();

  /// See Explorer::distinctLocation.
  llvm::SMLoc distinctLocation(llvm::SMRange Expression) const;
  /// The text of the expression at a location, on one line and shortened if it
  /// is long. Empty if there is no expression. Precondition: IR generation has
  /// used distinctLocation.
  std::string text(const llvm::DILocation &Location) const;

private:
  struct Table;
  std::unique_ptr<Table> TheTable;
};

} // namespace mincaml

#endif // MINCAML_EXPLORER_SOURCEEXPRESSIONS_H
