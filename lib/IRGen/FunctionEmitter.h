//===- FunctionEmitter.h - Function bodies ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
#define MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H

#include "FunctionBuilder.h"
#include "llvm/Support/Compiler.h"

namespace mincaml {

/// Lowers the body of a function to SSA form. A name becomes a value; an `if`
/// becomes two blocks that are joined by a phi node; an `if` in tail position
/// becomes two blocks that return. The functions in Operations.h emit the
/// single operations.
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

  /// Emits a call of a function that is a loop (knormal::Loop): its body at
  /// the first call, otherwise a branch to it. Emit emits the body.
  LLVM_ATTRIBUTE_NOINLINE void
  emitLoopCall(const knormal::ApplyDirect &E,
               llvm::function_ref<void(const knormal::Expression &)> Emit);

  // These functions are not inlined: their variables would need stack for each
  // level of nesting, also where there is no `try`.
  LLVM_ATTRIBUTE_NOINLINE llvm::Value *emitTry(const knormal::Try &E);
  LLVM_ATTRIBUTE_NOINLINE void emitTailTry(const knormal::Try &E);
  /// Emits the body of a `try`. Exceptions in it branch to H.
  llvm::Value *emitTryBody(const knormal::Try &E, FunctionBuilder::Handler &H);
  /// Starts the code of a handler.
  void beginHandler(const knormal::Try &E, const FunctionBuilder::Handler &H);
  /// Emits the tests of a handler. Calls Emit for the expression of each test,
  /// and returns the expression that is evaluated if all tests fail.
  const knormal::Expression &
  emitTests(const knormal::Expression &E,
            llvm::function_ref<void(const knormal::Expression &)> Emit);

  /// The block where the body of a loop begins.
  struct LoopHeader {
    llvm::BasicBlock *Block = nullptr;
    /// One phi node for each parameter; null for unit.
    llvm::SmallVector<llvm::PHINode *, 1> Parameters;
  };

  FunctionBuilder Builder;
  ModuleEmitter &Emitter;
  /// The loops whose bodies have been begun.
  llvm::DenseMap<const knormal::ClosedFunction *, LoopHeader> Loops;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
