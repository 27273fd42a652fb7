//===- FunctionGenerator.cpp - Generation of functions --------------------===//

#include "FunctionGenerator.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

void FunctionGenerator::run() {
  LLVMContext &C = F.getContext();
  if (E.Debug) {
    DISubroutineType *Type =
        E.Debug->createSubroutineType(E.Debug->getOrCreateTypeArray({}));
    F.setSubprogram(E.Debug->createFunction(
        E.File, F.getName(), F.getName(), E.File, 1, Type, 1, DINode::FlagZero,
        DISubprogram::SPFlagDefinition));
    B.SetCurrentDebugLocation(DILocation::get(C, 1, 1, F.getSubprogram()));
  }
  B.SetInsertPoint(BasicBlock::Create(C, "entry", &F));
  declareVariables();
  takeFromBudget();
  initializeVariables();
  unsigned NumBlocks = 1 + R.below(std::max(1u, E.Options.Size / 4));
  for (unsigned I = 0; I != NumBlocks; ++I)
    Blocks.push_back(BasicBlock::Create(C, "block", &F));
  Exit = BasicBlock::Create(C, "exit", &F);
  B.CreateBr(Blocks.front());
  for (unsigned I = 0; I != NumBlocks; ++I)
    generateBlock(I);
  generateReturn();
  if (E.Debug)
    E.Debug->finalizeSubprogram(F.getSubprogram());

  SmallVector<AllocaInst *> Promoted{Values.Fuel};
  for (const Variable &V : Values.Variables)
    Promoted.push_back(V.Slot);
  DominatorTree Dominators(F);
  PromoteMemToReg(Promoted, Dominators);
}

void FunctionGenerator::describeVariable(AllocaInst &Slot, StringRef Name) {
  if (!E.Debug)
    return;
  Type *T = Slot.getAllocatedType();
  DIType *DebugType = E.Debug->createBasicType(
      "type", T->getPrimitiveSizeInBits(),
      T->isFPOrFPVectorTy() ? dwarf::DW_ATE_float : dwarf::DW_ATE_signed);
  DILocalVariable *Described = E.Debug->createAutoVariable(
      F.getSubprogram(), Name, E.File, 1, DebugType);
  E.Debug->insertDeclare(&Slot, Described, E.Debug->createExpression(),
                         B.getCurrentDebugLocation(), B.GetInsertBlock());
}

void FunctionGenerator::declareVariables() {
  Values.Fuel = B.CreateAlloca(B.getInt32Ty(), nullptr, "fuel");
  Values.Array = B.CreateAlloca(ArrayType::get(B.getInt32Ty(), ArraySize),
                                nullptr, "array");
  // Some functions need few registers, others far more than there are.
  static constexpr int MostVariables[] = {6, 14, 30, 60};
  int Number = R.between(4, R.pick<int>(MostVariables));
  for (int I = 0; I != Number; ++I) {
    AllocaInst *Slot = B.CreateAlloca(Values.anyType(), nullptr, "v");
    Values.Variables.push_back({Slot, /*Initialized=*/!R.percent(8)});
    describeVariable(*Slot, "v" + std::to_string(I));
  }
}

void FunctionGenerator::takeFromBudget() {
  LLVMContext &C = F.getContext();
  Value *Left = B.CreateLoad(B.getInt32Ty(), E.Budget);
  B.CreateStore(B.CreateSub(Left, B.getInt32(1)), E.Budget);
  BasicBlock *Spent = BasicBlock::Create(C, "spent", &F);
  BasicBlock *Start = BasicBlock::Create(C, "start", &F);
  B.CreateCondBr(B.CreateICmpSLE(Left, B.getInt32(0)), Spent, Start);
  B.SetInsertPoint(Spent);
  B.CreateRet(Values.constant(F.getReturnType()));
  B.SetInsertPoint(Start);
}

void FunctionGenerator::initializeVariables() {
  B.CreateStore(B.getInt32(R.between(0, 16)), Values.Fuel);
  for (unsigned I = 0; I != ArraySize; ++I)
    B.CreateStore(Values.constant(B.getInt32Ty()), Values.element(I));
  std::vector<Argument *> Unused;
  for (Argument &A : F.args())
    Unused.push_back(&A);
  for (const Variable &V : Values.Variables) {
    if (!V.Initialized)
      continue;
    Type *T = V.Slot->getAllocatedType();
    auto Found =
        find_if(Unused, [&](Argument *A) { return A->getType() == T; });
    Value *Initial;
    if (Found != Unused.end()) {
      Initial = *Found;
      Unused.erase(Found);
    } else if (R.coin()) {
      Initial = B.CreateLoad(T, Values.address(T), /*isVolatile=*/true);
    } else {
      Initial = Values.constant(T);
    }
    B.CreateStore(Initial, V.Slot);
  }
}

