//===- Builders.cpp - Construction of core expressions --------------------===//

#include "Desugar/Builders.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMRange;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Core expressions
//===----------------------------------------------------------------------===//

/// Returns a binder with a new name, which is not entered into the scope.
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
  const bool Compares = group(Operator) == OperatorGroup::Comparison ||
                        group(Operator) == OperatorGroup::Identity;
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

Expression *CoreBuilder::call(const Binder &Callee,
                              ArrayRef<Expression *> Arguments, SMRange Range) {
  // At a prompt, functions that are values take one argument at a time.
  Expression *E = reference(Callee, Range);
  while (!Arguments.empty()) {
    const Type *T = E->Ty->resolve();
    E = make<Apply>(T->result(), Range, E,
                    Trees.copy(Arguments.take_front(T->size())));
    Arguments = Arguments.drop_front(T->size());
  }
  return E;
}

Expression *CoreBuilder::getField(Expression *Object, const Constructor &X,
                                  unsigned Index, Type *Ty, SMRange Range) {
  auto *G =
      make<GetField>(Ty, Range, Object, FieldName{X.Fields[Index].Name, Range});
  G->Constructor = &X;
  G->Index = Index;
  return G;
}

Expression *CoreBuilder::contents(Expression *Reference, SMRange Range) {
  return getField(Reference, *Types.Reference->Constructors.front(), 0,
                  Reference->Ty->resolve()->operand(0), Range);
}

