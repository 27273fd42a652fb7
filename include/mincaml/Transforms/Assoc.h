//===- Assoc.h - Simpler control flow ---------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ASSOC_H
#define MINCAML_TRANSFORMS_ASSOC_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-assoc`: straightens control flow.
///
/// MinCaml flattens `let x = (let y = a in b) in c` to `let y = a in let x = b
/// in c`, so that what is computed in sequence is also written in sequence. In
/// a control-flow graph a sequence is a block:
///
///  - a block is merged into its only predecessor if that has no other
///    successor;
///  - an empty block is skipped: its predecessors go where it goes;
///  - a block that only tests a phi node is skipped by the predecessors whose
///    operand of the phi is a constant; this is what remains of `if (if a then
///    b else false) then c else d`, and thus of `&&`, `||` and `not`;
///  - a branch both ways to the same block becomes a jump;
///  - blocks that cannot be reached are removed.
///
/// No instruction is duplicated. Never adds an edge into a loop other than to
/// its header, and leaves blocks that lead into a loop header and headers
/// themselves in place, so that loops keep preheaders and latches. Leaves
/// blocks whose address is taken, exception handling pads and predecessors that
/// end in anything but `br` and `switch` alone. Where a debug record in a
/// skipped block describes a source variable, its value is unknown after it.
///
/// Source: [MinCamlNotes], "reduction of nested let".
class AssocPass : public llvm::PassInfoMixin<AssocPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ASSOC_H
