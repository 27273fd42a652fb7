//===- ConstantPropagationTest.cpp - Against execution --------------------===//
//
// Random functions on slot form are analysed and then executed step by step:
// every value that is computed must be the constant that the analysis says, and
// every edge that is taken one that it holds feasible. After promotion to SSA
// form the analysis must find the same.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include "gtest/gtest.h"
#include <random>

using namespace mincaml;
using namespace llvm;

namespace {

class SlotFunction {
public:
  explicit SlotFunction(unsigned Seed) : Random(Seed), M("test", Context) {
    IRBuilder<> Builder(Context);
    auto *Int = Builder.getInt8Ty();
    F = Function::Create(FunctionType::get(Int, {Int, Int}, false),
                         Function::ExternalLinkage, "f", M);
    auto *Entry = BasicBlock::Create(Context, "entry", F);
    unsigned Blocks = 2 + pick(8);
    for (unsigned I = 0; I < Blocks; ++I)
      BasicBlock::Create(Context, "b", F);
    Builder.SetInsertPoint(Entry);
    unsigned Count = 1 + pick(4);
    for (unsigned I = 0; I < Count; ++I)
      Slots.push_back(Builder.CreateAlloca(Int));
    // Every slot has a value: what the two forms say of others may differ.
    for (AllocaInst *Slot : Slots)
      Builder.CreateStore(pick(4) == 0 ? (Value *)F->getArg(pick(2))
                                       : Builder.getInt8(pick(4)),
                          Slot);
    Builder.CreateBr(block(0));
    for (unsigned I = 0; I < Blocks; ++I) {
      Builder.SetInsertPoint(block(I));
      fill(Builder);
    }
  }

  Function &function() { return *F; }
  ArrayRef<AllocaInst *> slots() const { return Slots; }

private:
  unsigned pick(unsigned Limit) { return Random() % Limit; }
  BasicBlock *block(unsigned I) { return &*std::next(F->begin(), I + 1); }
  BasicBlock *anyBlock() { return block(pick(F->size() - 1)); }
  AllocaInst *anySlot() { return Slots[pick(Slots.size())]; }

  Value *operand(IRBuilder<> &Builder) {
    if (pick(3) == 0)
      return Builder.getInt8(pick(4));
    return Builder.CreateLoad(Builder.getInt8Ty(), anySlot());
  }

  void fill(IRBuilder<> &Builder) {
    const Instruction::BinaryOps Operations[] = {
        Instruction::Add, Instruction::Sub, Instruction::Mul, Instruction::And,
        Instruction::Or};
    for (unsigned I = pick(4); I > 0; --I) {
      Value *A = operand(Builder), *B = operand(Builder);
      Builder.CreateStore(
          pick(2) ? Builder.CreateBinOp(Operations[pick(5)], A, B) : A,
          anySlot());
    }
    switch (pick(6)) {
    case 0:
      Builder.CreateRet(operand(Builder));
      break;
    case 1:
      Builder.CreateBr(anyBlock());
      break;
    case 2: {
      SwitchInst *Switch = Builder.CreateSwitch(operand(Builder), anyBlock());
      for (unsigned I = 0; I < 3; ++I)
        Switch->addCase(Builder.getInt8(I), anyBlock());
      break;
    }
    default: {
      Value *A = operand(Builder), *B = operand(Builder);
      auto Predicate = pick(2) ? CmpInst::ICMP_EQ : CmpInst::ICMP_SLT;
      Builder.CreateCondBr(Builder.CreateICmp(Predicate, A, B), anyBlock(),
                           anyBlock());
    }
    }
  }

  std::mt19937 Random;
  LLVMContext Context;
  Module M;
  Function *F;
  std::vector<AllocaInst *> Slots;
};

/// Executes a function for some steps and checks each against the analysis.
class Execution {
public:
  Execution(Function &F, const ConstantPropagation &Constants, APInt A, APInt B)
      : F(F), Constants(Constants) {
    Values[F.getArg(0)] = A;
    Values[F.getArg(1)] = B;
  }

