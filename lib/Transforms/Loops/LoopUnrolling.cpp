//===- LoopUnrolling.cpp - Loop unrolling ---------------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

#define DEBUG_TYPE "mincaml-unroll"

using namespace mincaml;
using namespace llvm;

namespace {

/// An exit of a loop. The loop continues while
/// `Variable + Offset <Stays> Bound`; the left-hand side changes by Step in
/// each iteration.
struct LoopExit {
  BranchInst *Branch;
  CmpInst::Predicate Stays;
  PHINode *Variable;
  const SCEV *Offset, *Step;
  Value *Bound;
};

/// The test of the unrolled loop for one exit. It replaces the tests of Factor
/// iterations.
struct Guard {
  const LoopExit *Exit;
  Value *Offset;
  /// If the exit tests for equality, Bound is the bound itself, and Distance is
  /// the value that the distance to it must exceed. Otherwise, Bound is the
  /// value that replaces the bound.
  Value *Bound;
  ConstantInt *Distance = nullptr;
};

} // namespace

/// Whether the step is a constant that approaches the bound, or is not constant
/// and can be tested in front of the loop.
static bool hasDirection(CmpInst::Predicate Stays, const SCEV *Step) {
  const auto *Constant = dyn_cast<SCEVConstant>(Step);
  switch (Stays) {
  case CmpInst::ICMP_NE:
    return Constant && !Constant->isZero();
  case CmpInst::ICMP_SLT:
  case CmpInst::ICMP_SLE:
  case CmpInst::ICMP_ULT:
  case CmpInst::ICMP_ULE:
    return !Constant || Constant->getAPInt().isStrictlyPositive();
  case CmpInst::ICMP_SGT:
  case CmpInst::ICMP_SGE:
  case CmpInst::ICMP_UGT:
  case CmpInst::ICMP_UGE:
    return Constant && Constant->getAPInt().isNegative();
  default:
    return false;
  }
}

/// Does what Loop::setLoopAlreadyUnrolled does, for a loop that LoopInfo does
/// not have yet.
static void forbidUnrolling(Instruction &Back) {
  LLVMContext &Context = Back.getContext();
  MDNode *Forbidden =
      MDNode::get(Context, MDString::get(Context, "llvm.loop.unroll.disable"));
  MDNode *ID = MDNode::getDistinct(Context, {nullptr, Forbidden});
  ID->replaceOperandWith(0, ID);
  Back.setMetadata(LLVMContext::MD_loop, ID);
}

namespace {

class LoopUnrolling {
public:
  LoopUnrolling(Loop &L, LoopInfo &LI, DominatorTree &DT, ScalarEvolution &SE,
                unsigned Factor)
      : L(L), LI(LI), DT(DT), SE(SE), Factor(Factor) {}

  /// Collects the exits. Returns whether all of them can be guarded.
  bool find() {
    if (!L.isInnermost() || !L.getLoopLatch() || !canCopy(L.getBlocks()))
      return false;
    // A preheader cannot be inserted on the edges of these terminators.
    if (any_of(predecessors(L.getHeader()), [](const BasicBlock *From) {
          return isa<IndirectBrInst, CallBrInst>(From->getTerminator());
        }))
      return false;
    SmallVector<BasicBlock *, 4> Exiting;
    L.getExitingBlocks(Exiting);
    for (BasicBlock *From : Exiting) {
      auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
      std::optional<LoopExit> Exit = Branch ? asExit(*Branch) : std::nullopt;
      if (!Exit)
        return false;
      Exits.push_back(*Exit);
    }
    return !Exits.empty();
  }

