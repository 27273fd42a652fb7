//===- Generalizer.cpp - Generalization and instantiation -----------------===//

#include "Inference/Generalizer.h"

using namespace mincaml;
using llvm::ArrayRef;

void Generalizer::generalize(ArrayRef<ast::Binder *> Names) {
  U.propagateLevels();
  U.propagateComparisons();
  --Types.Level;
  LevelOf.clear();
  Variables.clear();
  Constructed.clear();
  bool IsFinite = true;
  for (const ast::Binder *Name : Names)
    IsFinite = collect(Name->Ty) && IsFinite;
  if (Variables.empty())
    return;
  for (Type *V : Variables)
    V->Level = IsFinite ? Type::GeneralizedLevel : Types.Level;
  if (!IsFinite)
    return;
  ArrayRef<Type *> Generalized = Types.copy(Variables);
  ArrayRef<Type *> Parts = Types.copy(Constructed);
  for (ast::Binder *Name : Names)
    Name->Scheme = Types.scheme(Generalized, Name->Ty->resolve(), Parts);
}

/// Depth-first search for the variables of Root to generalize and for the types
/// that contain them. Returns false if Root is cyclic.
bool Generalizer::collect(Type *Root) {
  struct Step {
    Type *T;
    unsigned NextPart = 0;
    unsigned Level = 0;
  };
  std::vector<Step> Path;
  // Returns the level of T if it is known without a search.
  auto Known = [&](Type *T) -> std::optional<unsigned> {
    if (T->isVariable()) {
      if (T->Level > Types.Level && LevelOf.try_emplace(T, T->Level).second)
        Variables.push_back(T);
      return T->Level;
    }
    if (T->Level <= Types.Level)
      return T->Level;
    return T->NumOperands || T->Result ? std::nullopt : std::optional(0U);
  };
  auto Visit = [&](Type *T) { // Returns false on a cycle.
    T = T->resolve();
    std::optional<unsigned> Level = Known(T);
    if (!Level) {
      auto [I, IsNew] = LevelOf.try_emplace(T, std::nullopt);
      if (IsNew) {
        Path.push_back({T});
        return true;
      }
      if (!I->second)
        return false;
      Level = I->second;
    }
    if (!Path.empty())
      Path.back().Level = std::max(Path.back().Level, *Level);
    return true;
  };

  if (!Visit(Root))
    return false;
  while (!Path.empty()) {
    Step &S = Path.back();
    unsigned I = S.NextPart++;
    if (I < S.T->NumOperands || (I == S.T->NumOperands && S.T->Result)) {
      if (!Visit(I < S.T->NumOperands ? S.T->Operands[I] : S.T->Result))
        return false;
      continue;
    }
    Step Finished = S;
    Path.pop_back();
    LevelOf[Finished.T] = Finished.Level;
    if (Finished.Level > Types.Level)
      Constructed.push_back(Finished.T);
    else
      Finished.T->Level = Finished.Level;
    if (!Path.empty())
      Path.back().Level = std::max(Path.back().Level, Finished.Level);
  }
  return true;
}

Type *Generalizer::instantiate(const TypeScheme &Scheme,
                               TypeInstance *&Instance) {
  constexpr size_t LargeType = 1000;
  size_t Size = Scheme.Constructed.size();
  if (Size > LargeType) {
    if (Size > Budget)
      return nullptr;
    Budget -= Size;
  }
  llvm::DenseMap<const Type *, Type *> Copies;
  std::vector<Type *> Arguments;
  for (const Type *V : Scheme.Variables) {
    Arguments.push_back(Types.variable());
    Copies[V] = Arguments.back();
  }
  auto CopyOf = [&](Type *T) {
    Type *Copy = Copies.lookup(T);
    return Copy ? Copy : T;
  };
  for (const Type *T : Scheme.Constructed)
    Copies[T] = Types.rebuild(T, CopyOf);
  Instance = Types.instance(&Scheme, Arguments);
  return CopyOf(Scheme.Root);
}
