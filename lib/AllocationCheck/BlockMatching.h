//===- BlockMatching.h - Matching of instructions ---------------*- C++ -*-===//
//
// Matches the instructions of an allocated block with the recorded instructions
// that they come from. Instructions other than moves and rematerializable ones
// keep their order, and must still be present unless they are pure. Moves and
// rematerializable instructions may be deleted and added; the data flow proves
// that they are at the right positions. This proof does not depend on the
// matching: a wrong matching cannot make a wrong allocation appear correct.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_BLOCKMATCHING_H
#define MINCAML_LIB_ALLOCATIONCHECK_BLOCKMATCHING_H

#include "Folding.h"

namespace mincaml::allocationcheck {

struct MatchingStep {
  static constexpr unsigned None = ~0u;
  /// Null if the recorded instruction has been deleted.
  const llvm::MachineInstr *MI;
  /// The number of the recorded instruction, or None if MI is new.
  unsigned Recorded;
  /// The foldings that may have turned the recorded instruction into MI; empty
  /// if MI has no folded memory operand.
  Foldings Folded;
};

struct BlockMatching {
  std::vector<MatchingStep> Steps;
  std::optional<AllocationFault> Fault;
};

/// Matches the instructions of a block. Several instructions may result from
/// the same recorded instruction with a folded memory operand. If their
/// registers do not distinguish them, the first one is chosen, or the last one
/// if \p IsLate.
BlockMatching matchBlock(const CheckInput &Input, const RecordedBlock &Block,
                         Folder &TheFolder, bool IsLate);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_BLOCKMATCHING_H
