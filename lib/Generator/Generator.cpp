//===- Generator.cpp - Profiles and weights -------------------------------===//

#include "mincaml/Generator/Generator.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::generator;
using llvm::StringRef;
using namespace mincaml;

namespace {

constexpr StringRef GroupTitles[] = {
    "expressions", "statements",      "functions",
    "loops",       "run-time errors", "contexts of run-time errors",
    "percentages",
};

struct Row {
  StringRef Name;
  unsigned Weight;
  Group TheGroup;
  StringRef Description;
};

constexpr Row Rows[] = {
#define CONSTRUCT(Identifier, Name, Weight, TheGroup, Description)             \
  {Name, Weight, Group::TheGroup, Description},
#include "mincaml/Generator/Constructs.def"
};

constexpr Profile Profiles[] = {
#define PROFILE(Name, EndsInError, Changes, Description)                       \
  {Name, Description, EndsInError, Changes},
#include "mincaml/Generator/Profiles.def"
};

llvm::Error failure(const llvm::Twine &Message) {
  return llvm::createStringError(Message);
}

} // namespace

StringRef mincaml::generator::constructName(Construct C) {
  return Rows[unsigned(C)].Name;
}

Weights::Weights() {
  for (unsigned I = 0; I < NumConstructs; ++I)
    Values[I] = Rows[I].Weight;
}

llvm::Error Weights::set(StringRef Assignment) {
  auto [Pattern, Text] = Assignment.split('=');
  StringRef Prefix = Pattern;
  bool IsPrefix = Prefix.consume_back("*");
  bool IsFactor = Text.consume_front("x");
  unsigned Number;
  if (Text.getAsInteger(10, Number) || Number > Limit)
    return failure("'" + Assignment +
                   "': expected NAME=NUMBER or NAME=xFACTOR, with a number "
                   "from 0 to " +
                   llvm::Twine(Limit));
  std::array<unsigned, NumConstructs> Changed = Values;
  std::array<unsigned, std::size(GroupTitles)> Sums = {};
  bool Found = false;
  for (unsigned I = 0; I < NumConstructs; ++I) {
    if (IsPrefix ? Rows[I].Name.starts_with(Prefix) : Rows[I].Name == Pattern) {
      Found = true;
      uint64_t Value = IsFactor ? uint64_t(Changed[I]) * Number : Number;
      Changed[I] = unsigned(std::min<uint64_t>(Value, Limit));
    }
    Sums[unsigned(Rows[I].TheGroup)] += Changed[I];
  }
  if (!Found)
    return failure("'" + Pattern + "': no construct has this name");
  for (unsigned G = 0; G < unsigned(Group::Percentage); ++G)
    if (Sums[G] == 0)
      return failure("'" + Assignment + "' sets the weights of all " +
                     GroupTitles[G] + " to 0");
  Values = Changed;
  return llvm::Error::success();
}

llvm::ArrayRef<Profile> mincaml::generator::profiles() { return Profiles; }

const Profile *mincaml::generator::findProfile(StringRef Name) {
  for (const Profile &P : Profiles)
    if (P.Name == Name)
      return &P;
  return nullptr;
}

void mincaml::generator::listProfiles(llvm::raw_ostream &OS) {
  for (const Profile &P : Profiles)
    OS << llvm::left_justify(P.Name, 14) << P.Description << '\n';
}

void mincaml::generator::listWeights(const Weights &W, llvm::raw_ostream &OS) {
  for (unsigned I = 0; I < NumConstructs; ++I) {
    if (I == 0 || Rows[I].TheGroup != Rows[I - 1].TheGroup)
      OS << (I ? "\n" : "") << GroupTitles[unsigned(Rows[I].TheGroup)] << ":\n";
    OS << llvm::format("%6u  ", W[Construct(I)])
       << llvm::left_justify(constructName(Construct(I)), 26)
       << Rows[I].Description << '\n';
  }
}

llvm::Error GeneratorOptions::apply(const Profile &P) {
  EndsInError = P.EndsInError;
  llvm::SmallVector<llvm::StringRef, 16> Changes;
  P.Changes.split(Changes, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef Change : Changes)
    if (llvm::Error E = TheWeights.set(Change))
      return E;
  return llvm::Error::success();
}
