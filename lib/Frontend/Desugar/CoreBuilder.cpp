//===- CoreBuilder.cpp - Construction of core expressions -----------------===//

#include "Desugar/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMRange;
using llvm::StringRef;

/// Returns a binder with a new name. It is not entered into the scope.
Binder CoreBuilder::fresh(StringRef Prefix, llvm::SMRange Range, Type *Ty) {
  // The second `#` marks the name for ast::isCompilerGenerated.
  return {Trees.uniqueName((llvm::Twine(Prefix) + "#").str()), Range, Ty};
}

Expression *CoreBuilder::reference(const Binder &B, llvm::SMRange Range) {
  return make<VariableReference>(B.Ty, Range, B.Name);
}

Expression *CoreBuilder::unit(SMRange Range) {
  return make<UnitLiteral>(Types.unit(), Range);
}

Expression *CoreBuilder::integer(int32_t Value, SMRange Range) {
  return make<IntLiteral>(Types.integer(), Range, Value);
}

Expression *CoreBuilder::floating(double Value, SMRange Range) {
  return make<FloatLiteral>(Types.floating(), Range, Value);
}

Expression *CoreBuilder::binary(BinaryOperator Operator, Expression *Left,
                                Expression *Right, SMRange Range) {
  const bool Compares = group(Operator) == OperatorGroup::Comparison;
  return make<Binary>(Compares ? Types.boolean() : Left->Ty, Range, Operator,
                      Range.Start, Left, Right);
}

Expression *
CoreBuilder::callRuntime(StringRef Name,
                         llvm::ArrayRef<ast::Expression *> Arguments,
                         Type *Result, SMRange Range) {
  std::vector<Type *> Parameters;
  for (const Expression *E : Arguments)
    Parameters.push_back(E->Ty);
  auto *Callee =
      make<VariableReference>(Types.function(Parameters, Result), Range, Name);
  Callee->ResolvedTo = VariableReference::Resolution::RuntimeExternal;
  return make<Apply>(Result, Range, Callee, Trees.copy(Arguments));
}

///   s = t    becomes   String.equal s t
///   s <> t   becomes   not (String.equal s t)
///   s < t    becomes   String.compare s t < 0
Expression *CoreBuilder::comparison(BinaryOperator Operator, Expression *Left,
                                    Expression *Right, SMRange Range) {
  if (!Left->Ty->resolve()->is(Type::Kind::String))
    return binary(Operator, Left, Right, Range);
  if (Operator != BinaryOperator::Equal && Operator != BinaryOperator::NotEqual)
    return binary(
        Operator,
        callRuntime("String.compare", {Left, Right}, Types.integer(), Range),
        integer(0, Range), Range);
  Expression *IsEqual =
      callRuntime("String.equal", {Left, Right}, Types.boolean(), Range);
  if (Operator == BinaryOperator::Equal)
    return IsEqual;
  return make<Not>(Types.boolean(), Range, IsEqual);
}

Expression *CoreBuilder::conditional(Expression *Condition, Expression *Then,
                                     Expression *Else) {
  return make<If>(Then->Ty, Condition->Range, Condition, Then, Else);
}

Expression *CoreBuilder::sequence(Expression *First, Expression *Second) {
  return make<Sequence>(Second->Ty, First->Range, First, Second);
}

Expression *CoreBuilder::let(const Binder &B, Expression *Value,
                             Expression *Body) {
  return make<Let>(Body->Ty, Value->Range, B, Value, Body);
}

Expression *CoreBuilder::letRec(FunctionDefinition *F, Expression *Body) {
  return make<LetRec>(Body->Ty, F->Range, F, Body);
}

Expression *CoreBuilder::call(const Binder &Callee, Expression *Argument,
                              SMRange Range) {
  return make<Apply>(Callee.Ty->resolve()->result(), Range,
                     reference(Callee, Range),
                     Trees.copy(llvm::ArrayRef(Argument)));
}

Expression *CoreBuilder::element(Expression *Array, int32_t Index,
                                 SMRange Range) {
  return make<ArrayGet>(Array->Ty->resolve()->element(), Range, Array,
                        integer(Index, Range));
}

