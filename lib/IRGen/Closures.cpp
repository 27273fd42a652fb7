//===- Closures.cpp - Layout, creation and calls of closures --------------===//
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

#include "FunctionBuilder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using knormal::ApplyClosure;
using knormal::ClosedFunction;
using knormal::MakeClosures;
using knormal::NewClosure;

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

/// Declares the entry of a function: the code of its static closure.
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

/// A field of a closure whose value is another closure that does not exist yet.
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
/// closure exists. All other fields are stored before the address of their
/// closure is stored anywhere, so that closure optimization knows the contents
/// of the closure.
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
