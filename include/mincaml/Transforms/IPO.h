//===- IPO.h - Interprocedural passes ---------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_H
#define MINCAML_TRANSFORMS_IPO_H

#include "mincaml/Transforms/PassOptions.h"
#include <optional>

namespace mincaml {

struct InlineCallsOptions {
  unsigned Threshold = 0;
  unsigned Iterations = 1;
  std::optional<unsigned> Unrolled;
  /// 0 means unlimited.
  unsigned Bodies = 0;
  unsigned Gain = 0;
  unsigned Looping = ~0u;
  bool Once = false;
  bool LoopsFirst = false;
  bool VectorLoops = false;
  bool AllLoops = false;
  bool TailLoops = false;

  PassOptionList list() {
    return {{"threshold", &Threshold},
            {"iterations", &Iterations},
            {"unrolled", &Unrolled},
            {"bodies", &Bodies, /*Unprinted=*/0},
            {"gain", &Gain, /*Unprinted=*/0},
            {"looping", &Looping, /*Unprinted=*/~0u},
            {"once", &Once},
            {"loops-first", &LoopsFirst},
            {"vector-loops", &VectorLoops},
            {"all-loops", &AllLoops},
            {"tail-loops", &TailLoops}};
  }
};

/// `mincaml-inline<threshold=N;iterations=N;unrolled=N;bodies=N;gain=N;
/// looping=N;once;loops-first;vector-loops;all-loops;tail-loops>`: function
/// inlining. The pass replaces direct calls of functions whose size is at most
/// `threshold` by the bodies of the functions.
///
/// The components of the call graph are visited callees first, so that one
/// iteration inlines a whole chain of small functions. Recursive functions are
/// inlined like others: each call within a component is replaced by the body
/// that the callee had when the iteration came to the component. Therefore one
/// iteration unrolls a recursive function by one level (and doubles the size of
/// the body that the next iteration copies).
///
/// The size of a function is the number of its instructions, not counting those
/// for which no code is generated: phi nodes, jumps, returns, allocas of fixed
/// size, and intrinsics that only inform the optimizer. (MinCaml counts the
/// nodes of the K-normal form; the numbers are similar.) As in MinCaml, the
/// default threshold is 0, with which the pass does nothing.
///
/// `unrolled=N` gives recursive functions a separate budget, and takes into
/// account that inlining a call within the recursion saves a call at each
/// level, while inlining a call from outside saves only the first one:
///
/// - Calls of a recursive function from outside of its component are not
///   inlined: this would only peel off the first level.
/// - Calls within the component are unrolled by whole levels, as long as the
///   function has at most N instructions afterwards; with N = 0, they are not
///   inlined. Each level copies the original body, so the size grows by one
///   body for each call and is not squared. The other calls in the component
///   are inlined first.
/// - A recursive function that executes a loop in each call is not unrolled:
///   the cost of the call is negligible next to the loop. Only loops without a
///   call within the component count. A call of a function with a loop, or of
///   another recursive function, counts as a loop.
/// - A function that has one self-call that is not a tail call, besides tail
///   self-calls, is not unrolled. In the copy of the body, the tail calls would
///   become ordinary calls, and nothing would be gained.
/// - A function whose only self-call is not a tail call is not unrolled if all
///   other calls are in blocks that are executed once (CallComponents.h): each
///   of these calls executes the function at most as often as its frames fit on
///   the stack.
/// - `bodies=B` stops the unrolling of a function before it has more than B
///   bodies. With many bodies, the cost of a call is a small part of the cost
///   of a body, while more and more values are live across the innermost calls.
/// - `gain=G` stops the unrolling where a further level would make the
///   execution of one body cheaper by less than G thousandths.
///
/// With `looping=N`, the pass does not inline functions that contain a loop,
/// are called in several places and have more than N instructions: the call is
/// negligible next to the loop.
///
/// With `once`, the pass also inlines internal functions of any size whose only
/// use is one call. They are deleted afterwards, so the program does not grow.
///
/// With `loops-first`, the pass does not inline functions that have both tail
/// self-calls and other self-calls. After `mincaml-tailrec` only the others are
/// left, and each level of unrolling copies only these. With `unrolled`, other
/// recursive functions are unrolled by one level only: unrolling more pays off
/// only after `mincaml-tailrec`, and bounds checks are easier to eliminate from
/// loops with few exits.
///
/// With `vector-loops`, the pass does not inline tail-recursive functions that
/// compute with the elements of float arrays and call nothing else.
/// `mincaml-tailrec` turns them into loops that LLVM can vectorize, or unroll
/// with one test for several iterations. Inlined into themselves, they would
/// become loops with a second exit.
///
/// With `all-loops`, the pass does not inline functions whose self-calls are
/// all tail calls and that access memory. `mincaml-unroll` can unroll the loops
/// that they become; the result is smaller and has one exit.
///
/// With `tail-loops`, the pass does not inline functions whose self-calls are
/// all tail calls. `mincaml-tailrec` turns them into loops; a jump is so cheap
/// that saving it is not worth a copy of the body.
///
/// The following limits bound the growth of the program. They hold even if the
/// pass is repeated, for example by `mincaml-fixpoint`: the attributes
/// `mincaml-inlined` and `mincaml-unrolled` of a function record what has been
/// inlined into it.
///
/// - At most 2,000 instructions are inlined into a function.
/// - At most 2,000 instructions plus half of the current size of the module are
///   inlined into all functions together. A large module therefore at most
///   doubles.
/// - There are at most 3 iterations in which recursive functions are inlined
///   into a function, each of which unrolls one more level.
/// - A recursive function is not inlined into a loop where its own loops would
///   be nested more than ten deep: the time of LLVM's scalar evolution is
///   exponential in the depth.
///
/// Time and memory are linear in the size of the module and the copies. The
/// body of a function that is called once is moved instead of copied, and moved
/// only once in a chain of such functions.
///
/// Internal functions whose last call has been inlined are erased.
///
/// Source: [MinCamlNotes], "inline expansion".
struct InlineCallsPass : PassWithOptions<InlineCallsPass, InlineCallsOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

struct SpecializeOptions {
  /// The maximum number of instructions of a function that is copied.
  unsigned Size = 200;
  /// The maximum number of instructions of all copies.
  unsigned Growth = 1000;
  unsigned Rounds = 8;

