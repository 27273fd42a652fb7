//===- Objects.cpp - Tuples, closures and exceptions ----------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using knormal::ApplyClosure;
using knormal::ClosedFunction;
using knormal::LetTuple;
using knormal::MakeClosures;
using knormal::NewClosure;

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
// Closures
//
// A closure is an object whose field 0 is the address of its code. Its other
// fields are the captured variables, in the order of ClosedFunction::Captured.
// The code is a function that gets the closure as its last argument.
//
// A function that captures nothing needs no closure for direct calls. If its
// value is used, it has a static closure, which contains only the address of an
// *entry*: a function that ignores the closure and calls the function itself.
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

RecordLayout
TypeLowering::closure(ArrayRef<const mincaml::Type *> Captured) const {
  return record({PointerType::getUnqual(Context)}, Captured);
}

RecordLayout ModuleEmitter::closureLayout(const ClosedFunction &F) const {
  return Types.closure(typesOf(F.Captured));
}

CallLayout
ModuleEmitter::closureCallLayout(const mincaml::Type *FunctionTy) const {
  return CallLayout(Types, Registers, operandTypes(FunctionTy),
                    FunctionTy->result(), /*WithClosure=*/true,
                    Raises.closureReturnsException(FunctionTy));
}

//===----------------------------------------------------------------------===//
// Static closures and their entries
//===----------------------------------------------------------------------===//

bool ModuleEmitter::isClosureEntry(const ClosedFunction &F) const {
  return Debug.keepsVariables() && F.HasStaticClosure &&
         Raises.returnsException(F) == Raises.closureReturnsException(F.Ty);
}

/// Declares the code of the static closure of a function.
llvm::Function *ModuleEmitter::declareEntry(const ClosedFunction &F,
                                            const Twine &Name) {
  CallLayout Layout = closureCallLayout(F.Ty);
  auto *Entry = llvm::Function::Create(
      Layout.FunctionTy, GlobalValue::InternalLinkage, Name + ".entry", M);
  Entry->setCallingConv(Layout.Convention);
  Entry->setDoesNotThrow();
  Entry->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  nameArguments(*Entry, F.Parameters, Layout);
  Entry->getArg(Layout.closureIndex())->setName("closure");
  return Entry;
}

Constant *ModuleEmitter::staticClosure(const ClosedFunction &F) {
  Constant *&Closure = StaticClosures[&F];
  if (Closure)
    return Closure;
  const std::string Name = "ml." + symbolName(F.Label->Source);
  llvm::Function *Entry =
      isClosureEntry(F) ? function(F) : declareEntry(F, Name);
  auto *Struct = StructType::get(Entry->getType());
  auto *G = new GlobalVariable(
      M, Struct, /*isConstant=*/true, GlobalValue::InternalLinkage,
      ConstantStruct::get(Struct, {Entry}), Name + ".closure");
  G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  G->setAlignment(allocationAlign());
  Closure = G;
  return G;
}

void FunctionEmitter::emitClosureEntry(const ClosedFunction &Function) {
  Emitter.Debug.beginFunction(Builder.F, "", Function.Range.Start, {},
                              Function.Ty->result(),
                              Emitter.function(Function));
  Builder.setLocation(Function.Range.Start);
  CallLayout Incoming = Emitter.closureCallLayout(Function.Ty);
  CallLayout Outgoing = Emitter.callLayout(Function);
  Builder.ReturnsException = Incoming.ReturnsException;
  SmallVector<llvm::Value *, 8> Arguments = emitEntry(Builder, Incoming);
  CallInst *Call =
      emitCall(Builder, Emitter.function(Function), Outgoing, Arguments,
               /*Closure=*/nullptr, symbolName(Function.Label->Source));
  emitReturnOfCall(Builder, {Call, Outgoing.ReturnsException});
  Builder.finish();
}

//===----------------------------------------------------------------------===//
// Creation, captured variables, calls
//===----------------------------------------------------------------------===//

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

void FunctionEmitter::loadCaptured(const ClosedFunction &Function) {
  RecordLayout Closure = Emitter.closureLayout(Function);
  for (auto [I, B] : enumerate(Function.Captured)) {
    llvm::Value *V = nullptr;
    if (Closure.Fields[I] >= 0) {
      llvm::Value *Address =
          fieldAddress(Builder, Closure, Builder.OwnClosure, I);
      LoadInst *Load =
          Builder.CreateLoad(Emitter.Types.memoryType(B.Ty), Address);
      Emitter.Memory.closureField(Load, B.Ty);
      V = Builder.fromMemory(Load, B.Ty);
    }
    Builder.bindAtEntry(B, V, /*ParameterNumber=*/0);
  }
}

EmittedCall mincaml::emitApplyClosure(FunctionBuilder &Builder,
                                      const ApplyClosure &E) {
  CallLayout Layout = Builder.Emitter.closureCallLayout(E.FunctionTy);
  Value *Closure = Builder.lookup(E.Callee);
  SmallVector<Value *, 8> Arguments = Builder.lookupAll(E.Arguments);
  LoadInst *Code = Builder.CreateLoad(Builder.getPtrTy(), Closure, "code");
  Builder.Emitter.Memory.closureCode(Code);
  return {emitCall(Builder, Code, Layout, Arguments, Closure, "call"),
          Layout.ReturnsException};
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
