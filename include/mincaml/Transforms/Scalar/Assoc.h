//===- Assoc.h - Control-flow simplification --------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_ASSOC_H
#define MINCAML_TRANSFORMS_SCALAR_ASSOC_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-assoc`: control-flow simplification.
///
/// MinCaml's Assoc flattens `let x = (let y = a in b) in c` to
/// `let y = a in let x = b in c`, so that code that is executed in sequence is
/// also written in sequence. In a control-flow graph, a sequence is a basic
/// block. Accordingly, the pass
///
/// - merges a block into its only predecessor if that has no other successor;
/// - bypasses an empty block: its predecessors branch to its successor;
/// - threads jumps: where a block only tests a phi node, the predecessors
///   whose operand of the phi is a constant bypass it. Such blocks are what
///   remains of `if (if a then b else false) then c else d`, and thus of `&&`,
///   `||` and `not`;
/// - replaces a branch whose successors are all the same block by a jump;
/// - removes unreachable blocks.
///
/// No instruction is duplicated. The pass never adds an edge into a loop other
/// than to its header, and it keeps loop headers and blocks that lead into one,
/// so that loops keep their preheaders and latches. It does not touch blocks
/// whose address is taken, exception handling pads, and predecessors that end
/// in anything but `br` and `switch`. Where a debug record in a bypassed block
/// describes a source variable, the value of the variable is unknown after the
/// block.
///
/// Source: [MinCamlNotes], "reduction of nested let".
class AssocPass : public llvm::PassInfoMixin<AssocPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_ASSOC_H
