//===- InductionVariables.cpp - Induction variables of loops --------------===//

#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/Format.h"

using namespace mincaml;
using namespace llvm;

static bool isCountable(const Type *T) {
  return T->isIntegerTy() || T->isPointerTy();
}

/// The bit width of computations with values of type T. For a pointer, it is
/// the width of an index.
static unsigned widthOf(const Type *T, const DataLayout &DL) {
  return T->isIntegerTy() ? T->getIntegerBitWidth()
                          : DL.getIndexTypeSizeInBits(const_cast<Type *>(T));
}

namespace {

class Finder {
public:
  Finder(LoopInduction &Result, const LoopInfo &Loops,
         const DominatorTree &Dominators)
      : Result(Result), TheLoop(*Result.TheLoop), Loops(Loops),
        Dominators(Dominators),
        DL(TheLoop.getHeader()->getModule()->getDataLayout()),
        Order(const_cast<Loop *>(&TheLoop)) {
    Order.perform(&Loops);
  }

  void run() {
    for (const PHINode &Phi : TheLoop.getHeader()->phis())
      if (isCountable(Phi.getType()))
        ExactPhis[&Phi] = true;
    evaluateAll();
    findVariables();
    if (Result.Variables.empty()) {
      Result.Values.clear();
      return;
    }
    // Evaluate all values again when the variables are known, and once more
    // when findBounds() has computed their ranges.
    for (unsigned Iteration = 0; Iteration < 2; ++Iteration) {
      ExactPhis.clear();
      for (const BasicInductionVariable &Variable : Result.Variables)
        ExactPhis[Variable.Phi] = Variable.IsExact;
      evaluateAll();
      if (Iteration == 0)
        findBounds();
    }
  }

private:
  AffineValue constant(APInt Value) const {
    return {nullptr, APInt(Value.getBitWidth(), 0), Value, nullptr, true};
  }

  std::optional<AffineValue> operand(const Value *V) const {
    return Result.affine(V);
  }

  std::optional<AffineValue> evaluate(const Instruction &I) const {
    if (const auto *Phi = dyn_cast<PHINode>(&I)) {
      auto Found = ExactPhis.find(Phi);
      if (Found == ExactPhis.end())
        return std::nullopt;
      unsigned Width = widthOf(Phi->getType(), DL);
      return AffineValue{Phi, APInt(Width, 1), APInt(Width, 0), nullptr,
                         Found->second};
    }
    if (const auto *GEP = dyn_cast<GEPOperator>(&I))
      return GEP->getType()->isPointerTy() ? evaluateAddress(*GEP)
                                           : std::nullopt;
    if (I.getNumOperands() == 0 || !isCountable(I.getOperand(0)->getType()) ||
        !I.getType()->isIntegerTy())
      return std::nullopt;
    std::optional<AffineValue> A = operand(I.getOperand(0));
    if (!A)
      return std::nullopt;
    if (const auto *Cast = dyn_cast<CastInst>(&I)) {
      bool KeepsValue = isa<SExtInst, TruncInst>(Cast) ||
                        (isa<ZExtInst>(Cast) && Cast->hasNonNeg());
      return KeepsValue ? extend(*A, widthOf(I.getType(), DL)) : std::nullopt;
    }
    const auto *Operation = dyn_cast<BinaryOperator>(&I);
    std::optional<AffineValue> B =
        Operation ? operand(I.getOperand(1)) : std::nullopt;
    if (!B)
      return std::nullopt;
    auto IsConstant = [](const AffineValue &V) {
      return !V.Variable && !V.Base;
    };
    bool NoWrap = isa<OverflowingBinaryOperator>(I) && I.hasNoSignedWrap();
    unsigned Width = widthOf(I.getType(), DL);
    switch (I.getOpcode()) {
    case Instruction::Or:
      // The `or` of numbers without common bits is their sum.
      if (!cast<PossiblyDisjointInst>(I).isDisjoint())
        return std::nullopt;
      return add(*A, *B, /*NoWrap=*/true);
    case Instruction::Add:
      return add(*A, *B, NoWrap);
    case Instruction::Sub:
      B = multiply(*B, APInt::getAllOnes(Width), /*NoWrap=*/true);
      return B ? add(*A, *B, NoWrap) : std::nullopt;
    case Instruction::Mul:
      if (IsConstant(*A))
        std::swap(A, B);
      return IsConstant(*B) ? multiply(*A, B->Offset, NoWrap) : std::nullopt;
    case Instruction::Shl:
      // A factor of 2^(width - 1) would be negative.
      if (!IsConstant(*B) || B->Offset.uge(Width - 1))
        return std::nullopt;
      return multiply(*A, APInt::getOneBitSet(Width, B->Offset.getZExtValue()),
                      NoWrap);
    default:
      return std::nullopt;
    }
  }

