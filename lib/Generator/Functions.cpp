//===- Functions.cpp - Definitions of functions and their uses ------------===//

#include "ProgramGenerator.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

bool ProgramGenerator::functionStatement(Block &B) {
  if (!affords(120) || Nesting > 6)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  return add(Group::Function, B);
}

//===- Definitions --------------------------------------------------------===//

Text ProgramGenerator::functionText(const FunctionInfo &F,
                                    ArrayRef<Text> Parameters,
                                    const Text &Body) {
  Text S = F.Name;
  for (const Text &Name : Parameters)
    S += " " + Name;
  return S + " =\n" + indented(Body);
}

/// Returns the text of a parameter that may get a label.
Text ProgramGenerator::labelled(const Text &Parameter, const Type *Ty,
                                bool IsLast, bool MayHaveLabel,
                                const Text &Default, Label &L) {
  // A constructor is no label, and neither is `_`.
  const bool IsName = llvm::isLower(Parameter.front()) &&
                      llvm::all_of(Parameter, isWordCharacter);
  const Text Name = IsName && R.coin() ? Parameter : name("l");
  L.IsOptional = !IsLast && R.percent(30);
  if (!L.IsOptional && (!MayHaveLabel || R.percent(40)))
    return Parameter;
  if (L.IsOptional && IsName && Ty->is(Type::Data) &&
      Ty->Definition == T.Option && R.coin()) {
    L.Prefix = "?" + Name + ":";
    return Name == Parameter ? "?" + Name : L.Prefix + Parameter;
  }
  L.Prefix = "~" + Name + ":";
  if (L.IsOptional)
    return filled(Name == Parameter ? "?($1 = $2)" : "?$0:($1 = $2)",
                  {Name, Parameter, Default});
  return Name == Parameter ? "~" + Name : L.Prefix + Parameter;
}

FunctionInfo *ProgramGenerator::defineFunction(
    Block &B, StringRef Prefix, const Signature &S, bool IsRecursive,
    llvm::function_ref<Text(FunctionInfo &, ArrayRef<Text>)> Make) {
  FunctionInfo &F = Infos.emplace_back();
  F.Name = name(Prefix);
  F.Parameters = S.Parameters;
  F.Result = S.Result;
  if (S.MayHaveLabels && extended() && percent(Construct::Labels))
    F.Labels.resize(S.Parameters.size());
  Text Definition;
  CodeContext Inner = inFunction([&] {
    std::vector<Text> Names, Parameters;
    SaveAndRestore<size_t> Group(GroupStart, Scope.size());
    for (const Type *Ty : S.Parameters) {
      // A default value is evaluated before the parameter is bound.
      Text Default = F.Labels.empty() ? "" : atom(pure(Ty, 1));
      // The body of a recursive function refers to its parameters by name.
      if (!IsRecursive)
        Names.push_back(boundParameter(Ty));
      else if (Ty->is(Type::Unit))
        Names.push_back("()");
      else
        bind(Names.emplace_back(name("p")), Ty);
      Parameters.push_back(Names.back());
      if (F.Labels.empty())
        continue;
      // After an optional parameter, a function has one without a label.
      const bool IsLast = Names.size() == S.Parameters.size();
      const bool MayHaveLabel =
          !IsLast ||
          llvm::none_of(F.Labels, [](const Label &L) { return L.IsOptional; });
      Parameters.back() = labelled(Names.back(), Ty, IsLast, MayHaveLabel,
                                   Default, F.Labels[Names.size() - 1]);
    }
    GroupStart = SIZE_MAX;
    Text Body = Make(F, Names);
    if (llvm::is_contained(Names, F.Name))
      F.Name = name(Prefix);
    // The body is a `function`, whose cases match the last parameter.
    if (StringRef(Body).starts_with("function\n")) {
      Parameters.pop_back();
      if (!F.Labels.empty())
        F.Labels.back() = {};
    }
    Definition = functionText(F, Parameters, Body);
  });
  F.TheCost = {F.TheCost.Steps + Inner.Spent.Steps + 6,
               F.TheCost.Lines + Inner.Spent.Lines};
  F.HasEffects |= Inner.DoesEffects;
  F.Raises |= Inner.Raises;
  B.function((IsRecursive || !extended() ? "let rec " : "let ") + Definition);
  bind(F.Name, nullptr).Function = &F;
  return &F;
}

/// Calls Make to generate the body of a function, and returns the costs and
/// effects of the body.
template <typename Maker>
ProgramGenerator::CodeContext ProgramGenerator::inFunction(Maker Make) {
  SaveAndRestore<CodeContext> Outer(C);
  const CodeContext &O = Outer.get();
  uint64_t Left =
      (O.Limit.Steps - std::min(O.Limit.Steps, O.Spent.Steps)) / O.Factor;
  constexpr uint64_t Most[] = {70, 160, 400, 1200};
  C = {};
  C.Limit.Steps = std::min(Left / 4, R.pick<uint64_t>(Most));
  C.Limit.Lines = R.percent(25) ? 1 : 0;
  C.HasEffects = O.HasEffects && R.percent(70);
  size_t Size = Scope.size();
  Make();
  leaveScope(Size);
  return C;
}

/// Generates statements and a value.
Text ProgramGenerator::body(const Type *Result, bool MayLet) {
  size_t Size = Scope.size();
  Block B;
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  if (MayLet && Nesting < 12)
    statements(B, R.below(3));
  Text Code = B.finish(expr(Result));
  leaveScope(Size);
  return Code;
}

