//===- FunctionBuilder.h - One LLVM function under construction -*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
#define MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H

#include "ModuleEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml {

/// An IRBuilder for the body of one function, with the values of the program's
/// names and the source location of what is emitted.
class FunctionBuilder : public llvm::IRBuilder<> {
public:
  /// Starts at a new block `entry` of \p F.
  FunctionBuilder(ModuleEmitter &Emitter, llvm::Function *F);

  /// What the functions of the module share.
  ModuleEmitter &Emitter;
  llvm::Function *const F;
  /// The closure that the function was called with; null if it has none.
  llvm::Value *OwnClosure = nullptr;
  /// The function returns exceptions beside its result.
  bool ReturnsException = false;

  /// Where exceptions are handled.
  struct Handler {
    /// Null while nothing raises one.
    llvm::BasicBlock *Block = nullptr;
    llvm::PHINode *Exception = nullptr;
  };
  /// Makes H the innermost handler and returns the one before it.
  Handler *exchangeHandler(Handler *H) { return std::exchange(Innermost, H); }
  /// Whether a handler may take the exception if it is raised here.
  bool seesAny(llvm::ArrayRef<runtime::Exception> Xs) const;
  /// Ends the block by raising an exception.
  void raise(llvm::Value *Exception);
  /// Raises an exception unless it is null, and continues otherwise.
  void raiseIf(llvm::Value *Exception);

  /// The value of a name: null for unit, a load for a static variable.
  llvm::Value *lookup(const knormal::Name *N);
  llvm::SmallVector<llvm::Value *, 8>
  lookupAll(llvm::ArrayRef<knormal::Name *> Names);
  /// Returns whether lookup needs no instruction.
  bool isBound(const knormal::Name *N) const { return Values.contains(N); }

  /// Binds a variable of an expression. If it is static, stores its value.
  void bind(const knormal::Binder &B, llvm::Value *V);
  /// Binds a variable that the function starts with. \p ParameterNumber counts
  /// from 1; 0 for a captured variable.
  void bindAtEntry(const knormal::Binder &B, llvm::Value *V,
                   unsigned ParameterNumber);

  /// \p Source is the expression that the following instructions are made
  /// from, if there is one.
  void setLocation(llvm::SMLoc Loc, llvm::SMRange Source = {});
  /// The min_caml_location of the current location.
  llvm::Constant *currentLocation() {
    return Emitter.sourceLocation(CurrentLoc);
  }
  /// A new variable in the frame of the function.
  llvm::AllocaInst *slot(llvm::Type *Ty, const llvm::Twine &Name);
  /// A new block at the end of the function.
  llvm::BasicBlock *appendBlock(const llvm::Twine &Name);
  /// Returns \p V from the function, and no exception; null for unit.
  void emitReturn(llvm::Value *V);
  /// What has the type Ty and is never evaluated; as emitUnreachable.
  llvm::Value *emitNoValue(const Type *Ty);
  /// Ends the block after a call that does not return, or follows a block that
  /// has been ended. What is emitted next is
  /// never executed, and is removed by `finish`.
  void emitUnreachable();
  /// To be called at the end of the function: returns the exceptions that it
  /// does not handle, or ends the program, and removes dead code.
  void finish();
  /// Ends the program with a message if \p Condition holds, and continues
  /// otherwise.
  void emitFailureIf(llvm::Value *Condition, runtime::Failure Failure,
                     llvm::ArrayRef<llvm::Value *> Operands);

  /// Converts a value to its type in memory: bool is i1 as a value and i32 in
  /// memory.
  llvm::Value *toMemory(llvm::Value *V);
  llvm::Value *fromMemory(llvm::Value *V, const Type *Ty);

private:
  llvm::Value *emitStaticLoad(const ModuleEmitter::Static &S);
  /// Gives a value the name that the source has for it, unless it has one.
  void nameAfter(const knormal::Binder &B, llvm::Value *V);

  llvm::DenseMap<const knormal::Name *, llvm::Value *> Values;
  llvm::DenseSet<const llvm::Value *> Named;
  llvm::SMLoc CurrentLoc;
  bool HasDeadCode = false;

  void addException(llvm::Value *Exception);
  llvm::Value *resultOrException(llvm::Value *V, llvm::Value *Exception);
  /// Of the function.
  Handler Outermost;
  Handler *Innermost = &Outermost;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONBUILDER_H
