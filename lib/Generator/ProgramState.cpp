//===- ProgramState.cpp - State of the generator --------------------------===//

#include "ProgramState.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::StringRef;

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

ProgramState::ProgramState(const GeneratorOptions &Options,
                           ast::ASTContext &Context)
    : Options(Options), Context(Context), R(Options.Seed),
      Types(Table, R, /*Extended=*/!Options.Language.Strict,
            std::min(Options.TheWeights[Construct::Text], 100u)),
      Exceptions(Context, Table, Types, R), Costs(programLimit(Options)) {}

bool ProgramState::chance(Construct C) {
  return R.percent(std::min(Options.TheWeights[C], 100u));
}

StringRef ProgramState::newName(StringRef Prefix, bool MayShadow) {
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
