//===- UnrollingCost.h - What unrolling a recursion saves -------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_UNROLLINGCOST_H
#define MINCAML_LIB_TRANSFORMS_UTILS_UNROLLINGCOST_H

#include <cstdint>

namespace llvm {
class Function;
class LoopInfo;
} // namespace llvm

namespace mincaml {

/// The number of instructions of a function that become code.
uint64_t inlinedSize(const llvm::Function &F);

/// How a function calls itself.
enum class RecursionForm : uint8_t {
  /// Not at all, or never as the last thing that it does.
  Other,
  /// Only as the last thing that it does.
  Loop,
  /// Both as the last thing that it does and before that.
  PartlyLoop,
  /// The same, and in one place only before that.
  OneCallLoop,
  /// A loop that calls nothing else that returns, and stores elements of arrays
  /// of floats.
  VectorLoop,
  /// In one place, not as the last thing that it does, and it has no loop: it
  /// is
  /// executed as often as it is deep.
  Linear,
};

/// Some calls of itself are tail calls.
inline bool isPartlyLoop(RecursionForm Form) {
  return Form == RecursionForm::PartlyLoop ||
         Form == RecursionForm::OneCallLoop;
}

/// All calls of itself are tail calls.
inline bool isLoop(RecursionForm Form) {
  return Form == RecursionForm::Loop || Form == RecursionForm::VectorLoop;
}

RecursionForm recursionForm(llvm::Function &F);

/// Whether F calls itself only as the last thing that it does, and accesses
/// memory: mostly an index counts such a loop, and a value that is computed the
/// others, which mincaml-unroll cannot do.
bool isArrayLoop(llvm::Function &F);

/// How deep loops are nested.
unsigned deepestLoop(const llvm::LoopInfo &Loops);

/// By how many thousandths the execution of one body of a recursion gets
/// cheaper if After bodies instead of Before are in one function. They share
/// the cost of one call, so that each further level gains less: with a body of
/// size S and a call of cost C, a body costs S + C / Before at first.
///
/// That of a linear recursion counts less: no call of it takes longer than the
/// stack is deep, while the calls of others multiply.
uint64_t unrollingGain(uint64_t Size, RecursionForm Form, uint64_t Before,
                       uint64_t After);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_UNROLLINGCOST_H
