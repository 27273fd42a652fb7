//===- LoopChecks.cpp - Bounds checks hoisted out of loops ----------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

#define DEBUG_TYPE "mincaml-loop-checks"

using namespace mincaml;
using namespace llvm;

namespace {

/// A check that the index `First + Step * t` is less than Length in each
/// iteration t with 0 <= t <= Last.
struct RangeCheck {
  BranchInst *Branch;
  /// Whether the loop continues with the first successor.
  bool PassesIfTrue;
  const SCEV *First, *Step, *Last;
  Value *Length;
};

class LoopChecks {
public:
  LoopChecks(Loop &L, LoopInfo &LI, DominatorTree &DT, ScalarEvolution &SE)
      : L(L), LI(LI), DT(DT), SE(SE) {}

  /// Finds the checks that one condition can replace.
  bool find() {
    if (!L.getLoopPreheader() || !canCopy(L.getBlocks()))
      return false;
    SCEVExpander Expander(SE, "check");
    const Instruction *At = L.getLoopPreheader()->getTerminator();
    for (BasicBlock *B : L.blocks()) {
      auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
      std::optional<RangeCheck> Check =
          Branch ? asRangeCheck(*Branch) : std::nullopt;
      if (Check &&
          all_of(
              ArrayRef<const SCEV *>{Check->First, Check->Step, Check->Last},
              [&](const SCEV *S) { return Expander.isSafeToExpandAt(S, At); }))
        Checks.push_back(*Check);
    }
    return !Checks.empty();
  }

  unsigned numberFound() const { return Checks.size(); }

  void replace() {
    formLCSSA(L, DT, &LI, &SE);
    BasicBlock &Preheader = *L.getLoopPreheader();
    IRBuilder<> Builder(Preheader.getTerminator());
    SCEVExpander Expander(SE, "check");
    Value *Condition = nullptr;
    for (const RangeCheck &Check : Checks) {
      Builder.SetCurrentDebugLocation(Check.Branch->getDebugLoc());
      Value *Holds = condition(Builder, Expander, Check);
      Condition = Condition ? Builder.CreateAnd(Condition, Holds) : Holds;
    }
    copyLoop(Preheader, *Condition);
    for (const RangeCheck &Check : Checks)
      Check.Branch->setCondition(Builder.getInt1(Check.PassesIfTrue));
  }

private:
  std::optional<RangeCheck> asRangeCheck(BranchInst &Branch) const {
    std::optional<CheckBranch> Found = CheckBranch::of(Branch);
    if (!Found || !Found->Left->getType()->isIntegerTy(32))
      return std::nullopt;
    Value *Index = Found->Left, *Length = Found->Right;
    if (Found->Passes == CmpInst::ICMP_UGT)
      std::swap(Index, Length);
    else if (Found->Passes != CmpInst::ICMP_ULT)
      return std::nullopt;
    if (!L.isLoopInvariant(Length))
      return std::nullopt;
    RangeCheck Check = {&Branch, Found->PassesIfTrue, nullptr, nullptr, nullptr,
                        Length};
    const SCEV *Value = SE.getSCEV(Index);
    if (SE.isLoopInvariant(Value, &L)) {
      Check.First = Value;
      Check.Step = Check.Last = SE.getZero(Value->getType());
      return Check;
    }
    const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(Value);
    if (!Recurrence || Recurrence->getLoop() != &L || !Recurrence->isAffine())
      return std::nullopt;
    Check.First = Recurrence->getStart();
    Check.Step = Recurrence->getStepRecurrence(SE);
    Check.Last = lastIteration(Branch);
    if (!Check.Last)
      return std::nullopt;
    return Check;
  }

