//===- MergeLets.cpp - The variant `merge-lets` ---------------------------===//

#include "VariantBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::dyn_cast;

namespace {

class Merger : public TreeWalker {
public:
  explicit Merger(VariantBuilder &Builder)
      : Builder(Builder), Table(Builder.Program.Tree) {}

  void run() { walk(Builder.Program.Tree); }

private:
  bool enter(Expression *&Slot) override;
  void leave(Expression *&Slot) override;
  Let *movableDefinition(const VariableReference *Use);

  VariantBuilder &Builder;
  VariableTable Table;
  /// The number of function bodies around each definition that was entered.
  llvm::DenseMap<Let *, unsigned> Depths;
  /// The definitions whose values have been moved to their uses.
  llvm::DenseSet<Let *> Empty;
};

} // namespace

/// Returns the definition of the variable if its value can also be computed at
/// Use, or null.
Let *Merger::movableDefinition(const VariableReference *Use) {
  // Bounds the size, because values grow when other values are moved into them.
  constexpr unsigned MaximalSize = 60;
  const ScopedVariable *Found = scope().lookup(Use->Name);
  if (!Found)
    return nullptr;
  const Variable &V = Table[Table.number(*Found->TheBinder)];
  auto *L = dyn_cast<Let>(V.Definition);
  if (!L || V.Uses.size() != 1 || Depths.lookup(L) != functionDepth() ||
      !isPureAndTotal(L->Value, MaximalSize))
    return nullptr;
  // The names in the value must refer to the same variables here, so their
  // definitions must precede L.
  bool IsSame = llvm::all_of(freeNames(L->Value), [&](llvm::StringRef Name) {
    const ScopedVariable *Here = scope().lookup(Name);
    return !Here || Here < Found;
  });
  return IsSame ? L : nullptr;
}

bool Merger::enter(Expression *&Slot) {
  if (auto *L = dyn_cast<Let>(Slot))
    Depths[L] = functionDepth();
  auto *Use = dyn_cast<VariableReference>(Slot);
  if (!Use)
    return true;
  Let *L = movableDefinition(Use);
  if (!L || !Builder.choose())
    return true;
  Slot = L->Value;
  Empty.insert(L);
  ++Builder.Changes;
  return false;
}

void Merger::leave(Expression *&Slot) {
  auto *L = dyn_cast<Let>(Slot);
  if (!L)
    return;
  if (Empty.contains(L)) {
    Slot = L->Body;
    return;
  }
  // `let x = e in x` becomes e, for any e.
  auto *Result = dyn_cast<VariableReference>(L->Body);
  if (Result && Result->Name == L->Variable.Name && Builder.choose()) {
    Slot = L->Value;
    ++Builder.Changes;
  }
}

void mincaml::rewriting::mergeLets(VariantBuilder &Builder) {
  Merger(Builder).run();
}
