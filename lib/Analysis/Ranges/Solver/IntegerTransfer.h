//===- IntegerTransfer.h - Integer instructions on intervals ----*- C++ -*-===//
//
// The transfer functions of intervals. LLVM's ConstantRange computes them,
// which knows how numbers wrap; of what it finds, the least interval of signed
// numbers is kept.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_INTEGERTRANSFER_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_INTEGERTRANSFER_H

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ConstantRange.h"

namespace llvm {
class Instruction;
class Use;
} // namespace llvm

namespace mincaml {

struct PiNode;

dataflow::Interval toInterval(const llvm::ConstantRange &Range);

/// What an instruction with integer operands computes: arithmetic, conversions,
/// comparisons, intrinsics. Anything that fits if nothing is known, nothing if
/// an operand is never computed. Not for phi nodes, selects, loads, and calls
/// of other functions.
dataflow::Interval
evaluateInteger(const llvm::Instruction &I,
                llvm::function_ref<dataflow::Interval(const llvm::Use &)> Of);

/// What is left of the interval of a pi node's source on its edge.
dataflow::Interval evaluatePi(const PiNode &Pi,
                              const dataflow::Interval &Source,
                              const dataflow::Interval &Other);

/// What `!range` and the range attribute of a result promise; everything if
/// there is no such promise.
dataflow::Interval promisedInterval(const llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_INTEGERTRANSFER_H
