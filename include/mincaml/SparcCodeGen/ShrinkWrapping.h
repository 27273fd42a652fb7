//===- ShrinkWrapping.h - Shrink wrapping of register windows ---*- C++ -*-===//
//
// LLVM's functions allocate a register window (`save`) at entry and release it
// (`restore`) at each return. The base case of a recursion does not need one:
//
//     fib:                            fib:
//         save %sp, -96, %sp              cmp %o0, 1
//         cmp %i0, 1                      bg .L1
//         ble .L2                         nop
//         nop                             retl
//         ...                     =>      nop
//     .L2:                            .L1:
//         ret                             save %sp, -96, %sp
//         restore                         ...
//
// This pass finds the largest region of blocks around the entry that needs no
// window, and moves the `save` to the exits of the region. In the region, %i
// registers get the names that they have before the `save`: %i0 becomes %o0. A
// block needs a window if it contains a call or names a %l or %o register, %sp,
// %fp or %i7. An instruction of the entry block that needs a window, such as
// the spill of an argument, moves after the `save` if the region does not read
// its result.
//
// If the region leads to a short return that other blocks share, it gets its
// own copy of the return.
//
// The function is changed only if the region then contains a return, and if few
// copies are needed of the `save`, the instructions that move after it, and the
// returns. Functions with landing pads, with jump tables in the region or with
// frames of more than 4 kB are not changed.
//
// Precondition: code with the prologue that frame lowering inserts. The pass
// runs after block placement, and before branch relaxation and the filling of
// delay slots. Passes that move instructions must not run after it, because
// they do not know that `save` renames registers.
//
// Source: [ShrinkWrapping], for callee-saved registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_SHRINKWRAPPING_H
#define MINCAML_SPARCCODEGEN_SHRINKWRAPPING_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

llvm::MachineFunctionPass *createShrinkWrappingPass();

/// Registers the pass as `mincaml-shrink-wrap`, for `llc -run-pass=`.
void initializeShrinkWrappingPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_SHRINKWRAPPING_H
