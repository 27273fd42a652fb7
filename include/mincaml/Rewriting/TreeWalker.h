//===- TreeWalker.h - Traversal of syntax trees -----------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_TREEWALKER_H
#define MINCAML_REWRITING_TREEWALKER_H

#include "mincaml/Frontend/Operands.h"
#include "mincaml/Rewriting/Scope.h"
#include <vector>

namespace mincaml::rewriting {

/// The number of nodes of a tree.
size_t countNodes(ast::Expression *E);

/// Visits every expression of a tree, with the variables in scope. The
/// traversal is iterative, so that the stack does not limit the depth of trees.
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
  /// replaced. The variables that it binds are out of scope.
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

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_TREEWALKER_H
