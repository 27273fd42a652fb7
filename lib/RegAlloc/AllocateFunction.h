//===- AllocateFunction.h - The phases of an allocation ---------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H
#define MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H

#include "FunctionPlan.h"
#include "Liveness/FunctionAnalyses.h"
#include "mincaml/RegAlloc/AllocationTrace.h"

namespace mincaml::regalloc {

/// Allocates registers for \p MF. If that fails, \p MF still has virtual
/// registers. \p Tracer may be null.
std::optional<AllocationFailure>
allocateFunction(llvm::MachineFunction &MF, const Analyses &A,
                 const AllocationPolicy &Policy, AllocationTracer *Tracer);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H
