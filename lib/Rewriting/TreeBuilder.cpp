//===- TreeBuilder.cpp - Builder of typed AST nodes -----------------------===//

#include "TreeBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

Expression *TreeBuilder::unit() { return make<UnitLiteral>(Types.unit()); }

Expression *TreeBuilder::boolean(bool Value) {
  return make<BoolLiteral>(Types.boolean(), Value);
}

Expression *TreeBuilder::integer(int32_t Value) {
  return make<IntLiteral>(Types.integer(), Value);
}

Expression *TreeBuilder::floating(double Value) {
  return make<FloatLiteral>(Types.floating(), Value);
}

Expression *TreeBuilder::variable(const Binder &B) {
  return variable(B.Name, B.Ty);
}

Expression *TreeBuilder::literal(Type *Ty) {
  if (Ty->is(Type::Kind::Char))
    return make<CharacterLiteral>(Ty, 'a');
  if (Ty->is(Type::Kind::String))
    return make<StringLiteral>(Ty, StringRef());
  const auto &X = Types.Constructors.predefined(runtime::Exception::Exit);
  Expression *E = make<MakeException>(Ty, X.Name, llvm::SMRange(),
                                      /*Argument=*/nullptr);
  llvm::cast<MakeException>(E)->Constructor = &X;
  return E;
}

Expression *TreeBuilder::variable(StringRef Name, Type *Ty) {
  return make<VariableReference>(Ty, Name);
}

Expression *TreeBuilder::logicalNot(Expression *E) {
  return make<Not>(Types.boolean(), E);
}

Expression *TreeBuilder::binary(BinaryOperator O, Expression *Left,
                                Expression *Right) {
  OperatorGroup Group = group(O);
  bool HasOperandType = Group == OperatorGroup::IntArithmetic ||
                        Group == OperatorGroup::FloatArithmetic ||
                        Group == OperatorGroup::Concatenation;
  return make<Binary>(HasOperandType ? Left->Ty : Types.boolean(), O,
                      llvm::SMLoc(), Left, Right);
}

Expression *TreeBuilder::conditional(Expression *Condition, Expression *Then,
                                     Expression *Else) {
  return make<If>(Then->Ty, Condition, Then, Else);
}

Expression *TreeBuilder::let(const Binder &B, Expression *Value,
                             Expression *Body) {
  return make<Let>(Body->Ty, B, Value, Body);
}

Expression *TreeBuilder::letTuple(ArrayRef<Binder> Bs, Expression *Value,
                                  Expression *Body) {
  return make<LetTuple>(Body->Ty, Trees.copy(Bs), Value, Body);
}

Expression *TreeBuilder::letRec(const Binder &Name, ArrayRef<Binder> Parameters,
                                Expression *FunctionBody, Expression *Body) {
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = Name;
  F->Parameters = Trees.copy(Parameters);
  F->Body = FunctionBody;
  return make<LetRec>(Body->Ty, F, Body);
}

Expression *TreeBuilder::call(Expression *Callee,
                              ArrayRef<Expression *> Arguments) {
  return make<Apply>(Callee->Ty->result(), Callee, Trees.copy(Arguments));
}

Expression *TreeBuilder::tuple(ArrayRef<Expression *> Elements) {
  SmallVector<Type *, 4> Components;
  for (const Expression *E : Elements)
    Components.push_back(E->Ty);
  return make<Tuple>(Types.tuple(Components), Trees.copy(Elements));
}

Expression *TreeBuilder::arrayMake(Expression *Size, Expression *Initial) {
  return make<ArrayMake>(Types.array(Initial->Ty), Size, Initial);
}

Expression *TreeBuilder::arrayGet(Expression *Array, Expression *Index) {
  return make<ArrayGet>(Array->Ty->element(), Array, Index);
}

Expression *TreeBuilder::arrayPut(Expression *Array, Expression *Index,
                                  Expression *Value) {
  return make<ArrayPut>(Types.unit(), Array, Index, Value);
}

Expression *TreeBuilder::arrayLength(Expression *Array) {
  return make<ArrayLength>(Types.integer(), Array);
}

Expression *TreeBuilder::sequence(Expression *First, Expression *Second) {
  return make<Sequence>(Second->Ty, First, Second);
}

Binder TreeBuilder::binder(StringRef Name, Type *Ty) {
  return {Name, llvm::SMRange(), Ty, /*IsUnitPattern=*/false};
}

Binder TreeBuilder::unitPattern() {
  return {"_", llvm::SMRange(), Types.unit(), /*IsUnitPattern=*/true};
}

Binder TreeBuilder::functionBinder(StringRef Name, ArrayRef<Binder> Parameters,
                                   Type *Result) {
  SmallVector<Type *, 4> ParameterTypes;
  for (const Binder &B : Parameters)
    ParameterTypes.push_back(B.Ty);
  return binder(Name, Types.function(ParameterTypes, Result));
}
