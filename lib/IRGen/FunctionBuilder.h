//===- FunctionBuilder.h - The emission of a function -----------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
#define MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H

#include "ModuleEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/Compiler.h"

namespace mincaml {

//===----------------------------------------------------------------------===//
// The builder of a function
//===----------------------------------------------------------------------===//

/// An IRBuilder for the body of one function. It also knows the values of the
/// program's names and the source location of the code that is being emitted.
class FunctionBuilder : public llvm::IRBuilder<> {
public:
  /// Creates the block `entry` in \p F and starts there.
  FunctionBuilder(ModuleEmitter &Emitter, llvm::Function *F);

  /// The state that all functions of the module share.
  ModuleEmitter &Emitter;
  llvm::Function *const F;
  /// The closure that the function receives; null if it receives none.
  llvm::Value *OwnClosure = nullptr;
  /// Whether the function returns exceptions besides its result.
  bool ReturnsException = false;

  /// An exception handler.
  struct Handler {
    /// Null as long as no code raises an exception to this handler.
    llvm::BasicBlock *Block = nullptr;
    llvm::PHINode *Exception = nullptr;
  };
  /// Makes H the innermost handler and returns the previous one.
  Handler *exchangeHandler(Handler *H) { return std::exchange(Innermost, H); }
  /// Whether a handler in this function or in a caller may handle one of these
  /// exceptions if it is raised at the insertion point.
  bool mayHandleAny(llvm::ArrayRef<runtime::Exception> Xs) const;
  /// Emits a branch to the innermost handler, which ends the block.
  void raise(llvm::Value *Exception);
  /// Emits a branch to the innermost handler that is taken if \p Exception is
  /// not null. Code generation continues where it is null.
  void raiseIf(llvm::Value *Exception);

  /// Returns the value of a name: null for unit, a load for a static variable.
  llvm::Value *lookup(const knormal::Name *N);
  llvm::SmallVector<llvm::Value *, 8>
  lookupAll(llvm::ArrayRef<knormal::Name *> Names);
  /// Whether lookup of this name emits no instruction.
  bool isBound(const knormal::Name *N) const { return Values.contains(N); }

  /// Binds a variable to a value. If the variable is static, also emits a store
  /// of the value.
  void bind(const knormal::Binder &B, llvm::Value *V);
  /// Binds a variable that has its value at the entry of the function.
  /// \p ParameterNumber counts from 1; it is 0 for a captured variable.
  void bindAtEntry(const knormal::Binder &B, llvm::Value *V,
                   unsigned ParameterNumber);

  /// Sets the location of the following instructions. \p Source is the
  /// expression that they are generated from, if there is one.
  void setLocation(llvm::SMLoc Loc, llvm::SMRange Source = {});
  /// Returns the min_caml_location of the current location.
  llvm::Constant *currentLocation() {
    return Emitter.sourceLocation(CurrentLoc);
  }
  /// Creates a stack slot at the entry of the function.
  llvm::AllocaInst *slot(llvm::Type *Ty, const llvm::Twine &Name);
  /// Creates a block at the end of the function.
  llvm::BasicBlock *appendBlock(const llvm::Twine &Name);
  /// Emits a return of \p V, which is null for unit. The function returns no
  /// exception.
  void emitReturn(llvm::Value *V);
  /// Ends the block like emitUnreachable, and returns a value of type Ty for
  /// the code that follows, which is never executed.
  llvm::Value *emitNoValue(const Type *Ty);
  /// Ends the block with `unreachable` unless it has a terminator, and starts a
  /// new block. The code in the new block is never executed, and is removed by
  /// `finish`.
  void emitUnreachable();
  /// Must be called at the end of the function. Emits the code for exceptions
  /// that the function does not handle, which returns them or ends the program,
  /// and removes dead code.
  void finish();
  /// Emits a check. If \p Condition is true at run time, the program ends with
  /// a message or, if a handler may handle the failure, raises an exception.
  /// Code generation continues where the condition is false.
  void emitFailureIf(llvm::Value *Condition, runtime::Failure Failure,
                     llvm::ArrayRef<llvm::Value *> Operands);

  /// Converts a value to its type in memory: a bool is i1 as a value and i32 in
  /// memory.
  llvm::Value *toMemory(llvm::Value *V);
  llvm::Value *fromMemory(llvm::Value *V, const Type *Ty);

private:
  llvm::Value *emitStaticLoad(const ModuleEmitter::Static &S);
  /// Names a value after a source variable, unless it already has the name of
  /// one.
  void nameAfter(const knormal::Binder &B, llvm::Value *V);

