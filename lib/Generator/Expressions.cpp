//===- Expressions.cpp - Expressions of scalars, tuples, arrays, functions ===//
//
// The function of each construct returns an empty text if the construct cannot
// be generated in the current context.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

//===- Choosing a construct -----------------------------------------------===//

Text ProgramGenerator::expr(const Type *Ty, unsigned Depth) {
  charge(2);
  if (Depth == 0 || !affords(12) || Nesting > 40 ||
      ++Expressions > MostExpressions)
    return simplest(Ty);
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 1);
  SaveAndRestore<VisibleOperands *> Parts(Visible, nullptr);
  const size_t Size = Scope.size();
  const Cost Before = C.Spent;
  Text Code;
  choose(Group::Expression, 1u << Ty->TheKind, 6, [&](const Row &Row) {
    Code = (this->*Row.Make)(Ty, Depth - 1);
    leaveScope(Size);
    if (Code.empty())
      C.Spent = Before;
    return !Code.empty();
  });
  if (Code.empty())
    Code = simplest(Ty);
  assert(!Code.empty() && "an expression has a text");
  return Code;
}

Text ProgramGenerator::operand(const Type *Ty, unsigned Depth) {
  if (Visible && C.HasEffects)
    if (Text Code = visibleOperand(Ty, Depth); !Code.empty())
      return Code;
  return percent(Construct::Order) ? expr(Ty, Depth) : pure(Ty, Depth);
}

Text ProgramGenerator::pure(const Type *Ty, unsigned Depth) {
  SaveAndRestore<bool> Effects(C.HasEffects, false);
  SaveAndRestore<ExceptionSet> Handled(C.Handled, 0);
  return expr(Ty, Depth);
}

Text ProgramGenerator::simplest(const Type *Ty) {
  if (R.percent(75))
    if (const Variable *V = pick(Ty))
      return V->Name;
  charge(2);
  switch (Ty->TheKind) {
  case Type::Unit:
    return "()";
  case Type::Bool:
    return oneOf("true", "false");
  case Type::Int:
    return literal(R.between(-3, 20));
  case Type::Float:
    return floatLiteral(R, false);
  case Type::Char:
    return oneOf("'a'", "'z'", "'0'", "' '", "'\\n'", "'\\255'", "'\\''");
  case Type::String:
    return oneOf("\"\"", "\"a\"", "\"b c\"", "\"12\"", "\"\\000\\255x\"",
                 "\"tail \\\" end\"");
  case Type::Tuple: {
    Text S;
    for (const Type *Part : Ty->Parts)
      S += (S.empty() ? "(" : ", ") + atom(simplest(Part));
    return S + ")";
  }
  case Type::Array:
    charge(Ty->Length);
    return "Array.make " + literal(int32_t(Ty->Length)) + " " +
           atom(simplest(Ty->Parts[0]));
  case Type::Function:
    return lambda(Ty, 0);
  case Type::Data:
    return construct(Ty, Ty->Definition->Base, 0, true);
  case Type::Parameter:
    break;
  }
  llvm_unreachable("a value of a type parameter");
}

//===- Of any type --------------------------------------------------------===//

Text ProgramGenerator::variable(const Type *Ty, unsigned) {
  const Variable *V = pick(Ty);
  return V ? V->Name : "";
}

Text ProgramGenerator::conditional(const Type *Ty, unsigned Depth) {
  Text Condition = expr(T.Bool, Depth);
  std::vector<Text> Arms =
      branches(2, [&](unsigned) { return expr(Ty, Depth); });
  return filled("if $0 then #1 else #2", {Condition, Arms[0], Arms[1]});
}

Text ProgramGenerator::definition(const Type *Ty, unsigned Depth) {
  const Type *Bound = anyType(2);
  unsigned Size = R.percent(20) ? LargeSize : UsualSize;
  Text Value;
  {
    SaveAndRestore<unsigned> Room(C.Room, Size);
    Value = expr(Bound, Depth);
  }
  Text Name = bindNew(R.percent(30) && extended() ? "_v" : "v", Bound, Size);
  return filled("(let $0 = $1 in $2)", {Name, Value, expr(Ty, Depth)});
}

/// Binds a name for each component of a tuple, and returns the pattern.
Text ProgramGenerator::bindTuple(const Type *Ty) {
  SaveAndRestore<size_t> Group(GroupStart, std::min(GroupStart, Scope.size()));
  Text Names;
  for (const Type *Part : Ty->Parts)
    Names += (Names.empty() ? "(" : ", ") + bindNew("p", Part);
  return Names + ")";
}

Text ProgramGenerator::destructuring(const Type *Ty, unsigned Depth) {
  Text Parts, Value;
  for (unsigned Try = 0; Try < 5; ++Try)
    if (drawParts(Depth, Parts, Value))
      return filled("(let $0 = $1 in $2)", {Parts, Value, expr(Ty, Depth)});
  return "";
}

Text ProgramGenerator::sequence(const Type *Ty, unsigned Depth) {
  return filled("(#0; #1)", {expr(T.Unit, Depth), expr(Ty, Depth)});
}

/// Returns the text of arguments, each after a space.
Text ProgramGenerator::arguments(ArrayRef<const Type *> Parameters,
                                 unsigned Depth) {
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  Text S;
  for (const Type *Parameter : Parameters)
    S += " " + arg(Parameter, Depth);
  return S;
}

/// Returns the text of the arguments, each after a space. Those with labels
/// are in any order and at any places between those without.
Text ProgramGenerator::inAnyOrder(ArrayRef<Text> Arguments) {
  auto HasLabel = [](const Text &A) { return A[0] == '~' || A[0] == '?'; };
  std::vector<Text> Ordered;
  for (const Text &Argument : Arguments)
    if (!HasLabel(Argument))
      Ordered.push_back(Argument);
  for (const Text &Argument : Arguments)
    if (HasLabel(Argument))
      Ordered.insert(Ordered.begin() + R.below(unsigned(Ordered.size() + 1)),
                     Argument);
  Text S;
  for (const Text &Argument : Ordered)
    S += " " + Argument;
  return S;
}

