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

#include "Calls.h"

namespace mincaml {

/// If \p E is a call of a MinCaml function, emits it as a tail call, which ends
/// the block, and returns true. Calls of foreign code have the C convention and
/// are not tail calls.
bool emitTailCall(FunctionBuilder &Builder, const knormal::Expression &E);

/// Returns the result of a call, the last instruction so far. It is a tail
/// call, unless only one of the two functions returns exceptions.
void emitReturnOfCall(FunctionBuilder &Builder, const MadeCall &Made);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_TAILCALLS_H
