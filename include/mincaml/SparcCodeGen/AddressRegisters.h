//===- AddressRegisters.h - Addresses that recursions keep ------*- C++ -*-===//
//
// Carries out the convention of Support/AddressRegisters.h, which
// SparcAddressRegistersPass has decided on. In a function of the recursion the
// high half is in the register:
//
//     sethi %hi(a), %l0           =>
//     ld    [%l0+%lo(a)], %i1           ld    [%g2+%lo(a)], %i1
//
// Whoever calls it from outside makes it before the call:
//
//                                 =>    sethi %hi(a), %g2
//     call  f                           call  f
//
// and so would a function of the recursion behind a call that may change the
// register: one of a function without the convention, or of LLVM's runtime.
//
// A high half that a phi node merges with another value stays as it is.
//
// Runs on machine IR in SSA form, behind all passes that move or merge
// constants and loads, for which a register that is not virtual would be in the
// way. That functions agree depends on the pass seeing all of them.
//
// Rule SPL033 compares each function with what it was before. That the register
// has the right value in each place is proved of emitted code (SPL034).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_ADDRESSREGISTERS_H
#define MINCAML_SPARCCODEGEN_ADDRESSREGISTERS_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
class TargetMachine;
} // namespace llvm

namespace mincaml {

/// Whether code for the target can have the convention: addresses are of 32 or
/// 44 bits and do not depend on where the code is, no register is reserved for
/// the whole program, and arithmetic needs no calls.
bool canKeepAddresses(const llvm::TargetMachine &Machine);

llvm::MachineFunctionPass *createAddressRegistersPass();

/// Registers the pass as `mincaml-address-registers`, for `llc -run-pass=`.
void initializeAddressRegistersPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_ADDRESSREGISTERS_H
