//===- LeafProcedureRepair.h - No leaf with foreign registers ---*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H
#define MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Keeps LLVM's SPARC backend from making a leaf procedure of a function that
/// cannot be one. To run after register allocation, right before frame
/// lowering.
///
/// A leaf procedure has no register window of its own: its %i registers are
/// renamed to %o, and it may write %g and %o registers only. LLVM decides for
/// one if the function makes no call, a tail call being none, and does not use
/// %l0, which is the first local register it allocates. But allocation also
/// ends up with, say, %l2 to %l5 and no %l0, after evictions. Such a function
/// then overwrites the local registers of its caller. The same goes for %o7,
/// which holds the return address, and for a function in which %iN and %oN,
/// which become one register, are both used.
///
/// The repair says that such a function makes calls, which gives it a window.
llvm::MachineFunctionPass *createLeafProcedureRepairPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_LEAFPROCEDUREREPAIR_H
