//===- DemoteAndPromote.cpp - SSA values to slots, and back ---------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/Transforms/Slots.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Demotion
//===----------------------------------------------------------------------===//

/// Whether instructions can be inserted before the terminator of B. In a block
/// that ends in a catchswitch, the terminator is also the first instruction.
static bool takesInstructions(const BasicBlock &B) {
  return !B.getTerminator()->isEHPad();
}

namespace {

class Demoter {
public:
  explicit Demoter(Function &F)
      : F(F), DL(F.getParent()->getDataLayout()),
        SlotsEnd(F.getEntryBlock().begin()) {}

  bool run(OptimizationRemarkEmitter &Remarks) {
    SmallVector<PHINode *> AllPhis;
    MapVector<PHINode *, AllocaInst *> PhiSlots;
    for (Instruction &I : instructions(F)) {
      if (needsSlot(I))
        Slots.insert({&I, nullptr});
      if (auto *Phi = dyn_cast<PHINode>(&I)) {
        AllPhis.push_back(Phi);
        if (canDemote(*Phi))
          PhiSlots.insert({Phi, nullptr});
      }
    }
    for (auto &[Value, Slot] : Slots)
      Slot = makeSlot(*Value, ".slot");
    for (auto &[Phi, Slot] : PhiSlots)
      Slot = makeSlot(*Phi, ".phi");
    for (BasicBlock &B : F)
      loadOperands(B);
    for (PHINode *Phi : AllPhis)
      loadOperands(*Phi);
    for (auto &[Value, Slot] : Slots)
      storeAfter(*Value, Slot);
    for (auto &[Phi, Slot] : PhiSlots)
      demote(*Phi, Slot);
    if (Slots.empty() && PhiSlots.empty())
      return false;
    Remarks.emit([&] {
      return OptimizationRemark("mincaml-demote", "Slots",
                                DiagnosticLocation(F.getSubprogram()),
                                &F.getEntryBlock())
             << ore::NV("Values", Slots.size()) << " values and "
             << ore::NV("Phis", PhiSlots.size())
             << " phi nodes demoted to slots";
    });
    return true;
  }

private:
  /// Whether a value of this type can be stored and loaded.
  bool fitsSlot(Type *T) const {
    // Pointers without a stable representation may not be allowed in memory.
    if (!T->isSized() || T->isScalableTy() || T->isTokenTy() ||
        T->isX86_AMXTy() || T->isTargetExtTy() ||
        DL.isNonIntegralPointerType(T->getScalarType()))
      return false;
    return !T->isAggregateType() ||
           all_of(T->subtypes(), [&](Type *Part) { return fitsSlot(Part); });
  }

  /// Whether I is used in other blocks and can be kept in memory.
  bool needsSlot(Instruction &I) const {
    if (I.isTerminator() || isa<AllocaInst>(I) || !fitsSlot(I.getType()) ||
        !takesInstructions(*I.getParent()))
      return false;
    bool IsUsedElsewhere = false;
    for (const Use &U : I.uses()) {
      const auto *User = cast<Instruction>(U.getUser());
      const BasicBlock *B = User->getParent();
      if (const auto *Phi = dyn_cast<PHINode>(User))
        B = Phi->getIncomingBlock(U);
      else if (User->isEHPad() && B != I.getParent())
        return false; // Nothing can come before a pad.
      if (!takesInstructions(*B))
        return false;
      IsUsedElsewhere |= B != I.getParent();
    }
    return IsUsedElsewhere;
  }

  bool canDemote(const PHINode &Phi) const {
    const BasicBlock *B = Phi.getParent();
    if (!fitsSlot(Phi.getType()) || B->isEHPad() || !takesInstructions(*B))
      return false;
    for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
      const BasicBlock *Predecessor = Phi.getIncomingBlock(I);
      if (!takesInstructions(*Predecessor) ||
          Phi.getIncomingValue(I) == Predecessor->getTerminator())
        return false;
    }
    return true;
  }

  AllocaInst *makeSlot(const Instruction &For, StringRef Suffix) {
    Type *T = For.getType();
    StringRef Name = For.hasName() ? For.getName() : "value";
    return new AllocaInst(T, DL.getAllocaAddrSpace(), nullptr,
                          DL.getPrefTypeAlign(T), Name + Suffix, SlotsEnd);
  }

  void storeAfter(Instruction &I, AllocaInst *Slot) {
    BasicBlock &B = *I.getParent();
    auto Where = isa<PHINode>(I) || I.isEHPad() ? B.getFirstInsertionPt()
                                                : std::next(I.getIterator());
    IRBuilder<> Builder(&B, Where);
    Builder.SetCurrentDebugLocation(I.getDebugLoc());
    Builder.CreateAlignedStore(&I, Slot, Slot->getAlign());
  }

  /// Replaces operands that are defined in other blocks by loads of their
  /// slots.
  void loadOperands(BasicBlock &B) {
    for (Instruction &I : B) {
      if (isa<PHINode>(I))
        continue;
      for (Use &Operand : I.operands()) {
        auto *Value = dyn_cast<Instruction>(Operand);
        if (Value && Value->getParent() != &B && Slots.contains(Value))
          Operand.set(load(Value, &I));
      }
    }
  }

