//===- RandomFunction.h - Functions with random control flow ----*- C++ -*-===//

#ifndef MINCAML_UNIT_HELPERS_RANDOMFUNCTION_H
#define MINCAML_UNIT_HELPERS_RANDOMFUNCTION_H

#include "mincaml/Support/Random.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include <memory>

namespace mincaml {

/// A function `void f(i1)` whose blocks end in returns and in branches to any
/// blocks but the first: loops of all kinds, irreducible and endless ones
/// too, and blocks that nothing reaches.
inline llvm::Function *makeRandomFunction(llvm::Module &M, Random &R,
                                          unsigned Blocks) {
  using namespace llvm;
  LLVMContext &C = M.getContext();
  auto *Type = FunctionType::get(Type::getVoidTy(C), {Type::getInt1Ty(C)},
                                 /*isVarArg=*/false);
  auto *F = Function::Create(Type, GlobalValue::ExternalLinkage, "f", M);
  SmallVector<BasicBlock *, 16> All;
  for (unsigned I = 0; I < Blocks; ++I)
    All.push_back(BasicBlock::Create(C, "b" + Twine(I), F));
  for (BasicBlock *B : All) {
    IRBuilder<> Builder(B);
    auto Target = [&] { return All[1 + R.below(Blocks - 1)]; };
    if (Blocks == 1 || R.percent(15))
      Builder.CreateRetVoid();
    else if (R.percent(35))
      Builder.CreateBr(Target());
    else
      Builder.CreateCondBr(F->getArg(0), Target(), Target());
  }
  return F;
}

/// Such a function with random assignments to slots.
inline llvm::Function *makeRandomSlotFunction(llvm::Module &M, Random &R,
                                              unsigned Blocks, unsigned Slots) {
  using namespace llvm;
  Function &F = *makeRandomFunction(M, R, Blocks);
  IRBuilder<> Builder(&F.getEntryBlock(), F.getEntryBlock().begin());
  SmallVector<AllocaInst *> All;
  Type *Int = Builder.getInt32Ty();
  for (unsigned I = 0; I < Slots; ++I)
    All.push_back(Builder.CreateAlloca(Int, nullptr, "x" + Twine(I)));
  for (BasicBlock &B : F) {
    Builder.SetInsertPoint(B.getTerminator());
    for (unsigned I = R.below(4); I > 0; --I) {
      AllocaInst *To = All[R.below(Slots)], *From = All[R.below(Slots)];
      unsigned Choice = R.below(10);
      if (Choice == 0) {
        Builder.CreateLifetimeStart(To);
        continue;
      }
      Value *V = Builder.getInt32(R.below(3));
      if (Choice > 3)
        V = Builder.CreateLoad(Int, From);
      if (Choice > 6)
        V = Builder.CreateAdd(V, Builder.CreateLoad(Int, All[R.below(Slots)]));
      Builder.CreateStore(V, To);
    }
  }
  return &F;
}

} // namespace mincaml

#endif // MINCAML_UNIT_HELPERS_RANDOMFUNCTION_H
