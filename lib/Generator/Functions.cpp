//===- Functions.cpp - Definitions of functions and their uses ------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

bool ProgramGenerator::functionStatement(Block &B) {
  using Method = bool (ProgramGenerator::*)(Block &);
  struct Row {
    Method TheMethod;
    bool IsExtension;
  };
  static const Row Rows[] = {
#define FUNCTION(Identifier, Method, Name, Weight, Description)                \
  {&ProgramGenerator::Method, false},
#define FUNCTION_EXTENSION(Identifier, Method, Name, Weight, Description)      \
  {&ProgramGenerator::Method, true},
#define CONSTRUCT(Identifier, Name, Weight, Group, Description)
#include "mincaml/Generator/Constructs.def"
  };
  constexpr unsigned First = unsigned(Construct::FunctionPlain);
  std::vector<unsigned> Weights(std::size(Rows));
  unsigned Sum = 0;
  for (unsigned I = 0; I < std::size(Rows); ++I)
    if (extended() || !Rows[I].IsExtension)
      Sum += Weights[I] = Options.TheWeights[Construct(First + I)];
  if (!affords(120) || Nesting > 6 || !Sum)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  return (this->*Rows[pickConstruct(Weights, First) - First].TheMethod)(B);
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

FunctionInfo *ProgramGenerator::defineFunction(
    Block &B, StringRef Prefix, const Signature &S, bool IsRecursive,
    llvm::function_ref<Text(FunctionInfo &, ArrayRef<Text>)> Make) {
  FunctionInfo &F = Infos.emplace_back();
  F.Name = name(Prefix);
  F.Parameters = S.Parameters;
  F.Result = S.Result;
  Text Definition;
  CodeContext Inner = inFunction([&] {
    std::vector<Text> Names;
    SaveAndRestore<size_t> Group(GroupStart, Scope.size());
    for (const Type *Ty : S.Parameters) {
      // In a recursive function, the text refers to the names.
      if (extended() && Ty->is(Type::Unit))
        Names.push_back("()");
      else if (IsRecursive)
        bind(Names.emplace_back(name("p")), Ty);
      else
        Names.push_back(bindNew("p", Ty));
    }
    GroupStart = SIZE_MAX;
    Text Body = Make(F, Names);
    if (llvm::is_contained(Names, F.Name))
      F.Name = name(Prefix);
    Definition = functionText(F, Names, Body);
  });
  F.TheCost = {F.TheCost.Steps + Inner.Spent.Steps + 6,
               F.TheCost.Lines + Inner.Spent.Lines};
  F.HasEffects |= Inner.DoesEffects;
  F.Raises |= Inner.Raises;
  B.function((IsRecursive || !extended() ? "let rec " : "let ") + Definition);
  bind(F.Name, nullptr).Function = &F;
  return &F;
}

/// Generates code that runs when a function is called.
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

/// Statements and a value.
Text ProgramGenerator::body(const Type *Result, bool MayLet) {
  size_t Size = Scope.size();
  Block B;
  SaveAndRestore<unsigned> Room(C.Room, 12);
  if (MayLet && Nesting < 12)
    statements(B, R.below(3));
  Text Code = B.finish(expr(Result));
  leaveScope(Size);
  return Code;
}

ProgramGenerator::Signature ProgramGenerator::signature(unsigned Parameters) {
  Signature S;
  for (unsigned I = 0; I < Parameters; ++I)
    S.Parameters.push_back(anyType(2));
  S.Result = anyType(2, false);
  return S;
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
  Signature S = signature(1 + R.below(4));
  const FunctionInfo *F =
      defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return body(S.Result);
      });
  useFunction(B, *F);
  return true;
}

bool ProgramGenerator::closedFunction(Block &B) {
  std::vector<Variable> Outer;
  Outer.swap(Scope);
  Signature S = signature(1 + R.below(3));
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
  Signature S = signature(1 + R.below(2));
  const FunctionInfo *F =
      defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return simplest(S.Result);
      });
  useFunction(B, *F);
  return true;
}

/// An operation that uses all operands.
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
  const FunctionInfo *F = defineFunction(
      B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text> Names) {
        std::vector<Text> Same;
        for (const auto &[Ty, Name] : llvm::zip_equal(S.Parameters, Names))
          if (const Variable *V = Ty == S.Result ? pick(Ty) : nullptr)
            Same.push_back(R.coin() ? V->Name : Name);
        Same.push_back(simplest(S.Result));
        return arithmetic(S.Result, Same);
      });
  useFunction(B, *F);
  return true;
}

