//===- TypeSubstitution.cpp - Substitution in types -----------------------===//

#include "TypeSubstitution.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;

/// Returns the result type of a function or the element type of an array; null
/// for other types.
static Type *resultOrElement(const Type *T) {
  return T->isFunction() || T->isArray() ? T->result() : nullptr;
}

unsigned TypeSubstitution::StructureInfo::getHashValue(const Type *T) {
  llvm::hash_code Hash = llvm::hash_combine(
      T->kind(), T->size(), resultOrElement(T), T->definition());
  for (unsigned I = 0; I != T->size(); ++I)
    Hash = llvm::hash_combine(Hash, T->operand(I));
  return unsigned(size_t(Hash));
}

bool TypeSubstitution::StructureInfo::isEqual(const Type *A, const Type *B) {
  auto IsKey = [](const Type *T) {
    return T == getEmptyKey() || T == getTombstoneKey();
  };
  if (A == B || IsKey(A) || IsKey(B))
    return A == B;
  if (A->kind() != B->kind() || A->definition() != B->definition() ||
      A->size() != B->size() || resultOrElement(A) != resultOrElement(B))
    return false;
  for (unsigned I = 0; I != A->size(); ++I)
    if (A->operand(I) != B->operand(I))
      return false;
  return true;
}

void TypeSubstitution::bind(llvm::ArrayRef<Type *> Variables,
                            llvm::ArrayRef<Type *> To) {
  for (auto [Variable, Type] : llvm::zip_equal(Variables, To))
    Bindings[Variable] = Type;
  ++CurrentCopy;
}

/// Finds the result for T without visiting the parts of T, which must be
/// resolved. Returns false if there is no result yet.
bool TypeSubstitution::lookUp(Type *T, Result &R) const {
  switch (T->kind()) {
  case Type::Kind::Function:
  case Type::Kind::Tuple:
  case Type::Kind::Array:
  case Type::Kind::Data: {
    if (T->isData() && !T->size()) {
      R = {T, Always};
      return true;
    }
    auto I = Results.find(T);
    if (I == Results.end() ||
        (I->second.Copy != Always && I->second.Copy != CurrentCopy))
      return false;
    R = I->second;
    return true;
  }
  case Type::Kind::Variable:
    if (Type *To = Bindings.lookup(T)) {
      R = {To, CurrentCopy};
      return true;
    }
    [[fallthrough]];
  default:
    R = {T, Always};
    return true;
  }
}

/// Computes the result for a type whose parts already have results.
TypeSubstitution::Result TypeSubstitution::compute(Type *T) {
  Result Whole{T, Always};
  bool IsSame = true;
  auto PartOf = [&](Type *Part) {
    Result R;
    lookUp(Part, R);
    if (R.Copy != Always)
      Whole.Copy = CurrentCopy;
    IsSame = IsSame && R.Canonical == Part;
    return R.Canonical;
  };
  for (unsigned I = 0; I != T->size(); ++I)
    PartOf(T->operand(I));
  if (Type *Part = resultOrElement(T))
    PartOf(Part);
  Type *Candidate = IsSame ? T : Types.rebuild(T, PartOf);
  auto [I, IsNew] = Canonical.insert(Candidate);
  if (IsNew && Candidate->isData())
    DataTypes.push_back(Candidate);
  Whole.Canonical = *I;
  return Whole;
}

Type *TypeSubstitution::apply(Type *Root) {
  Root = Root->resolve();
  Result R;
  if (lookUp(Root, R))
    return R.Canonical;
  struct Step {
    Type *T;
    unsigned NextPart = 0;
  };
  std::vector<Step> Path{{Root}};
  while (!Path.empty()) {
    Step &S = Path.back();
    unsigned I = S.NextPart++;
    Type *Part = I < S.T->size()    ? S.T->operand(I)
                 : I == S.T->size() ? resultOrElement(S.T)
                                    : nullptr;
    if (!Part) {
      R = compute(S.T);
      Results[S.T] = R;
      Path.pop_back();
    } else if (!lookUp(Part, R)) {
      Path.push_back({Part});
    }
  }
  return R.Canonical;
}
