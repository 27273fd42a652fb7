//===- BlockCopies.cpp - Copies of basic blocks ---------------------------===//

#include "Utils/BlockCopies.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::canCopy(ArrayRef<BasicBlock *> Blocks) {
  const SmallPtrSet<const BasicBlock *, 8> Copied(Blocks.begin(), Blocks.end());
  for (const BasicBlock *B : Blocks) {
    if (B->isEHPad() || B->hasAddressTaken() ||
        isa<IndirectBrInst, CallBrInst>(B->getTerminator()))
      return false;
    for (const Instruction &I : *B) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if ((Call && (Call->isConvergent() || Call->cannotDuplicate())) ||
          (I.getType()->isTokenTy() && any_of(I.users(), [&](const User *U) {
             return !Copied.contains(cast<Instruction>(U)->getParent());
           })))
        return false;
    }
  }
  return true;
}

void mincaml::addIncomingOfCopies(BasicBlock &To, ValueToValueMapTy &Map) {
  for (PHINode &Phi : To.phis())
    for (unsigned I = 0, End = Phi.getNumIncomingValues(); I < End; ++I)
      if (auto *Copy =
              cast_or_null<BasicBlock>(Map.lookup(Phi.getIncomingBlock(I)))) {
        Value *V = Phi.getIncomingValue(I);
        Value *Copied = Map.lookup(V);
        Phi.addIncoming(Copied ? Copied : V, Copy);
      }
}
