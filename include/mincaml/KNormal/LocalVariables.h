//===- LocalVariables.h - What only one function uses -----------*- C++ -*-===//
//
// After loops have become parts of their hosts (Loops.h):
//
//   - A reference is *local* if nothing but its contents is used, in the
//     function that makes it: it is not captured, passed, stored or returned.
//     It needs no object on the heap.
//   - A variable of the main expression that is used in loops only needs no
//     static storage.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_LOCALVARIABLES_H
#define MINCAML_KNORMAL_LOCALVARIABLES_H

#include "mincaml/KNormal/Loops.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml::knormal {

class LocalVariables {
public:
  LocalVariables(const ClosedProgram &Program, const LoopAnalysis &Loops);

  /// Whether E makes a reference that is local.
  bool isLocal(const ArrayMake &E) const { return LocalMakes.contains(&E); }
  /// Whether a function that is no part of main uses N.
  bool isUsedInFunctions(const Name *N) const {
    return UsedInFunctions.contains(N);
  }

private:
  llvm::DenseSet<const ArrayMake *> LocalMakes;
  llvm::DenseSet<const Name *> UsedInFunctions;
};

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_LOCALVARIABLES_H
