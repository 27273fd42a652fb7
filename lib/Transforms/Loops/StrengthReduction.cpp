//===- StrengthReduction.cpp - Strength reduction -------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-strength"

using namespace mincaml;
using namespace llvm;

namespace {

class Reducer {
public:
  Reducer(Function &F, FunctionAnalysisManager &AM)
      : F(F), DL(F.getDataLayout()), Loops(AM.getResult<LoopAnalysis>(F)),
        Dominators(AM.getResult<DominatorTreeAnalysis>(F)),
        Assumptions(AM.getResult<AssumptionAnalysis>(F)),
        Variables(AM.getResult<InductionVariablesAnalysis>(F)),
        Remarks(AM.getResult<OptimizationRemarkEmitterAnalysis>(F)) {}

  bool run() {
    for (const LoopInduction &Induction : Variables.loops())
      ByLoop[Induction.TheLoop] = &Induction;
    // Divisions are first, because they query values that are replaced later.
    reduceDivisions();
    for (const LoopInduction &Induction : Variables.loops())
      reduceMultiplications(Induction);
    RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
    return Changed;
  }

private:
  /// A new induction variable: Phi has the given Value in each iteration.
  struct NewVariable {
    AffineValue Value;
    PHINode *Phi;
  };

  void reduceDivisions() {
    for (BasicBlock &BB : F) {
      if (!Dominators.isReachableFromEntry(&BB))
        continue;
      for (Instruction &I : make_early_inc_range(BB)) {
        bool IsDivision = I.getOpcode() == Instruction::SDiv;
        if ((!IsDivision && I.getOpcode() != Instruction::SRem) ||
            !I.getType()->isIntegerTy())
          continue;
        const auto *Divisor = dyn_cast<ConstantInt>(I.getOperand(1));
        if (!Divisor || !Divisor->getValue().isStrictlyPositive() ||
            !isNotNegative(I, I.getOperand(0)))
          continue;
        const APInt &N = Divisor->getValue();
        IRBuilder<> Builder(&I);
        Value *Dividend = I.getOperand(0);
        Value *Result;
        if (IsDivision && N.isPowerOf2())
          Result = Builder.CreateLShr(Dividend, N.logBase2(), "", I.isExact());
        else if (IsDivision)
          Result =
              Builder.CreateUDiv(Dividend, I.getOperand(1), "", I.isExact());
        else if (N.isPowerOf2())
          Result = Builder.CreateAnd(Dividend, N - 1);
        else
          Result = Builder.CreateURem(Dividend, I.getOperand(1));
        report(I, "an unsigned operation, because its operand is not negative");
        Result->takeName(&I);
        I.replaceAllUsesWith(Result);
        I.eraseFromParent();
      }
    }
  }

  bool isNotNegative(const Instruction &At, const Value *V) const {
    for (const Loop *L = Loops.getLoopFor(At.getParent()); L;
         L = L->getParentLoop()) {
      const LoopInduction &Induction = *ByLoop.lookup(L);
      std::optional<AffineValue> A = Induction.affine(V);
      if (!A || !A->Variable || A->Base || !A->IsExact)
        continue;
      const BasicInductionVariable &Variable = *Induction.find(A->Variable);
      // If the range of the variable is unknown, variable * scale is least at
      // the variable's start value if step and scale have the same sign.
      const auto *Start = dyn_cast_or_null<ConstantInt>(Variable.Start);
      std::optional<APInt> Least;
      if (Variable.Range)
        Least = A->Scale.isNegative() ? Variable.Range->second
                                      : Variable.Range->first;
      else if (Variable.IsExact && Start &&
               Variable.Step.isNegative() == A->Scale.isNegative())
        Least = Start->getValue();
      if (!Least)
        continue;
      unsigned Wide =
          3 * std::max(Least->getBitWidth(), A->Scale.getBitWidth());
      if ((A->Scale.sext(Wide) * Least->sext(Wide) + A->Offset.sext(Wide))
              .isNonNegative())
        return true;
    }
    return isKnownNonNegative(
        V, SimplifyQuery(DL, &Dominators, &Assumptions, &At));
  }

