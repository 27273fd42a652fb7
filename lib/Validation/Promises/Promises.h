//===- Promises.h - What attributes and metadata mean here -----*- C++ -*-===//
//
// One table says how each attribute is treated: on a function that is compared,
// and on a call in it. What the table does not have, as attributes of a newer
// LLVM, makes the answer "given up", and so does fixed metadata that is not
// listed.
//
// An attribute that is modelled is known to the encoding and to the evaluator.
// One that only restricts what a function does is a promise: the second
// function must not add it, and a body that may break it is given up, since it
// may have undefined behaviour that is not seen.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_PROMISES_PROMISES_H
#define MINCAML_VALIDATION_PROMISES_PROMISES_H

#include "llvm/IR/Attributes.h"
#include <string>

namespace llvm {
class CallBase;
class DataLayout;
class Function;
class Module;
} // namespace llvm

namespace mincaml::validation {

/// Why a function cannot be compared: an attribute, metadata, or flags that are
/// not modelled, or a promise that its body may break. Empty if there is no
/// reason. \p Reference: the module whose declarations count.
std::string unmodelledIn(const llvm::Function &F,
                         const llvm::Module &Reference);

/// What the second function, or a call in it, promises beyond the first, or a
/// part of the interface that differs. Empty if there is nothing.
std::string newPromise(const llvm::Function &Before,
                       const llvm::Function &After);

/// Whether a call has a promise that neither the other one has nor the
/// function that both call, as \p Callee declares it.
bool promisesMore(const llvm::CallBase &After, const llvm::CallBase &Before,
                  const llvm::Function *Callee);

/// Whether a call of a function that both call has lost a promise. It may have
/// effects then that the first call does not have.
bool losesPromise(const llvm::Function &Before, const llvm::Function &After);

/// Whether metadata restricts where a call accesses memory. That is not
/// modelled, except for loads and stores.
bool hasAliasMetadata(const llvm::CallBase &Call);

/// The attributes with those that `sret` implies.
llvm::AttributeSet withImplied(llvm::AttributeSet Attributes,
                               const llvm::DataLayout &DL);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PROMISES_PROMISES_H
