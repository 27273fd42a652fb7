//===- AlphaRename.cpp - One name for each binder -------------------------===//
//
// One table maps each identifier to its present new name; leaving a scope takes
// back what it entered. That costs a constant for each binder, where a table
// for each scope would cost its size.
//
//===----------------------------------------------------------------------===//

#include "mincaml/KNormal/AlphaRename.h"
#include "Chain.h"
#include "mincaml/KNormal/Visitor.h"
#include <vector>

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
  void leave(size_t Scope);

  Function *rename(const Function &F);
  Expression *renameLast(const Expression &E);

  Context &C;
  llvm::DenseMap<Name *, Name *> NewNames;
  /// What NewNames had (or null) before each binder that is in scope.
  std::vector<std::pair<Name *, Name *>> Hidden;
};

} // namespace

/// Temporaries are not in the table: they keep their names.
Name *Renamer::lookup(Name *N) const {
  Name *New = NewNames.lookup(N);
  return New ? New : N;
}

Binder Renamer::enter(const Binder &B) {
  if (B.TheName->isTemporary())
    return B;
  Name *&New = NewNames[B.TheName];
  Hidden.push_back({B.TheName, New});
  New = C.rename(B.TheName);
  return {New, B.Ty, B.Loc};
}

ArrayRef<Binder> Renamer::enter(ArrayRef<Binder> Bs) {
  llvm::SmallVector<Binder, 8> Result;
  for (const Binder &B : Bs)
    Result.push_back(enter(B));
  return C.copy(ArrayRef<Binder>(Result));
}

void Renamer::leave(size_t Scope) {
  for (; Hidden.size() > Scope; Hidden.pop_back())
    NewNames[Hidden.back().first] = Hidden.back().second;
}

Function *Renamer::rename(const Function &F) {
  // The function's own name is in scope already.
  size_t Scope = Hidden.size();
  ArrayRef<Binder> Parameters = enter(F.Parameters);
  Expression *Body = rename(*F.Body);
  leave(Scope);
  Binder Own{lookup(F.TheBinder.TheName), F.TheBinder.Ty, F.TheBinder.Loc};
  return C.make<Function>(Own, Parameters, Body, F.Range);
}

Expression *Renamer::rename(const Expression &First) {
  Chain Ch(First.Ty);
  size_t Scope = Hidden.size();
  const Expression *E = &First;
  while (true) {
    if (auto *L = llvm::dyn_cast<Let>(E)) {
      Expression *Value = rename(*L->Value);
      Ch.append(C.make<Let>(L->Ty, L->Loc, enter(L->Variable), Value));
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetTuple>(E)) {
      Name *Tuple = lookup(L->Tuple);
      Ch.append(C.make<LetTuple>(L->Ty, L->Loc, enter(L->Variables), Tuple,
                                 L->TupleTy));
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetRec>(E)) {
      enter(L->TheFunction->TheBinder);
      Ch.append(C.make<LetRec>(L->Ty, L->Loc, rename(*L->TheFunction)));
      E = L->Body;
    } else {
      Expression *Result = Ch.finish(renameLast(*E));
      leave(Scope);
      return Result;
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
    }
    return Copy;
  });
}

Expression *knormal::alphaRename(Context &C, Expression *E) {
  return Renamer(C).rename(*E);
}
