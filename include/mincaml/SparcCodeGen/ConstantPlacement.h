//===- ConstantPlacement.h - Where constants are made -----------*- C++ -*-===//
//
// Instruction selection makes numbers of more than 13 bits, addresses and
// floating constants in each block that uses them, and the high half of an
// address for each symbol:
//
//     sethi %hi(a), %o0                 sethi %hi(a), %l0
//     ldd   [%o0+%lo(a)], %f0           ldd   [%l0+%lo(a)], %f0
//     ...                         =>    ...
//     sethi %hi(b), %o0
//     ldd   [%o0+%lo(b)], %f2           ldd   [%l0+%lo(b)], %f2
//
// This pass makes a value once for several uses, and in front of loops:
//
//   numbers       `sethi` and `or`, `add` or `xor`
//   addresses     `sethi %hi(a)` and `add %lo(a)`; in 64-bit code for the whole
//                 address space with `%m44` and a shift in between
//   high halves   of numbers, and of addresses: of one symbol, and of symbols
//                 at known places in one variable whose alignment shows that
//                 they differ in their low halves only (DataGroups.h)
//
// The new place of a value is a block that dominates the old ones and is
// executed less often than they are in total, by the frequencies of blocks; of
// all such placements the cheapest is chosen. How many registers are free does
// not count: integer registers are many, and register allocation, which knows,
// spills a value that is used rarely. Counting what is live before was tried
// and gave slower code.
//
// Loads of constant variables (ConstantLoads.h) are marked, since LLVM does
// not see through an alias that they are; its LICM and CSE move and merge them.
//
// LLVM's own LICM and CSE of machine code leave numbers in loops in which many
// values are live, and know no symbols with one high half.
//
// Precondition: SSA form. Runs after instruction selection.
//
// The check of emitted code proves that each low half has its high half
// (LoweringCheck.h, SPL003).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_CONSTANTPLACEMENT_H
#define MINCAML_SPARCCODEGEN_CONSTANTPLACEMENT_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

llvm::MachineFunctionPass *createConstantPlacementPass();

/// Registers the pass as `mincaml-constant-placement`, for `llc -run-pass=`.
void initializeConstantPlacementPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_CONSTANTPLACEMENT_H
