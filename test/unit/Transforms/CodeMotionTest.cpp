//===- CodeMotionTest.cpp - No path computes more than before -------------===//
//
// Random functions over a few variables, with loops of all kinds, are run along
// random paths before and after a pass. They must do the same, and code motion
// must not make any path evaluate more.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Support/Random.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace llvm;

namespace {

constexpr unsigned Variables = 4;

/// `i32 f(i32, i32, i32, i32)`. Each argument is stored to a variable; blocks
/// assign sums and products of variables to variables, and call `use(i32)`. The
/// conditions are calls of `choose()`.
Function *makeFunction(Module &M, Random &R, unsigned Blocks) {
  LLVMContext &C = M.getContext();
  Type *Int = Type::getInt32Ty(C);
  auto Use = M.getOrInsertFunction("use", Type::getVoidTy(C), Int);
  auto Choose = M.getOrInsertFunction("choose", Type::getInt1Ty(C));
  SmallVector<Type *, Variables> Parameters(Variables, Int);
  auto *F = Function::Create(FunctionType::get(Int, Parameters, false),
                             GlobalValue::ExternalLinkage, "f", M);
  SmallVector<BasicBlock *, 16> All;
  for (unsigned I = 0; I < Blocks; ++I)
    All.push_back(BasicBlock::Create(C, "b" + Twine(I), F));
  IRBuilder<> Builder(All[0]);
  SmallVector<AllocaInst *, Variables> Slots;
  for (Argument &A : F->args())
    Slots.push_back(
        Builder.CreateAlloca(Int, nullptr, "v" + Twine(A.getArgNo())));
  for (Argument &A : F->args())
    Builder.CreateStore(&A, Slots[A.getArgNo()]);
  for (BasicBlock *B : All) {
    Builder.SetInsertPoint(B);
    auto Read = [&]() -> Value * {
      if (R.percent(20))
        return ConstantInt::get(Int, R.below(3));
      return Builder.CreateLoad(Int, Slots[R.below(Variables)]);
    };
    for (unsigned I = R.below(5); I > 0; --I) {
      Value *Left = Read();
      Value *Right = Read();
      Instruction *Result = BinaryOperator::Create(
          R.coin() ? Instruction::Add : Instruction::Mul, Left, Right);
      Builder.Insert(Result);
      if (R.percent(60))
        Builder.CreateStore(Result, Slots[R.below(Variables)]);
      else
        Builder.CreateCall(Use, Result);
    }
    auto Target = [&] { return All[1 + R.below(Blocks - 1)]; };
    if (R.percent(15))
      Builder.CreateRet(Builder.CreateLoad(Int, Slots[0]));
    else if (R.percent(30))
      Builder.CreateBr(Target());
    else
      Builder.CreateCondBr(Builder.CreateCall(Choose), Target(), Target());
  }
  return F;
}

/// What a path does and what it costs.
struct Trace {
  std::vector<uint32_t> Uses;
  unsigned Evaluations = 0;
  /// It came to a return; otherwise it was cut off.
  bool Returned = false;
};

/// Runs F; the choices, the arguments and the length are those of the seed.
Trace run(const Function &F, uint64_t Seed) {
  Random R(Seed);
  Trace Result;
  DenseMap<const Value *, uint32_t> Values, Memory;
  for (const Argument &A : F.args())
    Values[&A] = R.below(1000);
  auto Get = [&](const Value *V) -> uint32_t {
    if (const auto *C = dyn_cast<ConstantInt>(V))
      return C->getZExtValue();
    return Values.lookup(V);
  };
  const BasicBlock *Previous = nullptr, *Block = &F.getEntryBlock();
  unsigned Choices = 0, Blocks = 0;
  while (Choices < 60 && Blocks++ < 2000) {
    DenseMap<const Value *, uint32_t> Phis;
    for (const PHINode &Phi : Block->phis())
      Phis[&Phi] = Get(Phi.getIncomingValueForBlock(Previous));
    for (auto [Phi, TheValue] : Phis)
      Values[Phi] = TheValue;
    for (const Instruction &I : *Block) {
      if (const auto *Store = dyn_cast<StoreInst>(&I)) {
        Memory[Store->getPointerOperand()] = Get(Store->getValueOperand());
      } else if (const auto *Load = dyn_cast<LoadInst>(&I)) {
        Values[&I] = Memory.lookup(Load->getPointerOperand());
      } else if (isa<BinaryOperator>(I)) {
        uint32_t A = Get(I.getOperand(0)), B = Get(I.getOperand(1));
        Values[&I] = I.getOpcode() == Instruction::Add ? A + B : A * B;
        ++Result.Evaluations;
      } else if (const auto *Call = dyn_cast<CallInst>(&I)) {
        if (Call->getType()->isVoidTy()) {
          Result.Uses.push_back(Get(Call->getArgOperand(0)));
        } else {
          ++Choices;
          Values[&I] = R.coin();
        }
      } else if (isa<ReturnInst>(I)) {
        Result.Uses.push_back(Get(I.getOperand(0)));
        Result.Returned = true;
        return Result;
      }
    }
    Previous = Block;
    const auto *Branch = cast<BranchInst>(Block->getTerminator());
    Block = Branch->getSuccessor(Branch->isConditional() &&
                                 !Get(Branch->getCondition()));
  }
  return Result;
}

template <typename PassT> void transform(Function &F, PassT Pass) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder;
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  PreservedAnalyses Preserved = Pass.run(F, FAM);
  ASSERT_FALSE(verifyFunction(F, &errs()));
  if (Preserved.getChecker<DominatorTreeAnalysis>().preserved()) {
    EXPECT_TRUE(FAM.getResult<DominatorTreeAnalysis>(F).verify());
  }
}

