//===- Inline.h - Function inlining -----------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_INLINE_H
#define MINCAML_TRANSFORMS_IPO_INLINE_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace mincaml {

/// `mincaml-inline<threshold=N;iterations=N;unrolled=N;bodies=N;gain=N;
/// looping=N;once;loops-first;vector-loops;all-loops;tail-loops>`: function
/// inlining. The pass replaces direct calls of functions whose size is at most
/// `threshold` by the bodies of the functions.
///
/// The components of the call graph are visited callees first, so that one
/// iteration inlines a whole chain of small functions. Recursive functions are
/// inlined like others: each call within a component is replaced by the body
/// that the callee had when the iteration came to the component. So one
/// iteration unrolls a recursive function by one level (and doubles what the
/// next iteration unrolls).
///
/// The size of a function is the number of its instructions, not counting those
/// for which no code is generated: phi nodes, jumps, returns, allocas of fixed
/// size, and intrinsics that only inform the optimizer. (MinCaml counts the
/// nodes of the K-normal form; the numbers are similar.) As in MinCaml, the
/// default threshold is 0, with which the pass does nothing.
///
/// `unrolled=N` gives recursive functions a separate budget. It also takes into
/// account that inlining a call within the recursion saves a call at each
/// level, while inlining a call from outside saves only the first one:
///
/// - Calls of a recursive function from outside of its component stay: they
///   would only peel off the first level.
/// - Calls within the component are unrolled by whole levels, as many as leave
///   the function with at most N instructions; with 0 they stay. Each level
///   copies the original body, so that the size grows by one body for each call
///   and is not squared. The other calls in the component are inlined first.
/// - A recursive function that executes a loop in each call is not unrolled:
///   the cost of the call is negligible next to the loop. This is a loop
///   without a call within the component, a call of a function with a loop, or
///   a call of another recursive function.
/// - A function that has one self-call that is not a tail call, besides tail
///   self-calls, is not unrolled. In the copy of the body, the tail calls would
///   become ordinary calls, so that nothing would be gained.
/// - A function whose only self-call is not a tail call is not unrolled if all
///   other calls are in blocks that are executed once (ExecutedOnce.h): it is
///   executed at most as often as the stack is deep.
/// - `bodies=B` stops the unrolling of a function before it has more than B
///   bodies. With many bodies the cost of a call is a small part of each, while
///   more and more values are live across the innermost calls.
/// - `gain=G` stops the unrolling where a further level would make the
///   execution of one body cheaper by less than G thousandths.
///
/// With `looping=N`, the pass does not inline functions that contain a loop,
/// are called in several places and have more than N instructions: the call is
/// negligible next to the loop.
///
/// With `once`, the pass also inlines internal functions of any size whose only
/// use is one call. They are deleted afterwards, so that the program does not
/// grow.
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
/// The following limits bound the growth of the program even if the pass is
/// repeated, for example by `mincaml-fixpoint`, because functions record what
/// has been inlined in the attributes `mincaml-inlined` and `mincaml-unrolled`:
///
/// - At most 2,000 instructions are inlined into a function.
/// - All functions together get at most 2,000 instructions plus half of the
///   size that the module has at that time, so that a large module at most
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
/// InlineCall.h describes how a call is replaced, and which calls cannot be
/// inlined. Internal functions whose last call has been inlined are erased.
///
/// Source: [MinCamlNotes], "inline expansion".
class InlineCallsPass : public llvm::PassInfoMixin<InlineCallsPass> {
public:
  struct Options {
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
  };
  /// Parses `threshold=N`, `iterations=N`, `unrolled=N`, `bodies=N`, `gain=N`,
  /// `looping=N`, `once`, `loops-first`, `vector-loops`, `all-loops` and
  /// `tail-loops`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  explicit InlineCallsPass(Options TheOptions) : TheOptions(TheOptions) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_INLINE_H
