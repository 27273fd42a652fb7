//===- Visitor.h - Visiting the nodes of K-normal form ----------*- C++ -*-===//
//
// Everything here but `walk` is generated from KNormal.def, so that a phase
// names only the nodes that it treats specially.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_VISITOR_H
#define MINCAML_KNORMAL_VISITOR_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/ErrorHandling.h"
#include <type_traits>
#include <vector>

namespace mincaml::knormal {

/// Calls F with E cast to its class. F must accept every class of node; a set
/// of overloads can take the rest as `const auto &`.
template <typename Function>
decltype(auto) dispatch(const Expression &E, Function &&F) {
  switch (E.TheKind) {
#define KNORMAL_NODE(Class, Stage)                                             \
  case Expression::Kind::Class:                                                \
    return F(static_cast<const Class &>(E));
#include "mincaml/KNormal/KNormal.def"
  }
  llvm_unreachable("covered switch");
}

/// Calls F with each operand field of E, a `Name *` or an `ArrayRef<Name *>`,
/// in the order of evaluation. An If without Right and an ApplyDirect without
/// Closure pass null.
template <typename Node, typename Function>
void forEachOperandField(Node &E, Function &&F) {
#define KNORMAL_OPERAND(Class, Field)                                          \
  if constexpr (std::is_same_v<std::remove_const_t<Node>, Class>)              \
    F(E.Field);
#include "mincaml/KNormal/KNormal.def"
  (void)E;
  (void)F;
}

/// Calls F with the name of each operand of E, in the order of evaluation.
template <typename Node, typename Function>
void forEachOperand(const Node &E, Function &&F) {
  forEachOperandField(E, [&F](const auto &Field) {
    if constexpr (std::is_convertible_v<decltype(Field), Name *>) {
      if (Field)
        F(Field);
    } else {
      for (Name *Element : Field)
        F(Element);
    }
  });
}

/// Replaces each operand X of E by F(X). Lists are copied, not changed.
template <typename Node, typename Function>
void mapOperands(Context &C, Node &E, Function &&F) {
  forEachOperandField(E, [&C, &F](auto &Field) {
    if constexpr (std::is_convertible_v<decltype(Field), Name *>) {
      if (Field)
        Field = F(Field);
    } else {
      llvm::SmallVector<Name *, 8> Names;
      for (Name *Element : Field)
        Names.push_back(F(Element));
      Field = C.copy(llvm::ArrayRef<Name *>(Names));
    }
  });
}

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

#endif // MINCAML_KNORMAL_VISITOR_H
