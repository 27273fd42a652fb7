//===- DelaySlotFilling.h - Filling of delay slots --------------*- C++ -*-===//
//
// LLVM's delay slot filler searches for an instruction above the branch, up to
// the first one that may have side effects. LLVM's tables wrongly state such
// effects for `fmovs` and for operations that set condition codes. This pass
// runs after LLVM's filler and replaces the remaining `nop`s where it can:
//
//   from above            The slot gets the nearest preceding instruction that
//                         can be moved past the transfer and all instructions
//                         in between. The slot of a call can only be filled in
//                         this way: the call writes %o7 and reads the address
//                         of the callee before the slot is executed, and uses
//                         its arguments after it.
//   from the target       The slot gets a copy of the first instruction at the
//                         target, and the branch goes to the next one. A
//                         conditional branch then annuls the slot if it is not
//                         taken, so that any instruction is suitable:
//
//                             bl .L1              bl,a .L2
//                             nop                 add %o0, 1, %o0
//                             ...           =>    ...
//                         .L1:                .L1:
//                             add %o0, 1, %o0     add %o0, 1, %o0
//                                             .L2:
//
//   from the fall-through path
//                         If the fall-through block has no other predecessor,
//                         an instruction moves from there into the slot. It
//                         must be harmless if the branch is taken: it cannot
//                         trap, does not write memory, and its results are not
//                         live at the target.
//   from a return         A `ba` to a return or tail call is replaced by a copy
//                         of that.
//
// Branches to a `ba` go to its target instead. If the slot of the `ba` has a
// `nop`, this is done first. Otherwise the branch gets a copy of the
// instruction in the slot, as from a target.
//
// If the slot of a conditional branch can be filled both from the target and
// from the fall-through path, the more probable path is preferred.
//
// V8 requires an instruction between a floating-point compare and a branch on
// its result ([SPARC-V8] B.22), where LLVM inserts a `nop`. It is removed if
// another instruction separates them. Otherwise it is replaced by
//   - an earlier instruction that can be moved past the compare;
//   - the instruction in the delay slot, which is then filled again as above;
//     or
//   - an instruction of the fall-through path or the target that is harmless on
//     the other path.
//
// Precondition: delay slots are bundled with their branches, as LLVM's filler
// leaves them. The pass deletes blocks that become unreachable. Code does not
// become longer, but targets move by an instruction: in a function that is
// longer than the range of a branch, such branches keep their targets.
// Functions with inline assembly that branches are not changed, nor are
// functions for processors whose errata LLVM works around by the order of
// instructions.
//
// The lowering check proves the result (LoweringCheck.h).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H
#define MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

class SlotOrigins;

/// If \p Origins is not null, the pass records there how it filled each slot.
/// \p Origins must outlive the pass.
llvm::MachineFunctionPass *
createDelaySlotFillingPass(SlotOrigins *Origins = nullptr);

/// Registers the pass as `mincaml-delay-slots`, for `llc -run-pass=`.
void initializeDelaySlotFillingPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H
