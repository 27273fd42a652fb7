//===- ChangePrototype.h - Other parameters for a function ------*- C++ -*-===//

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

/// All calls of the function are known and can be rewritten with it: it is
/// internal, only called, directly and by plain calls with its own type and
/// convention, has a fixed number of parameters that are passed as values, and
/// neither calls nor is called by `musttail` in a convention that then requires
/// equal prototypes (all but tailcc and swifttailcc).
bool canChangePrototype(const llvm::Function &F);

/// The same if it were not that its address is used as well, in a convention
/// where any function may tail-call any other (tailcc).
bool canSplitOffDirectCalls(const llvm::Function &F);

/// Moves the body to a new function for the direct calls. F is left as a
/// function that tail-calls it, for those that have its address.
llvm::Function *splitOffDirectCalls(llvm::Function &F);

/// A parameter of the function to be.
struct NewParameter {
  /// The one that it is now, if it is one.
  std::optional<unsigned> OldNumber;
  /// Otherwise its type and name.
  llvm::Type *Ty = nullptr;
  std::string Name;
};

/// Makes a function with the body of F and these parameters, changes all calls
/// to it, and erases F. Without KeepResult it returns nothing. ArgumentFor says
/// what a call passes for a parameter that is new, by its number.
///
/// Preconditions: canChangePrototype(F); nothing needs the parameters and the
/// result that are left out, whose remaining uses become poison; where a call
/// is `musttail`, both functions return the same type afterwards.
llvm::Function *changePrototype(
    llvm::Function &F, llvm::ArrayRef<NewParameter> Parameters, bool KeepResult,
    llvm::function_ref<llvm::Value *(llvm::CallInst &, unsigned)> ArgumentFor =
        nullptr);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_CHANGEPROTOTYPE_H
