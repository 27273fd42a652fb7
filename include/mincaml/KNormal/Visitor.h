//===- Visitor.h - Dispatch over the nodes of K-normal form -----*- C++ -*-===//
//
// Everything here is generated from KNormal.def, so that a phase names only the
// nodes that it treats specially.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_VISITOR_H
#define MINCAML_KNORMAL_VISITOR_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"
#include <type_traits>

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

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_VISITOR_H