ProgramGenerator::Signature ProgramGenerator::signature(unsigned Parameters,
                                                        bool MayHaveLabels) {
  Signature S;
  S.MayHaveLabels = MayHaveLabels;
  for (unsigned I = 0; I < Parameters; ++I)
    S.Parameters.push_back(anyType(2));
  S.Result = anyType(2, false);
  return S;
}

/// Defines a function without self-calls, and uses it.
bool ProgramGenerator::usedFunction(
    Block &B, const Signature &S,
    llvm::function_ref<Text(ArrayRef<Text>)> Make) {
  useFunction(B, *defineFunction(B, "f", S, false,
                                 [&](FunctionInfo &, ArrayRef<Text> Names) {
                                   return Make(Names);
                                 }));
  return true;
}

/// Calls a function once or twice, and prints the result.
void ProgramGenerator::useFunction(Block &B, const FunctionInfo &F) {
  for (unsigned I = 0, E = 1 + R.below(2); I < E; ++I) {
    if (!affords(F.TheCost) || (F.HasEffects && !C.HasEffects))
      return;
    Text Value = call(F, 1);
    if (percent(Construct::DeadResults)) {
      B.let(extended() ? "_" : name("unused"), Value);
      continue;
    }
    Text Name = define(B, F.Result, Value);
    if (F.Result->is(Type::Data) || F.Result->is(Type::Tuple))
      output(B, F.Result, Name);
  }
}

bool ProgramGenerator::plainFunction(Block &B) {
  Signature S = signature(1 + R.below(4), true);
  return usedFunction(B, S, [&](ArrayRef<Text>) { return body(S.Result); });
}

bool ProgramGenerator::closedFunction(Block &B) {
  std::vector<Variable> Outer;
  Outer.swap(Scope);
  Signature S = signature(1 + R.below(3), true);
  const FunctionInfo *F =
      defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return body(S.Result);
      });
  Outer.swap(Scope);
  bind(F->Name, nullptr).Function = F;
  useFunction(B, *F);
  return true;
}

bool ProgramGenerator::emptyFunction(Block &B) {
  Signature S = signature(1 + R.below(2), true);
  return usedFunction(B, S, [&](ArrayRef<Text>) { return simplest(S.Result); });
}

/// Returns an arithmetic expression that uses all operands.
Text ProgramGenerator::arithmetic(const Type *Ty, ArrayRef<Text> Operands) {
  bool IsFloat = Ty->is(Type::Float);
  Text S;
  charge(3 * Operands.size());
  for (const Text &Operand : Operands) {
    Text Operator = IsFloat      ? oneOf("+.", "-.", "*.")
                    : extended() ? oneOf("+", "-", "lxor", "+", "*")
                                 : oneOf("+", "-");
    if (S.empty())
      S = atom(Operand);
    else if (R.coin())
      S = "(" + S + ") " + Operator + " " + atom(Operand);
    else
      S = atom(Operand) + " " + Operator + " (" + S + ")";
  }
  return S;
}

bool ProgramGenerator::manyParameters(Block &B) {
  Signature S;
  S.Result = numberType();
  for (unsigned I = 0, E = 6 + R.below(36); I < E; ++I)
    S.Parameters.push_back(R.percent(80) ? numberType() : anyType(1));
  if (!affords(400))
    return false;
  return usedFunction(B, S, [&](ArrayRef<Text> Names) {
    std::vector<Text> Same;
    for (const auto &[Ty, Name] : llvm::zip_equal(S.Parameters, Names))
      if (const Variable *V = Ty == S.Result ? pick(Ty) : nullptr)
        Same.push_back(R.coin() ? V->Name : Name);
    Same.push_back(simplest(S.Result));
    return arithmetic(S.Result, Same);
  });
}

bool ProgramGenerator::factory(Block &B) {
  Signature S = signature(1 + R.below(2), true);
  S.Result = functionType(1);
  if (!C.HasEffects)
    S.Result = T.function({T.Int}, anyType(1, false), false, 0);
  const FunctionInfo *F =
      defineFunction(B, "make", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return lambda(S.Result, 2);
      });
  const Type *Ty = S.Result;
  if (!affords({F->TheCost.Steps + Ty->Steps + 40, F->TheCost.Lines}) ||
      (F->HasEffects && !C.HasEffects))
    return true;
  Text Closure = name("c");
  B.let(Closure, call(*F, 1));
  bind(Closure, Ty);
  if (Text Value = valueCall(Ty->result(), 1); !Value.empty())
    define(B, Ty->result(), Value);
  return true;
}

bool ProgramGenerator::higherOrder(Block &B) {
  Signature S = signature(1 + R.below(2), true);
  const Type *F = functionType(0);
  if (!C.HasEffects)
    F = T.function({T.Int}, T.Int, false, 0);
  S.Parameters.push_back(F);
  FunctionInfo *Info =
      defineFunction(B, "apply", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        C.Limit.Steps += 3 * F->Steps;
        C.HasEffects |= F->HasEffects;
        Block Inner;
        const Type *Result = F->result();
        auto Call = [&] { return valueCall(Result, 1); };
        Text Value = F->Raises ? tried(Result, F->Raises, 1, Call) : Call();
        if (!Value.empty() && !StringRef(Value).contains("try  with"))
          define(Inner, Result, Value);
        return Inner.finish(body(S.Result, false));
      });
  useFunction(B, *Info);
  return true;
}

