//===- UnrollingCost.h - Gain of unrolling recursive functions --*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_LOOPS_UNROLLINGCOST_H
#define MINCAML_LIB_TRANSFORMS_LOOPS_UNROLLINGCOST_H

#include <cstdint>

namespace llvm {
class Function;
class LoopInfo;
} // namespace llvm

namespace mincaml {

/// The number of instructions of a function for which code is generated.
uint64_t inlinedSize(const llvm::Function &F);

/// How a function calls itself.
enum class RecursionForm : uint8_t {
  /// It has no self-calls that are tail calls, and is not Linear.
  Other,
  /// All of its self-calls are tail calls.
  TailRecursive,
  /// It has tail self-calls and several other self-calls.
  PartlyTailRecursive,
  /// It has tail self-calls and one other self-call.
  OneNonTailCall,
  /// TailRecursive, and stores to elements of float arrays and calls no other
  /// functions that return.
  FloatArrayTailRecursive,
  /// Its only self-call is not a tail call, and it has no loop: it is executed
  /// as often as the stack is deep.
  Linear,
};

/// Whether some, but not all, self-calls are tail calls.
inline bool isPartlyTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::PartlyTailRecursive ||
         Form == RecursionForm::OneNonTailCall;
}

/// Whether all self-calls are tail calls.
inline bool isTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::TailRecursive ||
         Form == RecursionForm::FloatArrayTailRecursive;
}

RecursionForm recursionForm(llvm::Function &F);

/// Whether all self-calls of F are tail calls, and F accesses memory. The
/// induction variable of such a loop is usually an index, which mincaml-unroll
/// requires. In other loops it is usually a computed value.
bool isTailRecursiveOverMemory(llvm::Function &F);

/// The maximum nesting depth of loops.
unsigned deepestLoop(const llvm::LoopInfo &Loops);

/// The gain of unrolling a recursive function: by how many thousandths the
/// execution of one body gets cheaper if one function contains After bodies
/// instead of Before. The bodies share the cost of one call, so that each
/// further level gains less: with a body of size S and a call of cost C, a body
/// costs S + C / Before at first.
///
/// The gain for a linear recursive function counts less: it is executed at most
/// as often as the stack is deep, while the number of calls of others can grow
/// exponentially.
uint64_t unrollingGain(uint64_t Size, RecursionForm Form, uint64_t Before,
                       uint64_t After);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_LOOPS_UNROLLINGCOST_H
