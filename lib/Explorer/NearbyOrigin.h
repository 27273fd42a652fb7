//===- NearbyOrigin.h - Origins of related instructions ---------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_NEARBYORIGIN_H
#define MINCAML_LIB_EXPLORER_NEARBYORIGIN_H

#include "OriginTable.h"

namespace llvm {
class MachineInstr;
}

namespace mincaml::explorer {

/// Finds a source expression for an instruction without a debug location. This
/// is the expression of the first instruction that uses its result, directly or
/// through other instructions without a location. If there is none, it is that
/// of the instruction that defines an operand. For a jump, it is that of the
/// preceding code. The number of instructions that are visited is limited.
Origin findNearby(const llvm::MachineInstr &MI, OriginTable &Origins);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_NEARBYORIGIN_H
