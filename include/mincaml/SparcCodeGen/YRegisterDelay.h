//===- YRegisterDelay.h - Time for a write of %y ----------------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_YREGISTERDELAY_H
#define MINCAML_SPARCCODEGEN_YREGISTERDELAY_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Puts `nop`s between `wr %y` and a division that reads %y, so that three
/// instructions stand between them.
///
/// The SPARC V8 manual (B.29) lets a write of %y take effect up to three
/// instructions later; LLVM puts the division right behind it. Emulators and
/// many processors hide that. To run last, on code that is in its final order.
/// LLVM keeps the two in one basic block.
llvm::MachineFunctionPass *createYRegisterDelayPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_YREGISTERDELAY_H
