//===- ProgramGenerator.cpp - Makes one program ---------------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::generator;

namespace {

/// Sets of types, for the rows of Constructs.def.
namespace TypeSet {
constexpr unsigned bit(Kind K) { return 1u << unsigned(K); }
constexpr unsigned Unit = bit(Kind::Unit);
constexpr unsigned Bool = bit(Kind::Bool);
constexpr unsigned Int = bit(Kind::Int);
constexpr unsigned Float = bit(Kind::Float);
constexpr unsigned Tuple = bit(Kind::Tuple);
constexpr unsigned Array = bit(Kind::Array);
constexpr unsigned Function = bit(Kind::Function);
constexpr unsigned Number = Int | Float;
constexpr unsigned Scalar = Unit | Bool | Number;
constexpr unsigned Any = Scalar | Tuple | Array | Function;
} // namespace TypeSet

/// At least, by default, for each line.
constexpr uint64_t StepsPerLine = 40;
constexpr uint64_t DefaultOutput = 90;

} // namespace

ProgramGenerator::ProgramGenerator(const GeneratorOptions &Options,
                                   ast::ASTContext &Context)
    : Options(Options), W(Options.TheWeights), Context(Context),
      R(Options.Seed), Build(Context) {
#define EXPRESSION(Method, Name, Weight, Types, Description)                   \
  for (unsigned K = 0; K < std::size(ExpressionChoices); ++K)                  \
    if ((TypeSet::Types) & TypeSet::bit(Kind(K)))                              \
      ExpressionChoices[K].add(W[Construct::Expression##Method],               \
                               &ProgramGenerator::expression##Method,          \
                               Construct::Expression##Method);
#define EXPRESSION_EXTENSION(Method, Name, Weight, Types, Description)         \
  if (extended()) {                                                            \
    EXPRESSION(Method, Name, Weight, Types, Description)                       \
  }
#define STATEMENT(Method, Name, Weight, Description)                           \
  StatementChoices.add(W[Construct::Statement##Method],                        \
                       &ProgramGenerator::statement##Method,                   \
                       Construct::Statement##Method);
#define FUNCTION(Method, Name, Weight, Description)                            \
  FunctionChoices.add(W[Construct::Function##Method],                          \
                      &ProgramGenerator::function##Method,                     \
                      Construct::Function##Method);
#define LOOP(Method, Name, Weight, Description)                                \
  LoopChoices.add(W[Construct::Loop##Method], &ProgramGenerator::loop##Method, \
                  Construct::Loop##Method);
#define FAILURE(Method, Name, Weight, Description)                             \
  FailureChoices.add(W[Construct::Failure##Method],                            \
                     &ProgramGenerator::failure##Method,                       \
                     Construct::Failure##Method);
#define FAILURE_CONTEXT(Method, Name, Weight, Description)                     \
  ContextChoices.add(W[Construct::FailIn##Method],                             \
                     &ProgramGenerator::failIn##Method,                        \
                     Construct::FailIn##Method);
#include "mincaml/Generator/Constructs.def"
}

GeneratedTree ProgramGenerator::run() {
  Meter Whole;
  Whole.Limit.Steps = Options.Steps ? Options.Steps
                                    : std::max(GeneratorOptions::DefaultSteps,
                                               Options.Size * StepsPerLine);
  Whole.Limit.Output = std::max<uint64_t>(DefaultOutput, Options.Size);
  Restore<Meter *> Current(TheMeter, &Whole);
  Build.setMeter(TheMeter);
  chooseTypes();

  // Where the error is to be, if there is to be one.
  unsigned FailAt =
      std::max(R.below(Options.Size + 1), R.below(Options.Size + 1));
  Block Main;
  while (Build.lines() < Options.Size) {
    if (Options.EndsInError && Build.lines() >= FailAt && !Failure)
      fail(Main);
    // What is left is not spent evenly, but something is left for all.
    uint64_t LinesLeft = Options.Size - std::min(Options.Size, Build.lines());
    uint64_t Statements = LinesLeft / 6 + 1;
    Cost Share = Whole.left() * (1 + R.below(6)) / Statements;
    limited(max(Share, {40, 1}), [&] { statement(Main); });
  }
  if (Options.EndsInError && !Failure)
    fail(Main);
  noteAtEnd(Main);

  Expression *Body = Main.finish(Build.unit(), Build);
  Prelude Helpers;
  Helpers.useNamesIn(Body);
  Block Program;
  Helpers.define(Program, Context);
  return {Program.finish(Body, Build), Failure, Used};
}

//===- Types --------------------------------------------------------------===//

void ProgramGenerator::chooseTypes() {
  Palette = {Table.array(Int, someLength()), Table.array(Float, someLength())};
  for (unsigned I = 3 + R.below(5); I > 0; --I) {
    const ValueType *T = randomType(2);
    if (!T->isScalar() && T->LeafSteps < 200)
      Palette.push_back(T);
  }
}

const ValueType *ProgramGenerator::randomType(unsigned Depth) {
  unsigned Compound = Depth ? 6 : 0;
  switch (R.weighted({6u, 6u, 2u, 1u, Compound, Compound, Compound})) {
  case 0:
    return Int;
  case 1:
    return Float;
  case 2:
    return Bool;
  case 3:
    return Unit;
  case 4: {
    Types Components;
    for (unsigned I = 2 + R.below(3); I > 0; --I)
      Components.push_back(randomType(Depth - 1));
    return Table.tuple(Components);
  }
  case 5:
    return Table.array(randomType(Depth - 1), someLength());
  default: {
    Types Parameters;
    for (unsigned I = 1 + R.below(4); I > 0; --I)
      Parameters.push_back(randomType(R.percent(30) ? Depth - 1 : 0));
    return Table.function(Parameters, randomType(R.percent(30) ? Depth - 1 : 0),
                          R.below(NumLevels));
  }
  }
}

const ValueType *ProgramGenerator::someType() {
  return R.percent(60) ? someScalar() : R.pick<const ValueType *>(Palette);
}

const ValueType *ProgramGenerator::someScalar() {
  return R.percent(85) ? someNumber() : Bool;
}

const ValueType *ProgramGenerator::someNumber() {
  return R.percent(55) ? Int : Float;
}

uint32_t ProgramGenerator::someLength() {
  constexpr uint32_t Lengths[] = {1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 16, 20};
  return R.percent(2) ? 0 : R.pick<uint32_t>(Lengths);
}

unsigned ProgramGenerator::someDepth() {
  unsigned Depth = 1 + R.below(3);
  return knob(Construct::Deep) ? Depth + 1 + R.below(3) : Depth;
}

//===- Names and variables ------------------------------------------------===//

StringRef ProgramGenerator::newName(StringRef Prefix, bool MayHide) {
  if (MayHide && knob(Construct::Shadow))
    if (const Variable *V =
            InScope.pick(R, [](const Variable &V) { return V.MayBeHidden; }))
      return V->Name;
  bool Strange = extended() && knob(Construct::Strange);
  std::string Name = (Prefix + llvm::Twine(++NameCounter)).str();
  if (Strange)
    Name = R.coin() ? "_" + Name : Name + "'";
  return Context.intern(Name);
}

StringRef ProgramGenerator::newName(const ValueType *T, bool MayHide) {
  constexpr StringRef Prefixes[] = {"u", "b", "n", "x", "t", "a", "f"};
  return newName(Prefixes[unsigned(T->TheKind)], MayHide);
}

void ProgramGenerator::bind(StringRef Name, const ValueType *T) {
  InScope.bind({Name, T});
}

const Variable *ProgramGenerator::pickOfType(const ValueType *T) {
  return InScope.pick(R, [&](const Variable &V) {
    if (V.Type == T)
      return V.Fuel < 0;
    // A function that costs less than the type allows.
    return V.CallCost && V.Fuel < 0 && T->is(Kind::Function) &&
           V.Type->Operands == T->Operands && V.Type->Result == T->Result &&
           V.CallCost->fits(CallBounds[T->Level]);
  });
}

const Variable *ProgramGenerator::pickArray(uint32_t MinLength,
                                            const ValueType *Element) {
  return InScope.pick(R, [&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length >= MinLength &&
           (Element ? V.Type->Result == Element : V.Type->Result->isNumber());
  });
}

//===- Costs --------------------------------------------------------------===//

Meter ProgramGenerator::measure(Cost Limit, llvm::function_ref<void()> Make) {
  Meter Inner;
  Inner.Limit = Limit;
  Restore<Meter *> Current(TheMeter, &Inner);
  Meter *Outer = Build.setMeter(&Inner);
  Make();
  Build.setMeter(Outer);
  return Inner;
}

void ProgramGenerator::limited(Cost Share, llvm::function_ref<void()> Make) {
  Restore<Cost> Limit(meter().Limit, min(meter().Limit, meter().Spent + Share));
  Make();
}

Expression *ProgramGenerator::help(Helper H, ArrayRef<Expression *> Arguments) {
  Cost C = Prelude::callCost(H);
  meter().spend(C);
  // Those that cost more than a few comparisons write to the checksum.
  if (C.Steps > 18 || H == Helper::ShowInt)
    meter().HasEffect = true;
  return Build.call(Prelude::name(H), Arguments);
}

/// The values that are still around, so that none of the computation is dead.
void ProgramGenerator::noteAtEnd(Block &B) {
  constexpr unsigned MaxNotes = 6;
  llvm::SmallVector<StringRef, MaxNotes> Noted;
  for (unsigned I = 0; I < MaxNotes; ++I) {
    // Compound values first: scalars have been noted more often.
    const Variable *V = InScope.pick(R, [&](const Variable &V) {
      return !V.CallCost && !llvm::is_contained(Noted, V.Name) &&
             (I >= MaxNotes / 2 || !V.Type->isScalar());
    });
    if (!V)
      continue;
    Noted.push_back(V->Name);
    noteVariable(B, V->Name, V->Type);
  }
}

GeneratedTree mincaml::generator::generateTree(const GeneratorOptions &Options,
                                               ast::ASTContext &Context) {
  return ProgramGenerator(Options, Context).run();
}
