//===- Loops.cpp - Checks of loops and recursion --------------------------===//

#include "Checks.h"
#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "mincaml/Analysis/Loops/DoAll.h"

using namespace mincaml;
using namespace llvm;

//===- Induction variables and do-all loops -------------------------------===//

namespace {

class InductionChecks {
public:
  InductionChecks(FunctionChecks &Checks, const LoopInduction &Induction)
      : Checks(Checks), Induction(Induction), TheLoop(*Induction.TheLoop) {}

  void run() {
    constexpr unsigned MaximumValues = 200;
    if (Induction.IsTooLarge || !canCount(TheLoop))
      return;
    for (const BasicInductionVariable &Variable : Induction.Variables)
      if (Variable.Step.getBitWidth() <= 64 &&
          Checks.Defined.isDefined(*Variable.Phi, *Variable.Phi)) {
        checkVariable(Variable);
        checkRange(Variable);
      }
    for (const TripBounds &Bounds : Induction.Bounds)
      checkBounds(Bounds);
    unsigned Values = 0;
    for (BasicBlock *B : TheLoop.blocks())
      for (Instruction &I : *B)
        if (auto Found = Induction.Values.find(&I);
            Found != Induction.Values.end() && ++Values <= MaximumValues)
          checkValue(I, Found->second);
  }

private:
  /// Checks that the first value is the start and that each other one is the
  /// previous one plus the step; if the variable is exact, also that this does
  /// not wrap.
  void checkVariable(const BasicInductionVariable &Variable) {
    auto *Phi = const_cast<PHINode *>(Variable.Phi);
    unsigned Width = Variable.Step.getBitWidth();
    Type *T = IntegerType::get(Checks.F.getContext(), Width);
    auto Previous = Checks.addVariable(T, 0);
    auto Counter = Checks.counterOf(TheLoop);
    std::string Text = "induction variable " + Checks.name(*Phi) +
                       " steps by " +
                       toString(Variable.Step, 10, /*Signed=*/true);
    bool HasStart = Variable.Start &&
                    Checks.Dominators.dominates(Variable.Start, Phi) &&
                    Checks.Defined.isDefined(*Variable.Start, *Phi);
    // Only integers are compared: an exact step that wraps would be poison.
    bool IsExact = Variable.IsExact && Phi->getType()->isIntegerTy();
    Constant *Site = site(*Phi, Text);
    Constant *ExactSite = site(*Phi, Text + " and does not wrap");
    Checks.ThePlan.after(
        *Phi, Stage::Check, [=, this, &Variable](IRBuilderBase &Builder) {
          Value *Now = toWidth(Builder, Phi, Width);
          Value *IsFirst =
              Builder.CreateICmpEQ(Counter->load(Builder), Builder.getInt32(0));
          Value *Old = Previous->load(Builder);
          Value *Step = ConstantInt::get(T, Variable.Step);
          Value *First =
              HasStart ? toWidth(Builder, Variable.Start, Width) : Now;
          Checks.equal(Builder, Site,
                       Builder.CreateSelect(IsFirst, First,
                                            Builder.CreateAdd(Old, Step)),
                       Now);
          if (IsExact) {
            Value *IsGreater = Builder.CreateICmpSGT(Now, Old);
            if (Variable.Step.isNegative())
              IsGreater = Builder.CreateICmpSLT(Now, Old);
            Checks.holds(Builder, ExactSite,
                         Builder.CreateOr(IsFirst, IsGreater));
          }
          Previous->store(Builder, Now);
        });
  }

  void checkRange(const BasicInductionVariable &Variable) {
    if (!Variable.Range)
      return;
    auto *Phi = const_cast<PHINode *>(Variable.Phi);
    auto [Least, Greatest] = *Variable.Range;
    Checks.planHolds(
        Plan::Side::After, *Phi, Stage::Check, AnalysisResult::Induction,
        Checks.name(*Phi) + " is from " + toString(Least, 10, true) + " to " +
            toString(Greatest, 10, true),
        [=, this, Least = Least, Greatest = Greatest](IRBuilderBase &Builder) {
          Value *Now = toWidth(Builder, Phi, Least.getBitWidth());
          return Builder.CreateAnd(
              Builder.CreateICmpSGE(Now,
                                    ConstantInt::get(Now->getType(), Least)),
              Builder.CreateICmpSLE(
                  Now, ConstantInt::get(Now->getType(), Greatest)));
        });
  }

