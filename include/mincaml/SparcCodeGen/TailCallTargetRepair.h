//===- TailCallTargetRepair.h - Jump to the whole address -------*- C++ -*-===//

#ifndef MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H
#define MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H

namespace llvm {
class MachineFunctionPass;
}

namespace mincaml {

/// Computes the target of an indirect tail call before the jump.
///
/// To save an instruction, LLVM's filler of delay slots lets `restore` do an
/// addition right before it. In front of a tail call it forgets that the jump
/// stands between them:
///
///     add %i2, %lo(f), %i2        jmp %i2
///     jmp %i2                =>   restore %i2, %lo(f), %o2
///     restore
///
/// which jumps to what %i2 was before the addition. This pass undoes it. To run
/// behind the filler; the code gets no longer than branch relaxation, which ran
/// before, has counted.
llvm::MachineFunctionPass *createTailCallTargetRepairPass();

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_TAILCALLTARGETREPAIR_H
