//===- SelfTailCalls.h - Where a function ends in itself --------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_SELFTAILCALLS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_SELFTAILCALLS_H

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

/// A call of the function that contains it, after which the function returns
/// the result of the call, with the Steps applied to it, and does nothing else
/// that could not as well be done before the call.
struct SelfTailCall {
  llvm::CallInst *Call = nullptr;
  /// From the call to the return; each uses the one before, and nothing else
  /// does. Empty if the result is returned as it is.
  llvm::SmallVector<llvm::BinaryOperator *, 1> Steps;
  /// What all the steps are in essence: Add, Mul, And, Or or Xor.
  llvm::Instruction::BinaryOps Operation = llvm::Instruction::BinaryOpsEnd;
};

/// Why no call in F may become a jump to its start, for remarks; empty if
/// calls may.
llvm::StringRef whyFrameCannotBeShared(const llvm::Function &F);

/// The calls in F that can become jumps without accumulators, as far as each by
/// itself decides it, for estimates.
llvm::SmallPtrSet<const llvm::CallInst *, 4>
possibleSelfTailCalls(llvm::Function &F);

/// The calls in F that can become jumps, in reverse post order of their blocks.
/// All that have Steps have the same Operation. Reports the others.
llvm::SmallVector<SelfTailCall, 4>
findSelfTailCalls(llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks);

/// A memory location that serves as a parameter: Load reads it before the
/// function does anything, and Stores[i] writes it right before the i-th call.
struct MemoryParameter {
  llvm::LoadInst *Load;
  llvm::SmallVector<llvm::StoreInst *, 4> Stores;
  /// All stores put back what was loaded, and nothing else writes there on the
  /// way from the start to a call.
  bool StoresAreRedundant = false;
};

/// The memory parameters of F for these calls.
llvm::SmallVector<MemoryParameter, 4>
findMemoryParameters(llvm::Function &F, llvm::ArrayRef<SelfTailCall> Calls,
                     llvm::AAResults &Alias);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_SELFTAILCALLS_H
