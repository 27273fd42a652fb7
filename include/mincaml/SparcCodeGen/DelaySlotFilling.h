//===- DelaySlotFilling.h - Useful delay slots ------------------*- C++ -*-===//
//
// LLVM's filler looks for an instruction above the branch. This pass runs after
// it and replaces the `nop`s that are left, where it can:
//
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
//   a return              takes the place of `ba` to a return
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
// leaves them. Code does not become longer, but targets move by an instruction:
// a function that is longer than a branch reaches keeps such branches. Left
// alone are functions with inline assembly that branches, and those for
// processors whose errata LLVM works around by the order of instructions.
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

llvm::MachineFunctionPass *createDelaySlotFillingPass();

/// Registers the pass as `mincaml-delay-slots`, for `llc -run-pass=`.
void initializeDelaySlotFillingPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_DELAYSLOTFILLING_H
