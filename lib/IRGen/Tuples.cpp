//===- Tuples.cpp - Tuples and the fields of heap objects -----------------===//

#include "Operations.h"

using namespace mincaml;
using namespace llvm;
using knormal::LetTuple;

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
