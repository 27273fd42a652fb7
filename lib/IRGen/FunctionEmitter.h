//===- FunctionEmitter.h - The body of one function -------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
#define MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H

#include "FunctionBuilder.h"

namespace mincaml {

/// Lowers expressions to SSA form: a name becomes a value, an `if` two blocks
/// that meet in a phi node, an `if` in tail position two blocks that return.
/// Arithmetic.h, Arrays.h, HeapObjects.h, Calls.h and TailCalls.h emit the
/// single operations.
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
  /// Binds the captured variables to loads from the function's own closure.
  void loadCaptured(const knormal::ClosedFunction &Function);
  const knormal::Expression &
  bindConstantsFromOutside(const knormal::ClosedFunction &Function);

  /// The value of E; null for unit.
  llvm::Value *emit(const knormal::Expression &E);
  /// Evaluates E and returns its value from the function.
  void emitTail(const knormal::Expression &E);
  /// Emits the bindings that E starts with and returns the expression after
  /// them. A loop, not a recursion: programs are long chains of bindings.
  const knormal::Expression &emitBindings(const knormal::Expression &E);
  /// An expression that is neither a binding nor an `if`.
  llvm::Value *emitSimple(const knormal::Expression &E);

  llvm::Value *emitCondition(const knormal::If &E);
  /// Returns whether E needs no instruction, so that a branch of an `if` that
  /// consists of it needs no block.
  bool isReady(const knormal::Expression &E) const;
  /// An `if` whose branches are both ready.
  llvm::Value *emitSelect(const knormal::If &E);
  llvm::Value *emitIf(const knormal::If &E);
  void emitTailIf(const knormal::If &E);

  /// A call of a loop (KNormal/Loops.h): its body, or a branch back to it.
  void emitLoopCall(const knormal::ApplyDirect &E,
                    llvm::function_ref<void(const knormal::Expression &)> Emit);
  /// Whether E is a call of a loop.
  const knormal::ApplyDirect *loopCall(const knormal::Expression &E) const;

  llvm::Value *emitTry(const knormal::Try &E);
  void emitTailTry(const knormal::Try &E);
  /// The body of a `try`, and the block and phi node of its handler.
  llvm::Value *emitTried(const knormal::Try &E, FunctionBuilder::Handler &H);
  /// Begins the code of a handler.
  void beginHandler(const knormal::Try &E, const FunctionBuilder::Handler &H);
  /// The tests of a handler up to the last one. Calls Emit for what each of
  /// them evaluates, and returns what the rest evaluates.
  const knormal::Expression &
  emitTests(const knormal::Expression &E,
            llvm::function_ref<void(const knormal::Expression &)> Emit);

  /// Where the body of a loop begins.
  struct LoopHeader {
    llvm::BasicBlock *Block = nullptr;
    /// Of the parameters; null for unit.
    llvm::SmallVector<llvm::PHINode *, 1> Parameters;
  };

  FunctionBuilder Builder;
  ModuleEmitter &Emitter;
  /// Those whose bodies have been begun.
  llvm::DenseMap<const knormal::ClosedFunction *, LoopHeader> Loops;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_FUNCTIONEMITTER_H
