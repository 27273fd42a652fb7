//===- DoAll.cpp - Detection of Do-all loops ------------------------------===//

#include "mincaml/Analysis/Loops/DoAll.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// A load or a store, and its address as an affine function.
struct Access {
  const Instruction *I;
  const Value *Pointer;
  uint64_t Size;
  std::optional<AffineValue> Address;

  bool isStore() const { return isa<StoreInst>(I); }
};

class Tester {
public:
  Tester(const LoopInduction &Induction, AAResults &Alias)
      : Induction(Induction), TheLoop(*Induction.TheLoop), Alias(Alias) {}

  DoAllLoop run() {
    Result.Induction = &Induction;
    if (findBounds() && checkPhis() && checkEffects())
      checkAccesses();
    return std::move(Result);
  }

private:
  bool findBounds() {
    if (Induction.IsTooLarge)
      return no("loop nest exceeds the analysis budget");
    SmallVector<BasicBlock *, 4> Exiting;
    TheLoop.getExitingBlocks(Exiting);
    if (Exiting.empty())
      return no("it has no exit");
    if (Exiting.size() > 1)
      return no("it has exits in " + Twine(Exiting.size()) + " blocks");
    if (Induction.Bounds.empty())
      return no("no induction variable controls its exit");
    Result.Bounds = &Induction.Bounds.front();
    // For "==" and "!=", the variable may step over the bound, or reach it
    // after wrapping around.
    if (!Result.Bounds->Iterations &&
        !CmpInst::isRelational(Result.Bounds->Predicate))
      return no("its number of iterations is unknown");
    if (!Induction.find(Result.Bounds->Variable)->IsExact &&
        !Result.Bounds->Iterations)
      return no(operandName(*Result.Bounds->Variable) + " may wrap");
    return true;
  }

  bool checkPhis() {
    for (const PHINode &Phi : TheLoop.getHeader()->phis()) {
      if (Induction.find(&Phi))
        continue;
      std::optional<Reduction> Found = findReduction(Phi);
      if (!Found)
        return no(operandName(Phi) + " carries a value to the next iteration");
      Result.Reductions.push_back(*Found);
    }
    return true;
  }

  /// Recognizes s = phi(s0, s op x), where s has no other use in the loop.
  std::optional<Reduction> findReduction(const PHINode &Phi) const {
    const Instruction *Current = &Phi;
    std::optional<Instruction::BinaryOps> Operation;
    const BasicBlock *Latch = TheLoop.getLoopLatch();
    if (!Latch)
      return std::nullopt;
    // Follows the only use in the loop of each intermediate result, back to the
    // phi node.
    do {
      const Instruction *Next = nullptr;
      for (const Use &U : Current->uses()) {
        const auto *User = cast<Instruction>(U.getUser());
        if (!TheLoop.contains(User))
          continue;
        if (Next)
          return std::nullopt;
        Next = User;
      }
      if (!Next)
        return std::nullopt;
      if (Next == &Phi)
        break;
      const auto *Step = dyn_cast<BinaryOperator>(Next);
      if (!Step)
        return std::nullopt;
      Instruction::BinaryOps Opcode = Step->getOpcode();
      if (Opcode == Instruction::Sub && Step->getOperand(0) == Current)
        Opcode = Instruction::Add;
      if (!Instruction::isAssociative(Opcode) ||
          !Instruction::isCommutative(Opcode) ||
          (Operation && *Operation != Opcode))
        return std::nullopt;
      Operation = Opcode;
      Current = Next;
    } while (true);
    if (!Operation || Phi.getIncomingValueForBlock(Latch) != Current)
      return std::nullopt;
    return Reduction{&Phi, *Operation};
  }