  /// The number of iterations that are completed before this exit is taken, if
  /// no other exit is; null if it is unknown. For a loop with several exits,
  /// ScalarEvolution does not compute it if the step is not 1: the variable
  /// might wrap in iterations that another exit prevents. This does not matter
  /// here, because the result is only a bound.
  const SCEV *exitCount(BasicBlock &From, const BranchInst &Exit) const {
    const SCEV *Count = SE.getExitCount(&L, &From);
    if (!isa<SCEVCouldNotCompute>(Count))
      return Count;
    const auto *Test = dyn_cast<ICmpInst>(Exit.getCondition());
    if (!Test || !Test->getOperand(0)->getType()->isIntegerTy(32) ||
        !DT.dominates(&From, L.getLoopLatch()))
      return nullptr;
    CmpInst::Predicate Stays = L.contains(Exit.getSuccessor(0))
                                   ? Test->getPredicate()
                                   : Test->getInversePredicate();
    const SCEV *Variable = SE.getSCEV(Test->getOperand(0));
    const SCEV *Bound = SE.getSCEV(Test->getOperand(1));
    if (SE.isLoopInvariant(Variable, &L)) {
      std::swap(Variable, Bound);
      Stays = CmpInst::getSwappedPredicate(Stays);
    }
    const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(Variable);
    if (!Recurrence || Recurrence->getLoop() != &L || !Recurrence->isAffine() ||
        !Recurrence->hasNoSignedWrap() || !SE.isLoopInvariant(Bound, &L))
      return nullptr;
    const SCEV *First = Recurrence->getStart();
    const SCEV *Step = Recurrence->getStepRecurrence(SE);
    const SCEV *Distance = nullptr;
    if (Stays == CmpInst::ICMP_SLT && SE.isKnownPositive(Step)) {
      Distance = SE.getMinusSCEV(SE.getSMaxExpr(First, Bound), First);
    } else if (Stays == CmpInst::ICMP_SGT && SE.isKnownNegative(Step)) {
      Distance = SE.getMinusSCEV(First, SE.getSMinExpr(First, Bound));
      Step = SE.getNegativeSCEV(Step);
    } else {
      return nullptr;
    }
    // The quotient is rounded up. It is unsigned, because the distance may
    // exceed the signed range.
    const SCEV *AnyAtAll = SE.getUMinExpr(Distance, SE.getOne(Step->getType()));
    return SE.getAddExpr(
        AnyAtAll, SE.getUDivExpr(SE.getMinusSCEV(Distance, AnyAtAll), Step));
  }

  /// An upper bound for the t of the iterations in which a branch is executed.
  /// It is derived from the last exit before the branch whose count is known,
  /// or else from another exit; null if no count is known.
  const SCEV *lastIteration(const BranchInst &Branch) const {
    SmallVector<BasicBlock *, 4> Exiting;
    L.getExitingBlocks(Exiting);
    const SCEV *Result = nullptr;
    const BasicBlock *Last = nullptr;
    for (BasicBlock *From : Exiting) {
      auto *Exit = dyn_cast<BranchInst>(From->getTerminator());
      if (!Exit || !Exit->isConditional() ||
          any_of(successors(From),
                 [](BasicBlock *To) { return endsProgram(*To); }))
        continue;
      // The count is unknown unless each iteration executes the test.
      const SCEV *Count = exitCount(*From, *Exit);
      if (!Count || !Count->getType()->isIntegerTy(32))
        continue;
      BasicBlock *Next =
          Exit->getSuccessor(L.contains(Exit->getSuccessor(0)) ? 0 : 1);
      // In the iteration that exits, the code after the test is not executed.
      if (DT.dominates(BasicBlockEdge(From, Next), Branch.getParent())) {
        if (!Last || DT.dominates(Last, From)) {
          Result = SE.getMinusSCEV(Count, SE.getOne(Count->getType()));
          Last = From;
        }
      } else if (!Result) {
        Result = Count;
      }
    }
    return Result;
  }

