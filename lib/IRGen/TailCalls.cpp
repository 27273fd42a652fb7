//===- TailCalls.cpp - Calls in tail position -----------------------------===//

#include "TailCalls.h"
#include "Calls.h"

using namespace mincaml;
using llvm::CallInst;

void mincaml::emitTailReturn(FunctionBuilder &Builder, CallInst &Call) {
  Call.setTailCallKind(Builder.Emitter.Registers.GuaranteeTailCalls
                           ? CallInst::TCK_MustTail
                           : CallInst::TCK_Tail);
  Builder.emitReturn(callResult(&Call));
}

bool mincaml::emitTailCall(FunctionBuilder &Builder,
                           const knormal::Expression &E) {
  CallInst *Call = nullptr;
  if (auto *A = llvm::dyn_cast<knormal::ApplyDirect>(&E))
    Call = emitApplyDirect(Builder, *A);
  else if (auto *A = llvm::dyn_cast<knormal::ApplyClosure>(&E))
    Call = emitApplyClosure(Builder, *A);
  if (!Call)
    return false;
  emitTailReturn(Builder, *Call);
  return true;
}
