//===- HeapObjects.cpp - Tuples and closures ------------------------------===//

#include "HeapObjects.h"
#include "llvm/ADT/DenseSet.h"

using namespace mincaml;
using namespace llvm;
using knormal::LetTuple;
using knormal::MakeClosures;
using knormal::NewClosure;

static Value *emitAllocation(FunctionBuilder &Builder,
                             const RecordLayout &Layout) {
  return Builder.CreateCall(Builder.Emitter.Runtime.allocate(),
                            Builder.getInt32(Layout.Size), "object");
}

Value *mincaml::fieldAddress(FunctionBuilder &Builder,
                             const RecordLayout &Layout, Value *Object,
                             unsigned Field) {
  int Index = Layout.Fields[Field];
  if (Index == 0)
    return Object;
  return Builder.CreateStructGEP(Layout.Struct, Object, Index, "field");
}

Value *mincaml::emitTuple(FunctionBuilder &Builder, const knormal::Tuple &E) {
  RecordLayout Layout = Builder.Emitter.Types.tuple(E.Ty);
  Value *Object = emitAllocation(Builder, Layout);
  for (auto [I, N] : enumerate(E.Elements)) {
    if (Layout.Fields[I] < 0)
      continue;
    Value *Element = Builder.toMemory(Builder.lookup(N));
    StoreInst *Store =
        Builder.CreateStore(Element, fieldAddress(Builder, Layout, Object, I));
    Builder.Emitter.Memory.tupleField(Store, E.Ty->operand(I));
  }
  return Object;
}

void mincaml::emitLetTuple(FunctionBuilder &Builder, const LetTuple &E) {
  Value *Object = Builder.lookup(E.Tuple);
  RecordLayout Layout = Builder.Emitter.Types.tuple(E.TupleTy);
  for (auto [I, B] : enumerate(E.Variables)) {
    if (Layout.Fields[I] < 0) {
      Builder.bind(B, nullptr);
      continue;
    }
    // No expression can refer to this component.
    if (B.TheName->isTemporary() || B.TheName->Source == "_")
      continue;
    LoadInst *Load =
        Builder.CreateLoad(Builder.Emitter.Types.memoryType(B.Ty),
                           fieldAddress(Builder, Layout, Object, I));
    Builder.Emitter.Memory.tupleField(Load, B.Ty);
    Builder.bind(B, Builder.fromMemory(Load, B.Ty));
  }
}

static void storeCaptured(FunctionBuilder &Builder, const NewClosure &New,
                          const RecordLayout &Layout, Value *Object,
                          unsigned Field) {
  if (Layout.Fields[Field] < 0)
    return;
  Value *V = Builder.toMemory(Builder.lookup(New.Captured[Field]));
  StoreInst *Store =
      Builder.CreateStore(V, fieldAddress(Builder, Layout, Object, Field));
  Builder.Emitter.Memory.closureField(Store, New.Function->Captured[Field].Ty);
}

/// The closures that closures of a group capture of each other are stored last:
/// as far as they do not form cycles, each is complete before its address is
/// stored, so that closure optimization knows what is in it.
void mincaml::emitMakeClosures(FunctionBuilder &Builder,
                               const MakeClosures &E) {
  SmallDenseSet<const knormal::Name *, 4> Group;
  SmallVector<RecordLayout, 1> Layouts;
  SmallVector<Value *, 1> Objects;
  for (const NewClosure &New : E.Closures) {
    Group.insert(New.Variable.TheName);
    Layouts.push_back(Builder.Emitter.closureLayout(*New.Function));
    Objects.push_back(emitAllocation(Builder, Layouts.back()));
  }
  for (auto [New, Layout, Object] : zip_equal(E.Closures, Layouts, Objects)) {
    StoreInst *Code =
        Builder.CreateStore(Builder.Emitter.function(*New.Function), Object);
    Builder.Emitter.Memory.closureCode(Code);
    for (auto [I, N] : enumerate(New.Captured))
      if (!Group.contains(N))
        storeCaptured(Builder, New, Layout, Object, I);
  }
  for (auto [New, Object] : zip_equal(E.Closures, Objects))
    Builder.bind(New.Variable, Object);
  for (auto [New, Layout, Object] : zip_equal(E.Closures, Layouts, Objects))
    for (auto [I, N] : enumerate(New.Captured))
      if (Group.contains(N))
        storeCaptured(Builder, New, Layout, Object, I);
}
