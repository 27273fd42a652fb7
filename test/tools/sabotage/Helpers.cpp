//===- Helpers.cpp - Common helpers of faults -----------------------------===//

#include "Faults.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace llvm;

bool sabotage::plantAtEach(Function &F,
                           function_ref<bool(Instruction &)> Plant) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    Changed |= Plant(I);
  return Changed;
}

StringRef sabotage::failureOf(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee)
    return "";
  StringRef Name = Callee->getName();
  if (Name.consume_front(runtime::SymbolPrefix) && Name.consume_front("fail_"))
    return Name;
  return "";
}

/// The kind of failure that \p Block reports; empty if it reports none.
static StringRef failureOf(const BasicBlock &Block) {
  if (!isa<UnreachableInst>(Block.getTerminator()))
    return "";
  for (const Instruction &I : Block)
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (StringRef Kind = sabotage::failureOf(*Call); !Kind.empty())
        return Kind;
  return "";
}

ICmpInst *sabotage::checkBefore(BranchInst &Branch, StringRef Kind) {
  if (!Branch.isConditional())
    return nullptr;
  auto *Check = dyn_cast<ICmpInst>(Branch.getCondition());
  return Check && ::failureOf(*Branch.getSuccessor(0)) == Kind ? Check
                                                               : nullptr;
}

/// Returns the block to which control goes from \p Block if the check at its end
/// does not fail; null if it is not unique.
static BasicBlock *continuation(BasicBlock &Block) {
  BasicBlock *Next = nullptr;
  for (BasicBlock *Successor : successors(&Block)) {
    if (!failureOf(*Successor).empty())
      continue;
    if (Next)
      return nullptr;
    Next = Successor;
  }
  return Next && Next->getSinglePredecessor() ? Next : nullptr;
}

SmallVector<sabotage::StraightPath, 0> sabotage::straightPaths(Function &F) {
  SmallVector<StraightPath, 0> Paths;
  for (BasicBlock &Head : F) {
    BasicBlock *Before = Head.getSinglePredecessor();
    if (!::failureOf(Head).empty() ||
        (Before && continuation(*Before) == &Head))
      continue;
    StraightPath &Path = Paths.emplace_back();
    for (BasicBlock *Block = &Head; Block; Block = continuation(*Block))
      for (Instruction &I : *Block)
        Path.push_back(&I);
  }
  return Paths;
}

/// Whether \p A and \p B are computed in the same way, compared up to \p Depth
/// levels.
static bool isSameValue(const Value *A, const Value *B, unsigned Depth) {
  if (A == B)
    return true;
  auto *FromA = dyn_cast<Instruction>(A);
  auto *FromB = dyn_cast<Instruction>(B);
  if (!Depth || !FromA || !FromB || !FromA->isSameOperationAs(FromB))
    return false;
  // A variable at the top level is stored to only once.
  bool IsVariable =
      isa<LoadInst>(FromA) && isa<GlobalVariable>(FromA->getOperand(0));
  if (!IsVariable && !isa<GetElementPtrInst, BinaryOperator>(FromA))
    return false;
  return all_of(zip(FromA->operands(), FromB->operands()), [&](auto Pair) {
    return isSameValue(std::get<0>(Pair), std::get<1>(Pair), Depth - 1);
  });
}

bool sabotage::isSameAddress(const Value *A, const Value *B) {
  constexpr unsigned MaxDepth = 4;
  return isSameValue(A, B, MaxDepth);
}

StringRef sabotage::regionOf(const Instruction &Access) {
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag)
    return "";
  return cast<MDString>(cast<MDNode>(Tag->getOperand(1))->getOperand(0))
      ->getString();
}

bool sabotage::mayChangeMemory(const CallInst &Call) {
  return Call.mayWriteToMemory() && !Call.onlyAccessesInaccessibleMemory();
}
