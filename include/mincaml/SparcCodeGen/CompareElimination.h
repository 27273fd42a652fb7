//===- CompareElimination.h - Elimination of redundant compares -*- C++ -*-===//
//
// The expression `if a < b then ... else if a = b then ...` has three outcomes
// and compares twice. The condition codes of the first compare also decide the
// second condition:
//
//     cmp %i0, %i1                    cmp %i0, %i1
//     bl .L1                          bl .L1
//     nop                             nop
//     cmp %i0, %i1            =>      be .L2
//     be .L2                          nop
//     nop
//
// This pass removes an instruction that sets only condition codes, if the last
// preceding instruction that sets them is identical and its operands have not
// changed since. It searches backwards through blocks with one predecessor.
// Calls, `save` and `restore` end the search, because they change condition
// codes or rename registers.
//
// Precondition: the pass runs after register allocation and before LLVM's delay
// slot filler.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_COMPAREELIMINATION_H
#define MINCAML_SPARCCODEGEN_COMPAREELIMINATION_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
} // namespace llvm

namespace mincaml {

llvm::MachineFunctionPass *createCompareEliminationPass();

/// Registers the pass as `mincaml-compare-elimination`, for `llc -run-pass=`.
void initializeCompareEliminationPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_COMPAREELIMINATION_H
