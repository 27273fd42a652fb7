//===- WidenIndices.cpp - Widening of array indices to 64 bits ------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;
using namespace PatternMatch;

/// The operands that belong to the same web as \p Member, which is an operation
/// that can be widened (isMember).
static iterator_range<User::op_iterator> partsOf(Instruction &Member) {
  if (auto *Phi = dyn_cast<PHINode>(&Member))
    return Phi->incoming_values();
  if (isa<SelectInst>(Member))
    return {Member.op_begin() + 1, Member.op_end()};
  if (Member.getOpcode() == Instruction::Shl)
    return {Member.op_begin(), Member.op_begin() + 1};
  return Member.operands();
}

namespace {

class IndexWidener {
public:
  IndexWidener(Function &F, const BlockFrequencyInfo &Frequencies)
      : F(F), Frequencies(Frequencies),
        Narrow(Type::getInt32Ty(F.getContext())),
        Wide(Type::getInt64Ty(F.getContext())) {}

  /// Returns whether anything was changed.
  bool run(DominatorTree &DT) {
    collect();
    weigh();
    if (Chosen.empty())
      return false;
    widenMembers();
    SmallSetVector<ICmpInst *, 16> Comparisons;
    for (Value *V : Values)
      if (isChosen(*V))
        for (User *U : V->users())
          if (auto *Comparison = dyn_cast<ICmpInst>(U))
            Comparisons.insert(Comparison);
    for (ICmpInst *Comparison : Comparisons)
      widenComparison(*Comparison);
    for (Value *V : Values)
      if (isChosen(*V))
        replaceUses(*V, DT);
    // The remaining uses of the members are by each other.
    for (Value *V : Values)
      if (isMember(*V) && isChosen(*V))
        V->replaceAllUsesWith(PoisonValue::get(Narrow));
    for (Value *V : Values)
      if (isMember(*V) && isChosen(*V))
        cast<Instruction>(V)->eraseFromParent();
    return true;
  }

private:
  /// Whether the sign extension of V equals the same operation on the sign
  /// extensions of the operands.
  bool isMember(const Value &V) const {
    const auto *I = dyn_cast<Instruction>(&V);
    if (!I || I->getType() != Narrow)
      return false;
    switch (I->getOpcode()) {
    case Instruction::PHI:
    case Instruction::And:
    case Instruction::Or:
    case Instruction::Xor:
    case Instruction::Select:
      return true;
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
      return I->hasNoSignedWrap();
    case Instruction::Shl:
      return I->hasNoSignedWrap() && isa<ConstantInt>(I->getOperand(1));
    default:
      return false;
    }
  }

  bool canBeLeaf(const Value &V) const {
    if (const auto *I = dyn_cast<Instruction>(&V)) {
      const auto *Call = dyn_cast<CallInst>(I);
      return !I->isTerminator() && !(Call && Call->isMustTailCall());
    }
    return isa<Argument, ConstantInt>(V);
  }

  /// Whether a use needs the sign extension of a value.
  bool isWideUse(const Use &U) const {
    const auto *User = cast<Instruction>(U.getUser());
    if (const auto *GEP = dyn_cast<GetElementPtrInst>(User))
      return !GEP->getType()->isVectorTy();
    return User->getType() == Wide &&
           (isa<SExtInst>(User) || (isa<ZExtInst>(User) && User->hasNonNeg()));
  }

  /// Collects the values that are extended, and the values from which these are
  /// computed.
  void collect() {
    auto Add = [&](Value &V) {
      if (V.getType() == Narrow && !isa<Constant>(V) && Values.insert(&V))
        Webs.insert(&V);
    };
    for (Argument &A : F.args())
      if (any_of(A.uses(), [&](const Use &U) { return isWideUse(U); }))
        Add(A);
    for (Instruction &I : instructions(F))
      if (any_of(I.uses(), [&](const Use &U) { return isWideUse(U); }))
        Add(I);
    for (unsigned N = 0; N != Values.size(); ++N) {
      if (!isMember(*Values[N]))
        continue;
      for (Value *Part : partsOf(cast<Instruction>(*Values[N]))) {
        Add(*Part);
        if (!isa<Constant>(Part))
          Webs.unionSets(Values[N], Part);
      }
    }
  }