/// Generates closures that share a mutable cell.
bool ProgramGenerator::sharedState(Block &B) {
  if (!C.HasEffects)
    return false;
  const Type *Ty = numberType();
  bool UsesRef = extended() && R.coin();
  Text Cell = name("cell"), Get = UsesRef ? "!" + Cell : Cell + ".(0)";
  B.let(Cell, filled(UsesRef ? "ref #0" : "Array.make 1 #0", {simplest(Ty)}));
  const FunctionInfo *Reader =
      defineFunction(B, "get", {{T.Int}, Ty}, true,
                     [&](FunctionInfo &, ArrayRef<Text>) { return Get; });
  const FunctionInfo *Writer = defineFunction(
      B, "set", {{Ty}, Ty}, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.HasEffects = true;
        return filled("$0 $1 $2;\n$3",
                      {UsesRef ? Cell : Get, UsesRef ? ":=" : "<-",
                       arithmetic(Ty, {Get, Names[0]}), Get});
      });
  for (unsigned I = 0; I < 3; ++I)
    useFunction(B, R.coin() ? *Reader : *Writer);
  bind(Cell, UsesRef ? T.ref(Ty) : T.array(Ty, 1));
  return true;
}

//===- Recursive functions ------------------------------------------------===//

/// Defines a recursive function with fuel, and uses it. Its recursive case
/// contains Calls recursive calls. Step generates this case from the text of
/// the smaller fuel and the names of the parameters.
bool ProgramGenerator::fuelled(
    Block &B, const Signature &S, unsigned Calls,
    llvm::function_ref<Text(const FunctionInfo &, const Text &, ArrayRef<Text>)>
        Step,
    StringRef Prefix) {
  Signature WithFuel = S;
  WithFuel.Parameters.insert(WithFuel.Parameters.begin(), T.Int);
  unsigned Fuel = Calls == 1 ? 2 + R.below(12) : 2 + R.below(3);
  uint64_t Runs = 1, Level = 1;
  for (unsigned I = 0; I < Fuel; ++I)
    Runs += Level *= Calls;
  if (!affords(Runs * 80))
    return false;
  FunctionInfo *F = defineFunction(
      B, Prefix, WithFuel, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.Fuel = Fuel;
        C.Limit = {std::max<uint64_t>(C.Limit.Steps / Runs * 3, 40), 0};
        Text Base = branches(1, [&](unsigned) { return expr(S.Result, 1); })[0];
        Text Next = R.percent(80) ? filled("($0 - 1)", {Names[0]})
                                  : filled("(#0 + $1)", {opaque(-1), Names[0]});
        Text Body = scoped([&] { return Step(F, Next, Names.drop_front()); });
        charge(8 + 2 * Names.size());
        if (R.percent(25))
          return filled("if $0 > 0 then (\n$1\n) else\n$2",
                        {Names[0], indented(Body), indented(atom(Base))});
        return filled("if $0 $1 then\n$2\nelse (\n$3\n)",
                      {Names[0], oneOf("<= 0", "< 1"), indented(atom(Base)),
                       indented(Body)});
      });
  F->TheCost.Steps *= Runs;
  useFunction(B, *F);
  return true;
}

/// Returns a recursive call with these arguments.
static Text recursiveCall(const FunctionInfo &F, ArrayRef<Text> Arguments) {
  Text S = F.Name;
  for (const Text &Argument : Arguments)
    S += " " + atom(Argument);
  return S;
}

/// The same with the fuel as the first argument.
static Text recursiveCall(const FunctionInfo &F, const Text &Fuel,
                          ArrayRef<Text> Arguments) {
  std::vector<Text> All = {Fuel};
  llvm::append_range(All, Arguments);
  return recursiveCall(F, All);
}

bool ProgramGenerator::recursion(Block &B) {
  Signature S = signature(R.below(4));
  unsigned Calls = R.percent(25) ? 2 : 1;
  return fuelled(
      B, S, Calls,
      [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
        auto Call = [&] {
          std::vector<Text> Arguments;
          for (const auto &[Ty, Name] : llvm::zip_equal(S.Parameters, Names))
            Arguments.push_back(R.percent(40) ? Name : pure(Ty, 1));
          return recursiveCall(F, Fuel, Arguments);
        };
        Block Inner;
        // Nothing may shadow the parameters.
        SaveAndRestore<size_t> Group(GroupStart, 0);
        if (R.coin())
          statements(Inner, 1);
        for (unsigned I = 0; I < Calls; ++I) {
          Text Value = Call(), Name = name("r");
          Inner.let(Name, Value);
          bind(Name, S.Result);
        }
        return Inner.finish(expr(S.Result, 2));
      });
}

/// Returns the names of the parameters of one type.
static std::vector<Text> namesOfType(const Type *Ty, ArrayRef<const Type *> Tys,
                                     ArrayRef<Text> Names) {
  std::vector<Text> Same;
  for (const auto &[Other, Name] : llvm::zip_equal(Tys, Names))
    if (Other == Ty)
      Same.push_back(Name);
  return Same;
}

/// Returns arguments of these types: parameters of the same type, perhaps
/// exchanged, or expressions.
std::vector<Text> ProgramGenerator::exchanged(ArrayRef<const Type *> Tys,
                                              ArrayRef<Text> Names,
                                              unsigned Expressions) {
  std::vector<Text> Arguments;
  for (const Type *Ty : Tys)
    Arguments.push_back(R.percent(Expressions)
                            ? pure(Ty, 2)
                            : R.pick<Text>(namesOfType(Ty, Tys, Names)));
  return Arguments;
}

