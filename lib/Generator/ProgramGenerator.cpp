//===- ProgramGenerator.cpp - Text, scope, costs, the whole program -------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

/// The character that marks the location of a run-time error in the text.
static constexpr char Marker = '\x01';

//===- Text ---------------------------------------------------------------===//

Text mincaml::generator::indented(StringRef Code) {
  Text Result;
  for (StringRef Rest = Code; !Rest.empty();) {
    auto [Line, More] = Rest.split('\n');
    Result += ("  " + Line + (More.empty() ? "" : "\n")).str();
    Rest = More;
  }
  return Result;
}

Text mincaml::generator::filled(StringRef Format, ArrayRef<Text> Texts) {
  Text Result;
  for (size_t I = 0; I < Format.size(); ++I) {
    bool IsPlain = Format[I] != '$' && Format[I] != '#';
    if (IsPlain)
      Result += Format[I];
    else if (const Text &Next = Texts[size_t(Format[++I] - '0')];
             Format[I - 1] == '$')
      Result += Next;
    else
      Result += atom(Next);
  }
  return Result;
}

/// Whether code needs no parentheses as an operand. It must not begin with a
/// sign, and must contain no blanks except in brackets, quotes and literals.
static bool isAtom(StringRef Code) {
  if (Code.starts_with("-") || Code.front() == Marker)
    return false;
  unsigned Depth = 0;
  for (size_t I = 0; I < Code.size(); ++I) {
    char Char = Code[I];
    bool AfterName = I && (llvm::isAlnum(Code[I - 1]) || Code[I - 1] == '_' ||
                           Code[I - 1] == '\'');
    if (Char == '"' || (Char == '\'' && !AfterName)) {
      for (++I; Code[I] != Char; ++I)
        if (Code[I] == '\\')
          ++I;
    } else if (Char == '(' || Char == '[' || Char == '{') {
      ++Depth;
    } else if (Char == ')' || Char == ']' || Char == '}') {
      --Depth;
    } else if (Depth == 0 && (Char == ' ' || Char == '\n')) {
      return false;
    }
  }
  return true;
}

Text mincaml::generator::atom(const Text &Code) {
  return Code.empty() || isAtom(Code) ? Code : "(" + Code + ")";
}

Text mincaml::generator::literal(int32_t Value) {
  return std::to_string(Value);
}

Text mincaml::generator::floatLiteral(Random &R, bool AtEdge) {
  static const char *Edges[] = {"0.0",
                                "1e999",
                                "1.7976931348623157e308",
                                "5e-324",
                                "1e-310",
                                "2147483648.0",
                                "1e16",
                                "4096.0",
                                "0.1",
                                "2.2250738585072014e-308"};
  static const char *Small[] = {"0.0", "0.5",  "1.0",  "1.5",
                                "2.0", "3.25", "10.0", "100.75"};
  Text S = AtEdge ? R.pick<const char *>(Edges) : R.pick<const char *>(Small);
  return R.percent(25) ? "-" + S : S;
}

/// Returns an expression that can be used as a statement or as a value before
/// `in`.
static Text closed(const Twine &Code) {
  Text S = Code.str();
  for (StringRef Open : {"let ", "match ", "try ", "fun ", "function ", "if "})
    if (StringRef(S).ltrim(Marker).starts_with(Open))
      return "(" + S + ")";
  return S;
}

void Block::add(const Twine &Line) {
  Text S = Line.str();
  Lines += 1 + StringRef(S).count('\n');
  Content += S + "\n";
}

void Block::let(const Twine &Pattern, const Twine &Value) {
  add("let " + Pattern + " = " + Value + (IsTop ? "" : " in"));
}

void Block::function(const Twine &Definition) {
  add(Definition + (IsTop ? "" : "\nin"));
}

void Block::effect(const Twine &Expression) {
  if (IsTop)
    add("let () = " + Expression);
  else
    add(closed(Expression) + ";");
}

Text Block::finish(const Twine &Value) {
  if (IsTop)
    return Content + "let () = " + Value.str();
  return Content + closed(Value);
}

//===- Choices and costs --------------------------------------------------===//

ProgramGenerator::ProgramGenerator(const GeneratorOptions &Options)
    : Options(Options), R(Options.Seed), T(Options.Language.Strict) {
  C.Limit = {std::max<uint64_t>(GeneratorOptions::DefaultSteps,
                                uint64_t(Options.Size) * 40),
             std::max(100u, Options.Size)};
  if (Options.Steps)
    C.Limit.Steps = Options.Steps;
}