  llvm::DenseMap<const knormal::Name *, llvm::Value *> Values;
  llvm::DenseSet<const llvm::Value *> Named;
  llvm::SMLoc CurrentLoc;
  bool HasDeadCode = false;

  void addException(llvm::Value *Exception);
  llvm::Value *resultOrException(llvm::Value *V, llvm::Value *Exception);
  /// The handler for exceptions that no `try` in the function handles.
  Handler Outermost;
  Handler *Innermost = &Outermost;
};

//===----------------------------------------------------------------------===//
// Arithmetic and comparisons
//===----------------------------------------------------------------------===//

llvm::Value *emitNegate(FunctionBuilder &Builder, const knormal::Negate &E);

/// Emits an operation. A division checks its divisor, unless checks are turned
/// off.
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

/// Emits a load or a store of an element, with a bounds check unless checks are
/// turned off.
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
// Tuples, data types, closures
//===----------------------------------------------------------------------===//

llvm::Value *emitConstruct(FunctionBuilder &Builder,
                           const knormal::Construct &E);

llvm::Value *emitGetField(FunctionBuilder &Builder, const knormal::GetField &E);
void emitSetField(FunctionBuilder &Builder, const knormal::SetField &E);

/// Emits a load of the tag of an object of a data type that has tags.
llvm::Value *emitTag(FunctionBuilder &Builder, const DataType &D,
                     llvm::Value *Object);

/// Emits loads of the fields that have a name, and binds them.
void emitLetFields(FunctionBuilder &Builder, const knormal::LetFields &E);

/// Allocates closures, initializes and binds them.
void emitMakeClosures(FunctionBuilder &Builder, const knormal::MakeClosures &E);

/// Emits the allocation of a new object.
llvm::CallInst *emitAllocation(FunctionBuilder &Builder,
                               const RecordLayout &Layout);

/// Returns the address of a field of an object. The field must not have type
/// unit.
llvm::Value *fieldAddress(FunctionBuilder &Builder, const RecordLayout &Layout,
                          llvm::Value *Object, unsigned Field);

//===----------------------------------------------------------------------===//
// Calls and function entries
//===----------------------------------------------------------------------===//

/// Returns the arguments of the current function in the order of the source;
/// null for arguments of type unit. Loads the arguments that are passed in the
/// argument area. Therefore it must precede any call that could overwrite the
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

/// Returns the result of a call, or null if its type is unit.
llvm::Value *rawResult(llvm::CallInst *Call);

/// Returns the result of a call that is not a tail call. If the callee returns
/// an exception, the emitted code raises this exception.
llvm::Value *resultOfCall(FunctionBuilder &Builder, const EmittedCall &Emitted);

//===----------------------------------------------------------------------===//
// Calls in tail position
//
// MinCaml guarantees that a call in tail position runs in constant stack space:
// it is emitted as `musttail`, directly followed by the return. CallLayout
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
// returns the exception (knormal::RaiseAnalysis) or ends the program.
//
//===----------------------------------------------------------------------===//

/// Emits the construction of an exception. The value of an argument of type
/// unit is null.
llvm::Value *emitException(FunctionBuilder &Builder, const Constructor &X,
                           llvm::ArrayRef<llvm::Value *> Arguments);

/// Emits a load of the number of the exception's constructor, which the tests
/// of a handler compare.
llvm::Value *emitNumber(FunctionBuilder &Builder, llvm::Value *Exception);

/// Emits a call of a runtime function that, instead of ending the program,
/// raises an exception. Emit creates the call itself.
llvm::CallInst *emitCallCatching(FunctionBuilder &Builder,
                                 llvm::function_ref<llvm::CallInst *()> Emit);

//===----------------------------------------------------------------------===//
// Function bodies
//===----------------------------------------------------------------------===//

/// Lowers the body of a function to SSA form. A name becomes a value; an `if`
/// becomes two blocks that are joined by a phi node; an `if` in tail position
/// becomes two blocks that return. The functions above emit the single
/// operations.
class FunctionEmitter {
public:
  FunctionEmitter(ModuleEmitter &Emitter, llvm::Function *F);

