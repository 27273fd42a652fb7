//===- LeafProcedureRepair.h - Unsafe leaf procedures -----------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H
#define MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

/// Keeps LLVM's SPARC backend from making a leaf procedure of a function that
/// cannot be one. The pass runs after register allocation and immediately
/// before frame lowering.
///
/// A leaf procedure has no register window of its own: its %i registers are
/// renamed to %o, and it may write only %g and %o registers. LLVM makes a
/// function a leaf procedure if it contains no call (tail calls do not count)
/// and does not use %l0, the first local register in allocation order. But an
/// allocation may also use, for example, %l2 to %l5 and not %l0 after
/// evictions; such a function overwrites the local registers of its caller. The
/// same holds for a write of %o7, which contains the return address, and for a
/// function that uses both %iN and %oN, which become one register.
///
/// The repair marks such a function as making calls, which gives it a window.
llvm::MachineFunctionPass *createLeafProcedureRepairPass();

/// Registers the pass as `mincaml-leaf-procedure-repair`, for `llc -run-pass=`.
void initializeLeafProcedureRepairPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H