  /// Chooses the webs that are worth widening.
  void weigh() {
    struct Weight {
      BlockFrequency Now = BlockFrequency(0), Then = BlockFrequency(0);
      bool IsPossible = true, HasMember = false;
    };
    MapVector<const Value *, Weight> Weights;
    for (Value *V : Values) {
      Weight &W = Weights[Webs.getLeaderValue(V)];
      W.Now += extensionsOf(*V);
      if (isMember(*V)) {
        W.HasMember = true;
        for (const Value *Part : partsOf(*cast<Instruction>(V)))
          W.IsPossible &= !isa<Constant>(Part) || isa<ConstantInt>(Part);
      } else {
        W.Then += costOfLeaf(*V);
        W.IsPossible &= canBeLeaf(*V);
      }
    }
    for (const auto &[Leader, W] : Weights)
      if (W.IsPossible && W.HasMember && W.Now > W.Then)
        Chosen.insert(Leader);
  }

  bool isChosen(const Value &V) const {
    const auto Web = Webs.findLeader(&V);
    return Web != Webs.member_end() && Chosen.contains(*Web);
  }

  BlockFrequency frequencyOf(const Value &V) const {
    const auto *I = dyn_cast<Instruction>(&V);
    return Frequencies.getBlockFreq(I ? I->getParent() : &F.getEntryBlock());
  }

  /// How often the value is extended now, once in each block that needs it.
  BlockFrequency extensionsOf(const Value &V) const {
    SmallSetVector<const BasicBlock *, 8> Blocks;
    for (const Use &U : V.uses())
      if (isWideUse(U))
        Blocks.insert(cast<Instruction>(U.getUser())->getParent());
    BlockFrequency Sum(0);
    for (const BasicBlock *B : Blocks)
      Sum += Frequencies.getBlockFreq(B);
    return Sum;
  }

  /// How often the value has to be extended if it is a leaf of a web.
  BlockFrequency costOfLeaf(const Value &V) const {
    // A load can extend at no cost. An extension is replaced by one to 64 bits,
    // and a truncation by its operand.
    if (isa<LoadInst, SExtInst, ZExtInst>(V) ||
        match(&V, m_NSWTrunc(m_Value())))
      return BlockFrequency(0);
    return frequencyOf(V);
  }

  Value *widenLeaf(Value &V) {
    if (auto *C = dyn_cast<ConstantInt>(&V))
      return ConstantInt::get(Wide, C->getValue().sext(64));
    Value *Source;
    if (match(&V, m_NSWTrunc(m_Value(Source))) && Source->getType() == Wide)
      return Source;
    IRBuilder<> Builder(F.getContext());
    if (auto *I = dyn_cast<Instruction>(&V)) {
      Builder.SetInsertPoint(*I->getInsertionPointAfterDef());
      Builder.SetCurrentDebugLocation(I->getDebugLoc());
    } else {
      Builder.SetInsertPointPastAllocas(&F);
    }
    if (isa<SExtInst, ZExtInst>(V))
      return Builder.CreateCast(cast<CastInst>(V).getOpcode(),
                                cast<CastInst>(V).getOperand(0), Wide,
                                V.getName() + ".wide");
    return Builder.CreateSExt(&V, Wide, V.getName() + ".wide");
  }

  /// The sign extension of a constant or of a value in a chosen web.
  Value *wide(Value &V) {
    if (isa<Constant>(V))
      return widenLeaf(V);
    if (auto Found = WideValues.find(&V); Found != WideValues.end())
      return Found->second;
    Value *Result = widenLeaf(V);
    WideValues[&V] = Result;
    return Result;
  }

  /// Widens a member of a web. Phi nodes get their operands later.
  void widenMember(Instruction &I) {
    IRBuilder<> Builder(&I);
    const std::string Name = (I.getName() + ".wide").str();
    Value *Result;
    if (auto *Phi = dyn_cast<PHINode>(&I)) {
      Result = Builder.CreatePHI(Wide, Phi->getNumIncomingValues(), Name);
    } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
      Result = Builder.CreateSelect(
          Select->getCondition(), wide(*Select->getTrueValue()),
          wide(*Select->getFalseValue()), Name, Select);
    } else {
      Result = Builder.CreateBinOp(cast<BinaryOperator>(I).getOpcode(),
                                   wide(*I.getOperand(0)),
                                   wide(*I.getOperand(1)), Name);
      if (auto *New = dyn_cast<OverflowingBinaryOperator>(Result))
        cast<BinaryOperator>(New)->setHasNoSignedWrap();
      if (auto *New = dyn_cast<PossiblyDisjointInst>(Result))
        New->setIsDisjoint(cast<PossiblyDisjointInst>(I).isDisjoint());
    }
    WideValues[&I] = Result;
  }

