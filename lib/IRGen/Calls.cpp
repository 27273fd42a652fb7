//===- Calls.cpp - Calls and function entries -----------------------------===//

#include "FunctionBuilder.h"

using namespace mincaml;
using namespace llvm;
using knormal::ApplyDirect;
using knormal::ExternalApply;
using Where = CallLayout::Argument::Location;

SmallVector<Value *, 8> mincaml::emitEntry(FunctionBuilder &Builder,
                                           const CallLayout &Layout) {
  SmallVector<Value *, 8> Result;
  for (const CallLayout::Argument &A : Layout.Arguments) {
    switch (A.Where) {
    case Where::None:
      Result.push_back(nullptr);
      break;
    case Where::Register:
      Result.push_back(Builder.F->getArg(A.Index));
      break;
    case Where::Area: {
      ModuleEmitter &Emitter = Builder.Emitter;
      LoadInst *Load = Builder.CreateLoad(
          Emitter.Types.memoryType(A.Ty),
          Emitter.argumentAreaAddress(A.Index, Layout.AreaSize), "argument");
      Emitter.Memory.argumentArea(Load, A.Ty);
      Result.push_back(Builder.fromMemory(Load, A.Ty));
      break;
    }
    }
  }
  return Result;
}

CallInst *mincaml::emitCall(FunctionBuilder &Builder, Value *Callee,
                            const CallLayout &Layout,
                            ArrayRef<Value *> Arguments, Value *Closure,
                            const Twine &Name) {
  SmallVector<Value *, 8> InRegisters;
  for (auto [A, V] : zip_equal(Layout.Arguments, Arguments)) {
    if (A.Where == Where::Register) {
      InRegisters.push_back(V);
    } else if (A.Where == Where::Area) {
      Value *Stored = Builder.toMemory(V);
      StoreInst *Store = Builder.CreateStore(
          Stored,
          Builder.Emitter.argumentAreaAddress(A.Index, Layout.AreaSize));
      Builder.Emitter.Memory.argumentArea(Store, A.Ty);
    }
  }
  if (Layout.HasClosureParameter)
    InRegisters.push_back(Closure ? Closure
                                  : PoisonValue::get(Builder.getPtrTy()));
  CallInst *Call = Builder.CreateCall(Layout.FunctionTy, Callee, InRegisters);
  Call->setCallingConv(Layout.Convention);
  if (!Call->getType()->isVoidTy())
    Call->setName(Name);
  return Call;
}

Value *mincaml::rawResult(CallInst *Call) {
  return Call->getType()->isVoidTy() ? nullptr : Call;
}

Value *mincaml::resultOfCall(FunctionBuilder &Builder,
                             const EmittedCall &Emitted) {
  CallInst *Call = Emitted.Call;
  if (!Emitted.ReturnsException)
    return rawResult(Call);
  if (!Call->getType()->isStructTy()) {
    Builder.raiseIf(Call);
    return nullptr;
  }
  Builder.raiseIf(Builder.CreateExtractValue(Call, 1, "exception"));
  return Builder.CreateExtractValue(Call, 0, Call->getName());
}

EmittedCall mincaml::emitApplyDirect(FunctionBuilder &Builder,
                                     const ApplyDirect &E) {
  Value *Closure = E.Closure ? Builder.lookup(E.Closure) : nullptr;
  CallLayout Layout = Builder.Emitter.callLayout(*E.Function);
  return {emitCall(Builder, Builder.Emitter.function(*E.Function), Layout,
                   Builder.lookupAll(E.Arguments), Closure,
                   symbolName(E.Function->Label->Source)),
          Layout.ReturnsException};
}

/// Emits `Char.chr`.
static Value *emitCharacterOfCode(FunctionBuilder &Builder, Value *Code) {
  auto *Known = dyn_cast<ConstantInt>(Code);
  if (Builder.Emitter.Options.Checks && !(Known && Known->getValue().ule(255)))
    Builder.emitFailureIf(
        Builder.CreateICmpUGT(Code, Builder.getInt32(255), "no.character"),
        runtime::Failure::character, {Code});
  return Code;
}

/// Emits a call of a library function that writes to a string.
static void emitWrite(FunctionBuilder &Builder, const ExternalApply &E,
                      ArrayRef<Value *> Arguments) {
  MemoryMetadata &Memory = Builder.Emitter.Memory;
  auto Address = [&](unsigned String) {
    return Builder.CreateInBoundsGEP(Builder.getInt8Ty(), Arguments[String],
                                     Arguments[String + 1],
                                     "character.address");
  };
  auto Character = [&](unsigned I) {
    return Builder.CreateTrunc(Arguments[I], Builder.getInt8Ty(), "character");
  };
  Instruction *Write;
  if (E.External == "Primitive.set")
    Write = Builder.CreateStore(Character(2), Address(0));
  else if (E.External == "Primitive.fill")
    Write =
        Builder.CreateMemSet(Address(0), Character(3), Arguments[2], Align(1));
  else
    Write = Builder.CreateMemMove(Address(2), Align(1), Address(0), Align(1),
                                  Arguments[4]);
  Memory.character(Write);
}

