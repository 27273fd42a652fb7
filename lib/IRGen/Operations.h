//===- Operations.h - Emission of single operations -------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_OPERATIONS_H
#define MINCAML_LIB_IRGEN_OPERATIONS_H

#include "FunctionBuilder.h"

namespace mincaml {

//===----------------------------------------------------------------------===//
// Arithmetic and comparisons
//===----------------------------------------------------------------------===//

llvm::Value *emitNegate(FunctionBuilder &Builder, const knormal::Negate &E);

/// Checks the divisor of a division, unless checks are turned off.
llvm::Value *emitArithmetic(FunctionBuilder &Builder,
                            const knormal::Arithmetic &E);

llvm::Value *emitComparison(FunctionBuilder &Builder,
                            knormal::Comparison Operator, const Type *OperandTy,
                            const knormal::Name *Left,
                            const knormal::Name *Right);

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// Emits the creation of an array, with a check that the size is not negative
/// unless checks are turned off.
llvm::Value *emitArrayMake(FunctionBuilder &Builder,
                           const knormal::ArrayMake &E);

/// Loads and stores of elements, with a bounds check unless checks are turned
/// off.
llvm::Value *emitArrayGet(FunctionBuilder &Builder, const knormal::ArrayGet &E);
void emitArrayPut(FunctionBuilder &Builder, const knormal::ArrayPut &E);

llvm::Value *emitArrayLength(FunctionBuilder &Builder, llvm::Value *Array);

//===----------------------------------------------------------------------===//
// Array literals
//
// An array literal is a sequence of assignments, one for each element. Many
// assignments of constants to successive elements become one copy from constant
// storage. The cost of this copy in later stages does not depend on the number
// of elements.
//
//===----------------------------------------------------------------------===//

/// If \p E begins with such a sequence of assignments, emits the copy, binds
/// the constants that the sequence defines, and returns the expression after
/// it. Returns null otherwise.
const knormal::Expression *emitConstantElements(FunctionBuilder &Builder,
                                                const knormal::Let &E);

//===----------------------------------------------------------------------===//
// Tuples and closures
//===----------------------------------------------------------------------===//

llvm::Value *emitTuple(FunctionBuilder &Builder, const knormal::Tuple &E);

/// Emits loads of the components that have a name, and binds them.
void emitLetTuple(FunctionBuilder &Builder, const knormal::LetTuple &E);

/// Allocates closures, initializes and binds them.
void emitMakeClosures(FunctionBuilder &Builder, const knormal::MakeClosures &E);

/// Emits the allocation of a new object.
llvm::Value *emitAllocation(FunctionBuilder &Builder,
                            const RecordLayout &Layout);

/// Returns the address of a field of an object. The field must not be of type
/// unit.
llvm::Value *fieldAddress(FunctionBuilder &Builder, const RecordLayout &Layout,
                          llvm::Value *Object, unsigned Field);

//===----------------------------------------------------------------------===//
// Calls and function entries
//===----------------------------------------------------------------------===//

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

struct EmittedCall {
  llvm::CallInst *Call;
  bool ReturnsException;
};

EmittedCall emitApplyDirect(FunctionBuilder &Builder,
                            const knormal::ApplyDirect &E);
EmittedCall emitApplyClosure(FunctionBuilder &Builder,
                             const knormal::ApplyClosure &E);
/// Emits a call of a runtime or foreign function, or an equivalent operation.
llvm::Value *emitExternalApply(FunctionBuilder &Builder,
                               const knormal::ExternalApply &E);

/// Returns the result of a call; null if it is unit.
llvm::Value *rawResult(llvm::CallInst *Call);

/// Returns the result of a call that is not a tail call. If the call returns an
/// exception, the emitted code raises it.
llvm::Value *resultOfCall(FunctionBuilder &Builder, const EmittedCall &Emitted);

//===----------------------------------------------------------------------===//
// Calls in tail position
//
// MinCaml guarantees that a call in tail position runs in constant stack space:
// it is emitted as `musttail`, directly followed by the return. CallLayout.h
// describes how arguments are passed so that LLVM accepts that. On targets
// where LLVM stops with a fatal error at some `musttail` calls, the call is
// emitted as `tail`, which LLVM may ignore
// (ArgumentRegisters::GuaranteeTailCalls).
//
//===----------------------------------------------------------------------===//

/// If \p E is a call of a MinCaml function, emits it as a tail call, which ends
/// the block, and returns true. Calls of foreign code use the C convention and
/// are not tail calls.
bool emitTailCall(FunctionBuilder &Builder, const knormal::Expression &E);

/// Emits a return of the result of a call, which must be the last instruction
/// so far. The call becomes a tail call, unless only one of caller and callee
/// returns exceptions.
void emitReturnOfCall(FunctionBuilder &Builder, const EmittedCall &Call);

//===----------------------------------------------------------------------===//
// Exceptions
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
llvm::CallInst *emitCallCatching(FunctionBuilder &Builder,
                                 llvm::function_ref<llvm::CallInst *()> Emit);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_OPERATIONS_H
