//===- Objects.cpp - Tuples and exceptions --------------------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using knormal::LetTuple;

//===----------------------------------------------------------------------===//
// Tuples and the fields of heap objects
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

/// Returns a constant in memory for an exception that is known at compile time,
/// so that it needs no allocation.
static Constant *constantException(FunctionBuilder &Builder,
                                   const RecordLayout &Layout,
                                   const ExceptionConstructor &X,
                                   Constant *Payload) {
  SmallVector<Constant *, 3> Fields{Builder.getInt32(X.Number),
                                    Builder.getInt32(0)};
  if (Payload)
    Fields.push_back(Payload);
  return privateConstant(
      Builder.Emitter.M, ConstantStruct::get(Layout.Struct, Fields),
      "exception." + ast::sourceName(X.Name), allocationAlign());
}

Value *mincaml::emitException(FunctionBuilder &Builder,
                              const ExceptionConstructor &X, Value *Payload) {
  ModuleEmitter &Emitter = Builder.Emitter;
  Emitter.Exceptions.add(X);
  RecordLayout Layout =
      Emitter.Types.exception(Payload ? X.Payload->resolve() : nullptr);
  if (!Payload)
    return constantException(Builder, Layout, X, nullptr);
  Value *Stored = Builder.toMemory(Payload);
  if (auto *Known = dyn_cast<Constant>(Stored);
      Known && !isa<UndefValue>(Known))
    return constantException(Builder, Layout, X, Known);
  Value *Object = emitAllocation(Builder, Layout);
  Emitter.Memory.exceptionNumber(
      Builder.CreateStore(Builder.getInt32(X.Number), Object));
  Emitter.Memory.exceptionNumber(Builder.CreateStore(
      Builder.getInt32(0),
      Builder.CreateStructGEP(Layout.Struct, Object, 1, "field")));
  StoreInst *Store =
      Builder.CreateStore(Stored, fieldAddress(Builder, Layout, Object, 0));
  Emitter.Memory.exceptionArgument(Store, X.Payload->resolve());
  return Object;
}

Value *mincaml::emitNumber(FunctionBuilder &Builder, Value *Exception) {
  LoadInst *Load =
      Builder.CreateLoad(Builder.getInt32Ty(), Exception, "constructor");
  Builder.Emitter.Memory.exceptionNumber(Load);
  return Load;
}

void mincaml::emitPayload(FunctionBuilder &Builder,
                          const knormal::IfException &E) {
  if (!E.Payload.TheName)
    return;
  ModuleEmitter &Emitter = Builder.Emitter;
  const mincaml::Type *Ty = E.Payload.Ty;
  RecordLayout Layout = Emitter.Types.exception(Ty);
  if (Layout.Fields[0] < 0) {
    Builder.bind(E.Payload, nullptr);
    return;
  }
  LoadInst *Load = Builder.CreateLoad(
      Emitter.Types.memoryType(Ty),
      fieldAddress(Builder, Layout, Builder.lookup(E.Exception), 0));
  Emitter.Memory.exceptionArgument(Load, Ty);
  Builder.bind(E.Payload, Builder.fromMemory(Load, Ty));
}

CallInst *mincaml::emitCallCatching(FunctionBuilder &Builder,
                                    function_ref<CallInst *()> Emit) {
  RuntimeFunctions &Runtime = Builder.Emitter.Runtime;
  Builder.CreateCall(Runtime.beginCatch());
  CallInst *Call = Emit();
  Builder.raiseIf(Builder.CreateCall(Runtime.endCatch(), {}, "exception"));
  return Call;
}

//===----------------------------------------------------------------------===//
// The table of names
//===----------------------------------------------------------------------===//

Constant *ExceptionTable::address() {
  if (!Table)
    Table =
        new GlobalVariable(M, llvm::Type::getInt8Ty(M.getContext()),
                           /*isConstant=*/true, GlobalValue::InternalLinkage,
                           /*Initializer=*/nullptr, "");
  return Table;
}

void ExceptionTable::finish() {
  if (!Table)
    return;
  LLVMContext &C = M.getContext();
  auto *Pointer = PointerType::getUnqual(C);
  auto Text = [&](const std::string &Bytes) -> Constant * {
    return privateConstant(M, ConstantDataArray::getString(C, Bytes),
                           "exception");
  };
  auto *Row = StructType::get(C, {Pointer, Pointer});
  size_t First = std::size(runtime::Exceptions);
  size_t Size =
      Constructed.empty() ? 0 : Constructed.rbegin()->first + 1 - First;
  // Exceptions that the program never constructs have empty rows.
  std::vector<Constant *> Rows(Size, ConstantAggregateZero::get(Row));
  for (const auto &[Number, X] : Constructed)
    Rows[Number - First] = ConstantStruct::get(
        Row, {Text(exceptionName(*X, FileName)), Text(printedArguments(*X))});
  auto *Ty = ArrayType::get(Row, Size);
  auto *Final = new GlobalVariable(
      M, Ty, /*isConstant=*/true, GlobalValue::InternalLinkage,
      ConstantArray::get(Ty, Rows), "ml.exceptions");
  Table->replaceAllUsesWith(Final);
  Table->eraseFromParent();
}
