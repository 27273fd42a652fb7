//===- IntegerTransfer.h - Transfer functions of intervals ------*- C++ -*-===//
//
// LLVM's ConstantRange computes the ranges, including wrapping. The result is
// the least interval of signed numbers that contains such a range.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_INTEGERTRANSFER_H
#define MINCAML_LIB_ANALYSIS_RANGES_INTEGERTRANSFER_H

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

/// The interval of an instruction with integer operands: arithmetic,
/// conversions, comparisons, intrinsics. The full interval if nothing is known;
/// empty if an operand is never computed. Not for phi nodes, selects, loads,
/// and calls of other functions.
dataflow::Interval
evaluateInteger(const llvm::Instruction &I,
                llvm::function_ref<dataflow::Interval(const llvm::Use &)> Of);

/// The interval of a pi node, from that of its source and that of the other
/// operand.
dataflow::Interval evaluatePi(const PiNode &Pi,
                              const dataflow::Interval &Source,
                              const dataflow::Interval &Other);

/// The interval that `!range` and the range attribute of a result promise; the
/// full interval if there is no such promise.
dataflow::Interval promisedInterval(const llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_INTEGERTRANSFER_H
