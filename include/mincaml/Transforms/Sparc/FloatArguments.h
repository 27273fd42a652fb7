//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H
#define MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Passes floating-point arguments of internal functions in floating-point
/// registers on 32-bit SPARC: takes them out of the prototypes and expresses
/// the convention of Support/FloatArguments.h, which the machine pass of
/// SparcCodeGen/FloatArguments.h turns into registers.
///
///     define internal double @f(double %x)    @sparc.argument.D0 = external
///       ...                                   define internal double @f()
///       call double @f(double %y)               %x = load volatile @...D0
///                                        =>     ...
///                                               %a = arithmetic.fence(%y)
///                                               store volatile %a, @...D0
///                                               call double @f()
///
/// The fence hides the value from instruction selection, which would store a
/// constant as an integer.
///
/// Changed are functions whose calls are all known and can be rewritten
/// (canChangePrototype). Left alone are functions without hardware
/// floating-point, and their callees.
///
/// Between this pass and instruction selection, no pass may separate the stores
/// from their call, or put the body of such a function somewhere else: run it
/// last, without inlining after it. Without the machine pass, programs do not
/// link.
struct SparcFloatArgumentsPass : llvm::PassInfoMixin<SparcFloatArgumentsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// What the pass does; returns whether it changed something.
bool passFloatArgumentsInRegisters(llvm::Module &M);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H
