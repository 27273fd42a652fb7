//===- TreeBuilder.h - Builder of AST nodes ---------------------*- C++ -*-===//
//
// Makes nodes without locations. Each node costs one step. A node must have
// only one parent.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_TREEBUILDER_H
#define MINCAML_LIB_GENERATOR_TREEBUILDER_H

#include "Types.h"
#include <initializer_list>
#include <variant>

namespace mincaml::generator {

using Operator = ast::BinaryOperator;

constexpr Operator Comparisons[] = {
    Operator::Equal,   Operator::NotEqual,  Operator::Less,
    Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};

/// An operand of a node: an expression, the name of a variable, or an int. The
/// builder makes the nodes of variables and ints.
using Operand = std::variant<ast::Expression *, llvm::StringRef, int32_t>;

class TreeBuilder {
public:
  using Expression = ast::Expression;
  using Expressions = llvm::ArrayRef<Expression *>;

  TreeBuilder(ast::ASTContext &Context, Budget &Costs)
      : Context(Context), Costs(Costs) {}

  /// The approximate number of lines of the printed tree. Callers add 1 for an
  /// expression that is on a line of its own.
  unsigned Lines = 0;

  /// Makes a node of any class. The arguments are those of its constructor,
  /// after the location.
  template <typename Node, typename... Arguments>
  Expression *make(Arguments &&...As) {
    Costs.meter().spend({1, 0});
    return Context.make<Node>(llvm::SMRange(), std::forward<Arguments>(As)...);
  }

  Expression *node(const Operand &O) {
    if (const auto *Name = std::get_if<llvm::StringRef>(&O))
      return variable(*Name);
    if (const auto *Value = std::get_if<int32_t>(&O))
      return integer(*Value);
    return std::get<Expression *>(O);
  }
  Expression *unit() { return make<ast::UnitLiteral>(); }
  Expression *boolean(bool V) { return make<ast::BoolLiteral>(V); }
  Expression *integer(int32_t V) { return make<ast::IntLiteral>(V); }
  Expression *floating(double V) { return make<ast::FloatLiteral>(V); }
  Expression *variable(llvm::StringRef Name) {
    return make<ast::VariableReference>(Context.intern(Name));
  }
  Expression *negate(Expression *E) { return make<ast::Negate>(E); }
  Expression *floatNegate(Expression *E) { return make<ast::FloatNegate>(E); }
  Expression *binary(Operator O, Operand A, Operand B) {
    return make<ast::Binary>(O, llvm::SMLoc(), node(A), node(B));
  }
  Expression *add(Operand A, Operand B) { return binary(Operator::Add, A, B); }
  Expression *subtract(Operand A, Operand B) {
    return binary(Operator::Subtract, A, B);
  }
  /// Else may be null, for an `if` of type unit in the extended language.
  Expression *conditional(Operand C, Operand T, Operand E) {
    Lines += 2;
    return make<ast::If>(node(C), node(T), node(E));
  }
  Expression *call(Operand Callee, Expressions Arguments) {
    return make<ast::Apply>(node(Callee), Context.copy(Arguments));
  }
  Expression *call(Operand Callee, std::initializer_list<Operand> Arguments) {
    llvm::SmallVector<Expression *, 8> Nodes;
    for (const Operand &Argument : Arguments)
      Nodes.push_back(node(Argument));
    return call(Callee, Nodes);
  }
  Expression *tuple(Expressions Elements) {
    return make<ast::Tuple>(Context.copy(Elements));
  }
  Expression *arrayMake(Operand Size, Operand Initial) {
    return make<ast::ArrayMake>(node(Size), node(Initial));
  }
  Expression *get(Operand Array, Operand Index) {
    return make<ast::ArrayGet>(node(Array), node(Index));
  }
  Expression *put(Operand Array, Operand Index, Operand Value) {
    return make<ast::ArrayPut>(node(Array), node(Index), node(Value));
  }
  Expression *arrayLength(Operand Array) {
    return make<ast::ArrayLength>(node(Array));
  }
  Expression *sequence(Operand First, Operand Second) {
    return make<ast::Sequence>(node(First), node(Second));
  }
  /// The bodies of these definitions are null if they are added to a Block.
  Expression *let(llvm::StringRef Name, Operand Value,
                  Expression *Body = nullptr);
  Expression *letTuple(llvm::ArrayRef<llvm::StringRef> Names, Expression *Value,
                       Expression *Body = nullptr);
  /// Makes `fun x y -> e`.
  Expression *function(llvm::ArrayRef<llvm::StringRef> Parameters,
                       Expression *Body);
  /// Makes a definition of a function. A parameter named "" is `()`.
  Expression *letRec(llvm::StringRef Name,
                     llvm::ArrayRef<llvm::StringRef> Parameters,
                     Expression *FunctionBody, Expression *Body = nullptr);

private:
  ast::ASTContext &Context;
  Budget &Costs;
};

/// A sequence of definitions and effects, to which `finish` adds a last
/// expression. The definitions have a null body until then.
class Block {
public:
  void add(ast::Expression *DefinitionOrEffect) {
    Parts.push_back(DefinitionOrEffect);
  }
  /// Combines the last Count definitions, which must define functions, into one
  /// definition `let rec ... and ...`.
  void joinFunctions(size_t Count, ast::ASTContext &Context);
  /// Returns the block as a `fun`. It must consist of one definition of a
  /// function.
  ast::Expression *asValue(TreeBuilder &Build) const;
  /// Returns the block with Last as its last expression.
  ast::Expression *finish(Operand Last, TreeBuilder &Build) const;

private:
  std::vector<ast::Expression *> Parts;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_TREEBUILDER_H
