//===- Variants.cpp - Metamorphic variants of programs --------------------===//

#include "mincaml/Rewriting/Variants.h"
#include "VariantBuilder.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

struct VariantInfo {
  StringRef Name;
  StringRef Description;
};

constexpr VariantInfo VariantInfos[] = {
#define VARIANT(Enum, Name, Description) {Name, Description},
#include "mincaml/Rewriting/Variants.def"
};

/// The number of kinds that depend neither on other kinds nor on a profile.
constexpr unsigned SingleKinds = unsigned(VariantKind::Mix);

} // namespace

std::optional<VariantKind>
mincaml::rewriting::parseVariantKind(StringRef Name) {
  for (auto [I, Info] : llvm::enumerate(VariantInfos))
    if (Info.Name == Name)
      return VariantKind(I);
  return std::nullopt;
}

void mincaml::rewriting::printVariantKinds(llvm::raw_ostream &OS) {
  for (const VariantInfo &Info : VariantInfos)
    OS << llvm::left_justify(Info.Name, 16) << Info.Description << '\n';
}

/// Makes a variant of Program in place. Returns the number of changes.
static unsigned rewrite(TypedProgram &Program, VariantKind Kind, uint64_t Seed,
                        unsigned Rate, bool Strict) {
  VariantBuilder Builder(Program, Seed, Rate, Strict);
  change(Builder, Kind);
  return Builder.Changes;
}

/// Makes a variant of Program in place. If nothing changes, tries again with a
/// higher rate, up to 100 percent.
static void rewriteSomething(TypedProgram &Program, VariantKind Kind,
                             uint64_t Seed, const VariantOptions &Options) {
  unsigned Rate = std::min(Options.Rate, 100u);
  while (!rewrite(Program, Kind, Seed, Rate, Options.Language.Strict) &&
         Rate != 100)
    Rate = std::min(2 * Rate + 1, 100u);
}

/// Parses a text that was printed from a tree.
static std::unique_ptr<TypedProgram>
readAgain(StringRef Text, const LanguageOptions &Language) {
  return TypedProgram::parse(Text, "variant", Language, DiagnosticOptions(),
                             llvm::nulls());
}

static std::string makeMix(std::unique_ptr<TypedProgram> Program,
                           const VariantOptions &Options) {
  Random Choice(Options.Seed);
  VariantOptions StepOptions = Options;
  StepOptions.Rate = Options.Rate / 2;
  const std::string Original = Program->text();
  // If no step has changed anything, take further steps, up to a bound.
  unsigned Wanted = 2 + Choice.below(3);
  constexpr unsigned MaximalSteps = 10;
  for (unsigned Steps = 1;; ++Steps) {
    auto Kind = VariantKind(Choice.below(SingleKinds));
    rewriteSomething(*Program, Kind, Choice.next(), StepOptions);
    std::string Text = Program->text();
    if (Steps == MaximalSteps || (Steps >= Wanted && Text != Original))
      return Text;
    // The next step needs the types and variables of the changed program.
    Program = readAgain(Text, Options.Language);
    assert(Program && "a variant is a program");
  }
}

bool mincaml::rewriting::needsProfile(VariantKind Kind) {
  return Kind > VariantKind::Mix;
}

/// Returns a variant for the input of the profile, or the text of the program
/// if there is no profile.
static std::string makeProfiled(std::unique_ptr<TypedProgram> Program,
                                VariantKind Kind,
                                const VariantOptions &Options) {
  const std::string Original = Program->text();
  const unsigned Warnings = Program->warnings();
  // Changes that remove something may leave types undetermined, about which the
  // compiler would warn. In this case, a second attempt avoids such changes.
  for (bool MayRemove : {true, false}) {
    std::optional<ExecutionProfile> Profile;
    if (Options.Profile)
      Profile = Options.Profile(*Program);
    if (!Profile)
      return Original;
    unsigned Rate = std::min(Options.Rate, 100u);
    for (;;) {
      VariantBuilder Builder(*Program, Options.Seed, Rate,
                             Options.Language.Strict);
      if (Kind == VariantKind::Unevaluated)
        changeUnevaluated(Builder, *Profile, MayRemove);
      else
        insertNeutral(Builder, *Profile);
      if (Builder.Changes || Rate == 100)
        break;
      Rate = std::min(2 * Rate + 1, 100u);
    }
    std::string Text = Program->text();
    std::unique_ptr<TypedProgram> Result = readAgain(Text, Options.Language);
    if (Result && Result->warnings() <= Warnings)
      return Text;
    Program = readAgain(Original, Options.Language);
  }
  return Original;
}

static std::string makeModuloInput(std::unique_ptr<TypedProgram> Program,
                                   const VariantOptions &Options) {
  Random Choice(Options.Seed);
  VariantOptions StepOptions = Options;
  for (unsigned Steps = 2 + Choice.below(3);; --Steps) {
    StepOptions.Seed = Choice.next();
    std::string Text;
    if (Choice.percent(70)) {
      Text = makeProfiled(std::move(Program),
                          Choice.coin() ? VariantKind::Unevaluated
                                        : VariantKind::Neutral,
                          StepOptions);
    } else {
      rewriteSomething(*Program, VariantKind(Choice.below(SingleKinds)),
                       StepOptions.Seed, StepOptions);
      Text = Program->text();
    }
    if (Steps == 1)
      return Text;
    Program = readAgain(Text, Options.Language);
    assert(Program && "a variant is a program");
  }
}

std::string
mincaml::rewriting::makeVariant(std::unique_ptr<TypedProgram> Program,
                                const VariantOptions &Options) {
  if (Options.Kind == VariantKind::Mix)
    return makeMix(std::move(Program), Options);
  if (Options.Kind == VariantKind::ModuloInput)
    return makeModuloInput(std::move(Program), Options);
  if (needsProfile(Options.Kind))
    return makeProfiled(std::move(Program), Options.Kind, Options);
  rewriteSomething(*Program, Options.Kind, Options.Seed, Options);
  return Program->text();
}

void Replacer::leave(ast::Expression *&Slot) {
  if (isFormat())
    return;
  // The callee must stay, because inference assumes that an external that is
  // used as a value is an array.
  auto *V = llvm::dyn_cast<ast::VariableReference>(Slot);
  if (V && isCallee() &&
      V->ResolvedTo == ast::VariableReference::Resolution::ImplicitExternal)
    return;
  // A variable that stands for an inline record is not an expression by itself.
  if (V && !V->InlineRecord)
    if (const ScopedVariable *Found = scope().lookup(V->Name);
        Found && Found->TheBinder->InlineRecord)
      return;
  if (!Builder.choose())
    return;
  if (ast::Expression *New = replace(Slot)) {
    Slot = New;
    ++Builder.Changes;
  }
}
