//===- Exceptions.h - Exception values --------------------------*- C++ -*-===//
//
// An exception is a pointer to an object with three fields: the number of its
// constructor, a number that is not 0 if a failed check raised it, and its
// argument. The description of the failed check, which only the runtime creates
// and reads, follows the argument.
//
// Raising an exception is a branch to the innermost handler in the function,
// whose phi node receives the exception. Without a handler, the function
// returns the exception (RaiseAnalysis.h) or ends the program.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_EXCEPTIONS_H
#define MINCAML_LIB_IRGEN_EXCEPTIONS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// Emits the construction of an exception. Payload is its argument; null if it
/// is unit or there is none.
llvm::Value *emitException(FunctionBuilder &Builder,
                           const ExceptionConstructor &X, llvm::Value *Payload);

/// Emits a load of the number of the exception's constructor, which the tests
/// of a handler compare.
llvm::Value *emitNumber(FunctionBuilder &Builder, llvm::Value *Exception);

/// Emits a load of the argument of an exception that passed the test E, and
/// binds it.
void emitPayload(FunctionBuilder &Builder, const knormal::IfException &E);

/// Emits a call of a runtime function that raises an exception instead of
/// ending the program. Emit creates the call itself.
llvm::CallInst *emitCaughtCall(FunctionBuilder &Builder,
                               llvm::function_ref<llvm::CallInst *()> Emit);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_EXCEPTIONS_H
