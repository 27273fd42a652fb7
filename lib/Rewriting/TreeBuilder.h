//===- TreeBuilder.h - Builder of typed AST nodes ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_TREEBUILDER_H
#define MINCAML_LIB_REWRITING_TREEBUILDER_H

#include "mincaml/Rewriting/TreeAnalysis.h"
#include "mincaml/Rewriting/TypedProgram.h"

namespace mincaml::rewriting {

/// Builds nodes with types and without locations.
class TreeBuilder {
public:
  using Expression = ast::Expression;

  explicit TreeBuilder(TypedProgram &Program)
      : Trees(Program.Trees), Types(Program.Types) {}

  Expression *unit() { return make<ast::UnitLiteral>(Types.unit()); }
  Expression *boolean(bool Value) {
    return make<ast::BoolLiteral>(Types.boolean(), Value);
  }
  Expression *integer(int32_t Value) {
    return make<ast::IntLiteral>(Types.integer(), Value);
  }
  Expression *floating(double Value) {
    return make<ast::FloatLiteral>(Types.floating(), Value);
  }
  /// Builds the simplest literal of a type: the character `a`, the empty
  /// string, or the exception Exit.
  Expression *literal(Type *Ty);
  /// Builds the application of a constructor of the type Ty.
  Expression *construct(Type *Ty, const Constructor &X,
                        llvm::ArrayRef<Expression *> Arguments);
  llvm::ArrayRef<Type *> argumentTypes(Type *Ty, const Constructor &X) {
    return Types.argumentTypes(Ty, X);
  }
  Expression *variable(const ast::Binder &B) {
    return variable(B.Name, B.Ty, B.InlineRecord);
  }
  Expression *copy(const ast::VariableReference &Original) {
    return variable(Original.Name, Original.Ty, Original.InlineRecord);
  }
  /// If the variable stands for an inline record, InlineRecord is its
  /// constructor, and the expression is the whole value.
  Expression *variable(llvm::StringRef Name, Type *Ty,
                       const Constructor *InlineRecord = nullptr) {
    Expression *V = make<ast::VariableReference>(Ty, Name);
    llvm::cast<ast::VariableReference>(V)->InlineRecord = InlineRecord;
    return V;
  }
  Expression *logicalNot(Expression *E) {
    return make<ast::Not>(Types.boolean(), E);
  }
  /// Builds a binary operation. The operands must have the types that the
  /// operator takes.
  Expression *binary(ast::BinaryOperator O, Expression *Left,
                     Expression *Right);
  Expression *conditional(Expression *Condition, Expression *Then,
                          Expression *Else) {
    return make<ast::If>(Then->Ty, Condition, Then, Else);
  }
  Expression *let(const ast::Binder &B, Expression *Value, Expression *Body) {
    return make<ast::Let>(Body->Ty, B, Value, Body);
  }
  Expression *letTuple(llvm::ArrayRef<ast::Binder> Bs, Expression *Value,
                       Expression *Body) {
    return make<ast::LetTuple>(Body->Ty, Trees.copy(Bs), Value, Body);
  }
  /// Builds a `let rec` of a function. The binder must have a function type.
  Expression *letRec(const ast::Binder &Name,
                     llvm::ArrayRef<ast::Binder> Parameters,
                     Expression *FunctionBody, Expression *Body);
  Expression *call(Expression *Callee, llvm::ArrayRef<Expression *> Arguments) {
    return make<ast::Apply>(Callee->Ty->result(), Callee,
                            Trees.copy(Arguments));
  }
  Expression *tuple(llvm::ArrayRef<Expression *> Elements);
  Expression *arrayMake(Expression *Size, Expression *Initial) {
    return make<ast::ArrayMake>(Types.array(Initial->Ty), Size, Initial);
  }
  Expression *arrayGet(Expression *Array, Expression *Index) {
    return make<ast::ArrayGet>(Array->Ty->element(), Array, Index);
  }
  Expression *arrayPut(Expression *Array, Expression *Index,
                       Expression *Value) {
    return make<ast::ArrayPut>(Types.unit(), Array, Index, Value);
  }
  Expression *arrayLength(Expression *Array) {
    return make<ast::ArrayLength>(Types.integer(), Array);
  }
  Expression *sequence(Expression *First, Expression *Second) {
    return make<ast::Sequence>(Second->Ty, First, Second);
  }

  static ast::Binder binder(llvm::StringRef Name, Type *Ty) {
    return {Name, llvm::SMRange(), Ty, /*IsUnitPattern=*/false};
  }
  /// Returns the binder of the parameter `()`.
  ast::Binder unitPattern() {
    return {"_", llvm::SMRange(), Types.unit(), /*IsUnitPattern=*/true};
  }
  /// Returns the binder of a function with these parameters.
  ast::Binder functionBinder(llvm::StringRef Name,
                             llvm::ArrayRef<ast::Binder> Parameters,
                             Type *Result);

private:
  template <typename Node, typename... Arguments>
  Expression *make(Type *Ty, Arguments... As) {
    Expression *E = Trees.make<Node>(llvm::SMRange(), As...);
    E->Ty = Ty;
    return E;
  }

  ast::ASTContext &Trees;
  TypeContext &Types;
};

/// Returns whether the types are equal. Very large types count as different.
bool sameType(const Type *A, const Type *B);

/// Builds the simplest value of a type: 0, false, (), an array of length 0, a
/// constant constructor, or a function that returns such a value.
class DefaultValues {
public:
  /// If FixParameterTypes, a function is built so that its definition
  /// determines the types of its parameters. Inference then needs no use of the
  /// function.
  DefaultValues(TreeBuilder &Build, FreshNames &TheNames,
                bool FixParameterTypes)
      : Build(Build), TheNames(TheNames), FixParameterTypes(FixParameterTypes) {
  }

  /// Returns the simplest value of the type T, or null if the type is very
  /// large.
  ast::Expression *make(Type *T);

  /// Puts an expression before Body that makes inference give B its type.
  /// Returns null if the type is very large.
  ast::Expression *fixType(const ast::Binder &B, ast::Expression *Body);

private:
  ast::Expression *make(Type *T, unsigned &Budget);
  ast::Expression *makeFunction(Type *T, unsigned &Budget);
  ast::Expression *makeData(Type *T, unsigned &Budget);
  ast::Expression *fixType(const ast::Binder &B, ast::Expression *Body,
                           unsigned &Budget);

  TreeBuilder &Build;
  FreshNames &TheNames;
  bool FixParameterTypes;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_TREEBUILDER_H