Expression *CoreBuilder::setContents(Expression *Reference, Expression *Value,
                                     SMRange Range) {
  const Constructor &X = *Types.Reference->Constructors.front();
  auto *S = make<SetField>(Types.unit(), Range, Reference,
                           FieldName{X.Fields.front().Name, Range}, Value);
  S->Constructor = &X;
  return S;
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

Expression *CoreBuilder::match(Expression *Scrutinee, ArrayRef<MatchCase> Cases,
                               ArrayRef<Expression *> Bodies, SMRange Range) {
  // `true` without a source range is the guard of a case without `when`.
  std::vector<Expression *> Guards;
  for (size_t I = 0; I != Cases.size(); ++I)
    Guards.push_back(make<BoolLiteral>(Types.boolean(), SMRange(), true));
  return make<Match>(Bodies.front()->Ty, Range, /*Try=*/false, Scrutinee,
                     Trees.copy(Cases), Trees.copy(ArrayRef(Guards)),
                     Trees.copy(Bodies));
}

Pattern CoreBuilder::constructPattern(const Constructor &C, Type *Ty,
                                      ArrayRef<Binder> Arguments,
                                      SMRange Range) {
  std::vector<Pattern> Elements;
  for (const Binder &B : Arguments)
    Elements.push_back(Pattern::variable(B));
  Pattern P = Pattern::compound(Pattern::Kind::Construct, Range,
                                Trees.copy(ArrayRef(Elements)));
  P.Ty = P.Variable.Ty = Ty;
  P.Name = C.Name;
  P.NameRange = Range;
  P.TheConstructor = &C;
  return P;
}

Expression *CoreBuilder::construct(const Constructor &C, Type *Ty,
                                   ArrayRef<Expression *> Arguments,
                                   SMRange Range) {
  auto *E = make<Construct>(Ty, Range, C.Name, Range, Trees.copy(Arguments));
  E->Constructor = &C;
  return E;
}

/// Returns an arbitrary value of this type, which is never used. Inference
/// limits the size of the type.
Expression *CoreBuilder::arbitraryValue(Type *Ty, SMRange Range) {
  constexpr unsigned MaximalSize = 1000;
  Definitions Excluded;
  DataBudget = MaximalSize;
  if (Expression *E = arbitraryValue(Ty, Range, Excluded))
    return E;
  // Every value of the type contains another value of the same type, possibly
  // in an array, as in `type t = Node of t array`.
  DataBudget = 0;
  return arbitraryValue(Ty, Range, Excluded);
}

/// Returns a value with a constructor whose arguments contain no value of the
/// same type, or null if there is none. After DataBudget values, returns
/// placeholders, because types can be exponentially large.
Expression *CoreBuilder::arbitraryData(Type *Ty, SMRange Range,
                                       Definitions &Excluded) {
  const DataType *D = Ty->definition();
  auto IsConstant = [](const Constructor *C) { return C->isConstant(); };
  if (D->NumConstants)
    return construct(**llvm::find_if(D->Constructors, IsConstant), Ty, {},
                     Range);
  if (!DataBudget)
    return construct(*Types.makePlaceholder(*D), Ty, {}, Range);
  --DataBudget;
  if (!Excluded.insert(D).second)
    return nullptr;
  Expression *Result = nullptr;
  for (const Constructor *C : D->Constructors) {
    std::vector<Expression *> Arguments;
    for (Type *T : Types.argumentTypes(Ty, *C))
      Arguments.push_back(arbitraryValue(T, Range, Excluded));
    if (!llvm::is_contained(Arguments, nullptr)) {
      Result = construct(*C, Ty, Arguments, Range);
      break;
    }
  }
  Excluded.erase(D);
  return Result;
}

/// Returns a value that contains no value of the Excluded data types, or null
/// if there is none.
Expression *CoreBuilder::arbitraryValue(Type *Ty, SMRange Range,
                                        Definitions &Excluded) {
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
  case Type::Kind::Exception:
    return construct(Types.Constructors.predefined(runtime::Exception::Exit),
                     Ty, {}, Range);
  case Type::Kind::Data:
    return arbitraryData(Ty, Range, Excluded);
  case Type::Kind::Array: {
    Expression *Element = arbitraryValue(Ty->element(), Range, Excluded);
    return Element ? make<ArrayMake>(Ty, Range, integer(0, Range), Element)
                   : nullptr;
  }
  case Type::Kind::Tuple: {
    std::vector<Expression *> Components;
    for (unsigned I = 0; I != Ty->size(); ++I)
      Components.push_back(arbitraryValue(Ty->operand(I), Range, Excluded));
    if (llvm::is_contained(Components, nullptr))
      return nullptr;
    return make<Tuple>(Ty, Range, Trees.copy(llvm::ArrayRef(Components)));
  }
  case Type::Kind::Function: {
    // The value is a function that calls itself forever.
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

//===- Calls --------------------------------------------------------------===//

/// Whether the program behaves the same if E is evaluated later than the source
/// says, and any number of times.
static bool isTrivial(const Expression *E) {
  return isa<VariableReference, UnitLiteral, BoolLiteral, IntLiteral,
             FloatLiteral, CharacterLiteral, StringLiteral>(E);
}

///   fun x y -> e   becomes   let rec f x = let rec g y = e in g in f
///
/// if the function type has one parameter and its result is a function type.
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

/// Builds a partial application. If f has two parameters:
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

/// Builds a call, possibly with too many or too few arguments. If f has one
/// parameter and returns a function:
///
///   f x y   becomes   let y' = y in (f x) y'
Expression *CallBuilder::makeCall(Apply *A) {
  A->Written = Apply::Notation::Plain;
  std::vector<NamedValue> Bindings;
  Type *Callee = A->Callee->Ty->resolve();
  auto Rest = [&] { return A->Arguments.drop_front(Callee->size()); };
  // All operands must be evaluated before the first of several calls.
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

//===----------------------------------------------------------------------===//
// Structural comparison
//===----------------------------------------------------------------------===//

/// The order of two values whose first difference is between two floats of
/// which at least one is a NaN. Every comparison of such values is false,
/// except `<>`.
constexpr int32_t Unordered = 2;

/// Whether values of the type have constructors: it is a data type or exn.
static bool isVariant(const Type *T) {
  return T->isData() || T->is(Type::Kind::Exception);
}

Expression *ComparisonBuilder::test(BinaryOperator Operator, Variable X,
                                    Variable Y) {
  return comparison(Operator, use(X), use(Y), Range);
}

/// Binds Left and Right to variables, and returns the expression that Make
/// builds from the variables.
template <typename Function>
Expression *ComparisonBuilder::named(Expression *Left, Expression *Right,
                                     Function Make) {
  Binder X = fresh("left", Left->Range, Left->Ty->resolve());
  Binder Y = fresh("right", Right->Range, Right->Ty->resolve());
  return let(X, Left, let(Y, Right, Make(X, Y)));
}

Expression *ComparisonBuilder::compare(BinaryOperator Operator,
                                       Expression *Left, Expression *Right) {
  Type *Ty = Left->Ty->resolve();
  if (!Ty->isTuple() && !Ty->isArray() && !Ty->isUnit() && !isVariant(Ty))
    return comparison(Operator, Left, Right, Range);
  return named(Left, Right, [&](Variable X, Variable Y) -> Expression * {
    if (Ty->isData() && Ty->definition()->isEnumeration())
      return binary(Operator, position(X), position(Y), Range);
    switch (Operator) {
    case BinaryOperator::Equal:
      return areEqual(X, Y);
    case BinaryOperator::NotEqual:
      return make<Not>(Types.boolean(), Range, areEqual(X, Y));
    case BinaryOperator::Greater:
      return binary(BinaryOperator::Equal, order(X, Y), integer(1, Range),
                    Range);
    case BinaryOperator::GreaterEqual: {
      Binder Order = fresh("order", Range, Types.integer());
      Expression *IsNotLess = binary(BinaryOperator::GreaterEqual, use(Order),
                                     integer(0, Range), Range);
      Expression *IsOrdered = binary(BinaryOperator::NotEqual, use(Order),
                                     integer(Unordered, Range), Range);
      auto *Both = make<Binary>(Types.boolean(), Range, BinaryOperator::And,
                                Range.Start, IsNotLess, IsOrdered);
      return let(Order, order(X, Y), Both);
    }
    default:
      return binary(Operator, order(X, Y), integer(0, Range), Range);
    }
  });
}

Expression *ComparisonBuilder::compareTotally(Expression *Left,
                                              Expression *Right) {
  IsTotal = true;
  return named(Left, Right,
               [&](Variable X, Variable Y) { return order(X, Y); });
}

Expression *ComparisonBuilder::isSameKey(Expression *Left, Expression *Right) {
  if (!Functions.containsFloats(Left->Ty))
    return compare(BinaryOperator::Equal, Left, Right);
  return binary(BinaryOperator::Equal, compareTotally(Left, Right),
                integer(0, Range), Range);
}

/// Builds an expression of type Result that raises Invalid_argument.
Expression *ComparisonBuilder::fail(StringRef Message, Type *Result) {
  Expression *Text = make<StringLiteral>(Types.string(), Range, Message);
  return callRuntime("invalid_arg", Text, Result, Range);
}

static constexpr StringRef FunctionalValue = "compare: functional value";

/// Builds `let (x, y) = TUPLE in BODY`.
Expression *ComparisonBuilder::take(llvm::ArrayRef<Binder> Components,
                                    Expression *Tuple, Expression *Body) {
  return make<LetTuple>(Body->Ty, Range, Trees.copy(Components), Tuple, Body);
}

//===- Equality -----------------------------------------------------------===//

/// Returns an expression of type bool: whether X and Y are equal.
Expression *ComparisonBuilder::areEqual(Variable X, Variable Y) {
  if (X.Ty->isUnit())
    return boolean(true);
  if (X.Ty->isFunction())
    return fail(FunctionalValue, Types.boolean());
  if (X.Ty->isTuple())
    return areEqualTuples(X, Y);
  if (X.Ty->isArray())
    return areEqualArrays(X, Y);
  if (X.Ty->isData() && X.Ty->definition()->isEnumeration())
    return binary(BinaryOperator::Equal, position(X), position(Y), Range);
  if (isVariant(X.Ty))
    return callFor(ComparisonFunction::Kind::Equality, {X, Y});
  return test(BinaryOperator::Equal, X, Y);
}

Expression *ComparisonBuilder::areEqualTuples(Variable X, Variable Y) {
  std::vector<Binder> Xs, Ys;
  Expression *Result = nullptr;
  for (unsigned I = 0; I != X.Ty->size(); ++I) {
    Xs.push_back(fresh("left", Range, X.Ty->operand(I)));
    Ys.push_back(fresh("right", Range, X.Ty->operand(I)));
  }
  for (unsigned I = Xs.size(); I--;) {
    Expression *Equal = areEqual(Xs[I], Ys[I]);
    Result = Result ? make<Binary>(Types.boolean(), Range, BinaryOperator::And,
                                   Range.Start, Equal, Result)
                    : Equal;
  }
  return take(Xs, use(X), take(Ys, use(Y), Result));
}

Expression *ComparisonBuilder::length(Variable Array) {
  return make<ArrayLength>(Types.integer(), Range, use(Array));
}

/// Returns the expression that Make builds from the elements at Index of two
/// arrays.
template <typename Function>
Expression *ComparisonBuilder::withElements(Variable X, Variable Y,
                                            Variable Index, Function Make) {
  auto ElementOf = [&](Variable Array) {
    return make<ArrayGet>(Array.Ty->element(), Range, use(Array), use(Index));
  };
  return named(ElementOf(X), ElementOf(Y), Make);
}

///   Array.length x = Array.length y &&
///   (let rec loop i =
///      if i < Array.length x then
///        if x.(i) = y.(i) then loop (i + 1) else false
///      else true
///    in loop 0)
Expression *ComparisonBuilder::areEqualArrays(Variable X, Variable Y) {
  auto Equal = [&](Variable A, Variable B) { return areEqual(A, B); };
  Binder Index = fresh("index", Range, Types.integer());
  FunctionDefinition *Loop = function("equal", Index, Types.boolean(), Range);
  Expression *Next = call(
      Loop->Name,
      binary(BinaryOperator::Add, use(Index), integer(1, Range), Range), Range);
  Expression *Element = withElements(X, Y, Index, Equal);
  Loop->Body =
      conditional(binary(BinaryOperator::Less, use(Index), length(X), Range),
                  conditional(Element, Next, boolean(false)), boolean(true));
  return conditional(binary(BinaryOperator::Equal, length(X), length(Y), Range),
                     letRec(Loop, call(Loop->Name, integer(0, Range), Range)),
                     boolean(false));
}

//===- Order --------------------------------------------------------------===//

/// Returns an expression for the order of X and Y: -1, 0, 1, or Unordered,
/// which does not occur in a total order.
Expression *ComparisonBuilder::order(Variable X, Variable Y) {
  if (X.Ty->isUnit())
    return integer(0, Range);
  if (X.Ty->isFunction())
    return fail(FunctionalValue, Types.integer());
  if (X.Ty->isTuple())
    return orderTuples(X, Y);
  if (X.Ty->isArray())
    return orderArrays(X, Y);
  if (X.Ty->isFloat())
    return orderFloats(X, Y);
  if (X.Ty->isData() && X.Ty->definition()->isEnumeration())
    return named(position(X), position(Y),
                 [&](Variable N, Variable M) { return order(N, M); });
  if (isVariant(X.Ty))
    return callFor(IsTotal ? ComparisonFunction::Kind::TotalOrder
                           : ComparisonFunction::Kind::Order,
                   {X, Y});
  if (X.Ty->is(Type::Kind::String))
    return callRuntime("String.compare", {use(X), use(Y)}, Types.integer(),
                       Range);
  return conditional(test(BinaryOperator::Less, X, Y), integer(-1, Range),
                     conditional(test(BinaryOperator::Greater, X, Y),
                                 integer(1, Range), integer(0, Range)));
}

Expression *ComparisonBuilder::orderFloats(Variable X, Variable Y) {
  // A float that is not equal to itself is a NaN.
  Expression *OfNaN = integer(Unordered, Range);
  if (IsTotal)
    OfNaN = conditional(test(BinaryOperator::Equal, X, X), integer(1, Range),
                        conditional(test(BinaryOperator::Equal, Y, Y),
                                    integer(-1, Range), integer(0, Range)));
  return conditional(test(BinaryOperator::Less, X, Y), integer(-1, Range),
                     conditional(test(BinaryOperator::Greater, X, Y),
                                 integer(1, Range),
                                 conditional(test(BinaryOperator::Equal, X, Y),
                                             integer(0, Range), OfNaN)));
}

Expression *ComparisonBuilder::orderTuples(Variable X, Variable Y) {
  std::vector<Binder> Xs, Ys;
  for (unsigned I = 0; I != X.Ty->size(); ++I) {
    Xs.push_back(fresh("left", Range, X.Ty->operand(I)));
    Ys.push_back(fresh("right", Range, X.Ty->operand(I)));
  }
  return take(Xs, use(X), take(Ys, use(Y), orderAll(Xs, Ys)));
}

/// Returns the order of the first pair of variables that are not equal, or 0.
Expression *ComparisonBuilder::orderAll(Variables Xs, Variables Ys) {
  Expression *Result = nullptr;
  for (size_t I = Xs.size(); I--;)
    Result = Result ? orElse(order(Xs[I], Ys[I]), Result) : order(Xs[I], Ys[I]);
  return Result ? Result : integer(0, Range);
}

/// Returns the order First, or Next if First is 0.
Expression *ComparisonBuilder::orElse(Expression *First, Expression *Next) {
  Binder Order = fresh("order", Range, Types.integer());
  return let(Order, First,
             conditional(binary(BinaryOperator::Equal, use(Order),
                                integer(0, Range), Range),
                         Next, use(Order)));
}

Expression *ComparisonBuilder::orderArrays(Variable X, Variable Y) {
  auto Order = [&](Variable A, Variable B) { return order(A, B); };
  Binder Index = fresh("index", Range, Types.integer());
  FunctionDefinition *Loop = function("order", Index, Types.integer(), Range);
  Expression *Next = call(
      Loop->Name,
      binary(BinaryOperator::Add, use(Index), integer(1, Range), Range), Range);
  Loop->Body = conditional(
      binary(BinaryOperator::Less, use(Index), length(X), Range),
      orElse(withElements(X, Y, Index, Order), Next), integer(0, Range));
  return named(length(X), length(Y), [&](Variable N, Variable M) {
    return orElse(order(N, M),
                  letRec(Loop, call(Loop->Name, integer(0, Range), Range)));
  });
}

//===- Data types and exceptions ------------------------------------------===//

/// The exceptions that exist before the program begins, in the order of their
/// identities in OCaml. Those of the program follow in their order.
static constexpr StringRef EarlyExceptions[] = {"Assert_failure",
                                                "Stack_overflow",
                                                "Match_failure",
                                                "Not_found",
                                                "Division_by_zero",
                                                "End_of_file",
                                                "Invalid_argument",
                                                "Failure",
                                                "Sys_error",
                                                "Out_of_memory",
                                                "Exit",
                                                "Fun.Finally_raised",
                                                "Stack.Empty",
                                                "Queue.Empty",
                                                "Lazy.Undefined"};

/// Brings exceptions into OCaml's order: those with arguments come first, and
/// among them those with fewer arguments. An argument of a predefined exception
/// that is a tuple counts once.
static void sortExceptions(llvm::MutableArrayRef<const Constructor *> All) {
  auto Key = [](const Constructor *C) {
    const auto *Early = llvm::find(EarlyExceptions, sourceName(C->Name));
    const size_t Arguments =
        C->isPredefined() && !C->Arguments.empty() ? 1 : C->Arguments.size();
    const bool IsEarly = C->FileName.empty();
    return std::tuple(C->isConstant(), Arguments, !IsEarly,
                      IsEarly ? Early - EarlyExceptions : 0, C->Number);
  };
  llvm::sort(All, [&](const Constructor *A, const Constructor *B) {
    return Key(A) < Key(B);
  });
}

ArrayRef<const Constructor *>
ComparisonFunctions::constructors(const Type &Variant) {
  if (Variant.isData())
    return Variant.definition()->Constructors;
  if (Exceptions.empty()) {
    for (const Constructor &C : Types.Constructors)
      Exceptions.push_back(&C);
    sortExceptions(Exceptions);
    for (const auto &[I, X] : llvm::enumerate(Exceptions))
      ExceptionPositions[X] = I;
  }
  return Exceptions;
}

int32_t ComparisonFunctions::position(const Constructor &C) {
  if (C.Parent)
    return C.isConstant() ? C.Tag : C.Parent->NumConstants + C.Tag;
  (void)constructors(*Types.exception()); // numbers them
  return ExceptionPositions.lookup(&C);
}

Expression *ComparisonBuilder::callFor(ComparisonFunction::Kind K,
                                       Variables Arguments) {
  llvm::SmallVector<Expression *, 2> Uses;
  for (Variable B : Arguments)
    Uses.push_back(use(B));
  return call(Functions.get(K, Arguments.front().Ty, Range), Uses, Range);
}

Expression *ComparisonBuilder::position(Variable X) {
  return callFor(ComparisonFunction::Kind::Position, X);
}

/// Returns new variables for the arguments of a constructor of the type Ty.
std::vector<Binder> ComparisonBuilder::arguments(const Constructor &C, Type *Ty,
                                                 StringRef Prefix) {
  std::vector<Binder> Result;
  for (Type *T : Types.argumentTypes(Ty, C))
    Result.push_back(fresh(Prefix, Range, T->resolve()));
  return Result;
}

/// Returns the case `_` of a match of X.
MatchCase ComparisonBuilder::otherwise(Variable X) const {
  return MatchCase{Pattern::variable({"_", Range, X.Ty})};
}

///   match x with A -> 0 | B _ -> 2 | C -> 1
Expression *ComparisonBuilder::matchPosition(Variable X) {
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor *C : Functions.constructors(*X.Ty)) {
    std::vector<Binder> Ignored;
    for (Type *T : Types.argumentTypes(X.Ty, *C))
      Ignored.push_back({"_", Range, T});
    Cases.push_back({constructPattern(*C, X.Ty, Ignored, Range)});
    Bodies.push_back(integer(Functions.position(*C), Range));
  }
  if (!X.Ty->isData()) {
    Cases.push_back(otherwise(X)); // There are no other exceptions.
    Bodies.push_back(integer(-1, Range));
  }
  return match(use(X), Cases, Bodies, Range);
}

/// The size of the result is linear in the number of constructors:
///
///   match x with
///     B x' -> (match y with B y' -> EQUAL | _ -> DIFFERENT)
///   | ...
///   | _ -> CONSTANT
///
/// The last case is that of constructors without arguments. If there is only
/// one such constructor, it has a case of its own, like those with arguments,
/// and so has every exception.
template <typename MakeEqual, typename MakeDifferent, typename MakeConstant>
Expression *
ComparisonBuilder::matchBoth(Variable X, Variable Y, MakeEqual Equal,
                             MakeDifferent Different, MakeConstant Constant) {
  const bool IsOpen = !X.Ty->isData();
  const bool SharesCase = !IsOpen && X.Ty->definition()->NumConstants > 1;
  const ArrayRef<const Constructor *> All = Functions.constructors(*X.Ty);
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor *C : All) {
    if (C->isConstant() && SharesCase)
      continue;
    std::vector<Binder> Xs = arguments(*C, X.Ty, "left");
    std::vector<Binder> Ys = arguments(*C, Y.Ty, "right");
    std::vector<MatchCase> CasesOfY{{constructPattern(*C, Y.Ty, Ys, Range)}};
    std::vector<Expression *> BodiesOfY{Equal(Xs, Ys)};
    if (All.size() > 1) {
      CasesOfY.push_back(otherwise(Y));
      BodiesOfY.push_back(Different(*C));
    }
    Cases.push_back({constructPattern(*C, X.Ty, Xs, Range)});
    Bodies.push_back(match(use(Y), CasesOfY, BodiesOfY, Range));
  }
  if (IsOpen || SharesCase) {
    Cases.push_back(otherwise(X));
    Bodies.push_back(Constant());
  }
  return match(use(X), Cases, Bodies, Range);
}

/// Compares the arguments from left to right, but the last argument of type Ty
/// after all others, so that its comparison is a tail call. If the arguments
/// can contain functions, the order is kept, because an exception would reveal
/// it.
Expression *ComparisonBuilder::areEqualArguments(Type *Ty, Variables Xs,
                                                 Variables Ys) {
  llvm::SmallVector<std::pair<Binder, Binder>, 4> Pairs;
  size_t Last = 0;
  for (size_t I = 0; I != Xs.size(); ++I) {
    Pairs.push_back({Xs[I], Ys[I]});
    if (Functions.areSame(Xs[I].Ty, Ty) && !Functions.containsFunctions(Ty))
      Last = I + 1;
  }
  if (Last)
    std::rotate(&Pairs[Last - 1], &Pairs[Last - 1] + 1, Pairs.end());
  Expression *Result = nullptr;
  for (const auto &[X, Y] : llvm::reverse(Pairs))
    Result = Result ? conditional(areEqual(X, Y), Result, boolean(false))
                    : areEqual(X, Y);
  return Result ? Result : boolean(true);
}

Expression *ComparisonBuilder::areEqualData(Variable X, Variable Y) {
  return matchBoth(
      X, Y,
      [&](Variables Xs, Variables Ys) {
        return areEqualArguments(X.Ty, Xs, Ys);
      },
      [&](const Constructor &) { return boolean(false); },
      [&] {
        return binary(BinaryOperator::Equal, position(X), position(Y), Range);
      });
}

/// Returns the order of two values: one with the constructor C, and Y, which
/// has another constructor.
Expression *ComparisonBuilder::orderConstructors(const Constructor &C,
                                                 Variable Y) {
  const int32_t Position = Functions.position(C);
  if (Position == 0)
    return integer(-1, Range);
  if (size_t(Position) + 1 == Functions.constructors(*Y.Ty).size())
    return integer(1, Range);
  return conditional(binary(BinaryOperator::Less, integer(Position, Range),
                            position(Y), Range),
                     integer(-1, Range), integer(1, Range));
}

Expression *ComparisonBuilder::orderData(Variable X, Variable Y) {
  return matchBoth(
      X, Y, [&](Variables Xs, Variables Ys) { return orderAll(Xs, Ys); },
      [&](const Constructor &C) { return orderConstructors(C, Y); },
      [&] {
        return named(position(X), position(Y),
                     [&](Variable N, Variable M) { return order(N, M); });
      });
}

Expression *ComparisonBuilder::makeBody(ComparisonFunction::Kind K,
                                        Variables Parameters) {
  using Kind = ComparisonFunction::Kind;
  IsTotal = K == Kind::TotalOrder;
  if (K == Kind::Position)
    return matchPosition(Parameters.front());
  return K == Kind::Equality ? areEqualData(Parameters[0], Parameters[1])
                             : orderData(Parameters[0], Parameters[1]);
}

//===- Hash values --------------------------------------------------------===//

constexpr unsigned MeaningfulParts = 10;
constexpr unsigned VisitedParts = 100;
/// The largest limit that `Hashtbl.hash_param` accepts.
constexpr unsigned LargestVisitedParts = 256;

static int32_t headerOf(size_t Size, int32_t Tag) { return (Size << 10) + Tag; }

/// Whether OCaml stores the fields of the record unboxed, as an array of
/// floats. It does not if the type of a field is a type parameter.
static bool isFloatRecord(const DataType &D) {
  return D.IsRecord &&
         llvm::all_of(D.Constructors.front()->Arguments,
                      [](Type *T) { return T->resolve()->isFloat(); });
}

/// Whether this is the type `bytes` of the library. In OCaml, its values have
/// the representation of strings.
static bool isBytes(const Type *T) {
  return T->isData() && T->definition()->IsRecord &&
         sourceName(T->definition()->Name) == "bytes" &&
         sourceName(T->definition()->Constructors.front()->Fields[0].Name) ==
             "characters'";
}

static bool isMixedAsInt(const Type *T) {
  return T->isUnit() || T->isInt() || T->isBool() || T->isVariable() ||
         T->isFunction() || T->is(Type::Kind::Char) ||
         T->is(Type::Kind::Exception) ||
         (T->isData() && T->definition()->isEnumeration());
}

static bool isMixedAsString(const Type *T) {
  return T->is(Type::Kind::String) || isBytes(T);
}

Expression *HashBuilder::asInt(Variable X) {
  if (X.Ty->isUnit() || X.Ty->isVariable())
    return integer(0, Range);
  if (X.Ty->isFunction())
    return fail("hash: functional value", Types.integer());
  if (X.Ty->isBool())
    return conditional(use(X), integer(1, Range), integer(0, Range));
  if (X.Ty->is(Type::Kind::Char))
    return callRuntime("Char.code", use(X), Types.integer(), Range);
  return isVariant(X.Ty) ? position(X) : use(X);
}

Expression *HashBuilder::asString(Variable X) {
  if (!isBytes(X.Ty))
    return use(X);
  return getField(use(X), *X.Ty->definition()->Constructors.front(), 0,
                  Types.string(), Range);
}

Expression *HashBuilder::hash(Expression *Value, Expression *Seed,
                              Variables LibraryFunctions) {
  Callees = LibraryFunctions;
  Budget = VisitedParts;
  Binder X = fresh("hashed", Range, Value->Ty->resolve());
  Binder Start = fresh("seed", Range, Types.integer());
  State S{{X}, MeaningfulParts, VisitedParts - 1};
  Expression *Result = hashParts(S, use(Start));
  if (!Result)
    Result = call(HashView, {use(Start), viewOf(X)});
  return let(X, Value, let(Start, Seed, Result));
}

//===- Hash values that are expanded in place -----------------------------===//

Expression *HashBuilder::call(unsigned Callee,
                              ArrayRef<Expression *> Operands) {
  return CoreBuilder::call(Callees[Callee], Operands, Range);
}

/// Mixes a number, such as the header of a block, into the hash.
Expression *HashBuilder::mix(Expression *Hash, Expression *Number) {
  return call(Mix, {Hash, Number});
}

/// Mixes an int, a float or a string into the hash. OCaml represents the int n
/// by the word 2n + 1.
Expression *HashBuilder::mixPart(Expression *Hash, Variable X) {
  if (X.Ty->isFloat())
    return call(MixFloat, {Hash, use(X)});
  if (isMixedAsString(X.Ty))
    return call(MixString, {Hash, asString(X)});
  Expression *Doubled =
      binary(BinaryOperator::ShiftLeft, asInt(X), integer(1, Range), Range);
  return mix(Hash, binary(BinaryOperator::BitwiseOr, Doubled, integer(1, Range),
                          Range));
}

void HashBuilder::append(State &S, Variables Parts) {
  Parts = Parts.take_front(S.PartsLeft);
  S.PartsLeft -= Parts.size();
  llvm::append_range(S.Pending, Parts);
}

/// Returns the hash of the pending parts. Returns null if their order depends
/// on the value, or if there are too many.
Expression *HashBuilder::hashParts(State S, Expression *Hash) {
  if (S.Pending.empty() || !S.MeaningfulLeft)
    return Hash;
  if (!Budget)
    return nullptr;
  --Budget;
  Binder X = S.Pending.front();
  S.Pending.erase(S.Pending.begin());
  if (isMixedAsInt(X.Ty) || isMixedAsString(X.Ty) || X.Ty->isFloat()) {
    --S.MeaningfulLeft;
    return hashParts(S, mixPart(Hash, X));
  }
  if (X.Ty->isTuple()) {
    std::vector<Binder> Parts;
    for (unsigned I = 0; I != X.Ty->size(); ++I)
      Parts.push_back(fresh("part", Range, X.Ty->operand(I)->resolve()));
    append(S, Parts);
    Hash = mix(Hash, integer(headerOf(Parts.size(), 0), Range));
    Expression *Rest = hashParts(S, Hash);
    return Rest ? take(Parts, use(X), Rest) : nullptr;
  }
  // A variant is supported only as the last part: the parts that follow it
  // would come after its arguments, whose number depends on the constructor.
  if (X.Ty->isData() && (X.Ty->definition()->IsRecord || S.Pending.empty()))
    return hashVariant(X, S, Hash);
  return nullptr;
}

///   let h = HASH in match x with A -> mix h 1 | B (y, z) -> ...
Expression *HashBuilder::hashVariant(Variable X, State S, Expression *Hash) {
  Binder Before = fresh("hash", Range, Types.integer());
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor *C : X.Ty->definition()->Constructors) {
    std::vector<Binder> Parts = arguments(*C, X.Ty, "part");
    Cases.push_back({constructPattern(*C, X.Ty, Parts, Range)});
    Bodies.push_back(hashArguments(*C, Parts, S, use(Before)));
    if (!Bodies.back())
      return nullptr;
  }
  return let(Before, Hash, match(use(X), Cases, Bodies, Range));
}

/// Returns the hash of a value of the constructor C, and of the parts that
/// follow it.
Expression *HashBuilder::hashArguments(const Constructor &C,
                                       Variables Arguments, State S,
                                       Expression *Hash) {
  if (!Budget)
    return nullptr;
  --Budget;
  if (C.isConstant())
    return mix(Hash, integer(2 * C.Tag + 1, Range));
  if (isFloatRecord(*C.Parent)) {
    for (Variable X : Arguments.take_front(S.MeaningfulLeft)) {
      Hash = mixPart(Hash, X);
      --S.MeaningfulLeft;
    }
    return hashParts(S, Hash);
  }
  append(S, Arguments);
  return hashParts(
      S, mix(Hash, integer(headerOf(Arguments.size(), C.Tag), Range)));
}

//===- Views --------------------------------------------------------------===//

Expression *HashBuilder::makeView(View Kind, ArrayRef<Expression *> Arguments) {
  const Constructor &C =
      *Functions.ViewTy->definition()->Constructors[unsigned(Kind)];
  return construct(C, Functions.ViewTy, Arguments, Range);
}

Expression *HashBuilder::view(Expression *Value) {
  Binder X = fresh("viewed", Range, Value->Ty->resolve());
  return let(X, Value, viewOf(X));
}

Expression *HashBuilder::viewOf(Variable X) {
  if (isMixedAsInt(X.Ty))
    return makeView(View::Int, asInt(X));
  if (isMixedAsString(X.Ty))
    return makeView(View::String, asString(X));
  if (X.Ty->isFloat())
    return makeView(View::Float, use(X));
  if (X.Ty->isData())
    return callFor(ComparisonFunction::Kind::View, X);
  if (X.Ty->isTuple()) {
    std::vector<Binder> Parts;
    for (unsigned I = 0; I != X.Ty->size(); ++I)
      Parts.push_back(fresh("part", Range, X.Ty->operand(I)->resolve()));
    return take(Parts, use(X), viewParts(headerOf(Parts.size(), 0), Parts));
  }
  if (X.Ty->element()->resolve()->isFloat())
    return makeView(View::Floats, use(X));
  Binder Index = fresh("index", Range, Types.integer());
  Binder Part = fresh("part", Range, X.Ty->element()->resolve());
  Expression *Element = make<ArrayGet>(Part.Ty, Range, use(X), use(Index));
  Expression *Header =
      binary(BinaryOperator::ShiftLeft, length(X), integer(10, Range), Range);
  return viewBlock(Header, length(X), Index, let(Part, Element, viewOf(Part)));
}

///   Block' (header, size, fun index -> part)
Expression *HashBuilder::viewBlock(Expression *Header, Expression *Size,
                                   Variable Index, Expression *Part) {
  FunctionDefinition *F = function("part", Index, Functions.ViewTy, Range);
  F->Body = Part;
  return makeView(View::Block,
                  {Header, Size, letRec(F, reference(F->Name, Range))});
}

Expression *HashBuilder::viewParts(int32_t Header, Variables Parts) {
  Binder Index = fresh("index", Range, Types.integer());
  Expression *Size = integer(Parts.size(), Range);
  Parts = Parts.take_front(LargestVisitedParts);
  Expression *Part = viewOf(Parts.back());
  for (size_t I = Parts.size() - 1; I--;)
    Part = conditional(
        binary(BinaryOperator::Equal, use(Index), integer(I, Range), Range),
        viewOf(Parts[I]), Part);
  return viewBlock(integer(Header, Range), Size, Index, Part);
}

Expression *HashBuilder::viewFloats(Variables Parts) {
  Type *Ty = Types.array(Types.floating());
  Binder Array = fresh("array", Range, Ty);
  Expression *Result = makeView(View::Floats, use(Array));
  for (size_t I = Parts.size(); --I;)
    Result = sequence(store(use(Array), I, use(Parts[I]), Range), Result);
  return let(Array,
             make<ArrayMake>(Ty, Range, integer(Parts.size(), Range),
                             use(Parts.front())),
             Result);
}

Expression *HashBuilder::viewData(Variable X) {
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor *C : X.Ty->definition()->Constructors) {
    std::vector<Binder> Parts = arguments(*C, X.Ty, "part");
    Cases.push_back({constructPattern(*C, X.Ty, Parts, Range)});
    Bodies.push_back(C->isConstant()
                         ? makeView(View::Int, integer(C->Tag, Range))
                     : isFloatRecord(*C->Parent)
                         ? viewFloats(Parts)
                         : viewParts(headerOf(Parts.size(), C->Tag), Parts));
  }
  return match(use(X), Cases, Bodies, Range);
}

