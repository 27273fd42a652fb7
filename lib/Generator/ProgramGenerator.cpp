//===- ProgramGenerator.cpp - Generates one program -----------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::generator;

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

ProgramGenerator::ProgramGenerator(const GeneratorOptions &Options,
                                   ast::ASTContext &Context)
    : State(Options, Context) {
  registerConstructs(Options.TheWeights);
}

void ProgramGenerator::registerConstructs(const Weights &W) {
#define EXPRESSION(Identifier, Method, Name, Weight, Types, Description)       \
  for (unsigned K = 0; K < NumKinds; ++K)                                      \
    if ((TypeSet::Types) & TypeSet::bit(Kind(K)))                              \
      Expressions.add(Kind(K), W[Construct::Expression##Identifier],           \
                      Construct::Expression##Identifier,                       \
                      [this](const ValueType *T, unsigned Depth) {             \
                        return Method(T, Depth);                               \
                      });
#define EXPRESSION_EXTENSION(Identifier, Method, Name, Weight, Types, Text)    \
  if (State.extended()) {                                                      \
    EXPRESSION(Identifier, Method, Name, Weight, Types, Text)                  \
  }
#define STATEMENT(Identifier, Method, Name, Weight, Description)               \
  Blocks.Statements.add(W[Construct::Statement##Identifier],                   \
                        Construct::Statement##Identifier,                      \
                        [this](Block &B) { return Method(B); });
#define FUNCTION(Identifier, Method, Name, Weight, Description)                \
  Blocks.Functions.add(W[Construct::Function##Identifier],                     \
                       Construct::Function##Identifier,                        \
                       [this](Block &B) { return Method(B); });
#define LOOP(Identifier, Method, Name, Weight, Description)                    \
  Blocks.Loops.add(W[Construct::Loop##Identifier],                             \
                   Construct::Loop##Identifier,                                \
                   [this](Block &B) { return Method(B); });
#define FAILURE(Identifier, Method, Name, Weight, Description)                 \
  Failures.Constructs.add(W[Construct::Failure##Identifier],                   \
                          Construct::Failure##Identifier,                      \
                          [this] { return Method(); });
#define FAILURE_CONTEXT(Identifier, Method, Name, Weight, Description)         \
  Contexts.Constructs.add(W[Construct::FailIn##Identifier],                    \
                          Construct::FailIn##Identifier,                       \
                          [this](Block &B) { return Method(B); });
#include "mincaml/Generator/Constructs.def"
}

GeneratedTree ProgramGenerator::run() {
  const GeneratorOptions &Options = State.Options;
  Random &R = State.R;
  TreeBuilder &Build = State.Build;

  // The line of the run-time error, if the program is to end in one.
  unsigned FailAt =
      std::max(R.below(Options.Size + 1), R.below(Options.Size + 1));
  Block Main;
  while (Build.Lines < Options.Size) {
    if (Options.EndsInError && Build.Lines >= FailAt && !Failures.Failure)
      Contexts.fail(Main);
    // The statement gets a random share of the remaining budget, so that
    // something is left for later statements.
    uint64_t LinesLeft = Options.Size - std::min(Options.Size, Build.Lines);
    uint64_t Statements = LinesLeft / 6 + 1;
    Cost Share = State.Costs.meter().left() * (1 + R.below(6)) / Statements;
    State.Costs.limited(max(Share, {40, 1}), [&] { Blocks.statement(Main); });
  }
  if (Options.EndsInError && !Failures.Failure)
    Contexts.fail(Main);
  outputAtEnd(Main);

  Expression *Body = Main.finish(Build.unit(), Build);
  Prelude Helpers;
  Helpers.useNamesIn(Body);
  Block Program;
  Helpers.define(Program, State.Context);
  Expression *Whole = State.Exceptions.define(Program.finish(Body, Build));
  return {Whole, Failures.Failure, State.Used};
}

void ProgramGenerator::outputAtEnd(Block &B) {
  constexpr unsigned MaxOutputs = 6;
  llvm::SmallVector<StringRef, MaxOutputs> Output;
  for (unsigned I = 0; I < MaxOutputs; ++I) {
    // Compound values come first, because scalars have been printed more often.
    const Variable *V = State.InScope.pick([&](const Variable &V) {
      return !V.CallCost && !llvm::is_contained(Output, V.Name) &&
             (I >= MaxOutputs / 2 || !V.Type->isScalar());
    });
    if (!V)
      continue;
    Output.push_back(V->Name);
    Effects.outputVariable(B, V->Name, V->Type);
  }
}

GeneratedTree mincaml::generator::generateTree(const GeneratorOptions &Options,
                                               ast::ASTContext &Context) {
  return ProgramGenerator(Options, Context).run();
}