  void reduceMultiplications(const LoopInduction &Induction) {
    constexpr unsigned MaximumVariables = 8;
    const Loop &TheLoop = *Induction.TheLoop;
    if (Induction.IsTooLarge)
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "TooLarge",
                                        TheLoop.getStartLoc(),
                                        TheLoop.getHeader())
               << "loop is not analyzed: loop nest exceeds the analysis budget";
      });
    BasicBlock *Latch = TheLoop.getLoopLatch();
    if (Induction.Variables.empty() || !TheLoop.getLoopPreheader() || !Latch ||
        Latch->getTerminator()->mayHaveSideEffects())
      return;
    // The instructions that are used by anything but reducible instructions.
    SmallVector<std::pair<Instruction *, AffineValue>, 8> Roots;
    for (BasicBlock *BB : TheLoop.blocks()) {
      if (Loops.getLoopFor(BB) != &TheLoop || !Dominators.dominates(BB, Latch))
        continue;
      for (Instruction &I : *BB)
        if (std::optional<AffineValue> A = reducible(Induction, I))
          if (any_of(I.users(), [&](const User *U) {
                const auto *UserI = cast<Instruction>(U);
                return !reducible(Induction, *UserI) ||
                       Loops.getLoopFor(UserI->getParent()) != &TheLoop ||
                       !Dominators.dominates(UserI->getParent(), Latch);
              }))
            Roots.push_back({&I, *A});
    }

    SmallVector<NewVariable, MaximumVariables> News;
    for (auto &[I, A] : Roots) {
      auto Same = find_if(News, [&](const NewVariable &N) {
        return N.Value.Variable == A.Variable && N.Value.Scale == A.Scale &&
               N.Value.Base == A.Base && N.Phi->getType() == I->getType();
      });
      if (Same == News.end()) {
        if (News.size() == MaximumVariables)
          break;
        News.push_back({A, makeVariable(Induction, I->getType(), A)});
        Same = &News.back();
      }
      report(*I, "a new induction variable");
      IRBuilder<> Builder(I);
      Value *Result = addTo(Builder, Same->Phi, A.Offset - Same->Value.Offset,
                            I->getName());
      I->replaceAllUsesWith(Result);
      Dead.push_back(I);
    }
  }

  /// The affine value of I, if computing it takes a multiplication.
  std::optional<AffineValue> reducible(const LoopInduction &Induction,
                                       const Instruction &I) const {
    auto Found = Induction.Values.find(&I);
    if (Found == Induction.Values.end() || isa<PHINode, CastInst>(I))
      return std::nullopt;
    const AffineValue &A = Found->second;
    const BasicInductionVariable &Variable = *Induction.find(A.Variable);
    if (A.Scale.abs().isPowerOf2() || !Variable.Start ||
        !Variable.Phi->getType()->isIntegerTy() ||
        Variable.Step.getBitWidth() != A.Scale.getBitWidth())
      return std::nullopt;
    if (I.getType()->isPointerTy() !=
        (A.Base && A.Base->getType()->isPointerTy()))
      return std::nullopt;
    return A;
  }

  /// Creates an induction variable that equals A in each iteration.
  PHINode *makeVariable(const LoopInduction &Induction, Type *T,
                        const AffineValue &A) {
    const Loop &TheLoop = *Induction.TheLoop;
    const BasicInductionVariable &From = *Induction.find(A.Variable);
    BasicBlock *Header = TheLoop.getHeader();
    IRBuilder<> Builder(TheLoop.getLoopPreheader()->getTerminator());
    // From.Start cannot be used: it may be a value of an outer loop that has
    // been replaced.
    Value *Start = Builder.CreateMul(
        From.Phi->getIncomingValueForBlock(TheLoop.getLoopPreheader()),
        Builder.getInt(A.Scale));
    Start = addTo(Builder, Start, A.Offset, "");
    if (auto *Base = const_cast<Value *>(A.Base)) {
      if (const auto *C = dyn_cast<ConstantInt>(Start))
        Start = addTo(Builder, Base, C->getValue(), "");
      else if (Base->getType()->isPointerTy())
        Start = Builder.CreatePtrAdd(Base, Start);
      else
        Start = Builder.CreateAdd(Base, Start);
    }
    Builder.SetInsertPoint(Header, Header->getFirstNonPHIIt());
    PHINode *Phi = Builder.CreatePHI(T, 2, "reduced");
    Phi->addIncoming(Start, TheLoop.getLoopPreheader());
    BasicBlock *Latch = TheLoop.getLoopLatch();
    Builder.SetInsertPoint(Latch->getTerminator());
    Phi->addIncoming(addTo(Builder, Phi, A.Scale * From.Step, "reduced.next"),
                     Latch);
    return Phi;
  }

  static Value *addTo(IRBuilder<> &Builder, Value *V, const APInt &N,
                      const Twine &Name) {
    if (N.isZero())
      return V;
    if (V->getType()->isPointerTy())
      return Builder.CreatePtrAdd(V, Builder.getInt(N), Name);
    return Builder.CreateAdd(V, Builder.getInt(N), Name);
  }

  void report(const Instruction &I, StringRef What) {
    Changed = true;
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Reduced", &I)
             << ore::NV("Instruction", I.getOpcodeName()) << " becomes "
             << What;
    });
  }

  Function &F;
  const DataLayout &DL;
  LoopInfo &Loops;
  DominatorTree &Dominators;
  AssumptionCache &Assumptions;
  const InductionVariables &Variables;
  OptimizationRemarkEmitter &Remarks;
  DenseMap<const Loop *, const LoopInduction *> ByLoop;
  /// Instructions to be deleted at the end: until then, no new instruction can
  /// get the address of one that the analysis refers to.
  SmallVector<WeakTrackingVH, 8> Dead;
  bool Changed = false;
};

} // namespace

PreservedAnalyses StrengthReductionPass::run(Function &F,
                                             FunctionAnalysisManager &AM) {
  return preservingCFG(Reducer(F, AM).run());
}