Expression *CoreBuilder::store(Expression *Array, int32_t Index,
                               Expression *Value, SMRange Range) {
  auto *Put =
      make<ArrayPut>(Types.unit(), Range, Array, integer(Index, Range), Value);
  Put->IsInBounds = true;
  return Put;
}

FunctionDefinition *CoreBuilder::function(llvm::StringRef Prefix,
                                          llvm::ArrayRef<Binder> Parameters,
                                          Type *Result, SMRange Range) {
  std::vector<Type *> ParameterTypes;
  for (const Binder &B : Parameters)
    ParameterTypes.push_back(B.Ty);
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = fresh(Prefix, Range, Types.function(ParameterTypes, Result));
  F->Parameters = Trees.copy(Parameters);
  F->Range = Range;
  return F;
}

/// Returns an arbitrary value of this type, which is never used. Inference
/// limits the size of the type.
Expression *CoreBuilder::arbitraryValue(Type *Ty, SMRange Range) {
  Ty = Ty->resolve();
  switch (Ty->kind()) {
  case Type::Kind::Unit:
    return unit(Range);
  case Type::Kind::Bool:
    return make<BoolLiteral>(Ty, Range, false);
  case Type::Kind::Int:
  case Type::Kind::Variable:
    return integer(0, Range);
  case Type::Kind::Float:
    return make<FloatLiteral>(Ty, Range, 0.0);
  case Type::Kind::Char:
    return make<CharacterLiteral>(Ty, Range, 0);
  case Type::Kind::String:
    return make<StringLiteral>(Ty, Range, "");
  case Type::Kind::Exception: {
    const auto &X = Types.Constructors.predefined(runtime::Exception::Exit);
    auto *C = make<MakeException>(Ty, Range, X.Name, Range, nullptr);
    C->Constructor = &X;
    return C;
  }
  case Type::Kind::Array:
    return make<ArrayMake>(Ty, Range, integer(Ty->isReference(), Range),
                           arbitraryValue(Ty->element(), Range));
  case Type::Kind::Tuple: {
    std::vector<Expression *> Components;
    for (unsigned I = 0; I != Ty->size(); ++I)
      Components.push_back(arbitraryValue(Ty->operand(I), Range));
    return make<Tuple>(Ty, Range, Trees.copy(llvm::ArrayRef(Components)));
  }
  case Type::Kind::Function: {
    // A function that calls itself without end.
    std::vector<Binder> Parameters;
    std::vector<Expression *> Arguments;
    for (unsigned I = 0; I != Ty->size(); ++I) {
      Parameters.push_back(fresh("parameter", Range, Ty->operand(I)));
      Arguments.push_back(reference(Parameters.back(), Range));
    }
    FunctionDefinition *F = function("none", Parameters, Ty->result(), Range);
    F->Body = make<Apply>(Ty->result(), Range, reference(F->Name, Range),
                          Trees.copy(llvm::ArrayRef(Arguments)));
    return letRec(F, reference(F->Name, Range));
  }
  }
  llvm_unreachable("covered switch");
}

//===- Calls -----------------------------------------------------------------===//

/// Whether E may be evaluated later than its position in the text, and any
/// number of times.
static bool isTrivial(const Expression *E) {
  return isa<VariableReference, UnitLiteral, BoolLiteral, IntLiteral,
             FloatLiteral, CharacterLiteral, StringLiteral>(E);
}

///   fun x y -> e   becomes   let rec f x = let rec g y = e in g in f
///
/// if the type is that of a function that returns a function.
Expression *CallBuilder::makeCurried(llvm::StringRef Prefix, Type *Ty,
                                     ArrayRef<Binder> Parameters,
                                     Expression *Body, SMRange Range) {
  std::vector<Type *> Nested;
  for (size_t Size = 0; Size != Parameters.size(); Ty = Ty->result()) {
    Ty = Ty->resolve();
    Size += Ty->size();
    Nested.push_back(Ty);
  }
  for (const Type *T : llvm::reverse(Nested)) {
    FunctionDefinition *F =
        function(Prefix, Parameters.take_back(T->size()), T->result(), Range);
    Parameters = Parameters.drop_back(T->size());
    F->Body = Body;
    Body = letRec(F, reference(F->Name, Range));
  }
  return Body;
}

