//===- FunctionEmitterCalls.cpp - Calls and function entries --------------===//

#include "FunctionEmitter.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;
using Place = CallLayout::Argument::Place;

/// The arguments, in the order of the source; null for unit ones. Those that
/// travel in the argument area are loaded here, before anything can call
/// another function and overwrite it.
SmallVector<llvm::Value *, 8>
FunctionEmitter::emitEntry(const CallLayout &Layout,
                           ArrayRef<const mincaml::Type *> Types) {
  SmallVector<llvm::Value *, 8> Result;
  for (auto [Argument, Ty] : zip_equal(Layout.arguments(), Types)) {
    switch (Argument.Where) {
    case Place::Nowhere:
      Result.push_back(nullptr);
      break;
    case Place::Register:
      Result.push_back(F->getArg(Argument.Index));
      break;
    case Place::Area: {
      llvm::Type *Memory = Emitter.Types.memoryType(Ty);
      LoadInst *Load = Builder.CreateLoad(
          Memory, Emitter.argumentAreaSlot(Argument.Index, Layout.areaSize()),
          "argument");
      Emitter.Memory.argumentArea(Load, Ty);
      Result.push_back(fromMemory(Load, Ty));
      break;
    }
    }
  }
  return Result;
}

CallInst *FunctionEmitter::emitCall(llvm::Value *Callee,
                                    const CallLayout &Layout,
                                    ArrayRef<const mincaml::Type *> Types,
                                    ArrayRef<llvm::Value *> Arguments,
                                    llvm::Value *Closure, const Twine &Name) {
  SmallVector<llvm::Value *, 8> InRegisters;
  for (auto [Argument, Ty, V] :
       zip_equal(Layout.arguments(), Types, Arguments)) {
    if (Argument.Where == Place::Register) {
      InRegisters.push_back(V);
    } else if (Argument.Where == Place::Area) {
      StoreInst *Store = Builder.CreateStore(
          toMemory(V),
          Emitter.argumentAreaSlot(Argument.Index, Layout.areaSize()));
      Emitter.Memory.argumentArea(Store, Ty);
    }
  }
  if (Layout.hasClosureParameter())
    InRegisters.push_back(Closure ? Closure
                                  : PoisonValue::get(Builder.getPtrTy()));
  CallInst *Call =
      Builder.CreateCall(Layout.functionType(), Callee, InRegisters);
  Call->setCallingConv(Layout.callingConvention());
  if (!Call->getType()->isVoidTy())
    Call->setName(Name);
  return Call;
}

llvm::Value *FunctionEmitter::callResult(CallInst *Call) {
  return Call->getType()->isVoidTy() ? nullptr : Call;
}

void FunctionEmitter::emitTailReturn(CallInst &Call) {
  Call.setTailCallKind(Emitter.Registers.GuaranteeTailCalls
                           ? CallInst::TCK_MustTail
                           : CallInst::TCK_Tail);
  emitReturn(callResult(&Call));
}

CallInst *FunctionEmitter::emitApplyDirect(const ApplyDirect &E) {
  CallLayout Layout = Emitter.callLayout(*E.Function);
  SmallVector<const mincaml::Type *, 8> Types = operandTypes(E.Function->Ty);
  for (const Binder &B : E.Function->Lifted)
    Types.push_back(B.Ty);
  llvm::Value *Closure = E.Closure ? lookup(E.Closure) : nullptr;
  return emitCall(Emitter.function(*E.Function), Layout, Types,
                  lookupAll(E.Arguments), Closure,
                  symbolName(E.Function->Label->Source));
}

CallInst *FunctionEmitter::emitApplyClosure(const ApplyClosure &E) {
  CallLayout Layout = Emitter.callLayout(E.FunctionTy, /*WithClosure=*/true);
  SmallVector<const mincaml::Type *, 8> Types = operandTypes(E.FunctionTy);
  llvm::Value *Closure = lookup(E.Callee);
  SmallVector<llvm::Value *, 8> Arguments = lookupAll(E.Arguments);
  LoadInst *Code = Builder.CreateLoad(Builder.getPtrTy(), Closure, "code");
  Emitter.Memory.closureCode(Code);
  return emitCall(Code, Layout, Types, Arguments, Closure, "call");
}

void FunctionEmitter::emitClosureEntry(const ClosedFunction &Function) {
  Emitter.Debug.beginFunction(F, "", Function.Range.Start, {},
                              Function.Ty->result());
  setLocation(Function.Range.Start);
  SmallVector<const mincaml::Type *, 8> Types = operandTypes(Function.Ty);
  CallLayout Incoming = Emitter.callLayout(Function.Ty, /*WithClosure=*/true);
  SmallVector<llvm::Value *, 8> Arguments = emitEntry(Incoming, Types);
  CallInst *Call = emitCall(
      Emitter.function(Function),
      Emitter.callLayout(Function.Ty, /*WithClosure=*/false), Types, Arguments,
      /*Closure=*/nullptr, symbolName(Function.Label->Source));
  emitTailReturn(*Call);
}

llvm::Value *FunctionEmitter::emitExternalApply(const ExternalApply &E) {
  SmallVector<llvm::Value *, 8> Arguments;
  for (const Name *N : E.Arguments)
    if (llvm::Value *V = lookup(N))
      Arguments.push_back(V);
  if (llvm::Value *V =
          Emitter.Runtime.emitInline(Builder, E.External, Arguments))
    return V;
  for (llvm::Value *&V : Arguments)
    V = toMemory(V);
  CallInst *Call = Builder.CreateCall(
      Emitter.Runtime.external(E.External, E.FunctionTy), Arguments);
  if (Call->getType()->isVoidTy())
    return nullptr;
  Call->setName(E.External);
  return fromMemory(Call, E.Ty);
}
