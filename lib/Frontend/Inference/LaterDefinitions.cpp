//===- LaterDefinitions.cpp - Names used before their definition ----------===//

#include "Inference/LaterDefinitions.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::StringRef;

void LaterDefinitions::add(const Binder &B) {
  if (B.Name != "_" && B.Range.isValid())
    ByName[B.Name].push_back(&B);
}

void LaterDefinitions::add(const Pattern &P) {
  // Nested patterns are ignored: they would need a walk without recursion, and
  // their names are rarely used too early.
  add(P.Variable);
  for (const Pattern &Element : P.Elements)
    add(Element.Variable);
}

LaterDefinitions::LaterDefinitions(const Expression &Program)
    : Program(Program) {
  for (const Expression *E = &Program; E; E = continuation(E)) {
    if (const auto *L = dyn_cast<Let>(E))
      add(L->Variable);
    else if (const auto *F = dyn_cast<LetRec>(E))
      add(F->Function->Name);
    else if (const auto *T = dyn_cast<LetTuple>(E))
      llvm::for_each(T->Variables, [this](const Binder &B) { add(B); });
    else if (const auto *D = dyn_cast<LetDefinitions>(E))
      for (const Definition &One : D->Definitions)
        One.Function ? add(One.Function->Name) : add(One.Target);
  }
}

const Binder *LaterDefinitions::find(StringRef Name, llvm::SMRange Use) const {
  auto I = ByName.find(Name);
  if (I == ByName.end())
    return nullptr;
  for (const Binder *B : I->second)
    if (B->Range.Start.getPointer() > Use.Start.getPointer())
      return B;
  return nullptr;
}

static StringRef textOf(llvm::SMRange Range) {
  const char *Start = Range.Start.getPointer();
  return {Start, size_t(Range.End.getPointer() - Start)};
}

void LaterDefinitions::collectInner() {
  llvm::SmallVector<const Expression *, 64> Open{&Program};
  while (!Open.empty()) {
    const Expression *E = Open.pop_back_val();
    appendOperands(E, Open);
    forEachBinder(*E, [this](const Binder &B) {
      // Library definitions, which have the source range of their first use,
      // are skipped.
      if (!B.Range.isValid() || textOf(B.Range) != B.Name)
        return;
      const Binder *&First = Inner[B.Name];
      if (!First ||
          B.Range.Start.getPointer() < First->Range.Start.getPointer())
        First = &B;
    });
  }
}

const Binder *LaterDefinitions::findInner(StringRef Name) {
  if (ByName.contains(Name))
    return nullptr;
  if (Inner.empty())
    collectInner();
  return Inner.lookup(Name);
}