  /// Does the same for a phi node, which reads its operands at the end of the
  /// predecessors.
  void loadOperands(PHINode &Phi) {
    for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
      auto *Value = dyn_cast<Instruction>(Phi.getIncomingValue(I));
      BasicBlock *Predecessor = Phi.getIncomingBlock(I);
      if (Value && Value->getParent() != Predecessor && Slots.contains(Value))
        Phi.setIncomingValue(I, load(Value, Predecessor->getTerminator()));
    }
  }

  /// The load of Value's slot in a block other than that of Value. The slot is
  /// stored to only in the block of Value, so one load is enough for the whole
  /// block.
  LoadInst *load(Instruction *Value, Instruction *Before) {
    LoadInst *&Load = Loads[{Before->getParent(), Value}];
    if (!Load) {
      AllocaInst *Slot = Slots.lookup(Value);
      IRBuilder<> Builder(Before);
      Load = Builder.CreateAlignedLoad(Value->getType(), Slot, Slot->getAlign(),
                                       Value->getName());
    }
    return Load;
  }

  /// Replaces a phi node by stores in the predecessors and a load. All operands
  /// of phi nodes are now constants, arguments, or values defined in the
  /// predecessor that they belong to. So no store of a predecessor changes a
  /// value that another one stores.
  void demote(PHINode &Phi, AllocaInst *Slot) {
    SmallPtrSet<BasicBlock *, 8> Stored;
    for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
      // If a predecessor has several edges to this block, the phi node has the
      // same operand for all of them.
      BasicBlock *Predecessor = Phi.getIncomingBlock(I);
      if (!Stored.insert(Predecessor).second)
        continue;
      IRBuilder<> Builder(Predecessor->getTerminator());
      Builder.CreateAlignedStore(Phi.getIncomingValue(I), Slot,
                                 Slot->getAlign());
    }
    BasicBlock &B = *Phi.getParent();
    IRBuilder<> Builder(&B, B.getFirstInsertionPt());
    Builder.SetCurrentDebugLocation(Phi.getDebugLoc());
    LoadInst *Load =
        Builder.CreateAlignedLoad(Phi.getType(), Slot, Slot->getAlign());
    Load->takeName(&Phi);
    Phi.replaceAllUsesWith(Load);
    Phi.eraseFromParent();
  }

  Function &F;
  const DataLayout &DL;
  BasicBlock::iterator SlotsEnd;
  /// The slots of values that other blocks use.
  MapVector<Instruction *, AllocaInst *> Slots;
  /// The load of a value's slot in each block that has one.
  DenseMap<std::pair<BasicBlock *, Instruction *>, LoadInst *> Loads;
};

} // namespace

/// The reason why F cannot be demoted, or an empty string.
static StringRef obstacle(const Function &F) {
  if (F.hasFnAttribute(Attribute::Naked))
    return "it is naked";
  if (F.isPresplitCoroutine())
    return "it is a coroutine that has not been split yet";
  if (F.hasGC())
    return "a garbage collector looks for pointers in its values";
  // When setjmp returns a second time, variables have the values that are in
  // memory then, but SSA values are those of the first return.
  if (F.callsFunctionThatReturnsTwice())
    return "it calls a function that returns twice";
  return {};
}

static bool demoteToSlots(Function &F, OptimizationRemarkEmitter &Remarks) {
  StringRef Obstacle = obstacle(F);
  if (Obstacle.empty())
    return Demoter(F).run(Remarks);
  Remarks.emit([&] {
    return OptimizationRemarkMissed("mincaml-demote", "LeftAlone",
                                    DiagnosticLocation(F.getSubprogram()),
                                    &F.getEntryBlock())
           << "values are not demoted: " << Obstacle;
  });
  return false;
}

PreservedAnalyses DemotePass::run(Function &F, FunctionAnalysisManager &AM) {
  return preservingCFG(
      demoteToSlots(F, AM.getResult<OptimizationRemarkEmitterAnalysis>(F)));
}

//===----------------------------------------------------------------------===//
// Promotion
//===----------------------------------------------------------------------===//

/// Promotes all slots. Returns whether there were any.
static bool promoteToValues(Function &F, DominatorTree &DT, AssumptionCache *AC,
                            OptimizationRemarkEmitter &Remarks) {
  if (F.isPresplitCoroutine() || F.callsFunctionThatReturnsTwice())
    return false;
  // When a slot is promoted, memory whose address was stored in it may become a
  // slot itself.
  for (bool Changed = false;; Changed = true) {
    SmallVector<AllocaInst *> Slots;
    for (Instruction &I : F.getEntryBlock())
      if (auto *A = dyn_cast<AllocaInst>(&I))
        if (isSlot(*A) && isAllocaPromotable(A))
          Slots.push_back(A);
    if (Slots.empty())
      return Changed;
    Remarks.emit([&] {
      OptimizationRemark Remark("mincaml-promote", "Values",
                                DiagnosticLocation(F.getSubprogram()),
                                &F.getEntryBlock());
      Remark << "promoted slots:";
      for (const AllocaInst *A : Slots)
        Remark << " " + operandName(*A);
      return Remark;
    });
    PromoteMemToReg(Slots, DT, AC);
  }
}

PreservedAnalyses PromotePass::run(Function &F, FunctionAnalysisManager &AM) {
  return preservingCFG(
      promoteToValues(F, AM.getResult<DominatorTreeAnalysis>(F),
                      &AM.getResult<AssumptionAnalysis>(F),
                      AM.getResult<OptimizationRemarkEmitterAnalysis>(F)));
}
