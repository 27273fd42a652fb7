//===- StackProbe.h - Touch each frame of a recursion -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_STACKPROBE_H
#define MINCAML_TRANSFORMS_SPARC_STACKPROBE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Makes functions that can be on the stack any number of times store one word
/// to their frame at entry, so that exhausting the stack faults in the
/// runtime's guard pages.
///
/// A SPARC frame that holds only a register window is written when the window
/// is spilled, which the kernel does, or an emulator that ignores the fault.
/// Other processors store the return address.
///
/// A function needs the store if it calls, not in a `musttail` call, a function
/// from which it can be reached again. An indirect call can reach every
/// function whose address is taken. `norecurse` is believed. Functions with
/// flat frames (FlatFrames.h) store their return address at entry.
struct SparcStackProbePass : llvm::PassInfoMixin<SparcStackProbePass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_STACKPROBE_H
