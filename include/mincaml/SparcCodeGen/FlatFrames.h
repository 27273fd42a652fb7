//===- FlatFrames.h - Functions without register windows --------*- C++ -*-===//
//
// A recursion that is deeper than the processor has windows pays for each of
// its frames when the window is spilled and filled: two traps and 32 memory
// accesses. A function with a flat frame executes no `save`: it works in the
// window of its caller, of which it changes %o registers only, keeps the return
// address and what it needs after calls in its frame, and restores %o7 and %sp:
//
//     add %sp, -104, %sp
//     st %o7, [%sp+100]
//     ...
//     ld [%sp+100], %o7
//     retl
//     add %sp, 104, %sp
//
// To its callers and callees it is a function as the ABI describes it
// ([SPARC-ABI] 3): both kinds may call each other.
//
// FlatFrameSelection.h says which functions get one. The work is done in two
// steps around register allocation:
//
//   before  The arguments and the result are in %o registers, %i registers are
//           live from the entry to all exits, so that no allocator that knows
//           live intervals takes them, and the return address is stored and
//           loaded. The IR attribute of the function reserves the %l registers.
//   after   The function is marked as one without calls, of which LLVM's frame
//           lowering makes a leaf procedure, with a frame if there are slots.
//           If the allocator has taken a %i or %l register all the same, copies
//           between %o and %i registers at entry and exits make it a function
//           with a window.
//
// A third step corrects the call frame information. Of a leaf procedure with a
// frame LLVM says that it has a window.
//
// Preconditions: the first step runs before live intervals are computed and
// after PHI elimination, the second between register allocation and frame
// lowering, the third directly after frame lowering.
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

/// The step after frame lowering, for any function without a window.
llvm::MachineFunctionPass *createFlatFrameDescriptionPass();

/// Registers the steps as `mincaml-flat-frame-preparation`, `-completion` and
/// `-description`, for `llc -run-pass=`.
void initializeFlatFramePasses(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_FLATFRAMES_H
