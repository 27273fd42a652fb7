//===- Objects.cpp - Tuples and exceptions --------------------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;

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

/// The layout of a tuple, or of the values of a constructor.
static RecordLayout layoutOf(const TypeLowering &Types, const mincaml::Type *Ty,
                             const Constructor *X) {
  return X ? Types.exception(*X) : Types.tuple(Ty);
}

/// Tags an access to a field of type Field.
static void tagField(FunctionBuilder &Builder, Instruction *Access,
                     const Constructor *X, const mincaml::Type *Field) {
  if (X)
    Builder.Emitter.Memory.exceptionArgument(Access, Field);
  else
    Builder.Emitter.Memory.tupleField(Access, Field);
}

static void storeFields(FunctionBuilder &Builder, Value *Object,
                        const RecordLayout &Layout, const Constructor *X,
                        ArrayRef<mincaml::Type *> Types,
                        ArrayRef<Value *> Stored) {
  for (size_t I = 0; I != Stored.size(); ++I)
    if (Layout.Fields[I] >= 0)
      tagField(Builder,
               Builder.CreateStore(Stored[I],
                                   fieldAddress(Builder, Layout, Object, I)),
               X, Types[I]);
}

Value *mincaml::emitConstruct(FunctionBuilder &Builder,
                              const knormal::Construct &E) {
  if (E.TheConstructor)
    return emitException(Builder, *E.TheConstructor,
                         Builder.lookupAll(E.Fields));
  RecordLayout Layout = Builder.Emitter.Types.tuple(E.Ty);
  Value *Object = emitAllocation(Builder, Layout);
  for (auto [I, N] : enumerate(E.Fields)) {
    if (Layout.Fields[I] < 0)
      continue;
    Value *Element = Builder.toMemory(Builder.lookup(N));
    StoreInst *Store =
        Builder.CreateStore(Element, fieldAddress(Builder, Layout, Object, I));
    Builder.Emitter.Memory.tupleField(Store, E.Ty->operand(I));
  }
  return Object;
}

void mincaml::emitLetFields(FunctionBuilder &Builder,
                            const knormal::LetFields &E) {
  Value *Object = Builder.lookup(E.Object);
  RecordLayout Layout =
      layoutOf(Builder.Emitter.Types, E.ObjectTy->resolve(), E.TheConstructor);
  for (auto [I, B] : enumerate(E.Variables)) {
    if (Layout.Fields[I] < 0) {
      Builder.bind(B, nullptr);
      continue;
    }
    // No expression can refer to a field without a name.
    if (B.IsUnused)
      continue;
    LoadInst *Load =
        Builder.CreateLoad(Builder.Emitter.Types.memoryType(B.Ty),
                           fieldAddress(Builder, Layout, Object, I));
    tagField(Builder, Load, E.TheConstructor, B.Ty);
    Builder.bind(B, Builder.fromMemory(Load, B.Ty));
  }
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

Value *mincaml::emitException(FunctionBuilder &Builder, const Constructor &X,
                              ArrayRef<Value *> Arguments) {
  ModuleEmitter &Emitter = Builder.Emitter;
  Emitter.Exceptions.add(X);
  RecordLayout Layout = Emitter.Types.exception(X);
  SmallVector<Value *, 4> Stored;
  // An exception that is known at compile time is a constant in memory, which
  // needs no allocation.
  SmallVector<Constant *, 4> Constants{Builder.getInt32(X.Number),
                                       Builder.getInt32(0)};
  for (auto [I, V] : enumerate(Arguments)) {
    Stored.push_back(Layout.Fields[I] < 0 ? nullptr : Builder.toMemory(V));
    if (auto *Known = dyn_cast_or_null<Constant>(Stored.back());
        Known && !isa<UndefValue>(Known))
      Constants.push_back(Known);
  }
  if (Constants.size() == Layout.Struct->getNumElements())
    return privateConstant(
        Emitter.M, ConstantStruct::get(Layout.Struct, Constants),
        "exception." + ast::sourceName(X.Name), allocationAlign());
  Value *Object = emitAllocation(Builder, Layout);
  Emitter.Memory.exceptionNumber(
      Builder.CreateStore(Builder.getInt32(X.Number), Object));
  Emitter.Memory.exceptionNumber(Builder.CreateStore(
      Builder.getInt32(0),
      Builder.CreateStructGEP(Layout.Struct, Object, 1, "field")));
  storeFields(Builder, Object, Layout, &X, knormal::fieldTypes(nullptr, &X),
              Stored);
  return Object;
}

Value *mincaml::emitNumber(FunctionBuilder &Builder, Value *Exception) {
  LoadInst *Load =
      Builder.CreateLoad(Builder.getInt32Ty(), Exception, "constructor");
  Builder.Emitter.Memory.exceptionNumber(Load);
  return Load;
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
