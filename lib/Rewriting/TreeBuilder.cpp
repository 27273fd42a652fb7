//===- TreeBuilder.cpp - Builder of typed AST nodes -----------------------===//

#include "TreeBuilder.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

Expression *TreeBuilder::literal(Type *Ty) {
  if (Ty->is(Type::Kind::Char))
    return make<CharacterLiteral>(Ty, 'a');
  if (Ty->is(Type::Kind::String))
    return make<StringLiteral>(Ty, StringRef());
  return construct(Ty, Types.Constructors.predefined(runtime::Exception::Exit),
                   {});
}

Expression *TreeBuilder::construct(Type *Ty, const Constructor &X,
                                   ArrayRef<Expression *> Arguments) {
  Expression *E =
      make<Construct>(Ty, X.Name, llvm::SMRange(), Trees.copy(Arguments));
  llvm::cast<Construct>(E)->Constructor = &X;
  return E;
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

Expression *TreeBuilder::letRec(const Binder &Name, ArrayRef<Binder> Parameters,
                                Expression *FunctionBody, Expression *Body) {
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = Name;
  F->Parameters = Trees.copy(Parameters);
  F->Body = FunctionBody;
  return make<LetRec>(Body->Ty, F, Body);
}

Expression *TreeBuilder::tuple(ArrayRef<Expression *> Elements) {
  SmallVector<Type *, 4> Components;
  for (const Expression *E : Elements)
    Components.push_back(E->Ty);
  return make<Tuple>(Types.tuple(Components), Trees.copy(Elements));
}

Binder TreeBuilder::functionBinder(StringRef Name, ArrayRef<Binder> Parameters,
                                   Type *Result) {
  SmallVector<Type *, 4> ParameterTypes;
  for (const Binder &B : Parameters)
    ParameterTypes.push_back(B.Ty);
  return binder(Name, Types.function(ParameterTypes, Result));
}

//===- The simplest value of each type ------------------------------------===//

/// The maximum number of nodes of a type that are visited. This also bounds the
/// depth of the recursion. Types that share structure can be exponentially
/// large when written out.
static constexpr unsigned TypeBudget = 100;

static bool sameType(const Type *A, const Type *B, unsigned &Budget) {
  A = A->resolve();
  B = B->resolve();
  if (A == B)
    return true;
  if (Budget == 0 || A->kind() != B->kind() || A->size() != B->size() ||
      A->definition() != B->definition())
    return false;
  --Budget;
  for (unsigned I = 0; I != A->size(); ++I)
    if (!sameType(A->operand(I), B->operand(I), Budget))
      return false;
  switch (A->kind()) {
  case Type::Kind::Function:
    return sameType(A->result(), B->result(), Budget);
  case Type::Kind::Array:
    return sameType(A->element(), B->element(), Budget);
  case Type::Kind::Variable:
    return false;
  default:
    return true;
  }
}

bool mincaml::rewriting::sameType(const Type *A, const Type *B) {
  unsigned Budget = TypeBudget;
  return ::sameType(A, B, Budget);
}

Expression *DefaultValues::make(Type *T) {
  unsigned Budget = TypeBudget;
  return make(T, Budget);
}

Expression *DefaultValues::fixType(const Binder &B, Expression *Body) {
  unsigned Budget = TypeBudget;
  return fixType(B, Body, Budget);
}

Expression *DefaultValues::make(Type *T, unsigned &Budget) {
  T = T->resolve();
  if (Budget == 0)
    return nullptr;
  --Budget;
  switch (T->kind()) {
  case Type::Kind::Unit:
    return Build.unit();
  case Type::Kind::Bool:
    return Build.boolean(false);
  case Type::Kind::Int:
  case Type::Kind::Variable:
    return Build.integer(0);
  case Type::Kind::Float:
    return Build.floating(0);
  case Type::Kind::Char:
  case Type::Kind::String:
  case Type::Kind::Exception:
    return Build.literal(T);
  case Type::Kind::Function:
    return makeFunction(T, Budget);
  case Type::Kind::Tuple: {
    SmallVector<Expression *, 4> Elements;
    for (unsigned I = 0; I != T->size(); ++I) {
      Elements.push_back(make(T->operand(I), Budget));
      if (!Elements.back())
        return nullptr;
    }
    return Build.tuple(Elements);
  }
  case Type::Kind::Array:
    if (Expression *Element = make(T->element(), Budget))
      return Build.arrayMake(Build.integer(0), Element);
    return nullptr;
  case Type::Kind::Data:
    return makeData(T, Budget);
  }
  return nullptr;
}

/// Makes a value of a data type: a constant constructor if there is one,
/// otherwise one whose arguments are as simple as possible.
Expression *DefaultValues::makeData(Type *T, unsigned &Budget) {
  const DataType &D = *T->definition();
  for (const Constructor *X : D.Constructors)
    if (X->isConstant())
      return Build.construct(T, *X, {});
  for (const Constructor *X : D.Constructors) {
    // If an argument has the type T itself, this constructor may give no value.
    // So half of the budget is kept for the other constructors.
    unsigned Half = Budget / 2;
    Budget -= Half;
    SmallVector<Expression *, 4> Arguments;
    for (Type *Argument : Build.argumentTypes(T, *X))
      Arguments.push_back(make(Argument, Half));
    if (!llvm::is_contained(Arguments, nullptr))
      return Build.construct(T, *X, Arguments);
  }
  return nullptr;
}

Expression *DefaultValues::makeFunction(Type *T, unsigned &Budget) {
  Expression *Body = make(T->result(), Budget);
  SmallVector<Binder, 4> Parameters;
  for (unsigned I = 0; I != T->size(); ++I) {
    Parameters.push_back(
        TreeBuilder::binder(TheNames.fresh("x"), T->operand(I)));
    if (FixParameterTypes && Body)
      Body = fixType(Parameters.back(), Body, Budget);
  }
  if (!Body)
    return nullptr;
  Binder Name =
      Build.functionBinder(TheNames.fresh("f"), Parameters, T->result());
  return Build.letRec(Name, Parameters, Body, Build.variable(Name));
}

/// Builds `let unused = if true then B else DEFAULT in Body`. Both branches
/// must have the same type, so inference gives B the type of DEFAULT.
Expression *DefaultValues::fixType(const Binder &B, Expression *Body,
                                   unsigned &Budget) {
  Expression *Value = make(B.Ty, Budget);
  if (!Value)
    return nullptr;
  Binder Unused = TreeBuilder::binder(TheNames.fresh("unused"), B.Ty);
  return Build.let(
      Unused, Build.conditional(Build.boolean(true), Build.variable(B), Value),
      Body);
}
