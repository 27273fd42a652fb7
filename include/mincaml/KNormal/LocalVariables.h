//===- LocalVariables.h - Local references and variables --------*- C++ -*-===//
//
// Finds references that need no heap object, and variables of the main
// expression that need no static storage, when loops are emitted as parts of
// their hosts (ClosedFunction::host):
//
//   - A reference is *local* if the function that makes it only reads and
//     writes its contents: the reference itself is not captured, passed, stored
//     or returned, and no other function uses it. It needs no object on the
//     heap.
//   - A variable of the main expression needs no static storage if only main
//     and its loops use it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_LOCALVARIABLES_H
#define MINCAML_KNORMAL_LOCALVARIABLES_H

#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml::knormal {

class LocalVariables {
public:
  explicit LocalVariables(const ClosedProgram &Program);

  /// Whether E makes a local reference.
  bool isLocal(const ArrayMake &E) const { return LocalMakes.contains(&E); }
  /// Whether a function uses N whose code is not part of the main expression.
  bool isUsedInFunctions(const Name *N) const {
    return UsedInFunctions.contains(N);
  }

private:
  llvm::DenseSet<const ArrayMake *> LocalMakes;
  llvm::DenseSet<const Name *> UsedInFunctions;
};

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_LOCALVARIABLES_H
