//===- InsertPiNodes.h - Extended SSA form, in the function -----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_INSERTPINODES_H
#define MINCAML_TRANSFORMS_ARRAYS_INSERTPINODES_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-pi`: writes the pi nodes of PiNodes.h into the function, for other
/// passes and for people: a copy of a value at the start of a block that a
/// branch leads to which has compared it. `mincaml-pi<remove>` takes them out
/// again; both together leave the function as it was.
///
///   %i.pi = bitcast i32 %i to i32, !mincaml.pi !0     ; !{!"%i slt %n"}
///
/// A pi node is a bitcast to the same type, as LLVM's PredicateInfo uses it:
/// instruction selection drops it, and every pass knows that it is its operand.
/// Stock passes may delete it, merge it with others, or move it out of the
/// block: that loses a name, never a fact, since whoever wants the fact derives
/// it from the branches that dominate the use, not from where the copy stands.
/// The metadata only tells the copies apart from other bitcasts. (The intrinsic
/// llvm.ssa.copy cannot be selected.)
///
/// Leaves alone: edges to blocks with other predecessors, where a copy would
/// need a block of its own.
///
/// Source: [ABCD], "e-SSA form" (docs/sources.md).
class InsertPiNodesPass : public llvm::PassInfoMixin<InsertPiNodesPass> {
public:
  struct Options {
    bool Remove = false;
  };

  explicit InsertPiNodesPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `remove`, or nothing.
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

#endif // MINCAML_TRANSFORMS_ARRAYS_INSERTPINODES_H
