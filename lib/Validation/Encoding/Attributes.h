//===- Attributes.h - The semantics of attributes ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_ATTRIBUTES_H
#define MINCAML_LIB_VALIDATION_ENCODING_ATTRIBUTES_H

#include "Encoding/FunctionEncoding.h"
#include "llvm/IR/Attributes.h"
#include "llvm/Support/ModRef.h"

namespace mincaml::validation {

/// Applies attributes to a value of type Ty. A value that violates `nonnull`,
/// `align`, `range` or `nofpclass` becomes poison. Violations of `noundef`,
/// `dereferenceable` and `writable` are undefined behaviour.
void applyAttributes(FunctionEncoding &S, llvm::AttributeSet Attributes,
                     llvm::Type *Ty, Scalar &Value);

/// The known properties of a call.
struct CallProperties {
  const llvm::Function *Callee = nullptr; ///< if it is known
  llvm::MemoryEffects Effects = llvm::MemoryEffects::unknown();
  bool HasUnknownEffects = false; ///< on kinds of memory that are not modelled
  bool MayThrow = true;
  bool MayNotReturn = true;
  bool NeverReturns = false;
  bool MayFree = true;
  bool IsSpeculatable = false;
  bool CreatesNoPoison = false;
  bool CallsNotBack = false;
};

/// Finds the properties of a call from the attributes of the call and of the
/// callee before the transformation. \p Called is the callee, or null if it is
/// unknown.
CallProperties propertiesOf(const EncodingContext &EC,
                            const llvm::CallBase &Call,
                            const llvm::Function *Called);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_ATTRIBUTES_H
