//===- MergeChecks.cpp - Merging of constant-index bounds checks ----------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-merge-checks"

using namespace mincaml;
using namespace llvm;

namespace {

struct ConstantCheck {
  BranchInst *Branch;
  /// Whether execution continues with the first successor.
  bool PassesIfTrue;
  /// The check passes if Length is greater than Index, as unsigned numbers.
  Value *Length;
  APInt Index;

  BasicBlock *next() const { return Branch->getSuccessor(!PassesIfTrue); }
  BasicBlock *failure() const { return Branch->getSuccessor(PassesIfTrue); }
};

} // namespace

static std::optional<ConstantCheck> asCheck(BranchInst &Branch) {
  std::optional<CheckBranch> Found = CheckBranch::of(Branch);
  if (!Found)
    return std::nullopt;
  Value *Length = Found->Left, *Index = Found->Right;
  CmpPredicate Passes = Found->Passes;
  if (isa<ConstantInt>(Length)) {
    std::swap(Length, Index);
    Passes = CmpPredicate::getSwapped(Passes);
  }
  const auto *C = dyn_cast<ConstantInt>(Index);
  if (!C || isa<Constant>(Length))
    return std::nullopt;
  const ConstantCheck Check = {&Branch, Found->PassesIfTrue, Length,
                               C->getValue()};
  if (Passes == CmpInst::ICMP_UGT ||
      (Passes == CmpInst::ICMP_NE && Check.Index.isZero()))
    return Check;
  if (Passes == CmpInst::ICMP_UGE && !Check.Index.isZero())
    return ConstantCheck{&Branch, Check.PassesIfTrue, Length, Check.Index - 1};
  return std::nullopt;
}

namespace {

/// A check and later checks of the same length. The last of these has the
/// greatest index.
class CheckSequence {
public:
  explicit CheckSequence(ConstantCheck First) : First(std::move(First)) {}

  /// Finds the other checks. At most MaximumSize instructions may have to be
  /// copied.
  bool find(unsigned MaximumSize) {
    // The first check moves to a new block, which has another address.
    if (First.Branch->getParent()->hasAddressTaken())
      return false;
    APInt Greatest = First.Index;
    size_t LastCheck = 0, LastBlock = 0, Size = 0;
    const BasicBlock *Before = First.Branch->getParent();
    BasicBlock *B = First.next();
    while (B->getSinglePredecessor() == Before &&
           B != First.Branch->getParent()) {
      Size += B->size();
      if (Size > MaximumSize)
        break;
      Blocks.push_back(B);
      auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
      std::optional<unsigned> Continuing =
          Branch ? continuingSuccessor(*Branch) : std::nullopt;
      if (!Continuing)
        break;
      if (auto Check = asCheck(*Branch);
          Check && Check->Length == First.Length) {
        Others.push_back(*Check);
        if (Check->Index.ugt(Greatest)) {
          Greatest = Check->Index;
          LastCheck = Others.size();
          LastBlock = Blocks.size();
        }
      }
      Before = B;
      B = Branch->getSuccessor(*Continuing);
    }
    Others.truncate(LastCheck);
    Blocks.truncate(LastBlock);
    if (Others.empty())
      return false;
    findFailures();
    return size() <= MaximumSize && canCopy(Blocks) &&
           canCopy(Own.getArrayRef());
  }

  /// The number of instructions that merge() copies.
  unsigned size() const {
    unsigned Size = 0;
    for (const BasicBlock *B : Blocks)
      Size += B->size();
    for (const BasicBlock *B : Own)
      Size += B->size();
    return Size;
  }

  unsigned numberOfChecks() const { return 1 + Others.size(); }

