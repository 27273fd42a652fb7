//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H
#define MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Passes floating-point arguments of internal functions in floating-point
/// registers on 32-bit SPARC. The pass removes them from the prototypes and
/// encodes the convention of Support/FloatArguments.h in the IR; the machine
/// pass of SparcCodeGen/FloatArguments.cpp assigns the registers.
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
/// The pass changes functions whose calls are all known and can be rewritten
/// (canChangePrototype). It does not change functions without hardware floating
/// point, and their callees.
///
/// Between this pass and instruction selection, no pass may separate the stores
/// from their call, or inline or outline the body of such a function. So the
/// pass runs last. Without the machine pass, programs do not link.
struct SparcFloatArgumentsPass : llvm::PassInfoMixin<SparcFloatArgumentsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Performs the transformation. Returns whether anything changed.
bool passFloatArgumentsInRegisters(llvm::Module &M);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_FLOATARGUMENTS_H