std::vector<Binder> CallBuilder::makeParameters(Type *&Ty, unsigned Count,
                                                SMRange Range) {
  std::vector<Binder> Parameters;
  while (Parameters.size() != Count) {
    Ty = Ty->resolve();
    for (unsigned I = 0; I != Ty->size(); ++I)
      Parameters.push_back(fresh("parameter", Range, Ty->operand(I)));
    Ty = Ty->result();
  }
  return Parameters;
}

void CallBuilder::nameOperands(llvm::MutableArrayRef<Expression *> Operands,
                               std::vector<NamedValue> &Bindings) {
  for (Expression *&E : Operands) {
    if (isTrivial(E))
      continue;
    Bindings.push_back({fresh("argument", E->Range, E->Ty), E});
    E = reference(Bindings.back().Name, E->Range);
  }
}

Expression *CallBuilder::bindOperands(std::vector<NamedValue> Bindings,
                                      Expression *Body) {
  for (; !Bindings.empty(); Bindings.pop_back())
    Body = let(Bindings.back().Name, Bindings.back().Value, Body);
  return Body;
}

/// If f has two parameters:
///
///   f x   becomes   let x' = x in
///                   let rec g y = f x' y in g
Expression *CallBuilder::makePartial(Apply *A, unsigned Wanted, MakeBody Make) {
  std::vector<NamedValue> Bindings;
  nameOperands(A->Callee, Bindings);
  nameOperands(A->Arguments, Bindings);
  Type *Result = A->Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, Wanted - A->Arguments.size(), A->Range);
  std::vector<Expression *> Arguments = A->Arguments.vec();
  for (const Binder &B : Parameters)
    Arguments.push_back(reference(B, A->Range));
  Expression *Body = Make(Trees.copy(ArrayRef(Arguments)));
  return bindOperands(
      Bindings, makeCurried("partial", A->Ty, Parameters, Body, A->Range));
}

/// If f has one parameter and returns a function:
///
///   f x y   becomes   let y' = y in (f x) y'
Expression *CallBuilder::makeCall(Apply *A) {
  A->Written = Apply::Notation::Plain;
  std::vector<NamedValue> Bindings;
  Type *Callee = A->Callee->Ty->resolve();
  auto Rest = [&] { return A->Arguments.drop_front(Callee->size()); };
  // All operands must be evaluated before the first call.
  if (A->Arguments.size() > Callee->size() &&
      !llvm::all_of(Rest(), isTrivial)) {
    nameOperands(A->Callee, Bindings);
    nameOperands(A->Arguments, Bindings);
  }
  while (A->Arguments.size() > Callee->size()) {
    A->Callee = make<Apply>(Callee->result(), A->Range, A->Callee,
                            A->Arguments.take_front(Callee->size()));
    A->Arguments = Rest();
    Callee = A->Callee->Ty->resolve();
  }
  Expression *E = A;
  if (A->Arguments.size() < Callee->size())
    E = makePartial(
        A, Callee->size(), [&](llvm::MutableArrayRef<Expression *> All) {
          return make<Apply>(Callee->result(), A->Range, A->Callee, All);
        });
  return bindOperands(Bindings, E);
}

Expression *CallBuilder::makeFunctionValue(VariableReference *V,
                                           Expression *Core) {
  Type *Ty = V->Ty->resolve();
  if (V->NumParameters <= Ty->size())
    return Core;
  Type *Result = Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, V->NumParameters, V->Range);
  std::vector<Type *> ParameterTypes;
  std::vector<Expression *> Arguments;
  for (const Binder &B : Parameters) {
    ParameterTypes.push_back(B.Ty);
    Arguments.push_back(reference(B, V->Range));
  }
  Core->Ty = Types.function(ParameterTypes, Result);
  Expression *Body =
      make<Apply>(Result, V->Range, Core, Trees.copy(ArrayRef(Arguments)));
  return makeCurried(V->Name, Ty, Parameters, Body, V->Range);
}
