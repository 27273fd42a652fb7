//===- Loops.h - Functions that are compiled to loops -----------*- C++ -*-===//
//
// Desugaring turns `for` and `while` into recursive functions. Such a function
// is a *loop* if it is called once from outside of itself, all of its other
// calls are tail calls of itself, and its value is not used. IRGen can then
// emit its body at the call from outside, as part of the *host*: the function
// that contains that call, or the host of that function if it is a loop, too.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_LOOPS_H
#define MINCAML_KNORMAL_LOOPS_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::knormal {

class LoopAnalysis {
public:
  explicit LoopAnalysis(const ClosedProgram &Program);

  bool isLoop(const ClosedFunction &F) const { return Hosts.contains(&F); }
  /// The function whose code contains the body of F: F itself if it is not a
  /// loop. Null stands for the main expression.
  const ClosedFunction *hostOf(const ClosedFunction *F) const {
    auto It = Hosts.find(F);
    return It == Hosts.end() ? F : It->second;
  }

private:
  llvm::DenseMap<const ClosedFunction *, const ClosedFunction *> Hosts;
};

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_LOOPS_H