/// Returns the types of parameters of a recursive function, some of them from
/// Useful. There can be so many of them that arguments are passed in memory.
std::vector<const Type *>
ProgramGenerator::otherParameters(ArrayRef<const Type *> Useful) {
  std::vector<const Type *> Result;
  for (unsigned I = 0, E = R.percent(30) ? 6 + R.below(8) : 1 + R.below(3);
       I < E; ++I)
    Result.push_back(R.coin() ? R.pick(Useful) : anyType(1));
  return Result;
}

bool ProgramGenerator::tailRecursion(Block &B) {
  Signature S = signature(1 + R.below(4));
  if (R.coin())
    S.Result = S.Parameters[0];
  if (S.Result->is(Type::Function))
    S.Result = T.Int;
  return fuelled(
      B, S, 1,
      [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
        Block Inner;
        SaveAndRestore<size_t> Group(GroupStart, 0);
        if (R.percent(60))
          statements(Inner, 1);
        Text Call = recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 60));
        if (R.percent(30))
          Call = filled("if $0 then #1 else $2",
                        {pure(T.Bool, 1), pure(S.Result, 1), Call});
        Text Code = Inner.finish("\x02");
        return Code.replace(Code.find('\x02'), 1, Call);
      });
}

bool ProgramGenerator::permutedParameters(Block &B) {
  Signature S;
  for (unsigned I = 0, E = 3 + R.below(R.percent(30) ? 38 : 10); I < E; ++I)
    S.Parameters.push_back(numberType());
  S.Result = numberType();
  if (!affords(1500))
    return false;
  return fuelled(
      B, S, 1,
      [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
        return recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 15));
      });
}

bool ProgramGenerator::accumulatedRecursion(Block &B) {
  Signature S{{T.Int}, T.Int};
  return fuelled(
      B, S, 1,
      [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
        Text Operator =
            extended() ? oneOf("+", "-", "*", "lxor", "land") : oneOf("+", "-");
        return filled(R.coin() ? "#0 $1 #2" : "#2 $1 #0",
                      {recursiveCall(F, Fuel, {pure(T.Int, 1)}), Operator,
                       R.coin() ? Names[0] : literal(R.between(-9, 9))});
      });
}

bool ProgramGenerator::treeRecursion(Block &B) {
  const Type *Ty = numberType();
  Signature S{{Ty}, Ty};
  unsigned Calls = 2 + R.below(2);
  return fuelled(
      B, S, Calls,
      [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
        std::vector<Text> Operands = {Names[0]};
        for (unsigned I = 0; I < Calls; ++I)
          Operands.push_back(recursiveCall(F, Fuel, {pure(Ty, 1)}));
        return arithmetic(Ty, Operands);
      });
}

/// Generates functions that call each other, either by `and` or through an
/// array.
bool ProgramGenerator::functionGroup(Block &B) {
  if (!affords(1500))
    return false;
  const Type *Ty = anyType(1, false);
  unsigned Count = 2 + R.below(2);
  bool ThroughArray = !extended() || R.percent(30);
  if (ThroughArray && !C.HasEffects)
    return false;
  Text Table = name("table");
  std::vector<FunctionInfo *> Group;
  for (unsigned I = 0; I < Count; ++I) {
    FunctionInfo &F = Infos.emplace_back();
    F.Name =
        ThroughArray ? Table + ".(" + literal(int32_t(I)) + ")" : name("g");
    F.Parameters = {T.Int, Ty};
    F.Result = Ty;
    F.Fuel = 3 + R.below(6);
    Group.push_back(&F);
  }
  Text Definitions;
  std::vector<Text> Elements;
  Cost Sum;
  bool HasEffects = false;
  for (FunctionInfo *F : Group) {
    CodeContext Inner = inFunction([&] {
      C.Limit = {std::min<uint64_t>(C.Limit.Steps, 100), 0};
      Text K = name("k"), X = Ty->is(Type::Unit) ? "()" : name("p");
      bind(K, T.Int);
      if (!Ty->is(Type::Unit))
        bind(X, Ty);
      Text Base = expr(Ty, 1);
      Block Body;
      Text Effect = C.HasEffects ? mix(Ty, X) : "";
      if (!Effect.empty()) {
        Body.effect(Effect);
        C.DoesEffects = true;
      }
      Text Call = filled("$0 ($1 - 1) #2",
                         {R.pick<FunctionInfo *>(Group)->Name, K, pure(Ty, 1)});
      if (R.percent(30)) {
        Text Name = name("r");
        Body.let(Name, Call);
        bind(Name, Ty);
        Call = pure(Ty, 2);
      }
      Text Code = filled("if $0 <= 0 then #1 else (\n$2\n)",
                         {K, Base, indented(Body.finish(Call))});
      if (ThroughArray)
        Elements.push_back(filled("$0 <- (let rec $1 $2 $3 =\n$4\nin $1)",
                                  {F->Name, name("g"), K, X, indented(Code)}));
      else
        Definitions += (Definitions.empty() ? "let rec " : "\nand ") +
                       functionText(*F, {K, X}, Code);
    });
    Sum.Steps += Inner.Spent.Steps + 20;
    HasEffects |= Inner.DoesEffects;
  }
  if (ThroughArray) {
    B.let(Table, filled("Array.make $0 (let rec $1 k p = if k < 0 then $1 k p "
                        "else p in $1)",
                        {literal(int32_t(Count)), name("f")}));
    for (const Text &Element : Elements)
      B.effect(Element);
  } else {
    B.function(Definitions);
  }
  for (FunctionInfo *F : Group) {
    F->TheCost.Steps = Sum.Steps * (F->Fuel + 1);
    F->HasEffects = HasEffects;
    if (!ThroughArray)
      bind(F->Name, nullptr).Function = F;
  }
  useFunction(B, *Group[0]);
  return true;
}