  void replace() {
    BasicBlock *Header = L.getHeader();
    BasicBlock *Preheader = L.getLoopPreheader();
    if (!Preheader)
      Preheader = InsertPreheaderForLoop(&L, &DT, &LI, /*MSSAU=*/nullptr,
                                         /*PreserveLCSSA=*/false);
    Instruction *Before = Preheader->getTerminator();
    IRBuilder<> Builder(Before);
    SCEVExpander Expander(SE, "unroll");
    SmallVector<Guard, 2> Guards;
    for (const LoopExit &Exit : Exits) {
      Builder.SetInsertPoint(Before);
      Builder.SetCurrentDebugLocation(Exit.Branch->getDebugLoc());
      Guards.push_back(makeGuard(Builder, Expander, Exit));
    }

    // There is one block for each test. The first has the phi nodes.
    LLVMContext &Context = Header->getContext();
    Function *F = Header->getParent();
    SmallVector<BasicBlock *, 2> Tests;
    for (size_t I = 0; I != Guards.size(); ++I)
      Tests.push_back(BasicBlock::Create(
          Context, Header->getName() + ".unrolled", F, Header));
    DenseMap<const PHINode *, Value *> Now;
    SmallVector<std::pair<PHINode *, PHINode *>, 4> Phis;
    Builder.SetInsertPoint(Tests.front());
    for (PHINode &Phi : Header->phis()) {
      Builder.SetCurrentDebugLocation(Phi.getDebugLoc());
      PHINode *Copy = Builder.CreatePHI(Phi.getType(), 2, Phi.getName());
      Copy->addIncoming(Phi.getIncomingValueForBlock(Preheader), Preheader);
      Phis.push_back({&Phi, Copy});
      Now[&Phi] = Copy;
    }
    const DenseMap<const PHINode *, Value *> AtStart = Now;

    SmallVector<BasicBlock *, 4> Headers, Latches;
    for (unsigned I = 0; I != Factor; ++I) {
      BasicBlock *Latch = nullptr;
      Headers.push_back(copyBody(I, Now, Latch));
      Latches.push_back(Latch);
    }
    const DebugLoc Back = L.getLoopLatch()->getTerminator()->getDebugLoc();
    for (unsigned I = 0; I != Factor; ++I) {
      BasicBlock *Next = I + 1 == Factor ? Tests.front() : Headers[I + 1];
      BranchInst::Create(Next, Latches[I])->setDebugLoc(Back);
    }
    forbidUnrolling(*Latches.back()->getTerminator());
    for (auto [Phi, Copy] : Phis)
      Copy->addIncoming(Now.lookup(Phi), Latches.back());

    for (auto [I, G] : enumerate(Guards)) {
      Builder.SetInsertPoint(Tests[I]);
      Builder.SetCurrentDebugLocation(G.Exit->Branch->getDebugLoc());
      Value *Stays = test(Builder, G, AtStart.lookup(G.Exit->Variable));
      Builder.CreateCondBr(
          Stays, I + 1 == Guards.size() ? Headers.front() : Tests[I + 1],
          Header);
      for (auto [Phi, Copy] : Phis)
        Phi->addIncoming(Copy, Tests[I]);
    }

    Builder.SetInsertPoint(Before);
    Builder.SetCurrentDebugLocation(Before->getDebugLoc());
    if (Required) {
      Builder.CreateCondBr(Required, Tests.front(), Header);
    } else {
      Builder.CreateBr(Tests.front());
      for (auto [Phi, Copy] : Phis)
        Phi->removeIncomingValue(Preheader);
    }
    Before->eraseFromParent();
  }

private:
  std::optional<LoopExit> asExit(BranchInst &Branch) const {
    auto *Test = Branch.isConditional()
                     ? dyn_cast<ICmpInst>(Branch.getCondition())
                     : nullptr;
    if (!Test || !Test->getOperand(0)->getType()->isIntegerTy(32))
      return std::nullopt;
    CmpInst::Predicate Stays = L.contains(Branch.getSuccessor(0))
                                   ? Test->getPredicate()
                                   : Test->getInversePredicate();
    Value *Changing = Test->getOperand(0), *Bound = Test->getOperand(1);
    if (L.isLoopInvariant(Changing)) {
      std::swap(Changing, Bound);
      Stays = CmpInst::getSwappedPredicate(Stays);
    }
    const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Changing));
    if (!L.isLoopInvariant(Bound) || !Recurrence ||
        Recurrence->getLoop() != &L || !Recurrence->isAffine())
      return std::nullopt;
    const SCEV *Step = Recurrence->getStepRecurrence(SE);
    if (!hasDirection(Stays, Step) ||
        !SCEVExpander(SE, "").isSafeToExpand(Step))
      return std::nullopt;
    for (PHINode &Phi : L.getHeader()->phis()) {
      if (Phi.getType() != Changing->getType())
        continue;
      const SCEV *Offset = SE.getMinusSCEV(Recurrence, SE.getSCEV(&Phi));
      if (SE.isLoopInvariant(Offset, &L) &&
          SCEVExpander(SE, "").isSafeToExpand(Offset))
        return LoopExit{&Branch, Stays, &Phi, Offset, Step, Bound};
    }
    return std::nullopt;
  }

  /// Freezes V if it may be undefined. The loop may exit before it uses V, and
  /// then the new test must not depend on an undefined value. If the loop uses
  /// V in the first iteration, its behavior is undefined anyway.
  Value *defined(IRBuilderBase &Builder, Value *V) const {
    return isGuaranteedNotToBeUndefOrPoison(V) ? V : Builder.CreateFreeze(V);
  }

  Guard makeGuard(IRBuilderBase &Builder, SCEVExpander &Expander,
                  const LoopExit &Exit) {
    Instruction *At = &*Builder.GetInsertPoint();
    auto Expand = [&](const SCEV *S) {
      return defined(Builder, Expander.expandCodeFor(S, S->getType(), At));
    };
    Guard Result = {&Exit, Expand(Exit.Offset), defined(Builder, Exit.Bound)};
    const auto *Constant = dyn_cast<SCEVConstant>(Exit.Step);
    const uint32_t Others = Factor - 1;
    if (Exit.Stays == CmpInst::ICMP_NE) {
      const uint64_t Distance =
          Constant->getAPInt().abs().getZExtValue() * Others;
      if (!isUInt<32>(Distance))
        require(Builder, Builder.getFalse());
      Result.Distance = Builder.getInt32(Lo_32(Distance));
      return Result;
    }
    // Distance is the amount by which the left-hand side changes from the first
    // to the last of Factor iterations. It must be positive and at most
    // INT_MAX.
    const uint32_t MaximumStep = uint32_t(INT32_MAX) / Others;
    const bool IsDown = Constant && Constant->getAPInt().isNegative();
    Value *Step = Expand(IsDown ? SE.getNegativeSCEV(Exit.Step) : Exit.Step);
    require(Builder,
            Builder.CreateICmpULT(Builder.CreateSub(Step, Builder.getInt32(1)),
                                  Builder.getInt32(MaximumStep), "step.fits"));
    Value *Distance = Builder.CreateMul(Step, Builder.getInt32(Others));
    const bool IsSigned = CmpInst::isSigned(Exit.Stays);
    Value *Bound = Result.Bound;
    if (IsDown) {
      Value *Last = Builder.CreateSub(
          Builder.getInt32(IsSigned ? INT32_MAX : UINT32_MAX), Distance);
      require(Builder, Builder.CreateICmp(IsSigned ? CmpInst::ICMP_SLE
                                                   : CmpInst::ICMP_ULE,
                                          Bound, Last, "bound.fits"));
      Result.Bound = Builder.CreateAdd(Bound, Distance, "bound.early");
    } else {
      Value *First = Builder.CreateAdd(
          Builder.getInt32(IsSigned ? uint32_t(INT32_MIN) : 0), Distance);
      require(Builder, Builder.CreateICmp(IsSigned ? CmpInst::ICMP_SGE
                                                   : CmpInst::ICMP_UGE,
                                          Bound, First, "bound.fits"));
      Result.Bound = Builder.CreateSub(Bound, Distance, "bound.early");
    }
    return Result;
  }

  void require(IRBuilderBase &Builder, Value *Condition) {
    if (const auto *Known = dyn_cast<ConstantInt>(Condition);
        Known && Known->isOne())
      return;
    Required = Required ? Builder.CreateAnd(Required, Condition) : Condition;
  }

  /// Tests whether the loop does not take this exit in the next Factor
  /// iterations. \p Variable is the value of the exit's variable at the start
  /// of the first of these iterations.
  Value *test(IRBuilderBase &Builder, const Guard &G, Value *Variable) const {
    Value *Changing = defined(Builder, Builder.CreateAdd(Variable, G.Offset));
    if (!G.Distance)
      return Builder.CreateICmp(G.Exit->Stays, Changing, G.Bound);
    const bool IsDown =
        cast<SCEVConstant>(G.Exit->Step)->getAPInt().isNegative();
    Value *Distance = IsDown ? Builder.CreateSub(Changing, G.Bound)
                             : Builder.CreateSub(G.Bound, Changing);
    return Builder.CreateICmpUGT(Distance, G.Distance);
  }

  /// Copies the body without its exits. \p Now has the values of the header's
  /// phi nodes, and is updated to those of the next iteration. Returns the copy
  /// of the header; the copy of the latch does not have a successor yet.
  BasicBlock *copyBody(unsigned Number, DenseMap<const PHINode *, Value *> &Now,
                       BasicBlock *&Latch) {
    ValueToValueMapTy Map;
    SmallVector<BasicBlock *, 8> Copies;
    Function *F = L.getHeader()->getParent();
    for (BasicBlock *Block : L.blocks()) {
      BasicBlock *Copy =
          CloneBasicBlock(Block, Map, ".copy" + Twine(Number), F);
      Copy->moveBefore(L.getHeader());
      Map[Block] = Copy;
      Copies.push_back(Copy);
    }
    for (PHINode &Phi : L.getHeader()->phis()) {
      cast<Instruction>(Map[&Phi])->eraseFromParent();
      Map[&Phi] = Now.lookup(&Phi);
    }
    for (const LoopExit &Exit : Exits) {
      auto *Branch = cast<BranchInst>(Map[Exit.Branch]);
      BasicBlock *Next =
          Branch->getSuccessor(L.contains(Branch->getSuccessor(0)) ? 0 : 1);
      BranchInst *Jump = BranchInst::Create(Next, Branch->getIterator());
      Jump->setDebugLoc(Branch->getDebugLoc());
      Branch->eraseFromParent();
      Map.erase(Exit.Branch);
    }
    Latch = cast<BasicBlock>(Map[L.getLoopLatch()]);
    Latch->getTerminator()->eraseFromParent();
    remapInstructionsInBlocks(Copies, Map);
    DenseMap<const PHINode *, Value *> Next;
    for (PHINode &Phi : L.getHeader()->phis()) {
      Value *Incoming = Phi.getIncomingValueForBlock(L.getLoopLatch());
      Value *Mapped = Map.lookup(Incoming);
      Next[&Phi] = Mapped ? Mapped : Incoming;
    }
    Now = std::move(Next);
    return cast<BasicBlock>(Map[L.getHeader()]);
  }

  Loop &L;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  const unsigned Factor;
  SmallVector<LoopExit, 2> Exits;
  /// The condition under which the unrolled loop is entered; null if there is
  /// none.
  Value *Required = nullptr;
};

} // namespace

