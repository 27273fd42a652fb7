//===- ValueMaker.cpp - Random expressions of given types -----------------===//

#include "VariantBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::SmallVector;
using llvm::StringRef;

using Operator = BinaryOperator;

//===- Types --------------------------------------------------------------===//

Type *ValueMaker::type(const Scope &S, bool MayAllocate) {
  if (Choice.percent(50)) {
    auto Fits = [&](Type *T) {
      return MayAllocate || T->isInt() || T->isFloat() || T->isBool();
    };
    if (Expression *E = variable(S, Fits))
      return E->Ty;
  }
  return type(2, MayAllocate);
}

Type *ValueMaker::type(unsigned Depth, bool MayAllocate) {
  Type *Scalars[] = {Types.integer(), Types.floating(), Types.boolean(),
                     Types.integer(), Types.floating()};
  if (Depth == 0 || !MayAllocate || Choice.percent(50))
    return Choice.pick<Type *>(Scalars);
  switch (Choice.below(3)) {
  case 0:
    return Types.array(type(Depth - 1, true));
  case 1: {
    Type *First = type(Depth - 1, true);
    return Types.tuple({First, type(Depth - 1, true)});
  }
  default: {
    SmallVector<Type *, 4> ParameterTypes;
    for (unsigned I = Choice.below(4) + 1; I; --I)
      ParameterTypes.push_back(type(Depth - 1, true));
    return Types.function(ParameterTypes, type(Depth - 1, true));
  }
  }
}

//===- Variables ----------------------------------------------------------===//

/// Returns a variable in scope whose type fits, or null. Searches a bounded
/// number of variables.
Expression *ValueMaker::variable(const Scope &S,
                                 llvm::function_ref<bool(Type *)> Fits) {
  constexpr size_t Attempts = 50;
  llvm::ArrayRef<ScopedVariable> Variables = S.variables();
  size_t Count = Parameters.size() + Variables.size();
  if (!Count)
    return nullptr;
  size_t Start = Choice.below(Count);
  for (size_t I = 0; I != std::min(Attempts, Count); ++I) {
    size_t Index = (Start + I) % Count;
    if (Index < Parameters.size()) {
      if (Fits(Parameters[Index].Ty))
        return Build.variable(Parameters[Index]);
      continue;
    }
    const ScopedVariable &V = Variables[Index - Parameters.size()];
    if (S.isVisible(V) && Fits(V.TheBinder->Ty))
      return Build.variable(*V.TheBinder);
  }
  return nullptr;
}

Expression *ValueMaker::variableOf(Type *T, const Scope &S) {
  return variable(S, [T](Type *Found) { return sameType(Found, T); });
}

//===- Without effects ----------------------------------------------------===//

int32_t ValueMaker::intValue() {
  constexpr int32_t Edges[] = {0,     1,     -1,   2,     3,         10,
                               255,   4095,  4096, -4096, -4097,     65536,
                               99999, 12345, 7,    -8,    INT32_MAX, INT32_MIN};
  return Choice.percent(70) ? Choice.pick<int32_t>(Edges)
                            : int32_t(Choice.next());
}

double ValueMaker::floatValue() {
  constexpr double Edges[] = {0.0, -0.0, 1.0,    -1.0,  0.5,      2.0,
                              0.1, 1e10, 1e-300, 1e308, HUGE_VAL, -HUGE_VAL};
  return Choice.percent(70) ? Choice.pick<double>(Edges)
                            : int32_t(Choice.next()) / 1024.0;
}

Expression *ValueMaker::pure(Type *T, const Scope &S) { return pure(T, S, 2); }

