//===- NeededCode.h - Marking of live code ----------------------*- C++ -*-===//
//
// An optimistic marking of the needed code of the whole module: everything is
// considered dead until it is marked. So a parameter that a recursive function
// only passes to itself, two phi nodes that only use each other, or functions
// that only call each other are found dead together.
//
// Roots: definitions that other modules can see; and in each function that is
// reached, instructions with an effect outside of the function, returns,
// exceptions, and cycles that cannot be shown to terminate.
//
// Rules:
//   - of a needed instruction, the operands and the block are needed;
//   - of a needed block, the branches on which it is control-dependent: its
//     iterated frontier in the post-dominator tree ([PDG], [SSA]);
//   - of a needed phi node, the incoming blocks;
//   - of needed memory, the stores to it. A store to an alloca, a fresh
//     allocation or an internal variable is needed only if the memory is, and
//     memory is not needed for stores alone;
//   - of a needed call of a function whose calls are all known, only the
//     arguments for needed parameters. The callee's result is needed only if
//     the call's value is;
//   - of a needed function or variable, the globals to which its initializer
//     refers.
//
// Source: [MinCamlNotes], "elimination of unused definitions"; the marking is
// that of "aggressive dead code elimination" in [SSA] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_NEEDEDCODE_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_NEEDEDCODE_H

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

/// The result of the marking. Preconditions: there are no unreachable blocks,
/// and the analyses of a function are kept as long as this object is used for
/// it.
class NeededCode {
public:
  NeededCode(llvm::Module &M, const ModuleEffects &Effects,
             llvm::FunctionAnalysisManager &AM);

  /// Whether an instruction, parameter, function or global variable is needed.
  /// A conditional branch or a switch is needed if needed code depends on which
  /// successor it takes.
  bool isNeeded(const llvm::Value &V) const { return Needed.contains(&V); }
  bool isResultNeeded(const llvm::Function &F) const {
    return NeededResults.contains(&F);
  }
  /// Whether parameters and result can be removed; see canChangePrototype.
  bool isChangeable(const llvm::Function &F) const {
    return Changeable.contains(&F);
  }
  /// The block where all paths from BB meet. It is null if the function has
  /// only one block.
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
  /// Needed blocks whose control dependences are still to be computed.
  llvm::MapVector<llvm::Function *, BlockSet> Pending;
  /// Instructions that are needed once the memory is.
  llvm::DenseMap<const llvm::Value *, llvm::SmallVector<llvm::Instruction *, 4>>
      Waiting;
  llvm::DenseMap<const llvm::Function *, llvm::PostDominatorTree *>
      PostDominators;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_NEEDEDCODE_H
