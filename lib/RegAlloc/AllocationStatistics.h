//===- AllocationStatistics.h - Statistics of an allocation -----*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_ALLOCATIONSTATISTICS_H
#define MINCAML_LIB_REGALLOC_ALLOCATIONSTATISTICS_H

#include <array>

namespace mincaml::regalloc {

/// Why a value is spilled, reloaded or moved. Optimization remarks name it.
enum class Reason : unsigned char {
  /// A call or an instruction with fixed operands clobbers the register.
  Call,
  /// No suitable register is free.
  Pressure,
  /// The predecessors of a block have the value in different locations.
  Join,
  /// A move breaks a cycle in a parallel copy.
  Cycle
};
inline constexpr unsigned Reasons = 4;
inline constexpr const char *ReasonNames[Reasons] = {"call", "pressure", "join",
                                                     "shuffle"};

/// The number of instructions that the allocation of a function has added, by
/// reason, and the number of copies that it has made redundant.
struct AllocationStatistics {
  std::array<unsigned, Reasons> Spills{}, Reloads{}, Rematerializations{},
      Moves{};
  unsigned RemovedCopies = 0;
  unsigned StackSlots = 0;
  /// The number of times that the walk backtracked, and the number of
  /// instructions that were planned again.
  unsigned Backtracks = 0;
  unsigned Replanned = 0;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_ALLOCATIONSTATISTICS_H