bool ProgramGenerator::factory(Block &B) {
  Signature S = signature(1 + R.below(2));
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
  Signature S = signature(1 + R.below(2));
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

/// Closures that share a mutable cell.
bool ProgramGenerator::sharedState(Block &B) {
  if (!C.HasEffects)
    return false;
  const Type *Ty = numberType();
  bool UsesRef = extended() && R.coin();
  Text Cell = name("cell");
  B.let(Cell, UsesRef ? "ref " + atom(simplest(Ty))
                      : "Array.make 1 " + atom(simplest(Ty)));
  Text Get = UsesRef ? "!" + Cell : Cell + ".(0)";
  const FunctionInfo *Reader =
      defineFunction(B, "get", {{T.Int}, Ty}, true,
                     [&](FunctionInfo &, ArrayRef<Text>) { return Get; });
  const FunctionInfo *Writer = defineFunction(
      B, "set", {{Ty}, Ty}, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.HasEffects = true;
        Text New = arithmetic(Ty, {Get, Names[0]});
        return (UsesRef ? Cell + " := " : Get + " <- ") + New + ";\n" + Get;
      });
  for (unsigned I = 0; I < 3; ++I)
    useFunction(B, R.coin() ? *Reader : *Writer);
  bind(Cell, UsesRef ? T.ref(Ty) : T.array(Ty, 1));
  return true;
}

//===- Recursive functions ------------------------------------------------===//

/// A recursive function with fuel, whose recursive case has some calls; Step
/// makes it from the text of the smaller fuel and the names of the parameters.
bool ProgramGenerator::fuelled(
    Block &B, const Signature &S, unsigned Calls,
    llvm::function_ref<Text(const FunctionInfo &, const Text &, ArrayRef<Text>)>
        Step) {
  Signature WithFuel = S;
  WithFuel.Parameters.insert(WithFuel.Parameters.begin(), T.Int);
  unsigned Fuel = Calls == 1 ? 2 + R.below(12) : 2 + R.below(3);
  uint64_t Runs = 1, Level = 1;
  for (unsigned I = 0; I < Fuel; ++I)
    Runs += Level *= Calls;
  if (!affords(Runs * 80))
    return false;
  FunctionInfo *F = defineFunction(
      B, "f", WithFuel, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.Fuel = Fuel;
        C.Limit = {std::max<uint64_t>(C.Limit.Steps / Runs * 3, 40), 0};
        Text Base = branches(1, [&](unsigned) { return expr(S.Result, 1); })[0];
        Text Next = R.percent(80)
                        ? "(" + Names[0] + " - 1)"
                        : "(" + atom(opaque(-1)) + " + " + Names[0] + ")";
        Text Body = scoped([&] { return Step(F, Next, Names.drop_front()); });
        Text Test = Names[0] + Text(oneOf(" <= 0", " < 1"));
        charge(8 + 2 * Names.size());
        if (R.percent(25))
          return "if " + Names[0] + " > 0 then (\n" + indented(Body) +
                 "\n) else\n" + indented(atom(Base));
        return "if " + Test + " then\n" + indented(atom(Base)) + "\nelse (\n" +
               indented(Body) + "\n)";
      });
  F->TheCost.Steps *= Runs;
  useFunction(B, *F);
  return true;
}

