//===- HeapObjects.cpp - Tuples and closures ------------------------------===//

#include "Operations.h"
#include "llvm/ADT/DenseMap.h"

using namespace mincaml;
using namespace llvm;
using knormal::LetTuple;
using knormal::MakeClosures;
using knormal::NewClosure;

Value *mincaml::emitAllocation(FunctionBuilder &Builder,
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
    // No expression can refer to a component without a name.
    if (B.TheName->isTemporary() || B.TheName->Source == "_")
      continue;
    LoadInst *Load =
        Builder.CreateLoad(Builder.Emitter.Types.memoryType(B.Ty),
                           fieldAddress(Builder, Layout, Object, I));
    Builder.Emitter.Memory.tupleField(Load, B.Ty);
    Builder.bind(B, Builder.fromMemory(Load, B.Ty));
  }
}

namespace {

/// A field of a closure that will hold a closure that does not exist yet.
struct OpenField {
  const NewClosure *Holder;
  Value *Object;
  unsigned Field;
};

} // namespace

static void storeCaptured(FunctionBuilder &Builder, const RecordLayout &Layout,
                          const OpenField &Open) {
  if (Layout.Fields[Open.Field] < 0)
    return;
  const NewClosure &New = *Open.Holder;
  Value *V = Builder.toMemory(Builder.lookup(New.Captured[Open.Field]));
  StoreInst *Store = Builder.CreateStore(
      V, fieldAddress(Builder, Layout, Open.Object, Open.Field));
  Builder.Emitter.Memory.closureField(Store,
                                      New.Function->Captured[Open.Field].Ty);
}

/// A field that captures a later closure of the group is stored as soon as that
/// closure exists. All other fields are stored before the closure's address is
/// stored anywhere, so that closure optimization knows their contents.
void mincaml::emitMakeClosures(FunctionBuilder &Builder,
                               const MakeClosures &E) {
  SmallDenseMap<const knormal::Name *, SmallVector<OpenField, 1>, 4> Following;
  for (const NewClosure &New : E.Closures)
    Following[New.Variable.TheName];
  for (const NewClosure &New : E.Closures) {
    RecordLayout Layout = Builder.Emitter.closureLayout(*New.Function);
    Value *Object = emitAllocation(Builder, Layout);
    StoreInst *Code =
        Builder.CreateStore(Builder.Emitter.function(*New.Function), Object);
    Builder.Emitter.Memory.closureCode(Code);
    for (auto [I, N] : enumerate(New.Captured)) {
      OpenField Field{&New, Object, unsigned(I)};
      if (auto Later = Following.find(N); Later != Following.end())
        Later->second.push_back(Field);
      else
        storeCaptured(Builder, Layout, Field);
    }
    Builder.bind(New.Variable, Object);
    auto Waiting = Following.find(New.Variable.TheName);
    for (const OpenField &Field : Waiting->second)
      storeCaptured(Builder,
                    Builder.Emitter.closureLayout(*Field.Holder->Function),
                    Field);
    Following.erase(Waiting);
  }
}