  Value *condition(IRBuilderBase &Builder, SCEVExpander &Expander,
                   const RangeCheck &Check) {
    Instruction *At = &*Builder.GetInsertPoint();
    auto Expand = [&](const SCEV *S) {
      return defined(Builder, Expander.expandCodeFor(S, S->getType(), At));
    };
    Value *First = Expand(Check.First);
    Value *Length = defined(Builder, Check.Length);
    Value *IsInside = Builder.CreateICmpULT(First, Length, "first.inside");
    if (Check.Step->isZero())
      return IsInside;
    Value *Last = Expand(Check.Last);
    Value *IsLastInside = nullptr;
    const auto *Constant = dyn_cast<SCEVConstant>(Check.Step);
    if (Check.Step->isOne()) {
      IsLastInside =
          Builder.CreateICmpULT(Last, Builder.CreateSub(Length, First));
    } else if (Constant && Constant->getAPInt().isAllOnes()) {
      IsLastInside = Builder.CreateICmpULE(Last, First);
    } else {
      // A step that is not constant may be negative. As an unsigned number it
      // is then so large that the comparison fails, unless Last is 0.
      const bool IsDown = Constant && Constant->getAPInt().isNegative();
      Value *Step =
          Expand(IsDown ? SE.getNegativeSCEV(Check.Step) : Check.Step);
      Value *LargestOffset =
          IsDown ? First
                 : Builder.CreateSub(
                       Builder.CreateSub(Length, Builder.getInt32(1)), First);
      auto Widen = [&](Value *V) {
        return Builder.CreateZExt(V, Builder.getInt64Ty());
      };
      // In 64 bits, the product of two numbers below 2^32 does not wrap.
      IsLastInside = Builder.CreateICmpULE(
          Builder.CreateMul(Widen(Step), Widen(Last), "", /*HasNUW=*/true),
          Widen(LargestOffset));
    }
    IsLastInside->setName("last.inside");
    return Builder.CreateAnd(IsInside, IsLastInside);
  }

  /// Freezes V if it may be undefined. The loop may not evaluate all parts of
  /// the condition, and a part that is undefined must not hide another one that
  /// is false. The compared values are frozen rather than the parts of the
  /// condition, so that code generation may branch on each part. Each value is
  /// frozen once, so that computations with it can be merged.
  Value *defined(IRBuilderBase &Builder, Value *V) {
    if (isGuaranteedNotToBeUndefOrPoison(V))
      return V;
    Value *&Result = Frozen[V];
    if (!Result)
      Result = Builder.CreateFreeze(V);
    return Result;
  }

  /// Creates an unchanged copy of the loop, which is executed if the condition
  /// does not hold. A check in it then usually ends the program, so unrolling
  /// the copy would gain nothing.
  void copyLoop(BasicBlock &Preheader, Value &Condition) {
    BasicBlock *Before = &Preheader;
    BasicBlock *Fast =
        SplitBlock(Before, Before->getTerminator(), &DT, &LI, nullptr,
                   L.getHeader()->getName() + ".checked");
    ValueToValueMapTy Map;
    SmallVector<BasicBlock *, 8> Copies;
    Loop *Copy = cloneLoopWithPreheader(Fast, Before, &L, Map, ".slow", &LI,
                                        &DT, Copies);
    remapInstructionsInBlocks(Copies, Map);
    Copy->setLoopAlreadyUnrolled();
    BranchInst *Branch =
        BranchInst::Create(Fast, Copy->getLoopPreheader(), &Condition,
                           Before->getTerminator()->getIterator());
    Branch->setDebugLoc(Before->getTerminator()->getDebugLoc());
    MDBuilder Metadata(Branch->getContext());
    Branch->setMetadata(LLVMContext::MD_prof,
                        Metadata.createLikelyBranchWeights());
    Before->getTerminator()->eraseFromParent();
    for (const RangeCheck &Check : Checks)
      markSlowCheck(*cast<Instruction>(Map[Check.Branch]), DEBUG_TYPE);
    // Values that are used outside of the loop pass through phi nodes of its
    // exits.
    SmallVector<BasicBlock *, 4> Exits;
    L.getUniqueExitBlocks(Exits);
    for (BasicBlock *Exit : Exits)
      addIncomingOfCopies(*Exit, Map);
  }

