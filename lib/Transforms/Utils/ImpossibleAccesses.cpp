//===- ImpossibleAccesses.cpp - Accesses with undefined behavior ----------===//

#include "Utils/ImpossibleAccesses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

//===- Accesses -----------------------------------------------------------===//

/// The size of the variable at \p Base, if no other module can change it.
static std::optional<uint64_t> sizeOfVariable(const Value &Base,
                                              const DataLayout &DL) {
  TypeSize Size = TypeSize::getScalable(0);
  if (const auto *Slot = dyn_cast<AllocaInst>(&Base))
    Size = Slot->getAllocationSize(DL).value_or(Size);
  else if (const auto *G = dyn_cast<GlobalVariable>(&Base);
           G && G->hasInitializer() && !G->isInterposable())
    Size = DL.getTypeAllocSize(G->getValueType());
  if (Size.isScalable())
    return std::nullopt;
  return Size.getFixedValue();
}

static bool isImpossible(const Instruction &I) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || I.isVolatile() || I.isAtomic() ||
      Pointer->getType()->getPointerAddressSpace() != 0)
    return false;
  if (isa<UndefValue>(Pointer))
    return true;
  const DataLayout &DL = I.getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  const uint64_t Required = getLoadStoreAlignment(&I).value();
  const APInt *Number = nullptr;
  if (isa<ConstantPointerNull>(Base))
    return Offset.isZero() ? !NullPointerIsDefined(I.getFunction())
                           : Offset.countr_zero() < Log2_64(Required);
  if (match(Base, m_IntToPtr(m_APInt(Number)))) {
    const APInt Address = Number->zextOrTrunc(Offset.getBitWidth()) + Offset;
    return Address.countr_zero() < Log2_64(Required);
  }
  if (!isa<AllocaInst, GlobalVariable>(Base))
    return false;
  if (Offset.countr_zero() <
      Log2_64(std::min(Required, Base->getPointerAlignment(DL).value())))
    return true;
  const TypeSize Size = DL.getTypeStoreSize(getLoadStoreType(&I));
  std::optional<uint64_t> Whole = sizeOfVariable(*Base, DL);
  return Whole && !Size.isScalable() && !Size.isZero() &&
         (Offset.isNegative() ||
          Offset.getZExtValue() + Size.getFixedValue() > *Whole);
}

//===- Removal of paths ---------------------------------------------------===//

/// Removes the instructions before the `unreachable` at the end of a block that
/// have no visible effect. Returns whether that is the whole block.
static bool removePathToUnreachable(BasicBlock &B) {
  while (Instruction *Last = B.getTerminator()->getPrevNode()) {
    if (isa<PHINode>(Last))
      break;
    if (Last->isEHPad() || Last->getType()->isTokenTy() ||
        (isa<CallBase>(Last) && !Last->isLifetimeStartOrEnd()) ||
        !isGuaranteedToTransferExecutionToSuccessor(Last))
      return false;
    Last->replaceAllUsesWith(PoisonValue::get(Last->getType()));
    Last->eraseFromParent();
  }
  return true;
}

/// Redirects a branch to an unreachable block to its other target. Returns true
/// if it has no other target, so that its block is unreachable as well.
static bool removeEdge(BasicBlock &From, BasicBlock &To) {
  auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
  if (!Branch)
    return false;
  if (From.getUniqueSuccessor())
    return true;
  BasicBlock *Other = Branch->getSuccessor(Branch->getSuccessor(0) == &To);
  To.removePredecessor(&From);
  Value *Condition = Branch->getCondition();
  auto *New = BranchInst::Create(Other, Branch->getIterator());
  New->copyMetadata(*Branch, {LLVMContext::MD_loop, LLVMContext::MD_dbg});
  Branch->eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(Condition);
  return false;
}

void mincaml::removePathsTo(ArrayRef<Instruction *> Accesses, Function &F,
                            OptimizationRemarkEmitter &Remarks,
                            const char *PassName) {
  const SmallPtrSet<const Instruction *, 8> Ends(Accesses.begin(),
                                                 Accesses.end());
  SmallVector<BasicBlock *, 4> Ended;
  for (BasicBlock &B : F) {
    auto End = find_if(B, [&](Instruction &I) { return Ends.contains(&I); });
    if (End == B.end())
      continue;
    Remarks.emit([&] {
      return OptimizationRemark(PassName, "Impossible", &*End)
             << "this access is unreachable: no object can be at its address";
    });
    changeToUnreachable(&*End);
    Ended.push_back(&B);
  }
  while (!Ended.empty()) {
    BasicBlock &B = *Ended.pop_back_val();
    if (!removePathToUnreachable(B))
      continue;
    const SmallVector<BasicBlock *, 4> Predecessors(predecessors(&B));
    for (BasicBlock *P : Predecessors)
      if (removeEdge(*P, B)) {
        changeToUnreachable(P->getTerminator());
        Ended.push_back(P);
      }
  }
  EliminateUnreachableBlocks(F);
}

bool mincaml::removeImpossibleAccesses(Function &F,
                                       OptimizationRemarkEmitter &Remarks,
                                       const char *PassName) {
  SmallVector<Instruction *, 4> Accesses;
  for (Instruction &I : instructions(F))
    if (isImpossible(I))
      Accesses.push_back(&I);
  if (Accesses.empty())
    return false;
  removePathsTo(Accesses, F, Remarks, PassName);
  return true;
}
