//===- Walk.h - Preorder walk over a function body --------------*- C++ -*-===//

#ifndef MINCAML_LIB_KNORMAL_WALK_H
#define MINCAML_LIB_KNORMAL_WALK_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/Support/Casting.h"
#include <vector>

namespace mincaml::knormal {

/// An expression in the body of a function.
struct BodyExpression {
  const Expression *E;
  /// The expression is in tail position; the body of a `try` is not.
  bool IsTail;
  /// The expression is in the body of a `try` of the function.
  bool IsGuarded = false;
};

/// Calls Visit with every expression of a body in closed form, in preorder: a
/// binding, then the value that it binds, then its body.
template <typename Function> void walk(const Expression &Body, Function Visit) {
  std::vector<BodyExpression> Pending{{&Body, /*IsTail=*/true}};
  while (!Pending.empty()) {
    const BodyExpression P = Pending.back();
    Pending.pop_back();
    Visit(P);
    auto Continue = [&](const Expression *E) {
      Pending.push_back({E, P.IsTail, P.IsGuarded});
    };
    if (auto *L = llvm::dyn_cast<Let>(P.E)) {
      Continue(L->Body);
      Pending.push_back({L->Value, /*IsTail=*/false, P.IsGuarded});
    } else if (auto *L = llvm::dyn_cast<LetTuple>(P.E)) {
      Continue(L->Body);
    } else if (auto *M = llvm::dyn_cast<MakeClosures>(P.E)) {
      Continue(M->Body);
    } else if (auto *I = llvm::dyn_cast<If>(P.E)) {
      Continue(I->Else);
      Continue(I->Then);
    } else if (auto *I = llvm::dyn_cast<IfException>(P.E)) {
      Continue(I->Else);
      Continue(I->Then);
    } else if (auto *T = llvm::dyn_cast<Try>(P.E)) {
      Continue(T->Handler);
      Pending.push_back({T->Tried, /*IsTail=*/false, /*IsGuarded=*/true});
    }
  }
}

} // namespace mincaml::knormal

#endif // MINCAML_LIB_KNORMAL_WALK_H