Expression *ValueMaker::pure(Type *T, const Scope &S, unsigned Depth) {
  T = T->resolve();
  if (Choice.percent(40))
    if (Expression *E = variableOf(T, S))
      return E;
  if (Depth == 0)
    return simplest(T);
  switch (T->kind()) {
  case Type::Kind::Unit:
    return Build.unit();
  case Type::Kind::Bool:
    return pureBool(S, Depth - 1);
  case Type::Kind::Int:
  case Type::Kind::Variable:
    return pureInt(S, Depth - 1);
  case Type::Kind::Float:
    return pureFloat(S, Depth - 1);
  case Type::Kind::Char:
  case Type::Kind::String:
  case Type::Kind::Exception:
    return simplest(T);
  case Type::Kind::Function:
    return pureFunction(T, S, Depth - 1);
  case Type::Kind::Tuple: {
    // Depth bounds the depth of types, but not their width.
    constexpr unsigned MaximalWidth = 20;
    if (T->size() > MaximalWidth)
      return Defaults.make(T);
    SmallVector<Expression *, 4> Elements;
    for (unsigned I = 0; I != T->size(); ++I) {
      Elements.push_back(pure(T->operand(I), S, Depth - 1));
      if (!Elements.back())
        return nullptr;
    }
    return Build.tuple(Elements);
  }
  case Type::Kind::Array: {
    Expression *Size = Build.integer(Choice.below(4));
    Expression *Element = pure(T->element(), S, Depth - 1);
    return Element ? Build.arrayMake(Size, Element) : nullptr;
  }
  case Type::Kind::Data:
    return pureData(T, S, Depth - 1);
  }
  return nullptr;
}

Expression *ValueMaker::pureData(Type *T, const Scope &S, unsigned Depth) {
  const Constructor &X =
      *Choice.pick<Constructor *>(T->definition()->Constructors);
  SmallVector<Expression *, 4> Arguments;
  for (Type *Argument : Types.argumentTypes(T, X)) {
    Arguments.push_back(pure(Argument, S, Depth));
    if (!Arguments.back())
      return nullptr;
  }
  return Build.construct(T, X, Arguments);
}

/// Builds an expression without operands.
Expression *ValueMaker::simplest(Type *T) {
  if (T->isInt())
    return Build.integer(intValue());
  if (T->isFloat())
    return Build.floating(floatValue());
  return Defaults.make(T);
}

Expression *ValueMaker::pureInt(const Scope &S, unsigned Depth) {
  if (Choice.percent(30))
    return Build.integer(intValue());
  if (!Strict && Choice.percent(20))
    if (Expression *A = variable(S, [](Type *T) { return T->isArray(); }))
      return Build.arrayLength(A);
  Expression *Left = pure(Types.integer(), S, Depth);
  Expression *Right = pure(Types.integer(), S, Depth);
  switch (Choice.below(Strict ? 2 : 3)) {
  case 0:
    return Build.binary(Operator::Add, Left, Right);
  case 1:
    return Build.binary(Operator::Subtract, Left, Right);
  default:
    return Build.binary(Operator::Multiply, Left, Right);
  }
}

Expression *ValueMaker::pureFloat(const Scope &S, unsigned Depth) {
  if (Choice.percent(30))
    return Build.floating(floatValue());
  constexpr Operator Operators[] = {Operator::FloatAdd, Operator::FloatSubtract,
                                    Operator::FloatMultiply,
                                    Operator::FloatDivide};
  Expression *Left = pure(Types.floating(), S, Depth);
  Expression *Right = pure(Types.floating(), S, Depth);
  return Build.binary(Choice.pick<Operator>(Operators), Left, Right);
}

Expression *ValueMaker::pureBool(const Scope &S, unsigned Depth) {
  if (Choice.percent(20))
    return Build.boolean(Choice.percent(50));
  if (Choice.percent(20))
    return Build.logicalNot(pure(Types.boolean(), S, Depth));
  if (!Strict && Choice.percent(20)) {
    Expression *Left = pure(Types.boolean(), S, Depth);
    Expression *Right = pure(Types.boolean(), S, Depth);
    return Build.binary(Choice.percent(50) ? Operator::And : Operator::Or, Left,
                        Right);
  }
  constexpr Operator Comparisons[] = {
      Operator::Equal,     Operator::NotEqual, Operator::Less,
      Operator::LessEqual, Operator::Greater,  Operator::GreaterEqual};
  Type *T = Choice.percent(50) ? Types.integer() : Types.floating();
  Expression *Left = pure(T, S, Depth);
  Expression *Right = pure(T, S, Depth);
  return Build.binary(Choice.pick<Operator>(Comparisons), Left, Right);
}