/// Returns the text of arguments for the first Count parameters of a function
/// with labels. A call with all arguments may omit the optional ones.
Text ProgramGenerator::labelledArguments(const FunctionInfo &F, size_t Count,
                                         unsigned Depth) {
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  std::vector<Text> Arguments;
  for (size_t I = 0; I < Count; ++I) {
    const Label &L = F.Labels[I];
    if (L.IsOptional && Count == F.Labels.size() && R.percent(40))
      continue;
    Text Argument = arg(F.Parameters[I], Depth);
    if (!L.Prefix.empty()) {
      const Text Name = L.Prefix.substr(1, L.Prefix.size() - 2);
      if (L.IsOptional && L.Prefix[0] == '~' && R.percent(30))
        Argument =
            filled(R.coin() ? "?$0:None" : "?$0:(Some $1)", {Name, Argument});
      else if (Argument == Name && R.coin())
        Argument = L.Prefix.substr(0, L.Prefix.size() - 1);
      else
        Argument = L.Prefix + Argument;
    }
    Arguments.push_back(Argument);
  }
  return inAnyOrder(Arguments);
}

Text ProgramGenerator::callText(const FunctionInfo &F, unsigned Depth) {
  if (!F.Labels.empty())
    return F.Name + labelledArguments(F, F.Parameters.size(), Depth);
  if (!F.Fuel)
    return F.Name + arguments(F.Parameters, Depth);
  Text Fuel = opaque(int32_t(R.below(F.Fuel + 1)));
  return filled(
      "$0 #1$2",
      {F.Name, Fuel, arguments(ArrayRef(F.Parameters).drop_front(), Depth)});
}

void ProgramGenerator::chargeCall(const FunctionInfo &F, unsigned Times) {
  charge({F.TheCost.Steps * Times, F.TheCost.Lines * Times});
  C.DoesEffects |= F.HasEffects;
  C.Raises |= F.Raises;
}

/// Generates a call of F. The call is in a `try` if F may raise an exception
/// that nothing handles.
Text ProgramGenerator::call(const FunctionInfo &F, unsigned Depth) {
  auto Call = [&] {
    chargeCall(F);
    return callText(F, Depth);
  };
  return mayRaise(F.Raises) ? Call() : tried(F.Result, F.Raises, Depth, Call);
}

Text ProgramGenerator::knownCall(const Type *Ty, unsigned Depth) {
  const Variable *V = pick([&](const Variable &V) {
    return V.Function && V.Function->Result == Ty &&
           affords(V.Function->TheCost) &&
           (C.HasEffects || !V.Function->HasEffects) && hasRoom(Ty);
  });
  if (!V)
    return "";
  const FunctionInfo &F = *V->Function;
  if (extended() && F.Parameters.size() == 1 && F.Labels.empty() && !F.Fuel &&
      mayRaise(F.Raises) && percent(Construct::ApplyOperators)) {
    chargeCall(F);
    return filled(R.coin() ? "#0 |> $1" : "$1 @@ #0",
                  {operand(F.Parameters[0], Depth), F.Name});
  }
  return call(F, Depth);
}

Text ProgramGenerator::valueCall(const Type *Ty, unsigned Depth) {
  const Variable *V = pick([&](const Variable &V) {
    const Type *F = V.Ty;
    if (F && F->is(Type::Array) && F->Parts[0]->is(Type::Function))
      F = F->Parts[0];
    return F && F->is(Type::Function) && F->result() == Ty &&
           affords(F->Steps + 10) && (C.HasEffects || !F->HasEffects) &&
           mayRaise(F->Raises) && hasRoom(Ty) &&
           // Compilers differ in when they evaluate a function that is not a
           // name.
           !(Visible && V.Ty->is(Type::Array));
  });
  if (!V)
    return "";
  const Type *F = V->Ty;
  Text Code = V->Name;
  if (F->is(Type::Array)) {
    Code += ".(" + index(F->Length) + ")";
    F = F->Parts[0];
  }
  charge(F->Steps + 10);
  C.DoesEffects |= F->HasEffects;
  C.Raises |= F->Raises;
  return Code + arguments(F->parameters(), Depth);
}

Text ProgramGenerator::localFunction(const Type *Ty, unsigned Depth) {
  if (Ty->is(Type::Function) || !hasRoom(Ty))
    return "";
  const Type *F = T.function({anyType(1)}, Ty, C.HasEffects, 0);
  if (!affords(2 * F->Steps))
    return "";
  charge(F->Steps + 5);
  C.DoesEffects |= F->HasEffects;
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  return atom(lambda(F, Depth)) + " " + arg(F->Parts[0], Depth);
}

Text ProgramGenerator::index(unsigned Length) {
  const Variable *V = pick([&](const Variable &V) {
    return V.Ty == T.Int && V.Range && V.Range <= Length;
  });
  if (V && R.percent(70))
    return V->Name;
  if (R.percent(30))
    return literal(R.coin() ? int32_t(Length) - 1 : 0);
  if (R.percent(40) || !affords(40))
    return literal(int32_t(R.below(Length)));
  if (R.percent(30))
    return opaque(int32_t(R.below(Length)));
  charge(18);
  if (extended() && (Length & (Length - 1)) == 0 && R.coin())
    return filled("#0 land $1", {expr(T.Int, 1), literal(int32_t(Length) - 1)});
  return filled("$0 #1 $2", {extended() ? "wrap" : "clamp", operand(T.Int, 1),
                             literal(int32_t(Length))});
}

Text ProgramGenerator::arrayRead(const Type *Ty, unsigned) {
  if (!hasRoom(Ty))
    return "";
  const Variable *V = pickArray(Ty);
  return V ? filled("$0.($1)", {V->Name, index(V->Ty->Length)}) : "";
}

