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
  Expression *renameLast(const Expression &E);

  Context &C;
  /// Maps the identifiers in scope to their new names. A scoped hash table
  /// enters a binder in constant time. Copying the table for each scope would
  /// take time linear in its size.
  using NameTable = llvm::ScopedHashTable<Name *, Name *>;
  NameTable NewNames;
};

} // namespace

/// Returns the new name of N. A temporary has no entry in the table and keeps
/// its name.
Name *Renamer::lookup(Name *N) const {
  Name *New = NewNames.lookup(N);
  return New ? New : N;
}

Binder Renamer::enter(const Binder &B) {
  if (B.TheName->isTemporary())
    return B;
  Name *New = C.rename(B.TheName);
  NewNames.insert(B.TheName, New);
  return {New, B.Ty, B.Loc, B.IsUnused};
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
    } else if (auto *L = llvm::dyn_cast<LetFields>(E)) {
      Name *Object = lookup(L->Object);
      Ch.append(C.make<LetFields>(L->Ty, L->Loc, enter(L->Variables), Object,
                                  L->ObjectTy, L->TheConstructor),
                L->Range);
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetRec>(E)) {
      // All functions of the group are in scope in all of their bodies.
      for (const Function *F : L->Functions)
        enter(F->TheBinder);
      llvm::SmallVector<Function *, 1> Renamed;
      for (const Function *F : L->Functions)
        Renamed.push_back(rename(*F));
      Ch.append(C.make<LetRec>(L->Ty, L->Loc,
                               C.copy(ArrayRef<Function *>(Renamed)),
                               L->TheFunctionKind),
                L->Range);
      E = L->Body;
    } else {
      return Ch.finish(renameLast(*E));
    }
  }
}

Expression *Renamer::renameLast(const Expression &E) {
  return dispatch(E, [this](const auto &Node) -> Expression * {
    using Class = std::remove_const_t<std::remove_reference_t<decltype(Node)>>;
    Class *Copy = C.make<Class>(Node);
    mapOperands(C, *Copy, [this](Name *N) { return lookup(N); });
    if constexpr (std::is_same_v<Class, If>) {
      Copy->Then = rename(*Node.Then);
      Copy->Else = rename(*Node.Else);
    } else if constexpr (std::is_same_v<Class, Switch>) {
      Copy->Cases = C.copy(ArrayRef<SwitchCase>(Node.Cases));
      for (SwitchCase &Case : Copy->Cases)
        Case.Body = rename(*Case.Body);
      if (Node.Default)
        Copy->Default = rename(*Node.Default);
    } else if constexpr (std::is_same_v<Class, Try>) {
      Copy->Tried = rename(*Node.Tried);
      if (Node.Next) {
        NameTable::ScopeTy Scope(NewNames);
        Copy->Value = enter(Node.Value);
        Copy->Next = rename(*Node.Next);
      }
      NameTable::ScopeTy Scope(NewNames);
      Copy->Exception = enter(Node.Exception);
      Copy->Handler = rename(*Node.Handler);
    }
    return Copy;
  });
}

Expression *knormal::alphaRename(Context &C, Expression *E) {
  return Renamer(C).rename(*E);
}
