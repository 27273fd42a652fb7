//===- EmptyDelaySlots.h - Code in the order of the source ------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H
#define MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Keep LLVM's delay slot filler from moving instructions in functions that are
/// compiled for debugging without optimization.
///
/// The filler runs at every level and moves instructions over the places where
/// a debugger stops, the end of the prologue among them, so that parameters are
/// not in memory there:
///
///     .loc 1 1 0                       .loc 1 1 0
///                                      st %i0, [%fp+-4]
///     .loc 1 2 6 prologue_end          .loc 1 2 6 prologue_end
///     cmp %i0, 0                       cmp %i0, 0
///     be .LBB0_2                 =>    be .LBB0_2
///     st %i0, [%fp+-4]                 nop
///
/// LLVM's option that turns the filler off is none: indirect tail calls rely on
/// it, as it puts their `restore` into the slot.
///
/// The first pass puts a barrier before each instruction with a slot, and
/// before the `restore` of a return or tail call, which the filler then leaves
/// as it is. It runs before the filler. The second takes the barriers out again
/// and runs after it.
llvm::MachineFunctionPass *createDelaySlotBarrierPass();
llvm::MachineFunctionPass *createDelaySlotBarrierRemovalPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H