static unsigned sizeOf(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *Block : L.blocks())
    Size += count_if(*Block, becomesCode);
  return Size;
}

/// The minimum number of iterations of the unrolled loop that is worth the
/// copies.
static constexpr unsigned MinimumIterations = 4;

/// The factor that the target chooses, doubled for a small loop; 0 if the
/// target does not want the loop to be unrolled. \p Most is the maximum trip
/// count, 0 if it is unknown.
static unsigned factorOf(Loop &L, unsigned Size, unsigned Small, unsigned Most,
                         ScalarEvolution &SE, const TargetTransformInfo &TTI,
                         OptimizationRemarkEmitter &Remarks) {
  const TargetTransformInfo::UnrollingPreferences Preferences =
      gatherUnrollingPreferences(&L, SE, TTI, /*BFI=*/nullptr, /*PSI=*/nullptr,
                                 Remarks, /*OptLevel=*/2, {}, {}, {}, {}, {},
                                 {});
  if (!Preferences.Runtime)
    return 0;
  unsigned Factor =
      std::min(Preferences.DefaultUnrollRuntimeCount, Preferences.MaxCount);
  while (Factor > 1 && uint64_t(Factor) * Size > Preferences.PartialThreshold)
    Factor /= 2;
  if (Factor < 2)
    return 0;
  const bool IsLong = Most == 0 || Most >= MinimumIterations * 2 * Factor;
  return Size <= Small && IsLong ? 2 * Factor : Factor;
}

