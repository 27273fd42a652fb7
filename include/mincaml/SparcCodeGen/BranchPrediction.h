//===- BranchPrediction.h - Predicted branches, on V9 -----------*- C++ -*-===//
//
// A V9 branch says whether it is probably taken (`,pt`) or not (`,pn`). LLVM
// says of all its branches that they are. This pass says of a branch that it is
// not, if its target is less probable than what follows it, by the
// probabilities of the edges that LLVM keeps from the IR on: of a check that
// fails, for example, or of the way out of a loop.
//
//     bgeu %icc, .Lfail              bgeu,pn %icc, .Lfail
//     nop                            nop
//
// Only the prediction changes: a processor may be faster, and the program
// executes the same instructions. A floating-point branch on %fcc0, for which
// LLVM has a form of its own, becomes the general one, which is the same word
// but for the prediction.
//
// Branches of V8 have no such bit. Where a block has several ways to the target
// of a branch, nothing is known of the branch: the probability is that of all.
//
// Precondition: delay slots are filled, as the fillers know fewer forms of
// branches.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_BRANCHPREDICTION_H
#define MINCAML_SPARCCODEGEN_BRANCHPREDICTION_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

llvm::MachineFunctionPass *createBranchPredictionPass();

/// Registers the pass as `mincaml-branch-prediction`, for `llc -run-pass=`.
void initializeBranchPredictionPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_BRANCHPREDICTION_H
