//===- StrengthReduction.h - Cheaper operations in loops --------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_STRENGTHREDUCTION_H
#define MINCAML_TRANSFORMS_STRENGTHREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Uses what is known about induction variables to take cheaper operations.
///
/// - A multiple of an induction variable is one itself: instead of multiplying
///   i by 12 in each iteration, 12 is added to a variable that starts at 12 *
///   a. So are sums of it, and addresses of elements of such a size; those that
///   differ by a constant share a variable. For factors that are not powers of
///   two (a shift is as cheap as an addition), where the multiplication is part
///   of each iteration, and for at most eight variables in a loop, since each
///   takes a register.
/// - A signed division by a positive constant becomes an unsigned one if the
///   dividend is not negative, which for an induction variable that counts up
///   from 0 is known: by a power of two a shift, and its remainder a mask. On
///   SPARC V8 that is one instruction instead of four or five, which have to
///   correct the sign.
///
/// Other multiplications and divisions by constants are left to instruction
/// selection, which finds the same sequences. The new operations wrap and have
/// no flags. Changes no control flow; a loop needs a preheader and one latch.
///
/// Source: [StrengthReduction].
struct StrengthReductionPass : llvm::PassInfoMixin<StrengthReductionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_STRENGTHREDUCTION_H