//===- Values that functions pass on --------------------------------------===//

bool ProgramGenerator::passThroughClosure(Block &B) {
  const Type *Ty = anyType(2);
  const FunctionInfo *F = defineFunction(
      B, "f", {{Ty, T.Int}, Ty}, true,
      [&](FunctionInfo &, ArrayRef<Text> Names) {
        Block Inner;
        Text G = name("g"), Unused = name("u");
        if (R.coin()) {
          Inner.function(filled("let rec $0 $1 = $2", {G, Unused, Names[0]}));
          if (Text Effect = mix(T.Int, Names[1]); !Effect.empty()) {
            Inner.effect(Effect);
            C.DoesEffects = true;
          }
          return Inner.finish(G + " " + Names[1]);
        }
        // Store closures in an array.
        Text Table = name("table");
        auto Closure = [&](const Text &Value) {
          return filled("(let rec $0 $1 = #2 in $0)", {G, Unused, Value});
        };
        Inner.let(Table, "Array.make 2 " + Closure(Names[0]));
        Inner.effect(Table + ".(1) <- " + Closure(pure(Ty, 1)));
        return Inner.finish(
            filled("$0.(#1) $2", {Table, opaque(R.coin()), Names[1]}));
      });
  useFunction(B, *F);
  return true;
}

/// Generates a function that returns one of two mutable values, and an
/// assignment to the result of a call.
bool ProgramGenerator::passThroughResult(Block &B) {
  const Type *Ty = T.array(numberType(), 1 + R.below(4));
  if (extended() && R.coin())
    Ty = T.ref(anyType(1, false));
  if (!C.HasEffects || !affords(200))
    return false;
  const FunctionInfo *F =
      defineFunction(B, "pick", {{T.Bool, Ty, Ty}, Ty}, true,
                     [&](FunctionInfo &, ArrayRef<Text> Names) {
                       return filled("if $0 then $1 else $2", Names);
                     });
  Text First = define(B, Ty, pure(Ty, 1)), Second = define(B, Ty, pure(Ty, 1));
  if (First == Second)
    return true;
  const bool IsRef = Ty->is(Type::Data);
  B.effect(
      filled(IsRef ? "($0 #1 $2 $3) := #4" : "($0 #1 $2 $3).(0) <- #4",
             {F->Name, pure(T.Bool, 2), First, Second, pure(Ty->Parts[0], 1)}));
  for (const Text &Name : {First, Second})
    output(B, Ty->Parts[0], IsRef ? "!" + Name : Name + ".(0)");
  return true;
}

/// Generates a function, and applies it to its arguments one by one.
bool ProgramGenerator::partialStages(Block &B) {
  Signature S = signature(3);
  const FunctionInfo *F =
      defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return body(S.Result);
      });
  if (!affords({F->TheCost.Steps * 2 + 100, F->TheCost.Lines * 2}) ||
      F->Raises || (F->HasEffects && !C.HasEffects))
    return true;
  chargeCall(*F, 2);
  charge(60);
  Text First = name("g"), Second = name("g");
  B.let(First, filled("$0 #1", {F->Name, pure(S.Parameters[0], 1)}));
  B.let(Second, filled("$0 #1", {First, pure(S.Parameters[1], 1)}));
  for (unsigned I = 0; I < 2; ++I)
    define(B, S.Result, filled("$0 #1", {Second, pure(S.Parameters[2], 1)}));
  return true;
}

/// Generates a polymorphic function, and uses it at several types.
bool ProgramGenerator::polymorphicFunction(Block &B) {
  struct Row {
    /// The definition of the function, whose name is $0.
    StringRef Definition;
    /// The use of the function. Its operands $1 and $2 have different types,
    /// and $3 is a list of the type of $1.
    StringRef Use;
    enum { First, Second, Pair, List } Result;
  };
  static const Row Rows[] = {
      {"let $0 x = x", "$0 $1", Row::First},
      {"let $0 x y = ignore y; x", "$0 $2 $1", Row::Second},
      {"let $0 (x, y) = (y, x)", "$0 ($1, $2)", Row::Pair},
      {"let $0 x y = let g z = (y, z) in g x", "$0 $1 $2", Row::Pair},
      {"let rec $0 n x l = if n <= 0 then l else $0 (n - 1) x (x :: l)",
       "$0 3 $1 $3", Row::List},
      {"let rec $0 x l = match l with [] -> x | y :: rest -> $0 y rest",
       "$0 $1 $3", Row::First},
      {"let $0 x o = match o with Some y -> y | None -> x", "$0 $1 (Some $1)",
       Row::First},
      {"let $0 r = match r with Ok x -> x | Error (x, _) -> x",
       "$0 (Error ($1, $2))", Row::First},
      {"let rec $0 g l = match l with [] -> [] | x :: rest -> g x :: $0 g rest",
       "$0 (fun x -> x) $3", Row::List},
      {"let $0 r x = let old = !r in r := x; old", "$0 (ref $1) $1",
       Row::First},
  };
  if (!C.HasEffects || !affords(400))
    return false;
  const Row &Shape = Rows[R.below(std::size(Rows))];
  Text Name = name("poly");
  B.function(filled(Shape.Definition, {Name}));
  for (unsigned I = 0, E = 2 + R.below(2); I < E; ++I) {
    const Type *First = anyType(2), *Second = anyType(1);
    const Type *Tys[] = {First, Second, T.list(First)};
    const Type *Results[] = {First, Second, T.tuple({Second, First}), Tys[2]};
    SaveAndRestore<unsigned> Room(C.Room, 4);
    charge(60);
    std::vector<Text> Names = {Name};
    for (const Type *Ty : Tys)
      B.let(Names.emplace_back(name("a")), pure(Ty, 1));
    for (const auto &[Operand, Ty] :
         llvm::zip_equal(ArrayRef(Names).drop_front(), Tys))
      bind(Operand, Ty);
    define(B, Results[Shape.Result], filled(Shape.Use, Names));
  }
  return true;
}

