//===- Arrays.cpp - Array operations --------------------------------------===//

#include "Operations.h"

using namespace mincaml;
using namespace llvm;
using knormal::ArrayGet;
using knormal::ArrayMake;
using knormal::ArrayPut;

Value *mincaml::emitArrayMake(FunctionBuilder &Builder, const ArrayMake &E) {
  const mincaml::Type *Element = E.Ty->element();
  Value *Size = Builder.lookup(E.Size);
  Value *Initial = Builder.lookup(E.Initial);
  if (Initial && Builder.Emitter.Locals.isLocal(E)) {
    Value *Stored = Builder.toMemory(Initial);
    AllocaInst *Slot = Builder.slot(Stored->getType(), "ref");
    Builder.CreateStore(Stored, Slot);
    return Slot;
  }
  auto *Known = dyn_cast<ConstantInt>(Size);
  if (Builder.Emitter.Options.Checks && !(Known && !Known->isNegative()))
    Builder.emitFailureIf(
        Builder.CreateICmpSLT(Size, Builder.getInt32(0), "negative"),
        runtime::Failure::array_size, {Size});
  llvm::Function *Constructor = Builder.Emitter.Runtime.arrayConstructor(
      Builder.Emitter.Types.arrayElement(Element));
  SmallVector<Value *, 2> Arguments{Size};
  if (Initial)
    Arguments.push_back(Builder.toMemory(Initial));
  return Builder.CreateCall(Constructor, Arguments, "array");
}

Value *mincaml::emitArrayLength(FunctionBuilder &Builder, Value *Array) {
  // This is not `inbounds`: the symbol of an external array is that of its
  // element 0, and the length is outside of the LLVM object.
  Value *Address = Builder.CreateGEP(
      Builder.getInt8Ty(), Array,
      Builder.getInt32(-static_cast<uint32_t>(runtime::ARRAY_LENGTH_OFFSET)),
      "length.address");
  LoadInst *Load = Builder.CreateAlignedLoad(Builder.getInt32Ty(), Address,
                                             Align(4), "length");
  Builder.Emitter.Memory.arrayLength(Load);
  return Load;
}

static void checkBounds(FunctionBuilder &Builder, Value *Array, Value *Index,
                        runtime::Failure Failure = runtime::Failure::bounds) {
  if (!Builder.Emitter.Options.Checks)
    return;
  Value *Length = emitArrayLength(Builder, Array);
  // One unsigned comparison also catches negative indices.
  Builder.emitFailureIf(Builder.CreateICmpUGE(Index, Length, "outside"),
                        Failure, {Index, Length});
}

static Value *elementAddress(FunctionBuilder &Builder, llvm::Type *Element,
                             Value *Array, Value *Index) {
  if (auto *Known = dyn_cast<ConstantInt>(Index); Known && Known->isZero())
    return Array;
  // The address computation is `inbounds` because the length below element 0
  // belongs to the same object. `nuw` preserves the knowledge that the index is
  // not negative after its bounds check is eliminated.
  return Builder.CreateGEP(Element, Array, Index, "element.address",
                           GEPNoWrapFlags::inBounds() |
                               GEPNoWrapFlags::noUnsignedWrap());
}

static Value *emitCharacter(FunctionBuilder &Builder, Value *String,
                            Value *Index) {
  checkBounds(Builder, String, Index, runtime::Failure::string_bounds);
  Value *Address = elementAddress(Builder, Builder.getInt8Ty(), String, Index);
  LoadInst *Load =
      Builder.CreateLoad(Builder.getInt8Ty(), Address, "character");
  Builder.Emitter.Memory.character(Load);
  return Builder.CreateZExt(Load, Builder.getInt32Ty(), "code");
}

Value *mincaml::emitArrayGet(FunctionBuilder &Builder, const ArrayGet &E) {
  Value *Array = Builder.lookup(E.Array);
  Value *Index = Builder.lookup(E.Index);
  if (E.IsString)
    return emitCharacter(Builder, Array, Index);
  if (!E.IsInBounds)
    checkBounds(Builder, Array, Index);
  llvm::Type *Memory = Builder.Emitter.Types.memoryType(E.Ty);
  if (!Memory)
    return nullptr;
  Value *Address = elementAddress(Builder, Memory, Array, Index);
  LoadInst *Load = Builder.CreateLoad(Memory, Address, "element");
  if (!isa<AllocaInst>(Array))
    Builder.Emitter.Memory.arrayElement(Load, E.Ty);
  return Builder.fromMemory(Load, E.Ty);
}

void mincaml::emitArrayPut(FunctionBuilder &Builder, const ArrayPut &E) {
  Value *Array = Builder.lookup(E.Array);
  Value *Index = Builder.lookup(E.Index);
  Value *V = Builder.lookup(E.Value);
  if (!E.IsInBounds)
    checkBounds(Builder, Array, Index);
  if (!V)
    return;
  llvm::Type *Memory = Builder.Emitter.Types.memoryType(E.ElementTy);
  Value *Address = elementAddress(Builder, Memory, Array, Index);
  StoreInst *Store = Builder.CreateStore(Builder.toMemory(V), Address);
  if (!isa<AllocaInst>(Array))
    Builder.Emitter.Memory.arrayElement(Store, E.ElementTy);
}