Text ProgramGenerator::guardedRead(const Type *Ty, unsigned Depth) {
  const Variable *V = pickArray(Ty);
  if (!V || !hasRoom(Ty))
    return "";
  Text Array = V->Name;
  Text Length = extended() && R.coin() ? "Array.length " + Array
                                       : literal(int32_t(V->Ty->Length));
  return filled(
      extended() ? "(let $0 = $1 in if $0 >= 0 && $0 < $2 then $3.($0) "
                   "else #4)"
                 : "(let $0 = $1 in if $0 >= 0 then if $0 < $2 then "
                   "$3.($0) else #4 else #4)",
      {name("i"), expr(T.Int, Depth), Length, Array, pure(Ty, Depth)});
}

Text ProgramGenerator::tick(const Type *Ty, unsigned Depth) {
  if (!C.HasEffects || !affords(60))
    return "";
  charge(42);
  C.DoesEffects = true;
  Text Function =
      Ty->is(Type::Float) ? "tick_float" : oneOf("tick_int", "show_int");
  return filled("$0 $1 #2",
                {Function, literal(int32_t(R.below(20))), operand(Ty, Depth)});
}

/// Generates an operand that has one of the effects of visibleOrder, or returns
/// an empty text.
Text ProgramGenerator::visibleOperand(const Type *Ty, unsigned Depth) {
  SaveAndRestore<VisibleOperands *> Inner(Visible, nullptr);
  VisibleOperands &O = *Inner.get();
  if (!affords(100))
    return "";
  charge(46);
  const int32_t Key = O.FirstKey + int32_t(O.Count);
  const Variable *V =
      O.Ty || R.percent(80) ? nullptr : pick([&](const Variable &V) {
        return V.Function && V.Function->Result == Ty &&
               V.Function->HasEffects && affords(V.Function->TheCost) &&
               hasRoom(Ty);
      });
  // The name of a function that makes the evaluation of its argument visible,
  // or an effect before the value.
  Text Function, Effect;
  if (O.Ty) {
    if (O.AssignsNext)
      Effect = filled(O.Assignment, {pure(O.Ty, 1)});
    else if (Ty != O.Ty)
      Effect = mix(O.Ty, O.Value);
    if (Ty != O.Ty && Effect.empty())
      return "";
    O.AssignsNext = !O.AssignsNext;
  } else if (O.Prints) {
    if (Ty->is(Type::Int))
      Function = "show_int";
    else
      Effect = "print_byte " + literal(65 + Key);
  } else if (Ty->is(Type::Int) || Ty->is(Type::Float)) {
    Function = Ty->is(Type::Int) ? "tick_int" : "tick_float";
  } else if (extended() && !Ty->is(Type::Unit)) {
    Function = "tick";
  } else {
    Effect = "mix " + literal(Key);
  }
  ++O.Count;
  C.DoesEffects = true;
  if (V)
    return call(*V->Function, Depth);
  if (!Function.empty())
    return filled("$0 $1 #2", {Function, literal(Key), operand(Ty, Depth)});
  if (Ty->is(Type::Unit))
    return Effect;
  if (!Effect.empty())
    return filled("($0; #1)", {Effect, operand(Ty, Depth)});
  return R.coin() ? O.Value : arithmetic(Ty, {O.Value, pure(Ty, 1)});
}

/// Generates an expression whose value or output depends on the order in which
/// its operands are evaluated: operators, calls, tuples, arrays, constructors
/// and assignments.
Text ProgramGenerator::visibleOrder(const Type *Ty, unsigned Depth) {
  if (!C.HasEffects || !affords(250))
    return "";
  VisibleOperands O;
  O.FirstKey = int32_t(R.below(16));
  Text Cell, Initial;
  if (R.percent(20)) {
    O.Prints = true;
  } else if (R.percent(40)) {
    O.Ty = numberType();
    O.AssignsNext = R.coin();
    const Field *F;
    if (const Variable *V = R.coin() ? pickArray(O.Ty) : nullptr) {
      O.Value = filled("$0.($1)",
                       {V->Name, literal(int32_t(R.below(V->Ty->Length)))});
      O.Assignment = O.Value + " <- #0";
    } else if (const Variable *V = pickField(O.Ty, true, F)) {
      O.Value = fieldText(V->Ty, V->Name, *F);
      O.Assignment = assignmentText(V->Ty, V->Name, *F, "#0");
    } else {
      Cell = name("r");
      Initial =
          filled(extended() ? "ref #0" : "Array.make 1 #0", {simplest(O.Ty)});
      O.Value = extended() ? "!" + Cell : Cell + ".(0)";
      O.Assignment = extended() ? Cell + " := #0" : O.Value + " <- #0";
    }
    charge(10);
  }
  SaveAndRestore<VisibleOperands *> Operands(Visible, &O);
  const size_t Size = Scope.size();
  const Cost Before = C.Spent;
  Text Code;
  choose(
      Group::Expression, 1u << Ty->TheKind, 8,
      [&](const Row &Row) {
        O.Count = 0;
        Code = (this->*Row.Make)(Ty, Depth);
        leaveScope(Size);
        if (O.Count > 1)
          return true;
        Code.clear();
        C.Spent = Before;
        return false;
      },
      Ordered);
  if (Code.empty() || Cell.empty())
    return Code;
  return filled("(let $0 = $1 in $2)", {Cell, Initial, Code});
}

//===- Numbers ------------------------------------------------------------===//