  bool checkEffects() {
    const DataLayout &DL = TheLoop.getHeader()->getModule()->getDataLayout();
    for (const BasicBlock *BB : TheLoop.blocks()) {
      for (const Instruction &I : *BB) {
        if (I.isTerminator() && !I.mayHaveSideEffects())
          continue;
        const auto *Load = dyn_cast<LoadInst>(&I);
        const auto *Store = dyn_cast<StoreInst>(&I);
        if ((Load && Load->isSimple()) || (Store && Store->isSimple())) {
          const Value *Pointer = getLoadStorePointerOperand(&I);
          TypeSize Size = DL.getTypeStoreSize(getLoadStoreType(&I));
          if (Size.isScalable())
            return no(operandName(*Pointer) + " has no fixed size");
          Accesses.push_back(
              {&I, Pointer, Size.getFixedValue(), Induction.affine(Pointer)});
          continue;
        }
        if (const auto *Call = dyn_cast<IntrinsicInst>(&I))
          if (Call->isAssumeLikeIntrinsic() && !Call->isLifetimeStartOrEnd())
            continue;
        if (isa<AllocaInst>(I))
          return no("it allocates stack space");
        if (!I.mayReadOrWriteMemory() && !I.mayHaveSideEffects())
          continue;
        const auto *Call = dyn_cast<CallBase>(&I);
        const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (Callee)
          return no("the call of " + operandName(*Callee) +
                    " may have effects");
        return no(Twine(Call ? "a call" : I.getOpcodeName()) +
                  " may have effects");
      }
    }
    return true;
  }

  bool checkAccesses() {
    constexpr unsigned MaximumPairs = 2000;
    unsigned Pairs = 0;
    for (const Access &Store : Accesses) {
      if (!Store.isStore())
        continue;
      for (const Access &Other : Accesses) {
        if (++Pairs > MaximumPairs)
          return no("it has too many loads and stores");
        if (!mayOverlap(Store, Other))
          continue;
        return no("the store to " + operandName(*Store.Pointer) +
                  " may overlap " +
                  (Store.I == Other.I
                       ? "that of another iteration"
                       : "the access to " + operandName(*Other.Pointer) +
                             " in another iteration"));
      }
    }
    return true;
  }

  /// Whether A in one iteration and B in another one may access the same
  /// memory.
  bool mayOverlap(const Access &A, const Access &B) const {
    const PHINode *Counter = Result.Bounds->Variable;
    auto IsSimple = [&](const Access &X) {
      return X.Address && X.Address->Base &&
             X.Address->Base->getType()->isPointerTy();
    };
    if (!IsSimple(A) || !IsSimple(B))
      return true;
    // If the bases differ, alias analysis decides.
    if (A.Address->Base != B.Address->Base) {
      // Scoped noalias metadata may hold only within one iteration.
      auto AllOf = [](const Access &X) {
        AAMDNodes Tags = X.I->getAAMetadata();
        Tags.Scope = Tags.NoAlias = nullptr;
        return MemoryLocation::getBeforeOrAfter(X.Address->Base, Tags);
      };
      return Alias.alias(AllOf(A), AllOf(B)) != AliasResult::NoAlias;
    }
    // The test is only implemented for addresses that depend on the counter
    // alone. Other induction variables would have to be expressed in terms of
    // the counter.
    auto CountsIterations = [&](const AffineValue &Address) {
      return !Address.Variable || Address.Variable == Counter;
    };
    const BasicInductionVariable &Variable = *Induction.find(Counter);
    unsigned Width = A.Address->Offset.getBitWidth();
    unsigned Wide = 3 * std::max(Width, Variable.Step.getBitWidth()) + 8;
    if (!CountsIterations(*A.Address) || !CountsIterations(*B.Address))
      return true;

    // The strides per iteration, and the distance from A to B.
    APInt Step = Variable.Step.sext(Wide);
    APInt StrideA = A.Address->Scale.sext(Wide) * Step;
    APInt StrideB = B.Address->Scale.sext(Wide) * Step;
    APInt Between = B.Address->Offset.sext(Wide) - A.Address->Offset.sext(Wide);
    APInt SizeA(Wide, A.Size), SizeB(Wide, B.Size);

    // The distances below are compared as exact numbers. This is correct only
    // if addresses do not wrap; otherwise the addresses also overlap if the
    // distance is near a multiple of the size of the address space.
    auto StaysInAddressSpace = [&](const Access &X, const APInt &Stride) {
      if (X.Address->IsExact)
        return true;
      if (!Result.Bounds->Iterations)
        return false;
      APInt Distance =
          Stride.abs() * (Result.Bounds->Iterations->zextOrTrunc(Wide) + 1);
      return Result.Bounds->Iterations->getActiveBits() <= 2 * Width &&
             (Distance + SizeA + SizeB).isSignedIntN(Width);
    };
    if (!StaysInAddressSpace(A, StrideA) || !StaysInAddressSpace(B, StrideB))
      return true;

    if (StrideA == StrideB) {
      // The address of B minus that of A is Between + m * Stride for iterations
      // that are m apart, m != 0. The accesses overlap if this difference is
      // more than -SizeB and less than SizeA.
      if (StrideA.isZero())
        return Between.sgt(-SizeB) && Between.slt(SizeA);
      APInt Stride = StrideA.abs();
      for (bool Backwards : {false, true}) {
        APInt From = Backwards ? -Between : Between;
        APInt Low = Backwards ? -SizeA : -SizeB;
        APInt High = Backwards ? SizeB : SizeA;
        // The least m >= 1 with From + m * Stride > Low.
        APInt M(Wide, 1);
        if ((From + Stride).sle(Low))
          M = (Low - From).sdiv(Stride) + 1;
        bool IsReached = !Result.Bounds->Iterations ||
                         M.sle(Result.Bounds->Iterations->zextOrTrunc(Wide));
        if (IsReached && (From + M * Stride).slt(High))
          return true;
      }
      return false;
    }
    // The accesses overlap only if some multiple of the divisor is more than
    // -SizeB - Between and less than SizeA - Between.
    APInt Divisor =
        APIntOps::GreatestCommonDivisor(StrideA.abs(), StrideB.abs());
    APInt Distance = Between.srem(Divisor);
    if (Distance.isNegative())
      Distance += Divisor;
    return Distance.slt(SizeA) || (Divisor - Distance).slt(SizeB);
  }

