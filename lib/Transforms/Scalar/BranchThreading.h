//===- BranchThreading.h - Jump threading -----------------------*- C++ -*-===//
//
// Jump threading for `mincaml-assoc`, for blocks that contain only phi nodes
// and a branch on one of them:
//
//     a: br join                                a: br then
//     b: br join                                b: br join
//     join: c = phi [true, a], [d, b]    =>     join: br d, then, else
//           br c, then, else
//
// The predecessors from which the condition is a constant branch directly to
// the target that the constant selects.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHTHREADING_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHTHREADING_H

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/BasicBlock.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// A block with more predecessors than this gets no additional ones, because
/// phi nodes are slow to search.
constexpr unsigned MaximumPredecessors = 512;

using BlockSet = llvm::SmallPtrSet<const llvm::BasicBlock *, 8>;

/// Whether B may be bypassed at all: it contains only phi nodes and a
/// terminator, is neither the entry block nor a loop header, its address is not
/// taken, and it has no loop metadata.
bool isSkippable(const llvm::BasicBlock &B, const BlockSet &LoopHeaders);

/// Whether the branch at the end of B can be given another target.
bool canRetarget(const llvm::BasicBlock &B);

/// Redirects every edge from Predecessor to Skipped to Target, a successor of
/// Skipped, and adds operands to Target's phi nodes. Predecessor must not be a
/// predecessor of Target unless the values agree (see agree).
void skipBlock(llvm::BasicBlock &Predecessor, llvm::BasicBlock &Skipped,
               llvm::BasicBlock &Target);

/// Whether the phi nodes of Target have the same operands for Predecessor as
/// for the path from Predecessor through Skipped; true if Predecessor does not
/// branch to Target.
bool agree(const llvm::BasicBlock &Predecessor, const llvm::BasicBlock &Skipped,
           const llvm::BasicBlock &Target);

/// Marks source variables that got a value in Skipped as unknown at the start
/// of Target, because control may now bypass Skipped.
void forgetVariables(llvm::BasicBlock &Skipped, llvm::BasicBlock &Target);

/// Redirects the predecessors of B for which its branch is decided to the
/// target of the branch. Returns whether there were any. B may become
/// unreachable.
bool threadBranch(llvm::BasicBlock &B, const BlockSet &LoopHeaders,
                  llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHTHREADING_H
