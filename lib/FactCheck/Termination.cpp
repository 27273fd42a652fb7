//===- Termination.cpp - Checks of the termination of loops and recursion -===//

#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "Checks.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The number of iterations in a row that may pass without progress if only the
/// effects of the function say that a loop ends; the loop may have been
/// transformed since then. Progress means that some test comes closer to its
/// bound.
static constexpr uint32_t MaximumIterationsWithoutProgress = 100000;

namespace {

/// An exit condition of a loop: the loop continues while Number <Predicate>
/// Bound.
struct ExitTest {
  BranchInst *Branch;
  Value *Number, *Bound;
  CmpInst::Predicate Predicate;
};

} // namespace

/// The exit conditions that every iteration evaluates and that compare a number
/// with a loop-invariant bound. HasOthers is set if the loop has other exits.
static SmallVector<ExitTest, 2>
exitTests(const Loop &L, const DominatorTree &Dominators, bool &HasOthers) {
  SmallVector<BasicBlock *, 4> Exiting, Latches;
  L.getExitingBlocks(Exiting);
  L.getLoopLatches(Latches);
  SmallVector<ExitTest, 2> Tests;
  HasOthers = false;
  for (BasicBlock *B : Exiting) {
    auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
    auto *Compare = Branch && Branch->isConditional()
                        ? dyn_cast<ICmpInst>(Branch->getCondition())
                        : nullptr;
    bool IsTest =
        Compare && Compare->getOperand(0)->getType()->isIntegerTy() &&
        Compare->getOperand(0)->getType()->getIntegerBitWidth() <= 64 &&
        all_of(Latches, [&](BasicBlock *Latch) {
          return Dominators.dominates(B, Latch);
        });
    bool HasBound = false;
    for (bool Swap : {false, true}) {
      if (!IsTest || !L.isLoopInvariant(Compare->getOperand(!Swap)) ||
          L.isLoopInvariant(Compare->getOperand(Swap)))
        continue;
      CmpInst::Predicate Stays = L.contains(Branch->getSuccessor(0))
                                     ? Compare->getPredicate()
                                     : Compare->getInversePredicate();
      Tests.push_back({Branch, Compare->getOperand(Swap),
                       Compare->getOperand(!Swap),
                       Swap ? CmpInst::getSwappedPredicate(Stays) : Stays});
      HasBound = true;
    }
    HasOthers |= !HasBound;
  }
  return Tests;
}

/// The code of a predicate in calls of `mincaml_facts_progress`.
static uint32_t progressKind(CmpInst::Predicate Predicate) {
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return 0;
  case CmpInst::ICMP_NE:
    return 1;
  case CmpInst::ICMP_SLT:
  case CmpInst::ICMP_SLE:
    return 2;
  case CmpInst::ICMP_SGT:
  case CmpInst::ICMP_SGE:
    return 3;
  case CmpInst::ICMP_ULT:
  case CmpInst::ICMP_ULE:
    return 4;
  default:
    return 5;
  }
}

