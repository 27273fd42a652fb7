//===- CallComponents.h - Functions, callees first --------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml {

/// The functions with a body of a module, in groups: two functions are in one
/// component if each can reach the other by direct calls. Callees come before
/// their callers, so that a walk over the components in order knows
/// what is called before it sees the call.
///
/// Tarjan's algorithm (source: [Tarjan], docs/sources.md), with a stack of its
/// own: chains of calls are as long as the program.
class CallComponents {
public:
  explicit CallComponents(llvm::Module &M);

  using Component = llvm::SmallVector<llvm::Function *, 1>;
  llvm::ArrayRef<Component> bottomUp() const { return Components; }

  /// Has a body and can reach itself by direct calls.
  bool isRecursive(const llvm::Function &F) const;

  /// Each can reach the other by direct calls, or they are the same function.
  bool areInOne(const llvm::Function &F, const llvm::Function &G) const;

private:
  std::vector<Component> Components;
  llvm::DenseMap<const llvm::Function *, unsigned> Numbers;
  llvm::DenseSet<const llvm::Function *> CallThemselves;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_CALLCOMPONENTS_H