//===- Comparison functions -----------------------------------------------===//

/// Returns the number of a type, which equal types share. The time is linear in
/// the number of types that are parts of T.
unsigned ComparisonFunctions::number(Type *T) {
  T = T->resolve();
  if (auto I = Numbers.find(T); I != Numbers.end())
    return I->second;
  std::vector<uintptr_t> Structure{
      uintptr_t(T->kind()), T->isData() ? uintptr_t(T->definition()) : 0};
  for (unsigned I = 0; I != T->size(); ++I)
    Structure.push_back(number(T->operand(I)));
  if (T->isArray() || T->isFunction())
    Structure.push_back(number(T->result()));
  unsigned Number =
      Structures.try_emplace(std::move(Structure), Structures.size())
          .first->second;
  return Numbers[T] = Number;
}

bool ComparisonFunctions::contains(
    Type *T, llvm::function_ref<bool(const Type *)> IsWanted) {
  llvm::DenseSet<unsigned> Visited;
  std::vector<Type *> Pending{T};
  while (!Pending.empty()) {
    T = Pending.back()->resolve();
    Pending.pop_back();
    if (IsWanted(T))
      return true;
    if (!Visited.insert(number(T)).second)
      continue;
    if (T->isArray())
      Pending.push_back(T->element());
    if (T->isTuple())
      for (unsigned I = 0; I != T->size(); ++I)
        Pending.push_back(T->operand(I));
    if (T->isData())
      for (const Constructor *C : T->definition()->Constructors)
        llvm::append_range(Pending, Types.argumentTypes(T, *C));
    if (T->is(Type::Kind::Exception))
      for (const Constructor &C : Types.Constructors)
        llvm::append_range(Pending, C.Arguments);
  }
  return false;
}