  void widenMembers() {
    SmallVector<PHINode *, 16> Phis;
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : *B)
        if (isMember(I) && isChosen(I)) {
          widenMember(I);
          if (auto *Phi = dyn_cast<PHINode>(&I))
            Phis.push_back(Phi);
        }
    for (PHINode *Phi : Phis)
      for (unsigned N = 0; N != Phi->getNumIncomingValues(); ++N)
        cast<PHINode>(WideValues[Phi])
            ->addIncoming(wide(*Phi->getIncomingValue(N)),
                          Phi->getIncomingBlock(N));
  }

  /// Widens a comparison. Sign extension keeps the order of signed and of
  /// unsigned numbers.
  void widenComparison(ICmpInst &I) {
    for (Value *Side : I.operands()) {
      // A value that is computed less often than I, such as one outside of its
      // loop, is extended where it is computed.
      if (!isa<ConstantInt>(Side) && !WideValues.contains(Side) &&
          (isa<Constant>(Side) || !canBeLeaf(*Side) ||
           frequencyOf(*Side) >= frequencyOf(I)))
        return;
    }
    for (unsigned N : {0, 1})
      I.setOperand(N, wide(*I.getOperand(N)));
  }

  /// Makes the users of a value in a chosen web use the 64-bit value.
  void replaceUses(Value &V, DominatorTree &DT) {
    Value *New = wide(V);
    // Besides members, only loads are replaced completely, by extending loads.
    const bool IsReplaced = isMember(V) || isa<LoadInst>(V);
    Value *Truncated = nullptr;
    for (Use &U : make_early_inc_range(V.uses())) {
      auto &User = *cast<Instruction>(U.getUser());
      if (&User == New)
        continue;
      if (isa<GetElementPtrInst>(User)) {
        U.set(New);
      } else if (isWideUse(U)) {
        User.replaceAllUsesWith(New);
        User.eraseFromParent();
      } else if (IsReplaced && !(isMember(User) && isChosen(User))) {
        if (!Truncated) {
          auto *Definition = dyn_cast<Instruction>(New);
          IRBuilder<> Builder(Definition ? Definition : cast<Instruction>(&V));
          if (Definition)
            Builder.SetInsertPoint(*Definition->getInsertionPointAfterDef());
          Truncated = Builder.CreateTrunc(New, Narrow, V.getName() + ".narrow",
                                          /*IsNUW=*/false, /*IsNSW=*/true);
        }
        U.set(Truncated);
      }
    }
    if (auto *I = dyn_cast<Instruction>(New); I && isMember(V))
      replaceAllDbgUsesWith(cast<Instruction>(V), *New, *I, DT);
  }

  Function &F;
  const BlockFrequencyInfo &Frequencies;
  Type *Narrow, *Wide;
  /// The webs of members and leaves. Constants belong to no web.
  EquivalenceClasses<const Value *> Webs;
  SetVector<Value *> Values;
  SmallPtrSet<const Value *, 8> Chosen;
  /// The sign extension of each value. A handle follows an extension that is
  /// replaced while other values are processed.
  DenseMap<const Value *, WeakTrackingVH> WideValues;
};

} // namespace

/// Whether some block is unreachable, or the function has exception handling.
static bool hasUnusualControlFlow(const Function &F, const DominatorTree &DT) {
  return F.hasPersonalityFn() || any_of(F, [&](const BasicBlock &B) {
           return !DT.isReachableFromEntry(&B);
         });
}

PreservedAnalyses WidenIndicesPass::run(Function &F,
                                        FunctionAnalysisManager &AM) {
  const DataLayout &DL = F.getDataLayout();
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  if (!DL.isLegalInteger(64) || DL.getIndexSizeInBits(0) != 64 ||
      hasUnusualControlFlow(F, DT))
    return PreservedAnalyses::all();
  return preservingCFG(
      IndexWidener(F, AM.getResult<BlockFrequencyAnalysis>(F)).run(DT));
}