void FunctionGenerator::generateBlock(unsigned Number) {
  B.SetInsertPoint(Blocks[Number]);
  Values.Recent.clear();
  unsigned Count = R.below(2 * E.Options.Size / Blocks.size() + 2);
  for (unsigned I = 0; I != Count; ++I) {
    if (E.Debug)
      B.SetCurrentDebugLocation(
          DILocation::get(F.getContext(), ++Line, 1, F.getSubprogram()));
    Statements.generate();
  }
  generateTerminator(Number);
}

BasicBlock *FunctionGenerator::blockAfter(unsigned Number) {
  if (Number + 1 == Blocks.size())
    return Exit;
  // Most jumps are to near blocks.
  unsigned Distance = 1 + R.below(R.coin() ? 2 : 6);
  return Number + Distance < Blocks.size() ? Blocks[Number + Distance] : Exit;
}

/// Returns a condition that is false when the fuel is used up.
Value *FunctionGenerator::mayJumpBack() {
  Value *Left =
      B.CreateSub(B.CreateLoad(B.getInt32Ty(), Values.Fuel), B.getInt32(1));
  B.CreateStore(Left, Values.Fuel);
  return B.CreateICmpSGT(Left, B.getInt32(0));
}

/// Jumps to \p Target if \p Condition holds, otherwise to a later block. (The
/// target block is chosen in a separate statement, since the evaluation order of
/// the arguments of a C++ call depends on the compiler, and modules must not.)
void FunctionGenerator::jump(Value *Condition, BasicBlock *Target,
                             unsigned Number) {
  BasicBlock *Otherwise = blockAfter(Number);
  B.CreateCondBr(Condition, Target, Otherwise);
}

void FunctionGenerator::generateTerminator(unsigned Number) {
  auto Earlier = [&] { return Blocks[R.below(Number + 1)]; };
  switch (R.weighted({15, 30, 25, 15, 5})) {
  case 0:
    B.CreateBr(blockAfter(Number));
    return;
  case 1: {
    Value *Condition = Values.condition();
    jump(Condition, blockAfter(Number), Number);
    return;
  }
  case 2: {
    // Jump backwards, which makes a reducible or irreducible loop.
    Value *Condition = mayJumpBack();
    if (R.coin())
      Condition = B.CreateAnd(Condition, Values.condition());
    jump(Condition, Earlier(), Number);
    return;
  }
  case 3: {
    bool Back = R.coin();
    Value *Selector = B.CreateAnd(Values.operand(B.getInt32Ty()), 7);
    if (Back)
      Selector = B.CreateSelect(mayJumpBack(), Selector, B.getInt32(8));
    unsigned Cases = R.between(2, 8);
    SwitchInst *Switch = B.CreateSwitch(Selector, blockAfter(Number), Cases);
    for (unsigned I = 0; I != Cases; ++I)
      Switch->addCase(B.getInt32(I),
                      Back && R.coin() ? Earlier() : blockAfter(Number));
    return;
  }
  default: {
    // A tail call.
    Function &Callee = *R.pick<Function *>(R.coin() ? E.Helpers : E.Functions);
    CallInst *Call = B.CreateCall(&Callee, Values.arguments(Callee));
    Call->setCallingConv(Callee.getCallingConv());
    if (Call->getType() != F.getReturnType()) {
      B.CreateBr(blockAfter(Number));
      return;
    }
    Call->setTailCall();
    B.CreateRet(Call);
  }
  }
}

void FunctionGenerator::generateReturn() {
  B.SetInsertPoint(Exit);
  Values.Recent.clear();
  Value *Hash = B.getInt32(17);
  auto Add = [&](Value *V) {
    Hash = B.CreateMul(Hash, B.getInt32(31));
    Hash = B.CreateAdd(Hash, Values.digest(V));
  };
  for (const Variable &V : Values.Variables)
    if (V.Initialized && R.percent(70))
      Add(B.CreateLoad(V.Slot->getAllocatedType(), V.Slot));
  for (unsigned I = 0; I != ArraySize; ++I)
    Add(B.CreateLoad(B.getInt32Ty(), Values.element(I)));
  B.CreateRet(Values.convert(Hash, F.getReturnType()));
}
