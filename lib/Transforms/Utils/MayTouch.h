//===- MayTouch.h - Functions that module passes may change -----*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_MAYTOUCH_H
#define MINCAML_LIB_TRANSFORMS_UTILS_MAYTOUCH_H

#include "llvm/IR/Function.h"

namespace mincaml {

/// Whether a module pass, which nothing keeps away from them, may change a
/// function: one with a body that is what it seems to be.
inline bool mayTouch(const llvm::Function &F) {
  return !F.isDeclaration() &&
         !F.hasFnAttribute(llvm::Attribute::OptimizeNone) &&
         !F.hasFnAttribute(llvm::Attribute::Naked) && !F.isPresplitCoroutine();
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_MAYTOUCH_H
