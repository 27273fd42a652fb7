//===- TailCallTargetRepair.h - Targets of tail calls -----------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H
#define MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Computes the target of an indirect tail call before the jump.
///
/// LLVM's delay slot filler folds an addition that precedes `restore` into it.
/// For a tail call the `restore` is in the delay slot, so that the addition
/// moves after the jump, which reads its result:
///
///     add %i2, %lo(f), %i2        jmp %i2
///     jmp %i2                =>   restore %i2, %lo(f), %o2
///     restore
///
/// The jump then uses the value that %i2 had before the addition. This pass
/// reverts the change. It runs after the filler. The code does not become
/// longer than branch relaxation, which runs before the filler, has assumed.
llvm::MachineFunctionPass *createTailCallTargetRepairPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H
