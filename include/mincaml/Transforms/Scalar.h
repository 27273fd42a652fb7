//===- Scalar.h - Scalar optimizations --------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_H
#define MINCAML_TRANSFORMS_SCALAR_H

#include "mincaml/Transforms/PassOptions.h"

namespace llvm {
class AAResults;
class CallInst;
class DominatorTree;
class OptimizationRemarkEmitter;
class Type;
class Use;
} // namespace llvm

namespace mincaml {

/// `mincaml-assoc`: control-flow simplification (MinCaml's Assoc).
///
/// MinCaml's Assoc flattens `let x = (let y = a in b) in c` to
/// `let y = a in let x = b in c`, so that code that is executed in sequence is
/// also written in sequence. In a control-flow graph, a sequence is a basic
/// block. Accordingly, the pass
///
/// - merges a block into its only predecessor if that has no other successor;
/// - bypasses an empty block: its predecessors branch to its successor;
/// - threads jumps: where a block only tests a phi node, or compares one with a
///   constant, the predecessors whose operand of the phi is a constant bypass
///   it. Such blocks are what remains of `if (if a then b else false) then c
///   else d`, and thus of `&&`, `||` and `not`, and of calls that were inlined
///   and return an exception or a constant constructor;
/// - replaces a branch whose successors are all the same block by a jump;
/// - removes unreachable blocks.
///
/// No instruction is duplicated. The pass never adds an edge into a loop other
/// than to its header, and it keeps loop headers and blocks that lead into one,
/// so that loops keep their preheaders and latches. It does not touch blocks
/// whose address is taken, exception handling pads, and predecessors that end
/// in anything but `br` and `switch`. Where a debug record in a bypassed block
/// describes a source variable, the value of the variable is unknown after the
/// block.
///
/// Source: [MinCamlNotes], "reduction of nested let".
struct ControlFlowSimplificationPass
    : llvm::PassInfoMixin<ControlFlowSimplificationPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-beta`: copy propagation on SSA form (MinCaml's beta reduction).
///
/// In K-normal form a copy is `let y = x in e`, and beta reduction replaces y
/// by x in e. SSA form has no copy instruction, but some instructions amount to
/// one:
///
/// - phi nodes whose operands are all the same value or the phi node itself;
///   more generally, cycles of phi nodes that only one value enters;
/// - `select` with equal arms, casts to the same type, address offsets of zero;
/// - `freeze` of a value that is neither undef nor poison;
/// - `extractvalue` of a field that `insertvalue` has set; also of a phi node
///   of such aggregates, constants and results of calls, which becomes phi
///   nodes of the fields;
/// - loads of a slot (an alloca that is only loaded and stored) that has one
///   store, which precedes the load.
///
/// The replacement has the same value, or a more defined one where the copy
/// could be poison. A phi node with an undef operand is not a copy of its other
/// operand, because that operand may be poison; such a phi node is not changed.
/// The pass changes no control flow, calls or stores.
///
/// Sources: [MinCamlNotes], "beta reduction"; [SimpleSSA], for cycles of phi
/// nodes.
struct BetaReductionPass : llvm::PassInfoMixin<BetaReductionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-cse`: elimination of common subexpressions.
///
/// The pass removes computations of expressions that are available on every
/// path (AvailableExpressions.h). It works on slot form and on SSA form: where
/// the values of several computations meet, it inserts a phi node.
///
/// Loads and calls that only read memory are expressions, too. They are
/// available until an instruction may write to what they read. A load after a
/// store to the same address is replaced by the stored value.
///
/// The control flow stays as it is. The pass does not touch volatile and atomic
/// accesses, convergent calls, functions with calls that return twice, and
/// coroutines.
///
/// Source: [Lecture8], "common subexpression elimination".
struct CommonSubexpressionsPass
    : llvm::PassInfoMixin<CommonSubexpressionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

enum class SubexpressionKind : unsigned char { All, MemoryReads };

/// Eliminates computations of expressions that are available. To eliminate
/// computations that become redundant only by this, the function must be called
/// again. Remarks are emitted under PassName, the name of the calling pass.
/// Returns whether F changed.
bool eliminateAvailableExpressions(llvm::Function &F, llvm::AAResults &AA,
                                   llvm::DominatorTree &DT,
                                   llvm::OptimizationRemarkEmitter &Remarks,
                                   const char *PassName,
                                   SubexpressionKind Which);

/// `mincaml-constfold`: constant propagation and folding. The pass repeats
/// these steps until nothing changes:
///
/// - It replaces values that conditional constant propagation finds constant,
///   decides branches and switches on them, and removes blocks that become
///   unreachable (Analysis/Constants/ConstantPropagation.h).
/// - It removes paths to an access with undefined behavior, such as an access
///   outside of a variable: such a path is never taken.
/// - It replaces a load of a field of a tuple, closure or variable that this
///   function has allocated and initialized by the stored value. This turns
///   calls of known closures into direct calls.
/// - It replaces the condition of a branch by true or false where the branch
///   implies it.
/// - It applies arithmetic identities that hold for all values: x + 0, x - x,
///   not (not x), x *. 1.0, but not x +. 0.0, which is 0.0 for -0.0.
/// - It decides comparisons with null of pointers that cannot be null, such as
///   a new object that is matched.
/// - It reassociates chains of integer operations, which combines several
///   constants into one: 3 + a + 7 becomes a + 10. MinCaml's own constant
///   folding does not do this.
///
/// Integers wrap around at their width. Floating-point operations are computed
/// exactly as IEEE 754 requires; in functions that are strictfp or flush
/// denormals they are not folded. The pass does not fold divisions by zero and
/// operations whose result would be undef, poison or a new NaN, and does not
/// touch volatile and atomic accesses.
///
/// Source: [MinCamlNotes], "constant folding".
struct ConstantFoldingPass : llvm::PassInfoMixin<ConstantFoldingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-elim`: interprocedural dead code elimination (MinCaml's Elim).
/// The pass marks the code that is needed (DeadCodeElimination.cpp defines it)
/// and removes the rest:
///
/// - instructions whose value is not needed, including calls without side
///   effects (Effects.h), and allocations of memory that is never read with the
///   stores to it;
/// - branches whose paths are equivalent: they become jumps to the block where
///   the paths meet. This also removes terminating loops without side effects;
/// - internal functions that are neither called nor referenced, and internal
///   variables that are never read;
/// - parameters and results of internal functions that are not needed.
///
/// Unreachable blocks are removed first. The bodies of functions that are
/// optnone, naked or coroutines are not changed.
///
/// Source: [MinCamlNotes], "elimination of unused definitions".
struct DeadCodeEliminationPass : llvm::PassInfoMixin<DeadCodeEliminationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-gvn`: global value numbering.
///
/// The pass replaces each value by one with the same number (ValueNumbers.h)
/// that dominates it. It walks the dominator tree with a table of the values
/// that dominate the current block.
///
/// The condition of a branch implies values, too: below the edge on which `c`
/// is true, every value with the number of `c` is true, and every value with
/// the number of its negation is false; below `x == 3`, x is 3. So a repeated
/// bounds check becomes a branch on a constant, which constant folding removes.
///
/// Loads and calls that only read memory are removed if they are available on
/// every path, as by `mincaml-cse`. As this may make more values equal, the
/// two steps alternate until nothing changes.
///
/// The control flow stays as it is. The pass does not touch volatile and atomic
/// accesses, convergent calls, freeze, functions with calls that return twice,
/// and coroutines.
///
/// Source: [Lecture8], "value numbering".
struct GlobalValueNumberingPass
    : llvm::PassInfoMixin<GlobalValueNumberingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-local-references`: promotes references to SSA values. A reference
/// is an object with one field, or an array with one element. It is promoted if
/// the function that creates it only loads and stores its contents. IR
/// generation already does this for references that are used in one function;
/// this pass handles those that were used by functions that have been inlined.
///
/// This is sound, because no other code has the address: the call returns new
/// memory. The contents of an array are initialized by the call, and those of
/// an object are undefined before the first store.
///
/// The pass does not promote arrays whose length is read, and therefore no
/// array of one element whose indices are checked.
struct LocalReferencesPass : llvm::PassInfoMixin<LocalReferencesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Whether Call allocates an object on the heap.
bool allocatesObject(const llvm::CallInst &Call);

/// Returns the type of the contents if Call creates an object or an array of
/// one element that is only used by loads and stores of these contents, and by
/// uses that \p OtherUse accepts; otherwise null.
llvm::Type *
referencedType(const llvm::CallInst &Call,
               llvm::function_ref<bool(const llvm::Use &)> OtherUse);

/// `mincaml-no-wrap`: infers no-wrap flags. The pass adds `nsw` and `nuw` to
/// additions, subtractions, multiplications and left shifts whose operands show
/// that they do not wrap. MinCaml's integers wrap, so the front end sets no
/// flags. LLVM needs the flags of an index to compute addresses from the index
/// in 64 bits, or incrementally.
///
/// The values of operands are known from the analysis of the whole module
/// (ValueAnalysis.h), and from accesses on every path to the operation: if an
/// element was loaded or stored, its index is inside the array. The index is
/// not negative if the address of the element is computed with `nuw`, and it is
/// less than the greatest size of the array if the array is known.
///
/// This is sound, because a flag only states what is true of every execution
/// that reaches the operation. (An access out of bounds is undefined, and with
/// bounds checks it is never executed.)
///
/// Source: [ValueRangePropagation] (docs/sources.md).
struct NoWrapFlagsPass : llvm::PassInfoMixin<NoWrapFlagsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-pre<busy>` and `mincaml-pre<lazy>`: partial redundancy elimination.
///
/// The pass inserts computations on paths that lack them. This makes later
/// computations redundant on every path, and the pass removes them. No path
/// computes more than before. As the paths through loops are included, this
/// also hoists loop-invariant computations.
///
/// `busy` computes expressions as early as possible, as the lecture does.
/// `lazy`, the default, computes them as late as possible without losing
/// anything, so that the live ranges of values are as short as possible, and
/// moves nothing without gain. PartialRedundancy.h has the equations. A
/// critical edge is split if a computation is inserted on it.
///
/// The pass works on slot form, where a load reads a variable and a store
/// assigns to it, and on SSA form, through phi nodes. Loads and divisions are
/// inserted only where they are guaranteed to execute. Stores, calls, volatile
/// and atomic accesses stay where they are. The pass does not touch coroutines,
/// and functions with Windows exception handling or with calls that return
/// twice.
///
/// Sources: [Lecture8], "partial redundancy elimination"; [LazyCodeMotion].
class PartialRedundancyEliminationPass
    : public llvm::PassInfoMixin<PartialRedundancyEliminationPass> {
public:
  enum class Motion : bool { Busy, Lazy };
  struct Options {
    Motion How = Motion::Lazy;
  };
  /// Parses `busy` or `lazy`.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text,
                                              llvm::StringRef PassName);
  static std::string describeOptions() { return "busy;lazy"; }

