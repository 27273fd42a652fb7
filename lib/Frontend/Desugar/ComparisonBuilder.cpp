//===- ComparisonBuilder.cpp - Structural comparison ----------------------===//

#include "Desugar/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;

/// The order of two values whose first difference is that of two floats, at
/// least one of which is a NaN. Every comparison of such values but `<>` is
/// false.
constexpr int32_t Unordered = 2;

Expression *ComparisonBuilder::test(BinaryOperator Operator, Variable X,
                                    Variable Y) {
  return comparison(Operator, use(X), use(Y), Range);
}

/// Binds Left and Right to variables and returns the expression that Make
/// builds from these.
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
  if (!Ty->isTuple() && !Ty->isArray() && !Ty->isUnit())
    return comparison(Operator, Left, Right, Range);
  return named(Left, Right, [&](Variable X, Variable Y) -> Expression * {
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

/// `let (x, y) = TUPLE in BODY`
Expression *ComparisonBuilder::take(llvm::ArrayRef<Binder> Components,
                                    Expression *Tuple, Expression *Body) {
  return make<LetTuple>(Body->Ty, Range, Trees.copy(Components), Tuple, Body);
}

//===- Equality -----------------------------------------------------------===//

/// Returns a bool.
Expression *ComparisonBuilder::areEqual(Variable X, Variable Y) {
  if (X.Ty->isUnit())
    return make<BoolLiteral>(Types.boolean(), Range, true);
  if (X.Ty->isTuple())
    return areEqualTuples(X, Y);
  if (X.Ty->isArray())
    return areEqualArrays(X, Y);
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

/// Returns the expression that Make builds from the elements of two arrays at
/// Index, or, if Index is null, from the contents of two references.
template <typename Function>
Expression *ComparisonBuilder::withElements(Variable X, Variable Y,
                                            const Binder *Index,
                                            Function Make) {
  auto ElementOf = [&](Variable Array) {
    return make<ArrayGet>(Array.Ty->element(), Range, use(Array),
                          Index ? use(*Index) : integer(0, Range));
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
  if (X.Ty->isReference())
    return withElements(X, Y, nullptr, Equal);
  auto Bool = [&](bool Value) {
    return make<BoolLiteral>(Types.boolean(), Range, Value);
  };
  Binder Index = fresh("index", Range, Types.integer());
  FunctionDefinition *Loop = function("equal", Index, Types.boolean(), Range);
  Expression *Next = call(
      Loop->Name,
      binary(BinaryOperator::Add, use(Index), integer(1, Range), Range), Range);
  Expression *Element = withElements(X, Y, &Index, Equal);
  Loop->Body =
      conditional(binary(BinaryOperator::Less, use(Index), length(X), Range),
                  conditional(Element, Next, Bool(false)), Bool(true));
  return conditional(binary(BinaryOperator::Equal, length(X), length(Y), Range),
                     letRec(Loop, call(Loop->Name, integer(0, Range), Range)),
                     Bool(false));
}

//===- Order --------------------------------------------------------------===//

/// Returns the int -1, 0, 1, or Unordered, which does not occur in a total
/// order.
Expression *ComparisonBuilder::order(Variable X, Variable Y) {
  if (X.Ty->isUnit())
    return integer(0, Range);
  if (X.Ty->isTuple())
    return orderTuples(X, Y);
  if (X.Ty->isArray())
    return orderArrays(X, Y);
  if (X.Ty->isFloat())
    return orderFloats(X, Y);
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
  Expression *Result = nullptr;
  for (unsigned I = 0; I != X.Ty->size(); ++I) {
    Xs.push_back(fresh("left", Range, X.Ty->operand(I)));
    Ys.push_back(fresh("right", Range, X.Ty->operand(I)));
  }
  for (unsigned I = Xs.size(); I--;)
    Result = Result ? orElse(order(Xs[I], Ys[I]), Result) : order(Xs[I], Ys[I]);
  return take(Xs, use(X), take(Ys, use(Y), Result));
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
  if (X.Ty->isReference())
    return withElements(X, Y, nullptr, Order);
  Binder Index = fresh("index", Range, Types.integer());
  FunctionDefinition *Loop = function("order", Index, Types.integer(), Range);
  Expression *Next = call(
      Loop->Name,
      binary(BinaryOperator::Add, use(Index), integer(1, Range), Range), Range);
  Loop->Body = conditional(
      binary(BinaryOperator::Less, use(Index), length(X), Range),
      orElse(withElements(X, Y, &Index, Order), Next), integer(0, Range));
  return named(length(X), length(Y), [&](Variable N, Variable M) {
    return orElse(order(N, M),
                  letRec(Loop, call(Loop->Name, integer(0, Range), Range)));
  });
}
