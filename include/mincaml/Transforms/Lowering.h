//===- Lowering.h - Passes that prepare IR for code generation --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_H
#define MINCAML_TRANSFORMS_LOWERING_H

#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/PassOptions.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

struct LowerAllocationOptions {
  /// Whether the memory of the program is collected. Objects are then allocated
  /// from the runs of free cells of their size, instead of one chunk.
  bool Collected = false;

  PassOptionList list() { return {{"collected", &Collected}}; }
};

/// `mincaml-lower-allocation`: expands each call of `min_caml_allocate` with a
/// constant size to an increment of the heap pointer. The call is kept as the
/// slow path for a full chunk.
///
/// The pass runs at the end of the pipeline. Until then, the attributes of the
/// call (noalias result, allocation kind) tell the optimizer more than the
/// expansion would. Without this pass, the code is correct but slower.
///
/// Until this pass runs, the heap pointer is memory that is inaccessible to the
/// module, and attributes say so. After this pass, the module accesses the heap
/// pointer. A function or call that may access inaccessible memory may then
/// access the heap pointer, too. The pass therefore extends the memory effects
/// of all such functions and calls, which makes it a module pass.
struct LowerAllocationPass
    : PassWithOptions<LowerAllocationPass, LowerAllocationOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `mincaml-garbage-collection`: prepares a module for the garbage collector,
/// which looks for addresses of objects in registers, on the stack, in objects
/// and in registered variables (docs/memory.md).
///
/// *Variables.* The function that the runtime calls first, \p StartSymbol, gets
/// a call that passes a table to the runtime: the variables of the module that
/// may contain pointers. Without such a function the pass changes nothing, and
/// the memory of the program is not collected.
///
/// *Hidden pointers.* The collector finds an object by any address in it.
/// Optimizations may keep only an address outside of the object: for `a.(i-9)`,
/// the address of `a` minus 36. At each call that may collect, the pass
/// therefore keeps the *base* of each such address alive with `llvm.fake.use`:
///   - the base of each value that is computed from an address and used after
///     the call, or passed to it;
///   - in a loop, each base that is used after the call, if addresses with
///     variable offsets are computed from it. LLVM's code generation may
///     replace all uses of such a base.
/// The base of a phi node of computed addresses is a phi node of their bases,
/// which the pass inserts.
///
/// *Write barriers.* Before a store of an address to an object, the pass adds a
/// store to the runtime's table of cards, which tells the collector that the
/// object has changed. None is needed if no call that may collect is on a path
/// from the allocation of the object to the store. The runtime is also told
/// whether the module calls foreign code, which has no write barriers.
///
/// The pass runs last: later passes of LLVM keep a value alive that
/// `llvm.fake.use` uses. A call may collect unless the callee is known not to
/// allocate.
///
/// Sources: the bases are found as by LLVM's RewriteStatepointsForGC; cards:
/// [DemersEtAl1990] in docs/sources.md.
struct GarbageCollectionPass : llvm::PassInfoMixin<GarbageCollectionPass> {
  explicit GarbageCollectionPass(
      llvm::StringRef StartSymbol = runtime::StartSymbol)
      : StartSymbol(StartSymbol) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  std::string StartSymbol;
};

/// `mincaml-tail-modulo-constructor`: turns calls of a function to itself into
/// jumps to its start if the function only creates objects after the call,
/// stores the result in one of their fields and returns them:
///
///     let rec append a b =
///       match a with [] -> b | x :: rest -> x :: append rest b
///
/// The object is made before the next iteration, with null in the field. The
/// next iteration stores its object there, and the last one its result. A
/// variable of the function gets the first object, which the function returns.
/// A function may return several components, such as a result and the exception
/// that it raises. Each one is stored in a field or returned unchanged; if the
/// call has returned an exception, only this one counts.
///
/// Nothing is changed unless all calls of the function to itself become jumps.
/// A call cannot if something after it could not be executed before it, such as
/// a load of a mutable field, a call other than an allocation, or a further use
/// of the result. None can if the function may also end in a tail call of
/// another function, after which it could not fill the field, or if a parameter
/// is passed in a variable, where the collector does not look for objects.
///
/// The pass is only sound after all passes that rely on immutable fields: a
/// caller that reads a field of a result must not see the null that it had
/// before. An allocation may fail before the effects of the next iteration, and
/// where there was a stack overflow, memory is exhausted.
///
/// Sources: [Minamide1998] and [BourEtAl2021] in docs/sources.md.
struct TailModuloConstructorPass
    : llvm::PassInfoMixin<TailModuloConstructorPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Whether `mincaml-tail-modulo-constructor` makes a loop of F.
bool isTailRecursiveModuloConstructor(llvm::Function &F);