  /// Checks that the branch stays in the loop if and only if the bound is
  /// satisfied, and for the known number of iterations. The condition of the
  /// branch is defined, since a branch on undef or poison is undefined
  /// behavior.
  void checkBounds(const TripBounds &Bounds) {
    auto *Branch = const_cast<BranchInst *>(
        dyn_cast<BranchInst>(Bounds.Exiting->getTerminator()));
    unsigned Width = Bounds.Offset.getBitWidth();
    if (!Branch || !Branch->isConditional() || Width > 64 ||
        !Checks.Dominators.dominates(Bounds.Bound, Branch) ||
        !Checks.Defined.isDefined(*Bounds.Variable, *Branch) ||
        !Checks.Defined.isDefined(*Bounds.Bound, *Branch))
      return;
    bool StaysIfTrue = TheLoop.contains(Branch->getSuccessor(0));
    auto Counter = Checks.counterOf(TheLoop);
    std::string Text = describeBounds(Induction, Bounds);
    Constant *Site = site(*Branch, Text);
    std::optional<uint64_t> Iterations =
        Bounds.Iterations && Bounds.Iterations->getActiveBits() <= 31
            ? std::optional(Bounds.Iterations->getZExtValue())
            : std::nullopt;
    Constant *CountSite =
        Iterations ? site(*Branch, Text + ", " + Twine(*Iterations) + " times")
                   : nullptr;
    Checks.ThePlan.before(
        *Branch, Stage::Check, [=, this, &Bounds](IRBuilderBase &Builder) {
          Value *Stays = Branch->getCondition();
          if (!StaysIfTrue)
            Stays = Builder.CreateNot(Stays);
          Value *Number = Builder.CreateAdd(
              toWidth(Builder, Bounds.Variable, Width),
              ConstantInt::get(Builder.getContext(), Bounds.Offset));
          Checks.equal(Builder, Site,
                       Builder.CreateICmp(Bounds.Predicate, Number,
                                          const_cast<Value *>(Bounds.Bound)),
                       Stays);
          if (Iterations)
            Checks.equal(Builder, CountSite,
                         Builder.CreateICmpULT(Counter->load(Builder),
                                               Builder.getInt32(*Iterations)),
                         Stays);
        });
  }

  /// Checks that the value is Base + Scale * Variable + Offset.
  void checkValue(Instruction &I, const AffineValue &Affine) {
    unsigned Width = Affine.Offset.getBitWidth();
    if (isa<PHINode>(I) || !Affine.Variable || Width > 64 ||
        !canInsertAfter(I) || !Checks.isComparable(I) ||
        !Checks.Defined.isDefined(I, I) ||
        !Checks.Defined.isDefined(*Affine.Variable, I) ||
        (Affine.Base && !Checks.Dominators.dominates(Affine.Base, &I)))
      return;
    Constant *Site =
        site(I, Checks.name(I) + " is " +
                    (Affine.Base ? Checks.name(*Affine.Base) + " + " : "") +
                    toString(Affine.Scale, 10, true) + " * " +
                    Checks.name(*Affine.Variable) + " + " +
                    toString(Affine.Offset, 10, true));
    Checks.ThePlan.after(
        I, Stage::Check, [=, this, &I](IRBuilderBase &Builder) {
          Value *Sum = Builder.CreateMul(
              toWidth(Builder, Affine.Variable, Width),
              ConstantInt::get(Builder.getContext(), Affine.Scale));
          Sum = Builder.CreateAdd(
              Sum, ConstantInt::get(Builder.getContext(), Affine.Offset));
          if (Affine.Base)
            Sum = Builder.CreateAdd(Sum, toWidth(Builder, Affine.Base, Width));
          Checks.equal(Builder, Site, Sum, toWidth(Builder, &I, Width));
        });
  }

  /// Converts an integer or a pointer to an integer of the given width.
  Value *toWidth(IRBuilderBase &Builder, const Value *V, unsigned Width) const {
    auto *Given = const_cast<Value *>(V);
    Type *T = Builder.getIntNTy(Width);
    return V->getType()->isPointerTy() ? Builder.CreatePtrToInt(Given, T)
                                       : Builder.CreateSExtOrTrunc(Given, T);
  }

  Constant *site(const Instruction &At, const Twine &Text) {
    return Checks.TheHooks.site(AnalysisResult::Induction, At, Text.str());
  }

  FunctionChecks &Checks;
  const LoopInduction &Induction;
  const Loop &TheLoop;
};

} // namespace

