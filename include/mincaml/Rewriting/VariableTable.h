//===- VariableTable.h - The variables of a program -------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_VARIABLETABLE_H
#define MINCAML_REWRITING_VARIABLETABLE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mincaml::rewriting {

/// A use of a variable.
struct VariableUse {
  /// The slot of the VariableReference.
  ast::Expression **Slot;
  /// The slot of the call of which it is the callee; null if it is used as a
  /// value.
  ast::Expression **Call;
  /// The position of the use, as TreeWalker counts it.
  unsigned Position;
};

struct Variable {
  ast::Binder *TheBinder = nullptr;
  /// The Let, LetRec, LetRecGroup or LetTuple that binds it.
  ast::Expression *Definition = nullptr;
  /// The slot of Definition.
  ast::Expression **Slot = nullptr;
  /// The index of the variable among those bound together: parameters,
  /// components of a tuple or functions of a group.
  unsigned Number = 0;
  bool IsParameter = false;
  /// The function, if the variable is a function or a parameter of one.
  ast::FunctionDefinition *Function = nullptr;
  /// The positions [Begin, End) where it is in scope.
  unsigned Begin = 0;
  unsigned End = 0;
  /// The uses, in the order of their positions.
  llvm::SmallVector<VariableUse, 2> Uses;

  bool isFunction() const { return Function && !IsParameter; }
  bool isOnlyCalled() const;
  bool isUsedBetween(unsigned First, unsigned Last) const;
};

/// All variables of a program, in the order of their definitions, and their
/// uses. Changes of the tree invalidate the table.
class VariableTable {
public:
  explicit VariableTable(ast::Expression *&Program);

  llvm::ArrayRef<Variable> variables() const { return Variables; }
  const Variable &operator[](unsigned I) const { return Variables[I]; }
  /// The index in variables() of the variable that B binds.
  unsigned number(const ast::Binder &B) const { return Numbers.lookup(&B); }
  /// The names that refer to no variable, sorted and without duplicates.
  llvm::ArrayRef<llvm::StringRef> externals() const { return Externals; }

private:
  friend class VariableTableBuilder;
  std::vector<Variable> Variables;
  llvm::DenseMap<const ast::Binder *, unsigned> Numbers;
  std::vector<llvm::StringRef> Externals;
};

/// The free names of E in the order of their first uses.
llvm::SmallVector<llvm::StringRef, 0> freeNames(ast::Expression *E);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_VARIABLETABLE_H
