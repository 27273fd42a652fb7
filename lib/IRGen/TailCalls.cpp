//===- TailCalls.cpp - Calls in tail position -----------------------------===//

#include "TailCalls.h"

using namespace mincaml;
using llvm::CallInst;

static void emitTailReturn(FunctionBuilder &Builder, CallInst &Call) {
  Call.setTailCallKind(Builder.Emitter.Registers.GuaranteeTailCalls
                           ? CallInst::TCK_MustTail
                           : CallInst::TCK_Tail);
  if (llvm::Value *V = callResult(&Call))
    Builder.CreateRet(V);
  else
    Builder.CreateRetVoid();
}

void mincaml::emitReturnOfCall(FunctionBuilder &Builder, const MadeCall &Made) {
  if (Made.ReturnsException == Builder.ReturnsException)
    emitTailReturn(Builder, *Made.Call);
  else
    Builder.emitReturn(handledResult(Builder, Made));
}

bool mincaml::emitTailCall(FunctionBuilder &Builder,
                           const knormal::Expression &E) {
  MadeCall Made = {};
  if (auto *A = llvm::dyn_cast<knormal::ApplyDirect>(&E))
    Made = emitApplyDirect(Builder, *A);
  else if (auto *A = llvm::dyn_cast<knormal::ApplyClosure>(&E))
    Made = emitApplyClosure(Builder, *A);
  if (!Made.Call)
    return false;
  emitReturnOfCall(Builder, Made);
  return true;
}
