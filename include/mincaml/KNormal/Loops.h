//===- Loops.h - Functions that are loops -----------------------*- C++ -*-===//
//
// `for` and `while` are functions of the core language. Such a function is a
// *loop* if it is called once from outside of itself, otherwise only in tail
// position of itself, and not used as a value. Its body can then stand where it
// is called, as a part of the *host*, the function of that call; if that is a
// loop in turn, of the host of that one.
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
  /// The function whose code has the body of F: F itself if it is no loop.
  /// Null is the main expression.
  const ClosedFunction *hostOf(const ClosedFunction *F) const {
    auto It = Hosts.find(F);
    return It == Hosts.end() ? F : It->second;
  }

private:
  llvm::DenseMap<const ClosedFunction *, const ClosedFunction *> Hosts;
};

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_LOOPS_H
