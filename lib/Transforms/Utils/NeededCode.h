//===- NeededCode.h - What a program cannot do without ----------*- C++ -*-===//
//
// One marking over the whole module, from what can be seen from outside to what
// that depends on. Everything is taken to be useless until shown otherwise, so
// that a parameter that a recursive function only hands to itself, two phi
// nodes that only feed each other, or functions that only call each other are
// found useless together.
//
// Roots: definitions that other modules can see; in a function that is reached,
// instructions with an effect that outlives it, returns, exceptions, and cycles
// that cannot be shown to end.
//
// Rules. Needed are:
//   - of a needed instruction: its operands and its block;
//   - of a needed block: the branches that it is control-dependent on, which
//     are its iterated frontier in the post-dominator tree ([PDG], [SSA]);
//   - of a needed phi node: its incoming blocks;
//   - of needed memory: what is stored into it. A store into an alloca, a fresh
//     allocation or an internal variable is needed only if the memory is, which
//     takes more than stores;
//   - of a needed call of a function whose calls are all known: only arguments
//     for needed parameters; the callee's result only if the call's value is;
//   - of a needed function or variable: what its initializer mentions.
//
// Source: [MinCamlNotes], "elimination of unused definitions"; the
// marking is that of "aggressive dead code elimination" in [SSA]
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_NEEDEDCODE_H
#define MINCAML_LIB_TRANSFORMS_UTILS_NEEDEDCODE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/PostDominators.h"

namespace llvm {
class Argument;
class BasicBlock;
class CallInst;
class Constant;
class Function;
class GlobalVariable;
class Instruction;
class Module;
class Value;
} // namespace llvm

namespace mincaml {

class ModuleEffects;

/// Precondition: no unreachable blocks. Analyses of a function must be kept as
/// long as this is asked about it.
class NeededCode {
public:
  NeededCode(llvm::Module &M, const ModuleEffects &Effects,
             llvm::FunctionAnalysisManager &AM);

  /// An instruction, parameter, function or global variable. A conditional
  /// branch or a switch is needed if something depends on which way it takes.
  bool isNeeded(const llvm::Value &V) const { return Needed.contains(&V); }
  bool isResultNeeded(const llvm::Function &F) const {
    return NeededResults.contains(&F);
  }
  /// Parameters and result may go; see canChangePrototype.
  bool isChangeable(const llvm::Function &F) const {
    return Changeable.contains(&F);
  }
  /// The block where all ways from this one come together. Null if the function
  /// has one block only.
  llvm::BasicBlock *immediatePostDominator(const llvm::BasicBlock &BB) const;

private:
  using BlockSet = llvm::SmallPtrSet<llvm::BasicBlock *, 8>;

  void markRoots(llvm::Module &M);
  void run();
  void need(llvm::Value &V);
  void needValue(llvm::Value &V);
  void needBlock(llvm::BasicBlock &BB);
  void needResult(llvm::Function &F);
  void needOperands(llvm::Instruction &I);
  void reach(llvm::Function &F);
  void keepEndlessLoops(llvm::Function &F);
  void visit(llvm::Value &V);
  void visitConstant(llvm::Constant &C);
  void needDecidingBranches(llvm::Function &F, const BlockSet &Blocks);
  bool isRoot(llvm::Instruction &I);
  bool waitsForMemory(llvm::Instruction &I);

  const ModuleEffects &Effects;
  llvm::FunctionAnalysisManager &AM;
  llvm::DenseSet<const llvm::Value *> Needed;
  llvm::DenseSet<const llvm::Function *> NeededResults, Changeable;
  llvm::DenseSet<const llvm::BasicBlock *> NeededBlocks;
  llvm::SmallVector<llvm::Value *, 64> Worklist;
  /// Needed blocks whose deciding branches are still to be found.
  llvm::MapVector<llvm::Function *, BlockSet> Pending;
  /// What waits for memory to be needed.
  llvm::DenseMap<const llvm::Value *, llvm::SmallVector<llvm::Instruction *, 4>>
      Waiting;
  llvm::DenseMap<const llvm::Function *, llvm::PostDominatorTree *>
      PostDominators;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_NEEDEDCODE_H