  std::optional<AffineValue> evaluateAddress(const GEPOperator &GEP) const {
    std::optional<AffineValue> Sum = operand(GEP.getPointerOperand());
    unsigned Width = widthOf(GEP.getType(), DL);
    SmallMapVector<Value *, APInt, 4> Variable;
    APInt Constant(Width, 0);
    if (!Sum || !GEP.collectOffset(DL, Width, Variable, Constant))
      return std::nullopt;
    // inbounds and nusw promise that nothing wraps.
    bool NoWrap = GEP.hasNoUnsignedSignedWrap();
    for (auto &[Index, Scale] : Variable) {
      std::optional<AffineValue> Term = operand(Index);
      if (Term)
        Term = extend(*Term, Width);
      if (Term)
        Term = multiply(*Term, Scale, NoWrap);
      if (Term)
        Sum = add(*Sum, *Term, NoWrap);
      if (!Term || !Sum)
        return std::nullopt;
    }
    return add(*Sum, constant(Constant), NoWrap);
  }

  std::optional<AffineValue> add(AffineValue A, const AffineValue &B,
                                 bool NoWrap) const {
    if ((A.Variable && B.Variable && A.Variable != B.Variable) ||
        (A.Base && B.Base))
      return std::nullopt;
    bool OverflowsScale, OverflowsOffset;
    A.Scale = A.Scale.sadd_ov(B.Scale, OverflowsScale);
    A.Offset = A.Offset.sadd_ov(B.Offset, OverflowsOffset);
    A.IsExact =
        A.IsExact && B.IsExact && NoWrap && !OverflowsScale && !OverflowsOffset;
    if (!A.Variable)
      A.Variable = B.Variable;
    if (!A.Base)
      A.Base = B.Base;
    if (A.Scale.isZero())
      A.Variable = nullptr;
    fitRange(A);
    return A;
  }

  std::optional<AffineValue> multiply(AffineValue A, const APInt &Factor,
                                      bool NoWrap) const {
    if (A.Base && !Factor.isOne())
      return std::nullopt;
    bool OverflowsScale, OverflowsOffset;
    A.Scale = A.Scale.smul_ov(Factor, OverflowsScale);
    A.Offset = A.Offset.smul_ov(Factor, OverflowsOffset);
    A.IsExact = A.IsExact && NoWrap && !OverflowsScale && !OverflowsOffset;
    if (A.Scale.isZero())
      A.Variable = nullptr;
    fitRange(A);
    return A;
  }

  /// Sign-extends A to more bits, or truncates it to fewer.
  std::optional<AffineValue> extend(AffineValue A, unsigned Width) const {
    unsigned Old = A.Offset.getBitWidth();
    if (Width == Old)
      return A;
    if (A.Base || (Width > Old && !A.IsExact))
      return std::nullopt;
    A.IsExact &= Width > Old;
    A.Scale = A.Scale.sextOrTrunc(Width);
    A.Offset = A.Offset.sextOrTrunc(Width);
    return A;
  }

  /// Marks A as exact if the constant range of its variable shows that A does
  /// not wrap.
  void fitRange(AffineValue &A) const {
    if (A.IsExact || A.Base || !A.Variable)
      return;
    const BasicInductionVariable *Variable = Result.find(A.Variable);
    unsigned Width = A.Offset.getBitWidth();
    if (!Variable || !Variable->IsExact || !Variable->Range ||
        Variable->Step.getBitWidth() != Width)
      return;
    auto IsInRange = [&](const APInt &I) {
      APInt Value = A.Scale.sext(3 * Width) * I.sext(3 * Width) +
                    A.Offset.sext(3 * Width);
      return Value.isSignedIntN(Width);
    };
    A.IsExact =
        IsInRange(Variable->Range->first) && IsInRange(Variable->Range->second);
  }

  void evaluateAll() {
    Result.Values.clear();
    for (BasicBlock *BB : Order)
      for (const Instruction &I : *BB)
        if (std::optional<AffineValue> A = evaluate(I); A && A->Variable)
          Result.Values[&I] = *A;
  }

