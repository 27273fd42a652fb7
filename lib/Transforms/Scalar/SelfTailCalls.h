//===- SelfTailCalls.h - Tail calls of a function to itself -----*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_SELFTAILCALLS_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_SELFTAILCALLS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace llvm {
class AAResults;
class CallInst;
class Function;
class LoadInst;
class OptimizationRemarkEmitter;
class StoreInst;
} // namespace llvm

namespace mincaml {

/// A call of the function that contains it. After the call, the function
/// returns its result, possibly after applying the Steps to it, and does
/// nothing else that could not be done before the call.
struct SelfTailCall {
  llvm::CallInst *Call = nullptr;
  /// The operations between the call and the return. Each uses the previous
  /// one, which has no other use. There are none if the result is returned
  /// unchanged.
  llvm::SmallVector<llvm::BinaryOperator *, 1> Steps;
  /// The operation to which all steps are equivalent: Add, Mul, And, Or or Xor.
  llvm::Instruction::BinaryOps Operation = llvm::Instruction::BinaryOpsEnd;
};

/// The reason why no self-call in F can become a jump to its start, for
/// remarks; empty if there is none.
llvm::StringRef whyFrameCannotBeShared(const llvm::Function &F);

/// The calls in F that can become jumps without an accumulator. Each call is
/// examined separately, so that this is an estimate.
llvm::SmallPtrSet<const llvm::CallInst *, 4>
possibleSelfTailCalls(llvm::Function &F);

/// The calls in F that can become jumps, in reverse post-order of their blocks.
/// All calls with Steps have the same Operation. Emits remarks for the other
/// calls.
llvm::SmallVector<SelfTailCall, 4>
findSelfTailCalls(llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks);

/// A memory location that serves as a parameter: Load reads it at the start of
/// the function, and Stores[i] writes to it right before the i-th call.
struct MemoryParameter {
  llvm::LoadInst *Load;
  llvm::SmallVector<llvm::StoreInst *, 4> Stores;
  /// Whether all stores write the value that was loaded, and nothing else
  /// writes to the location on the paths from the start to a call.
  bool StoresAreRedundant = false;
};

/// The memory parameters of F for these calls.
llvm::SmallVector<MemoryParameter, 4>
findMemoryParameters(llvm::Function &F, llvm::ArrayRef<SelfTailCall> Calls,
                     llvm::AAResults &Alias);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_SELFTAILCALLS_H
