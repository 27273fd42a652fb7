//===- RaiseAnalysis.h - Which functions may raise --------------*- C++ -*-===//
//
// A function *returns exceptions*, beside its result, if it may raise one that
// it does not handle itself and a handler may exist when it is called. The
// least fixed point, on a closed program:
//
//   - A function is *observed* if it is called in the body of a `try`, or
//     anywhere in a function that is observed: a handler may exist. In others
//     an exception ends the program on the spot.
//   - An observed function returns exceptions if, outside the bodies of its
//     `try`s, it raises one or calls a function that returns some.
//   - A function that is not observed returns exceptions if it calls such a
//     function in tail position, so that the call stays a tail call.
//   - A call through a closure may call any function of the same *shape*, the
//     kinds of its parameters and result, whose closure is made. If one of them
//     returns exceptions, the calls of all of them do.
//
// Failed checks count as raising only if some handler in the program can take
// the exception. Without a `try` no function returns exceptions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_RAISEANALYSIS_H
#define MINCAML_KNORMAL_RAISEANALYSIS_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::knormal {

class RaiseAnalysis {
public:
  explicit RaiseAnalysis(const ClosedProgram &Program);

  /// Whether a call of the code of F may return an exception.
  bool returnsException(const ClosedFunction &F) const {
    return Returning.contains(&F);
  }
  /// Whether a call through a closure of this type may.
  bool closureReturnsException(const Type *FunctionTy) const;
  /// Whether a handler of the program may take an exception of this number.
  bool isTaken(unsigned Number) const {
    return TakesAll || Taken.contains(Number);
  }
  bool isTaken(runtime::Exception X) const { return isTaken(unsigned(X)); }
  /// Whether it may take one of them.
  bool isAnyTaken(llvm::ArrayRef<runtime::Exception> Xs) const {
    return llvm::any_of(Xs,
                        [this](runtime::Exception X) { return isTaken(X); });
  }

private:
  friend class RaiseSolver;

  bool TakesAll = false;
  llvm::DenseSet<unsigned> Taken;
  llvm::DenseSet<const ClosedFunction *> Returning;
  /// The shapes of closures.
  llvm::StringSet<> ReturningShapes;
};

/// The exceptions that a handler sees if this function of the runtime fails.
llvm::ArrayRef<runtime::Exception> exceptionsOf(const ExternalApply &E);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_RAISEANALYSIS_H
