//===- AliasRegions.h - Regions of MinCaml's alias tags ---------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_ALIASREGIONS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_ALIASREGIONS_H

namespace llvm {
class Instruction;
} // namespace llvm

namespace mincaml {

/// Whether a load or store accesses a field of a tuple or closure, according to
/// its alias tag (Support/RuntimeABI.h). Such a field is written once, when the
/// object is made, before anything can read it.
bool isImmutableField(const llvm::Instruction &Access);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_ALIASREGIONS_H