const Binder &ComparisonFunctions::get(Kind K, Type *Compared, SMRange Range) {
  Compared = Compared->resolve();
  ComparisonFunction *&F = Known[{K, number(Compared)}];
  if (!F) {
    const bool IsOrder = K == Kind::TotalOrder && !containsFloats(Compared);
    ComparisonFunction *&Shared =
        Known[{IsOrder ? Kind::Order : K, number(Compared)}];
    if (!Shared)
      Shared = create(IsOrder ? Kind::Order : K, Compared, Range);
    F = Shared;
  }
  if (Current)
    Current->Callees.push_back(F);
  return F->Definition->Name;
}

ComparisonFunction *ComparisonFunctions::create(Kind K, Type *Compared,
                                                SMRange Range) {
  static constexpr StringRef Verbs[] = {"equal", "order", "order_all",
                                        "position", "view"};
  llvm::SmallVector<Binder, 2> Parameters{fresh("left", Range, Compared)};
  if (K != Kind::Position && K != Kind::View)
    Parameters.push_back(fresh("right", Range, Compared));
  StringRef TypeName =
      Compared->isData() ? sourceName(Compared->definition()->Name) : "exn";
  std::string Name = (Verbs[unsigned(K)] + "_" + TypeName).str();
  Functions.push_back({K, Compared,
                       function(Name, Parameters,
                                K == Kind::Equality ? Types.boolean()
                                : K == Kind::View   ? ViewTy
                                                    : Types.integer(),
                                Range)});
  return &Functions.back();
}

