//===- AttributeRules.h - Attributes and metadata ---------------*- C++ -*-===//
//
// The table Attributes.def says how each attribute is treated on a function
// that is compared, and on a call in it. The validation gives up if it finds an
// attribute that is not in the table, for example one of a newer LLVM, or a
// kind of metadata that LLVM defines and that is not listed.
//
// The encoding and the evaluator implement the attributes that are modelled. An
// attribute that only restricts the behaviour of a function is called
// restricting. The second function must not add one. If a body may break one,
// the validation gives up, since the function may have undefined behaviour that
// is not modelled.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_ATTRIBUTERULES_H
#define MINCAML_LIB_VALIDATION_ATTRIBUTERULES_H
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <string>

namespace mincaml::validation {

/// The name of the function that replaces recursive calls beyond the bound when
/// calls are expanded before the comparison (Validation.cpp).
inline constexpr char BeyondBoundName[] = "mincaml.beyond.bound";

/// The reason why a function cannot be compared: an attribute, metadata or
/// flags that are not modelled, or a restricting attribute that its body may
/// break. Empty if there is none. Declarations of callees are taken from
/// \p Reference.
std::string unmodelledIn(const llvm::Function &F,
                         const llvm::Module &Reference);

/// A restricting attribute of the second function, or of a call in it, that the
/// first does not have, or a difference of the interface. Empty if there is
/// none.
std::string newRestriction(const llvm::Function &Source,
                           const llvm::Function &Target);

/// Whether the call \p Target has a restricting attribute that neither the call
/// \p Source nor \p Callee has. \p Callee is the function that both call, or
/// null.
bool restrictsMore(const llvm::CallBase &Target, const llvm::CallBase &Source,
                   const llvm::Function *Callee);

/// Whether the second function has a call that lacks a restricting attribute of
/// the first function's calls of the same callee. Such a call may have effects
/// that the calls of the first function do not have.
bool losesRestriction(const llvm::Function &Source,
                      const llvm::Function &Target);

/// Whether an instruction has alias metadata. It is modelled only for loads and
/// stores.
bool hasAliasMetadata(const llvm::Instruction &I);

/// Whether an access is to memory that never changes after its first write: it
/// has `invariant.load`, or its TBAA tag names an immutable field, tag or code
/// of a MinCaml object (RuntimeABI.h).
bool isWrittenOnce(const llvm::Instruction &Access);

/// Adds the attributes that `sret` implies.
llvm::AttributeSet withImplied(llvm::AttributeSet Attributes,
                               const llvm::DataLayout &DL);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ATTRIBUTERULES_H
