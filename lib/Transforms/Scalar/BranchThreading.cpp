//===- BranchThreading.cpp - Jump threading -------------------------------===//

#include "Scalar/BranchThreading.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-assoc"

/// Values that are live after a bypassed block are repaired use by use. A block
/// with more such uses is not bypassed.
static constexpr unsigned MaximumOutsideUses = 64;

bool mincaml::isSkippable(const BasicBlock &B, const BlockSet &LoopHeaders) {
  return !B.isEntryBlock() && !B.hasAddressTaken() &&
         !LoopHeaders.contains(&B) && !pred_empty(&B) &&
         &*B.getFirstNonPHIIt() == B.getTerminator() &&
         !B.getTerminator()->hasMetadata(LLVMContext::MD_loop);
}

bool mincaml::canRetarget(const BasicBlock &B) {
  return isa<BranchInst, SwitchInst>(B.getTerminator());
}

/// The value of V at the end of Predecessor, if V is a phi node of Skipped;
/// otherwise V.
static Value *throughPhi(Value *V, const BasicBlock &Predecessor,
                         const BasicBlock &Skipped) {
  auto *Phi = dyn_cast<PHINode>(V);
  return Phi && Phi->getParent() == &Skipped
             ? Phi->getIncomingValueForBlock(&Predecessor)
             : V;
}

bool mincaml::agree(const BasicBlock &Predecessor, const BasicBlock &Skipped,
                    const BasicBlock &Target) {
  return !is_contained(successors(&Predecessor), &Target) ||
         all_of(Target.phis(), [&](const PHINode &Phi) {
           return Phi.getIncomingValueForBlock(&Predecessor) ==
                  throughPhi(Phi.getIncomingValueForBlock(&Skipped),
                             Predecessor, Skipped);
         });
}

void mincaml::skipBlock(BasicBlock &Predecessor, BasicBlock &Skipped,
                        BasicBlock &Target) {
  Instruction &Terminator = *Predecessor.getTerminator();
  unsigned Edges = 0;
  for (unsigned I = 0, E = Terminator.getNumSuccessors(); I < E; ++I)
    if (Terminator.getSuccessor(I) == &Skipped) {
      Terminator.setSuccessor(I, &Target);
      ++Edges;
    }
  for (PHINode &Phi : Target.phis()) {
    Value *V = throughPhi(Phi.getIncomingValueForBlock(&Skipped), Predecessor,
                          Skipped);
    for (unsigned I = 0; I < Edges; ++I)
      Phi.addIncoming(V, &Predecessor);
  }
  for (unsigned I = 0; I < Edges; ++I)
    Skipped.removePredecessor(&Predecessor, /*KeepOneInputPHIs=*/true);
}

void mincaml::forgetVariables(BasicBlock &Skipped, BasicBlock &Target) {
  BasicBlock::iterator Start = Target.getFirstNonPHIIt();
  for (Instruction &I : Skipped)
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange())) {
      DbgVariableRecord *Copy = Record.clone();
      if (!Record.isDbgDeclare())
        Copy->setKillLocation();
      Target.insertDbgRecordBefore(Copy, Start);
    }
}

namespace {

/// A predecessor from which the branch is known to go to Target.
struct DecidedBranch {
  BasicBlock *Predecessor;
  BasicBlock *Target;
};

class BranchThreader {
public:
  BranchThreader(BasicBlock &B, const BlockSet &LoopHeaders)
      : B(B), LoopHeaders(LoopHeaders) {}

  /// The predecessors for which the branch is decided; none if B cannot be
  /// bypassed.
  SmallVector<DecidedBranch, 4> decisions() {
    SmallVector<DecidedBranch, 4> Result;
    if (!isSkippable(B, LoopHeaders) || !findCondition() || !findOutsideUses())
      return Result;
    SmallPtrSet<BasicBlock *, 8> Seen;
    for (BasicBlock *P : predecessors(&B)) {
      if (!Seen.insert(P).second || P == &B || !canRetarget(*P))
        continue;
      auto *C = dyn_cast<ConstantInt>(Condition->getIncomingValueForBlock(P));
      if (!C)
        continue;
      BasicBlock *T = target(*C);
      if (T != &B && T != P && !LoopHeaders.contains(T) &&
          !T->hasNPredecessorsOrMore(MaximumPredecessors) && !bringsPhi(*P))
        Result.push_back({P, T});
    }
    return Result;
  }

