//===- Exceptions.h - Making and taking exceptions --------------*- C++ -*-===//
//
// An exception is a pointer to the number of its constructor, a number that is
// not 0 if a failed check raised it, and its argument. The failed check, which
// only the runtime makes and reads, follows the argument. Raising one is a
// branch to the innermost handler of the function, where a phi node has it;
// without a handler the function returns it (RaiseAnalysis.h), or it ends the
// program.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_EXCEPTIONS_H
#define MINCAML_LIB_IRGEN_EXCEPTIONS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// An exception with an argument, which is null for unit, or without one.
llvm::Value *emitException(FunctionBuilder &Builder,
                           const ExceptionConstructor &X, llvm::Value *Payload);

/// Whether an exception is of the constructor of a test. Number is that of the
/// exception's constructor.
llvm::Value *emitNumber(FunctionBuilder &Builder, llvm::Value *Exception);

/// Binds the argument of an exception that passed the test.
void emitPayload(FunctionBuilder &Builder, const knormal::IfException &E);

/// A call of a function of the runtime that raises an exception instead of
/// ending the program. Emit makes the call itself.
llvm::CallInst *emitCaughtCall(FunctionBuilder &Builder,
                               llvm::function_ref<llvm::CallInst *()> Emit);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_EXCEPTIONS_H
