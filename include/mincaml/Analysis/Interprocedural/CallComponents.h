//===- CallComponents.h - The call graph of a module ------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace llvm {
class BasicBlock;
class Function;
class Module;
} // namespace llvm

namespace mincaml {

/// The strongly connected components of the call graph: two functions with a
/// body are in one component if each can reach the other by direct calls.
/// Callees come before their callers, so that a bottom-up analysis knows the
/// callees when it reaches a call.
///
/// They are found with Tarjan's algorithm (source: [Tarjan], docs/sources.md).
/// LLVM's scc_iterator implements it with an explicit stack, which matters
/// because call chains can be as long as the program.
class CallComponents {
public:
  explicit CallComponents(llvm::Module &M);

  using Component = llvm::SmallVector<llvm::Function *, 1>;
  llvm::ArrayRef<Component> bottomUp() const { return Components; }

  /// Whether F has a body and can reach itself by direct calls.
  bool isRecursive(const llvm::Function &F) const;

  /// Whether F and G are in the same component.
  bool areInSameComponent(const llvm::Function &F,
                          const llvm::Function &G) const;

private:
  std::vector<Component> Components;
  llvm::DenseMap<const llvm::Function *, unsigned> Numbers;
  /// For each component, whether its functions are recursive.
  std::vector<bool> AreRecursive;
};

/// The blocks that are executed at most once in the whole program: those
/// outside cycles in `min_caml_start`, which the runtime calls once, and in
/// internal functions whose only use is a call in such a block.
///
/// Callers come before callees; the blocks of a function are in execution
/// order.
llvm::SmallVector<llvm::BasicBlock *, 32> blocksExecutedOnce(llvm::Module &M);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H