/// The arguments of a recursive call: parameters, perhaps exchanged, and
/// expressions.
static Text recursiveCall(const FunctionInfo &F, const Text &Fuel,
                          ArrayRef<Text> Arguments) {
  Text S = F.Name + " " + Fuel;
  for (const Text &Argument : Arguments)
    S += " " + atom(Argument);
  return S;
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
        // Nothing may hide the names.
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

/// Arguments that are parameters of the same type, or expressions.
std::vector<Text> ProgramGenerator::exchanged(ArrayRef<const Type *> Tys,
                                              ArrayRef<Text> Names,
                                              unsigned Expressions) {
  std::vector<Text> Arguments;
  for (const Type *Ty : Tys) {
    llvm::SmallVector<Text, 8> Same;
    for (const auto &[Other, Name] : llvm::zip_equal(Tys, Names))
      if (Other == Ty)
        Same.push_back(Name);
    Arguments.push_back(R.percent(Expressions) ? pure(Ty, 2)
                                               : R.pick<Text>(Same));
  }
  return Arguments;
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
        if (R.percent(30)) {
          Text Condition = pure(T.Bool, 1);
          Call = "if " + Condition + " then " + atom(pure(S.Result, 1)) +
                 " else " + Call;
        }
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
        Text Call = recursiveCall(F, Fuel, {pure(T.Int, 1)});
        Text Other = R.coin() ? Names[0] : literal(R.between(-9, 9));
        Text Operator =
            extended() ? oneOf("+", "-", "*", "lxor", "land") : oneOf("+", "-");
        return R.coin() ? atom(Call) + " " + Operator + " " + atom(Other)
                        : atom(Other) + " " + Operator + " " + atom(Call);
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

/// Functions that know each other: by `and`, or through an array.
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
      Text K = name("k"), X = name("p");
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
      Text Call = R.pick<FunctionInfo *>(Group)->Name + " (" + K + " - 1) " +
                  atom(pure(Ty, 1));
      if (R.percent(30)) {
        Text Name = name("r");
        Body.let(Name, Call);
        bind(Name, Ty);
        Call = pure(Ty, 2);
      }
      Text Code = "if " + K + " <= 0 then " + atom(Base) + " else (\n" +
                  indented(Body.finish(Call)) + "\n)";
      if (ThroughArray) {
        Text Name = name("g");
        Text Function = "let rec " + Name + " " + K + " " +
                        (Ty->is(Type::Unit) ? "()" : X) + " =\n" +
                        indented(Code);
        Elements.push_back(F->Name + " <- (" + Function + "\nin " + Name + ")");
      } else {
        Definitions += Definitions.empty() ? "let rec " : "\nand ";
        Definitions +=
            functionText(*F, {K, Ty->is(Type::Unit) ? "()" : X}, Code);
      }
    });
    Sum.Steps += Inner.Spent.Steps + 20;
    HasEffects |= Inner.DoesEffects;
  }
  if (ThroughArray) {
    Text Start = name("f");
    B.let(Table, "Array.make " + literal(int32_t(Count)) + " (let rec " +
                     Start + " k p = if k < 0 then " + Start +
                     " k p else p in " + Start + ")");
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
        Text G = name("g"), Effect = C.HasEffects ? mix(T.Int, Names[1]) : "";
        Text Unused = name("u");
        if (R.coin()) {
          Inner.function("let rec " + G + " " + Unused + " = " + Names[0]);
          if (!Effect.empty())
            Inner.effect(Effect);
          C.DoesEffects |= !Effect.empty();
          return Inner.finish(G + " " + Names[1]);
        }
        // Closures in an array.
        Text Table = name("table");
        Inner.let(Table, "Array.make 2 (let rec " + G + " " + Unused + " = " +
                             Names[0] + " in " + G + ")");
        Text Other = atom(pure(Ty, 1));
        Inner.effect(Table + ".(1) <- (let rec " + G + " " + Unused + " = " +
                     Other + " in " + G + ")");
        return Inner.finish(Table + ".(" + atom(opaque(R.coin())) + ") " +
                            Names[1]);
      });
  useFunction(B, *F);
  return true;
}

/// A mutable value that is changed through the result of a function.
bool ProgramGenerator::passThroughResult(Block &B) {
  const Type *Ty = T.array(numberType(), 1 + R.below(4));
  if (extended() && R.coin())
    Ty = T.ref(anyType(1, false));
  if (!C.HasEffects || !affords(200))
    return false;
  const FunctionInfo *F = defineFunction(
      B, "pick", {{T.Bool, Ty, Ty}, Ty}, true,
      [&](FunctionInfo &, ArrayRef<Text> Names) {
        return "if " + Names[0] + " then " + Names[1] + " else " + Names[2];
      });
  Text First = define(B, Ty, pure(Ty, 1)), Second = define(B, Ty, pure(Ty, 1));
  if (First == Second)
    return true;
  Text Picked =
      atom(F->Name + " " + atom(pure(T.Bool, 2)) + " " + First + " " + Second);
  bool IsRef = Ty->is(Type::Data);
  Text Value = atom(pure(Ty->Parts[0], 1));
  B.effect(IsRef ? Picked + " := " + Value : Picked + ".(0) <- " + Value);
  output(B, Ty->Parts[0], IsRef ? "!" + First : First + ".(0)");
  output(B, Ty->Parts[0], IsRef ? "!" + Second : Second + ".(0)");
  return true;
}

