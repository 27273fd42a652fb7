//===- Picture.h - Pictures of an allocation --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
#define MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H

#include "AllocatedFunction.h"

namespace mincaml {

/// For Graphviz, whose tables cannot be hatched: slots are striped.
void drawAllocationDot(const AllocatedFunction &View,
                       const llvm::MachineFunction &MF, llvm::raw_ostream &OS);
/// Slots are hatched.
void drawAllocationSVG(const AllocatedFunction &View,
                       const llvm::MachineFunction &MF, llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_PICTURE_H