  bool no(const Twine &Reason) {
    Result.WhyNot = Reason.str();
    return false;
  }

  const LoopInduction &Induction;
  const Loop &TheLoop;
  AAResults &Alias;
  DoAllLoop Result;
  std::vector<Access> Accesses;
};

} // namespace

DoAllAnalysis::Result DoAllAnalysis::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  auto &Variables = AM.getResult<InductionVariablesAnalysis>(F);
  auto &Alias = AM.getResult<AAManager>(F);
  std::vector<DoAllLoop> Loops;
  for (const LoopInduction &Induction : Variables.loops())
    Loops.push_back(Tester(Induction, Alias).run());
  return Result(std::move(Loops));
}

bool DoAllAnalysis::Result::invalidate(
    Function &F, const PreservedAnalyses &PA,
    FunctionAnalysisManager::Invalidator &Inv) {
  auto Checker = PA.getChecker<DoAllAnalysis>();
  return !(Checker.preserved() ||
           Checker.preservedSet<AllAnalysesOn<Function>>()) ||
         Inv.invalidate<InductionVariablesAnalysis>(F, PA) ||
         Inv.invalidate<AAManager>(F, PA);
}

void mincaml::printDoAllLoops(raw_ostream &OS, Function &F,
                              FunctionAnalysisManager &AM) {
  OS << "do-all loops of " << operandName(F) << ":\n";
  for (const DoAllLoop &Found : AM.getResult<DoAllAnalysis>(F).loops()) {
    OS << "loop " << operandName(*Found.Induction->TheLoop->getHeader())
       << ": ";
    if (!Found.isDoAll()) {
      OS << "not do-all: " << Found.WhyNot << '\n';
      continue;
    }
    OS << "do-all: " << describeBounds(*Found.Induction, *Found.Bounds);
    for (const Reduction &R : Found.Reductions)
      OS << ", reduction " << operandName(*R.Phi) << " ("
         << Instruction::getOpcodeName(R.Operation) << ')';
    OS << '\n';
  }
}
