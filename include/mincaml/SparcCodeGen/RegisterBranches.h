//===- RegisterBranches.h - Branches on registers, on V9 --------*- C++ -*-===//
//
// A 64-bit SPARC processor can compare a register with zero and branch, or move
// a value, in one instruction, which tests all 64 bits of the register. LLVM
// uses these instructions only for 64-bit numbers, because it does not know the
// upper half of a register that contains a 32-bit number. The architecture
// defines that half: a load of a word clears it, and an arithmetic shift fills
// it with the sign.
//
//     ld [%i0+%g2], %g3              ld [%i0+%g2], %g3
//     cmp %g3, 0             =>      brz %g3, .L1
//     be %icc, .L1                   nop
//     nop
//
//     cmp %g3, 0             =>      movrnz %g3, 35, %o0
//     movne %icc, 35, %o0
//
// This pass determines which registers contain 32-bit numbers that are known to
// be zero-extended or sign-extended (ExtendedRegisters.h).
//   - It removes a compare with zero if only branches and conditional moves of
//     the same block read its condition codes, and makes these test the
//     register instead. For the conditions = and <>, the register must be
//     extended in either way; for <, <=, > and >=, it must be sign-extended. It
//     must not have changed since the compare, and an immediate that is moved
//     must fit in 10 bits.
//   - It removes an extension, `srl %x, 0, %x` or `sra %x, 0, %x`, of a
//     register that is already extended in this way.
//
// A branch on a register reaches 128 kilobytes. LLVM's branch relaxation, which
// runs later, inverts branches that are out of range.
//
// Precondition: code for V9. The pass runs after register allocation and block
// placement, and before branch relaxation and LLVM's delay slot filler.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_REGISTERBRANCHES_H
#define MINCAML_SPARCCODEGEN_REGISTERBRANCHES_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

llvm::MachineFunctionPass *createRegisterBranchesPass();

/// Registers the pass as `mincaml-register-branches`, for `llc -run-pass=`.
void initializeRegisterBranchesPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_REGISTERBRANCHES_H
