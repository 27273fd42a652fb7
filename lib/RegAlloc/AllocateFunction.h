//===- AllocateFunction.h - The phases of an allocation ---------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H
#define MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H

#include "FunctionPlan.h"
#include "Liveness/FunctionFacts.h"

namespace mincaml::regalloc {

/// Allocates registers for MF. On failure MF still has virtual registers.
std::optional<AllocationFailure>
allocateFunction(llvm::MachineFunction &MF, const Analyses &A,
                 const AllocationPolicy &Policy);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_ALLOCATEFUNCTION_H
