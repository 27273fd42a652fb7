//===- DelaySlotFilling.h - Useful delay slots ------------------*- C++ -*-===//
//
// LLVM's filler looks for an instruction above the branch, up to the first one
// that may have side effects; its tables say so of `fmovs` and of operations
// that set the condition codes. This pass runs after it and replaces the `nop`s
// that are left, where it can:
//
//   from above            the nearest instruction that the transfer and all
//                         between them do not depend on. Slots of calls are
//                         filled in this way only: %o7 and the address that is
//                         called are read and written before the slot,
//                         arguments after it
//   from the target       the slot gets a copy of the first instruction there,
//                         and the branch goes to the one after it. A
//                         conditional branch annuls the slot if it is not
//                         taken, so that any instruction will do:
//
//                             bl .L1              bl,a .L2
//                             nop                 add %o0, 1, %o0
//                             ...           =>    ...
//                         .L1:                .L1:
//                             add %o0, 1, %o0     add %o0, 1, %o0
//                                             .L2:
//
//   from the fall-through path, which nothing else leads to: an instruction
//                         moves into the slot that does no harm if the branch
//                         is taken: it cannot trap, does not write memory, and
//                         what it writes is not live at the target
//   a return              or tail call takes the place of `ba` to one
//
// Branches to `ba` go where that leads, before anything else if its slot has a
// `nop`; or else with a copy of what is in the slot, as from a target.
//
// Of two ways to fill the slot of a conditional branch, the more probable one
// is taken.
//
// V8 requires an instruction between a floating-point compare and its branch
// ([SPARC-V8] B.22), where LLVM leaves a `nop`. It is removed if there is
// another instruction between them, and else replaced by an earlier instruction
// that the compare does not depend on; by the instruction in the slot, which is
// filled again as above; or by one of the fall-through path or the target that
// does no harm on the other one.
//
// Precondition: delay slots are bundled with their branches, as LLVM's filler
// leaves them. Blocks that are not reached any more are deleted. Code does not
// become longer, but targets move by an instruction: a function that is longer
// than a branch reaches keeps such branches. Left alone are functions with
// inline assembly that branches, and those for processors whose errata LLVM
// works around by the order of instructions.
//
// The check of emitted code proves the result (LoweringCheck.h).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H
#define MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

class SlotNotes;

/// \p Notes: what is done is noted there; they must outlive the pass.
llvm::MachineFunctionPass *
createDelaySlotFillingPass(SlotNotes *Notes = nullptr);

/// Registers the pass as `mincaml-delay-slots`, for `llc -run-pass=`.
void initializeDelaySlotFillingPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H