Text ProgramGenerator::constant(const Type *Ty, unsigned) {
  switch (Ty->TheKind) {
  case Type::Int:
    return literal(R.percent(20) ? R.between(-9999, 9999) : R.between(-20, 20));
  case Type::Char: {
    unsigned Code = R.below(R.coin() ? 256 : 128);
    if (llvm::isAlnum(char(Code)) && Code < 128)
      return Text("'") + char(Code) + "'";
    Text Digits = std::to_string(Code);
    return "'\\" + Text(3 - Digits.size(), '0') + Digits + "'";
  }
  case Type::String: {
    Text S = "\"";
    for (unsigned I = 0, E = R.below(12); I < E; ++I)
      S += char('a' + R.below(26));
    return S + "\"";
  }
  case Type::Float:
    return floatLiteral(R, false);
  case Type::Unit:
    return extended() ? "()" : "";
  default:
    return oneOf("true", "false");
  }
}

Text ProgramGenerator::edgeLiteral(const Type *Ty, unsigned) {
  if (Ty->is(Type::Float))
    return R.percent(10) ? "0.0 /. 0.0" : floatLiteral(R, true);
  constexpr int32_t Edges[] = {
      4095,      4096,          -4096,  -4097,     1023,       1024,
      65535,     65536,         -65536, INT32_MAX, 32767,      -32769,
      INT32_MIN, INT32_MAX - 1, 31,     1 << 30,   -(1 << 30), INT32_MIN + 1};
  return literal(R.pick<int32_t>(Edges));
}

/// Returns an expression for Value. With a probability that the weights
/// determine, it is a call of `hide`, which is not a constant.
Text ProgramGenerator::opaque(int32_t Value) {
  if (!percent(Construct::Opaque) || !affords(60))
    return literal(Value);
  charge(40);
  return "hide " + Text(oneOf("0", "1")) + " " + atom(literal(Value));
}

/// Generates an operation on two operands of type Ty.
Text ProgramGenerator::binary(const Type *Ty, const Text &Operator,
                              unsigned Depth) {
  return filled("#0 $1 #2", {operand(Ty, Depth), Operator, operand(Ty, Depth)});
}

Text ProgramGenerator::intAdd(const Type *, unsigned Depth) {
  return binary(T.Int, oneOf("+", "+", "-"), Depth);
}

Text ProgramGenerator::intMultiply(const Type *, unsigned Depth) {
  if (R.coin())
    return binary(T.Int, "*", Depth);
  return filled("#0 * #1", {operand(T.Int, Depth), literal(R.between(-9, 40))});
}

Text ProgramGenerator::intDivide(const Type *, unsigned Depth) {
  constexpr int32_t Divisors[] = {1,  -1, 2,  3,   4,    7,         8,
                                  10, -3, 16, 100, 4096, INT32_MAX, INT32_MIN};
  bool IsConstant = R.percent(60);
  return filled(IsConstant ? "#0 $1 #2" : "#0 $1 (#3 lor 1)",
                {operand(T.Int, Depth), oneOf("/", "mod"),
                 literal(R.pick<int32_t>(Divisors)),
                 IsConstant ? "" : operand(T.Int, Depth)});
}

Text ProgramGenerator::intBits(const Type *, unsigned Depth) {
  if (R.coin())
    return binary(T.Int, oneOf("land", "lor", "lxor"), Depth);
  bool IsConstant = R.percent(70);
  return filled(
      IsConstant ? "#0 $1 $2" : "#0 $1 (#2 land 31)",
      {operand(T.Int, Depth), oneOf("lsl", "lsr", "asr"),
       IsConstant ? literal(int32_t(R.below(32))) : operand(T.Int, Depth)});
}

Text ProgramGenerator::intNegate(const Type *, unsigned Depth) {
  // Without a space, `-!` is one operator.
  Text Value = arg(T.Int, Depth);
  return (Value.front() == '(' ? "-" : "- ") + Value;
}

Text ProgramGenerator::intOfFloat(const Type *, unsigned Depth) {
  return oneOf("int_of_float ", "truncate ") + arg(T.Float, Depth);
}

Text ProgramGenerator::arrayLength(const Type *, unsigned) {
  const Variable *V = pickArray(nullptr);
  return V ? "Array.length " + V->Name : "";
}

Text ProgramGenerator::floatAdd(const Type *, unsigned Depth) {
  return binary(T.Float, oneOf("+.", "-."), Depth);
}

Text ProgramGenerator::floatMultiply(const Type *, unsigned Depth) {
  return binary(T.Float, "*.", Depth);
}

Text ProgramGenerator::floatDivide(const Type *, unsigned Depth) {
  return binary(T.Float, "/.", Depth);
}

Text ProgramGenerator::floatNegate(const Type *, unsigned Depth) {
  return "-. " + arg(T.Float, Depth);
}

Text ProgramGenerator::floatOfInt(const Type *, unsigned Depth) {
  return oneOf("float_of_int ", "float ") + arg(T.Int, Depth);
}

Text ProgramGenerator::floatExternal(const Type *, unsigned Depth) {
  return oneOf("sqrt ", "floor ", "ceil ", "abs_float ", "fabs ") +
         arg(T.Float, Depth);
}

Text ProgramGenerator::transcendental(const Type *, unsigned Depth) {
  if (!affords(60))
    return "";
  charge(30);
  Text Limits =
      oneOf("sin (limit X (-100.0) 100.0)", "cos (limit X (-100.0) 100.0)",
            "tan (limit X (-1.0) 1.0)", "atan (limit X (-9.0) 9.0)",
            "exp (limit X (-9.0) 5.0)", "log (limit X 0.5 100.0)");
  Limits.replace(Limits.find('X'), 1, arg(T.Float, Depth));
  return "coarse (" + Limits + ")";
}

//===- Conditions ---------------------------------------------------------===//

/// Generates a comparison of two values of type Ty.
Text ProgramGenerator::compared(const Type *Ty, unsigned Depth) {
  return binary(Ty, oneOf("=", "<>", "<", ">", "<=", ">="), Depth);
}

Text ProgramGenerator::comparison(const Type *, unsigned Depth) {
  return compared(R.percent(60)   ? T.Int
                  : R.percent(80) ? T.Float
                                  : T.Bool,
                  Depth);
}

