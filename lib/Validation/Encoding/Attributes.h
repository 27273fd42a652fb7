//===- Attributes.h - What attributes promise ------------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_ATTRIBUTES_H
#define MINCAML_VALIDATION_ENCODING_ATTRIBUTES_H

#include "Encoding/Side.h"
#include "llvm/IR/Attributes.h"
#include "llvm/Support/ModRef.h"

namespace mincaml::validation {

/// A value of type Ty that breaks `nonnull`, `align`, `range` or `nofpclass`
/// becomes poison; poison that is `noundef`, and what is not `dereferenceable`
/// or not `writable`, is undefined behaviour.
void applyAttributes(Side &S, llvm::AttributeSet Attributes, llvm::Type *Ty,
                     Scalar &Value);

/// What is known of a call.
struct CallFacts {
  const llvm::Function *Callee = nullptr; ///< if it is known
  llvm::MemoryEffects Effects = llvm::MemoryEffects::unknown();
  bool HasUnknownEffects = false; ///< on memory of kinds that are not modelled
  bool MayThrow = true;
  bool MayNotReturn = true;
  bool NeverReturns = false;
  bool MayFree = true;
  bool IsSpeculatable = false;
  bool CreatesNoPoison = false;
  bool CallsNotBack = false;
};

/// From the call and from the function that it calls, as it was before the
/// transformation. \p Called: the function, if the operand is known to be it.
CallFacts factsOf(const World &W, const llvm::CallBase &Call,
                  const llvm::Function *Called);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_ATTRIBUTES_H
