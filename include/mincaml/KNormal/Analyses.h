//===- Analyses.h - Analyses after closure conversion -----------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_ANALYSES_H
#define MINCAML_KNORMAL_ANALYSES_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::knormal {

//===----------------------------------------------------------------------===//
// Functions that may return exceptions
//
// Determines which functions of a closure-converted program can *return
// exceptions* instead of a result. They are the functions that may raise an
// exception that they do not handle themselves, while a handler may exist in a
// caller. The result is the least solution of these rules:
//
//   - A function is *observed* if it is called in the body of a `try`, or
//     anywhere in a function that is observed: a handler may exist. In any
//     other function an exception ends the program at once.
//   - An observed function returns exceptions if, outside the bodies of its
//     `try`s, it raises an exception or calls a function that returns
//     exceptions.
//   - A function that is not observed returns exceptions if it contains a tail
//     call of a function that returns exceptions. Otherwise the call could not
//     remain a tail call.
//   - A call through a closure may call any function of the same *shape* (the
//     kinds of the parameters and of the result) whose closure is made. If one
//     of these functions returns exceptions, a call through any closure of this
//     shape does.
//
// A failed check counts as raising only if some handler in the program can
// handle its exception. Without a `try`, no function returns exceptions.
//
//===----------------------------------------------------------------------===//

class RaiseAnalysis {
public:
  explicit RaiseAnalysis(const ClosedProgram &Program);

  /// Whether the code of F may return an exception.
  bool returnsException(const ClosedFunction &F) const {
    return Returning.contains(&F);
  }
  /// Whether a call through a closure of this type may return an exception.
  bool closureReturnsException(const Type *FunctionTy) const;
  /// Whether a handler of the program may handle this exception.
  bool isHandled(runtime::Exception X) const {
    return HandlesAll || Handled.contains(unsigned(X));
  }
  /// Whether a handler of the program may handle one of Xs.
  bool isAnyHandled(llvm::ArrayRef<runtime::Exception> Xs) const {
    return llvm::any_of(Xs,
                        [this](runtime::Exception X) { return isHandled(X); });
  }

private:
  friend class RaiseSolver;

  bool HandlesAll = false;
  llvm::DenseSet<unsigned> Handled;
  llvm::DenseSet<const ClosedFunction *> Returning;
  /// The shapes for which a call through a closure may return an exception.
  llvm::StringSet<> ReturningShapes;
};

/// The exceptions that the runtime function called by E raises if it fails.
llvm::ArrayRef<runtime::Exception> exceptionsOf(const ExternalApply &E);

//===----------------------------------------------------------------------===//
// Local references and variables
//
// Finds references that need no heap object, and variables of the main
// expression that need no static storage, when loops are emitted as parts of
// their hosts (ClosedFunction::host):
//
//   - A reference, or another record whose only field is mutable, is *local* if
//     the function that makes it only reads and writes its contents: the
//     reference itself is not captured, passed, stored or returned, and no
//     other function uses it. A local reference needs no object on the heap.
//   - A variable of the main expression needs no static storage if only main
//     and its loops use it.
//
//===----------------------------------------------------------------------===//

class LocalVariables {
public:
  explicit LocalVariables(const ClosedProgram &Program);

  /// Whether E makes a local reference.
  bool isLocal(const Construct &E) const { return LocalMakes.contains(&E); }
  /// Whether N is used in a function whose code is not part of the main
  /// expression.
  bool isUsedInFunctions(const Name *N) const {
    return UsedInFunctions.contains(N);
  }

private:
  llvm::DenseSet<const Construct *> LocalMakes;
  llvm::DenseSet<const Name *> UsedInFunctions;
};

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_ANALYSES_H
