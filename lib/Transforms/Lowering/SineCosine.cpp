//===- SineCosine.cpp - Sine and cosine of one angle ----------------------===//

#include "Utils/Utils.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {
enum class Half : uint8_t { Sine, Cosine };

/// Calls of sin and cos with the same argument, indexed by Half. Each is the
/// first one on the current path that has not been combined with another.
struct Pair {
  CallInst *Calls[2] = {nullptr, nullptr};
};
} // namespace

/// The function that \p I calls, if it is sin or cos.
static std::optional<Half> halfOf(const Instruction &I) {
  const auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  if (!Callee || !Callee->isDeclaration() || Call->isMustTailCall() ||
      !Call->doesNotAccessMemory() || !Call->doesNotThrow() ||
      !Call->hasFnAttr(Attribute::WillReturn) || Call->arg_size() != 1 ||
      !Call->getType()->isDoubleTy() ||
      !Call->getArgOperand(0)->getType()->isDoubleTy())
    return std::nullopt;
  StringRef Name = Callee->getName();
  if (!Name.consume_front(runtime::SymbolPrefix))
    return std::nullopt;
  if (Name == "sin")
    return Half::Sine;
  return Name == "cos" ? std::optional(Half::Cosine) : std::nullopt;
}

/// Whether the program ends in \p B.
static bool isUnreachable(const BasicBlock &B) {
  return isa<UnreachableInst>(B.getTerminator());
}

/// The block that is always executed after \p B, unless the program ends, and
/// only after \p B; null if there is none.
static BasicBlock *onlySuccessor(BasicBlock &B) {
  BasicBlock *Only = nullptr;
  for (BasicBlock *Next : successors(&B)) {
    if (isUnreachable(*Next) || Next == Only)
      continue;
    if (Only)
      return nullptr;
    Only = Next;
  }
  return Only && Only->getUniquePredecessor() ? Only : nullptr;
}

/// Replaces both calls at the position of the first, where the argument is
/// available.
static void combine(const Pair &P, CallInst &First) {
  IRBuilder<> Builder(&First);
  CallInst *Both = Builder.CreateIntrinsic(Intrinsic::sincos, {First.getType()},
                                           {First.getArgOperand(0)},
                                           /*FMFSource=*/nullptr);
  Value *Results[] = {Builder.CreateExtractValue(Both, unsigned(Half::Sine)),
                      Builder.CreateExtractValue(Both, unsigned(Half::Cosine))};
  for (auto [Call, Result] : zip_equal(P.Calls, Results)) {
    Result->takeName(Call);
    Call->replaceAllUsesWith(Result);
    Call->eraseFromParent();
  }
}

PreservedAnalyses SineCosinePass::run(Function &F, FunctionAnalysisManager &) {
  const Triple &Target = F.getParent()->getTargetTriple();
  // Other targets may not have sincos(), and strictfp functions use constrained
  // intrinsics.
  if (!Target.isOSLinux() || !Target.isGNUEnvironment() ||
      F.hasFnAttribute(Attribute::StrictFP))
    return PreservedAnalyses::all();
  bool Changed = false;
  SmallPtrSet<BasicBlock *, 16> Visited;
  for (BasicBlock &Start : F) {
    DenseMap<Value *, Pair> Pairs;
    // A path is followed from its first block, if that block precedes the
    // others in the function.
    for (BasicBlock *B = &Start; B && Visited.insert(B).second;
         B = onlySuccessor(*B))
      for (Instruction &I : make_early_inc_range(*B)) {
        std::optional<Half> Which = halfOf(I);
        if (!Which)
          continue;
        auto &Call = cast<CallInst>(I);
        Pair &P = Pairs[Call.getArgOperand(0)];
        CallInst *&Slot = P.Calls[unsigned(*Which)];
        CallInst *Other = P.Calls[1 - unsigned(*Which)];
        if (Slot)
          continue;
        Slot = &Call;
        if (!Other)
          continue;
        combine(P, *Other);
        P = Pair();
        Changed = true;
      }
  }
  return preservingCFG(Changed);
}
