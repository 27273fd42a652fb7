//===- ProgramGenerator.cpp - Generates one program -----------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::MutableArrayRef;
using llvm::StringRef;

/// The sets of types in the rows of Constructs.def.
namespace {
namespace TypeSet {
constexpr unsigned bit(Kind K) { return 1u << unsigned(K); }
constexpr unsigned Unit = bit(Kind::Unit);
constexpr unsigned Bool = bit(Kind::Bool);
constexpr unsigned Int = bit(Kind::Int);
constexpr unsigned Float = bit(Kind::Float);
constexpr unsigned Char = bit(Kind::Char);
constexpr unsigned String = bit(Kind::String);
constexpr unsigned Tuple = bit(Kind::Tuple);
constexpr unsigned Array = bit(Kind::Array);
constexpr unsigned Function = bit(Kind::Function);
constexpr unsigned Number = Int | Float;
constexpr unsigned Text = Char | String;
constexpr unsigned Scalar = Unit | Bool | Number | Text;
constexpr unsigned Any = Scalar | Tuple | Array | Function;
} // namespace TypeSet
} // namespace

/// By default, a run may take at least this many steps for each line.
static constexpr uint64_t StepsPerLine = 40;
static constexpr uint64_t DefaultOutput = 90;

/// The limit of the cost of a run of the program.
static Cost programLimit(const GeneratorOptions &Options) {
  Cost Limit;
  Limit.Steps = Options.Steps ? Options.Steps
                              : std::max(GeneratorOptions::DefaultSteps,
                                         Options.Size * StepsPerLine);
  Limit.Output = std::max<uint64_t>(DefaultOutput, Options.Size);
  return Limit;
}

