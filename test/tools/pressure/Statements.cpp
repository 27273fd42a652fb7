//===- Statements.cpp - The statements of random functions ----------------===//

#include "FunctionGenerator.h"
#include "llvm/IR/Intrinsics.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

void FunctionGenerator::generateStatement() {
  struct Kind {
    void (FunctionGenerator::*Generate)();
    unsigned Weight;
  };
  static constexpr Kind Kinds[] = {
      {&FunctionGenerator::arithmetic, 30},
      {&FunctionGenerator::comparison, 8},
      {&FunctionGenerator::conversion, 6},
      {&FunctionGenerator::rotation, 8},
      {&FunctionGenerator::burst, 3},
      {&FunctionGenerator::memoryAccess, 10},
      {&FunctionGenerator::call, 6},
      {&FunctionGenerator::invokeHelper, 1},
      {&FunctionGenerator::inlineAssembly, 8},
      {&FunctionGenerator::undefinedValue, 3},
      {&FunctionGenerator::fixedRegisters, 5},
      {&FunctionGenerator::narrowArithmetic, 3},
  };
  static const SmallVector<unsigned> Weights = [] {
    SmallVector<unsigned> Result;
    for (const Kind &K : Kinds)
      Result.push_back(K.Weight);
    return Result;
  }();
  (this->*Kinds[R.weighted(Weights)].Generate)();
}

//===----------------------------------------------------------------------===//
// Computing
//===----------------------------------------------------------------------===//

Value *FunctionGenerator::integerOperation(Value *Left, Value *Right) {
  static constexpr Instruction::BinaryOps Operations[] = {
      Instruction::Add, Instruction::Sub,  Instruction::Mul,
      Instruction::And, Instruction::Or,   Instruction::Xor,
      Instruction::Shl, Instruction::LShr, Instruction::AShr};
  Instruction::BinaryOps Operation = R.pick<Instruction::BinaryOps>(Operations);
  if (Instruction::isShift(Operation))
    Right = B.CreateAnd(
        Right, ConstantInt::get(Right->getType(),
                                Right->getType()->getScalarSizeInBits() - 1));
  return B.CreateBinOp(Operation, Left, Right);
}

Value *FunctionGenerator::floatingOperation(Value *Left, Value *Right) {
  static constexpr Instruction::BinaryOps Operations[] = {
      Instruction::FAdd, Instruction::FSub, Instruction::FMul};
  return B.CreateBinOp(R.pick<Instruction::BinaryOps>(Operations), Left, Right);
}

void FunctionGenerator::arithmetic() {
  Type *T = anyType();
  Value *Left = operand(T);
  Value *Right = operand(T);
  define(T->isFPOrFPVectorTy() ? floatingOperation(Left, Right)
                               : integerOperation(Left, Right));
}

void FunctionGenerator::comparison() {
  Type *T = anyType();
  if (T->isVectorTy())
    T = T->getScalarType();
  Value *Left = operand(T);
  Value *Right = operand(T);
  define(B.CreateSelect(condition(), Left, Right));
}

void FunctionGenerator::conversion() {
  if (R.percent(30)) {
    Value *V = operand(B.getDoubleTy());
    // Targets differ in what a number becomes that does not fit.
    Value *Fits =
        B.CreateAnd(B.CreateFCmpOGT(V, ConstantFP::get(V->getType(), -1e9)),
                    B.CreateFCmpOLT(V, ConstantFP::get(V->getType(), 1e9)));
    V = B.CreateSelect(Fits, V, ConstantFP::get(V->getType(), 4711.0));
    define(B.CreateFPToSI(V, B.getInt32Ty()));
    return;
  }
  Value *From = operand(anyType());
  Type *To = anyType();
  define(convert(From, To));
}

