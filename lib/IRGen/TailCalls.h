//===- TailCalls.h - Calls in tail position ---------------------*- C++ -*-===//
//
// MinCaml guarantees that a call in tail position runs in constant stack space:
// it is emitted as `musttail`, directly followed by the return. CallLayout.h
// describes how arguments are passed so that LLVM accepts that. On targets
// where LLVM stops with a fatal error at some `musttail` calls, the call is
// emitted as `tail`, which LLVM may ignore
// (ArgumentRegisters::GuaranteeTailCalls).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_TAILCALLS_H
#define MINCAML_LIB_IRGEN_TAILCALLS_H

#include "Calls.h"

namespace mincaml {

/// If \p E is a call of a MinCaml function, emits it as a tail call, which ends
/// the block, and returns true. Calls of foreign code use the C convention and
/// are not tail calls.
bool emitTailCall(FunctionBuilder &Builder, const knormal::Expression &E);

/// Emits a return of the result of a call, which must be the last instruction
/// so far. The call becomes a tail call, unless only one of caller and callee
/// returns exceptions.
void emitReturnOfCall(FunctionBuilder &Builder, const MadeCall &Made);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_TAILCALLS_H
