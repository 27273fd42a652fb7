//===- Inline.h - Calls replaced by function bodies -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_INLINE_H
#define MINCAML_TRANSFORMS_INLINE_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace mincaml {

/// `mincaml-inline<threshold=N;iterations=N;unrolled=N;bodies=N;gain=N;once;
/// loops-first;vector-loops;all-loops;tail-loops>`: replaces direct calls of
/// functions whose size is at most the threshold by the bodies.
///
/// Components of the call graph are taken callees first, so that a chain of
/// small functions collapses in one iteration. Recursive functions are inlined
/// like any other: within a component every call gets the body as it was when
/// the iteration came to the component, so that one iteration unrolls a
/// recursion by one level (which doubles what the next one unrolls).
///
/// The size of a function is the number of its instructions, without those that
/// become no code: phi nodes, jumps, returns, allocas of fixed size, and
/// intrinsics that only inform the optimizer. (MinCaml counts the nodes
/// of K-normal form, which come to about as many.) As in MinCaml the default
/// threshold is 0, and the pass does nothing.
///
/// `unrolled` gives recursions a budget of their own, and takes them for what
/// they are: a call within a recursion saves a call each time, one from outside
/// of it only the first.
/// - A recursion is not peeled: calls of a recursive function from outside of
///   the recursion stay.
/// - Within it, as many whole levels are unrolled at once as leave the function
///   with at most N instructions; 0 leaves recursions alone. Each level copies
///   the body as it was, so that sizes grow by one body for each call, not by
///   squaring. What else the functions of the recursion call is inlined first.
/// - A recursive function that executes a loop in each call (a loop without a
///   call of the recursion in it, a function with a loop, or another recursion)
///   is left as it is: beside that, the cost of its call is nothing.
/// - A function that calls itself in one place as the last thing that it does
///   not, and in others as the last, is left as it is: in the copy for the
///   former call, the latter are no tail calls any more, so that a call takes
///   the place of a call.
/// - A function that calls itself in one place, not as the last thing that it
///   does, is left as it is if it is only called from blocks that are executed
///   once (ExecutedOnce.h): it is executed as often as the stack is deep.
/// - `bodies=B` ends the unrolling of a function where it would have more than
///   B bodies: with many, what a call costs is a small part of each, while more
///   and more values are live across the innermost calls.
/// - `gain=G` stops where a further level makes the execution of one body
///   cheaper by less than G thousandths (UnrollingCost.h).
///
/// `looping=N` leaves alone the calls of functions that contain a loop, are
/// called in several places and have more than N instructions: a copy saves one
/// call beside the iterations.
///
/// `once` also inlines internal functions of any size that are called in one
/// place and not used otherwise. They are gone afterwards, so nothing grows.
///
/// `loops-first` leaves alone the calls of functions that call themselves both
/// as the last thing that they do and before that. After `mincaml-tailrec` only
/// the latter calls are left, and each level of unrolling copies these, not
/// all. With `unrolled`, other recursions are unrolled by one level only: more
/// pays off after `mincaml-tailrec`, and bounds checks leave loops with few
/// exits.
///
/// `vector-loops` leaves alone the calls of tail recursions that compute with
/// elements of arrays of floats and call nothing else: `mincaml-tailrec` makes
/// loops of them, which LLVM can vectorize or unroll, with one test for several
/// iterations, unless they are unrolled, with a second exit, before that.
///
/// `all-loops` leaves alone the calls of all recursions with nothing but tail
/// calls that access memory, for `mincaml-unroll`: what that unrolls is smaller
/// and has one exit.
///
/// `tail-loops` leaves alone the calls of all recursions with nothing but tail
/// calls, for `mincaml-tailrec`: a jump costs so little that a copy of the
/// body, which saves it, is not worth its size.
///
/// What keeps this from exploding, also when a fixed-point loop repeats the
/// pass a thousand times, because functions carry the count with them in
/// attributes (`mincaml-inlined`, `mincaml-unrolled`):
/// - a function takes in at most 2,000 instructions;
/// - all together take in at most half of what the module has at that time,
///   where 2,000 are free: a large module at most doubles;
/// - at most 3 iterations in which a function takes in a recursive function,
///   itself or another: each unrolls one more level of the recursion;
/// - a recursion is not inlined into a loop where its own loops would nest more
///   than ten deep: the time of LLVM's scalar evolution is exponential in that.
///
/// Time and memory are linear in what is copied plus what is there: the body of
/// a function that is called once is not copied but moves, once, however long
/// the chain of such functions.
///
/// InlineCall.h describes how a call is replaced and which calls are left
/// alone. Internal functions whose last call was inlined are erased.
///
/// Source: [MinCamlNotes], "inline expansion".
class InlineCallsPass : public llvm::PassInfoMixin<InlineCallsPass> {
public:
  struct Options {
    unsigned Threshold = 0;
    unsigned Iterations = 1;
    std::optional<unsigned> Unrolled;
    /// 0: any number.
    unsigned Bodies = 0;
    unsigned Gain = 0;
    unsigned Looping = ~0u;
    bool Once = false;
    bool LoopsFirst = false;
    bool VectorLoops = false;
    bool AllLoops = false;
    bool TailLoops = false;
  };
  /// `threshold=N`, `iterations=N`, `unrolled=N`, `bodies=N`, `gain=N`,
  /// `looping=N`, `once`,
  /// `loops-first`, `vector-loops`, `all-loops` and `tail-loops`, separated by
  /// semicolons.
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

#endif // MINCAML_TRANSFORMS_INLINE_H