/// A function that is applied to one part of its arguments after the other.
bool ProgramGenerator::partialStages(Block &B) {
  Signature S = signature(3);
  const FunctionInfo *F =
      defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
        return body(S.Result);
      });
  if (!affords({F->TheCost.Steps * 2 + 100, F->TheCost.Lines * 2}) ||
      F->Raises || (F->HasEffects && !C.HasEffects))
    return true;
  charge({F->TheCost.Steps * 2 + 60, F->TheCost.Lines * 2});
  C.DoesEffects |= F->HasEffects;
  Text First = name("g"), Second = name("g");
  B.let(First, F->Name + " " + atom(pure(S.Parameters[0], 1)));
  B.let(Second, First + " " + atom(pure(S.Parameters[1], 1)));
  for (unsigned I = 0; I < 2; ++I)
    define(B, S.Result, Second + " " + atom(pure(S.Parameters[2], 1)));
  return true;
}

/// A polymorphic function, used at several types.
bool ProgramGenerator::polymorphicFunction(Block &B) {
  struct Row {
    const char *Definition;
    /// Operands: a, b: values of two types; l: a list of the first.
    const char *Use;
    enum { A, B, Pair, List } Result;
  };
  static const Row Rows[] = {
      {"let F x = x", "F a", Row::A},
      {"let F x y = ignore y; x", "F b a", Row::B},
      {"let F (x, y) = (y, x)", "F (a, b)", Row::Pair},
      {"let F x y = let g z = (y, z) in g x", "F a b", Row::Pair},
      {"let rec F n x l = if n <= 0 then l else F (n - 1) x (x :: l)",
       "F 3 a l", Row::List},
      {"let rec F x l = match l with [] -> x | y :: rest -> F y rest", "F a l",
       Row::A},
      {"let F x o = match o with Some y -> y | None -> x", "F a (Some a)",
       Row::A},
      {"let F r = match r with Ok x -> x | Error (x, _) -> x",
       "F (Error (a, b))", Row::A},
      {"let rec F g l = match l with [] -> [] | x :: rest -> g x :: F g rest",
       "F (fun x -> x) l", Row::List},
      {"let F r x = let old = !r in r := x; old", "F (ref a) a", Row::A},
  };
  if (!C.HasEffects || !affords(400))
    return false;
  const Row &Shape = Rows[R.below(std::size(Rows))];
  Text Name = name("poly");
  auto With = [&](Text S, char Old, const Text &New) {
    for (size_t At = 0; (At = S.find(Old, At)) != Text::npos; At += New.size())
      S.replace(At, 1, New);
    return S;
  };
  B.function(With(Shape.Definition, 'F', Name));
  for (unsigned I = 0, E = 2 + R.below(2); I < E; ++I) {
    const Type *First = anyType(2), *Second = anyType(1);
    SaveAndRestore<unsigned> Room(C.Room, 4);
    charge(60);
    Text A = name("a"), X = name("b"), L = name("l");
    B.let(A, pure(First, 1));
    B.let(X, pure(Second, 1));
    B.let(L, pure(T.list(First), 1));
    bind(A, First);
    bind(X, Second);
    bind(L, T.list(First));
    Text Use;
    for (const char *Char = Shape.Use; *Char; ++Char) {
      bool IsName = Char == Shape.Use || Char[-1] == ' ' || Char[-1] == '(';
      bool Ends =
          !Char[1] || Char[1] == ' ' || Char[1] == ')' || Char[1] == ',';
      Use += *Char == 'F' && IsName && Ends   ? Name
             : *Char == 'a' && IsName && Ends ? A
             : *Char == 'b' && IsName && Ends ? X
             : *Char == 'l' && IsName && Ends ? L
                                              : Text(1, *Char);
    }
    const Type *Result = Shape.Result == Row::A      ? First
                         : Shape.Result == Row::B    ? Second
                         : Shape.Result == Row::List ? T.list(First)
                                                     : T.tuple({Second, First});
    define(B, Result, Use);
  }
  return true;
}

//===- Functions over data ------------------------------------------------===//

/// A recursive type of the program or the library, as an instance.
const Type *ProgramGenerator::recursiveType(bool Cyclic) {
  for (unsigned Try = 0; Try < 8; ++Try) {
    const Type *Ty = dataType(1);
    if (Ty->Definition->IsRecursive && Ty->IsCyclic == Cyclic &&
        llvm::none_of(Ty->Parts, [](const Type *P) { return P->IsRecursive; }))
      return Ty;
  }
  return nullptr;
}

