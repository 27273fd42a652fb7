//===- VariableTable.cpp - The variables of a program ---------------------===//

#include "mincaml/Rewriting/VariableTable.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace mincaml::rewriting {

class VariableTableBuilder : TreeWalker {
public:
  explicit VariableTableBuilder(VariableTable &Table) : Table(Table) {}

  void run(Expression *&Program) {
    walk(Program);
    llvm::sort(Table.Externals);
    Table.Externals.erase(llvm::unique(Table.Externals), Table.Externals.end());
  }

private:
  bool enter(Expression *&Slot) override {
    Slots.push_back(&Slot);
    beginScopes();
    if (auto *V = dyn_cast<VariableReference>(Slot))
      addUse(V);
    return true;
  }

  void leave(Expression *&) override {
    Slots.pop_back();
    endScopes();
  }

  void addUse(VariableReference *V) {
    const ScopedVariable *Found = scope().lookup(V->Name);
    if (!Found) {
      Table.Externals.push_back(V->Name);
      return;
    }
    Expression **Call = isCallee() ? Slots[Slots.size() - 2] : nullptr;
    Table.Variables[Table.number(*Found->TheBinder)].Uses.push_back(
        {Slots.back(), Call, position()});
  }

  Variable &add(Binder &B, Expression *Definition, unsigned Number,
                bool IsParameter = false) {
    Table.Numbers[&B] = Table.Variables.size();
    Variable &V = Table.Variables.emplace_back();
    V.TheBinder = &B;
    V.Definition = Definition;
    // The current expression is an operand of Definition.
    V.Slot = Slots[Slots.size() - 2];
    V.Number = Number;
    V.IsParameter = IsParameter;
    V.Begin = position();
    return V;
  }

  void addFunction(FunctionDefinition *F, Expression *Definition,
                   unsigned Number) {
    add(F->Name, Definition, Number).Function = F;
  }

  void addParameters(FunctionDefinition *F, Expression *Definition) {
    for (auto [I, B] : llvm::enumerate(F->Parameters))
      add(B, Definition, I, /*IsParameter=*/true).Function = F;
  }

  /// Brings into scope the variables that the parent binds in the current
  /// operand.
  void beginScopes() {
    Expression *E = parent();
    if (!E)
      return;
    forEachHandled(
        [&](Binder &B) { add(B, E, /*Number=*/1, /*IsParameter=*/false); });
    bool IsSecond = operandNumber() == 1;
    if (auto *L = dyn_cast<Let>(E)) {
      if (IsSecond)
        add(L->Variable, E, 0);
    } else if (auto *T = dyn_cast<LetTuple>(E)) {
      if (IsSecond)
        for (auto [I, B] : llvm::enumerate(T->Variables))
          add(B, E, I);
    } else if (auto *R = dyn_cast<LetRec>(E); R && !IsSecond) {
      addFunction(R->Function, E, 0);
      addParameters(R->Function, E);
    } else if (auto *G = dyn_cast<LetRecGroup>(E)) {
      if (operandNumber() == 0)
        for (auto [I, F] : llvm::enumerate(G->Functions))
          addFunction(F, E, I);
      if (operandNumber() < G->Functions.size())
        addParameters(G->Functions[operandNumber()], E);
    }
  }

  /// Calls Visit with the variables of a handler, if the current expression is
  /// one. Their Number is not 0, so that no reduction removes them.
  template <typename Function> void forEachHandled(Function Visit) {
    auto *T = dyn_cast<Try>(parent());
    if (!T || operandNumber() == 0)
      return;
    forEachBinder(T->Cases[operandNumber() - 1],
                  [&](const Binder &B) { Visit(const_cast<Binder &>(B)); });
  }

  void endScopes() {
    Expression *E = parent();
    if (!E)
      return;
    forEachHandled([&](Binder &B) { end(B); });
    bool IsSecond = operandNumber() == 1;
    if (auto *L = dyn_cast<Let>(E)) {
      if (IsSecond)
        end(L->Variable);
    } else if (auto *T = dyn_cast<LetTuple>(E)) {
      if (IsSecond)
        end(T->Variables);
    } else if (auto *R = dyn_cast<LetRec>(E)) {
      if (IsSecond)
        end(R->Function->Name);
      else
        end(R->Function->Parameters);
    } else if (auto *G = dyn_cast<LetRecGroup>(E)) {
      if (operandNumber() < G->Functions.size())
        end(G->Functions[operandNumber()]->Parameters);
      else
        for (const FunctionDefinition *F : G->Functions)
          end(F->Name);
    }
  }

  void end(const Binder &B) {
    Table.Variables[Table.number(B)].End = nextPosition();
  }

  void end(llvm::ArrayRef<Binder> Bs) {
    for (const Binder &B : Bs)
      end(B);
  }

  VariableTable &Table;
  std::vector<Expression **> Slots;
};

} // namespace mincaml::rewriting

VariableTable::VariableTable(Expression *&Program) {
  VariableTableBuilder(*this).run(Program);
}

bool Variable::isOnlyCalled() const {
  return llvm::all_of(Uses, [](const VariableUse &U) { return U.Call; });
}

bool Variable::isUsedBetween(unsigned First, unsigned Last) const {
  const auto *I = llvm::partition_point(
      Uses, [First](const VariableUse &U) { return U.Position < First; });
  return I != Uses.end() && I->Position < Last;
}

namespace {

class FreeNameCollector : public TreeWalker {
public:
  llvm::SetVector<llvm::StringRef> Found;

private:
  bool enter(Expression *&Slot) override {
    auto *V = dyn_cast<VariableReference>(Slot);
    if (V && !scope().lookup(V->Name))
      Found.insert(V->Name);
    return true;
  }
};

} // namespace

llvm::SmallVector<llvm::StringRef, 0>
mincaml::rewriting::freeNames(Expression *E) {
  FreeNameCollector Names;
  Names.walk(E);
  return Names.Found.takeVector();
}
