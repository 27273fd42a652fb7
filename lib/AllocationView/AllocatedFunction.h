//===- AllocatedFunction.h - Locations of allocated values ------*- C++ -*-===//
//
// The data that all views of an allocated function show.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
#define MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H

#include "InstructionKinds.h"

namespace mincaml {

/// Why a value is not always in a register: the first clobber of the register
/// after a spill. A reload has the reason of the spills to its slot.
enum class AllocationReason : unsigned char {
  /// A register mask clobbers it, such as that of a call.
  Call,
  /// A definition of another value overwrites it.
  Pressure,
  /// No clobber was found, or the spills to a slot have different reasons.
  Other
};

/// The name of a reason in texts and data.
llvm::StringRef reasonName(AllocationReason Reason);

struct AllocatedPoint {
  const llvm::MachineInstr *MI;
  AllocatedKind Kind;
  AllocationReason Reason = AllocationReason::Other;
  /// The value that is spilled, reloaded or moved; -1 if unknown.
  int Value = -1;
};

/// A value in a register or slot at the points First, ..., Last. It is in a slot
/// if Register is none.
struct AllocatedRange {
  int Value;
  llvm::MCRegister Register;
  int Slot;
  unsigned First, Last;
};

struct AllocatedFunction {
  /// All instructions, in the order of the blocks.
  std::vector<AllocatedPoint> Points;
  /// The points where blocks start.
  std::vector<unsigned> Starts;
  /// Sorted by register, then slot, then point.
  std::vector<AllocatedRange> Ranges;

  unsigned count(AllocatedKind Kind) const;
  unsigned count(AllocatedKind Kind, AllocationReason Reason) const;
};

/// Analyzes an allocated function. Values are the virtual registers of the
/// recorded function, by number.
AllocatedFunction viewAllocation(const allocationcheck::Recording &Before,
                                 const llvm::MachineFunction &MF);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