void mincaml::planInduction(FunctionChecks &Checks) {
  const auto &Variables =
      Checks.AM.getResult<InductionVariablesAnalysis>(Checks.F);
  for (const LoopInduction &Induction : Variables.loops()) {
    auto Loop = std::make_shared<InductionChecks>(Checks, Induction);
    Loop->run();
    Checks.keep(Loop);
  }
}

/// Reports every load and store in a do-all loop to the runtime, with its
/// iteration.
static void checkDoAll(FunctionChecks &Checks, const Loop &TheLoop) {
  Hooks &TheHooks = Checks.TheHooks;
  auto Execution = Checks.addVariable(TheHooks.wordType(), 0);
  auto Counter = Checks.counterOf(TheLoop);
  for (BasicBlock *B : entering(TheLoop))
    Checks.ThePlan.before(*B->getTerminator(), Stage::Update,
                          [=, &TheHooks](IRBuilderBase &Builder) {
                            Execution->store(
                                Builder,
                                TheHooks.call(Builder, Hook::loop_begin, {}));
                          });
  std::string Text = " in do-all loop " + Checks.name(*TheLoop.getHeader());
  for (BasicBlock *B : TheLoop.blocks())
    for (Instruction &I : *B) {
      auto *Pointer = const_cast<Value *>(getLoadStorePointerOperand(&I));
      if (!Pointer || Pointer->getType()->getPointerAddressSpace() != 0)
        continue;
      TypeSize Size = TheHooks.layout().getTypeStoreSize(getLoadStoreType(&I));
      Constant *Site =
          TheHooks.site(AnalysisResult::DoAll, I, Checks.describe(I) + Text);
      Checks.ThePlan.before(
          I, Stage::Check, [=, &TheHooks, &I](IRBuilderBase &Builder) {
            TheHooks.call(
                Builder, isa<StoreInst>(I) ? Hook::loop_write : Hook::loop_read,
                {Site, Execution->load(Builder), Counter->load(Builder),
                 Pointer, Builder.getInt64(Size.getFixedValue())});
          });
    }
}

void mincaml::planDoAll(FunctionChecks &Checks) {
  for (const DoAllLoop &Found :
       Checks.AM.getResult<DoAllAnalysis>(Checks.F).loops())
    if (Found.isDoAll() && canCount(*Found.Induction->TheLoop))
      checkDoAll(Checks, *Found.Induction->TheLoop);
}

//===- Termination of loops and recursion ---------------------------------===//

/// The maximum number of consecutive iterations without progress in a loop that
/// ends only according to the effects of the function: the loop may have been
/// transformed since these were computed. An iteration makes progress if some
/// test comes closer to its bound.
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

/// The code of a predicate in calls of `mincaml_facts_progress`: 0 for equal, 1
/// for not equal, 2 and 3 for signed less and greater, 4 and 5 for unsigned.
static uint32_t progressKind(CmpInst::Predicate Predicate) {
  if (ICmpInst::isEquality(Predicate))
    return Predicate == CmpInst::ICMP_NE;
  bool IsGreater = ICmpInst::isGT(Predicate) || ICmpInst::isGE(Predicate);
  return (CmpInst::isSigned(Predicate) ? 2 : 4) + IsGreater;
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
              Builder.CreateICmpEQ(Counter->load(Builder), TheHooks.word(0)),
              Word);
          Value *Number =
              TheHooks.bits(Builder, Test.Number, /*IsSigned=*/false);
          Value *Closer = TheHooks.call(
              Builder, Hook::progress,
              {TheHooks.word(progressKind(Test.Predicate)),
               TheHooks.word(Width), IsFirst, Previous->load(Builder), Number,
               TheHooks.bits(Builder, Test.Bound, /*IsSigned=*/false)});
          Previous->store(Builder, Number);
          HasProgress->store(
              Builder, Builder.CreateOr(HasProgress->load(Builder), Closer));
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
            Builder.CreateICmpEQ(Counter->load(Builder), TheHooks.word(0)),
            Builder.CreateICmpNE(HasProgress->load(Builder), TheHooks.word(0)));
        Value *Count = Builder.CreateSelect(
            IsGood, TheHooks.word(0),
            Builder.CreateAdd(Failures->load(Builder), TheHooks.word(1)));
        Failures->store(Builder, Count);
        HasProgress->store(Builder, TheHooks.word(0));
        Checks.holds(
            Builder, Site,
            Builder.CreateICmpULE(
                Count, TheHooks.word(IsSaidOfLoop
                                         ? 0
                                         : MaximumIterationsWithoutProgress)));
      });
}

/// Checks that there is a parameter that all self-calls in the whole execution
/// change in the same direction.
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