/// The call graph: an edge leads from each function to the functions that its
/// body calls.
template <> struct llvm::GraphTraits<ComparisonFunction *> {
  using NodeRef = ComparisonFunction *;
  using ChildIteratorType = std::vector<ComparisonFunction *>::iterator;
  static NodeRef getEntryNode(NodeRef F) { return F; }
  static ChildIteratorType child_begin(NodeRef F) { return F->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef F) { return F->Callees.end(); }
};

Expression *ComparisonFunctions::define(Expression *Core) {
  // Building a body can append further functions to this list.
  for (size_t I = 0; I != Functions.size(); ++I) {
    Current = &Functions[I];
    FunctionDefinition *F = Current->Definition;
    F->Body = Current->TheKind == Kind::View
                  ? HashBuilder(Trees, Types, *this, F->Range)
                        .viewData(F->Parameters.front())
                  : ComparisonBuilder(Trees, Types, *this, F->Range)
                        .makeBody(Current->TheKind, F->Parameters);
  }
  Current = nullptr;

  // Collect the groups of mutually recursive functions, each after the groups
  // that it calls.
  ComparisonFunction Root{};
  for (ComparisonFunction &F : Functions)
    Root.Callees.push_back(&F);
  std::vector<std::vector<FunctionDefinition *>> Groups;
  for (auto I = llvm::scc_begin(&Root); !I.isAtEnd(); ++I) {
    if (I->front() == &Root)
      continue;
    Groups.emplace_back();
    for (const ComparisonFunction *F : *I)
      Groups.back().push_back(F->Definition);
  }
  for (const auto &Group : llvm::reverse(Groups))
    Core = Group.size() == 1
               ? letRec(Group.front(), Core)
               : make<LetRecGroup>(Core->Ty, Group.front()->Range,
                                   Trees.copy(ArrayRef(Group)), Core);
  return Core;
}