  /// Emits the body of a MinCaml function.
  void emitFunction(const knormal::ClosedFunction &Function);
  /// Emits the main expression.
  void emitMain(const knormal::Expression &Main);
  /// Emits the code that a static closure points to. It ignores the closure and
  /// calls the function directly.
  void emitClosureEntry(const knormal::ClosedFunction &Function);

private:
  /// Binds the captured variables to loads from the function's own closure.
  void loadCaptured(const knormal::ClosedFunction &Function);
  const knormal::Expression &
  bindConstantsFromOutside(const knormal::ClosedFunction &Function);

  /// Emits E and returns its value; null for unit.
  llvm::Value *emit(const knormal::Expression &E);
  /// Emits E in tail position: the function returns its value.
  void emitTail(const knormal::Expression &E);
  /// Emits the bindings at the beginning of E and returns the expression after
  /// them. This is a loop without recursion, because programs are long chains
  /// of bindings.
  const knormal::Expression &emitBindings(const knormal::Expression &E);
  /// Emits an expression that is neither a binding nor an `if`.
  llvm::Value *emitSimple(const knormal::Expression &E);

  llvm::Value *emitCondition(const knormal::If &E);
  /// Whether E needs no instruction, so that a branch of an `if` that consists
  /// of E needs no block.
  bool needsNoCode(const knormal::Expression &E) const;
  /// Emits an `if` whose branches both need no code.
  llvm::Value *emitSelect(const knormal::If &E);
  llvm::Value *emitIf(const knormal::If &E);
  void emitTailIf(const knormal::If &E);

  /// Emits a call of a join point. The first call emits the body of the join
  /// point; further calls emit a branch to it. Emit emits the body and returns
  /// its value.
  LLVM_ATTRIBUTE_NOINLINE llvm::Value *
  emitJoin(const knormal::ApplyDirect &E,
           llvm::function_ref<llvm::Value *(const knormal::Expression &)> Emit);

  using CaseEmitter = llvm::function_ref<void(const knormal::Expression &)>;
  /// A case of a switch. It is taken if the tested number or pointer is in one
  /// of these intervals. Only intervals of numbers contain several values.
  struct CaseTests {
    const knormal::Expression *Body;
    llvm::SmallVector<std::pair<llvm::Constant *, llvm::Constant *>, 2> Values;
  };
  /// Emits the tests of a switch. Calls Emit to emit the expression of each
  /// case.
  LLVM_ATTRIBUTE_NOINLINE void emitCases(const knormal::Switch &E,
                                         CaseEmitter Emit);
  /// Emits the tests of a number or a pointer, and the cases. EmitRest emits
  /// the code for all other values; it is null if there are none.
  LLVM_ATTRIBUTE_NOINLINE void emitTests(const knormal::Switch &E,
                                         llvm::Value *Tested,
                                         llvm::ArrayRef<CaseTests> Cases,
                                         CaseEmitter Emit,
                                         llvm::function_ref<void()> EmitRest);
  /// Emits a test whether Tested is in an interval, and returns the result.
  llvm::Value *emitIsWithin(llvm::Value *Tested, llvm::Constant *First,
                            llvm::Constant *Last);
  /// Emits the cases of a switch on a data type whose values are pointers.
  LLVM_ATTRIBUTE_NOINLINE void emitDataCases(const knormal::Switch &E,
                                             CaseEmitter Emit);
  LLVM_ATTRIBUTE_NOINLINE llvm::Value *emitSwitch(const knormal::Switch &E);

  // These functions are not inlined: their variables would need stack for each
  // level of nesting, also where there is no `try`.
  LLVM_ATTRIBUTE_NOINLINE llvm::Value *emitTry(const knormal::Try &E);
  LLVM_ATTRIBUTE_NOINLINE void emitTailTry(const knormal::Try &E);
  /// Emits the body of a `try`. Exceptions in it branch to H.
  llvm::Value *emitTryBody(const knormal::Try &E, FunctionBuilder::Handler &H);
  /// Starts the block of a handler.
  void beginHandler(const knormal::Try &E, const FunctionBuilder::Handler &H);
  /// The block in which the body of a join point starts.
  struct JoinBlock {
    llvm::BasicBlock *Block = nullptr;
    /// The phi node of each parameter; null for unit.
    llvm::SmallVector<llvm::PHINode *, 1> Parameters;
  };

  FunctionBuilder Builder;
  ModuleEmitter &Emitter;
  /// The join points whose bodies have been started.
  llvm::DenseMap<const knormal::ClosedFunction *, JoinBlock> JoinPoints;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
