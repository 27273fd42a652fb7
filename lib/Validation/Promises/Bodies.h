//===- Bodies.h - Bodies that may break a promise ---------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_PROMISES_BODIES_H
#define MINCAML_VALIDATION_PROMISES_BODIES_H

#include "llvm/IR/Attributes.h"

namespace llvm {
class Argument;
class Function;
} // namespace llvm

namespace mincaml::validation {

/// Whether the body of a function may break a promise of the function, or of its
/// argument \p A if that is not null. A promise is an attribute that restricts
/// the behaviour of the function.
bool mayBreak(llvm::Attribute Promise, const llvm::Function &F,
              const llvm::Argument *A);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PROMISES_BODIES_H