Expression *ValueMaker::pureFunction(Type *T, const Scope &S, unsigned Depth) {
  size_t Base = Parameters.size();
  for (unsigned I = 0; I != T->size(); ++I)
    Parameters.push_back(
        TreeBuilder::binder(TheNames.fresh("p"), T->operand(I)));
  Expression *Body = pure(T->result(), S, Depth);
  SmallVector<Binder, 4> Own(Parameters.begin() + Base, Parameters.end());
  Parameters.resize(Base);
  for (const Binder &P : Own)
    if (Body)
      Body = Defaults.fixType(P, Body);
  if (!Body)
    return nullptr;
  Binder Name = Build.functionBinder(TheNames.fresh("g"), Own, T->result());
  return Build.letRec(Name, Own, Body, Build.variable(Name));
}

Expression *ValueMaker::trueCondition(const Scope &S) {
  auto IsComparable = [this](Type *T) {
    return T->isInt() || T->isBool() || T->isFloat() ||
           (T->isArray() && !Strict);
  };
  Expression *V = variable(S, IsComparable);
  if (!V)
    return Build.binary(Operator::Less, Build.integer(1), Build.integer(2));
  Expression *W = Build.copy(*llvm::cast<VariableReference>(V));
  if (V->Ty->isArray())
    return Build.binary(Operator::GreaterEqual, Build.arrayLength(V),
                        Build.integer(0));
  // No value is less than itself. This includes NaN.
  if (V->Ty->isFloat() || Choice.percent(25))
    return Build.logicalNot(Build.binary(
        Choice.percent(50) ? Operator::Less : Operator::Greater, V, W));
  if (V->Ty->isInt() && Choice.percent(40))
    return Build.binary(Operator::Equal, Build.binary(Operator::Subtract, V, W),
                        Build.integer(0));
  if (V->Ty->isBool() && !Strict && Choice.percent(50))
    return Build.binary(Operator::Or, V, Build.logicalNot(W));
  constexpr Operator Reflexive[] = {Operator::Equal, Operator::LessEqual,
                                    Operator::GreaterEqual};
  return Build.binary(Choice.pick<Operator>(Reflexive), V, W);
}

//===- With effects -------------------------------------------------------===//

Expression *ValueMaker::unsafeExpression(Type *T, const Scope &S) {
  T = T->resolve();
  if (Choice.percent(30)) {
    if (Expression *Call = unsafeCall(T, S))
      return Call;
  } else if (Choice.percent(30)) {
    // This access is usually out of bounds.
    if (Expression *Element = pure(T, S))
      return Build.arrayGet(Build.arrayMake(Build.integer(1), Element),
                            Build.integer(intValue()));
  } else if (T->isInt() && !Strict && Choice.percent(30)) {
    return Build.binary(Operator::Divide, Build.integer(intValue()),
                        Build.integer(0));
  }
  Expression *Value = pure(T, S);
  if (!Value || Choice.percent(50))
    return Value;
  Binder Unused = TreeBuilder::binder(TheNames.fresh("unused"), Types.unit());
  return Build.let(Unused, unsafeEffect(S), Value);
}

/// Builds a call of a function in scope, or returns null.
Expression *ValueMaker::unsafeCall(Type *T, const Scope &S) {
  Expression *Callee = variable(S, [T](Type *Found) {
    return Found->isFunction() && sameType(Found->result(), T);
  });
  if (!Callee)
    return nullptr;
  SmallVector<Expression *, 4> Arguments;
  for (unsigned I = 0; I != Callee->Ty->size(); ++I) {
    Arguments.push_back(pure(Callee->Ty->operand(I), S));
    if (!Arguments.back())
      return nullptr;
  }
  return Build.call(Callee, Arguments);
}

Expression *ValueMaker::unsafeEffect(const Scope &S) {
  if (Choice.percent(50))
    if (Expression *Call = unsafeCall(Types.unit(), S))
      return Call;
  if (S.lookup("print_int"))
    return Build.unit();
  return Build.call(
      Build.variable("print_int",
                     Types.function({Types.integer()}, Types.unit())),
      {pure(Types.integer(), S)});
}
