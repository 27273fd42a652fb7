//===- NearbyOrigin.h - What an instruction works for -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_NEARBYORIGIN_H
#define MINCAML_LIB_EXPLORER_NEARBYORIGIN_H

#include "OriginTable.h"

namespace llvm {
class MachineInstr;
}

namespace mincaml::explorer {

/// The expression that an instruction without a debug location works for: the
/// one whose instruction first uses what it computes, directly or through
/// others without a location; or else the one that computes what it uses; of a
/// jump, that of the code before it. Looks at a bounded number of instructions.
Origin findNearby(const llvm::MachineInstr &MI, OriginTable &Origins);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_NEARBYORIGIN_H
