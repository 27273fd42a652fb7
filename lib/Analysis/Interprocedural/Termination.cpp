//===- Termination.cpp - Termination of loops and recursion ---------------===//

#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

namespace {

/// The step of `Base + Step`, and whether the addition is known not to wrap.
struct Progress {
  APInt Step;
  bool NoSignedWrap = false;
  bool NoUnsignedWrap = false;
};

} // namespace

/// The step from Base to Next, if Next is Base plus a constant other than zero.
static std::optional<Progress> progress(const Value *Next, const Value *Base) {
  const APInt *Constant;
  const auto *Op = dyn_cast<OverflowingBinaryOperator>(Next);
  if (!Op || !Op->getType()->isIntegerTy())
    return std::nullopt;
  if (match(Op, m_Add(m_Specific(Base), m_APInt(Constant))) &&
      !Constant->isZero())
    // With a negative constant, nuw does not exclude that the step down wraps:
    // it refers to the addition of a large unsigned number.
    return Progress{*Constant, Op->hasNoSignedWrap(),
                    Op->hasNoUnsignedWrap() && !Constant->isNegative()};
  if (match(Op, m_Sub(m_Specific(Base), m_APInt(Constant))) &&
      !Constant->isZero() && !Constant->isMinSignedValue())
    return Progress{-*Constant, Op->hasNoSignedWrap(),
                    Op->hasNoUnsignedWrap() && !Constant->isNegative()};
  return std::nullopt;
}

/// Returns whether `X Predicate Bound` becomes false after finitely many steps.
/// Each step changes X by P.Step; Bound does not change.
static bool becomesFalse(CmpInst::Predicate Predicate, const Progress &P,
                         const Value *Bound) {
  const unsigned Width = P.Step.getBitWidth();
  const bool Up = !P.Step.isNegative();
  const APInt Distance = P.Step.abs();
  const APInt *Limit = nullptr;
  if (!match(Bound, m_APInt(Limit)))
    Limit = nullptr;
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return true;
  case CmpInst::ICMP_NE:
    // An odd step reaches every value modulo 2^n.
    return P.Step[0];
  // The last X for which the condition holds is next to the bound (strict), or
  // is the bound itself. A step from there must not wrap.
  case CmpInst::ICMP_SLT:
    return Up && (P.NoSignedWrap || Distance.isOne() ||
                  (Limit &&
                   Limit->sle(APInt::getSignedMaxValue(Width) - Distance + 1)));
  case CmpInst::ICMP_SLE:
    return Up &&
           (P.NoSignedWrap ||
            (Limit && Limit->sle(APInt::getSignedMaxValue(Width) - Distance)));
  case CmpInst::ICMP_SGT:
    return !Up && (P.NoSignedWrap || Distance.isOne() ||
                   (Limit && Limit->sge(APInt::getSignedMinValue(Width) +
                                        Distance - 1)));
  case CmpInst::ICMP_SGE:
    return !Up &&
           (P.NoSignedWrap ||
            (Limit && Limit->sge(APInt::getSignedMinValue(Width) + Distance)));
  case CmpInst::ICMP_ULT:
    return Up &&
           (P.NoUnsignedWrap || Distance.isOne() ||
            (Limit && Limit->ule(APInt::getMaxValue(Width) - Distance + 1)));
  case CmpInst::ICMP_ULE:
    return Up && (P.NoUnsignedWrap ||
                  (Limit && Limit->ule(APInt::getMaxValue(Width) - Distance)));
  case CmpInst::ICMP_UGT:
    return !Up && (P.NoUnsignedWrap || Distance.isOne() ||
                   (Limit && Limit->uge(Distance - 1)));
  case CmpInst::ICMP_UGE:
    return !Up && (P.NoUnsignedWrap || (Limit && Limit->uge(Distance)));
  default:
    return false;
  }
}

/// The step of a phi node in the loop header from iteration to iteration.
static std::optional<Progress> progressPerIteration(const PHINode &Phi,
                                                    const Loop &L) {
  std::optional<Progress> Result;
  for (auto [Incoming, Block] :
       zip_equal(Phi.incoming_values(), Phi.blocks())) {
    if (!L.contains(Block))
      continue;
    std::optional<Progress> P = progress(Incoming, &Phi);
    if (!P || (Result && Result->Step != P->Step))
      return std::nullopt;
    if (Result) {
      P->NoSignedWrap &= Result->NoSignedWrap;
      P->NoUnsignedWrap &= Result->NoUnsignedWrap;
    }
    Result = P;
  }
  return Result;
}

/// The step of V per iteration, if V is a phi node in the header or its next
/// value.
static std::optional<Progress> movingNumber(const Value *V, const Loop &L) {
  const PHINode *Phi = dyn_cast<PHINode>(V);
  if (!Phi)
    if (const auto *Op = dyn_cast<BinaryOperator>(V)) {
      Phi = dyn_cast<PHINode>(Op->getOperand(0));
      // V is then one step ahead of the phi node.
      if (!Phi || Phi->getParent() != L.getHeader())
        return std::nullopt;
      std::optional<Progress> Change = progressPerIteration(*Phi, L);
      std::optional<Progress> Own = progress(V, Phi);
      if (!Change || !Own || Change->Step != Own->Step)
        return std::nullopt;
      return Change;
    }
  if (!Phi || Phi->getParent() != L.getHeader())
    return std::nullopt;
  return progressPerIteration(*Phi, L);
}