  /// Finds the phi nodes whose value from every latch is the phi node plus a
  /// constant.
  void findVariables() {
    for (const PHINode &Phi : TheLoop.getHeader()->phis()) {
      if (!ExactPhis.contains(&Phi))
        continue;
      const Value *Start = nullptr;
      bool IsVariable = true, HasOneStart = true, IsExact = true;
      std::optional<APInt> Step;
      for (unsigned I = 0; I < Phi.getNumIncomingValues() && IsVariable; ++I) {
        const Value *In = Phi.getIncomingValue(I);
        if (!TheLoop.contains(Phi.getIncomingBlock(I))) {
          HasOneStart &= !Start || Start == In;
          Start = In;
          continue;
        }
        auto Found = Result.Values.find(In);
        IsVariable = Found != Result.Values.end() &&
                     Found->second.Variable == &Phi &&
                     Found->second.Scale.isOne() && !Found->second.Base &&
                     !Found->second.Offset.isZero() &&
                     (!Step || *Step == Found->second.Offset);
        if (IsVariable) {
          Step = Found->second.Offset;
          IsExact &= Found->second.IsExact;
        }
      }
      if (IsVariable && Step)
        Result.Variables.push_back(
            {&Phi, HasOneStart ? Start : nullptr, *Step, IsExact});
    }
  }

  void findBounds() {
    SmallVector<BasicBlock *, 4> Exiting, Latches;
    TheLoop.getExitingBlocks(Exiting);
    TheLoop.getLoopLatches(Latches);
    for (BasicBlock *BB : Order) {
      if (!is_contained(Exiting, BB) || Loops.getLoopFor(BB) != &TheLoop ||
          !all_of(Latches, [&](const BasicBlock *Latch) {
            return Dominators.dominates(BB, Latch);
          }))
        continue;
      const auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
      const auto *Compare = Branch && Branch->isConditional()
                                ? dyn_cast<ICmpInst>(Branch->getCondition())
                                : nullptr;
      if (!Compare || !Compare->getOperand(0)->getType()->isIntegerTy())
        continue;
      CmpInst::Predicate Predicate = TheLoop.contains(Branch->getSuccessor(0))
                                         ? Compare->getPredicate()
                                         : Compare->getInversePredicate();
      const Value *Left = Compare->getOperand(0);
      const Value *Right = Compare->getOperand(1);
      if (TheLoop.isLoopInvariant(Left)) {
        std::swap(Left, Right);
        Predicate = CmpInst::getSwappedPredicate(Predicate);
      }
      auto Found = Result.Values.find(Left);
      if (!TheLoop.isLoopInvariant(Right) || Found == Result.Values.end() ||
          !Found->second.Scale.isOne() || Found->second.Base ||
          Found->second.Offset.getBitWidth() !=
              Result.find(Found->second.Variable)->Step.getBitWidth())
        continue;
      TripBounds Bounds = {Found->second.Variable, Found->second.Offset,
                           Predicate, Right, BB};
      findTripCount(Bounds);
      findRange(Bounds);
      Result.Bounds.push_back(Bounds);
    }
  }

  /// Computes the trip count: how many of start + offset, start + offset +
  /// step, ... satisfy the bound before the first that does not. Start and
  /// bound must be constants, and nothing may wrap.
  void findTripCount(TripBounds &Bounds) const {
    const BasicInductionVariable &Variable = *Result.find(Bounds.Variable);
    const auto *Start = dyn_cast_or_null<ConstantInt>(Variable.Start);
    const auto *Bound = dyn_cast<ConstantInt>(Bounds.Bound);
    if (!Start || !Bound)
      return;
    // Wide enough for all intermediate results.
    unsigned Width = Variable.Step.getBitWidth();
    unsigned Wide = 2 * Width + 4;
    bool Signed = !CmpInst::isUnsigned(Bounds.Predicate);
    auto Widen = [&](const APInt &N) {
      return Signed ? N.sext(Wide) : N.zext(Wide);
    };
    APInt First = Widen(Start->getValue() + Bounds.Offset);
    APInt Step = Variable.Step.sext(Wide);
    APInt End = Widen(Bound->getValue());
    CmpInst::Predicate Predicate = Bounds.Predicate;
    if (CmpInst::isUnsigned(Predicate))
      Predicate = ICmpInst::getSignedPredicate(Predicate);
    // Normalize the condition to "less than" with a positive step.
    if (Step.isNegative()) {
      First.negate();
      Step.negate();
      End.negate();
      Predicate = CmpInst::getSwappedPredicate(Predicate);
    }
    if (Predicate == CmpInst::ICMP_SLE) {
      ++End;
      Predicate = CmpInst::ICMP_SLT;
    }
    APInt Distance = End - First;
    if (Predicate == CmpInst::ICMP_NE) {
      if (Distance.isNegative() || !Distance.srem(Step).isZero())
        return;
    } else if (Predicate != CmpInst::ICMP_SLT) {
      return;
    }
    APInt Iterations = Distance.isNegative() ? APInt(Wide, 0)
                                             : (Distance + Step - 1).sdiv(Step);
    // The last number that the program compares must not have wrapped.
    APInt Last = First + Iterations * Step;
    if (Variable.Step.isNegative())
      Last.negate();
    if (Signed ? Last.isSignedIntN(Width) : Last.isIntN(Width))
      Bounds.Iterations = Iterations;
  }