  void merge() {
    BasicBlock &Before = *First.Branch->getParent();
    auto *Slow = BasicBlock::Create(
        Before.getContext(), Before.getName() + ".slow", Before.getParent());
    ValueToValueMapTy Map;
    SmallVector<BasicBlock *, 8> Copies;
    copy(*Slow, Map, Copies);

    // The first check moves to the slow code.
    auto *Comparison = cast<ICmpInst>(First.Branch->getCondition());
    Instruction *SlowComparison = Comparison->clone();
    SlowComparison->insertInto(Slow, Slow->end());
    SlowComparison->setName(Comparison->getName() + ".slow");
    auto *SlowBranch = cast<BranchInst>(First.Branch->clone());
    SlowBranch->insertInto(Slow, Slow->end());
    SlowBranch->setCondition(SlowComparison);
    SlowBranch->setSuccessor(!First.PassesIfTrue,
                             cast<BasicBlock>(Map[Blocks.front()]));
    First.failure()->replacePhiUsesWith(&Before, Slow);
    markSlowCheck(*SlowBranch, DEBUG_TYPE);
    for (const ConstantCheck &Check : ArrayRef(Others).drop_back())
      markSlowCheck(*cast<Instruction>(Map[Check.Branch]), DEBUG_TYPE);

    // If no earlier check fails in the slow code, the last one does.
    auto *LastCopy = cast<BranchInst>(Map[Others.back().Branch]);
    BranchInst *Failing =
        BranchInst::Create(LastCopy->getSuccessor(Others.back().PassesIfTrue),
                           LastCopy->getIterator());
    Failing->setDebugLoc(LastCopy->getDebugLoc());
    markSlowCheck(*Failing, DEBUG_TYPE);
    LastCopy->eraseFromParent();

    IRBuilder<> Builder(First.Branch);
    Value *Passes = Builder.CreateICmpUGT(
        First.Length,
        ConstantInt::get(First.Length->getType(), Others.back().Index),
        "all.inside");
    // The new check is executed before the code that precedes the other checks.
    if (!isGuaranteedNotToBeUndefOrPoison(First.Length))
      Passes = Builder.CreateFreeze(Passes);
    BranchInst *Branch = Builder.CreateCondBr(
        Passes, First.next(), Slow,
        MDBuilder(Before.getContext()).createLikelyBranchWeights());
    Branch->setDebugLoc(First.Branch->getDebugLoc());
    First.Branch->eraseFromParent();
    RecursivelyDeleteTriviallyDeadInstructions(Comparison);
    for (const ConstantCheck &Check : Others) {
      Value *Condition = Check.Branch->getCondition();
      Check.Branch->setCondition(Builder.getInt1(Check.PassesIfTrue));
      RecursivelyDeleteTriviallyDeadInstructions(Condition);
    }
  }

private:
  void findFailures() {
    for (BasicBlock *B : Blocks)
      for (BasicBlock *To : successors(B))
        if (endsProgram(*To))
          (usesBlocks(*To) ? Own : Shared).insert(To);
  }

  /// Whether the block uses values of Blocks outside of phi nodes. In phi
  /// nodes, such a use only needs another operand.
  bool usesBlocks(const BasicBlock &Failure) const {
    auto IsComputed = [&](const Value *V) {
      const auto *I = dyn_cast_or_null<Instruction>(V);
      return I && is_contained(Blocks, I->getParent());
    };
    for (const Instruction &I : Failure) {
      if (!isa<PHINode>(I) && any_of(I.operands(), IsComputed))
        return true;
      for (const DbgVariableRecord &Record :
           filterDbgVars(I.getDbgRecordRange()))
        if (any_of(Record.location_ops(), IsComputed))
          return true;
    }
    return false;
  }

  void copy(BasicBlock &Slow, ValueToValueMapTy &Map,
            SmallVectorImpl<BasicBlock *> &Copies) {
    Function &F = *Slow.getParent();
    auto Copy = [&](BasicBlock *B) {
      BasicBlock *New = CloneBasicBlock(B, Map, ".slow", &F);
      Map[B] = New;
      Copies.push_back(New);
    };
    for_each(Blocks, Copy);
    for_each(Own, Copy);
    for (BasicBlock *B : Shared)
      addIncomingOfCopies(*B, Map);
    Map[First.Branch->getParent()] = &Slow;
    remapInstructionsInBlocks(Copies, Map);
    for (BasicBlock *B : Own) {
      auto *New = cast<BasicBlock>(Map[B]);
      const SmallPtrSet<BasicBlock *, 4> From(pred_begin(New), pred_end(New));
      for (PHINode &Phi : New->phis())
        Phi.removeIncomingValueIf([&](unsigned I) {
          return !From.contains(Phi.getIncomingBlock(I));
        });
    }
  }

  ConstantCheck First;
  SmallVector<ConstantCheck, 4> Others;
  /// The blocks after that of the first check, up to that of the last one.
  SmallVector<BasicBlock *, 8> Blocks;
  /// The blocks to which Blocks branch to end the program. Own contains those
  /// that use values of Blocks; they are copied as well. Shared contains the
  /// others, which get another predecessor.
  SmallSetVector<BasicBlock *, 4> Own, Shared;
};

} // namespace

PreservedAnalyses MergeChecksPass::run(Function &F, FunctionAnalysisManager &) {
  // The copies are appended to the function and are not processed.
  SmallVector<BasicBlock *, 32> Blocks(make_pointer_range(F));
  unsigned Added = 0;
  for (BasicBlock *B : Blocks) {
    auto *Branch = dyn_cast<BranchInst>(B->getTerminator());
    std::optional<ConstantCheck> First =
        Branch ? asCheck(*Branch) : std::nullopt;
    if (!First)
      continue;
    CheckSequence Sequence(*First);
    if (!Sequence.find(std::min(TheOptions.Size, TheOptions.Growth - Added)))
      continue;
    Added += Sequence.size();
    OptimizationRemarkEmitter Remarks(&F);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Merged", Branch)
             << ore::NV("Checks", Sequence.numberOfChecks())
             << " bounds checks of constant indices merged into one";
    });
    Sequence.merge();
  }
  return Added != 0 ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
