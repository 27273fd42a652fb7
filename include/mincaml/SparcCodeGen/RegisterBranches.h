//===- RegisterBranches.h - Conditions on registers, on V9 ------*- C++ -*-===//
//
// 64-bit SPARC can compare a register with zero and branch, or move a value, in
// one instruction, which tests all of its 64 bits. LLVM uses that for numbers
// of 64 bits only: of a number of 32 bits it does not know the upper half of
// the register. The processor defines that half: a load of a word clears it, an
// arithmetic shift fills it with the sign.
//
//     ld [%i0+%g2], %g3              ld [%i0+%g2], %g3
//     cmp %g3, 0             =>      brz %g3, .L1
//     be %icc, .L1                   nop
//     nop
//
//     cmp %g3, 0             =>      movrnz %g3, 35, %o0
//     movne %icc, 35, %o0
//
// This pass finds which registers are known to be 32-bit numbers that are
// extended with zeros or with the sign (ExtendedRegisters.h), and
//   - leaves out a compare with zero whose condition codes only branches and
//     conditional moves of the same block read, and makes these test the
//     register: for the conditions = and <>, if the register is extended in
//     either way, for <, <=, > and >=, if it is extended with the sign. It must
//     not have changed since it was compared, and a number that is moved must
//     fit into 10 bits;
//   - removes an extension, `srl %x, 0, %x` or `sra %x, 0, %x`, of what is
//     extended in that way already.
//
// A branch on a register reaches 128 kilobytes; LLVM's branch relaxation, which
// follows, inverts those that go further.
//
// Precondition: code for V9 after register allocation and block placement, and
// before branch relaxation and LLVM's filler of delay slots.
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