  /// Derives the range of the variable from the bounds.
  void findRange(const TripBounds &Bounds) {
    BasicInductionVariable &Variable =
        *find_if(Result.Variables, [&](const BasicInductionVariable &V) {
          return V.Phi == Bounds.Variable;
        });
    unsigned Width = Variable.Step.getBitWidth();
    const auto *Start = dyn_cast_or_null<ConstantInt>(Variable.Start);
    if (Bounds.Iterations) {
      // The header is executed once more than the back edge: the phi node has
      // the values Start + I * Step for I from 0 to Iterations.
      unsigned Wide = Bounds.Iterations->getBitWidth();
      APInt First = Start->getValue().sext(Wide);
      APInt Last = First + *Bounds.Iterations * Variable.Step.sext(Wide);
      if (!Last.isSignedIntN(Width))
        return;
      Variable.IsExact = true;
      Variable.Range = {First.trunc(Width), Last.trunc(Width)};
      if (Variable.Step.isNegative())
        std::swap(Variable.Range->first, Variable.Range->second);
      return;
    }
    // A step of 1 from a number below the bound cannot overflow.
    bool IsUp = Variable.Step.isOne() && Bounds.Predicate == CmpInst::ICMP_SLT;
    bool IsDown =
        Variable.Step.isAllOnes() && Bounds.Predicate == CmpInst::ICMP_SGT;
    if (!IsUp && !IsDown)
      return;
    if (Bounds.Offset.isZero())
      Variable.IsExact = true;
    else if (Bounds.Offset == Variable.Step && Start)
      Variable.IsExact |= IsUp ? !Start->getValue().isMaxSignedValue()
                               : !Start->getValue().isMinSignedValue();
  }

  LoopInduction &Result;
  const Loop &TheLoop;
  const LoopInfo &Loops;
  const DominatorTree &Dominators;
  const DataLayout &DL;
  LoopBlocksRPO Order;
  /// The induction variables, and whether each is exact; before
  /// findVariables(), all phi nodes that might be variables.
  DenseMap<const PHINode *, bool> ExactPhis;
};

} // namespace

const BasicInductionVariable *LoopInduction::find(const PHINode *Phi) const {
  for (const BasicInductionVariable &Variable : Variables)
    if (Variable.Phi == Phi)
      return &Variable;
  return nullptr;
}

std::optional<AffineValue> LoopInduction::affine(const Value *V) const {
  if (auto I = Values.find(V); I != Values.end())
    return I->second;
  if (!isCountable(V->getType()) || !TheLoop->isLoopInvariant(V))
    return std::nullopt;
  APInt Zero(
      widthOf(V->getType(), TheLoop->getHeader()->getModule()->getDataLayout()),
      0);
  if (const auto *C = dyn_cast<ConstantInt>(V))
    return AffineValue{nullptr, Zero, C->getValue(), nullptr, true};
  return AffineValue{nullptr, Zero, Zero, V, true};
}

InductionVariables::InductionVariables(const LoopInfo &Loops,
                                       const DominatorTree &Dominators) {
  auto OuterFirst = const_cast<LoopInfo &>(Loops).getLoopsInPreorder();
  if (OuterFirst.empty())
    return;
  for (const Loop *TheLoop : OuterFirst)
    PerLoop.emplace_back(TheLoop);
  // A block counts once for each loop that contains it. Inner loops are
  // analyzed first, because the program spends most of its iterations in them.
  size_t Visits =
      loopVisitBudget(*OuterFirst.front()->getHeader()->getParent());
  for (LoopInduction &Result : reverse(PerLoop)) {
    size_t Blocks = Result.TheLoop->getNumBlocks();
    Result.IsTooLarge = Blocks > Visits;
    if (Result.IsTooLarge)
      continue;
    Visits -= Blocks;
    Finder(Result, Loops, Dominators).run();
  }
}

bool InductionVariables::invalidate(Function &F, const PreservedAnalyses &PA,
                                    FunctionAnalysisManager::Invalidator &Inv) {
  auto Checker = PA.getChecker<InductionVariablesAnalysis>();
  return !(Checker.preserved() ||
           Checker.preservedSet<AllAnalysesOn<Function>>()) ||
         Inv.invalidate<LoopAnalysis>(F, PA);
}