/// A function that follows a value along its fields of the same type. A cyclic
/// value may be infinite, and needs fuel.
bool ProgramGenerator::dataFold(Block &B) {
  bool IsCyclic = R.percent(20);
  const Type *Ty = recursiveType(IsCyclic);
  if (!Ty || !affords(1500))
    return false;
  bool IsMap = !IsCyclic && R.percent(30);
  const Type *Result = IsMap ? Ty : anyType(1, false);
  unsigned Runs = IsCyclic ? 15 : 12;
  Signature S{{Ty}, Result};
  if (IsCyclic)
    S.Parameters.insert(S.Parameters.begin(), T.Int);
  const DataType *D = Ty->Definition;
  FunctionInfo *F = defineFunction(
      B, "fold", S, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.Fuel = IsCyclic ? 3 : 0;
        C.Limit = {std::max<uint64_t>(C.Limit.Steps / 4, 60), 0};
        std::vector<Text> Arms =
            branches(unsigned(D->Constructors.size()), [&](unsigned I) {
              const DataConstructor &Made = D->Constructors[I];
              size_t Size = Scope.size();
              Text Code = bound(constructorPattern(Ty, I)) + " ->\n";
              Block Arm;
              // The bound parts of the same type.
              std::vector<Text> Parts;
              for (size_t V = Size, E = Scope.size(); V < E; ++V)
                if (Scope[V].Ty == Ty && !Scope[V].IsHidden &&
                    (!StringRef(Code).contains(" as ") || IsCyclic))
                  Parts.push_back(Scope[V].Name);
              if (IsCyclic && Parts.size() > 2)
                Parts.resize(2);
              for (const Text &Part : Parts) {
                Text Name = name("r");
                Arm.let(Name,
                        F.Name + (IsCyclic ? " (" + Names[0] + " - 1) " : " ") +
                            Part);
                bind(Name, Result);
              }
              if (IsMap) {
                SaveAndRestore<unsigned> Room(C.Room, 12);
                std::vector<Text> Values;
                unsigned Next = 0;
                for (const Field &Part : Made.Fields) {
                  const Type *FieldTy = T.fieldType(Ty, Part);
                  SaveAndRestore<unsigned> Small(C.Room, 0);
                  Values.push_back(FieldTy == Ty && Next < Parts.size()
                                       ? "r" + Text()
                                       : simplest(FieldTy));
                  if (FieldTy == Ty && Next < Parts.size())
                    Values.back() =
                        Scope[Scope.size() - Parts.size() + Next++].Name;
                }
                return Code +
                       indented(Arm.finish(constructText(Ty, I, Values)));
              }
              if (R.percent(40))
                statements(Arm, 1);
              return Code + indented(Arm.finish(expr(Result, 2)));
            });
        Text Code = "match " + annotated(Ty, Names.back()) + " with";
        for (const Text &Arm : Arms)
          Code += "\n| " + Arm;
        if (IsCyclic)
          return "if " + Names[0] + " <= 0 then " + atom(simplest(Result)) +
                 " else\n" + Code;
        return Code;
      });
  F->TheCost.Steps = (F->TheCost.Steps + 10) * Runs;
  useFunction(B, *F);
  return true;
}

/// A function that builds a value of a recursive type.
bool ProgramGenerator::dataBuild(Block &B) {
  const Type *Ty = recursiveType(false);
  if (!Ty || !affords(1000))
    return false;
  const DataType *D = Ty->Definition;
  unsigned Choice = R.below(unsigned(D->Constructors.size()));
  ArrayRef<Field> Fields = D->Constructors[Choice].Fields;
  auto IsSame = [&](const Field &F) { return T.fieldType(Ty, F) == Ty; };
  unsigned Calls = unsigned(llvm::count_if(Fields, IsSame));
  if (Calls == 0 || Calls > 2)
    return false;
  Signature S{{T.Int, anyType(1, false)}, Ty};
  unsigned Fuel = Calls == 1 ? 8 : 2;
  FunctionInfo *F = defineFunction(
      B, "build", S, true, [&](FunctionInfo &F, ArrayRef<Text> Names) {
        F.Fuel = Fuel;
        C.Limit = {std::max<uint64_t>(C.Limit.Steps / 4, 60), 0};
        C.Room = 1;
        std::vector<Text> Values;
        for (const Field &Part : Fields)
          Values.push_back(IsSame(Part) ? F.Name + " (" + Names[0] + " - 1) " +
                                              atom(pure(S.Parameters[1], 1))
                                        : pure(T.fieldType(Ty, Part), 1));
        C.Room = 0;
        Text Base = construct(Ty, D->Base, 0, true);
        return "if " + Names[0] + " <= 0 then " + atom(Base) + " else\n  " +
               constructText(Ty, Choice, Values);
      });
  F->TheCost.Steps *= 10;
  useFunction(B, *F);
  return true;
}

