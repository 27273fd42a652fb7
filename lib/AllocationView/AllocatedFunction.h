//===- AllocatedFunction.h - Where values are after allocation --*- C++ -*-===//
//
// The data that all views of an allocated function show.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
#define MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H

#include "InstructionKinds.h"

namespace mincaml {

/// Why a value is not in a register throughout: what first clobbers the
/// register after a save. A restore has the reason of the saves to its slot.
enum class AllocationReason : unsigned char {
  /// A register mask, such as that of a call.
  Call,
  /// A definition.
  Pressure,
  /// Nothing was found, or the saves to a slot have different reasons.
  Other
};

/// As texts and data name it.
llvm::StringRef reasonName(AllocationReason Reason);

struct AllocatedPoint {
  const llvm::MachineInstr *MI;
  AllocatedKind Kind;
  AllocationReason Reason = AllocationReason::Other;
  /// The value that is saved, restored or moved; -1 if unknown.
  int Value = -1;
};

/// A value in a register or, if Register is none, in a slot, at points First,
/// ..., Last.
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
  /// In the order of registers, then slots, then points.
  std::vector<AllocatedRange> Ranges;

  unsigned count(AllocatedKind Kind) const;
  unsigned count(AllocatedKind Kind, AllocationReason Reason) const;
};

/// Values are the virtual registers of the recorded function, by number.
AllocatedFunction viewAllocation(const allocationcheck::Recording &Before,
                                 const llvm::MachineFunction &MF);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
