//===- Bodies.h - Promises that a body may break ---------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_PROMISES_BODIES_H
#define MINCAML_VALIDATION_PROMISES_BODIES_H

#include "llvm/IR/Attributes.h"

namespace llvm {
class Argument;
class Function;
} // namespace llvm

namespace mincaml::validation {

/// Whether what a body contains may break a promise of the function, or of its
/// argument \p A if it is not null.
bool mayBreak(llvm::Attribute Promise, const llvm::Function &F,
              const llvm::Argument *A);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PROMISES_BODIES_H