/// Every variable of a type gets the value of another: where a loop closes
/// this is a cycle of copies.
void FunctionGenerator::rotation() {
  std::vector<Variable> Some = variablesOf(anyType(), /*Initialized=*/true);
  if (Some.size() < 2)
    return;
  unsigned Length = R.between(2, std::min<unsigned>(Some.size(), 5));
  for (unsigned I = 0; I != Length; ++I)
    std::swap(Some[I], Some[R.between(I, Some.size() - 1)]);
  SmallVector<Value *> Old;
  for (unsigned I = 0; I != Length; ++I)
    Old.push_back(B.CreateLoad(Some[I].Slot->getAllocatedType(), Some[I].Slot));
  for (unsigned I = 0; I != Length; ++I)
    B.CreateStore(Old[(I + 1) % Length], Some[I].Slot);
}

/// Many values at once, read in an order and used up in the opposite one.
void FunctionGenerator::burst() {
  Type *T = anyType();
  unsigned Number = R.between(3, T->isVectorTy() ? 20 : 40);
  SmallVector<Value *> Values;
  for (unsigned I = 0; I != Number; ++I) {
    // Volatile, so that it stays where it is.
    Value *V = B.CreateLoad(T, address(T), /*isVolatile=*/true);
    Values.push_back(T->isFPOrFPVectorTy() ? V : B.CreateXor(V, constant(T)));
  }
  if (R.coin())
    std::reverse(Values.begin(), Values.end());
  Value *Sum = operand(T);
  for (Value *V : Values)
    Sum = T->isFPOrFPVectorTy()
              ? B.CreateFSub(V, Sum)
              : (R.coin() ? B.CreateSub(V, Sum) : B.CreateXor(Sum, V));
  define(Sum);
}

void FunctionGenerator::memoryAccess() {
  Type *T = anyType();
  if (R.percent(30) && T == B.getInt32Ty()) {
    // A variable index.
    Value *Index = B.CreateAnd(operand(T), ArraySize - 1);
    Value *Element = B.CreateGEP(T, Array, Index);
    if (R.coin())
      B.CreateStore(operand(T), Element);
    else
      define(B.CreateLoad(T, Element));
    return;
  }
  if (R.coin())
    B.CreateStore(operand(T), address(T), /*isVolatile=*/true);
  else
    define(B.CreateLoad(T, address(T), /*isVolatile=*/true));
}

/// A value that some paths do not define is chosen on no path.
void FunctionGenerator::undefinedValue() {
  Type *T = anyType();
  std::vector<Variable> Undefined = variablesOf(T, /*Initialized=*/false);
  if (Undefined.empty())
    return;
  const Variable &V = R.pick<Variable>(Undefined);
  if (R.percent(40)) {
    B.CreateStore(operand(T), V.Slot);
    return;
  }
  Value *Maybe = B.CreateLoad(T, V.Slot);
  Value *Never = B.CreateICmpNE(unknownZero(), B.getInt32(0));
  define(B.CreateSelect(Never, Maybe, operand(T)));
}

