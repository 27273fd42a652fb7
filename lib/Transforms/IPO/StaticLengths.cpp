//===- StaticLengths.cpp - Runtime setup of static array lengths ----------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// For smaller variables, the stores would take more space than they save.
static constexpr uint64_t MinimumBytes = 256;

/// The function that is executed first, or null if it is not known.
static Function *startOf(Module &M) {
  if (!M.alias_empty() || !M.ifunc_empty())
    return nullptr;
  // Global constructors are listed in a variable with appending linkage.
  for (const GlobalVariable &G : M.globals())
    if (!G.isDeclaration() && !G.hasLocalLinkage())
      return nullptr;
  Function *Start = nullptr;
  for (Function &F : M) {
    if (F.isDeclaration() || F.hasLocalLinkage())
      continue;
    if (Start)
      return nullptr;
    Start = &F;
  }
  return Start && Start->use_empty() && mayTransform(*Start) ? Start : nullptr;
}

/// The only field of a struct that is not zero, if it is an integer.
static std::optional<unsigned> integerAmongZeros(const Constant &Initializer) {
  const auto *Fields = dyn_cast<ConstantStruct>(&Initializer);
  std::optional<unsigned> Result;
  for (unsigned I = 0; Fields && I < Fields->getNumOperands(); ++I) {
    const Constant &Field = *Fields->getOperand(I);
    if (Field.isNullValue())
      continue;
    if (Result || !isa<ConstantInt>(Field))
      return std::nullopt;
    Result = I;
  }
  return Result;
}

PreservedAnalyses StaticLengthsPass::run(Module &M, ModuleAnalysisManager &) {
  Function *Start = startOf(M);
  if (!Start)
    return PreservedAnalyses::all();
  const DataLayout &DL = M.getDataLayout();
  IRBuilder<> Builder(&Start->getEntryBlock(),
                      Start->getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
  bool Changed = false;
  for (GlobalVariable &G : M.globals()) {
    if (G.isDeclaration() || G.isConstant() || G.isThreadLocal() ||
        G.getAddressSpace() != 0 || G.hasSection() ||
        DL.getTypeAllocSize(G.getValueType()) < MinimumBytes)
      continue;
    Constant *Initializer = G.getInitializer();
    std::optional<unsigned> Field = integerAmongZeros(*Initializer);
    if (!Field)
      continue;
    Builder.CreateStore(Initializer->getAggregateElement(*Field),
                        Builder.CreateStructGEP(G.getValueType(), &G, *Field));
    G.setInitializer(Constant::getNullValue(G.getValueType()));
    Changed = true;
  }
  if (!Changed)
    return PreservedAnalyses::all();
  for (Instruction &I : instructions(*Start))
    I.setMetadata(LLVMContext::MD_invariant_load, nullptr);
  return preservingCFG();
}
