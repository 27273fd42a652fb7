//===- ShrinkWrapping.h - Windows only where they are needed ----*- C++ -*-===//
//
// LLVM's functions allocate a register window (`save`) at entry, and release it
// (`restore`) at each return. The end of a recursion needs none:
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
// window, and moves the `save` to where control leaves it. In the region, %i
// registers get the names that they have before the `save`: %i0 is %o0. A block
// needs a window if it contains a call or names a %l or %o register, %sp, %fp
// or %i7. Instructions of the entry block that need one and whose results the
// region does not read, such as those that spill arguments, move behind the
// `save`.
//
// Where the region goes on to a short return that other blocks share, it gets a
// copy of it.
//
// Nothing is done unless the region then contains a return, and unless the
// `save`, what moves behind it and such returns take few copies. Left alone are
// functions with landing pads, jump tables in the region or frames of more than
// 4 kB.
//
// Precondition: code after block placement and before branch relaxation and
// delay slots, with the prologue that frame lowering has made. Passes that move
// instructions must not follow: they do not know that `save` renames registers.
//
// Source: [ShrinkWrapping], which does it for registers that the callee saves.
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