/// Marks loads of tuple and closure fields `!invariant.load`, in functions that
/// initialize no such field themselves.
///
/// LLVM may move an invariant load across any store. So in a function that both
/// creates an object and reads a field of one, the load could move in front of
/// the initialization. In a function without initializing stores, every object
/// that the function can reach was complete when the function, or a call in it,
/// got the object. Global variables are an exception, because their address is
/// known before they are initialized. The pass runs last, because inlining
/// could add initializing stores.
struct MarkInvariantLoadsPass : llvm::PassInfoMixin<MarkInvariantLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Replaces a call of the runtime's `sin` and a call of its `cos` with the same
/// argument by one `llvm.sincos`, so that most of the work, the reduction of
/// the argument, is done once. Code generation lowers `llvm.sincos` to `sincos`
/// of the C library, which returns the same numbers as the two functions; clang
/// and gcc do the same for C.
///
/// Both calls must be in one block, or on a path whose only branches lead to
/// the end of the program, such as a bounds check. Therefore whenever the first
/// call is executed, the second is executed as well.
///
/// Precondition: the target's C library has `sincos`, as on every GNU system.
/// For other targets the pass changes nothing.
struct SineCosinePass : llvm::PassInfoMixin<SineCosinePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-lower-overflow`: lowers checks for signed overflow to the form that
/// the target computes best. A check is a call of `llvm.sadd.with.overflow` or
/// a similar intrinsic.
///
/// Before this pass, the result of a checked addition is an `add nsw` that the
/// check dominates. Other passes understand this `add`, but not the intrinsic.
/// On most targets, one instruction computes the sum and the overflow: the pass
/// replaces the `add` by the first result of the intrinsic. SPARC code for the
/// intrinsic would compute the overflow bit in a register. Therefore on SPARC
/// the pass expands the intrinsic: an addition to the sum s and the test
/// `((s ^ a) & (s ^ b)) < 0`, on which the code can branch directly, and a
/// multiplication to one of twice the width.
struct LowerOverflowChecksPass : llvm::PassInfoMixin<LowerOverflowChecksPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// Splits basic blocks of more than `MaximumLength` instructions.
///
/// Instruction selection processes a whole block at once, and for each use of a
/// value its combiner walks over all uses of the value in the block. It takes
/// minutes for a sum of 100,000 terms in one block, and a second if the block
/// is split into fifty. The pass is meant for code generation without
/// optimization, where nothing merges the blocks again.
struct SplitLongBlocksPass : llvm::PassInfoMixin<SplitLongBlocksPass> {
  static constexpr unsigned MaximumLength = 2000;

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `mincaml-widen-indices`: widens 32-bit array indices to 64 bits on targets
/// with 64-bit addresses, so that they need not be extended at each access:
///
///     %i = phi i32 [ 0, %entry ], [ %next, %loop ]
///     %p = getelementptr i32, ptr %a, i32 %i
///     %next = add nsw i32 %i, 1
/// =>
///     %i.wide = phi i64 [ 0, %entry ], [ %next.wide, %loop ]
///     %p = getelementptr i32, ptr %a, i64 %i.wide
///     %next.wide = add nsw i64 %i.wide, 1
///
/// The pass widens webs of phi nodes, selects, bitwise operations, and
/// additions, subtractions, multiplications and shifts that do not wrap
/// (`nsw`), if their results are extended. Each 64-bit value is the sign
/// extension of the value that it replaces. Operands from outside of the web
/// are extended where they are computed, which is free for constants and loads.
/// Comparisons become 64-bit comparisons if both sides are known in 64 bits;
/// other users get a truncation, which costs nothing.
///
/// A web is widened if this reduces the number of executed extensions,
/// estimated with block frequencies. The pass does not widen operations that
/// may wrap, does not remove `zext` without `nneg`, and does not change
/// functions with unreachable blocks or exception handling.
///
/// LLVM's IndVarSimplify does this only for induction variables of loops whose
/// iterations it can count; the indices of a search or a partition step are not
/// among them. The pass runs before code generation for 64-bit SPARC.
struct WidenIndicesPass : llvm::PassInfoMixin<WidenIndicesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

struct CallingConventionsOptions {
  /// Whether functions may get a frame pointer in code generation, by an option
  /// or because their frames have to be aligned to more than 16 bytes.
  bool FramePointers = false;

  PassOptionList list() { return {{"frame-pointers", &FramePointers}}; }
};

/// `mincaml-calling-conventions`: chooses cheaper conventions for functions
/// whose calls are all known, on x86-64.
///
/// A recursive function preserves no registers: it has the attribute
/// `no_callee_saved_registers`, and so have its calls. Otherwise, the function
/// would save the callee-saved registers that it uses at its entry, unless
/// shrink wrapping can move the saves to the paths with calls. Most activations
/// of a recursive function end on a path without calls. The code of OCaml
/// preserves no registers either.
///
/// A function that takes no part in tail calls has the convention `fastcc`. With
/// `tailcc`, functions without arguments on the stack also have 8 bytes of
/// arguments there, which keeps the stack aligned: each return removes them, and
/// the caller allocates them again.
///
/// The pass leaves alone functions whose address is taken, and functions to
/// which such a function jumps in a tail call. With frame pointers, or if a
/// function has an alloca that needs one, functions with arguments on the stack
/// preserve registers: LLVM 22 cannot save a frame pointer around their calls
/// and reports "Interference usage of base pointer/frame pointer".
///
/// The pass runs last, because passes that change prototypes expect `tailcc`.
struct CallingConventionsPass
    : PassWithOptions<CallingConventionsPass, CallingConventionsOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_H