  void thread(ArrayRef<DecidedBranch> Decisions) {
    // Record the values of the phi nodes on the new edges before the phi nodes
    // change.
    struct Definition {
      BasicBlock *Block;
      SmallVector<Value *, 4> Values;
    };
    SmallVector<Definition, 4> Definitions;
    SmallPtrSet<BasicBlock *, 4> Targets;
    for (auto [P, T] : Decisions) {
      if (!agree(*P, B, *T) ||
          (!OutsideUses.empty() && !P->getUniqueSuccessor()))
        P = splitEdge(*P);
      Definition &D = Definitions.emplace_back();
      D.Block = P;
      for (PHINode &Phi : B.phis())
        D.Values.push_back(Phi.getIncomingValueForBlock(P));
      skipBlock(*P, B, *T);
      if (Targets.insert(T).second)
        forgetVariables(B, *T);
    }
    // Phi nodes that are live after B no longer dominate their uses. The uses
    // are collected again, because adding operands to a phi node moves its
    // uses.
    findOutsideUses();
    for (auto [Index, Phi] : enumerate(B.phis())) {
      SSAUpdater Updater;
      Updater.Initialize(Phi.getType(), Phi.getName());
      Updater.AddAvailableValue(&B, &Phi);
      Updater.UpdateDebugValues(&Phi);
      auto Uses = OutsideUses.find(&Phi);
      if (Uses == OutsideUses.end())
        continue;
      for (const Definition &D : Definitions)
        Updater.AddAvailableValue(D.Block, D.Values[Index]);
      for (Use *U : Uses->second)
        Updater.RewriteUse(*U);
    }
  }

private:
  bool findCondition() {
    Value *V = nullptr;
    Instruction *Terminator = B.getTerminator();
    if (auto *Branch = dyn_cast<BranchInst>(Terminator))
      V = Branch->isConditional() ? Branch->getCondition() : nullptr;
    else if (auto *Switch = dyn_cast<SwitchInst>(Terminator))
      V = Switch->getCondition();
    Condition = dyn_cast_or_null<PHINode>(V);
    return Condition && Condition->getParent() == &B;
  }

  BasicBlock *target(ConstantInt &C) const {
    if (auto *Switch = dyn_cast<SwitchInst>(B.getTerminator()))
      return Switch->findCaseValue(&C)->getCaseSuccessor();
    return B.getTerminator()->getSuccessor(C.isZero() ? 1 : 0);
  }

  /// Collects the uses of B's phi nodes outside of B, except in phi nodes for
  /// edges from B. Returns false if there are too many.
  bool findOutsideUses() {
    OutsideUses.clear();
    unsigned Count = 0;
    for (PHINode &Phi : B.phis())
      for (Use &U : Phi.uses()) {
        auto *User = cast<Instruction>(U.getUser());
        auto *UserPhi = dyn_cast<PHINode>(User);
        if (UserPhi ? UserPhi->getIncomingBlock(U) == &B
                    : User->getParent() == &B)
          continue;
        ++Count;
        OutsideUses[&Phi].push_back(&U);
      }
    return Count <= MaximumOutsideUses;
  }

  /// Whether a phi node of B flows back to B through P. Its operand there would
  /// be the value of the previous iteration, which has no name any more.
  bool bringsPhi(const BasicBlock &P) const {
    return any_of(B.phis(), [&](const PHINode &Phi) {
      auto *Incoming = dyn_cast<PHINode>(Phi.getIncomingValueForBlock(&P));
      return Incoming && Incoming->getParent() == &B;
    });
  }

  /// Creates a block on the edge from P to B.
  BasicBlock *splitEdge(BasicBlock &P) {
    BasicBlock *Edge =
        BasicBlock::Create(B.getContext(), "thread", B.getParent(), &B);
    BranchInst::Create(&B, Edge)->setDebugLoc(P.getTerminator()->getDebugLoc());
    Instruction &Terminator = *P.getTerminator();
    unsigned Edges = count(successors(&P), &B);
    Terminator.replaceSuccessorWith(&B, Edge);
    for (unsigned I = 1; I < Edges; ++I)
      B.removePredecessor(&P, /*KeepOneInputPHIs=*/true);
    B.replacePhiUsesWith(&P, Edge);
    return Edge;
  }

  BasicBlock &B;
  const BlockSet &LoopHeaders;
  PHINode *Condition = nullptr;
  DenseMap<PHINode *, SmallVector<Use *, 4>> OutsideUses;
};

} // namespace

bool mincaml::threadBranch(BasicBlock &B, const BlockSet &LoopHeaders,
                           OptimizationRemarkEmitter &Remarks) {
  BranchThreader Threader(B, LoopHeaders);
  SmallVector<DecidedBranch, 4> Decisions = Threader.decisions();
  if (Decisions.empty())
    return false;
  for (const DecidedBranch &D : Decisions)
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "BranchThreaded", B.getTerminator())
             << "from " << operandName(*D.Predecessor)
             << " this branch always goes to " << operandName(*D.Target);
    });
  Threader.thread(Decisions);
  return true;
}