InductionVariables
InductionVariablesAnalysis::run(Function &F, FunctionAnalysisManager &AM) {
  return InductionVariables(AM.getResult<LoopAnalysis>(F),
                            AM.getResult<DominatorTreeAnalysis>(F));
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static StringRef symbol(CmpInst::Predicate Predicate) {
  return StringSwitch<StringRef>(CmpInst::getPredicateName(Predicate))
      .Case("eq", "==")
      .Case("ne", "!=")
      .Case("slt", "<")
      .Case("sle", "<=")
      .Case("sgt", ">")
      .Case("sge", ">=")
      .Case("ult", "<u")
      .Case("ule", "<=u")
      .Case("ugt", ">u")
      .Default(">=u");
}

/// The text of an added constant: " + 3", " - 3", or nothing for 0.
static std::string signedTerm(const APInt &N) {
  if (N.isZero())
    return "";
  return (N.isNegative() ? " - " : " + ") +
         toString(N.isNegative() ? -N : N, 10, /*Signed=*/false);
}

/// The text of an affine function: "%base + 4 * %i - 3".
static std::string describe(const AffineValue &A) {
  std::string Text;
  if (A.Base)
    Text = operandName(*A.Base) + " + ";
  if (!A.Scale.isOne())
    Text += toString(A.Scale, 10, /*Signed=*/true) + " * ";
  return Text + operandName(*A.Variable) + signedTerm(A.Offset);
}

static std::string startOf(const BasicInductionVariable &Variable) {
  return Variable.Start ? operandName(*Variable.Start) : "?";
}

std::string mincaml::describeBounds(const LoopInduction &Induction,
                                    const TripBounds &Bounds) {
  const BasicInductionVariable &Variable = *Induction.find(Bounds.Variable);
  std::string Name = operandName(*Bounds.Variable);
  std::string Step = toString(Variable.Step.abs(), 10, /*Signed=*/false);
  return "for (" + Name + " = " + startOf(Variable) + "; " + Name +
         signedTerm(Bounds.Offset) + " " + symbol(Bounds.Predicate).str() +
         " " + operandName(*Bounds.Bound) + "; " + Name +
         (Variable.Step.isNegative() ? " -= " : " += ") + Step + ")";
}

static std::string describe(const BasicInductionVariable &Variable) {
  std::string Text = operandName(*Variable.Phi) + " = " + startOf(Variable) +
                     signedTerm(Variable.Step) + " * iteration";
  if (Variable.Range)
    Text += ", in [" + toString(Variable.Range->first, 10, true) + ", " +
            toString(Variable.Range->second, 10, true) + ']';
  else if (!Variable.IsExact)
    Text += ", may wrap";
  return Text;
}

void mincaml::describeInduction(
    const LoopInduction &Induction, const Function &F,
    function_ref<void(const Instruction &, StringRef, const std::string &)>
        Say) {
  for (const BasicInductionVariable &Variable : Induction.Variables)
    Say(*Variable.Phi, "basic", describe(Variable));
  for (const BasicBlock &BB : F)
    if (Induction.TheLoop->contains(&BB))
      for (const Instruction &I : BB)
        if (!Induction.find(dyn_cast<PHINode>(&I)))
          if (auto Found = Induction.Values.find(&I);
              Found != Induction.Values.end())
            Say(I, "derived", operandName(I) + " = " + describe(Found->second));
  for (const TripBounds &Bounds : Induction.Bounds) {
    std::string Text = describeBounds(Induction, Bounds) + ", in " +
                       operandName(*Bounds.Exiting);
    if (Bounds.Iterations)
      Text += ", " + toString(*Bounds.Iterations, 10, false) + " times";
    Say(*Bounds.Exiting->getTerminator(), "bounds", Text);
  }
}

void mincaml::printInductionVariables(raw_ostream &OS, Function &F,
                                      FunctionAnalysisManager &AM) {
  OS << "induction variables of " << operandName(F) << ":\n";
  for (const LoopInduction &Induction :
       AM.getResult<InductionVariablesAnalysis>(F).loops()) {
    const Loop &TheLoop = *Induction.TheLoop;
    OS << "loop " << operandName(*TheLoop.getHeader()) << ", depth "
       << TheLoop.getLoopDepth() << ":\n";
    if (Induction.IsTooLarge) {
      OS << "  not analyzed: loop nest exceeds the analysis budget\n";
      continue;
    }
    describeInduction(
        Induction, F,
        [&](const Instruction &, StringRef Kind, const std::string &Text) {
          OS << "  " << left_justify(Kind, 8) << ' ' << Text << '\n';
        });
  }
}
