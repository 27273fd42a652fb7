//===- ConstantLoads.h - Floating constants in memory -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H
#define MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H

#include "llvm/IR/PassManager.h"
#include <functional>

namespace llvm {
class ConstantFP;
} // namespace llvm

namespace mincaml {

/// Makes floating constants loads of private constant variables, one for each
/// value in the module.
///
/// SPARC has no immediate floating operands. Instruction selection makes the
/// same loads, but of entries of a pool for each function, whose places
/// relative to each other nothing can rely on; what is a variable can share its
/// address with others (DataGroups.h).
///
/// Constants become loads as operands of arithmetic, comparisons and phi nodes,
/// and of `select`. The load is in the block of the use, for the machine passes
/// to move. A `select` of two constants, of which instruction selection would
/// make a table in the pool, becomes a load from a table that is a variable,
/// the condition being the offset. Left alone are operands that instruction
/// selection does not load: `x * 2.0`, which becomes an addition, factors of 1
/// and -1, zeros that change nothing, divisors whose reciprocal is exact, and
/// whatever \p IsImmediate tells; and constants that are passed, returned or
/// stored, which the ABI or the code for them makes integers.
///
/// Runs last: an optimization cannot see a constant that is loaded.
///
/// Source: this project's.
class SparcConstantLoadsPass
    : public llvm::PassInfoMixin<SparcConstantLoadsPass> {
public:
  using Predicate =
      std::function<bool(const llvm::Function &, const llvm::ConstantFP &)>;

  /// \p IsImmediate: whether the target needs no load for the constant in the
  /// function. None is one without it.
  explicit SparcConstantLoadsPass(Predicate IsImmediate = nullptr)
      : IsImmediate(std::move(IsImmediate)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

private:
  Predicate IsImmediate;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H