/// LLVM's default limit for the cost of computing the trip count.
static constexpr unsigned CheapCount = 4;

/// Whether LLVM's unrolling can compute the trip count at low cost.
static bool isCounted(Loop &L, ScalarEvolution &SE,
                      const TargetTransformInfo &TTI) {
  const SCEV *Count = SE.getBackedgeTakenCount(&L);
  return L.getExitingBlock() && !isa<SCEVCouldNotCompute>(Count) &&
         !SCEVExpander(SE, "").isHighCostExpansion(
             Count, &L, CheapCount, &TTI, L.getHeader()->getTerminator());
}

PreservedAnalyses LoopUnrollingPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  // When a loop has been unrolled, the analyses are computed again and the
  // search starts over. Seen contains the headers of the loops that need not be
  // examined again.
  SmallPtrSet<const BasicBlock *, 8> Seen;
  OptimizationRemarkEmitter Remarks(&F);
  unsigned Added = 0;
  bool Changed = false;
  while (true) {
    auto &LI = AM.getResult<LoopAnalysis>(F);
    bool ChangedNow = false;
    for (Loop *L : LI.getLoopsInPreorder()) {
      if (!L->isInnermost() || !Seen.insert(L->getHeader()).second ||
          (hasUnrollTransformation(L) & TM_Disable))
        continue;
      auto &SE = AM.getResult<ScalarEvolutionAnalysis>(F);
      const auto &TTI = AM.getResult<TargetIRAnalysis>(F);
      if (TheOptions.Uncounted && isCounted(*L, SE, TTI))
        continue;
      const unsigned Size = sizeOf(*L);
      const unsigned Most = SE.getSmallConstantMaxTripCount(L);
      const unsigned Factor =
          TheOptions.Factor != 0
              ? TheOptions.Factor
              : factorOf(*L, Size, TheOptions.Small, Most, SE, TTI, Remarks);
      if (Factor == 0 || (Most != 0 && Most < MinimumIterations * Factor) ||
          Added + uint64_t(Factor) * Size > TheOptions.Growth)
        continue;
      LoopUnrolling Unrolling(*L, LI, AM.getResult<DominatorTreeAnalysis>(F),
                              SE, Factor);
      if (!Unrolling.find())
        continue;
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Unrolled", L->getStartLoc(),
                                  L->getHeader())
               << "unrolled: one exit test for " << ore::NV("Factor", Factor)
               << " iterations";
      });
      // Neither the original loop nor the unrolled loop, which is marked, too,
      // is unrolled again by this pass or by LLVM.
      L->setLoopAlreadyUnrolled();
      Unrolling.replace();
      Added += Factor * Size;
      ChangedNow = true;
      break;
    }
    if (!ChangedNow)
      break;
    Changed = true;
    AM.invalidate(F, PreservedAnalyses::none());
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
