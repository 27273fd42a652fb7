//===- Promises.h - Attributes and metadata ---------------------*- C++ -*-===//
//
// The table Attributes.def says how each attribute is treated on a function that
// is compared, and on a call in it. The validation gives up if an attribute is
// not in the table, for example one of a newer LLVM, and if metadata with a kind
// that LLVM defines is not listed.
//
// The encoding and the evaluator implement the attributes that are modelled. An
// attribute that only restricts the behaviour of a function is a promise. The
// second function must not add a promise. If a body may break one, the
// validation gives up, since the function may have undefined behaviour that is
// not modelled.
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

/// The reason why a function cannot be compared: an attribute, metadata or flags
/// that are not modelled, or a promise that its body may break. Empty if there is
/// none. Declarations of callees are taken from \p Reference.
std::string unmodelledIn(const llvm::Function &F,
                         const llvm::Module &Reference);

/// A promise of the second function, or of a call in it, that the first does not
/// have, or a difference of the interface. Empty if there is none.
std::string newPromise(const llvm::Function &Before,
                       const llvm::Function &After);

/// Whether the call \p After has a promise that neither the call \p Before nor
/// \p Callee has. \p Callee is the function that both call, or null.
bool promisesMore(const llvm::CallBase &After, const llvm::CallBase &Before,
                  const llvm::Function *Callee);

/// Whether the second function has a call that lacks a promise of the first
/// function's calls of the same callee. It may have effects that the calls of
/// the first function do not have.
bool losesPromise(const llvm::Function &Before, const llvm::Function &After);

/// Whether a call has alias metadata. It is modelled only for loads and stores.
bool hasAliasMetadata(const llvm::CallBase &Call);

/// Adds the attributes that `sret` implies.
llvm::AttributeSet withImplied(llvm::AttributeSet Attributes,
                               const llvm::DataLayout &DL);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_PROMISES_PROMISES_H