Text ProgramGenerator::wrappedComparison(const Type *, unsigned Depth) {
  return filled("(#0 $1 #2) $3 #4",
                {operand(T.Int, Depth), oneOf("+", "-"), edgeLiteral(T.Int, 0),
                 oneOf("<", ">", "<=", ">="), operand(T.Int, Depth)});
}

Text ProgramGenerator::negation(const Type *, unsigned Depth) {
  return "not " + arg(T.Bool, Depth);
}

Text ProgramGenerator::logic(const Type *, unsigned Depth) {
  return filled("#0 $1 #2",
                {expr(T.Bool, Depth), oneOf("&&", "||"), expr(T.Bool, Depth)});
}

Text ProgramGenerator::structuralComparison(const Type *, unsigned Depth) {
  if (!affords(150))
    return "";
  charge(100);
  return compared(comparableType(), Depth);
}

Text ProgramGenerator::structuralOrder(const Type *, unsigned Depth) {
  if (!affords(150))
    return "";
  charge(100);
  const Type *Ty = comparableType();
  return filled("compare #0 #1", {operand(Ty, Depth), operand(Ty, Depth)});
}

Text ProgramGenerator::extremum(const Type *Ty, unsigned Depth) {
  if (!Ty->isComparable() || Ty == T.Unit || !affords(150))
    return "";
  charge(100);
  return filled("$0 #1 #2",
                {oneOf("min", "max"), operand(Ty, Depth), operand(Ty, Depth)});
}

/// Generates `==` or `!=` for ints, bools, chars or mutable objects. For other
/// values, the result of physical equality is unspecified.
Text ProgramGenerator::identity(const Type *, unsigned Depth) {
  auto IsMutable = [&](const Variable &V) {
    if (!V.Ty || !V.Ty->is(Type::Data))
      return false;
    const DataType *D = V.Ty->Definition;
    return D == T.Ref || (D->IsRecord && llvm::any_of(D->Constructors[0].Fields,
                                                      [](const Field &F) {
                                                        return F.IsMutable;
                                                      }));
  };
  const Variable *V = R.coin() ? pick(IsMutable) : nullptr;
  if (V) {
    const Type *Ty = V->Ty;
    Text Left = V->Name;
    const Variable *Other = pick(Ty);
    return filled("$0 $1 $2",
                  {Left, oneOf("==", "!="), Other ? Other->Name : Left});
  }
  const Type *Ty = R.percent(60) ? T.Int : R.coin() ? T.Bool : T.Char;
  return filled("#0 $1 #2",
                {operand(Ty, Depth), oneOf("==", "!="), operand(Ty, Depth)});
}

/// Redefines one to three operators by functions that are neither associative
/// nor commutative. The operands are variables, because expressions with
/// operators would have other types in the scope of the definitions.
Text ProgramGenerator::redefinedOperators(const Type *, unsigned Depth) {
  charge(40);
  llvm::SmallVector<Text, 3> Operators;
  Text Definitions;
  for (unsigned I = 1 + R.below(3); I--;) {
    Text Operator = oneOf("&&", "||", "+", "-", "*", "/", "mod", "land", "lor",
                          "lxor", "lsl", "lsr", "asr", "**", "=", "<", ">",
                          "<=", ">=", "<>", "==", "!=", "@", "^", "|>", "@@",
                          ":=", "+.", "-.", "*.", "/.", "+!", "*!", "**!", "@!",
                          "<=>", "%%", "&&&", "|||", "$", "^^", ">>=");
    if (llvm::is_contained(Operators, Operator))
      continue;
    Definitions += filled(
        " $0 ( $1 ) a b = $2",
        {Definitions.empty() ? "let" : "and", Operator,
         oneOf("a * 2 - b", "b - a", "a lxor (b + 1)", "(a lsl 1) + b")});
    Operators.push_back(Operator);
  }
  Text Values, Chain;
  for (unsigned I = 3 + R.below(3); I--;) {
    Text Operand = name("o");
    Values += filled("let $0 = $1 in ", {Operand, operand(T.Int, Depth)});
    if (!Chain.empty())
      Chain += " " + R.pick<Text>(Operators) + " ";
    Chain += Operand;
  }
  return "(" + Values + StringRef(Definitions).ltrim().str() + " in " + Chain +
         ")";
}

//===- Tuples, arrays, functions ------------------------------------------===//

Text ProgramGenerator::tuple(const Type *Ty, unsigned Depth) {
  Text S;
  for (const Type *Part : Ty->Parts)
    S += (S.empty() ? "(" : ", ") + arg(Part, Depth);
  return S + ")";
}

Text ProgramGenerator::array(const Type *Ty, unsigned Depth) {
  const Type *Element = Ty->Parts[0];
  charge(Ty->Length + 4);
  SaveAndRestore<unsigned> Room(C.Room, std::min(UsualSize, (C.Room + 1) / 2));
  if (extended() && Ty->Length <= 8 && R.coin()) {
    Text S;
    for (unsigned I = 0; I < Ty->Length; ++I)
      S += (S.empty() ? "[|" : "; ") + arg(Element, Depth);
    return S + "|]";
  }
  Text Make = oneOf("Array.make ", "Array.make ", "create_array ");
  if (Element->is(Type::Float) && R.percent(20))
    Make = "create_float_array ";
  Text Length = atom(opaque(int32_t(Ty->Length)));
  return Make + Length + " " + arg(Element, Depth);
}

