//===- ConstantLoads.h - Loads of floating-point constants ------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H
#define MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H

#include "llvm/IR/PassManager.h"
#include <functional>

namespace llvm {
class ConstantFP;
} // namespace llvm

namespace mincaml {

/// Replaces floating-point constants by loads of private constant variables,
/// one for each value in the module.
///
/// SPARC has no floating-point immediates. Instruction selection would emit the
/// same loads, but from a constant pool for each function, whose entries have
/// no fixed distance from each other. The address of a variable can share its
/// high half with those of others (DataGroups.h).
///
/// The pass replaces constant operands of arithmetic, comparisons, phi nodes
/// and `select`. The load is in the block of the use, from where the machine
/// passes move it. A `select` of two constants, for which instruction selection
/// would emit a table in the constant pool, becomes a load from a table in a
/// variable; the condition selects the offset.
///
/// The pass does not replace operands that instruction selection does not load:
/// the factor of `x * 2.0`, which becomes an addition, factors of 1 and -1,
/// zeros that change nothing, divisors with an exact reciprocal, and constants
/// for which \p IsImmediate returns true. It does not replace constants that
/// are passed, returned or stored either, because they become integers.
///
/// The pass runs last, because optimizations do not see the value of a constant
/// that is loaded.
///
/// Source: developed for this project.
class SparcConstantLoadsPass
    : public llvm::PassInfoMixin<SparcConstantLoadsPass> {
public:
  using Predicate =
      std::function<bool(const llvm::Function &, const llvm::ConstantFP &)>;

  /// \p IsImmediate returns whether the target needs no load for the constant
  /// in the function. Without it, every constant needs a load.
  explicit SparcConstantLoadsPass(Predicate IsImmediate = nullptr)
      : IsImmediate(std::move(IsImmediate)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

private:
  Predicate IsImmediate;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_CONSTANTLOADS_H
