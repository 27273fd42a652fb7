//===- StatementGenerator.cpp - Generation of statements ------------------===//

#include "StatementGenerator.h"
#include "llvm/IR/Intrinsics.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

void StatementGenerator::generate() {
  struct Kind {
    void (StatementGenerator::*Generate)();
    unsigned Weight;
  };
  static constexpr Kind Kinds[] = {
      {&StatementGenerator::arithmetic, 30},
      {&StatementGenerator::comparison, 8},
      {&StatementGenerator::conversion, 6},
      {&StatementGenerator::rotation, 8},
      {&StatementGenerator::burst, 3},
      {&StatementGenerator::memoryAccess, 10},
      {&StatementGenerator::call, 6},
      {&StatementGenerator::invokeHelper, 1},
      {&StatementGenerator::inlineAssembly, 8},
      {&StatementGenerator::undefinedValue, 3},
      {&StatementGenerator::fixedRegisters, 5},
      {&StatementGenerator::narrowArithmetic, 3},
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
// Computations
//===----------------------------------------------------------------------===//

Value *StatementGenerator::integerOperation(Value *Left, Value *Right) {
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

Value *StatementGenerator::floatingOperation(Value *Left, Value *Right) {
  static constexpr Instruction::BinaryOps Operations[] = {
      Instruction::FAdd, Instruction::FSub, Instruction::FMul};
  return B.CreateBinOp(R.pick<Instruction::BinaryOps>(Operations), Left, Right);
}

void StatementGenerator::arithmetic() {
  Type *T = Values.anyType();
  Value *Left = Values.operand(T);
  Value *Right = Values.operand(T);
  Values.define(T->isFPOrFPVectorTy() ? floatingOperation(Left, Right)
                                      : integerOperation(Left, Right));
}

void StatementGenerator::comparison() {
  Type *T = Values.anyType();
  if (T->isVectorTy())
    T = T->getScalarType();
  Value *Left = Values.operand(T);
  Value *Right = Values.operand(T);
  Values.define(B.CreateSelect(Values.condition(), Left, Right));
}

void StatementGenerator::conversion() {
  if (R.percent(30)) {
    Value *V = Values.operand(B.getDoubleTy());
    // The result of converting a number that does not fit depends on the target.
    Value *Fits =
        B.CreateAnd(B.CreateFCmpOGT(V, ConstantFP::get(V->getType(), -1e9)),
                    B.CreateFCmpOLT(V, ConstantFP::get(V->getType(), 1e9)));
    V = B.CreateSelect(Fits, V, ConstantFP::get(V->getType(), 4711.0));
    Values.define(B.CreateFPToSI(V, B.getInt32Ty()));
    return;
  }
  Value *From = Values.operand(Values.anyType());
  Type *To = Values.anyType();
  Values.define(Values.convert(From, To));
}

/// Every variable of a set gets the value of another one. On the back edge of a
/// loop this becomes a cycle of copies.
void StatementGenerator::rotation() {
  std::vector<Variable> Some =
      Values.variablesOf(Values.anyType(), /*Initialized=*/true);
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

/// Reads many values in one order and uses them in the opposite order.
void StatementGenerator::burst() {
  Type *T = Values.anyType();
  unsigned Number = R.between(3, T->isVectorTy() ? 20 : 40);
  SmallVector<Value *> Read;
  for (unsigned I = 0; I != Number; ++I) {
    // The load is volatile, so that it is not moved.
    Value *V = B.CreateLoad(T, Values.address(T), /*isVolatile=*/true);
    Read.push_back(T->isFPOrFPVectorTy() ? V
                                         : B.CreateXor(V, Values.constant(T)));
  }
  if (R.coin())
    std::reverse(Read.begin(), Read.end());
  Value *Sum = Values.operand(T);
  for (Value *V : Read)
    Sum = T->isFPOrFPVectorTy()
              ? B.CreateFSub(V, Sum)
              : (R.coin() ? B.CreateSub(V, Sum) : B.CreateXor(Sum, V));
  Values.define(Sum);
}

void StatementGenerator::memoryAccess() {
  Type *T = Values.anyType();
  if (R.percent(30) && T == B.getInt32Ty()) {
    // Use a variable index.
    Value *Index = B.CreateAnd(Values.operand(T), ArraySize - 1);
    Value *Element = B.CreateGEP(T, Values.Array, Index);
    if (R.coin())
      B.CreateStore(Values.operand(T), Element);
    else
      Values.define(B.CreateLoad(T, Element));
    return;
  }
  if (R.coin())
    B.CreateStore(Values.operand(T), Values.address(T), /*isVolatile=*/true);
  else
    Values.define(B.CreateLoad(T, Values.address(T), /*isVolatile=*/true));
}

/// Reads a variable that is not defined on all paths, but never uses its value.
void StatementGenerator::undefinedValue() {
  Type *T = Values.anyType();
  std::vector<Variable> Undefined =
      Values.variablesOf(T, /*Initialized=*/false);
  if (Undefined.empty())
    return;
  const Variable &V = R.pick<Variable>(Undefined);
  if (R.percent(40)) {
    B.CreateStore(Values.operand(T), V.Slot);
    return;
  }
  Value *Maybe = B.CreateLoad(T, V.Slot);
  Value *Never = B.CreateICmpNE(Values.unknownZero(), B.getInt32(0));
  Values.define(B.CreateSelect(Never, Maybe, Values.operand(T)));
}

/// Operations whose operands or results are in fixed registers on some target,
/// that are library calls, or that set flags.
void StatementGenerator::fixedRegisters() {
  Type *T = R.percent(30) ? B.getInt64Ty() : B.getInt32Ty();
  Value *Left = Values.operand(T);
  Value *Right = Values.operand(T);
  switch (R.below(6)) {
  case 0:
  case 1: {
    // Halve the dividend, so that the quotient fits.
    Left = B.CreateAShr(Left, 1);
    Right = B.CreateOr(Right, ConstantInt::get(T, 1));
    static constexpr Instruction::BinaryOps Divisions[] = {
        Instruction::SDiv, Instruction::UDiv, Instruction::SRem,
        Instruction::URem};
    Values.define(
        B.CreateBinOp(R.pick<Instruction::BinaryOps>(Divisions), Left, Right));
    return;
  }
  case 2: {
    Intrinsic::ID ID = R.coin() ? Intrinsic::fshl : Intrinsic::fshr;
    Value *Distance = Values.operand(T);
    Values.define(B.CreateIntrinsic(T, ID, {Left, Right, Distance}));
    return;
  }
  case 3: {
    static constexpr Intrinsic::ID Checked[] = {Intrinsic::sadd_with_overflow,
                                                Intrinsic::usub_with_overflow,
                                                Intrinsic::smul_with_overflow};
    // Libraries of 32-bit targets do not have this product with 64 bits.
    T = B.getInt32Ty();
    Value *Both = B.CreateBinaryIntrinsic(R.pick<Intrinsic::ID>(Checked),
                                          Values.operand(T), Values.operand(T));
    Value *Result = B.CreateExtractValue(Both, 0);
    Values.define(B.CreateSelect(B.CreateExtractValue(Both, 1),
                                 Values.operand(T), Result));
    Values.define(Result);
    return;
  }
  case 4: {
    // Compute the high half of a product.
    Type *Wide = B.getInt64Ty();
    Left = B.CreateZExt(Values.operand(B.getInt32Ty()), Wide);
    Right = B.CreateZExt(Values.operand(B.getInt32Ty()), Wide);
    Value *Product = B.CreateMul(Left, Right);
    Values.define(B.CreateTrunc(B.CreateLShr(Product, 32), B.getInt32Ty()));
    return;
  }
  default:
    Values.define(B.CreateUnaryIntrinsic(
        R.coin() ? Intrinsic::bswap : Intrinsic::ctpop, Left));
  }
}

/// Arithmetic with 8 and 16 bits, which uses subregisters on x86.
void StatementGenerator::narrowArithmetic() {
  Type *T = R.coin() ? B.getInt8Ty() : B.getInt16Ty();
  Value *Left = Values.operand(B.getInt32Ty());
  if (R.coin())
    Left = B.CreateLShr(Left, 8);
  Value *Right = B.CreateTrunc(Values.operand(B.getInt32Ty()), T);
  Left = B.CreateTrunc(Left, T);
  Value *Result = integerOperation(Left, Right);
  Values.define(R.coin() ? B.CreateZExt(Result, B.getInt32Ty())
                         : B.CreateSExt(Result, B.getInt32Ty()));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void StatementGenerator::call() {
  Function &Callee =
      *R.pick<Function *>(R.percent(70) ? E.Helpers : E.Functions);
  CallInst *Call = B.CreateCall(&Callee, Values.arguments(Callee));
  Call->setCallingConv(Callee.getCallingConv());
  if (!Call->getType()->isVoidTy())
    Values.define(Call);
}

/// A call with a landing pad. Both paths continue after it; no exception is
/// thrown.
void StatementGenerator::invokeHelper() {
  Function &Callee = *R.pick<Function *>(E.Helpers);
  SmallVector<Value *> Arguments = Values.arguments(Callee);
  BasicBlock *Next = BasicBlock::Create(B.getContext(), "normal", &Values.F);
  BasicBlock *Pad = BasicBlock::Create(B.getContext(), "pad", &Values.F);
  InvokeInst *Invoke = B.CreateInvoke(&Callee, Next, Pad, Arguments);
  Invoke->setCallingConv(Callee.getCallingConv());
  Values.Recent.clear();
  B.SetInsertPoint(Pad);
  LandingPadInst *Landing = B.CreateLandingPad(
      StructType::get(B.getPtrTy(), B.getInt32Ty()), /*NumClauses=*/0);
  Landing->setCleanup(true);
  B.CreateStore(B.CreateExtractValue(Landing, 1), Values.Fuel);
  B.CreateStore(Values.operand(B.getInt32Ty()), Values.address(B.getInt32Ty()));
  B.CreateBr(Next);
  Values.Recent.clear();
  B.SetInsertPoint(Next);
  if (!Values.F.hasPersonalityFn())
    Values.F.setPersonalityFn(cast<Constant>(
        E.M.getOrInsertFunction("__gcc_personality_v0",
                                FunctionType::get(B.getInt32Ty(), true))
            .getCallee()));
}
