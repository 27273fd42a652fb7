//===- Handlers.cpp - Exception handlers of a function --------------------===//

#include "mincaml/Analysis/Handlers/Handlers.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

/// Whether the phi node has an exception on each edge from a reachable block.
static bool hasException(const PHINode &Phi, const DominatorTree &DT) {
  for (auto [V, From] : zip(Phi.incoming_values(), Phi.blocks())) {
    if (!DT.isReachableFromEntry(From))
      continue;
    if (V == &Phi || isa<UndefValue, ConstantPointerNull>(V))
      return false;
  }
  return true;
}

static const Instruction *findException(const BasicBlock &B,
                                        const DominatorTree &DT) {
  if (B.isLandingPad())
    return B.getLandingPadInst();
  for (const PHINode &Phi : B.phis())
    if (Phi.hasMetadata(HandlerMetadata) && hasException(Phi, DT))
      return &Phi;
  return nullptr;
}

std::vector<Handler> mincaml::findHandlers(const Function &F,
                                           const DominatorTree &DT) {
  std::vector<Handler> Result;
  DenseMap<const BasicBlock *, unsigned> Numbers;
  for (const BasicBlock &B : F)
    Numbers[&B] = Numbers.size();
  for (const BasicBlock &B : F) {
    const Instruction *Exception =
        DT.isReachableFromEntry(&B) ? findException(B, DT) : nullptr;
    if (!Exception)
      continue;
    Handler H{&B, Exception, {}};
    for (const BasicBlock *P : predecessors(&B))
      if (DT.isReachableFromEntry(P))
        H.Raising.push_back(P);
    sort(H.Raising, [&](const BasicBlock *X, const BasicBlock *Y) {
      return Numbers.lookup(X) < Numbers.lookup(Y);
    });
    H.Raising.erase(llvm::unique(H.Raising), H.Raising.end());
    Result.push_back(std::move(H));
  }
  return Result;
}

const Instruction *mincaml::raisingInstruction(const Handler &H,
                                               const BasicBlock &Raising) {
  const Instruction *End = Raising.getTerminator();
  const auto *Phi = dyn_cast<PHINode>(H.Exception);
  if (!Phi || succ_size(&Raising) == 1)
    return End;
  const Value *Raised = Phi->getIncomingValueForBlock(&Raising);
  if (const auto *Field = dyn_cast<ExtractValueInst>(Raised))
    Raised = Field->getAggregateOperand();
  const auto *Call = dyn_cast<CallInst>(Raised);
  return Call && Call->getParent() == &Raising ? Call : End;
}
