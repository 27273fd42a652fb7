//===- FunctionGenerator.cpp - Control flow and values of a function ------===//

#include "FunctionGenerator.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Intrinsics.h"
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

  SmallVector<AllocaInst *> Promoted{Fuel};
  for (const Variable &V : Variables)
    Promoted.push_back(V.Slot);
  DominatorTree Dominators(F);
  PromoteMemToReg(Promoted, Dominators);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

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
  Fuel = B.CreateAlloca(B.getInt32Ty(), nullptr, "fuel");
  Array = B.CreateAlloca(ArrayType::get(B.getInt32Ty(), ArraySize), nullptr,
                         "array");
  // Some functions fit the registers, some by far do not.
  static constexpr int MostVariables[] = {6, 14, 30, 60};
  int Number = R.between(4, R.pick<int>(MostVariables));
  for (int I = 0; I != Number; ++I) {
    AllocaInst *Slot = B.CreateAlloca(anyType(), nullptr, "v");
    Variables.push_back({Slot, /*Initialized=*/!R.percent(8)});
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
  B.CreateRet(constant(F.getReturnType()));
  B.SetInsertPoint(Start);
}

void FunctionGenerator::initializeVariables() {
  B.CreateStore(B.getInt32(R.between(0, 16)), Fuel);
  for (unsigned I = 0; I != ArraySize; ++I)
    B.CreateStore(constant(B.getInt32Ty()), element(I));
  std::vector<Argument *> Unused;
  for (Argument &A : F.args())
    Unused.push_back(&A);
  for (const Variable &V : Variables) {
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
      Initial = B.CreateLoad(T, address(T), /*isVolatile=*/true);
    } else {
      Initial = constant(T);
    }
    B.CreateStore(Initial, V.Slot);
  }
}

void FunctionGenerator::generateBlock(unsigned Number) {
  B.SetInsertPoint(Blocks[Number]);
  Recent.clear();
  unsigned Statements = R.below(2 * E.Options.Size / Blocks.size() + 2);
  for (unsigned I = 0; I != Statements; ++I) {
    if (E.Debug)
      B.SetCurrentDebugLocation(
          DILocation::get(F.getContext(), ++Line, 1, F.getSubprogram()));
    generateStatement();
  }
  generateTerminator(Number);
}

BasicBlock *FunctionGenerator::blockAfter(unsigned Number) {
  if (Number + 1 == Blocks.size())
    return Exit;
  // Mostly near.
  unsigned Distance = 1 + R.below(R.coin() ? 2 : 6);
  return Number + Distance < Blocks.size() ? Blocks[Number + Distance] : Exit;
}

/// A condition that fails when the fuel is spent.
Value *FunctionGenerator::mayJumpBack() {
  Value *Left = B.CreateSub(B.CreateLoad(B.getInt32Ty(), Fuel), B.getInt32(1));
  B.CreateStore(Left, Fuel);
  return B.CreateICmpSGT(Left, B.getInt32(0));
}

