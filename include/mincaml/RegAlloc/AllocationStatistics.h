//===- AllocationStatistics.h - What an allocation costs --------*- C++ -*-===//

#ifndef MINCAML_REGALLOC_ALLOCATIONSTATISTICS_H
#define MINCAML_REGALLOC_ALLOCATIONSTATISTICS_H

#include <array>

namespace mincaml {

/// Why a value is saved, restored or moved.
enum class Reason : unsigned char {
  /// A call or an instruction with fixed operands destroys the register.
  Call,
  /// Registers ran out.
  Pressure,
  /// Paths that meet disagree.
  Join,
  /// It is wanted in another register.
  Targeting,
  /// A cycle of moves is broken.
  Shuffle
};
inline constexpr unsigned Reasons = 5;
inline constexpr const char *ReasonNames[Reasons] = {"call", "pressure", "join",
                                                     "targeting", "shuffle"};

/// Instructions that an allocation of a function has added, by reason, and
/// copies it has made superfluous.
struct AllocationStatistics {
  std::array<unsigned, Reasons> Saves{}, Restores{}, Rematerializations{},
      Moves{};
  unsigned RemovedCopies = 0;
  unsigned StackSlots = 0;
  /// How often backtracking went back, and the instructions planned anew.
  unsigned Backtracks = 0;
  unsigned Replanned = 0;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_ALLOCATIONSTATISTICS_H