  PassOptionList list() {
    return {{"size", &Size}, {"growth", &Growth}, {"rounds", &Rounds}};
  }
};

/// `mincaml-specialize`: function specialization (procedure cloning). The pass
/// copies an internal function for callers that pass different kinds of
/// arguments. Otherwise the analysis would join the arguments of all callers
/// and lose precision.
///
///   let large = float_matrix 150 150 hilbert
///   let small = float_matrix rows columns count
///
/// In the copy for the first call, the lengths of all rows are known, and so is
/// the function that is called for each element.
///
/// The kind of an argument is its value, if it is a constant or a function.
/// Otherwise it is the length of an array, and the contents of an array, tuple
/// or closure, up to a bounded depth. The pass considers only parameters on
/// which a bounds check, the size of an array, or the target of a call depends.
/// Self-calls must pass these parameters on unchanged, so that they can call
/// the copy. For numbers, a similar condition applies to recursive calls
/// through other functions: these may pass any parameter or a constant, but not
/// the result of an instruction.
///
/// The pass does not change the behavior, because a copy is the same function.
/// The analysis results about arguments only decide which copy is called.
///
/// The pass does not copy functions above `size=N` instructions (200 by
/// default), functions with more than eight kinds of callers, and small
/// functions without calls, which are inlined into each of their callers
/// anyway. All copies together have at most `growth=N` instructions (1000). As
/// a copy may pass arguments of different kinds in its own calls, the pass is
/// repeated up to `rounds=N` times (8).
///
/// Source: [ProcedureCloning] (docs/sources.md).
struct SpecializePass : PassWithOptions<SpecializePass, SpecializeOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-merge-functions`: merges equal functions.
///
/// A polymorphic function is copied for each type at which it is used. The
/// copies for int and char, or for arrays and strings, have the same code:
///
///   let length_of_pair (a, b) = Array.length a + Array.length b
///
/// Two functions are equal if they have the same type, calling convention and
/// blocks, and corresponding blocks have the same instructions, with the same
/// flags, on corresponding operands. Blocks correspond if a depth-first search
/// visits them at the same position, and incoming values of phi nodes
/// correspond if their blocks do. The globals to which functions refer are
/// partitioned into classes of corresponding globals. This is the coarsest
/// partition that is consistent with itself. Therefore recursive functions, and
/// groups of mutually recursive functions, can be equal, and callers are equal
/// if their callees are. The partition includes constants in static memory,
/// such as the closures of functions.
///
/// The first function in the order of the module is kept. Its attributes,
/// including those of its instructions, become the ones that all merged
/// functions have: AttributeList::intersectWith distinguishes attributes that
/// are assumptions from those that change the behavior, and functions that
/// differ in the latter are not equal. Metadata that describes the memory or
/// the value of an access is weakened to what holds in all merged functions: an
/// array of ints and an array of chars have different alias tags. Other
/// metadata that differs is dropped.
///
/// Debug information is not compared, because it must not influence the code. A
/// debugger shows the function that was kept, with its lines; the copies of a
/// polymorphic function have the same lines. It shows no variables of that
/// function, because their values and types could be those of another function.
///
/// The pass merges internal functions, and private or internal constants, whose
/// address is not significant: they are `unnamed_addr`, or functions whose
/// address is never taken. It does not merge functions that are optnone, naked
/// or coroutines, functions in a section or comdat or with labels whose address
/// is taken, and globals that `llvm.used`, an alias or an ifunc refers to.
///
/// Source: [Hopcroft] (docs/sources.md).
struct MergeFunctionsPass : llvm::PassInfoMixin<MergeFunctionsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-closure-opt`: eliminates closures and tuples whose contents are
/// known. The pass repeats these steps until nothing changes, at most eight
/// times:
///
/// 1. A load of a closure's code, or of another field, is replaced by a
///    constant if this constant is in the field of all objects from which the
///    load may read. A call of the code becomes a direct call. The objects are
///    traced through phi nodes and through the parameters of functions whose
///    calls are all known.
/// 2. A parameter for which every call passes the same constant is replaced by
///    the constant.
/// 3. A function that needs only the fields of an object gets the fields as
///    parameters instead of the object.
/// 4. An object that is no longer passed to a function is kept in registers.
///
/// Steps 1 and 3 rely on MinCaml's alias tags, which promise that the fields of
/// tuples and closures never change; steps 2 and 4 work on any IR. Tuples that
/// functions return stay in memory: if a result needed more than a register or
/// two, it would be returned through memory as well and rule out tail calls.
///
/// Source: [MinCamlNotes], "closure conversion" (known functions) and "constant
/// folding" (tuples with known contents).
struct ClosureOptPass : llvm::PassInfoMixin<ClosureOptPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-dead-arguments`: removes dead stores to the argument area.
///
/// Arguments that do not fit in registers are passed in static memory, the
/// argument area (docs/code-generation.md). After a call has been inlined or
/// turned into a jump of a loop, the stored values have replaced the loads of
/// the arguments. The stores remain, because other passes must assume that the
/// area may be read later.
///
/// The analysis is liveness of each byte of the area, backward, over all
/// functions. A load makes its bytes live, and a store of constant size makes
/// them dead. A direct call makes those bytes live that are live at the entry
/// of the callee; any other call that may read memory makes all bytes live. The
/// result is the least solution, computed by a worklist that visits the callers
/// of a function when its set grows.
///
/// At a return nothing is live: a function loads its arguments at its entry,
/// and a caller stores them after its previous call. Stores are only removed
/// from functions with the calling convention of MinCaml functions on targets
/// with guaranteed tail calls, `tailcc`: if another pass has outlined a part of
/// such a function that contains a store but not its call, the new function has
/// another convention.
///
/// Preconditions: IRGen has marked the area (ArgumentAreaMetadata). The pass
/// does nothing if the address of the area is used for anything but loads and
/// stores at constant offsets, or if the area is larger than 4 kB. A function
/// in which the number of blocks times the size of the area exceeds 2^28 is
/// assumed to load everything. The pass runs after all optimizations, because
/// it changes what the area contains after a return, and optimizations may rely
/// on the contents of memory, including the area, at that point.
struct DeadArgumentsPass : llvm::PassInfoMixin<DeadArgumentsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

struct StaticArraysOptions {
  /// The maximum number of bytes of one object.
  unsigned Bytes = 64 << 10;
  /// The maximum number of bytes of all objects.
  unsigned Total = 1 << 20;
  /// Whether arrays of pointers, and objects other than references to numbers,
  /// are replaced, too. Before tail calls have become loops, it is not known
  /// which arrays are filled before they are read. Before functions are
  /// inlined, it is not known which tuples can be kept in registers.
  bool Pointers = false;

  PassOptionList list() {
    return {{"bytes", &Bytes}, {"total", &Total}, {"pointers", &Pointers}};
  }
};

/// `mincaml-static-arrays`: replaces heap allocations that are executed at most
/// once by internal global variables. This applies to arrays of constant size,
/// with their headers, and to objects: references, other data, tuples and
/// closures. Accesses then have constant addresses; `mincaml-vrp` replaces the
/// global variables that contained the addresses.
///
/// An allocation is executed at most once if it is outside of cycles in
/// `min_caml_start`, which the runtime calls once, or in an internal function
/// with a single call that is executed once.
///
/// The elements of an array, and the fields of an object, are initialized
/// statically if they are constant. Otherwise they are stored where the array
/// or object was created. An array that is filled before it is read
/// (InitialElements.h) needs no initial elements.
///
/// Objects larger than `bytes=N` (64 kB by default) stay on the heap, and so do
/// objects with which the static memory of the module would exceed `total=N`
/// (1 MB). Larger arrays are usually processed in loops and recursive functions
/// that keep the address in a register at no cost, while a constant address is
/// computed at each use: with a limit of 16 MB, examples/quicksort executes 4%
/// more SPARC instructions, bench/spectrum 4% more at -O2 and 8% fewer at -O3.
/// Moreover, static memory must be available when the program is loaded, and no
/// message is printed if it is not.
///
/// Source: developed for this project. The original compiler supports global
/// arrays at fixed addresses, which are written by hand ([MinCaml], min-rt).
struct StaticArraysPass
    : PassWithOptions<StaticArraysPass, StaticArraysOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// `mincaml-static-lengths`: saves the space of zero-initialized static arrays
/// in the object file. `mincaml-static-arrays` creates them as internal
/// variables: structs whose only nonzero field is an integer, the length. If
/// such a variable has at least 256 bytes, the pass makes its initializer zero,
/// which takes no space, and the function that is executed first stores the
/// length.
///
/// No load may move in front of that store: therefore invariant-load metadata
/// is removed from that function. The pass runs last, because until then the
/// initializer tells the optimizer the length.
///
/// The pass does not change modules in which more than one function, or a
/// variable, is visible from outside: other code could then read a length
/// before it is stored.
///
/// Source: developed for this project.
struct StaticLengthsPass : llvm::PassInfoMixin<StaticLengthsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_H