Text ProgramGenerator::arrayBuilt(const Type *Ty, unsigned Depth) {
  const Type *Element = Ty->Parts[0];
  const auto N = Ty->Length;
  Text Length = literal(int32_t(N));
  const Type *Source = R.coin() ? Element : scalarType();
  const Variable *V = pickArray(Source, N);
  Text Array = !V ? atom(simplest(T.array(Source, N)))
               : V->Ty->Length == N
                   ? V->Name
                   : filled("(Array.sub $0 0 $1)", {V->Name, Length});
  unsigned Choice = R.below(5);
  if (Choice == 1 && Source == Element)
    return "Array.copy " + Array;
  std::vector<const Type *> Parameters;
  if (Choice != 2)
    Parameters.push_back(T.Int);
  if (Choice > 1)
    Parameters.push_back(Source);
  const Type *F = T.function(Parameters, Element, C.HasEffects, 0);
  if (!affords(uint64_t(N) * (F->Steps + 20)))
    return "";
  charge(uint64_t(N) * (F->Steps + 20));
  C.DoesEffects |= C.HasEffects;
  Text Function = atom(lambda(F, Depth));
  if (Choice <= 1)
    return "Array.init " + Length + " " + Function;
  return (Choice == 2 ? "Array.map " : "Array.mapi ") + Function + " " + Array;
}

Text ProgramGenerator::arraySort(const Type *, unsigned) {
  const Variable *V = pickArray(T.Int);
  if (!V || !C.HasEffects || !affords(V->Ty->Length * 200))
    return "";
  charge(V->Ty->Length * 200);
  C.DoesEffects = true;
  return filled("$0 $1 $2",
                {oneOf("Array.sort", "Array.stable_sort", "Array.fast_sort"),
                 oneOf("compare", "(fun x y -> compare y x)"), V->Name});
}

/// Generates a function as a value.
Text ProgramGenerator::lambda(const Type *Ty, unsigned Depth) {
  SaveAndRestore<CodeContext> Outer(C);
  C = {};
  C.Limit = {Ty->Steps - 8, 0};
  C.HasEffects = Ty->HasEffects;
  C.Handled = Ty->Raises;
  bool IsFun = extended() && percent(Construct::Fun);
  Text Names;
  Text Body = scoped([&] {
    const size_t Size = Scope.size();
    SaveAndRestore<size_t> Group(GroupStart, Size);
    for (const Type *Parameter : Ty->parameters())
      Names += " " + boundParameter(Parameter);
    GroupStart = SIZE_MAX;
    if (IsFun && Depth && Ty->Parts.size() == 2 &&
        Ty->Parts[0]->is(Type::Data) && !Types::isAmbiguous(Ty->Parts[0]) &&
        R.percent(40)) {
      Names.clear();
      leaveScope(Size);
      return matchCases(Ty->Parts[0], UsualSize,
                        [&] { return expr(Ty->result(), Depth); });
    }
    return expr(Ty->result(), Depth);
  });
  if (IsFun && Names.empty())
    return "function" + Body;
  if (IsFun)
    return "fun" + Names + " -> " + Body;
  Text Name = name("f");
  return "(let rec " + Name + Names + " = " + Body + " in " + Name + ")";
}

Text ProgramGenerator::functionValue(const Type *Ty, unsigned Depth) {
  return lambda(Ty, Depth);
}

/// Generates a known function, possibly applied to some of its arguments.
Text ProgramGenerator::partialApplication(const Type *Ty, unsigned Depth) {
  size_t Wanted = Ty->parameters().size();
  const Variable *V = pick([&](const Variable &V) {
    const FunctionInfo *F = V.Function;
    return F && F->Result == Ty->result() && F->Parameters.size() >= Wanted &&
           ArrayRef(F->Parameters).take_back(Wanted) == Ty->parameters() &&
           (!F->Fuel || F->Parameters.size() > Wanted) &&
           (F->Labels.empty() ||
            llvm::all_of(ArrayRef(F->Labels).take_back(Wanted),
                         [](const Label &L) { return L.Prefix.empty(); })) &&
           F->TheCost.Steps + 8 <= Ty->Steps && !F->TheCost.Lines &&
           (Ty->HasEffects || !F->HasEffects) &&
           (F->Raises & ~Ty->Raises) == 0 &&
           (extended() || F->Parameters.size() == Wanted);
  });
  if (!V)
    return "";
  const FunctionInfo &F = *V->Function;
  ArrayRef<const Type *> Given = ArrayRef(F.Parameters).drop_back(Wanted);
  if (!F.Labels.empty())
    return F.Name + labelledArguments(F, Given.size(), Depth);
  if (!F.Fuel)
    return F.Name + arguments(Given, Depth);
  return filled("$0 $1$2", {F.Name, literal(int32_t(R.below(F.Fuel + 1))),
                            arguments(Given.drop_front(), Depth)});
}

//===- Effects ------------------------------------------------------------===//

Text ProgramGenerator::arrayWrite(const Type *, unsigned Depth) {
  const Variable *V = pickArray(nullptr);
  if (!V || !C.HasEffects)
    return "";
  const Type *A = V->Ty;
  Text Array = V->Name;
  C.DoesEffects = true;
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  Text Index = index(A->Length);
  return Array + ".(" + Index + ") <- " + arg(A->Parts[0], Depth);
}

