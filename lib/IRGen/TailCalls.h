//===- TailCalls.h - Calls in tail position ---------------------*- C++ -*-===//
//
// MinCaml guarantees that a call in tail position runs in constant stack: it is
// emitted as `musttail`, directly followed by the return. CallLayout.h
// describes how arguments are passed so that LLVM accepts that. On the targets
// where LLVM stops with a fatal error at some `musttail` calls it is emitted as
// `tail`, which LLVM may ignore (ArgumentRegisters::GuaranteeTailCalls).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_TAILCALLS_H
#define MINCAML_LIB_IRGEN_TAILCALLS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// If \p E is a call of a MinCaml function, emits it as a tail call, which ends
/// the block, and returns true. Calls of foreign code have the C convention and
/// are not tail calls.
bool emitTailCall(FunctionBuilder &Builder, const knormal::Expression &E);

/// Makes \p Call, the last instruction so far, a tail call and returns its
/// result.
void emitTailReturn(FunctionBuilder &Builder, llvm::CallInst &Call);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_TAILCALLS_H