  void run() {
    const BasicBlock *B = &F.getEntryBlock(), *From = nullptr;
    for (unsigned Step = 0; B && Step < 200; ++Step) {
      ASSERT_TRUE(Constants.isReached(*B));
      if (From) {
        ASSERT_TRUE(Constants.isFeasible(*From, *B));
      }
      for (unsigned I = 0; I < Constants.slots().size(); ++I)
        if (auto Slot = Values.find(Constants.slots()[I]); Slot != Values.end())
          check(Constants.atStart(*B, I), Slot->second);
      for (const Instruction &I : *B)
        execute(I);
      From = B;
      B = Next;
    }
  }

private:
  void check(const ConstantPropagation::LatticeValue &Known, const APInt &V) {
    ASSERT_FALSE(Known.isBottom());
    if (Known.isValue()) {
      ASSERT_EQ(cast<ConstantInt>(Known.value())->getValue(), V);
    }
  }

  APInt valueOf(const Value *V) {
    if (auto *C = dyn_cast<ConstantInt>(V))
      return C->getValue();
    return Values.find(V)->second;
  }

  void execute(const Instruction &I) {
    if (isa<AllocaInst>(I))
      return;
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      Values[Store->getPointerOperand()] = valueOf(Store->getValueOperand());
      return;
    }
    if (auto *Branch = dyn_cast<BranchInst>(&I)) {
      Next = Branch->getSuccessor(Branch->isConditional() &&
                                  valueOf(Branch->getCondition()).isZero());
      return;
    }
    if (auto *Switch = dyn_cast<SwitchInst>(&I)) {
      auto *C =
          ConstantInt::get(I.getContext(), valueOf(Switch->getCondition()));
      Next = Switch->findCaseValue(C)->getCaseSuccessor();
      return;
    }
    if (isa<ReturnInst>(I)) {
      Next = nullptr;
      return;
    }
    APInt Result;
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      Result = valueOf(Load->getPointerOperand());
    } else {
      APInt A = valueOf(I.getOperand(0)), B = valueOf(I.getOperand(1));
      if (auto *Compare = dyn_cast<ICmpInst>(&I))
        Result = APInt(1, ICmpInst::compare(A, B, Compare->getPredicate()));
      else
        Result = compute(I.getOpcode(), A, B);
    }
    Values[&I] = Result;
    check(Constants.valueOf(I), Result);
  }

  static APInt compute(unsigned Opcode, const APInt &A, const APInt &B) {
    switch (Opcode) {
    case Instruction::Add:
      return A + B;
    case Instruction::Sub:
      return A - B;
    case Instruction::Mul:
      return A * B;
    case Instruction::And:
      return A & B;
    default:
      return A | B;
    }
  }

  Function &F;
  const ConstantPropagation &Constants;
  /// Of values and, under its address, of a slot.
  DenseMap<const Value *, APInt> Values;
  const BasicBlock *Next = nullptr;
};

} // namespace

TEST(ConstantPropagation, IsWhatExecutionGives) {
  unsigned Found = 0;
  for (unsigned Seed = 0; Seed < 1000; ++Seed) {
    SlotFunction Random(Seed);
    Function &F = Random.function();
    ASSERT_FALSE(verifyFunction(F, &errs()));
    ConstantPropagation Constants(F);
    for (unsigned A = 0; A < 4; ++A)
      for (unsigned B = 0; B < 4; ++B)
        Execution(F, Constants, APInt(8, A), APInt(8, B)).run();
    ASSERT_FALSE(HasFatalFailure()) << "seed " << Seed;
    for (const Instruction &I : instructions(F))
      Found += Constants.constantOf(I) && isa<BinaryOperator>(I);
  }
  EXPECT_GT(Found, 500u);
}

TEST(ConstantPropagation, SaysTheSameOnSSAForm) {
  for (unsigned Seed = 0; Seed < 1000; ++Seed) {
    SlotFunction Random(Seed);
    Function &F = Random.function();
    ConstantPropagation OnSlots(F);
    DominatorTree DT(F);
    std::vector<AllocaInst *> Slots = Random.slots();
    PromoteMemToReg(Slots, DT);
    ConstantPropagation OnSSA(F);
    for (const Instruction &I : instructions(F)) {
      if (isa<PHINode>(I) || I.getType()->isVoidTy())
        continue;
      EXPECT_EQ(OnSlots.valueOf(I), OnSSA.valueOf(I)) << "seed " << Seed;
    }
    for (const BasicBlock &B : F)
      EXPECT_EQ(OnSlots.isReached(B), OnSSA.isReached(B)) << "seed " << Seed;
  }
}