/// Returns a statement that mixes a value into the checksum, or an empty text.
Text ProgramGenerator::mix(const Type *Ty, const Text &Value) {
  if (!C.HasEffects || !affords(60))
    return "";
  switch (Ty->TheKind) {
  case Type::Unit:
  case Type::Function:
    return "";
  case Type::Bool:
    charge(45);
    return filled("mix (if $0 then 1 else 0)", {Value});
  case Type::Int:
    charge(40);
    return filled("mix #0", {Value});
  case Type::Float:
    if (!affords(300))
      return "";
    charge(300);
    return filled("mix_float #0", {Value});
  case Type::Char:
    charge(45);
    return filled("mix (Char.code #0)", {Value});
  case Type::String:
    if (!affords(900))
      return filled("mix (String.length #0)", {Value});
    charge(900);
    return filled("mix_string #0", {Value});
  case Type::Tuple: {
    Text Names, Effects;
    for (const Type *Part : Ty->Parts) {
      Text Name = name("m");
      Text Effect = mix(Part, Name);
      Names += (Names.empty() ? "(" : ", ") +
               (Effect.empty() && extended() ? "_" : Name);
      if (!Effect.empty())
        Effects += (Effects.empty() ? "" : "; ") + Effect;
    }
    if (Effects.empty())
      return "";
    return filled("(let $0) = $1 in $2)", {Names, Value, Effects});
  }
  case Type::Array: {
    const Type *Element = Ty->Parts[0];
    if (!Element->is(Type::Int) && !Element->is(Type::Float))
      return mix(Element,
                 filled("#0.($1)", {Value, literal(int32_t(Ty->Length) - 1)}));
    uint64_t Steps = Ty->Length * (Element->is(Type::Float) ? 320 : 55);
    if (!affords(Steps))
      return "";
    charge(Steps);
    return filled("$0 #1 0 $2",
                  {Element->is(Type::Int) ? "mix_ints" : "mix_floats", Value,
                   literal(int32_t(Ty->Length))});
  }
  case Type::Data: {
    uint64_t Steps = Ty->IsRecursive ? 900 : 300;
    if (!affords(Steps))
      return "";
    charge(Steps);
    auto Known = llvm::find(Mixed, Ty);
    Text Name = "mix_" + std::to_string(Known - Mixed.begin());
    if (Known == Mixed.end())
      Mixed.push_back(Ty);
    return Name + " " + MixDepth + " " + atom(Value);
  }
  case Type::Parameter:
    break;
  }
  llvm_unreachable("a value of a type parameter");
}

/// Returns a statement that prints a value and the checksum, or an empty text.
Text ProgramGenerator::note(const Type *Ty, const Text &Value) {
  if (!C.HasEffects || !affords({80, 1}))
    return "";
  C.DoesEffects = true;
  if (Ty->is(Type::Int)) {
    charge({60, 1});
    return "note_int " + atom(Value);
  }
  if (Ty->is(Type::Float) && affords({400, 1})) {
    charge({340, 1});
    return "note_float " + atom(Value);
  }
  Text Mixed = mix(Ty, Value);
  if (Mixed.empty())
    return "";
  charge({20, 1});
  return "(" + Mixed + "; note_end 0)";
}

Text ProgramGenerator::noteExpression(const Type *, unsigned Depth) {
  const Type *Ty = scalarType();
  if (!C.HasEffects || !affords(120))
    return "";
  Text Value = expr(Ty, Depth);
  C.DoesEffects = true;
  return R.percent(60) ? mix(Ty, Value) : note(Ty, Value);
}

Text ProgramGenerator::ifWithoutElse(const Type *, unsigned Depth) {
  return filled("(if $0 then #1)", {expr(T.Bool, Depth), expr(T.Unit, Depth)});
}

//===- Exceptions ---------------------------------------------------------===//

static const char *const PredefinedExceptions[] = {
    "Invalid_argument", "Division_by_zero", "Failure", "Not_found",
    "Match_failure"};

Text ProgramGenerator::raise(Exception E, unsigned Depth) {
  C.Raises |= 1u << E;
  if (E == MatchFailure)
    return "";
  if (E < FirstUserException) {
    Text Name = PredefinedExceptions[E];
    if (E == InvalidArgument || E == FailureException)
      Name = "(" + Name + " " + arg(T.String, 0) + ")";
    return "raise " + Name;
  }
  const Type *Argument = ExceptionArguments[E - FirstUserException];
  Text Name = "E" + std::to_string(E - FirstUserException);
  if (!Argument)
    return "raise " + Name;
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  return "raise (" + Name + " " + arg(Argument, Depth) + ")";
}

Text ProgramGenerator::conditionalRaise(const Type *Ty, unsigned Depth) {
  std::vector<unsigned> Choices;
  for (unsigned E = 0; E < FirstUserException + ExceptionArguments.size(); ++E)
    if ((C.Handled >> E & 1) && E != MatchFailure)
      Choices.push_back(E);
  if (Choices.empty())
    return "";
  return filled("if $0 then $1 else #2",
                {expr(T.Bool, Depth),
                 raise(Exception(R.pick<unsigned>(Choices)), Depth),
                 expr(Ty, Depth)});
}

/// Generates the cases of a `try` or `match` for the exceptions that its code
/// may raise.
Text ProgramGenerator::handlers(const Type *Ty, ExceptionSet Raised,
                                unsigned Depth, bool Wild, StringRef Prefix) {
  struct Case {
    Text Constructor;
    /// The pattern of the argument; empty if there is no argument.
    std::vector<Pattern> Argument = {};
  };
  std::vector<Case> Cases;
  for (unsigned E = 0; E < 32; ++E) {
    if (!(Raised >> E & 1))
      continue;
    if (E == InvalidArgument || E == FailureException) {
      Cases.push_back(
          {PredefinedExceptions[E], {{Pattern::Wildcard, T.String}}});
    } else if (E < FirstUserException) {
      bool IsMatchFailure = E == MatchFailure;
      Cases.push_back(
          {PredefinedExceptions[E] + Text(IsMatchFailure ? " _" : "")});
    } else {
      Text Name = "E" + std::to_string(E - FirstUserException);
      const Type *Argument = ExceptionArguments[E - FirstUserException];
      if (!Argument)
        Cases.push_back({Name});
      else
        for (const Pattern &P : cover(Argument, R.below(3)))
          Cases.push_back({Name, {P}});
    }
  }
  if (Wild)
    Cases.push_back({"_"});
  Text S;
  for (const Text &Arm : branches(unsigned(Cases.size()), [&](unsigned I) {
         size_t First = Scope.size();
         Text Arm = Cases[I].Constructor;
         for (const Pattern &P : Cases[I].Argument) {
           Text Argument = bound(P);
           bool IsAtom = P.TheKind != Pattern::Construct || P.Parts.empty();
           Arm += " " + (IsAtom ? atom(Argument) : "(" + Argument + ")");
         }
         if (Wild && I + 1 < Cases.size() && R.percent(20))
           Arm += " when " + guard(First);
         return Arm + " -> " + atom(expr(Ty, Depth));
       }))
    S += (" | " + Prefix + Arm).str();
  return S;
}

