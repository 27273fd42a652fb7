//===- BranchPrediction.h - Static branch prediction on V9 ------*- C++ -*-===//
//
// A V9 branch states whether it is predicted as taken (`,pt`) or not (`,pn`).
// LLVM predicts all branches as taken. This pass predicts a branch as not taken
// if its target is less probable than the fall-through path, according to the
// edge probabilities that LLVM maintains from the IR on. Examples are the
// branch of a check that fails, and the exit of a loop.
//
//     bgeu %icc, .Lfail              bgeu,pn %icc, .Lfail
//     nop                            nop
//
// Only the prediction changes. The program executes the same instructions, but
// a processor may execute them faster. LLVM has a special form for a
// floating-point branch on %fcc0. It is replaced by the general form, which has
// the same encoding except for the prediction.
//
// V8 branches have no prediction. If a block can reach the target of a branch
// in several ways, the branch is not changed, because the edge probability is
// the sum over all of them.
//
// Precondition: delay slots are filled, because the fillers know fewer forms of
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
