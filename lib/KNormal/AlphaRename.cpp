//===- AlphaRename.cpp - Alpha conversion ---------------------------------===//

#include "mincaml/KNormal/Phases.h"
#include "llvm/ADT/ScopedHashTable.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;

namespace {

class Renamer {
public:
  explicit Renamer(Context &C) : C(C) {}

  Expression *rename(const Expression &E);

private:
  Name *lookup(Name *N) const;
  Binder enter(const Binder &B);
  ArrayRef<Binder> enter(ArrayRef<Binder> Bs);

  Function *rename(const Function &F);
  Expression *renameHandler(const Expression &First);
  Expression *renameLast(const Expression &E);

  Context &C;
  /// The new names of the identifiers in scope. A scoped hash table enters a
  /// binder in constant time; a copy of the table for each scope would take
  /// time in its size.
  using NameTable = llvm::ScopedHashTable<Name *, Name *>;
  NameTable NewNames;
};

} // namespace

/// Returns the new name of N. A temporary is not in the table and keeps its
/// name.
Name *Renamer::lookup(Name *N) const {
  Name *New = NewNames.lookup(N);
  return New ? New : N;
}

Binder Renamer::enter(const Binder &B) {
  if (B.TheName->isTemporary())
    return B;
  Name *New = C.rename(B.TheName);
  NewNames.insert(B.TheName, New);
  return {New, B.Ty, B.Loc};
}

ArrayRef<Binder> Renamer::enter(ArrayRef<Binder> Bs) {
  llvm::SmallVector<Binder, 8> Result;
  for (const Binder &B : Bs)
    Result.push_back(enter(B));
  return C.copy(ArrayRef<Binder>(Result));
}

Function *Renamer::rename(const Function &F) {
  // The function's own name is in scope already.
  Binder Own{lookup(F.TheBinder.TheName), F.TheBinder.Ty, F.TheBinder.Loc};
  NameTable::ScopeTy Scope(NewNames);
  ArrayRef<Binder> Parameters = enter(F.Parameters);
  return C.make<Function>(Own, Parameters, rename(*F.Body), F.Range);
}

Expression *Renamer::rename(const Expression &First) {
  Chain Ch(First.Ty);
  NameTable::ScopeTy Scope(NewNames);
  const Expression *E = &First;
  while (true) {
    if (auto *L = llvm::dyn_cast<Let>(E)) {
      Expression *Value = rename(*L->Value);
      Ch.append(C.make<Let>(L->Ty, L->Loc, enter(L->Variable), Value),
                L->Range);
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetTuple>(E)) {
      Name *Tuple = lookup(L->Tuple);
      Ch.append(C.make<LetTuple>(L->Ty, L->Loc, enter(L->Variables), Tuple,
                                 L->TupleTy),
                L->Range);
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetRec>(E)) {
      // All functions of the group are in scope in all of their bodies.
      for (const Function *F : L->Functions)
        enter(F->TheBinder);
      llvm::SmallVector<Function *, 1> Renamed;
      for (const Function *F : L->Functions)
        Renamed.push_back(rename(*F));
      auto Functions = C.copy(ArrayRef<Function *>(Renamed));
      Ch.append(llvm::isa<Loop>(L) ? C.make<Loop>(L->Ty, L->Loc, Functions)
                                   : C.make<LetRec>(L->Ty, L->Loc, Functions),
                L->Range);
      E = L->Body;
    } else {
      return Ch.finish(renameLast(*E));
    }
  }
}

/// Renames a handler. The tests that it starts with can form a chain of any
/// length, so that a loop handles them.
Expression *Renamer::renameHandler(const Expression &First) {
  const Expression *E = &First;
  Expression *Result = nullptr;
  Expression **Tail = &Result;
  while (auto *I = llvm::dyn_cast<IfException>(E)) {
    auto *Copy = C.make<IfException>(*I);
    Copy->Exception = lookup(I->Exception);
    NameTable::ScopeTy Scope(NewNames);
    if (I->Payload.TheName)
      Copy->Payload = enter(I->Payload);
    Copy->Then = rename(*I->Then);
    *Tail = Copy;
    Tail = &Copy->Else;
    E = I->Else;
  }
  *Tail = rename(*E);
  return Result;
}

Expression *Renamer::renameLast(const Expression &E) {
  return dispatch(E, [this](const auto &Node) -> Expression * {
    using Class = std::remove_const_t<std::remove_reference_t<decltype(Node)>>;
    Class *Copy = C.make<Class>(Node);
    mapOperands(C, *Copy, [this](Name *N) { return lookup(N); });
    if constexpr (std::is_same_v<Class, If>) {
      Copy->Then = rename(*Node.Then);
      Copy->Else = rename(*Node.Else);
    } else if constexpr (std::is_same_v<Class, Try>) {
      Copy->Tried = rename(*Node.Tried);
      NameTable::ScopeTy Scope(NewNames);
      Copy->Exception = enter(Node.Exception);
      Copy->Handler = renameHandler(*Node.Handler);
    }
    return Copy;
  });
}

Expression *knormal::alphaRename(Context &C, Expression *E) {
  return Renamer(C).rename(*E);
}
