//===- UpdateSinking.cpp - Late updates of loop variables -----------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfo.h"

#define DEBUG_TYPE "mincaml-update-late"

using namespace mincaml;
using namespace llvm;

/// The maximum number of times that the variables of a loop are visited.
/// Usually the second visit changes nothing.
static constexpr unsigned MaximumMoves = 16;

/// Whether I may be moved down in its block if its users allow it.
static bool isMovable(const Instruction &I) {
  return !isa<PHINode, AllocaInst>(I) && !I.isTerminator() && !I.isEHPad() &&
         !I.mayReadOrWriteMemory() && !I.mayHaveSideEffects() &&
         !isa<CallBase>(I) && !I.getType()->isTokenLikeTy();
}

/// The last instruction of BB that uses Phi, which may be the terminator.
static Instruction *lastUse(const PHINode &Phi, const BasicBlock &BB) {
  Instruction *Last = nullptr;
  for (const User *U : Phi.users()) {
    auto *I = cast<Instruction>(const_cast<User *>(U));
    // A phi node of the header reads the value at the end of the block.
    if (I->getParent() == &BB && !isa<PHINode>(I) &&
        (!Last || Last->comesBefore(I)))
      Last = I;
  }
  return Last;
}

/// Moves Next, the value of Phi in the next iteration, after the last use of
/// Phi in its block. Returns whether it was moved.
static bool moveAfterLastUse(const PHINode &Phi, Instruction &Next) {
  BasicBlock &BB = *Next.getParent();
  Instruction *Last = lastUse(Phi, BB);
  if (!Last || Last == &Next || Last->comesBefore(&Next) ||
      Last->isTerminator())
    return false;
  for (const User *U : Next.users()) {
    const auto *I = cast<Instruction>(U);
    if (I->getParent() == &BB && !isa<PHINode>(I) &&
        (I == Last || I->comesBefore(Last)))
      return false;
  }
  // Next is not moved past the next value of another variable that it uses.
  for (const Use &U : Next.operands()) {
    const auto *Other = dyn_cast<PHINode>(U.get());
    if (!Other || Other == &Phi || Other->getParent() != Phi.getParent())
      continue;
    const auto *OtherNext =
        dyn_cast<Instruction>(Other->getIncomingValueForBlock(&BB));
    if (OtherNext && OtherNext->getParent() == &BB &&
        Next.comesBefore(OtherNext) &&
        (OtherNext == Last || OtherNext->comesBefore(Last)))
      return false;
  }
  // Operands that are computed only for Next are live for longer, while Next is
  // live for a shorter time. With two such operands there is no gain.
  if (count_if(Next.operands(), [&](const Use &U) {
        const auto *I = dyn_cast<Instruction>(U.get());
        return I && I->getParent() == &BB && I->hasOneUse();
      }) > 1)
    return false;
  Next.moveAfter(Last);
  // The source variable does not have the value before it is computed.
  for (DbgVariableRecord *Record : findDVRValues(&Next))
    if (Record->getParent() == &BB &&
        (Record->getInstruction() == &Next ||
         Record->getInstruction()->comesBefore(&Next)))
      Record->setKillLocation();
  return true;
}

/// Visits each variable of the loop once. Returns whether anything was moved.
static bool updateLate(BasicBlock &Header, const Loop &TheLoop,
                       OptimizationRemarkEmitter &Remarks) {
  bool Changed = false;
  for (PHINode &Phi : Header.phis())
    for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
      BasicBlock *Latch = Phi.getIncomingBlock(I);
      auto *Next = dyn_cast<Instruction>(Phi.getIncomingValue(I));
      if (!Next || Next->getParent() != Latch || !TheLoop.contains(Latch) ||
          !isMovable(*Next) || !moveAfterLastUse(Phi, *Next))
        continue;
      Changed = true;
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Moved", Next)
               << "next value of a loop variable is computed after the last "
                  "use of the current one";
      });
    }
  return Changed;
}

PreservedAnalyses UpdateSinkingPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  LoopInfo &Loops = AM.getResult<LoopAnalysis>(F);
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool Changed = false;
  for (BasicBlock &Header : F) {
    if (!Loops.isLoopHeader(&Header))
      continue;
    const Loop &TheLoop = *Loops.getLoopFor(&Header);
    // Each move puts one update at its final position and disturbs no other, so
    // the number of visits need not exceed the number of variables.
    unsigned Variables = range_size(Header.phis());
    for (unsigned I = 0; I < std::min(Variables, MaximumMoves); ++I) {
      if (!updateLate(Header, TheLoop, Remarks))
        break;
      Changed = true;
    }
  }
  return preservingCFG(Changed);
}
