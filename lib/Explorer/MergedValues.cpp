//===- MergedValues.cpp - Variables bound to conditionals -----------------===//

#include "MergedValues.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

static const ast::Expression *withoutAnnotation(const ast::Expression *E) {
  while (const auto *A = dyn_cast<ast::Annotated>(E))
    E = A->Operand;
  return E;
}

void MergedValues::addResults(const ast::Expression &Conditional,
                              const OriginTable &Origins) {
  std::vector<const ast::Expression *> Pending{&Conditional};
  while (!Pending.empty()) {
    const ast::Expression *E = withoutAnnotation(Pending.back());
    Pending.pop_back();
    if (const auto *I = dyn_cast<ast::If>(E)) {
      Pending.push_back(I->Then);
      Pending.push_back(I->Else);
    } else if (const auto *S = dyn_cast<ast::Sequence>(E)) {
      Pending.push_back(S->Second);
    } else if (const ast::Expression *Rest = ast::continuation(E)) {
      Pending.push_back(Rest);
    } else if (const int Index = Origins.find(E->Range); Index >= 0) {
      ResultOf.try_emplace(Index, Names.size() - 1);
    }
  }
}

void MergedValues::build(const ast::Expression &Tree,
                         const OriginTable &Origins) {
  SmallVector<const ast::Expression *, 32> Pending{&Tree};
  while (!Pending.empty()) {
    const ast::Expression *E = Pending.pop_back_val();
    if (!E)
      continue;
    if (const auto *L = dyn_cast<ast::Let>(E);
        L && L->Variable.Name != "_" &&
        isa<ast::If>(withoutAnnotation(L->Value))) {
      Names.push_back(L->Variable.Name);
      addResults(*L->Value, Origins);
    }
    ast::appendOperands(E, Pending);
  }
}

StringRef MergedValues::nameOf(ArrayRef<int> Writers,
                               ArrayRef<int> Readers) const {
  SmallSet<int, 4> Results;
  std::optional<unsigned> Variable;
  for (int Writer : Writers) {
    auto It = ResultOf.find(Writer);
    if (It == ResultOf.end() || Variable.value_or(It->second) != It->second)
      return "";
    Variable = It->second;
    Results.insert(Writer);
  }
  if (Results.size() < 2 ||
      any_of(Readers, [&](int Reader) { return Results.contains(Reader); }))
    return "";
  return Names[*Variable];
}
