//===- FlatFrames.h - Which functions get no window -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H
#define MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Marks the functions that get a flat frame on SPARC (FlatFrames.h).
///
/// A register window makes a call cheap as long as a window is free. A
/// recursion of depth N that returns only at its end executes 2 N traps but for
/// the few last frames. If each activation calls several others, one after the
/// other, most calls are near the end of the recursion, where windows are free.
///
/// So the rule is: a function gets a flat frame if it has exactly one call that
/// is not a tail call of the functions that can call it again, a direct one,
/// and its depth is not known to be small. The call may be in a loop, as in
/// Ackermann's function. What is live across calls is stored and loaded there,
/// of which windows spare it: at most MaximumLiveValues integers and pointers
/// may be live across this call, and MaximumLiveAcrossCalls across all calls
/// together. Floating-point registers are saved by the caller in any case.
///
/// Left alone are functions with landing pads, dynamic allocas, inline
/// assembly, structures as arguments or results, and variable numbers of
/// arguments.
///
/// The attribute forbids the allocator the %l registers, by target features,
/// and frame pointers, which are in %i6.
struct SparcFlatFramesPass : llvm::PassInfoMixin<SparcFlatFramesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

  static constexpr unsigned MaximumLiveValues = 12;
  static constexpr unsigned MaximumLiveAcrossCalls = 16;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H
