//===- Currying.cpp - Arity of function types -----------------------------===//

#include "Currying.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace mincaml;
using llvm::ArrayRef;

unsigned Currying::size(const Type *T) {
  unsigned Size = 0;
  for (; T->isFunction(); T = T->result())
    Size += T->size();
  return Size;
}

Type *Currying::withOwnArity(TypeContext &Types, Type *T, unsigned Count) {
  if (Count < 2)
    return T;
  std::vector<Type *> Parameters;
  for (unsigned I = 0; I != Count; ++I) {
    T = T->resolve();
    if (!T->isFunction())
      return T; // An error has been reported.
    Parameters.push_back(T->operand(0));
    T = T->result();
  }
  return Types.curry(Parameters, T, /*TakesAllAtOnce=*/true);
}

void ArityClass::unite(ArityClass *Other) {
  ArityClass *A = representative();
  ArityClass *B = Other->representative();
  if (A == B)
    return;
  A->IsSeparate = A->IsSeparate || B->IsSeparate;
  B->Parent = A;
}

void Currying::mergeResult(TypeContext &Types, Type *T) {
  llvm::SmallVector<Type *, 8> Operands(T->Operands,
                                        T->Operands + T->NumOperands);
  Type *Result = T->result();
  while (T->Arity && !T->Arity->representative()->IsSeparate &&
         Result->isFunction()) {
    Operands.append(Result->Operands, Result->Operands + Result->NumOperands);
    T->Arity = Result->Arity;
    Result = Result->result();
  }
  T->IsCurried = false;
  if (Operands.size() == T->NumOperands)
    return;
  T->Operands = ArrayRef(Operands).copy(Types.Allocator).data();
  T->NumOperands = Operands.size();
  T->Result = Result;
}

void Currying::mergeArrows(TypeContext &Types, ArrayRef<Type *> Roots) {
  Types.IsCurried = false;
  std::vector<Type *> Pending(Roots.begin(), Roots.end());
  for (const TypeInstance *I : Types.Instances)
    Pending.insert(Pending.end(), I->Arguments.begin(), I->Arguments.end());
  for (const ExceptionConstructor &X : Types.Constructors)
    if (X.Payload)
      Pending.push_back(X.Payload);
  llvm::DenseSet<const Type *> Visited;
  while (!Pending.empty()) {
    Type *T = Pending.back()->resolve();
    Pending.pop_back();
    if ((!T->NumOperands && !T->Result) || !Visited.insert(T).second)
      continue;
    if (T->IsCurried)
      mergeResult(Types, T);
    Pending.insert(Pending.end(), T->Operands, T->Operands + T->NumOperands);
    if (T->Result)
      Pending.push_back(T->Result);
  }
}