  Loop &L;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  SmallVector<RangeCheck, 4> Checks;
  /// The values that have been frozen in front of the loop.
  DenseMap<Value *, Value *> Frozen;
};

} // namespace

/// Whether the loop has an exit to a block that ends the program.
static bool hasCheck(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  return any_of(Exits, [](const BasicBlock *B) { return endsProgram(*B); });
}

/// Marks increments of loop variables that do not wrap. Otherwise the
/// iterations of a loop with a step of 2 cannot be counted.
static bool markIncrements(const Loop &L, const ValueAnalysis &Values) {
  bool Changed = false;
  for (PHINode &Phi : L.getHeader()->phis()) {
    const int Latch = Phi.getBasicBlockIndex(L.getLoopLatch());
    auto *Next = Latch < 0
                     ? nullptr
                     : dyn_cast<BinaryOperator>(Phi.getIncomingValue(Latch));
    if (!Next || Next->getOpcode() != Instruction::Add ||
        !Next->getType()->isIntegerTy(32) || Next->hasNoSignedWrap() ||
        !L.contains(Next) || !isa<ConstantInt>(Next->getOperand(1)))
      continue;
    const dataflow::Interval Range = Values.rangeOf(Next->getOperandUse(0));
    const int64_t Step = cast<ConstantInt>(Next->getOperand(1))->getSExtValue();
    // The bounds of the intervals are 32-bit numbers, so these sums do not
    // overflow.
    if (!Range.isEmpty() && dataflow::Interval::all(32).contains(
                                {Range.Low + Step, Range.High + Step})) {
      Next->setHasNoSignedWrap();
      Changed = true;
    }
  }
  return Changed;
}

static unsigned instructionCount(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *B : L.blocks())
    Size += B->size();
  return Size;
}

PreservedAnalyses LoopChecksPass::run(Function &F,
                                      FunctionAnalysisManager &AM) {
  // When a loop has been copied, the analyses are computed again and the search
  // starts over. Seen contains the headers of the loops that need not be
  // examined again.
  SmallPtrSet<const BasicBlock *, 8> Seen;
  unsigned Added = 0;
  bool Changed = false;
  while (true) {
    auto &LI = AM.getResult<LoopAnalysis>(F);
    auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
    bool ChangedNow = false;
    for (Loop *L : LI.getLoopsInPreorder()) {
      if (!L->isInnermost() || !Seen.insert(L->getHeader()).second)
        continue;
      const unsigned Size = instructionCount(*L);
      if (Size > TheOptions.Size || Added + Size > TheOptions.Growth)
        continue;
      if (!L->getLoopLatch() || !hasCheck(*L))
        continue;
      auto &SE = AM.getResult<ScalarEvolutionAnalysis>(F);
      // The flags stay true whatever happens to the loop, and change no
      // analysis result.
      if (markIncrements(*L, AM.getResult<FunctionValueAnalysis>(F))) {
        SE.forgetLoop(L);
        Changed = true;
      }
      LoopChecks Checks(*L, LI, DT, SE);
      if (!Checks.find())
        continue;
      OptimizationRemarkEmitter Remarks(&F);
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Hoisted", L->getStartLoc(),
                                  L->getHeader())
               << ore::NV("Checks", Checks.numberFound())
               << " bounds checks hoisted out of the loop";
      });
      // Copies are not processed again.
      SmallPtrSet<const BasicBlock *, 32> Before;
      for (const BasicBlock &B : F)
        Before.insert(&B);
      Checks.replace();
      for (const BasicBlock &B : F)
        if (!Before.contains(&B))
          Seen.insert(&B);
      Added += Size;
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