/// Operations whose operands or results are in fixed registers on some target,
/// or that are calls of a library, or set flags.
void FunctionGenerator::fixedRegisters() {
  Type *T = R.percent(30) ? B.getInt64Ty() : B.getInt32Ty();
  Value *Left = operand(T);
  Value *Right = operand(T);
  switch (R.below(6)) {
  case 0:
  case 1: {
    // Halved, so that the quotient fits.
    Left = B.CreateAShr(Left, 1);
    Right = B.CreateOr(Right, ConstantInt::get(T, 1));
    static constexpr Instruction::BinaryOps Divisions[] = {
        Instruction::SDiv, Instruction::UDiv, Instruction::SRem,
        Instruction::URem};
    define(
        B.CreateBinOp(R.pick<Instruction::BinaryOps>(Divisions), Left, Right));
    return;
  }
  case 2: {
    Intrinsic::ID ID = R.coin() ? Intrinsic::fshl : Intrinsic::fshr;
    Value *Distance = operand(T);
    define(B.CreateIntrinsic(T, ID, {Left, Right, Distance}));
    return;
  }
  case 3: {
    static constexpr Intrinsic::ID Checked[] = {Intrinsic::sadd_with_overflow,
                                                Intrinsic::usub_with_overflow,
                                                Intrinsic::smul_with_overflow};
    // Libraries of 32-bit targets have no such product of 64 bits.
    T = B.getInt32Ty();
    Value *Both = B.CreateBinaryIntrinsic(R.pick<Intrinsic::ID>(Checked),
                                          operand(T), operand(T));
    Value *Result = B.CreateExtractValue(Both, 0);
    define(B.CreateSelect(B.CreateExtractValue(Both, 1), operand(T), Result));
    define(Result);
    return;
  }
  case 4: {
    // The high half of a product.
    Type *Wide = B.getInt64Ty();
    Left = B.CreateZExt(operand(B.getInt32Ty()), Wide);
    Right = B.CreateZExt(operand(B.getInt32Ty()), Wide);
    Value *Product = B.CreateMul(Left, Right);
    define(B.CreateTrunc(B.CreateLShr(Product, 32), B.getInt32Ty()));
    return;
  }
  default:
    define(B.CreateUnaryIntrinsic(
        R.coin() ? Intrinsic::bswap : Intrinsic::ctpop, Left));
  }
}

/// Eight and sixteen bits: sub-registers on x86.
void FunctionGenerator::narrowArithmetic() {
  Type *T = R.coin() ? B.getInt8Ty() : B.getInt16Ty();
  Value *Left = operand(B.getInt32Ty());
  if (R.coin())
    Left = B.CreateLShr(Left, 8);
  Value *Right = B.CreateTrunc(operand(B.getInt32Ty()), T);
  Left = B.CreateTrunc(Left, T);
  Value *Result = integerOperation(Left, Right);
  define(R.coin() ? B.CreateZExt(Result, B.getInt32Ty())
                  : B.CreateSExt(Result, B.getInt32Ty()));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

SmallVector<Value *> FunctionGenerator::arguments(Function &Callee) {
  SmallVector<Value *> Result;
  for (Argument &A : Callee.args())
    Result.push_back(operand(A.getType()));
  return Result;
}

void FunctionGenerator::call() {
  Function &Callee =
      *R.pick<Function *>(R.percent(70) ? E.Helpers : E.Functions);
  CallInst *Call = B.CreateCall(&Callee, arguments(Callee));
  Call->setCallingConv(Callee.getCallingConv());
  if (!Call->getType()->isVoidTy())
    define(Call);
}

/// Goes on behind either way. Nothing is ever thrown.
void FunctionGenerator::invokeHelper() {
  Function &Callee = *R.pick<Function *>(E.Helpers);
  SmallVector<Value *> Arguments = arguments(Callee);
  BasicBlock *Next = BasicBlock::Create(F.getContext(), "normal", &F);
  BasicBlock *Pad = BasicBlock::Create(F.getContext(), "pad", &F);
  InvokeInst *Invoke = B.CreateInvoke(&Callee, Next, Pad, Arguments);
  Invoke->setCallingConv(Callee.getCallingConv());
  Recent.clear();
  B.SetInsertPoint(Pad);
  LandingPadInst *Landing = B.CreateLandingPad(
      StructType::get(B.getPtrTy(), B.getInt32Ty()), /*NumClauses=*/0);
  Landing->setCleanup(true);
  B.CreateStore(B.CreateExtractValue(Landing, 1), Fuel);
  B.CreateStore(operand(B.getInt32Ty()), address(B.getInt32Ty()));
  B.CreateBr(Next);
  Recent.clear();
  B.SetInsertPoint(Next);
  if (!F.hasPersonalityFn())
    F.setPersonalityFn(cast<Constant>(
        E.M.getOrInsertFunction("__gcc_personality_v0",
                                FunctionType::get(B.getInt32Ty(), true))
            .getCallee()));
}
