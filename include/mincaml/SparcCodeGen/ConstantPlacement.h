//===- ConstantPlacement.h - Materialization of constants -------*- C++ -*-===//
//
// Instruction selection materializes numbers of more than 13 bits, addresses
// and floating-point constants in each block that uses them, and materializes
// the high half of an address for each symbol:
//
//     sethi %hi(a), %o0                 sethi %hi(a), %l0
//     ldd   [%o0+%lo(a)], %f0           ldd   [%l0+%lo(a)], %f0
//     ...                         =>    ...
//     sethi %hi(b), %o0
//     ldd   [%o0+%lo(b)], %f2           ldd   [%l0+%lo(b)], %f2
//
// This pass materializes a value once for several uses, and outside of loops:
//
//   numbers       `sethi` followed by `or`, `add` or `xor`
//   addresses     `sethi %hi(a)` followed by `add %lo(a)`; in 64-bit code for
//                 the whole address space with `%m44` and a shift in between
//   high halves   of numbers and of addresses. An address may belong to one
//                 symbol, or to several symbols at known offsets in one
//                 variable whose alignment shows that they differ only in their
//                 low halves (DataGroups.h)
//
// A value may be materialized in a block that dominates the original ones and
// is executed less often than they are in total, according to the block
// frequencies. The pass chooses the cheapest of these placements. It does not
// take register pressure into account: there are many integer registers, and
// the register allocator spills a value that is rarely used. A version that
// counted live values produced slower code.
//
// Loads of constant variables (ConstantLoads.h) are marked as invariant,
// because LLVM cannot see through an alias that the variable is constant.
// LLVM's LICM and CSE then move and merge them.
//
// LLVM's own LICM and CSE of machine code leave numbers in loops with many live
// values, and do not know that several symbols can share a high half.
//
// Precondition: SSA form. The pass runs after instruction selection.
//
// The check of emitted code proves that each low half is added to its high half
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
