//===- BranchThreading.h - Skipping decided branches ------------*- C++ -*-===//
//
// What `mincaml-assoc` does to a block that holds nothing but phi nodes and a
// branch on one of them:
//
//     a: br join                                a: br then
//     b: br join                                b: br join
//     join: c = phi [true, a], [d, b]    =>     join: br d, then, else
//           br c, then, else
//
// The predecessors from which the condition is a constant go straight to where
// the branch would send them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_BRANCHTHREADING_H
#define MINCAML_LIB_TRANSFORMS_UTILS_BRANCHTHREADING_H

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/BasicBlock.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// A block with more predecessors than this gets no more of them: phi nodes are
/// slow to search.
constexpr unsigned MaximumPredecessors = 512;

using BlockSet = llvm::SmallPtrSet<const llvm::BasicBlock *, 8>;

/// Whether B may be skipped at all: it holds only phi nodes and a terminator,
/// and is neither the entry, nor the target of computed jumps, nor a loop
/// header, nor carries loop metadata.
bool isSkippable(const llvm::BasicBlock &B, const BlockSet &LoopHeaders);

/// Whether the branch at the end of B can be given another target.
bool canRetarget(const llvm::BasicBlock &B);

/// Makes every edge from Predecessor to Skipped go to Target, a successor of
/// Skipped, and adds to Target's phi nodes what they had for the edge from
/// Skipped. Predecessor must not be a predecessor of Target, unless the values
/// agree (see agree).
void skipBlock(llvm::BasicBlock &Predecessor, llvm::BasicBlock &Skipped,
               llvm::BasicBlock &Target);

/// Whether Target's phi nodes would get the same from Predecessor directly and
/// by way of Skipped; true if Predecessor does not branch to Target.
bool agree(const llvm::BasicBlock &Predecessor, const llvm::BasicBlock &Skipped,
           const llvm::BasicBlock &Target);

/// Source variables that got a value in Skipped have no known value at the
/// start of Target, now that one can get there without it.
void forgetVariables(llvm::BasicBlock &Skipped, llvm::BasicBlock &Target);

/// Sends the predecessors of B for which the branch of B is decided to its
/// target. Whether there were any. B may become unreachable.
bool threadBranch(llvm::BasicBlock &B, const BlockSet &LoopHeaders,
                  llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_BRANCHTHREADING_H