  explicit PartialRedundancyEliminationPass(Options TheOptions)
      : TheOptions(TheOptions) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

struct TailRecursionOptions {
  bool OnlyLoops = false;

  PassOptionList list() { return {{"loops", &OnlyLoops}}; }
};

/// `mincaml-tailrec<loops>`: tail recursion elimination. The pass replaces tail
/// calls of a function to itself by jumps to its start, so that the function
/// becomes a loop:
///
///     f(n) {                          f(n0) {
///       if (n == 0) return;           loop: n = phi(n0, n - 1);
///       print(n);                       if (n == 0) return;
///       f(n - 1);                       print(n);
///     }                                 goto loop;
///                                     }
///
/// Three kinds of values become phi nodes of the loop, unless they are the same
/// in each iteration:
///
/// - parameters;
/// - memory parameters: values that are loaded from a fixed location at the
///   start of the function and stored there right before each tail call.
///   MinCaml functions pass arguments this way if they do not fit in registers.
///   Stores of the value that was loaded are removed if nothing else in the
///   loop writes to the location;
/// - an accumulator, if a call is followed by an associative and commutative
///   integer operation. `n * f (n - 1)` is not a tail call, but the factors can
///   be multiplied before the calls instead of after them: the loop computes
///   acc * n, and each return multiplies its value by acc. This is not done for
///   floats, because the order of operations matters, and not if the function
///   also ends in `musttail` calls of other functions, because nothing may come
///   between such a call and the return.
///
/// All iterations share one frame. Therefore it must not matter to which
/// iteration an alloca belongs. This holds for allocas of fixed size in the
/// first block whose address does not escape. The pass does not change
/// functions with other allocas, functions with parameters in memory (byval,
/// inalloca, preallocated, sret, swifterror) or varargs, functions that call
/// setjmp, are coroutines, convergent or naked, or may be replaced at link
/// time. It does not replace calls that are marked `notail`, have operand
/// bundles, or have another calling convention or type.
///
/// `loops` restricts the pass to functions without other calls of themselves.
/// In the presence of such calls, a jump saves little, and the loop keeps its
/// frame, while a tail call releases it.
///
/// Source: [Lecture8], "preparation: detecting loops".
struct TailRecursionPass
    : PassWithOptions<TailRecursionPass, TailRecursionOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// The calls of F to itself that `mincaml-tailrec` can turn into jumps without
/// an accumulator. This is an estimate, because each call is examined
/// separately.
llvm::SmallPtrSet<const llvm::CallInst *, 4>
possibleSelfTailCalls(llvm::Function &F);

struct ValueRangePropagationOptions {
  bool KeepTests = false;
  PassOptionList list() { return {{"keep-tests", &KeepTests}}; }
};

/// `mincaml-vrp`: interprocedural value range propagation. The pass replaces
/// expressions that always have the same value, according to the analysis of
/// the whole module (ValueAnalysis.h):
///
/// - an integer with one possible value becomes a constant, such as the length
///   of arrays that are all created with the same size, or a comparison that
///   the ranges of its operands decide, including bounds checks;
/// - the length of an array is replaced by the size with which it was created,
///   in the function that creates it;
/// - a pointer to one global variable at one offset becomes that address, if it
///   cannot be null;
/// - a load or store whose pointer can only be null is unreachable, and the
///   path to it is removed.
///
/// Branches on constants and unneeded code are left to constant folding. Every
/// decision is about the program before the pass. Replacing a comparison cannot
/// make another decision wrong, because the comparison is replaced by the value
/// that it always has.
///
/// The pass does not replace the results of `musttail` calls, which have to be
/// returned, or values that are never computed.
///
/// With the option `keep-tests`, the pass leaves tests of constructors as they
/// are: pointers that are numbers, comparisons of pointers, loads of tags and of
/// numbers of exceptions, comparisons of these numbers and cases of switches on
/// them, and accesses through null. This shows what the analysis of
/// constructors saves (docs/constructors.md).
///
/// Sources: [ValueRangePropagation]; [WegmanZadeck], "interprocedural constant
/// propagation" (docs/sources.md).
class ValueRangePropagationPass
    : public PassWithOptions<ValueRangePropagationPass,
                             ValueRangePropagationOptions> {
public:
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_H