static void checkLoop(FunctionChecks &Checks, const Loop &L,
                      bool IsSaidOfLoop) {
  bool HasOthers;
  auto Tests = exitTests(L, Checks.Dominators, HasOthers);
  if (Tests.empty() || !canCount(L) || (!IsSaidOfLoop && HasOthers))
    return;
  Hooks &TheHooks = Checks.TheHooks;
  auto Counter = Checks.counterOf(L);
  IntegerType *Word = TheHooks.wordType();
  Type *Long = TheHooks.number(0)->getType();
  // HasProgress: whether some test has come closer to its bound in this
  // iteration. Failures: the number of preceding iterations in a row without
  // progress.
  auto HasProgress = Checks.addVariable(Word, 0);
  auto Failures = Checks.addVariable(Word, 0);
  for (const ExitTest &Test : Tests) {
    auto Previous = Checks.addVariable(Long, 0);
    unsigned Width = Test.Number->getType()->getIntegerBitWidth();
    Checks.ThePlan.before(
        *Test.Branch, Stage::Check, [=, &TheHooks](IRBuilderBase &Builder) {
          Value *IsFirst = Builder.CreateZExt(
              Builder.CreateICmpEQ(Builder.CreateLoad(Word, Counter->Slot),
                                   TheHooks.word(0)),
              Word);
          Value *Number =
              TheHooks.bits(Builder, Test.Number, /*IsSigned=*/false);
          Value *Closer = TheHooks.call(
              Builder, Hook::progress,
              {TheHooks.word(progressKind(Test.Predicate)),
               TheHooks.word(Width), IsFirst,
               Builder.CreateLoad(Long, Previous->Slot), Number,
               TheHooks.bits(Builder, Test.Bound, /*IsSigned=*/false)});
          Builder.CreateStore(Number, Previous->Slot);
          Builder.CreateStore(
              Builder.CreateOr(Builder.CreateLoad(Word, HasProgress->Slot),
                               Closer),
              HasProgress->Slot);
        });
  }
  std::string Text = "loop " + Checks.name(*L.getHeader()) +
                     " ends, but no test comes closer to its bound";
  Constant *Site =
      TheHooks.site(AnalysisResult::Termination, L.getHeader()->front(), Text);
  Checks.ThePlan.before(
      *L.getHeader()->getFirstInsertionPt(), Stage::Check,
      [=, &TheHooks, &Checks](IRBuilderBase &Builder) {
        Value *IsGood = Builder.CreateOr(
            Builder.CreateICmpEQ(Builder.CreateLoad(Word, Counter->Slot),
                                 TheHooks.word(0)),
            Builder.CreateICmpNE(Builder.CreateLoad(Word, HasProgress->Slot),
                                 TheHooks.word(0)));
        Value *Count = Builder.CreateSelect(
            IsGood, TheHooks.word(0),
            Builder.CreateAdd(Builder.CreateLoad(Word, Failures->Slot),
                              TheHooks.word(1)));
        Builder.CreateStore(Count, Failures->Slot);
        Builder.CreateStore(TheHooks.word(0), HasProgress->Slot);
        Checks.holds(
            Builder, Site,
            Builder.CreateICmpULE(
                Count, TheHooks.word(IsSaidOfLoop
                                         ? 0
                                         : MaximumIterationsWithoutProgress)));
      });
}

/// Checks that all self-calls in the whole execution move one parameter in one
/// direction.
static void checkRecursion(FunctionChecks &Checks) {
  SmallVector<CallInst *, 4> Calls;
  for (Instruction &I : instructions(Checks.F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getCalledFunction() == &Checks.F)
      Calls.push_back(Call);
  if (Calls.empty() || Checks.F.arg_size() > 32 || !recursionEnds(Checks.F))
    return;
  Hooks &TheHooks = Checks.TheHooks;
  auto *All = ConstantInt::getAllOnesValue(TheHooks.wordType());
  Constant *Initial = ConstantStruct::getAnon({All, All});
  auto *State =
      new GlobalVariable(*Checks.F.getParent(), Initial->getType(),
                         /*isConstant=*/false, GlobalValue::PrivateLinkage,
                         Initial, "facts.recursion");
  Function *F = &Checks.F;
  for (CallInst *Call : Calls) {
    Constant *Site = TheHooks.site(
        AnalysisResult::Termination, *Call,
        "recursion ends, but no parameter moves in one direction");
    Checks.ThePlan.before(
        *Call, Stage::Check, [=, &TheHooks](IRBuilderBase &Builder) {
          Value *Up = TheHooks.word(0), *Down = TheHooks.word(0);
          for (Argument &A : F->args()) {
            if (!A.getType()->isIntegerTy())
              continue;
            Value *Passed = Call->getArgOperand(A.getArgNo());
            Value *Bit = TheHooks.word(1u << A.getArgNo());
            // Unused parameters may be poison (deadargelim passes poison for
            // them). They must not affect the result.
            auto Add = [&](Value *&To, Value *Condition) {
              To = Builder.CreateOr(
                  To, Builder.CreateSelect(Builder.CreateFreeze(Condition), Bit,
                                           TheHooks.word(0)));
            };
            Add(Up, Builder.CreateICmpSGT(Passed, &A));
            Add(Down, Builder.CreateICmpSLT(Passed, &A));
          }
          TheHooks.call(Builder, Hook::recursion, {Site, State, Up, Down});
        });
  }
}

void mincaml::planTermination(FunctionChecks &Checks) {
  const FunctionEffects *Claimed = Checks.Effects.of(Checks.F);
  bool IsSaidOfFunction =
      Claimed && !Claimed->MayNotReturn && !Checks.F.willReturn();
  for (const Loop *L : Checks.Loops.getLoopsInPreorder()) {
    bool IsSaidOfLoop = loopEnds(*L, Checks.Dominators);
    if (IsSaidOfLoop || IsSaidOfFunction)
      checkLoop(Checks, *L, IsSaidOfLoop);
  }
  checkRecursion(Checks);
}