bool mincaml::loopEnds(const Loop &L, const DominatorTree &DT) {
  SmallVector<BasicBlock *, 4> Exiting, Latches;
  L.getExitingBlocks(Exiting);
  L.getLoopLatches(Latches);
  for (const BasicBlock *BB : Exiting) {
    if (!all_of(Latches,
                [&](BasicBlock *Latch) { return DT.dominates(BB, Latch); }))
      continue;
    const auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    const auto *Compare = Branch && Branch->isConditional()
                              ? dyn_cast<ICmpInst>(Branch->getCondition())
                              : nullptr;
    if (!Compare)
      continue;
    // The condition that holds while the loop continues.
    CmpInst::Predicate Predicate = L.contains(Branch->getSuccessor(0))
                                       ? Compare->getPredicate()
                                       : Compare->getInversePredicate();
    for (bool Swap : {false, true}) {
      const Value *X = Compare->getOperand(Swap);
      const Value *Bound = Compare->getOperand(!Swap);
      if (!L.isLoopInvariant(Bound))
        continue;
      std::optional<Progress> P = movingNumber(X, L);
      if (P && becomesFalse(Swap ? CmpInst::getSwappedPredicate(Predicate)
                                 : Predicate,
                            *P, Bound))
        return true;
    }
  }
  return false;
}

EndlessCyclesAnalysis::Result
EndlessCyclesAnalysis::run(Function &F, FunctionAnalysisManager &) {
  Result Latches;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> BackEdges;
  FindFunctionBackedges(F, BackEdges);
  if (BackEdges.empty())
    return Latches;
  DominatorTree DT(F);
  LoopInfo LI(DT);
  SmallPtrSet<const BasicBlock *, 8> Ending;
  for (const Loop *L : LI.getLoopsInPreorder())
    if (loopEnds(*L, DT))
      Ending.insert(L->getHeader());
  // The cycle of a back edge whose target does not dominate its source can be
  // entered elsewhere, and is not a natural loop.
  for (const auto &[From, To] : BackEdges)
    if (!Ending.contains(To) || !DT.dominates(To, From))
      Latches.push_back(From);
  return Latches;
}

/// Whether a branch guards the call so that the next step from the parameter
/// does not wrap.
static bool isGuarded(const CallInst &Call, const Argument &Parameter,
                      const Progress &P, const DominatorTree &DT) {
  const unsigned Width = P.Step.getBitWidth();
  const APInt Distance = P.Step.abs();
  for (const User *U : Parameter.users()) {
    const auto *Compare = dyn_cast<ICmpInst>(U);
    const APInt *Limit;
    if (!Compare)
      continue;
    CmpInst::Predicate Predicate = Compare->getPredicate();
    if (match(Compare->getOperand(0), m_APInt(Limit)))
      Predicate = CmpInst::getSwappedPredicate(Predicate);
    else if (!match(Compare->getOperand(1), m_APInt(Limit)))
      continue;
    for (const User *V : Compare->users()) {
      const auto *Branch = dyn_cast<BranchInst>(V);
      if (!Branch || Branch->getSuccessor(0) == Branch->getSuccessor(1))
        continue;
      for (unsigned Taken : {0u, 1u}) {
        BasicBlockEdge TheEdge(Branch->getParent(),
                               Branch->getSuccessor(Taken));
        if (!DT.dominates(TheEdge, Call.getParent()))
          continue;
        CmpInst::Predicate Holds =
            Taken == 0 ? Predicate : CmpInst::getInversePredicate(Predicate);
        const bool Up = !P.Step.isNegative();
        if (Holds == CmpInst::ICMP_EQ)
          continue;
        if ((Up && (Holds == CmpInst::ICMP_SLT || Holds == CmpInst::ICMP_SLE) &&
             Limit->sle(APInt::getSignedMaxValue(Width) - Distance)) ||
            (!Up &&
             (Holds == CmpInst::ICMP_SGT || Holds == CmpInst::ICMP_SGE) &&
             Limit->sge(APInt::getSignedMinValue(Width) + Distance)))
          return true;
      }
    }
  }
  return false;
}

bool mincaml::recursionEnds(const Function &F) {
  SmallVector<const CallInst *, 4> Calls;
  for (const Instruction &I : instructions(F))
    if (const auto *Call = dyn_cast<CallBase>(&I);
        Call && Call->getCalledFunction() == &F) {
      if (!isa<CallInst>(Call))
        return false;
      Calls.push_back(cast<CallInst>(Call));
    }
  if (Calls.empty())
    return true;
  std::optional<DominatorTree> DT;
  for (const Argument &Parameter : F.args()) {
    if (!Parameter.getType()->isIntegerTy())
      continue;
    // Steps in different directions could cancel each other.
    std::optional<bool> Up;
    bool Ends = all_of(Calls, [&](const CallInst *Call) {
      std::optional<Progress> P =
          progress(Call->getArgOperand(Parameter.getArgNo()), &Parameter);
      if (!P || (Up && *Up == P->Step.isNegative()))
        return false;
      Up = !P->Step.isNegative();
      if (!DT)
        DT.emplace(const_cast<Function &>(F));
      return isGuarded(*Call, Parameter, *P, *DT);
    });
    if (Ends)
      return true;
  }
  return false;
}
