//===- TreeWalker.h - Walking and changing a syntax tree --------*- C++ -*-===//

#ifndef MINCAML_REWRITING_TREEWALKER_H
#define MINCAML_REWRITING_TREEWALKER_H

#include "mincaml/Frontend/Operands.h"
#include "mincaml/Rewriting/Scope.h"
#include <vector>

namespace mincaml::rewriting {

/// How many nodes a tree has.
size_t countNodes(ast::Expression *E);

/// Visits every expression of a tree, knowing what is in scope. Takes no
/// recursion, so that no tree is too deep or too long.
class TreeWalker {
public:
  virtual ~TreeWalker() = default;
  void walk(ast::Expression *&Root);

protected:
  /// Before the operands of the expression in Slot, which may be replaced.
  /// False: neither visit the operands nor call `leave`.
  virtual bool enter(ast::Expression *&Slot);
  /// After its operands; the expression may be replaced. What its binders have
  /// bound is out of scope.
  virtual void leave(ast::Expression *&Slot);

  const Scope &scope() const { return Variables; }
  /// How many expressions were entered before the current one.
  unsigned position() const { return Path.back().Position; }
  /// How many expressions have been entered so far.
  unsigned nextPosition() const { return NextPosition; }
  /// The expression whose operand the current one is; null at the root.
  ast::Expression *parent() const;
  /// Which of its operands.
  unsigned operandNumber() const;
  /// In how many function bodies the current expression stands.
  unsigned functionDepth() const { return Path.back().FunctionDepth; }
  /// A call here would be a tail call. Not so at the top level of the program.
  bool isTail() const { return Path.back().IsTail; }
  /// Here stands the function of a call.
  bool isCallee() const;

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

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_TREEWALKER_H
