//===- YRegisterDelay.h - Delay after a write of %y -------------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_YREGISTERDELAY_H
#define MINCAML_SPARCCODEGEN_YREGISTERDELAY_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Inserts `nop`s between `wr %y` and a division that reads %y, so that three
/// instructions separate them.
///
/// A write of %y may take effect up to three instructions later ([SPARC-V8]
/// B.29), but LLVM emits the division immediately after it. Emulators and many
/// processors hide the error. The pass runs last, on code in its final order.
/// The write and the read must be in one basic block, as LLVM emits them.
llvm::MachineFunctionPass *createYRegisterDelayPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_YREGISTERDELAY_H