//===----------------------------------------------------------------------===//
// Printf calls
//===----------------------------------------------------------------------===//

/// Returns the expression for the string that a piece prints. Value is its
/// argument; null if it has none.
Expression *FormatBuilder::makeText(const FormatPiece &Piece,
                                    const Binder *Value) {
  auto Literal = [&](StringRef Text) {
    return make<StringLiteral>(Types.string(), Range, Trees.intern(Text));
  };
  auto Call = [&](StringRef Name, ArrayRef<Expression *> Arguments) {
    return callRuntime(Name, Arguments, Types.string(), Range);
  };
  if (Piece.TheKind == FormatPiece::Kind::Text)
    return Literal(Piece.Text);
  Expression *Argument = reference(*Value, Range);
  switch (Piece.TheKind) {
  case FormatPiece::Kind::Int:
    if (Piece.Text == "%d")
      return Call("string_of_int", Argument);
    return Call("%d", {Literal(Piece.Text), Argument});
  case FormatPiece::Kind::Float:
    return Call("%f", {Literal(Piece.Text), Argument});
  case FormatPiece::Kind::Char:
    return Call("String.make", {integer(1, Range), Argument});
  case FormatPiece::Kind::String:
    if (Piece.isPlain())
      return Argument;
    return Call("%s", {Literal(Piece.Text), Argument});
  default:
    return conditional(Argument, Literal("true"), Literal("false"));
  }
}

