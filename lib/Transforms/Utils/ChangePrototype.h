//===- ChangePrototype.h - Rewriting of function prototypes -----*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_CHANGEPROTOTYPE_H
#define MINCAML_LIB_TRANSFORMS_UTILS_CHANGEPROTOTYPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace llvm {
class CallInst;
class Function;
class Type;
class Value;
} // namespace llvm

namespace mincaml {

/// Whether all calls of the function are known and can be rewritten with it.
/// The function must be internal, and its only uses must be direct calls by
/// plain call instructions with its own type and convention. It must have a
/// fixed number of parameters that are passed as values. It must neither call
/// nor be called by `musttail` in a convention that requires equal prototypes
/// for that (all but tailcc and swifttailcc).
bool canChangePrototype(const llvm::Function &F);

/// Whether the same holds except that the function has other uses as well, and
/// its convention allows any function to tail-call any other (tailcc).
bool canSplitOffDirectCalls(const llvm::Function &F);

/// Moves the body to a new function for the direct calls. F becomes a function
/// that tail-calls it, for the other uses.
llvm::Function *splitOffDirectCalls(llvm::Function &F);

/// A parameter of the new function.
struct NewParameter {
  /// The number of the old parameter, if it is kept.
  std::optional<unsigned> OldNumber;
  /// The type and name of a new parameter.
  llvm::Type *Ty = nullptr;
  std::string Name;
};

/// Creates a function with the body of F and these parameters, redirects all
/// calls to it, and erases F. Without KeepResult it returns nothing.
/// ArgumentFor returns the argument that a call passes for a new parameter with
/// a given number.
///
/// Preconditions: canChangePrototype(F); the parameters and the result that are
/// removed are not needed, because their remaining uses become poison; where a
/// call is `musttail`, both functions return the same type afterwards.
llvm::Function *changePrototype(
    llvm::Function &F, llvm::ArrayRef<NewParameter> Parameters, bool KeepResult,
    llvm::function_ref<llvm::Value *(llvm::CallInst &, unsigned)> ArgumentFor =
        nullptr);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_CHANGEPROTOTYPE_H