//===- Functions over data ------------------------------------------------===//

/// Returns an instance of a recursive type of the program or the library.
const Type *ProgramGenerator::recursiveType(bool Cyclic) {
  for (unsigned Try = 0; Try < 8; ++Try) {
    const Type *Ty = dataType(1);
    if (Ty->Definition->IsRecursive && Ty->IsCyclic == Cyclic &&
        llvm::none_of(Ty->Parts, [](const Type *P) { return P->IsRecursive; }))
      return Ty;
  }
  return nullptr;
}

/// Generates a function that traverses a value through its fields of the same
/// type. A cyclic value may be infinite, so the function needs fuel.
bool ProgramGenerator::dataFold(Block &B) {
  bool IsCyclic = R.percent(20);
  const Type *Ty = recursiveType(IsCyclic);
  if (!Ty || !affords(1500))
    return false;
  bool IsMap = !IsCyclic && R.percent(30);
  const Type *Result = IsMap ? Ty : anyType(1, false);
  unsigned Runs = IsCyclic ? 15 : UsualSize;
  Signature S{{}, Result};
  if (IsCyclic)
    S.Parameters.push_back(T.Int);
  else if (R.percent(40))
    S.Parameters = otherParameters({Result});
  S.Parameters.push_back(Ty);
  const DataType *D = Ty->Definition;
  FunctionInfo *F = defineFunction(
      B, "fold", S, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        ArrayRef<const Type *> Others =
            ArrayRef(S.Parameters).drop_front(IsCyclic).drop_back();
        F.Fuel = IsCyclic ? 3 : 0;
        bool IsFunction = !IsCyclic && !Types::isAmbiguous(Ty) && R.percent(30);
        if (IsFunction)
          leaveScope(Scope.size() - 1);
        C.Limit = {std::max<uint64_t>(C.Limit.Steps / 4, 60), 0};
        std::vector<Text> Arms =
            branches(unsigned(D->Constructors.size()), [&](unsigned I) {
              const DataConstructor &Made = D->Constructors[I];
              size_t Size = Scope.size();
              Text Code;
              {
                // Nothing may shadow the fuel, which the recursive calls need.
                SaveAndRestore<size_t> Group(GroupStart, 0);
                Code = bound(constructorPattern(Ty, I)) + " ->\n";
              }
              Block Arm;
              // The parts of the same type to which the pattern has given
              // names.
              std::vector<Text> Parts;
              for (size_t V = Size, E = Scope.size(); V < E; ++V)
                if (Scope[V].Ty == Ty && !Scope[V].IsHidden &&
                    (!StringRef(Code).contains(" as ") || IsCyclic))
                  Parts.push_back(Scope[V].Name);
              if (IsCyclic && Parts.size() > 2)
                Parts.resize(2);
              for (const Text &Part : Parts) {
                std::vector<Text> Arguments = exchanged(
                    Others, Names.drop_back().take_back(Others.size()), 30);
                if (IsCyclic)
                  Arguments.push_back(filled("$0 - 1", {Names[0]}));
                Arguments.push_back(Part);
                Text Name = name("r");
                Arm.let(Name, recursiveCall(F, Arguments));
                bind(Name, Result);
              }
              if (IsMap) {
                SaveAndRestore<unsigned> Room(C.Room, UsualSize);
                std::vector<Text> Values;
                unsigned Next = 0;
                for (const Field &Part : Made.Fields) {
                  const Type *FieldTy = T.fieldType(Ty, Part);
                  SaveAndRestore<unsigned> Small(C.Room, 0);
                  if (FieldTy == Ty && Next < Parts.size())
                    Values.push_back(
                        Scope[Scope.size() - Parts.size() + Next++].Name);
                  else
                    Values.push_back(pure(FieldTy, 1));
                }
                return Code +
                       indented(Arm.finish(constructText(Ty, I, Values)));
              }
              if (R.percent(40))
                statements(Arm, 1);
              return Code + indented(Arm.finish(expr(Result, 2)));
            });
        Text Code = IsFunction
                        ? "function"
                        : "match " + annotated(Ty, Names.back()) + " with";
        for (const Text &Arm : Arms)
          Code += "\n| " + Arm;
        if (IsCyclic)
          return filled("if $0 <= 0 then #1 else\n$2",
                        {Names[0], simplest(Result), Code});
        return Code;
      });
  F->TheCost.Steps = (F->TheCost.Steps + 10) * Runs;
  useFunction(B, *F);
  return true;
}

