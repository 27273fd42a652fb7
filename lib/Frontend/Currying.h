//===- Currying.h - Arity of function types ---------------------*- C++ -*-===//
//
// During inference for the extended language, function types are curried: each
// has one parameter, and `int -> int -> int` is a function type whose result is
// another function type. After inference, the parameters of a function type are
// those that its functions take at once.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_CURRYING_H
#define MINCAML_LIB_FRONTEND_CURRYING_H

#include "mincaml/Frontend/Type.h"

namespace mincaml {

/// Decides whether a curried function type is merged with its result, if the
/// result is a function type, too: it is if the functions of the type take the
/// arguments of both at once (see Currying::mergeArrows). Function types that
/// inference has unified share one class, by union-find.
struct ArityClass {
  ArityClass *Parent = nullptr;
  /// Some function of the type takes one argument and returns a function. Then
  /// the types must not be merged.
  bool IsSeparate = false;

  ArityClass *representative() {
    ArityClass *C = this;
    while (C->Parent) {
      if (C->Parent->Parent)
        C->Parent = C->Parent->Parent;
      C = C->Parent;
    }
    return C;
  }
  void unite(ArityClass *Other);
};

class Currying {
public:
  /// Returns a type equal to T, the curried type of a definition with Count
  /// parameters, but with new arity classes. Every use of the definition as a
  /// value gets such a type, so that calls of this value through other names do
  /// not influence direct calls of the definition.
  static Type *withOwnArity(TypeContext &Types, Type *T, unsigned Count);

  /// Makes the functions of a new type with Count parameters take one argument
  /// at a time. Returns the type.
  static Type *separate(Type *Function, unsigned Count);

  /// Returns the number of arguments that can be passed to a function of type
  /// T: its parameters, those of its result if that is known to be a function,
  /// and so on. T must not be cyclic.
  static unsigned size(const Type *T);

  static bool isCurried(const Type *T) { return T->IsCurried; }

  /// Ends currying: merges each function type that is reachable from Roots with
  /// its result, repeatedly, so that it has the parameters of all of them. A
  /// type is not merged with its result if some function of the type may take
  /// only the arguments of the type itself and return a function. In this case,
  /// functions with more parameters become functions that return functions
  /// (Desugar/Builders.h).
  static void mergeArrows(TypeContext &Types, llvm::ArrayRef<Type *> Roots);

  /// Merges the function type T with its result, repeatedly, as long as the
  /// arity classes allow it.
  static void mergeResult(TypeContext &Types, Type *T);
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CURRYING_H
