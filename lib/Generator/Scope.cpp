//===- Scope.cpp - Variables in scope -------------------------------------===//

#include "Scope.h"

using namespace mincaml::generator;

void Scope::bind(Variable V) {
  int Index = int(Entries.size());
  auto [Position, IsNew] = Innermost.try_emplace(V.Name, Index);
  Entry E{std::move(V)};
  if (!IsNew) {
    E.Shadowed = std::exchange(Position->second, Index);
    Entries[E.Shadowed].IsVisible = false;
  }
  Entries.push_back(std::move(E));
}

void Scope::leave(size_t Mark) {
  while (Entries.size() > Mark) {
    const Entry &E = Entries.back();
    if (E.Shadowed < 0) {
      Innermost.erase(E.TheVariable.Name);
    } else {
      Innermost[E.TheVariable.Name] = E.Shadowed;
      Entries[E.Shadowed].IsVisible = true;
    }
    Entries.pop_back();
  }
}

const Variable *Scope::pick(Predicate Wanted) const {
  constexpr size_t MaxCandidates = 12;
  constexpr size_t MaxLooks = 300;
  llvm::SmallVector<const Variable *, MaxCandidates> Candidates;
  size_t Size = Entries.size();
  if (Size <= Floor)
    return nullptr;
  auto LookFrom = [&](size_t Start) {
    size_t End = Start > MaxLooks ? std::max(Floor, Start - MaxLooks) : Floor;
    for (size_t I = Start; I > End && Candidates.size() < MaxCandidates; --I) {
      const Entry &E = Entries[I - 1];
      if (E.IsVisible && Wanted(E.TheVariable))
        Candidates.push_back(&E.TheVariable);
    }
  };
  if (R.percent(25))
    LookFrom(Floor + 1 + R.below(uint32_t(Size - Floor)));
  if (Candidates.empty())
    LookFrom(Size);
  return Candidates.empty() ? nullptr : R.pick(llvm::ArrayRef(Candidates));
}

const Variable *Scope::pickOfType(const ValueType *T) const {
  return pick([&](const Variable &V) {
    if (V.Type == T)
      return V.Fuel < 0;
    // Or a function whose calls cost no more than the type allows.
    return V.CallCost && V.Fuel < 0 && T->is(ValueType::Kind::Function) &&
           V.Type->Operands == T->Operands && V.Type->Result == T->Result &&
           (T->MayRaise || !V.Raises) && V.CallCost->fits(CallBounds[T->Level]);
  });
}

std::optional<Variable> Scope::pickArray(uint32_t MinLength,
                                         const ValueType *Element) const {
  const Variable *Found = pick([&](const Variable &V) {
    return V.Type->is(ValueType::Kind::Array) && V.Type->Length >= MinLength &&
           (Element ? V.Type->Result == Element : V.Type->Result->isNumber());
  });
  return Found ? std::optional(*Found) : std::nullopt;
}
