//===- ExpressionTemporaries.cpp - Temporaries of redundant expressions ---===//

#include "Utils/ExpressionTemporaries.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;

AllocaInst &ExpressionTemporaries::slot(unsigned E) {
  if (!Slots[E])
    Slots[E] = new AllocaInst(Expressions[E].Template->getType(),
                              F.getDataLayout().getAllocaAddrSpace(), "t",
                              F.getEntryBlock().getFirstInsertionPt());
  return *Slots[E];
}

void ExpressionTemporaries::assign(unsigned E, Value &Value,
                                   Instruction &Before) {
  new StoreInst(&Value, &slot(E), Before.getIterator());
}

void ExpressionTemporaries::assignAfter(unsigned E, Instruction &Value) {
  new StoreInst(&Value, &slot(E), std::next(Value.getIterator()));
}

Value *ExpressionTemporaries::use(unsigned E, Instruction &Before) {
  AllocaInst &Slot = slot(E);
  return new LoadInst(Slot.getAllocatedType(), &Slot, "t",
                      Before.getIterator());
}

static Constant *fold(const Instruction &I) {
  SmallVector<Constant *, 4> Operands;
  for (Value *Operand : I.operands()) {
    Operands.push_back(dyn_cast<Constant>(Operand));
    if (!Operands.back())
      return nullptr;
  }
  return foldConstantOperands(I, Operands);
}

Value *ExpressionTemporaries::compute(unsigned E, Instruction &Before) {
  const Expression &TheExpression = Expressions[E];
  Instruction *Computation = TheExpression.Template->clone();
  Computation->setName("t");
  Computation->insertBefore(Before.getIterator());
  for (auto [Index, Operand] : enumerate(TheExpression.Operands)) {
    Value *OperandValue = Operand.getValue();
    if (Operand.isVariable()) {
      auto *Slot = cast<AllocaInst>(OperandValue);
      OperandValue =
          new LoadInst(Slot->getAllocatedType(), Slot, Slot->getName() + ".t",
                       Computation->getIterator());
    }
    Computation->setOperand(Index, OperandValue);
  }
  Computation->dropUnknownNonDebugMetadata();
  Computation->setDebugLoc(DebugLoc());
  if (isa<LoadInst>(Computation))
    Computation->setAAMetadata(TheExpression.Tags);
  // Operands that were translated through a phi node may be constants.
  if (Constant *Folded = fold(*Computation)) {
    Computation->eraseFromParent();
    return Folded;
  }
  return Computation;
}

void ExpressionTemporaries::replace(Instruction &Redundant, Value &Value) {
  Replacements.push_back({&Redundant, &Value});
}

void ExpressionTemporaries::finish(DominatorTree &DT) {
  SmallVector<WeakTrackingVH, 16> MaybeDead;
  for (auto &[Redundant, Value] : Replacements) {
    Redundant->replaceAllUsesWith(Value);
    for (llvm::Value *Operand : Redundant->operands())
      if (auto *I = dyn_cast<Instruction>(Operand))
        MaybeDead.push_back(I);
  }
  for (auto &[Redundant, Value] : Replacements)
    Redundant->eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
  SmallVector<AllocaInst *, 16> Used;
  for (AllocaInst *Slot : Slots)
    if (Slot)
      Used.push_back(Slot);
  PromoteMemToReg(Used, DT);
}

void ExpressionTemporaries::addReplacing(Values &To) const {
  for (const auto &[Redundant, Value] : Replacements)
    if (Value)
      To.insert(Value);
}

void mincaml::intersectFlagsAndMetadata(ArrayRef<Instruction *> Kept,
                                        ArrayRef<Instruction *> Removed) {
  if (Kept.empty() || Removed.empty())
    return;
  // The first instruction is intersected with all others, and then the other
  // kept ones with the first. This takes linear time.
  Instruction *First = Kept.front();
  for (Instruction *Other :
       concat<Instruction *const>(Kept.drop_front(), Removed)) {
    First->andIRFlags(Other);
    combineMetadataForCSE(First, Other, /*DoesKMove=*/true);
  }
  for (Instruction *Other : Kept.drop_front()) {
    Other->andIRFlags(First);
    combineMetadataForCSE(Other, First, /*DoesKMove=*/true);
  }
}
