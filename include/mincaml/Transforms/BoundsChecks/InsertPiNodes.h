//===- InsertPiNodes.h - Pi nodes as instructions ---------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_INSERTPINODES_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_INSERTPINODES_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-pi`: inserts the pi nodes of PiNodes.h as instructions, for other
/// passes and for readers. A pi node is a copy of a value at the start of a
/// block that is entered by a branch which has compared the value.
/// `mincaml-pi<remove>` removes the copies; a function is the same after both
/// as before.
///
///   %i.pi = bitcast i32 %i to i32, !mincaml.pi !0     ; !{!"%i slt %n"}
///
/// A pi node is a bitcast to the same type, as in LLVM's PredicateInfo:
/// instruction selection drops it, and every pass knows that it equals its
/// operand. (The intrinsic llvm.ssa.copy cannot be selected.) Other passes may
/// delete a copy, merge it with others, or move it out of the block. This is
/// safe, because analyses derive the inequality from the branches that dominate
/// a use, not from the position of the copy. The metadata only distinguishes
/// the copies from other bitcasts.
///
/// No copy is inserted for an edge to a block with other predecessors, where it
/// would need a separate block.
///
/// Source: [ABCD], "e-SSA form" (docs/sources.md).
class InsertPiNodesPass : public llvm::PassInfoMixin<InsertPiNodesPass> {
public:
  struct Options {
    bool Remove = false;
  };

  explicit InsertPiNodesPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `remove` or the empty string.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_INSERTPINODES_H
