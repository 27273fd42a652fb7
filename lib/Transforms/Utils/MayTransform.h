//===- MayTransform.h - Functions that module passes may change -*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_MAYTRANSFORM_H
#define MINCAML_LIB_TRANSFORMS_UTILS_MAYTRANSFORM_H

#include "llvm/IR/Function.h"

namespace mincaml {

/// Whether a module pass may change F: it has a body, and is neither optnone,
/// naked nor a coroutine that has not been split. (Function passes skip optnone
/// functions automatically.)
inline bool mayTransform(const llvm::Function &F) {
  return !F.isDeclaration() &&
         !F.hasFnAttribute(llvm::Attribute::OptimizeNone) &&
         !F.hasFnAttribute(llvm::Attribute::Naked) && !F.isPresplitCoroutine();
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_MAYTRANSFORM_H