Text ProgramGenerator::tried(const Type *Ty, ExceptionSet More, unsigned Depth,
                             llvm::function_ref<Text()> Body,
                             llvm::function_ref<Text()> ValueCases) {
  const ExceptionSet Before = C.Raises, Outer = C.Handled;
  C.Raises = 0;
  C.Handled |= More;
  Text Code = scoped(Body);
  C.Handled = Outer;
  // An exception that is handled elsewhere needs no case in this handler.
  ExceptionSet Raised = C.Raises;
  ExceptionSet Cases = Raised & ~Outer;
  Cases |= Raised & R.next();
  if (R.percent(20))
    Cases |= More;
  C.Raises = 0;
  Text Values = ValueCases ? ValueCases() : "";
  bool Wild = ValueCases ? R.percent(15) : Cases == 0 || R.percent(15);
  Text Handlers =
      handlers(Ty, Cases, Depth, Wild, ValueCases ? "exception " : "");
  C.Raises |= Before | (Wild ? 0 : Raised & ~Cases);
  return filled(ValueCases ? "(match #0 with$1$2)" : "(try #0 with$1$2)",
                {Code, Values, Handlers});
}

/// Returns a random set of exceptions for a handler.
ExceptionSet ProgramGenerator::someExceptions() {
  ExceptionSet Result = R.next() & ((1u << FirstUserException) - 1);
  for (unsigned I = 0; I < ExceptionArguments.size(); ++I)
    Result |= R.percent(60) ? 1u << (FirstUserException + I) : 0;
  return Result;
}

Text ProgramGenerator::tryExpression(const Type *Ty, unsigned Depth) {
  charge(10);
  return tried(Ty, someExceptions(), Depth,
               [&] { return expr(Ty, Depth + 1); });
}

Text ProgramGenerator::localException(const Type *Ty, unsigned Depth) {
  if (!hasRoom(Ty))
    return "";
  charge(20);
  const Text Name = name("L"), Argument = name("q");
  std::vector<Text> Arms = branches(2, [&](unsigned I) {
    return scoped([&] {
      if (I)
        bind(Argument, T.Int);
      return expr(Ty, Depth);
    });
  });
  return filled("(let exception $0 of int in try (if $1 then raise ($0 #2) "
                "else $3) with $0 $4 -> $5)",
                {Name, pure(T.Bool, Depth), pure(T.Int, Depth), atom(Arms[0]),
                 Argument, Arms[1]});
}

/// Generates `let*` or `let+`, with the meaning of `Option.bind` or
/// `Option.map`.
Text ProgramGenerator::bindingOperator(const Type *Ty, unsigned Depth) {
  if (Ty->Definition != T.Option)
    return "";
  charge(20);
  // With a function as its value, `fun v -> fun p -> e` would be printed as a
  // function of two parameters.
  const bool IsMap = R.coin() && !Ty->Parts[0]->is(Type::Function);
  const Type *Bound = anyType(1, false);
  const Text Value = expr(T.option(Bound), Depth);
  return scoped([&] {
    const Text Name = bindNew("v", Bound);
    return filled("(let$0 $1 = $2 in $3)",
                  {IsMap ? "+" : "*", Name, Value,
                   expr(IsMap ? Ty->Parts[0] : Ty, Depth)});
  });
}

Text ProgramGenerator::possiblyFailingRead(const Type *Ty, unsigned Depth) {
  const Variable *V = pickArray(Ty);
  if (!V || !mayRaise(1u << InvalidArgument) || !hasRoom(Ty))
    return "";
  Text Array = V->Name;
  int32_t Length = int32_t(V->Ty->Length);
  C.Raises |= 1u << InvalidArgument;
  Text Index = R.coin() ? expr(T.Int, Depth) : opaque(R.between(-1, Length));
  return Array + ".(" + Index + ")";
}

Text ProgramGenerator::possiblyFailingWrite(const Type *, unsigned Depth) {
  const Variable *V = pickArray(nullptr);
  if (!V || !C.HasEffects || !mayRaise(1u << InvalidArgument))
    return "";
  Text Array = V->Name;
  const Type *Element = V->Ty->Parts[0];
  int32_t Length = int32_t(V->Ty->Length);
  C.DoesEffects = true;
  C.Raises |= 1u << InvalidArgument;
  Text Index = R.coin() ? pure(T.Int, Depth) : opaque(R.between(-1, Length));
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  return Array + ".(" + Index + ") <- " + atom(pure(Element, Depth));
}

Text ProgramGenerator::possiblyFailingNumber(const Type *, unsigned Depth) {
  unsigned Choice = R.below(4);
  ExceptionSet Raised =
      Choice < 2 ? 1u << DivisionByZero
                 : 1u << (Choice == 2 ? InvalidArgument : FailureException);
  if (!mayRaise(Raised))
    return "";
  C.Raises |= Raised;
  if (Choice < 2)
    return filled("#0 $1 #2",
                  {pure(T.Int, Depth), oneOf("/", "mod"), pure(T.Int, Depth)});
  if (Choice == 2)
    return filled("Array.length (Array.make #0 #1)",
                  {opaque(R.between(-1, 3)), pure(scalarType(), 0)});
  // No number is out of range, since that is an error only in MinCaml.
  switch (R.below(4)) {
  case 0:
    return filled(
        "int_of_float (float_of_string \"$0\")",
        {oneOf("1.5", "-.5", "1e5", "1_0.5", "", ".", "1e", "x", "1.2.3")});
  case 1:
    return filled("int_of_string \"$0\"",
                  {oneOf("12", "-7", "0x1F", "0b11", "0o7", "1_0", "2147483647",
                         "-2147483648", "", "x", "-", "_1", "1x", "--1")});
  default:
    return "int_of_string " + arg(T.String, Depth);
  }
}