/// Generates a function that builds a value of a recursive type: it returns
/// constructors whose fields are results of recursive calls.
bool ProgramGenerator::dataBuild(Block &B) {
  const Type *Ty = recursiveType(false);
  if (!Ty)
    return false;
  const DataType *D = Ty->Definition;
  unsigned Choice = R.below(unsigned(D->Constructors.size()));
  ArrayRef<Field> Fields = D->Constructors[Choice].Fields;
  auto IsSame = [&](const Field &F) { return T.fieldType(Ty, F) == Ty; };
  unsigned Calls = unsigned(llvm::count_if(Fields, IsSame));
  if (Calls == 0 || Calls > 2)
    return false;
  std::vector<const Type *> Components;
  for (const Field &F : Fields)
    Components.push_back(T.fieldType(Ty, F));
  Signature S{otherParameters(Components), Ty};
  auto Step = [&](const FunctionInfo &F, const Text &Fuel,
                  ArrayRef<Text> Names) {
    // Nothing may shadow the parameters.
    SaveAndRestore<size_t> Group(GroupStart, 0);
    SaveAndRestore<unsigned> Room(C.Room, 1);
    Block Inner;
    auto Call = [&] {
      return recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 50));
    };
    // Usually a parameter, which only this activation may refer to.
    auto Component = [&](const Type *Part) {
      std::vector<Text> Same = namesOfType(Part, S.Parameters, Names);
      return !Same.empty() && R.percent(70) ? R.pick<Text>(Same)
                                            : expr(Part, 1);
    };
    bool IsNested = Calls == 1 && R.percent(25);
    auto Build = [&](auto &Build, bool IsOuter) -> Text {
      std::vector<Text> Values;
      for (const Field &Part : Fields) {
        if (!IsSame(Part)) {
          Values.push_back(Component(T.fieldType(Ty, Part)));
        } else if (IsOuter && IsNested) {
          Values.push_back(Build(Build, false));
        } else if (R.percent(60)) {
          Values.push_back(Call());
        } else {
          Text Value = Call(), Name = name("r");
          Inner.let(Name, Value);
          bind(Name, Ty);
          Values.push_back(Name);
          if (R.percent(30))
            statements(Inner, 1);
        }
      }
      return constructText(Ty, Choice, Values);
    };
    Text Value = Build(Build, true);
    if (Calls == 1 && R.percent(25))
      Value =
          filled("if $0 then $1 else ($2)", {pure(T.Bool, 1), Call(), Value});
    return Inner.finish(Value);
  };
  return fuelled(B, S, Calls, Step, "build");
}

/// Generates a polymorphic function that counts the nodes of a data type, and
/// uses it at several types.
bool ProgramGenerator::polymorphicCount(Block &B) {
  std::vector<const DataType *> Found;
  for (const DataType &D : T.definitions())
    if (D.Parameters && !D.IsCyclic)
      Found.push_back(&D);
  if (Found.empty() || !affords(1500))
    return false;
  const DataType *D = R.pick<const DataType *>(Found);
  auto Instance = [&](llvm::function_ref<const Type *(unsigned)> Argument) {
    std::vector<const Type *> Arguments;
    for (unsigned I = 0; I < D->Parameters; ++I)
      Arguments.push_back(Argument(I));
    return T.data(D, Arguments);
  };
  const Type *Ty = Instance([&](unsigned I) { return T.parameter(I); });
  Text Count = name("count"), Cases;
  for (unsigned I = 0; I < D->Constructors.size(); ++I) {
    Pattern P = constructorPattern(Ty, I);
    Text Sum = literal(int32_t(I) + 1);
    for (Pattern &Part : P.Parts)
      if (Part.Ty == Ty)
        Sum += filled(" + $0 $1", {Count, Part.Name = name("y")});
    Cases += filled("\n  | $0 -> $1", {patternText(P), Sum});
  }
  B.function(filled("let rec $0 v =\n  match $1 with$2",
                    {Count, annotated(Ty, "v"), Cases}));
  for (unsigned I = 0, E = 2 + R.below(2); I < E; ++I) {
    charge(300);
    const Type *Argument = Instance([&](unsigned) { return anyType(1); });
    define(B, T.Int, Count + " " + atom(pure(Argument, 2)));
  }
  return true;
}

/// Generates a list that is so long that functions over it must not need a
/// frame for each element.
bool ProgramGenerator::longList(Block &B) {
  const Type *Element = R.coin() ? T.Int : T.Float;
  constexpr uint64_t Steps = 150; // per element, most of them in `compare`
  // In some of the programs, the list is as long as --steps allows.
  uint64_t Length = iterations(R.percent(30) ? 100000 : 3000, Steps);
  if (Length < 100 || !C.HasEffects || !affords({Length * Steps, 2}))
    return false;
  charge({Length * Steps, 0});
  bool IsInt = Element == T.Int;
  std::vector<Text> Names = {name("long"), name("l"), name("l"),
                             literal(int32_t(Length)),
                             IsInt ? "n" : "float_of_int n"};
  B.function(filled(
      "let rec $0 n l =\n  if n = 0 then l else $0 (n - 1) ($4 :: l)", Names));
  B.let(Names[1], filled("$0 $3 []", Names));
  B.let(Names[2], filled(IsInt ? "List.rev_map (fun x -> x lxor 1) $1"
                               : "List.map (fun x -> x *. 1.0) $1",
                         Names));
  B.effect(filled("note_int (compare $1 $2 + List.length $2)", Names));
  B.effect(filled(IsInt ? "note_int (List.fold_left (+) 0 $2)"
                        : "note_float (List.fold_left (+.) 0.0 $2)",
                  Names));
  charge({400, 2});
  C.DoesEffects = true;
  return true;
}

//===- Exceptions ---------------------------------------------------------===//

