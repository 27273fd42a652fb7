//===- Chain.h - Construction of chains of bindings -------------*- C++ -*-===//

#ifndef MINCAML_LIB_KNORMAL_CHAIN_H
#define MINCAML_LIB_KNORMAL_CHAIN_H

#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// A chain of bindings under construction, front to back. Phases walk chains in
/// loops and append to one of these, so that their recursion is as deep as the
/// nesting of the program and does not depend on the length of chains.
class Chain {
public:
  /// Ty is the type of the finished chain.
  explicit Chain(Type *Ty) : Ty(Ty) {}
  Chain(const Chain &) = delete;
  Chain &operator=(const Chain &) = delete;

  Type *type() const { return Ty; }

  /// Appends L; Range is the source range that it was made from.
  template <typename Link> void append(Link *L, llvm::SMRange Range) {
    L->Range = Range;
    append(L);
  }

  template <typename Link> void append(Link *L) {
    *Tail = L;
    Tail = &L->Body;
  }

  Expression *finish(Expression *Last) {
    *Tail = Last;
    return Head;
  }

private:
  Type *Ty;
  Expression *Head = nullptr;
  Expression **Tail = &Head;
};

} // namespace mincaml::knormal

#endif // MINCAML_LIB_KNORMAL_CHAIN_H
