//===- FlatFrames.h - Functions without register windows --------*- C++ -*-===//
//
// If a recursion is deeper than the number of register windows of the
// processor, each of its frames causes a window overflow and an underflow: two
// traps and 32 memory accesses. A function with a flat frame does not execute a
// `save`. It works in its caller's window, of which it changes only %o
// registers. It keeps the return address and the values that it needs after
// calls in its frame, and restores %o7 and %sp:
//
//     add %sp, -104, %sp
//     st %o7, [%sp+100]
//     ...
//     ld [%sp+100], %o7
//     retl
//     add %sp, 104, %sp
//
// Such a function conforms to the ABI ([SPARC-ABI] 3), so that functions with
// and without windows may call each other.
//
// FlatFrameSelection.h decides which functions get a flat frame. The first two
// of three steps are done before and after register allocation:
//
//   before  Arguments and results are in %o registers. The %i registers are
//           made live from the entry to all exits, so that an allocator that
//           knows live intervals does not assign them. The return address is
//           stored and loaded. An IR attribute of the function reserves the %l
//           registers.
//   after   The function is marked as having no calls. LLVM's frame lowering
//           then makes it a leaf procedure, with a frame if it has stack slots.
//           If the allocator has assigned an %i or %l register all the same,
//           copies between %o and %i registers at the entry and the exits make
//           it a function with a window.
//
// The third step corrects the call frame information: LLVM describes a leaf
// procedure with a frame as if it had a window.
//
// Preconditions: the first step runs after PHI elimination and before live
// intervals are computed, the second one between register allocation and frame
// lowering, and the third one directly after frame lowering.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_FLATFRAMES_H
#define MINCAML_SPARCCODEGEN_FLATFRAMES_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

/// The step before register allocation.
llvm::MachineFunctionPass *createFlatFramePreparationPass();

/// The step after register allocation.
llvm::MachineFunctionPass *createFlatFrameCompletionPass();

/// The step after frame lowering, for every function without a window.
llvm::MachineFunctionPass *createFlatFrameDescriptionPass();

/// Registers the steps as `mincaml-flat-frame-preparation`, `-completion` and
/// `-description`, for `llc -run-pass=`.
void initializeFlatFramePasses(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_FLATFRAMES_H
