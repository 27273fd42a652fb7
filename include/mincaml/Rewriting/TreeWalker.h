//===- TreeWalker.h - Walking and changing a syntax tree --------*- C++ -*-===//

#ifndef MINCAML_REWRITING_TREEWALKER_H
#define MINCAML_REWRITING_TREEWALKER_H

#include "mincaml/Frontend/Operands.h"
#include "mincaml/Rewriting/Scope.h"
#include <vector>

namespace mincaml::rewriting {

/// The number of nodes of a tree.
size_t countNodes(ast::Expression *E);

/// Visits every expression of a tree with the variables in scope. Iterative, so
/// that the depth of trees is not limited by the stack.
class TreeWalker {
public:
  virtual ~TreeWalker() = default;
  void walk(ast::Expression *&Root);

protected:
  /// Called before the operands of the expression in Slot, which may be
  /// replaced. If it returns false, neither are the operands visited nor is
  /// `leave` called.
  virtual bool enter(ast::Expression *&Slot);
  /// Called after its operands; the expression may be replaced. The variables
  /// that it binds are out of scope.
  virtual void leave(ast::Expression *&Slot);

  const Scope &scope() const { return Variables; }
  /// The number of expressions entered before the current one.
  unsigned position() const { return Path.back().Position; }
  /// The number of expressions entered so far.
  unsigned nextPosition() const { return NextPosition; }
  /// The expression whose operand the current one is; null at the root.
  ast::Expression *parent() const;
  /// Which of its operands the current expression is.
  unsigned operandNumber() const;
  /// The number of function bodies around the current expression.
  unsigned functionDepth() const { return Path.back().FunctionDepth; }
  /// Returns whether a call here would be a tail call. False at the top level
  /// of the program.
  bool isTail() const { return Path.back().IsTail; }
  /// Returns whether the current expression is the function of a call.
  bool isCallee() const;
  /// Returns whether the current expression is the function of a call of Printf
  /// or the format, which stay what they are.
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

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_TREEWALKER_H
