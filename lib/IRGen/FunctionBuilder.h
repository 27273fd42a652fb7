//===- FunctionBuilder.h - IR builder for a function ------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
#define MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H

#include "ModuleEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml {

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
  /// Whether a handler, here or in a caller, may handle one of these exceptions
  /// if it is raised here.
  bool mayHandleAny(llvm::ArrayRef<runtime::Exception> Xs) const;
  /// Emits a branch to the innermost handler, which ends the block.
  void raise(llvm::Value *Exception);
  /// Emits a branch that raises an exception unless it is null. Continues where
  /// it is null.
  void raiseIf(llvm::Value *Exception);

  /// Returns the value of a name: null for unit, a load for a static variable.
  llvm::Value *lookup(const knormal::Name *N);
  llvm::SmallVector<llvm::Value *, 8>
  lookupAll(llvm::ArrayRef<knormal::Name *> Names);
  /// Whether lookup of this name emits no instruction.
  bool isBound(const knormal::Name *N) const { return Values.contains(N); }

  /// Binds a variable to a value. If the variable is static, emits a store of
  /// the value.
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
  /// Emits a return of \p V, which is null for unit, and of no exception.
  void emitReturn(llvm::Value *V);
  /// Emits the end of a block, like emitUnreachable, and returns a value of
  /// type Ty for the code after it, which is never executed.
  llvm::Value *emitNoValue(const Type *Ty);
  /// Ends the block with `unreachable` unless it has a terminator, and starts a
  /// new block. The code in the new block is never executed, and is removed by
  /// `finish`.
  void emitUnreachable();
  /// Must be called at the end of the function. Emits the code for exceptions
  /// that the function does not handle, which returns them or ends the program,
  /// and removes dead code.
  void finish();
  /// Emits a check that ends the program with a message, or raises an exception
  /// if a handler may handle it, if \p Condition holds. Continues otherwise.
  void emitFailureIf(llvm::Value *Condition, runtime::Failure Failure,
                     llvm::ArrayRef<llvm::Value *> Operands);

  /// Converts a value to its type in memory: a bool is i1 as a value and i32 in
  /// memory.
  llvm::Value *toMemory(llvm::Value *V);
  llvm::Value *fromMemory(llvm::Value *V, const Type *Ty);

private:
  llvm::Value *emitStaticLoad(const ModuleEmitter::Static &S);
  /// Names a value after a source variable, unless it has already been named
  /// so.
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

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
