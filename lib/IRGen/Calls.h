//===- Calls.h - Calls and function entries ---------------------*- C++ -*-===//
//
// Calls whose result the caller uses. TailCalls.h has calls that return their
// result to the caller of the current function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CALLS_H
#define MINCAML_LIB_IRGEN_CALLS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// Returns the arguments of the current function in the order of the source;
/// null for arguments of type unit. Loads the arguments that are passed in the
/// argument area. Must therefore precede any call that could overwrite the
/// area.
llvm::SmallVector<llvm::Value *, 8> emitEntry(FunctionBuilder &Builder,
                                              const CallLayout &Layout);

/// Emits a call of a MinCaml function. \p Closure is null if the function takes
/// none.
llvm::CallInst *emitCall(FunctionBuilder &Builder, llvm::Value *Callee,
                         const CallLayout &Layout,
                         llvm::ArrayRef<llvm::Value *> Arguments,
                         llvm::Value *Closure, const llvm::Twine &Name);

struct MadeCall {
  llvm::CallInst *Call;
  bool ReturnsException;
};

MadeCall emitApplyDirect(FunctionBuilder &Builder,
                         const knormal::ApplyDirect &E);
MadeCall emitApplyClosure(FunctionBuilder &Builder,
                          const knormal::ApplyClosure &E);
/// Emits a call of a runtime or foreign function, or an equivalent operation.
llvm::Value *emitExternalApply(FunctionBuilder &Builder,
                               const knormal::ExternalApply &E);

/// Returns the result of a call; null if it is unit.
llvm::Value *callResult(llvm::CallInst *Call);

/// Returns the result of a call that is not a tail call. If the call returns an
/// exception, the emitted code raises it.
llvm::Value *handledResult(FunctionBuilder &Builder, const MadeCall &Made);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_CALLS_H
