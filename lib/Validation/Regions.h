//===- Regions.h - Memory that is written once -----------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_REGIONS_H
#define MINCAML_VALIDATION_REGIONS_H

namespace llvm {
class Instruction;
} // namespace llvm

namespace mincaml::validation {

/// Whether an access is to memory that never changes after its first write: it
/// has `invariant.load`, or its TBAA tag says that it is a field of a MinCaml
/// tuple or closure (RuntimeABI.h).
bool isWrittenOnce(const llvm::Instruction &Access);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_REGIONS_H