/// Returns a random exception, which is usually one of the program.
Exception ProgramGenerator::someException() {
  unsigned Exceptions = unsigned(ExceptionArguments.size());
  return Exception(Exceptions && R.percent(80)
                       ? FirstUserException + R.below(Exceptions)
                       : R.below(unsigned(NotFound) + 1));
}

/// Generates a function that raises an exception that its callers handle:
/// directly, in a recursive call, from inside its own handler, or always.
bool ProgramGenerator::raisingFunction(Block &B) {
  if (!C.HasEffects || !affords(500))
    return false;
  const Exception E = someException();
  const ExceptionSet Raised = 1u << E;
  Signature S = signature(1 + R.below(2));
  auto Call = [&](const FunctionInfo &F, const Text &Fuel,
                  ArrayRef<Text> Names) {
    return recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 30));
  };
  switch (R.below(4)) {
  case 0: // Directly.
    return usedFunction(B, S, [&](ArrayRef<Text>) {
      C.Handled = Raised;
      C.HasEffects = true;
      Block Inner;
      Inner.effect(filled("if $0 then $1", {expr(T.Bool, 2), raise(E, 1)}));
      return Inner.finish(body(S.Result, false));
    });
  case 1: // Always.
    return usedFunction(B, S, [&](ArrayRef<Text>) {
      Block Inner;
      statements(Inner, 1);
      return Inner.finish(raise(E, 1));
    });
  case 2: // In a recursive call.
    return fuelled(
        B, S, 1,
        [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
          C.Handled = Raised;
          return filled(
              "if $0 then $1 else (let $2 = $3 in $2)",
              {pure(T.Bool, 2), raise(E, 1), name("r"), Call(F, Fuel, Names)});
        });
  default: // A handler around each call.
    return fuelled(
        B, S, 1,
        [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
          Text Value = Call(F, Fuel, Names);
          return tried(S.Result, Raised, 1, [&] {
            Text Name = name("r");
            bind(Name, S.Result);
            return filled("(let $0 = $1 in if $2 then $3 else $0)",
                          {Name, Value, pure(T.Bool, 1), raise(E, 1)});
          });
        });
  }
}

/// Generates a function that raises an exception for some arguments, and
/// functions that call each other or this one and have something left to do
/// after the call. Only the caller of the last function handles the exception.
bool ProgramGenerator::raisingThrough(Block &B) {
  if (!C.HasEffects || !affords(900))
    return false;
  const Exception E = someException();
  const ExceptionSet Raised = 1u << E;
  const int32_t Least = R.between(-3, 6);
  // The first parameter decides whether the exception is raised.
  Signature S{{T.Int, anyType(1)},
              R.percent(75) ? numberType() : anyType(1, false)};
  auto Define = [&](llvm::function_ref<Text(const Text &, const Text &)> Make) {
    return defineFunction(B, "f", S, true,
                          [&](FunctionInfo &, ArrayRef<Text> Names) {
                            // Nothing may shadow the parameters.
                            SaveAndRestore<size_t> Group(GroupStart, 0);
                            C.Handled = Raised;
                            C.HasEffects = true;
                            return Make(Names[0], Names[1]);
                          });
  };
  const FunctionInfo *F = Define([&](const Text &K, const Text &) {
    Text Value = atom(expr(S.Result, 2));
    return filled("if $0 >= $1 then $2 else $3",
                  {K, literal(Least), raise(E, 1), Value});
  });
  for (unsigned I = 0, Calls = 1 + R.below(3); I < Calls; ++I) {
    const FunctionInfo *Callee = F;
    const Type *Ty = S.Result;
    unsigned Kind = R.below(4);
    if (Kind == 0 && Ty != T.Int && Ty != T.Float)
      Kind = 3;
    if (Kind == 1)
      S.Result = R.coin() ? T.tuple({Ty, scalarType()}) : T.option(Ty);
    else if (Kind == 3)
      S.Result = R.percent(75) ? numberType() : anyType(1, false);
    F = Define([&](const Text &K, const Text &P) {
      auto Call = [&](const Text &First) {
        chargeCall(*Callee);
        return filled("$0 #1 $2", {Callee->Name, First, P});
      };
      Block Inner;
      switch (Kind) {
      case 0: // In an operand.
        return arithmetic(Ty, {pure(Ty, 1), Call(K), operand(Ty, 1)});
      case 1: // In a component or under a constructor.
        return S.Result->is(Type::Tuple)
                   ? filled("($0, #1)",
                            {Call(K), operand(S.Result->Parts[1], 1)})
                   : filled("Some ($0)", {Call(K)});
      case 2: // In an iteration of a loop.
        accumulate(Inner,
                   iterations(2 + R.below(4), Callee->TheCost.Steps + 30), Ty,
                   [&](const Text &Index, const Text &) {
                     return LoopBody{mix(T.Int, Index),
                                     {Call(filled("$0 + $1", {K, Index}))}};
                   });
        return Inner.finish(Scope.back().Name);
      default: // Before other statements.
        define(Inner, Ty, Call(K));
        statements(Inner, R.below(2));
        return Inner.finish(expr(S.Result, 2));
      }
    });
  }
  // The argument is on both sides of the least that raises the exception.
  for (int32_t Argument : {Least - 8, Least}) {
    if (!affords(F->TheCost))
      break;
    Text Value = tried(F->Result, Raised, 1, [&] {
      chargeCall(*F);
      return filled("$0 #1 #2", {F->Name, opaque(Argument + R.between(0, 2)),
                                 pure(S.Parameters[1], 1)});
    });
    output(B, F->Result, define(B, F->Result, Value));
  }
  return true;
}