/// A list that is longer than a stack of frames should be.
bool ProgramGenerator::longList(Block &B) {
  const Type *Element = R.coin() ? T.Int : T.Float;
  constexpr uint64_t Steps = 150; // of an element, most of them in `compare`
  uint64_t Length = iterations(3000, Steps);
  if (Length < 100 || !C.HasEffects || !affords({Length * Steps, 2}))
    return false;
  charge({Length * Steps, 0});
  Text Name = name("long"), First = name("l"), Second = name("l");
  bool IsInt = Element == T.Int;
  Text Next = IsInt ? "n" : "float_of_int n";
  B.function("let rec " + Name + " n l =\n  if n = 0 then l else " + Name +
             " (n - 1) (" + Next + " :: l)");
  Text Count = literal(int32_t(Length));
  B.let(First, Name + " " + Count + " []");
  B.let(Second, IsInt ? "List.rev_map (fun x -> x lxor 1) " + First
                      : "List.map (fun x -> x *. 1.0) " + First);
  B.effect("note_int (compare " + First + " " + Second + " + List.length " +
           Second + ")");
  B.effect(IsInt ? "note_int (List.fold_left (+) 0 " + Second + ")"
                 : "note_float (List.fold_left (+.) 0.0 " + Second + ")");
  charge({400, 2});
  C.DoesEffects = true;
  return true;
}

//===- Exceptions ---------------------------------------------------------===//

/// Makes a function that raises what its callers handle: straight, in a
/// recursion, from under its own handler, or always.
bool ProgramGenerator::raisingFunction(Block &B) {
  if (!C.HasEffects || !affords(500))
    return false;
  unsigned Exceptions = unsigned(ExceptionArguments.size());
  unsigned E = Exceptions && R.percent(80)
                   ? FirstUserException + R.below(Exceptions)
                   : R.below(unsigned(NotFound) + 1);
  ExceptionSet Raised = 1u << E;
  Signature S = signature(1 + R.below(2));
  switch (R.below(4)) {
  case 0: { // Straight.
    const FunctionInfo *F =
        defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
          C.Handled = Raised;
          C.HasEffects = true;
          Block Inner;
          Text Condition = expr(T.Bool, 2);
          Inner.effect("if " + Condition + " then " + raise(Exception(E), 1));
          return Inner.finish(body(S.Result, false));
        });
    useFunction(B, *F);
    return true;
  }
  case 1: { // Always.
    const FunctionInfo *F =
        defineFunction(B, "f", S, false, [&](FunctionInfo &, ArrayRef<Text>) {
          Block Inner;
          statements(Inner, 1);
          return Inner.finish(raise(Exception(E), 1));
        });
    useFunction(B, *F);
    return true;
  }
  case 2: // From the depth of a recursion.
    return fuelled(
        B, S, 1,
        [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
          C.Handled = Raised;
          Text Condition = pure(T.Bool, 2);
          Text Raise = raise(Exception(E), 1);
          Text Call =
              recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 30));
          Text Name = name("r");
          return "if " + Condition + " then " + Raise + " else (let " + Name +
                 " = " + Call + " in " + Name + ")";
        });
  default: // A handler around each call.
    return fuelled(
        B, S, 1,
        [&](const FunctionInfo &F, const Text &Fuel, ArrayRef<Text> Names) {
          Text Call =
              recursiveCall(F, Fuel, exchanged(S.Parameters, Names, 30));
          return tried(S.Result, Raised, 1, [&] {
            Text Name = name("r");
            bind(Name, S.Result);
            Text Code = "(let " + Name + " = " + Call + " in if " +
                        pure(T.Bool, 1) + " then " + raise(Exception(E), 1) +
                        " else " + Name + ")";
            return Code;
          });
        });
  }
}