ProgramGenerator::ProgramGenerator(const GeneratorOptions &Options,
                                   ast::ASTContext &Context)
    : Options(Options), Context(Context), R(Options.Seed),
      Types(Table, R, /*Extended=*/!Options.Language.Strict,
            std::min(Options.TheWeights[Construct::Text], 100u)),
      Exceptions(Context, Table, Types, R), Costs(programLimit(Options)) {
  const Weights &W = Options.TheWeights;
#define EXPRESSION(Identifier, Method, Name, Weight, Types, Description)       \
  for (unsigned K = 0; K < NumKinds; ++K)                                      \
    if ((TypeSet::Types) & TypeSet::bit(Kind(K)))                              \
      Expressions[K].add(W[Construct::Expression##Identifier],                 \
                         Construct::Expression##Identifier,                    \
                         &ProgramGenerator::Method);
#define EXPRESSION_EXTENSION(Identifier, Method, Name, Weight, Types, Text)    \
  if (extended()) {                                                            \
    EXPRESSION(Identifier, Method, Name, Weight, Types, Text)                  \
  }
#define ADD(Group, Identifier, Method)                                         \
  Group.add(W[Construct::Identifier], Construct::Identifier,                   \
            &ProgramGenerator::Method);
#define STATEMENT(Identifier, Method, Name, Weight, Description)               \
  ADD(Statements, Statement##Identifier, Method)
#define FUNCTION(Identifier, Method, Name, Weight, Description)                \
  ADD(Functions, Function##Identifier, Method)
#define LOOP(Identifier, Method, Name, Weight, Description)                    \
  ADD(Loops, Loop##Identifier, Method)
#define FAILURE(Identifier, Method, Name, Weight, Description)                 \
  ADD(Failures, Failure##Identifier, Method)
#define FAILURE_CONTEXT(Identifier, Method, Name, Weight, Description)         \
  ADD(FailureContexts, FailIn##Identifier, Method)
#include "mincaml/Generator/Constructs.def"
}

GeneratedTree ProgramGenerator::run() {
  // The line of the run-time error, if the program is to end in one.
  unsigned FailAt =
      std::max(R.below(Options.Size + 1), R.below(Options.Size + 1));
  Block Main;
  while (Build.Lines < Options.Size) {
    if (Options.EndsInError && Build.Lines >= FailAt && !Failure)
      fail(Main);
    // The statement gets a random share of the remaining budget, so that
    // something is left for later statements.
    uint64_t LinesLeft = Options.Size - std::min(Options.Size, Build.Lines);
    uint64_t Statements = LinesLeft / 6 + 1;
    Cost Share = Costs.meter().left() * (1 + R.below(6)) / Statements;
    Costs.limited(max(Share, {40, 1}), [&] { statement(Main); });
  }
  if (Options.EndsInError && !Failure)
    fail(Main);
  outputAtEnd(Main);

  Expression *Body = Main.finish(Build.unit(), Build);
  Prelude Helpers;
  Helpers.useNamesIn(Body);
  Block Program;
  Helpers.define(Program, Context);
  Expression *Whole = Exceptions.define(Program.finish(Body, Build));
  return {Whole, Failure, Used};
}

void ProgramGenerator::outputAtEnd(Block &B) {
  constexpr unsigned MaxOutputs = 6;
  llvm::SmallVector<StringRef, MaxOutputs> Output;
  for (unsigned I = 0; I < MaxOutputs; ++I) {
    // Compound values come first, because scalars have been printed more often.
    const Variable *V = InScope.pick([&](const Variable &V) {
      return !V.CallCost && !llvm::is_contained(Output, V.Name) &&
             (I >= MaxOutputs / 2 || !V.Type->isScalar());
    });
    if (!V)
      continue;
    Output.push_back(V->Name);
    outputVariable(B, V->Name, V->Type);
  }
}

bool ProgramGenerator::chance(Construct C) {
  return R.percent(std::min(Options.TheWeights[C], 100u));
}

StringRef ProgramGenerator::newName(StringRef Prefix, bool MayShadow) {
  if (MayShadow && chance(Construct::Shadow))
    if (const Variable *V =
            InScope.pick([](const Variable &V) { return V.MayBeShadowed; }))
      return V->Name;
  bool Strange = extended() && chance(Construct::Strange);
  std::string Name = (Prefix + llvm::Twine(++NameCounter)).str();
  if (Strange)
    Name = R.coin() ? "_" + Name : Name + "'";
  return Context.intern(Name);
}

StringRef ProgramGenerator::newName(const ValueType *T, bool MayShadow) {
  constexpr StringRef Prefixes[] = {"u", "b", "n", "x", "c",
                                    "s", "t", "a", "f"};
  return newName(Prefixes[unsigned(T->TheKind)], MayShadow);
}

bool ProgramGenerator::mayRaise(ExceptionSet Raised) {
  if (!(Raisable & Raised) || !EffectsAllowed)
    return false;
  meter().Raises |= Raised;
  meter().HasEffect = true;
  return true;
}

unsigned ProgramGenerator::someDepth() {
  unsigned Depth = 1 + R.below(3);
  return chance(Construct::Deep) ? Depth + 1 + R.below(3) : Depth;
}

int32_t ProgramGenerator::affordableTrips(int32_t Most) {
  constexpr uint64_t StepsPerTrip = 60;
  uint64_t Affordable = meter().left().Steps / StepsPerTrip;
  auto Limit = int32_t(std::min<uint64_t>(Affordable, uint64_t(Most)));
  return Limit < 2 ? 0 : R.between(std::max(2, Limit / 4), Limit);
}

Expression *ProgramGenerator::opaque(int32_t Value) {
  switch (R.below(extended() ? 4 : 3)) {
  case 0:
    return Build.get(Build.arrayMake(1, Value), 0);
  case 1:
  case 2:
    return help(Helper::Hide, {R.between(0, 1), Value});
  default: {
    const Variable *V = someArray();
    auto Length = int32_t(V ? V->Type->Length : 1 + R.below(3));
    Expression *Array =
        V ? Build.variable(V->Name) : Build.arrayMake(Length, Value);
    auto Rest = int32_t(uint32_t(Value) - uint32_t(Length));
    Expression *Size = Build.arrayLength(Array);
    return Rest ? Build.add(Size, Rest) : Size;
  }
  }
}

Expression *ProgramGenerator::maybeOpaque(int32_t Value) {
  // If little is left of the budget, only a literal fits.
  constexpr Cost Margin = {150, 0};
  return meter().affords(Margin) && chance(Construct::Opaque)
             ? opaque(Value)
             : Build.integer(Value);
}

Expression *ProgramGenerator::help(Helper H,
                                   std::initializer_list<Operand> Arguments) {
  Cost C = Prelude::callCost(H);
  meter().spend(C);
  // Helpers that cost more than a few comparisons change the checksum.
  if (C.Steps > 18 || H == Helper::ShowInt)
    meter().HasEffect = true;
  return Build.call(Prelude::name(H), Arguments);
}

GeneratedTree mincaml::generator::generateTree(const GeneratorOptions &Options,
                                               ast::ASTContext &Context) {
  return ProgramGenerator(Options, Context).run();
}

//===- Building trees -----------------------------------------------------===//

/// A parameter named "" is `()`.
static Binder makeBinder(ASTContext &Context, StringRef Name) {
  Binder B;
  B.Name = Context.intern(Name.empty() ? "_" : Name);
  B.IsUnitPattern = Name.empty();
  return B;
}

static MutableArrayRef<Binder> makeBinders(ASTContext &Context,
                                           ArrayRef<StringRef> Names) {
  llvm::SmallVector<Binder, 8> Bs;
  for (StringRef Name : Names)
    Bs.push_back(makeBinder(Context, Name));
  return Context.copy(ArrayRef<Binder>(Bs));
}

Expression *TreeBuilder::let(StringRef Name, Operand Value, Expression *Body) {
  ++Lines;
  return make<Let>(makeBinder(Context, Name), node(Value), Body);
}

Expression *TreeBuilder::letTuple(ArrayRef<StringRef> Names, Expression *Value,
                                  Expression *Body) {
  ++Lines;
  return make<LetTuple>(makeBinders(Context, Names), Value, Body);
}

/// The parser makes one function of `fun x -> fun y -> e`, which would be another
/// tree.
static Expression *functionBody(TreeBuilder &Build, Expression *Body) {
  return llvm::isa<Fun>(Body)
             ? Build.make<Sequence>(Build.make<UnitLiteral>(), Body)
             : Body;
}

Expression *TreeBuilder::function(ArrayRef<StringRef> Parameters,
                                  Expression *Body) {
  FunctionDefinition Definition;
  Definition.Name = makeBinder(Context, "_");
  Definition.Parameters = makeBinders(Context, Parameters);
  Definition.Body = functionBody(*this, Body);
  return make<Fun>(Context.make<FunctionDefinition>(Definition));
}

Expression *TreeBuilder::letRec(StringRef Name, ArrayRef<StringRef> Parameters,
                                Expression *FunctionBody, Expression *Body) {
  Lines += 3;
  FunctionDefinition Definition;
  Definition.Name = makeBinder(Context, Name);
  Definition.Parameters = makeBinders(Context, Parameters);
  Definition.Body = functionBody(*this, FunctionBody);
  return make<LetRec>(Context.make<FunctionDefinition>(Definition), Body);
}

void Block::joinFunctions(size_t Count, ASTContext &Context) {
  llvm::SmallVector<Definition, 8> Definitions;
  llvm::SmallVector<Expression *, 8> Bodies;
  for (Expression *Part : ArrayRef(Parts).take_back(Count)) {
    FunctionDefinition *F = llvm::cast<LetRec>(Part)->Function;
    Definitions.push_back({{}, F});
    Bodies.push_back(F->Body);
  }
  Parts.resize(Parts.size() - Count);
  add(Context.make<LetDefinitions>(
      llvm::SMRange(), /*Rec=*/true,
      Context.copy(ArrayRef<Definition>(Definitions)),
      Context.copy(ArrayRef<Expression *>(Bodies)), nullptr));
}

Expression *Block::asValue(TreeBuilder &Build) const {
  assert(Parts.size() == 1 && "more than a function");
  FunctionDefinition *F = llvm::cast<LetRec>(Parts[0])->Function;
  F->Name = Binder();
  F->Name.Name = "_";
  return Build.make<Fun>(F);
}

Expression *Block::finish(Operand Value, TreeBuilder &Build) const {
  Expression *Last = Build.node(Value);
  for (size_t I = Parts.size(); I > 0; --I) {
    Expression *Part = Parts[I - 1];
    if (auto *L = dyn_cast<Let>(Part); L && !L->Body)
      L->Body = Last;
    else if (auto *T = dyn_cast<LetTuple>(Part); T && !T->Body)
      T->Body = Last;
    else if (auto *R = dyn_cast<LetRec>(Part); R && !R->Body)
      R->Body = Last;
    else if (auto *D = dyn_cast<LetDefinitions>(Part); D && !D->Body)
      D->Body = Last;
    else {
      Last = Build.sequence(Part, Last);
      continue;
    }
    Last = Part;
  }
  return Last;
}