static Value *emitLibraryCall(FunctionBuilder &Builder, const ExternalApply &E,
                              ArrayRef<Value *> Arguments) {
  const runtime::LibraryFunction &F = *E.Library;
  // A character is represented by its code.
  if (E.External == "Char.code")
    return Arguments.front();
  if (E.External == "Char.chr")
    return emitCharacterOfCode(Builder, Arguments.front());
  if (F.TheEffect == runtime::Effect::WRITES) {
    emitWrite(Builder, E, Arguments);
    return nullptr;
  }
  SmallVector<Value *, 4> Passed;
  if (F.TheEffect == runtime::Effect::CHECKS)
    Passed.push_back(Builder.currentLocation());
  for (Value *V : Arguments)
    Passed.push_back(Builder.toMemory(V));
  const ArrayRef<runtime::Exception> Raised = knormal::exceptionsOf(E);
  const bool IsHandled = Builder.mayHandleAny(Raised);
  if (F.TheEffect == runtime::Effect::ENDS) {
    if (IsHandled) {
      unsigned Number = unsigned(Raised.front());
      mincaml::Type *Argument = E.FunctionTy->operand(0);
      Builder.raise(emitException(Builder,
                                  {runtime::Exceptions[Number].Name, SMRange(),
                                   MutableArrayRef(Argument), Number},
                                  Arguments.front()));
    } else {
      Builder.CreateCall(Builder.Emitter.Runtime.library(F), Passed);
    }
    return Builder.emitNoValue(E.Ty);
  }
  auto EmitCall = [&] {
    return Builder.CreateCall(Builder.Emitter.Runtime.library(F), Passed);
  };
  CallInst *Call = IsHandled ? emitCallCatching(Builder, EmitCall) : EmitCall();
  if (!rawResult(Call))
    return nullptr;
  // The name of the function without its module: `sub` for `String.sub`.
  Call->setName(E.External == "^"
                    ? "concatenation"
                    : E.External.substr(E.External.rfind('.') + 1));
  return Builder.fromMemory(Call, E.Ty);
}

Value *mincaml::emitExternalApply(FunctionBuilder &Builder,
                                  const ExternalApply &E) {
  RuntimeFunctions &Runtime = Builder.Emitter.Runtime;
  SmallVector<Value *, 8> Arguments;
  for (const knormal::Name *N : E.Arguments)
    if (Value *V = Builder.lookup(N))
      Arguments.push_back(V);
  if (E.Library)
    return emitLibraryCall(Builder, E, Arguments);
  if (!E.IsDeclared)
    if (Value *V = Runtime.emitInline(Builder, E.External, Arguments))
      return V;
  for (Value *&V : Arguments)
    V = Builder.toMemory(V);
  auto EmitCall = [&] {
    return Builder.CreateCall(E.IsDeclared
                                  ? Runtime.declared(E.External, E.FunctionTy)
                                  : Runtime.external(E.External, E.FunctionTy),
                              Arguments);
  };
  CallInst *Call = Builder.mayHandleAny(knormal::exceptionsOf(E))
                       ? emitCallCatching(Builder, EmitCall)
                       : EmitCall();
  if (Call->getType()->isVoidTy())
    return nullptr;
  Call->setName(E.External);
  return Builder.fromMemory(Call, E.Ty);
}

//===----------------------------------------------------------------------===//
// Tail calls
//===----------------------------------------------------------------------===//

static void emitTailReturn(FunctionBuilder &Builder, CallInst &Call) {
  Call.setTailCallKind(Builder.Emitter.Registers.GuaranteeTailCalls
                           ? CallInst::TCK_MustTail
                           : CallInst::TCK_Tail);
  if (llvm::Value *V = rawResult(&Call))
    Builder.CreateRet(V);
  else
    Builder.CreateRetVoid();
}

void mincaml::emitReturnOfCall(FunctionBuilder &Builder,
                               const EmittedCall &Call) {
  if (Call.ReturnsException == Builder.ReturnsException)
    emitTailReturn(Builder, *Call.Call);
  else
    Builder.emitReturn(resultOfCall(Builder, Call));
}

bool mincaml::emitTailCall(FunctionBuilder &Builder,
                           const knormal::Expression &E) {
  EmittedCall Call = {};
  if (auto *A = llvm::dyn_cast<knormal::ApplyDirect>(&E))
    Call = emitApplyDirect(Builder, *A);
  else if (auto *A = llvm::dyn_cast<knormal::ApplyClosure>(&E))
    Call = emitApplyClosure(Builder, *A);
  if (!Call.Call)
    return false;
  emitReturnOfCall(Builder, Call);
  return true;
}
