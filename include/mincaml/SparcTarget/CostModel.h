//===- CostModel.h - What SPARC code costs, for LLVM's passes ---*- C++ -*-===//
//
// LLVM asks its target about costs through TargetTransformInfo. Its SPARC
// backend answers next to nothing, so that passes assume a machine with eight
// registers and displacements of 16 bits, on which unrolling never pays. This
// model answers for a SPARC that issues one instruction at a time:
//
//  - loop strength reduction minimizes the instructions in the loop before
//    registers, of which there are enough, and knows that an address is two
//    registers, or one and 13 signed bits;
//  - small innermost loops without calls are unrolled.
//
// Costs only choose between codes that are all correct.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_COSTMODEL_H
#define MINCAML_SPARCTARGET_COSTMODEL_H

#include "llvm/Analysis/TargetTransformInfo.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace mincaml::sparc {

/// The analysis that takes the place of Machine.getTargetIRAnalysis().
/// \p Machine, for SPARC, must outlive it.
llvm::TargetIRAnalysis createCostModel(llvm::TargetMachine &Machine);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCTARGET_COSTMODEL_H
