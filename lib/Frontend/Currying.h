//===- Currying.h - Numbers of parameters of function types -----*- C++ -*-===//
//
// While types are inferred for the extended language, function types are
// curried: they have one parameter, and `int -> int -> int` is a function type
// whose result is another. Afterwards each function type has the parameters
// that its functions take at once.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_CURRYING_H
#define MINCAML_LIB_FRONTEND_CURRYING_H

#include "mincaml/Frontend/Type.h"

namespace mincaml {

/// Whether a function type is joined with its result where that is a function
/// type, too: whether functions of the type take the arguments of both at once.
/// See Currying::joinArrows. Function types that inference made equal share
/// one, by union and find.
struct ArrowJoint {
  ArrowJoint *Parent = nullptr;
  /// There is a function of the type that returns a function.
  bool IsSeparate = false;

  ArrowJoint *representative() {
    ArrowJoint *J = this;
    while (J->Parent) {
      if (J->Parent->Parent)
        J->Parent = J->Parent->Parent;
      J = J->Parent;
    }
    return J;
  }
  void unite(ArrowJoint *Other);
};

class Currying {
public:
  /// A type equal to the curried type T of a definition with Count parameters,
  /// whose joints are its own. Each use of the definition as a value has one,
  /// so that it does not matter for calls of the definition how others take
  /// functions of its type.
  static Type *separateUse(TypeContext &Types, Type *T, unsigned Count);

  /// The number of arguments of the function type T up to a result that is not
  /// known to be a function. The type must not contain itself.
  static unsigned size(const Type *T);

  static bool isCurried(const Type *T) { return T->IsCurried; }

  /// Ends currying: gives each function type that can be reached from Roots the
  /// parameters of all types that it is joined with. A type is joined with its
  /// result unless it can be the type of a function that takes the arguments of
  /// the type only, and returns a function; a function with more parameters
  /// then becomes one that returns functions (Desugar/CallBuilder.h).
  static void joinArrows(TypeContext &Types, llvm::ArrayRef<Type *> Roots);

  /// Joins the function type T with its result, as often as they are joined.
  static void joinResult(TypeContext &Types, Type *T);
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CURRYING_H