/// To \p Target if \p Condition holds, else forwards. (The order in which
/// arguments of a C++ call are evaluated depends on the compiler; modules must
/// not.)
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
    Value *Condition = condition();
    jump(Condition, blockAfter(Number), Number);
    return;
  }
  case 2: {
    // A loop, reducible or not.
    Value *Condition = mayJumpBack();
    if (R.coin())
      Condition = B.CreateAnd(Condition, condition());
    jump(Condition, Earlier(), Number);
    return;
  }
  case 3: {
    bool Back = R.coin();
    Value *Selector = B.CreateAnd(operand(B.getInt32Ty()), 7);
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
    CallInst *Call = B.CreateCall(&Callee, arguments(Callee));
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
  Recent.clear();
  Value *Hash = B.getInt32(17);
  auto Add = [&](Value *V) {
    Hash = B.CreateMul(Hash, B.getInt32(31));
    Hash = B.CreateAdd(Hash, digest(V));
  };
  for (const Variable &V : Variables)
    if (V.Initialized && R.percent(70))
      Add(B.CreateLoad(V.Slot->getAllocatedType(), V.Slot));
  for (unsigned I = 0; I != ArraySize; ++I)
    Add(B.CreateLoad(B.getInt32Ty(), element(I)));
  B.CreateRet(convert(Hash, F.getReturnType()));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value *FunctionGenerator::constant(Type *T) {
  if (auto *V = dyn_cast<FixedVectorType>(T)) {
    SmallVector<Constant *> Elements;
    for (unsigned I = 0; I != V->getNumElements(); ++I)
      Elements.push_back(cast<Constant>(constant(V->getElementType())));
    return ConstantVector::get(Elements);
  }
  if (T->isFloatingPointTy())
    return ConstantFP::get(T, R.between(-40, 40) / 8.0);
  // Small ones are operands of instructions, large ones are not.
  return ConstantInt::getSigned(T, R.percent(60)
                                       ? R.between(-20, 20)
                                       : R.between(-2000000000, 2000000000));
}

std::vector<FunctionGenerator::Variable>
FunctionGenerator::variablesOf(Type *T, bool Initialized) {
  std::vector<Variable> Result;
  for (const Variable &V : Variables)
    if (V.Slot->getAllocatedType() == T && V.Initialized == Initialized)
      Result.push_back(V);
  return Result;
}

Value *FunctionGenerator::operand(Type *T) {
  if (R.percent(35)) {
    std::vector<Value *> Fitting;
    for (Value *V : Recent)
      if (V->getType() == T)
        Fitting.push_back(V);
    if (!Fitting.empty())
      return R.pick<Value *>(Fitting);
  }
  std::vector<Variable> Fitting = variablesOf(T, /*Initialized=*/true);
  if (Fitting.empty() || R.percent(15))
    return constant(T);
  return B.CreateLoad(T, R.pick<Variable>(Fitting).Slot);
}

/// A value to have, until the end of the block or for longer.
void FunctionGenerator::define(Value *V) {
  Recent.push_back(V);
  std::vector<Variable> Fitting =
      variablesOf(V->getType(), /*Initialized=*/true);
  if (!Fitting.empty() && R.percent(65))
    B.CreateStore(V, R.pick<Variable>(Fitting).Slot);
}

Value *FunctionGenerator::condition() {
  Type *T = anyType()->getScalarType();
  Value *Left = operand(T);
  Value *Right = operand(T);
  if (T->isFloatingPointTy()) {
    static constexpr CmpInst::Predicate Predicates[] = {
        CmpInst::FCMP_OLT, CmpInst::FCMP_OEQ, CmpInst::FCMP_UGE,
        CmpInst::FCMP_ONE};
    return B.CreateFCmp(R.pick<CmpInst::Predicate>(Predicates), Left, Right);
  }
  static constexpr CmpInst::Predicate Predicates[] = {
      CmpInst::ICMP_SLT, CmpInst::ICMP_EQ, CmpInst::ICMP_UGE, CmpInst::ICMP_NE};
  return B.CreateICmp(R.pick<CmpInst::Predicate>(Predicates), Left, Right);
}

/// Targets differ in the bits of what is not a number.
Value *pressure::digest(IRBuilderBase &B, Value *V) {
  Type *T = V->getType();
  if (auto *Vector = dyn_cast<FixedVectorType>(T)) {
    Value *Sum = B.getInt32(0);
    for (unsigned I = 0; I != Vector->getNumElements(); ++I) {
      Sum = B.CreateMul(Sum, B.getInt32(3));
      Sum = B.CreateXor(Sum, digest(B, B.CreateExtractElement(V, I)));
    }
    return Sum;
  }
  if (T->isFloatingPointTy()) {
    Type *Bits = B.getIntNTy(T->getPrimitiveSizeInBits());
    Value *Word = digest(B, B.CreateBitCast(V, Bits));
    return B.CreateSelect(B.CreateFCmpORD(V, V), Word, B.getInt32(4711));
  }
  if (T->isIntegerTy(64))
    return B.CreateXor(B.CreateTrunc(V, B.getInt32Ty()),
                       B.CreateTrunc(B.CreateLShr(V, 32), B.getInt32Ty()));
  return V;
}

Value *FunctionGenerator::convert(Value *V, Type *To) {
  Type *From = V->getType();
  if (From == To)
    return V;
  if (auto *Vector = dyn_cast<FixedVectorType>(To)) {
    Value *Element = convert(V, Vector->getElementType());
    Value *Result = operand(To);
    return B.CreateInsertElement(Result, Element,
                                 R.below(Vector->getNumElements()));
  }
  Value *Word = digest(V);
  if (To->isFloatingPointTy())
    return B.CreateSIToFP(Word, To);
  return B.CreateSExtOrTrunc(Word, To);
}

Value *FunctionGenerator::element(unsigned Index) {
  return B.CreateConstGEP1_32(B.getInt32Ty(), Array, Index);
}

Value *FunctionGenerator::address(Type *T) { return E.Memory.lookup(T); }

Value *FunctionGenerator::unknownZero() {
  return B.CreateLoad(B.getInt32Ty(), E.Zero, /*isVolatile=*/true);
}
