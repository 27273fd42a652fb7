//===- RenameVariables.cpp - The variant `alpha` --------------------------===//
//
// A variable may get any name unless another variable of that name is used in
// its scope. In particular it may shadow outer variables that are not used
// there.
//
//===----------------------------------------------------------------------===//

#include "VariantBuilder.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

class Renaming {
public:
  explicit Renaming(VariantBuilder &Builder)
      : Builder(Builder), Table(Builder.Program.Tree) {}

  void run();

private:
  StringRef newName(const Variable &V);
  StringRef unusedName();
  bool isFree(StringRef Name, const Variable &V) const;

  VariantBuilder &Builder;
  VariableTable Table;
  /// The variables that have each new name.
  llvm::DenseMap<StringRef, std::vector<const Variable *>> Owners;
  std::vector<StringRef> Given;
};

} // namespace

/// Outer variables come before those in their scope, so that each has to avoid
/// only the names of those before it.
void Renaming::run() {
  std::vector<StringRef> NewNames;
  for (const Variable &V : Table.variables()) {
    StringRef Name = V.TheBinder->Name;
    bool KeepsName = V.TheBinder->IsUnitPattern ||
                     (Name == "_" && Builder.Choice.percent(50));
    if (!KeepsName) {
      Name = newName(V);
      Owners[Name].push_back(&V);
      Given.push_back(Name);
      ++Builder.Changes;
    }
    NewNames.push_back(Name);
  }
  for (auto [V, Name] : llvm::zip_equal(Table.variables(), NewNames)) {
    V.TheBinder->Name = Name;
    for (const VariableUse &U : V.Uses)
      llvm::cast<VariableReference>(*U.Slot)->Name = Name;
  }
}

StringRef Renaming::newName(const Variable &V) {
  constexpr size_t Recent = 12;
  if (!Given.empty() && Builder.Choice.percent(50)) {
    StringRef Name = Builder.Choice.pick(ArrayRef(Given).take_back(Recent));
    if (isFree(Name, V))
      return Name;
  }
  return unusedName();
}

StringRef Renaming::unusedName() {
  constexpr StringRef Prefixes[] = {"a",  "b",    "x",    "y",       "z",
                                    "f",  "go",   "loop", "value",   "k_",
                                    "xY", "acc_", "n0",   "longer_", "t"};
  constexpr StringRef ExtendedPrefixes[] = {"_x", "x'", "f'"};
  if (!Builder.Strict && Builder.Choice.percent(20))
    return Builder.TheNames.fresh(
        Builder.Choice.pick<StringRef>(ExtendedPrefixes));
  return Builder.TheNames.fresh(Builder.Choice.pick<StringRef>(Prefixes));
}

bool Renaming::isFree(StringRef Name, const Variable &V) const {
  // Bounds the time for a name that has been given very often.
  constexpr size_t MaximalOwners = 32;
  const std::vector<const Variable *> &Others = Owners.find(Name)->second;
  if (Others.size() > MaximalOwners)
    return false;
  return llvm::none_of(Others, [&V](const Variable *Other) {
    bool SamePattern = Other->Definition == V.Definition &&
                       Other->IsParameter == V.IsParameter;
    return SamePattern || Other->isUsedBetween(V.Begin, V.End);
  });
}

void mincaml::rewriting::renameVariables(VariantBuilder &Builder) {
  Renaming(Builder).run();
}