using Motion = PartialRedundancyEliminationPass::Motion;

/// 0: nothing, 1: CSE, 2: GVN, 3: busy, 4: lazy.
void transform(Function &F, unsigned Which) {
  if (Which == 1)
    transform(F, CommonSubexpressionsPass());
  if (Which == 2)
    transform(F, GlobalValueNumberingPass());
  if (Which >= 3)
    transform(F, PartialRedundancyEliminationPass(
                     {Which == 3 ? Motion::Busy : Motion::Lazy}));
}

void promote(Function &F) {
  SmallVector<AllocaInst *, Variables> Slots;
  for (Instruction &I : F.getEntryBlock())
    if (auto *Slot = dyn_cast<AllocaInst>(&I))
      Slots.push_back(Slot);
  DominatorTree DT(F);
  PromoteMemToReg(Slots, DT);
}

/// Both have seen the same choices.
void compare(const Trace &Before, const Trace &After, const std::string &What) {
  ASSERT_EQ(Before.Returned, After.Returned) << What;
  size_t Length = std::min(Before.Uses.size(), After.Uses.size());
  for (size_t I = 0; I < Length; ++I)
    ASSERT_EQ(Before.Uses[I], After.Uses[I]) << What;
  // The rest of a path that was cut off may be where it would have paid.
  if (Before.Returned) {
    ASSERT_EQ(Before.Uses.size(), After.Uses.size()) << What;
    ASSERT_LE(After.Evaluations, Before.Evaluations) << What;
  }
}

class CodeMotionTest : public testing::TestWithParam<bool> {};

TEST_P(CodeMotionTest, SameAndNoMore) {
  unsigned Saved[5] = {};
  for (uint64_t Seed = 0; Seed < 300; ++Seed) {
    LLVMContext Context;
    Module M("m", Context);
    Random R(Seed);
    Function *Original = makeFunction(M, R, 2 + R.below(9));
    if (GetParam())
      promote(*Original);
    for (unsigned Which = 1; Which <= 4; ++Which) {
      ValueToValueMapTy Map;
      Function *F = CloneFunction(Original, Map);
      transform(*F, Which);
      for (uint64_t Path = 0; Path < 10; ++Path) {
        Trace Before = run(*Original, Seed * 100 + Path);
        Trace After = run(*F, Seed * 100 + Path);
        std::string What =
            ("seed " + Twine(Seed) + ", pass " + Twine(Which)).str();
        compare(Before, After, What);
        if (testing::Test::HasFatalFailure())
          return;
        if (Before.Returned)
          Saved[Which] += Before.Evaluations - After.Evaluations;
      }
    }
  }
  for (unsigned Which = 1; Which <= 4; ++Which) {
    RecordProperty(("Saved" + Twine(Which)).str(), int(Saved[Which]));
    EXPECT_GT(Saved[Which], 0u);
  }
  // Both motions are optimal in what they compute, over variables.
  if (!GetParam())
    EXPECT_GE(Saved[4], Saved[1]);
}

INSTANTIATE_TEST_SUITE_P(Forms, CodeMotionTest, testing::Bool(),
                         [](const auto &Info) {
                           return Info.param ? "SSA" : "Slots";
                         });

} // namespace
