//===- Functions.cpp - Definitions of functions ---------------------------===//

#include "ProgramGenerator.h"
#include "mincaml/Frontend/Operands.h"

using namespace mincaml;
using namespace mincaml::generator;

NameList
ProgramGenerator::newParameters(ArrayRef<const ValueType *> Parameters) {
  NameList Result;
  for (const ValueType *T : Parameters) {
    bool IsOnly = Parameters.size() == 1 && T->is(Kind::Unit);
    Result.push_back(IsOnly && extended() && R.percent(70) ? StringRef()
                                                           : newName(T));
  }
  return Result;
}

Variable ProgramGenerator::defineFunction(
    Block &B, StringRef Name, ArrayRef<const ValueType *> Parameters,
    const ValueType *Result, Cost Limit,
    llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make, int32_t Fuel,
    ExceptionSet MayRaise) {
  Expression *Body = nullptr;
  NameList Given = newParameters(Parameters);
  Meter M = Costs.measure(Limit, [&] {
    ScopeGuard Guard(InScope);
    SaveAndRestore<ExceptionSet> RaisableInBody(Raisable, MayRaise);
    for (unsigned I = 0; I < Given.size(); ++I) {
      if (Given[I].empty())
        continue;
      Variable P(Given[I], Parameters[I]);
      if (I == 0 && Fuel >= 0) {
        P.Low = 0;
        P.High = Fuel;
      }
      InScope.bind(P);
    }
    Body = Make(Given);
  });
  B.add(Build.letRec(Name, Given, Body));
  Variable F(Name, Table.function(Parameters, Result, NumLevels - 1));
  // The cost of the body and of the call itself.
  F.CallCost = M.Spent + Cost{2, 0};
  F.IsPure = !M.HasEffect;
  F.Raises = M.Raises;
  return F;
}

ExceptionSet ProgramGenerator::someRaises() {
  return extended() && chance(Construct::Raising) ? AllExceptions : 0;
}

Cost ProgramGenerator::callLimit() {
  Cost Left = meter().left() / (2 + R.below(4));
  constexpr Cost Most = {1500, 4};
  return min(Left, Most);
}

Expression *ProgramGenerator::lessFuel(StringRef Fuel) {
  return Build.subtract(Fuel, 1);
}

Expression *ProgramGenerator::outOfFuel(StringRef Fuel) {
  switch (R.below(5)) {
  case 0:
    return Build.binary(Operator::LessEqual, Fuel, 0);
  case 1:
    return Build.binary(Operator::Less, Fuel, 1);
  case 2:
    return Build.binary(Operator::Equal, Fuel, 0);
  case 3:
    return Build.binary(Operator::Greater, 1, Fuel);
  default:
    return Build.make<ast::Not>(Build.binary(Operator::Greater, Fuel, 0));
  }
}

//===- Types of parameters ------------------------------------------------===//
//
// A function that is only used as a value may never be called, so that only its
// body determines the types of its parameters. Programs must not cause the
// warning about undetermined types: if the body does not determine the type of
// a parameter, a use is added that does. If all parameters have a type, so does
// everything else.
//
//===----------------------------------------------------------------------===//

using llvm::dyn_cast;

static bool isVariable(const Expression *E, StringRef Name) {
  const auto *V = dyn_cast<ast::VariableReference>(E);
  return V && V->Name == Name;
}

/// Returns whether the variable is an operand of E that must be a number or a
/// bool. Ignoring other uses is conservative.
static bool determinesType(const Expression *E, StringRef Name) {
  if (const auto *B = dyn_cast<ast::Binary>(E))
    return ast::group(B->Operator) != ast::OperatorGroup::Comparison &&
           (isVariable(B->Left, Name) || isVariable(B->Right, Name));
  if (const auto *I = dyn_cast<ast::If>(E))
    return isVariable(I->Condition, Name);
  if (const auto *N = dyn_cast<ast::Not>(E))
    return isVariable(N->Operand, Name);
  if (const auto *N = dyn_cast<ast::Negate>(E))
    return isVariable(N->Operand, Name);
  if (const auto *N = dyn_cast<ast::FloatNegate>(E))
    return isVariable(N->Operand, Name);
  if (const auto *G = dyn_cast<ast::ArrayGet>(E))
    return isVariable(G->Index, Name);
  return false;
}

static bool isTypeDetermined(const Expression *Body, StringRef Name) {
  llvm::SmallVector<const Expression *, 32> Rest = {Body};
  while (!Rest.empty()) {
    const Expression *E = Rest.pop_back_val();
    if (determinesType(E, Name))
      return true;
    appendOperands(E, Rest);
  }
  return false;
}

