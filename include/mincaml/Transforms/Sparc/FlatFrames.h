//===- FlatFrames.h - Choice of functions without a window ------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H
#define MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Marks the functions that get a flat frame on SPARC, that is, no register
/// window (SparcCodeGen/FlatFrames.cpp).
///
/// A register window makes a call cheap as long as a window is free. If a
/// recursive function returns only at its end, a recursion of depth N executes
/// about 2N traps. If each activation calls several others, one after the
/// other, most calls are near the leaves of the call tree, where windows are
/// free.
///
/// Therefore a function gets a flat frame if it has exactly one direct
/// recursive call that is not a tail call. The call may be in a loop, as in
/// Ackermann's function. Values that are live across calls are spilled and
/// reloaded, which a window would avoid: at most MaximumLiveValues integers and
/// pointers may be live across the recursive call, and the sum over all calls
/// may be at most MaximumLiveAcrossCalls. Floating-point registers are
/// caller-saved in any case.
///
/// Functions with landing pads, dynamic allocas, inline assembly, structures as
/// arguments or results, or a variable number of arguments are not marked.
///
/// The target features of a marked function reserve the %l registers, and frame
/// pointers, which would be in %i6, are disabled.
struct SparcFlatFramesPass : llvm::PassInfoMixin<SparcFlatFramesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

  static constexpr unsigned MaximumLiveValues = 12;
  static constexpr unsigned MaximumLiveAcrossCalls = 16;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_FLATFRAMES_H
