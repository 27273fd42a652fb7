//===- StrengthReduction.h - Strength reduction -----------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_STRENGTHREDUCTION_H
#define MINCAML_TRANSFORMS_LOOPS_STRENGTHREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-strength`: strength reduction with induction variables.
///
/// - A multiple of an induction variable is an induction variable, too: instead
///   of multiplying i by 12 in each iteration, 12 is added to a variable that
///   starts at 12 * a, where i starts at a. The same holds for sums with it and
///   for addresses of elements of such a size. Values that differ by a constant
///   share a variable. This is done for factors that are not powers of two (a
///   shift is as cheap as an addition), if each iteration executes the
///   multiplication, and for at most eight variables in a loop, because each
///   takes a register.
/// - A signed division by a positive constant becomes an unsigned one if the
///   dividend is known not to be negative, such as an induction variable that
///   counts up from 0. If the divisor is a power of two, the division becomes a
///   shift and the remainder a mask. On SPARC V8 that is one instruction
///   instead of the four or five that correct the sign.
///
/// Other multiplications and divisions by constants are left to instruction
/// selection, which finds the same sequences. The new operations wrap and have
/// no flags. The pass does not change control flow; it requires loops to have a
/// preheader and one latch.
///
/// Source: [StrengthReduction].
struct StrengthReductionPass : llvm::PassInfoMixin<StrengthReductionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPS_STRENGTHREDUCTION_H
