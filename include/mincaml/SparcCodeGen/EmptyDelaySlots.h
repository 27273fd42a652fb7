//===- EmptyDelaySlots.h - Empty delay slots for debugging ------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H
#define MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Creates the passes that keep LLVM's delay slot filler from moving
/// instructions in functions that are compiled for debugging without
/// optimization.
///
/// The filler runs at every optimization level. It moves instructions past
/// points where a debugger stops. One of these points is the end of the
/// prologue, where parameters are then not yet in memory:
///
///     .loc 1 1 0                       .loc 1 1 0
///                                      st %i0, [%fp+-4]
///     .loc 1 2 6 prologue_end          .loc 1 2 6 prologue_end
///     cmp %i0, 0                       cmp %i0, 0
///     be .LBB0_2                 =>    be .LBB0_2
///     st %i0, [%fp+-4]                 nop
///
/// LLVM's option that disables the filler cannot be used, because indirect tail
/// calls rely on the filler to put their `restore` into the delay slot.
///
/// The first pass runs before the filler. It inserts a barrier before each
/// instruction with a delay slot, and before the `restore` of a return or tail
/// call, which the filler then leaves as it is. The second pass runs after the
/// filler and removes the barriers.
llvm::MachineFunctionPass *createDelaySlotBarrierPass();
llvm::MachineFunctionPass *createDelaySlotBarrierRemovalPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_EMPTYDELAYSLOTS_H