const ProgramGenerator::Row ProgramGenerator::Rows[] = {
#define EXPRESSION(G, Identifier, Method, Name, Weight, Types, Text)           \
  {Construct::G##Identifier, Group::G, Types, &ProgramGenerator::Method},
#define STATEMENT(G, Identifier, Method, Name, Weight, Language, Text)         \
  {Construct::G##Identifier, Group::G, Any | Language, nullptr,                \
   &ProgramGenerator::Method},
#define PERCENTAGE(Identifier, Name, Value, Description)
#include "mincaml/Generator/Constructs.def"
};

/// Draws constructs of a group that have these marks by weight, until Try
/// succeeds for one of them. Returns false after Tries failures.
bool ProgramGenerator::choose(Group G, unsigned Types, unsigned Tries,
                              llvm::function_ref<bool(const Row &)> Try,
                              unsigned Marks) {
  std::vector<unsigned> Weights(std::size(Rows));
  unsigned Sum = 0;
  for (const auto &[I, Row] : llvm::enumerate(Rows))
    if (Row.TheGroup == G && (Row.Types & Types) &&
        (Row.Types & Marks) == Marks && (extended() || !(Row.Types & Extended)))
      Sum += Weights[I] = Options.TheWeights[Row.TheConstruct];
  for (; Sum && Tries; --Tries) {
    const Row &Row = Rows[R.weighted(Weights)];
    if (Try(Row)) {
      Used.set(unsigned(Row.TheConstruct));
      return true;
    }
  }
  return false;
}

/// Adds a construct of the group. Returns false after Tries constructs that
/// cannot be generated in the current context.
bool ProgramGenerator::add(Group G, Block &B, unsigned Tries) {
  return choose(G, Any, Tries,
                [&](const Row &Row) { return (this->*Row.Add)(B); });
}

bool ProgramGenerator::affords(Cost Wanted) const {
  return C.Spent.Steps + Wanted.Steps * C.Factor <= C.Limit.Steps &&
         C.Spent.Lines + Wanted.Lines * C.Factor <= C.Limit.Lines;
}

void ProgramGenerator::charge(Cost Spent) {
  C.Spent.Steps += Spent.Steps * C.Factor;
  C.Spent.Lines += Spent.Lines * C.Factor;
}

std::vector<Text>
ProgramGenerator::branches(unsigned Count,
                           llvm::function_ref<Text(unsigned)> Make) {
  std::vector<Text> Result;
  Cost Before = C.Spent, Most = C.Spent;
  for (unsigned I = 0; I < Count; ++I) {
    C.Spent = Before;
    Result.push_back(scoped([&] { return Make(I); }));
    Most.Steps = std::max(Most.Steps, C.Spent.Steps);
    Most.Lines = std::max(Most.Lines, C.Spent.Lines);
  }
  C.Spent = Most;
  return Result;
}

unsigned ProgramGenerator::trips(unsigned Most) {
  uint64_t Times = Options.Steps / GeneratorOptions::DefaultSteps;
  return R.below(Most * unsigned(std::clamp<uint64_t>(Times, 1, 50)));
}

uint64_t ProgramGenerator::iterations(uint64_t Most, uint64_t Steps) {
  uint64_t Left = C.Limit.Steps - std::min(C.Spent.Steps, C.Limit.Steps);
  return std::min<uint64_t>(Most, Left / (Steps * C.Factor));
}

//===- Names and scope ----------------------------------------------------===//

Text ProgramGenerator::name(StringRef Prefix) {
  Text Name = (Prefix + Twine(NextName++)).str();
  if (extended() && percent(Construct::Strange))
    Name += "'";
  return Name;
}

Variable &ProgramGenerator::bind(const Text &Name, const Type *Ty,
                                 unsigned Size) {
  assert(!Name.empty() && "a variable has a name");
  int Hides = -1;
  for (unsigned I = Scope.size(); I-- > 0;)
    if (Scope[I].Name == Name) {
      if (!Scope[I].IsHidden)
        Hides = int(I);
      Scope[I].IsHidden = true;
      break;
    }
  Variable V;
  V.Name = Name;
  V.Ty = Ty;
  V.Size = Size;
  V.Hides = Hides;
  return Scope.emplace_back(V);
}

Text ProgramGenerator::bindNew(StringRef Prefix, const Type *Ty,
                               unsigned Size) {
  if (percent(Construct::Shadow))
    if (const Variable *V = pick([&](const Variable &V) {
          return V.Name.find_first_of("!.") == Text::npos &&
                 size_t(&V - Scope.data()) < GroupStart;
        })) {
      Text Name = V->Name;
      bind(Name, Ty, Size);
      return Name;
    }
  Text Name = name(Prefix);
  bind(Name, Ty, Size);
  return Name;
}

void ProgramGenerator::leaveScope(size_t Size) {
  while (Scope.size() > Size) {
    if (int Hidden = Scope.back().Hides; Hidden >= 0)
      Scope[unsigned(Hidden)].IsHidden = false;
    Scope.pop_back();
  }
}

Text ProgramGenerator::scoped(llvm::function_ref<Text()> Make) {
  size_t Size = Scope.size();
  Text Result = Make();
  leaveScope(Size);
  return Result;
}

const Variable *
ProgramGenerator::pick(llvm::function_ref<bool(const Variable &)> Condition) {
  llvm::SmallVector<const Variable *, 32> Found;
  for (const Variable &V : Scope)
    if (!V.IsHidden && Condition(V))
      Found.push_back(&V);
  if (Found.empty())
    return nullptr;
  // Prefer later variables, so that values are used soon.
  size_t Choice = std::max(R.below(Found.size()), R.below(Found.size()));
  return Found[Choice];
}

const Variable *ProgramGenerator::pick(const Type *Ty) {
  return pick([&](const Variable &V) {
    return V.Ty == Ty && (!Ty->IsRecursive || V.Size <= C.Room);
  });
}

const Variable *ProgramGenerator::pickArray(const Type *Element,
                                            unsigned Length) {
  return pick([&](const Variable &V) {
    return V.Ty && V.Ty->is(Type::Array) && V.Ty->Length >= Length &&
           (!Element || V.Ty->Parts[0] == Element);
  });
}

//===- Types --------------------------------------------------------------===//

const Type *ProgramGenerator::scalarType() {
  if (extended() && percent(Construct::Text))
    return R.coin() ? T.Char : T.String;
  unsigned Choice = R.below(10);
  return Choice < 5 ? T.Int : Choice < 8 ? T.Float : T.Bool;
}

const Type *ProgramGenerator::functionType(unsigned Depth) {
  std::vector<const Type *> Parameters;
  for (unsigned I = 0, E = 1 + R.below(3); I < E; ++I)
    Parameters.push_back(anyType(Depth, Depth > 0));
  bool HasEffects = R.coin();
  ExceptionSet Raises = 0;
  if (HasEffects && !ExceptionArguments.empty() && percent(Construct::Raising))
    Raises = 1u << (FirstUserException + R.below(ExceptionArguments.size()));
  const Type *Result =
      R.percent(15) && Depth ? functionType(Depth - 1) : anyType(Depth, false);
  // A function that returns a function would have the same type as a function
  // with more parameters, whose properties are different.
  if (Result->is(Type::Function))
    Result = T.tuple({Result, T.Int});
  return T.function(Parameters, Result, HasEffects, Raises);
}

const Type *ProgramGenerator::dataType(unsigned Depth) {
  unsigned Own = unsigned(T.definitions().size());
  const DataType *D;
  if (Own && R.percent(60)) {
    D = &T.definitions()[R.below(Own)];
  } else {
    const DataType *Known[] = {T.List, T.List, T.Option, T.Result, T.Ref};
    D = R.pick<const DataType *>(Known);
  }
  std::vector<const Type *> Arguments;
  for (unsigned I = 0; I < D->Parameters; ++I)
    Arguments.push_back(anyType(Depth, R.percent(10)));
  return T.data(D, Arguments);
}

const Type *ProgramGenerator::anyType(unsigned Depth, bool Functions) {
  if (Depth == 0)
    return scalarType();
  unsigned Data = extended() ? Options.TheWeights[Construct::DataTypes] : 0;
  unsigned Weights[] = {50, 10, 10, Functions ? 10u : 0u, Data, 1};
  switch (R.weighted(Weights)) {
  case 0:
    return scalarType();
  case 1: {
    if (!T.aliases().empty() && percent(Construct::Aliases))
      return R.pick<const Type *>(T.aliases());
    std::vector<const Type *> Parts;
    for (unsigned I = 0, E = 2 + R.below(3); I < E; ++I)
      Parts.push_back(anyType(Depth - 1, Functions));
    return T.tuple(Parts);
  }
  case 2:
    return T.array(R.percent(70) ? numberType() : anyType(Depth - 1, Functions),
                   R.percent(60) ? 1u << R.below(5) : 1 + R.below(9));
  case 3:
    return functionType(Depth - 1);
  case 4:
    return dataType(Depth - 1);
  default:
    return extended() ? T.Unit : T.Int;
  }
}

const Type *ProgramGenerator::comparableType() {
  for (unsigned Try = 0; extended() && Try < 4; ++Try)
    if (const Type *Ty = anyType(2, false); Ty->isComparable() && Ty != T.Unit)
      return Ty;
  return numberType();
}

//===- Statements ---------------------------------------------------------===//

void ProgramGenerator::statement(Block &B) {
  if (!add(Group::Statement, B, 4))
    define(B, T.Int, simplest(T.Int));
}

void ProgramGenerator::statements(Block &B, unsigned Count) {
  for (unsigned I = 0;
       I < Count && affords(60) && Expressions < MostExpressions; ++I)
    statement(B);
}

Text ProgramGenerator::define(Block &B, const Type *Ty, const Text &Value,
                              unsigned Size, bool MayShadow) {
  const char *Prefix = Ty->is(Type::Int)        ? "n"
                       : Ty->is(Type::Float)    ? "x"
                       : Ty->is(Type::Array)    ? "a"
                       : Ty->is(Type::Function) ? "f"
                       : Ty->is(Type::String)   ? "s"
                                                : "v";
  // The variable must not shadow a variable that the caller uses.
  SaveAndRestore<size_t> Group(GroupStart, MayShadow ? GroupStart : 0);
  Text Name = bindNew(Prefix, Ty, Size);
  B.let(Name, Value);
  if (percent(Construct::NoteAfter))
    output(B, Ty, Name);
  return Name;
}

void ProgramGenerator::output(Block &B, const Type *Ty, const Text &Value) {
  if (!C.HasEffects)
    return;
  if (Text Note = note(Ty, Value); !Note.empty())
    B.effect(Note);
}

/// Prints the contents of variables at the end of the program.
void ProgramGenerator::outputAtEnd(Block &B) {
  SaveAndRestore<Cost> Limit(
      C.Limit,
      {C.Spent.Steps + 4000, std::max(C.Limit.Lines, C.Spent.Lines + 8)});
  llvm::SmallVector<const Variable *, 32> Candidates;
  for (const Variable &V : Scope)
    if (!V.IsHidden && V.Ty && !V.Ty->is(Type::Function))
      Candidates.push_back(&V);
  for (unsigned I = 0; I < 8 && !Candidates.empty(); ++I) {
    size_t Choice = R.below(unsigned(Candidates.size()));
    output(B, Candidates[Choice]->Ty, Candidates[Choice]->Name);
    Candidates.erase(Candidates.begin() + Choice);
  }
}

//===- The program --------------------------------------------------------===//

GeneratedProgram ProgramGenerator::run() {
  Text Definitions;
  if (extended()) {
    while (T.aliases().size() < 3 && percent(Construct::Aliases))
      T.drawAlias(R);
    if (unsigned Most = Options.TheWeights[Construct::DataTypes])
      T.drawDataTypes(R, R.below(2 + std::min(Most, 60u) / 8),
                      Options.TheWeights[Construct::SharedNames]);
    Definitions = T.definitionText();
    for (unsigned I = 0, E = R.below(4); I < E; ++I) {
      const Type *Argument = R.percent(30) ? nullptr : anyType(1, false);
      Text Operand = Argument ? T.text(Argument) : "";
      if (Argument)
        Operand = " of " +
                  (Argument->is(Type::Tuple) ? "(" + Operand + ")" : Operand);
      Definitions += "exception E" + std::to_string(I) + Operand + "\n";
      ExceptionArguments.push_back(Argument);
    }
  }

  bool IsTop = extended() && R.coin();
  unsigned FailAt =
      std::max(R.below(Options.Size + 1), R.below(Options.Size + 1));
  Block Main(IsTop);
  const Cost Whole = C.Limit;
  while (Main.lines() < Options.Size) {
    if (Options.EndsInError && Main.lines() >= FailAt && !FailureMessage)
      fail(Main);
    // The statement gets a random share of the remaining budget, so that
    // something is left for later statements.
    uint64_t Statements = (Options.Size - Main.lines()) / 6 + 1;
    uint64_t Share = 1 + R.below(6);
    auto Part = [&](uint64_t Limit, uint64_t Spent, uint64_t Least) {
      uint64_t Left = Limit - std::min(Limit, Spent);
      return Spent + std::max(Least, std::min(Left, Left * Share / Statements));
    };
    C.Limit = {Part(Whole.Steps, C.Spent.Steps, 60),
               Part(Whole.Lines, C.Spent.Lines, 1)};
    Expressions = 0;
    statement(Main);
  }
  C.Limit = Whole;
  if (Options.EndsInError && !FailureMessage)
    fail(Main);
  outputAtEnd(Main);

  Text Body = Main.finish("()");
  Body = mixFunctions(IsTop) + Body;
  Body = helperText(Body, IsTop) + Body;
  if (!IsTop && !Definitions.empty())
    Definitions += ";;\n";
  GeneratedProgram Program;
  Program.Used = Used;
  Program.Text = Definitions + Body + "\n";
  if (FailureMessage) {
    // The expectation is added as a comment in a new first line.
    size_t At = Program.Text.find(Marker);
    StringRef Before = StringRef(Program.Text).take_front(At);
    Program.Expectation =
        (Twine(Before.count('\n') + 2) + ":" +
         Twine(At - (Before.rfind('\n') + 1) + 1) + ": " + *FailureMessage)
            .str();
    Program.Text.erase(At, 1);
    Program.Text = "(* " + Program.Expectation + " *)\n" + Program.Text;
  }
  return Program;
}

GeneratedProgram
mincaml::generator::generateProgram(const GeneratorOptions &Options) {
  return ProgramGenerator(Options).run();
}

//===- Functions that programs use ----------------------------------------===//

namespace {

struct Helper {
  StringRef Name;
  StringRef Text;
};

// The helpers. Those that programs of the original language use contain no
// extensions.
const Helper Helpers[] = {
    {"checksum", "let checksum = Array.make 1 1"},
    // Computes 31 * checksum + x without a multiplication.
    {"mix", R"(let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x)"},
    // `split` mixes the 53 bits of a number in [1, 2), as two ints.
    {"split", R"(let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0)))"},
    // `normalise` scales a positive number to [1, 2), which is exact, and mixes
    // its exponent and its fraction, so that a difference of one unit in the
    // last place is visible.
    {"normalise", R"(let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64))"},
    {"mix_float", R"(let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7)"},
    {"mix_string", R"(let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s)"},
    {"note_end", R"(let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ())"},
    {"note_int", R"(let rec note_int x =
  mix x;
  print_int x;
  note_end 0)"},
    {"note_float", R"(let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0)"},
    {"mix_ints", R"(let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ())"},
    {"mix_floats", R"(let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ())"},
    // `wrap` and `clamp` bring an index into range; `wrap` needs division,
    // which `--std=mincaml` does not have.
    {"wrap", R"(let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r)"},
    {"clamp", R"(let rec clamp i n =
  if i < 0 then 0 else if i < n then i else n - 1)"},
    // C libraries differ in the last bits of functions such as sin. Therefore
    // `limit` restricts arguments to safe ranges, and `coarse` rounds results.
    {"limit", R"(let rec limit x low high =
  if x >= low then if x <= high then x else high else low)"},
    {"coarse", "let rec coarse x = floor (x *. 1000.0 +. 0.5)"},
    // These functions return x and make its evaluation visible.
    {"tick_int", "let rec tick_int k x = mix k; x"},
    {"tick_float", "let rec tick_float k x = mix k; x"},
    {"tick", "let tick k x = mix k; x"},
    {"show_int", "let rec show_int k x = print_byte (65 + k); x"},
    // `hide` returns x after n recursive calls, where n is small, so that the
    // value is not a constant in the text of the program.
    {"hide", "let rec hide n x = if n <= 0 then x else hide (n - 1) x"},
    // `clip` shortens a long string, and `part` accepts any position and
    // length.
    {"clip", R"(let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s)"},
    {"part", R"(let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most))"},
    {"let*", "let ( let* ) = Option.bind"},
    {"let+", "let ( let+ ) o f = Option.map f o"},
    {"IntMap", "module IntMap = Map.Make (Int)"},
    {"take", R"(let rec take n l =
  match l with
  | x :: rest when n > 0 -> x :: take (n - 1) rest
  | _ -> [])"},
};

bool usesName(StringRef Code, StringRef Name) {
  auto IsWord = [](char Char) {
    return llvm::isAlnum(Char) || Char == '_' || Char == '\'';
  };
  for (size_t At = 0; (At = Code.find(Name, At)) != StringRef::npos;
       At += Name.size()) {
    size_t End = At + Name.size();
    if ((At == 0 || !IsWord(Code[At - 1])) &&
        (End == Code.size() || !IsWord(Code[End])))
      return true;
  }
  return false;
}

} // namespace

Text mincaml::generator::helperText(StringRef Code, bool IsTop) {
  // A helper uses only earlier helpers, so go backwards to find all that are
  // needed.
  Text Result;
  for (const Helper &H : llvm::reverse(Helpers))
    if (usesName(Code, H.Name) || usesName(Result, H.Name))
      Result = ((IsTop || H.Text.starts_with("let") ? "" : "let ") + H.Text +
                (IsTop ? "\n" : "\nin\n") + Result)
                   .str();
  return Result;
}
