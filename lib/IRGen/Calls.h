//===- Calls.h - Calls and function entries ---------------------*- C++ -*-===//
//
// Calls whose result the caller uses. TailCalls.h has those that return their
// result to the caller of the current function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CALLS_H
#define MINCAML_LIB_IRGEN_CALLS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// The arguments of the current function in the order of the source; null for
/// unit ones. Loads those that are passed in the argument area, so that this
/// comes before any call that could overwrite the area.
llvm::SmallVector<llvm::Value *, 8> emitEntry(FunctionBuilder &Builder,
                                              const CallLayout &Layout);

/// Calls a MinCaml function. \p Closure is null if it takes none.
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
/// Calls a function of the runtime or foreign code, or emits an operation that
/// does the same.
llvm::Value *emitExternalApply(FunctionBuilder &Builder,
                               const knormal::ExternalApply &E);

/// Null if the call has the result unit.
llvm::Value *callResult(llvm::CallInst *Call);

/// The value of a call that is not a tail call; raises the exception that it
/// returns.
llvm::Value *handledResult(FunctionBuilder &Builder, const MadeCall &Made);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_CALLS_H