Expression *FormatBuilder::makeString(StringRef Text, ArrayRef<Binder> Values) {
  Expression *Result = nullptr;
  for (const FormatPiece &Piece : parseFormat(Text).Pieces) {
    Expression *Part = makeText(Piece, Values.data());
    if (Piece.TheKind != FormatPiece::Kind::Text)
      Values = Values.drop_front();
    Result = Result ? binary(BinaryOperator::Concatenate, Result, Part, Range)
                    : Part;
  }
  return Result ? Result : make<StringLiteral>(Types.string(), Range, "");
}

Expression *FormatBuilder::makePrints(StringRef Text, ArrayRef<Binder> Values,
                                      bool ToError) {
  Format TheFormat = parseFormat(Text);
  if (TheFormat.Pieces.empty())
    return unit(Range);
  // Build the sequence backwards, because each print is followed by the rest.
  Expression *Result = nullptr;
  for (size_t I = TheFormat.Pieces.size(); I--;) {
    const FormatPiece &Piece = TheFormat.Pieces[I];
    const Binder *Value = nullptr;
    if (Piece.TheKind != FormatPiece::Kind::Text) {
      Value = &Values.back();
      Values = Values.drop_back();
    }
    StringRef Name = ToError ? "prerr_string" : "print_string";
    if (Piece.Text == "%d" && Value)
      Name = ToError ? "prerr_int" : "print_int";
    else if (Piece.TheKind == FormatPiece::Kind::Char && !ToError)
      Name = "print_char";
    bool PrintsString = Name.ends_with("string");
    Expression *Argument =
        PrintsString ? makeText(Piece, Value) : reference(*Value, Range);
    Expression *Print = callRuntime(Name, Argument, Types.unit(), Range);
    Result = Result ? sequence(Print, Result) : Print;
  }
  return Result;
}
