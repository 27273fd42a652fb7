//===- FunctionEmitterMemory.cpp - Tuples, closures, arrays ---------------===//

#include "FunctionEmitter.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

llvm::Value *FunctionEmitter::toMemory(llvm::Value *V) {
  return V->getType()->isIntegerTy(1)
             ? Builder.CreateZExt(V, Builder.getInt32Ty(), "word")
             : V;
}

llvm::Value *FunctionEmitter::fromMemory(llvm::Value *V,
                                         const mincaml::Type *Ty) {
  if (!Ty->isBool())
    return V;
  if (!V->hasName())
    V->setName("word");
  return Builder.CreateTrunc(V, Builder.getInt1Ty(), "bool", /*IsNUW=*/true);
}

llvm::Value *FunctionEmitter::emitStaticLoad(const ModuleEmitter::Static &S) {
  StringRef Name = S.Storage->getName();
  LoadInst *Load = Builder.CreateLoad(Emitter.Types.memoryType(S.Ty), S.Storage,
                                      Name.substr(Name.find('.') + 1));
  Emitter.Memory.staticVariable(Load, Name, S.Ty);
  return fromMemory(Load, S.Ty);
}

llvm::Value *FunctionEmitter::emitAllocation(const RecordLayout &Layout) {
  return Builder.CreateCall(Emitter.Runtime.allocate(),
                            Builder.getInt32(Layout.Size), "object");
}

/// The caller has seen that the field is not of type unit.
llvm::Value *FunctionEmitter::fieldAddress(const RecordLayout &Layout,
                                           llvm::Value *Object,
                                           unsigned Field) {
  int Index = Layout.Fields[Field];
  if (Index == 0)
    return Object;
  return Builder.CreateStructGEP(Layout.Struct, Object, Index, "field");
}

//===----------------------------------------------------------------------===//
// Tuples and closures
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitTuple(const knormal::Tuple &E) {
  RecordLayout Layout = Emitter.Types.tuple(E.Ty);
  llvm::Value *Object = emitAllocation(Layout);
  for (auto [I, N] : enumerate(E.Elements)) {
    if (Layout.Fields[I] < 0)
      continue;
    llvm::Value *Element = toMemory(lookup(N));
    StoreInst *Store =
        Builder.CreateStore(Element, fieldAddress(Layout, Object, I));
    Emitter.Memory.tupleField(Store, E.Ty->operand(I));
  }
  return Object;
}

void FunctionEmitter::emitLetTuple(const LetTuple &E) {
  llvm::Value *Object = lookup(E.Tuple);
  RecordLayout Layout = Emitter.Types.tuple(E.TupleTy);
  for (auto [I, B] : enumerate(E.Variables)) {
    if (Layout.Fields[I] < 0) {
      Values[B.TheName] = nullptr;
      continue;
    }
    // A component nobody can name is not worth a load.
    if (B.TheName->isTemporary() || B.TheName->Source == "_")
      continue;
    LoadInst *Load = Builder.CreateLoad(Emitter.Types.memoryType(B.Ty),
                                        fieldAddress(Layout, Object, I));
    Emitter.Memory.tupleField(Load, B.Ty);
    bind(B, fromMemory(Load, B.Ty));
  }
}

void FunctionEmitter::emitMakeClosure(const MakeClosure &E) {
  RecordLayout Layout = Emitter.closureLayout(*E.Function);
  llvm::Value *Object = emitAllocation(Layout);
  StoreInst *Code = Builder.CreateStore(Emitter.function(*E.Function), Object);
  Emitter.Memory.closureCode(Code);
  for (auto [I, N] : enumerate(E.Captured)) {
    if (Layout.Fields[I] < 0)
      continue;
    llvm::Value *V = toMemory(lookup(N));
    StoreInst *Store = Builder.CreateStore(V, fieldAddress(Layout, Object, I));
    Emitter.Memory.closureField(Store, E.Function->Captured[I].Ty);
  }
  bind(E.Variable, Object);
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitArrayMake(const ArrayMake &E) {
  const mincaml::Type *Element = E.Ty->element();
  llvm::Value *Size = lookup(E.Size);
  llvm::Value *Initial = lookup(E.Initial);
  auto *Known = dyn_cast<ConstantInt>(Size);
  if (Emitter.Options.Checks && !(Known && !Known->isNegative()))
    emitFailureIf(Builder.CreateICmpSLT(Size, Builder.getInt32(0), "negative"),
                  runtime::Failure::array_size, {Size});
  llvm::Function *Constructor =
      Emitter.Runtime.arrayConstructor(Emitter.Types.arrayElement(Element));
  SmallVector<llvm::Value *, 2> Arguments{Size};
  if (Initial)
    Arguments.push_back(toMemory(Initial));
  return Builder.CreateCall(Constructor, Arguments, "array");
}

llvm::Value *FunctionEmitter::emitArrayLength(llvm::Value *Array) {
  // Not `inbounds`: the symbol of an external array stands for element 0 on.
  llvm::Value *Address = Builder.CreateGEP(
      Builder.getInt8Ty(), Array,
      Builder.getInt32(-static_cast<uint32_t>(runtime::ARRAY_LENGTH_OFFSET)),
      "length.address");
  LoadInst *Load = Builder.CreateAlignedLoad(Builder.getInt32Ty(), Address,
                                             Align(4), "length");
  Emitter.Memory.arrayLength(Load);
  return Load;
}

void FunctionEmitter::checkBounds(llvm::Value *Array, llvm::Value *Index) {
  if (!Emitter.Options.Checks)
    return;
  llvm::Value *Length = emitArrayLength(Array);
  // One unsigned comparison also catches negative indices.
  emitFailureIf(Builder.CreateICmpUGE(Index, Length, "outside"),
                runtime::Failure::bounds, {Index, Length});
}

llvm::Value *FunctionEmitter::elementAddress(llvm::Type *Element,
                                             llvm::Value *Array,
                                             llvm::Value *Index) {
  if (auto *Known = dyn_cast<ConstantInt>(Index); Known && Known->isZero())
    return Array;
  return Builder.CreateInBoundsGEP(Element, Array, Index, "element.address");
}

llvm::Value *FunctionEmitter::emitArrayGet(const ArrayGet &E) {
  llvm::Value *Array = lookup(E.Array);
  llvm::Value *Index = lookup(E.Index);
  checkBounds(Array, Index);
  llvm::Type *Memory = Emitter.Types.memoryType(E.Ty);
  if (!Memory)
    return nullptr;
  llvm::Value *Address = elementAddress(Memory, Array, Index);
  LoadInst *Load = Builder.CreateLoad(Memory, Address, "element");
  Emitter.Memory.arrayElement(Load, E.Ty);
  return fromMemory(Load, E.Ty);
}

void FunctionEmitter::emitArrayPut(const ArrayPut &E) {
  llvm::Value *Array = lookup(E.Array);
  llvm::Value *Index = lookup(E.Index);
  llvm::Value *V = lookup(E.Value);
  checkBounds(Array, Index);
  if (!V)
    return;
  llvm::Type *Memory = Emitter.Types.memoryType(E.ElementTy);
  llvm::Value *Address = elementAddress(Memory, Array, Index);
  StoreInst *Store = Builder.CreateStore(toMemory(V), Address);
  Emitter.Memory.arrayElement(Store, E.ElementTy);
}
