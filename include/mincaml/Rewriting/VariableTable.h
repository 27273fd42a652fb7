//===- VariableTable.h - The variables of a program -------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_VARIABLETABLE_H
#define MINCAML_REWRITING_VARIABLETABLE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mincaml::rewriting {

/// A place where a variable is used.
struct VariableUse {
  /// Holds the VariableReference.
  ast::Expression **Slot;
  /// Holds the call whose function it is; null: it is used as a value.
  ast::Expression **Call;
  /// In the order of TreeWalker.
  unsigned Position;
};

struct Variable {
  ast::Binder *TheBinder = nullptr;
  /// The Let, LetRec or LetTuple that binds it.
  ast::Expression *Definition = nullptr;
  /// Holds Definition.
  ast::Expression **Slot = nullptr;
  /// Bound as a parameter, or as a component of a tuple: which one it is.
  unsigned Number = 0;
  bool IsParameter = false;
  /// The positions where it is in scope, up to and without End.
  unsigned Begin = 0;
  unsigned End = 0;
  /// In the order of their positions.
  llvm::SmallVector<VariableUse, 2> Uses;

  bool isFunction() const {
    return !IsParameter && llvm::isa<ast::LetRec>(Definition);
  }
  bool isOnlyCalled() const;
  bool isUsedBetween(unsigned First, unsigned Last) const;
};

/// All variables of a program in the order of their definitions, and which of
/// them each name stands for. Holds for the tree as it was when it was made.
class VariableTable {
public:
  explicit VariableTable(ast::Expression *&Program);

  llvm::ArrayRef<Variable> variables() const { return Variables; }
  const Variable &operator[](unsigned I) const { return Variables[I]; }
  /// The number of the variable that a binder of the program binds.
  unsigned number(const ast::Binder &B) const { return Numbers.lookup(&B); }
  /// Names that no variable has where they are used, sorted, each once.
  llvm::ArrayRef<llvm::StringRef> externals() const { return Externals; }

private:
  friend class VariableTableBuilder;
  std::vector<Variable> Variables;
  llvm::DenseMap<const ast::Binder *, unsigned> Numbers;
  std::vector<llvm::StringRef> Externals;
};

/// The names that E uses and does not bind, in the order of their first uses.
llvm::SmallVector<llvm::StringRef, 0> freeNames(ast::Expression *E);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_VARIABLETABLE_H
