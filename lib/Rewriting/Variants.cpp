//===- Variants.cpp - Programs that do the same ---------------------------===//

#include "mincaml/Rewriting/Variants.h"
#include "VariantBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
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

constexpr VariantInfo Infos[] = {
#define VARIANT(Enum, Name, Description) {Name, Description},
#include "mincaml/Rewriting/Variants.def"
};

} // namespace

std::optional<VariantKind>
mincaml::rewriting::parseVariantKind(StringRef Name) {
  for (auto [I, Info] : llvm::enumerate(Infos))
    if (Info.Name == Name)
      return VariantKind(I);
  return std::nullopt;
}

void mincaml::rewriting::printVariantKinds(llvm::raw_ostream &OS) {
  for (const VariantInfo &Info : Infos)
    OS << llvm::left_justify(Info.Name, 16) << Info.Description << '\n';
}

/// Returns the number of changes.
static unsigned rewrite(TypedProgram &Program, VariantKind Kind, uint64_t Seed,
                        unsigned Rate, bool Strict) {
  VariantBuilder Builder(Program, Seed, Rate, Strict);
  switch (Kind) {
  case VariantKind::Alpha:
    renameVariables(Builder);
    break;
  case VariantKind::DeadBindings:
    insertDeadBindings(Builder);
    break;
  case VariantKind::DeadBranches:
    insertDeadBranches(Builder);
    break;
  case VariantKind::Eta:
    expandFunctions(Builder);
    break;
  case VariantKind::SplitLets:
    splitLets(Builder);
    break;
  case VariantKind::MergeLets:
    mergeLets(Builder);
    break;
  case VariantKind::WrapFunctions:
    wrapInFunctions(Builder);
    break;
  case VariantKind::WrapTuples:
    wrapInTuples(Builder);
    break;
  case VariantKind::Mix:
    llvm_unreachable("made of the others");
  }
  return Builder.Changes;
}

/// Changes something if that is possible.
static void rewriteSomething(TypedProgram &Program, VariantKind Kind,
                             uint64_t Seed, const VariantOptions &Options) {
  unsigned Rate = std::min(Options.Rate, 100u);
  while (!rewrite(Program, Kind, Seed, Rate, Options.Language.Strict) &&
         Rate != 100)
    Rate = std::min(2 * Rate + 1, 100u);
}

static std::string makeMix(std::unique_ptr<TypedProgram> Program,
                           const VariantOptions &Options) {
  constexpr unsigned SingleKinds = unsigned(VariantKind::Mix);
  Random Choice(Options.Seed);
  VariantOptions StepOptions = Options;
  StepOptions.Rate = Options.Rate / 2;
  const std::string Original = Program->text();
  // More steps if none changed anything, up to a bound.
  unsigned Wanted = 2 + Choice.below(3);
  constexpr unsigned MaximalSteps = 10;
  for (unsigned Steps = 1;; ++Steps) {
    auto Kind = VariantKind(Choice.below(SingleKinds));
    rewriteSomething(*Program, Kind, Choice.next(), StepOptions);
    std::string Text = Program->text();
    if (Steps == MaximalSteps || (Steps >= Wanted && Text != Original))
      return Text;
    // The next step computes its facts about the program again.
    Program = TypedProgram::parse(Text, "variant", Options.Language,
                                  DiagnosticOptions(), llvm::nulls());
    assert(Program && "a variant is a program");
  }
}

std::string
mincaml::rewriting::makeVariant(std::unique_ptr<TypedProgram> Program,
                                const VariantOptions &Options) {
  if (Options.Kind == VariantKind::Mix)
    return makeMix(std::move(Program), Options);
  rewriteSomething(*Program, Options.Kind, Options.Seed, Options);
  return Program->text();
}

void Replacer::leave(ast::Expression *&Slot) {
  // An external that is used as a value is an array.
  auto *V = llvm::dyn_cast<ast::VariableReference>(Slot);
  if (V && isCallee() &&
      V->ResolvedTo == ast::VariableReference::Resolution::ImplicitExternal)
    return;
  if (!Builder.choose())
    return;
  if (ast::Expression *New = replace(Slot)) {
    Slot = New;
    ++Builder.Changes;
  }
}
