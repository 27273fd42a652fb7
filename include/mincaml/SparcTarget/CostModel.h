//===- CostModel.h - Cost model of SPARC for LLVM's passes ------*- C++ -*-===//
//
// LLVM's passes query the costs of a target through TargetTransformInfo. The
// SPARC backend overrides almost none of the defaults, so passes assume a
// machine with eight registers and displacements of 16 bits, on which unrolling
// never pays. This cost model describes a single-issue SPARC:
//
//  - Loop strength reduction minimizes the number of instructions in the loop
//    first and the number of registers, of which there are enough, second. It
//    knows that an address is the sum of two registers, or of a register and a
//    signed 13-bit immediate.
//  - Small innermost loops without calls are unrolled.
//
// Costs affect only the speed and size of the code, not its correctness.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_COSTMODEL_H
#define MINCAML_SPARCTARGET_COSTMODEL_H

#include "llvm/Analysis/TargetTransformInfo.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace mincaml::sparc {

/// Creates the analysis to use instead of Machine.getTargetIRAnalysis().
/// \p Machine must be a SPARC target machine and outlive the analysis.
llvm::TargetIRAnalysis createCostModel(llvm::TargetMachine &Machine);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCTARGET_COSTMODEL_H
