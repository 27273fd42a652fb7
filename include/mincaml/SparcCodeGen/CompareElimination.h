//===- CompareElimination.h - One compare for several branches --*- C++ -*-===//
//
// A comparison of three outcomes, `if a < b then ... else if a = b then ...`,
// compares twice; the condition codes of the first compare answer the second
// question, too:
//
//     cmp %i0, %i1                    cmp %i0, %i1
//     bl .L1                          bl .L1
//     nop                             nop
//     cmp %i0, %i1            =>      be .L2
//     be .L2                          nop
//     nop
//
// This pass removes an instruction that sets nothing but condition codes, if
// the last instruction before it that sets them is the same and what it reads
// has not been changed in between. It looks back through blocks with one
// predecessor. Calls, `save` and `restore` end the search: they change
// condition codes or the names of registers.
//
// Precondition: code after register allocation and before LLVM's filler of
// delay slots.
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
