//===- FunctionEmitter.h - The body of one function -------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
#define MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H

#include "ModuleEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml {

/// Lowers expressions to SSA form: a name becomes a value, an `if` two blocks
/// that meet in a phi node, an `if` in tail position two blocks that return.
class FunctionEmitter {
public:
  FunctionEmitter(ModuleEmitter &Emitter, llvm::Function *F);

  /// The body of a MinCaml function.
  void emitFunction(const knormal::ClosedFunction &Function);
  /// The main expression.
  void emitMain(const knormal::Expression &Main);
  /// The code that a static closure points to: drops the closure and calls the
  /// function directly.
  void emitClosureEntry(const knormal::ClosedFunction &Function);

private:
  /// The value of E; null for unit.
  llvm::Value *emit(const knormal::Expression &E);
  /// Evaluates E and returns its value from the function.
  void emitTail(const knormal::Expression &E);
  /// Emits the bindings that E starts with and returns the expression after
  /// them, in a loop: programs are long chains of bindings.
  const knormal::Expression &emitBindings(const knormal::Expression &E);
  void emitReturn(llvm::Value *V);

  // Expressions that are no bindings, in FunctionEmitter.cpp.
  llvm::Value *emitSimple(const knormal::Expression &E);
  llvm::Value *emitNegate(const knormal::Negate &E);
  llvm::Value *emitArithmetic(const knormal::Arithmetic &E);
  llvm::Value *emitDivision(llvm::Value *Left, llvm::Value *Right);
  llvm::Value *emitComparison(knormal::Comparison Operator,
                              const Type *OperandTy, knormal::Name *Left,
                              knormal::Name *Right);
  llvm::Value *emitCondition(const knormal::If &E);
  /// Whether E is a value already, so that a branch of an `if` that consists
  /// of it needs no block.
  bool isReady(const knormal::Expression &E) const;
  llvm::Value *emitSelect(const knormal::If &E);
  llvm::Value *emitIf(const knormal::If &E);
  void emitTailIf(const knormal::If &E);

  // Heap objects, in FunctionEmitterMemory.cpp.
  llvm::Value *emitTuple(const knormal::Tuple &E);
  void emitLetTuple(const knormal::LetTuple &E);
  void emitMakeClosure(const knormal::MakeClosure &E);
  llvm::Value *emitArrayMake(const knormal::ArrayMake &E);
  llvm::Value *emitArrayGet(const knormal::ArrayGet &E);
  void emitArrayPut(const knormal::ArrayPut &E);
  llvm::Value *emitArrayLength(llvm::Value *Array);
  llvm::Value *elementAddress(llvm::Type *Element, llvm::Value *Array,
                              llvm::Value *Index);
  void checkBounds(llvm::Value *Array, llvm::Value *Index);
  llvm::Value *emitAllocation(const RecordLayout &Layout);
  llvm::Value *fieldAddress(const RecordLayout &Layout, llvm::Value *Object,
                            unsigned Field);
  /// bool is i1 as a value and i32 in memory.
  llvm::Value *toMemory(llvm::Value *V);
  llvm::Value *fromMemory(llvm::Value *V, const Type *Ty);

  // Calls, in FunctionEmitterCalls.cpp.
  llvm::SmallVector<llvm::Value *, 8> emitEntry(const CallLayout &Layout,
                                                llvm::ArrayRef<const Type *>);
  llvm::CallInst *emitCall(llvm::Value *Callee, const CallLayout &Layout,
                           llvm::ArrayRef<const Type *> Types,
                           llvm::ArrayRef<llvm::Value *> Arguments,
                           llvm::Value *Closure, const llvm::Twine &Name);
  /// Null if the call has the result unit.
  static llvm::Value *callResult(llvm::CallInst *Call);
  /// Returns what Call returns, in constant stack where the target can.
  void emitTailReturn(llvm::CallInst &Call);
  llvm::CallInst *emitApplyDirect(const knormal::ApplyDirect &E);
  llvm::CallInst *emitApplyClosure(const knormal::ApplyClosure &E);
  llvm::Value *emitExternalApply(const knormal::ExternalApply &E);
  llvm::Value *emitStaticLoad(const ModuleEmitter::Static &S);

  /// Ends the program with a message if Condition holds; goes on otherwise.
  void emitFailureIf(llvm::Value *Condition, runtime::Failure Failure,
                     llvm::ArrayRef<llvm::Value *> Operands);

  llvm::Value *lookup(const knormal::Name *N);
  llvm::SmallVector<llvm::Value *, 8>
  lookupAll(llvm::ArrayRef<knormal::Name *> Names);
  /// Gives a value the name that the source has for it, unless it has one.
  void nameAfter(const knormal::Binder &B, llvm::Value *V);
  void bind(const knormal::Binder &B, llvm::Value *V);
  void setLocation(llvm::SMLoc Loc);
  llvm::BasicBlock *block(const llvm::Twine &Name);

  ModuleEmitter &Emitter;
  llvm::Function *F;
  llvm::IRBuilder<> Builder;
  llvm::DenseMap<const knormal::Name *, llvm::Value *> Values;
  llvm::DenseSet<const llvm::Value *> Named;
  llvm::Value *OwnClosure = nullptr;
  llvm::SMLoc CurrentLoc;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
