//===- StackProbe.h - Stack probes in recursive functions -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_STACKPROBE_H
#define MINCAML_TRANSFORMS_SPARC_STACKPROBE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Inserts stack probes: functions that can be on the stack any number of times
/// store one word to their frame at entry, so that a stack overflow faults in
/// the runtime's guard pages.
///
/// Without the probe, a SPARC frame that holds only a register window is
/// written only when the window is spilled. The kernel does this, or an
/// emulator, which ignores the fault. On other processors, the return address
/// is stored anyway.
///
/// A function needs a probe if it has a call, other than a `musttail` call, of
/// a function from which it can be reached again. An indirect call can reach
/// every function whose address is taken. The pass trusts the attribute
/// `norecurse`. Functions with flat frames (FlatFrames.h) store their return
/// address at entry and need no probe.
struct SparcStackProbePass : llvm::PassInfoMixin<SparcStackProbePass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_STACKPROBE_H
