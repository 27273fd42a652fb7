//===- TreeAnalysis.h - Traversal, variables, effects -----------*- C++ -*-===//

#ifndef MINCAML_REWRITING_TREEANALYSIS_H
#define MINCAML_REWRITING_TREEANALYSIS_H

#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace mincaml::rewriting {

/// A variable in scope. Function is its definition if a `let rec` binds it.
struct ScopedVariable {
  const ast::Binder *TheBinder;
  const ast::FunctionDefinition *Function;
  /// The index, plus one, of the variable of the same name that this variable
  /// shadows; 0 if it shadows none.
  unsigned Shadowed;
};

/// The variables in scope, innermost last. The names of binders must not change
/// while they are in scope.
class Scope {
public:
  size_t size() const { return Variables.size(); }

  /// Adds a variable. `_` is counted as well, but lookup never returns it.
  void add(const ast::Binder &B,
           const ast::FunctionDefinition *Function = nullptr) {
    unsigned Shadowed = 0;
    if (B.Name != "_") {
      unsigned &Innermost = Index[B.Name];
      Shadowed = std::exchange(Innermost, unsigned(Variables.size() + 1));
    }
    Variables.push_back({&B, Function, Shadowed});
  }

  /// Removes the innermost variables until Size are left.
  void leave(size_t Size) {
    for (; Variables.size() > Size; Variables.pop_back())
      if (Variables.back().TheBinder->Name != "_")
        Index[Variables.back().TheBinder->Name] = Variables.back().Shadowed;
  }

  /// The variable that a name refers to; null if it is external.
  const ScopedVariable *lookup(llvm::StringRef Name) const {
    unsigned I = Index.lookup(Name);
    return I ? &Variables[I - 1] : nullptr;
  }

  llvm::ArrayRef<ScopedVariable> variables() const { return Variables; }

  /// Returns whether no inner variable shadows this one.
  bool isVisible(const ScopedVariable &V) const {
    return lookup(V.TheBinder->Name) == &V;
  }

private:
  std::vector<ScopedVariable> Variables;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
};

/// The number of nodes of a tree.
size_t countNodes(ast::Expression *E);

/// Visits every expression of a tree, with the variables in scope. The
/// traversal is iterative, so the stack does not limit the depth of trees.
class TreeWalker {
public:
  virtual ~TreeWalker() = default;
  void walk(ast::Expression *&Root);

protected:
  /// Called before the operands of the expression in Slot are visited; the
  /// expression may be replaced. If it returns false, the operands are not
  /// visited and `leave` is not called.
  virtual bool enter(ast::Expression *&Slot);
  /// Called after the operands have been visited; the expression may be
  /// replaced. The variables that it binds are no longer in scope.
  virtual void leave(ast::Expression *&Slot);

  const Scope &scope() const { return Variables; }
  /// The number of expressions entered before the current one.
  unsigned position() const { return Path.back().Position; }
  /// The number of expressions entered so far.
  unsigned nextPosition() const { return NextPosition; }
  /// The expression that has the current one as an operand; null at the root.
  ast::Expression *parent() const;
  /// The index of the current expression among the operands of parent().
  unsigned operandNumber() const;
  /// The number of function bodies around the current expression.
  unsigned functionDepth() const { return Path.back().FunctionDepth; }
  /// Returns whether the current expression is in tail position. This is false
  /// at the top level of the program.
  bool isTail() const { return Path.back().IsTail; }
  /// Returns whether the current expression is the callee of a call.
  bool isCallee() const;
  /// Returns whether the current expression is the callee or the format of a
  /// call of a Printf function. These must not be replaced.
  bool isFormat() const;

private:
  struct Frame {
    ast::Expression **Slot;
    unsigned NextOperand;
    unsigned Position;
    unsigned FunctionDepth;
    bool IsTail;
    size_t ScopeSize;
  };
  void push(ast::Expression **Slot, unsigned FunctionDepth, bool IsTail);
  void bind(ast::Expression *E, unsigned Operand);

  Scope Variables;
  std::vector<Frame> Path;
  unsigned NextPosition = 0;
};

/// A use of a variable.
struct VariableUse {
  /// The slot of the VariableReference.
  ast::Expression **Slot;
  /// The slot of the call whose callee is the variable; null if the variable is
  /// used as a value.
  ast::Expression **Call;
  /// The position of the use, as TreeWalker counts it.
  unsigned Position;
};

struct Variable {
  ast::Binder *TheBinder = nullptr;
  /// The binders of the variable in the other alternatives of an or-pattern.
  llvm::SmallVector<ast::Binder *, 0> OtherBinders;
  /// The Let, LetRec, LetRecGroup, LetTuple or Match that binds it.
  ast::Expression *Definition = nullptr;
  /// The slot of Definition.
  ast::Expression **Slot = nullptr;
  /// The index of the variable among those bound together: parameters,
  /// components of a tuple or functions of a group.
  unsigned Number = 0;
  bool IsParameter = false;
  /// The function, if the variable is a function or a parameter of one.
  ast::FunctionDefinition *Function = nullptr;
  /// The positions [Begin, End) where the variable is in scope. If a case of a
  /// match binds it, other cases may lie in between, because the guards of all
  /// cases precede the bodies.
  unsigned Begin = 0;
  unsigned End = 0;
  /// The uses, in the order of their positions.
  llvm::SmallVector<VariableUse, 2> Uses;

  void rename(llvm::StringRef Name) const;
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

/// Makes names that do not occur in a program and are not reserved in MinCaml
/// or OCaml.
class FreshNames {
public:
  /// Collects all names in Program. Fresh names live as long as Context.
  FreshNames(ast::Expression *&Program, ast::ASTContext &Context);

  /// Returns Prefix, or Prefix followed by a number if Prefix is taken.
  llvm::StringRef fresh(llvm::StringRef Prefix);

  /// Returns whether Name is a keyword of MinCaml or OCaml, or an external of
  /// the runtime.
  static bool isReserved(llvm::StringRef Name);

private:
  ast::ASTContext &Context;
  llvm::StringSet<> Taken;
  /// The last number used with each prefix.
  llvm::StringMap<unsigned> Numbers;
};

/// Returns whether E is a variable or a literal.
bool isAtomic(const ast::Expression *E);

/// Returns whether E can be evaluated at another time, or not at all, without a
/// visible difference: it calls only runtime functions without effects, creates
/// and reads no array and no mutable field, cannot fail, and has at most Limit
/// nodes. Requires that inference has resolved the references to externals.
bool isPureAndTotal(ast::Expression *E, unsigned Limit);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_TREEANALYSIS_H