Expression *ProgramGenerator::exampleOfType(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Tuple: {
    ExpressionList Components;
    for (const ValueType *Component : T->Operands)
      Components.push_back(exampleOfType(Component));
    return Build.tuple(Components);
  }
  case Kind::Array:
    return Build.arrayMake(Build.integer(int32_t(T->Length)),
                           exampleOfType(T->Result));
  case Kind::Function: {
    Block B;
    Variable F =
        defineFunction(B, newName("f"), T->Operands, T->Result, CallBounds[0],
                       [&](ArrayRef<StringRef> Given) {
                         return fixParameterTypes(Given, T->Operands,
                                                  exampleOfType(T->Result));
                       });
    return B.finish(F.Name, Build);
  }
  default:
    return literal(T);
  }
}

Expression *
ProgramGenerator::fixParameterTypes(ArrayRef<StringRef> Parameters,
                                    ArrayRef<const ValueType *> ParameterTypes,
                                    Expression *Body) {
  for (auto [Name, T] : llvm::zip(Parameters, ParameterTypes)) {
    // The pattern `()` determines the type.
    if (Name.empty() || (T->isScalar() && isTypeDetermined(Body, Name)))
      continue;
    Expression *Use = Build.variable(Name);
    if (T->is(Kind::Unit)) {
      Body = Build.sequence(Use, Body);
      continue;
    }
    if (T->is(Kind::Int))
      Use = Build.add(Use, literal(Int));
    else if (T->is(Kind::Float))
      Use = Build.binary(Operator::FloatAdd, Use, literal(Float));
    else if (T->is(Kind::Bool))
      Use = Build.make<ast::Not>(Use);
    else if (T->is(Kind::Char))
      Use = Build.call("Char.code", {Use});
    else if (T->is(Kind::String))
      Use = Build.call("String.length", {Use});
    else
      Use = Build.conditional(Build.boolean(true), Use, exampleOfType(T));
    Body = Build.let(newName("unused"), Use, Body);
  }
  return Body;
}

//===- Functions that are not recursive -----------------------------------===//

bool ProgramGenerator::plainFunction(Block &B) {
  const ValueType *Result = Types.someType();
  TypeList Parameters = Types.parameterTypes(4);
  Variable F = defineFunction(
      B, newName("f"), Parameters, Result, callLimit(),
      [&](ArrayRef<StringRef>) {
        return block(Result, R.below(4), someDepth());
      },
      /*Fuel=*/-1, someRaises());
  defineAndCall(B, F);
  return true;
}

bool ProgramGenerator::closedFunction(Block &B) {
  const ValueType *Result = Types.someScalar();
  TypeList Parameters = Types.parameterTypes(5);
  size_t Outside = InScope.mark();
  Variable F =
      defineFunction(B, newName("f"), Parameters, Result, callLimit(),
                     [&](ArrayRef<StringRef>) {
                       // Only the parameters are visible in the body.
                       size_t Floor = InScope.setFloor(Outside);
                       // The body has no statements, because these would use the checksum.
                       SaveAndRestore<bool> Allowed(EffectsAllowed, false);
                       Expression *E = expression(Result, someDepth() + 1);
                       InScope.setFloor(Floor);
                       return E;
                     });
  defineAndCall(B, F);
  return true;
}

bool ProgramGenerator::unitFunction(Block &B) {
  const ValueType *Result = R.coin() ? Unit : Types.someScalar();
  Variable F = defineFunction(
      B, newName("f"), {Unit}, Result, callLimit(),
      [&](ArrayRef<StringRef>) {
        return block(Result, 1 + R.below(3), someDepth());
      },
      /*Fuel=*/-1, someRaises());
  defineAndCall(B, F);
  return true;
}

/// Defines a function that does nothing, or almost nothing.
bool ProgramGenerator::emptyFunction(Block &B) {
  const ValueType *Parameter = R.coin() ? Unit : Types.someType();
  const ValueType *Result = R.coin() ? Unit : Types.someScalar();
  bool IsIdentity = R.percent(20) && !Parameter->is(Kind::Unit);
  if (IsIdentity)
    Result = Parameter;
  Variable F = defineFunction(B, newName("f"), {Parameter}, Result, callLimit(),
                              [&](ArrayRef<StringRef> Given) {
                                return IsIdentity ? Build.variable(Given[0])
                                                  : literal(Result);
                              });
  defineAndCall(B, F);
  return true;
}

bool ProgramGenerator::manyParameters(Block &B) {
  unsigned Count = 7 + R.below(R.percent(20) ? 35 : 14);
  if (!meter().affords({Count * 12, 1}))
    return false;
  TypeList Parameters;
  for (unsigned I = 0; I < Count; ++I)
    Parameters.push_back(R.percent(5) ? Types.someType() : Types.someNumber());
  const ValueType *Result = Types.someNumber();
  Variable F = defineFunction(
      B, newName("f"), Parameters, Result, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        if (R.coin())
          fill(Body, 1);
        // Use all parameters that have the type of the result.
        Expression *Sum = expression(Result, 1);
        for (auto [Name, T] : llvm::zip(Given, Parameters))
          if (T == Result)
            Sum = combine(T, Sum, Name);
        return Body.finish(Sum, Build);
      },
      /*Fuel=*/-1, someRaises());
  defineAndCall(B, F);
  return true;
}
