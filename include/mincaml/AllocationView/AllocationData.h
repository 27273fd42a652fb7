//===- AllocationData.h - Data about an allocation --------------*- C++ -*-===//
//
// The information of the views of AllocationView.h as data for other programs:
// the live range of each value before register allocation, and the registers
// and spill slots that hold the value afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONVIEW_ALLOCATIONDATA_H
#define MINCAML_ALLOCATIONVIEW_ALLOCATIONDATA_H

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DebugLoc.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class MachineFunction;
class Pass;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// The allocation of one function. A point is the number of an instruction
/// before allocation; the instructions are numbered in block order, without
/// debug instructions.
struct AllocationData {
  /// A register or spill slot that holds a value from the first to the last
  /// point.
  struct ValueLocation {
    unsigned First, Last;
    /// The name of the register as in machine IR, or "slot 3".
    std::string Name;
    bool IsSlot;
  };
  /// The live range and the locations of a virtual register.
  struct Interval {
    unsigned Number;
    /// The variable or parameter whose value the virtual register holds; empty
    /// if unknown.
    std::string Name;
    std::string Class;
    /// The location of the first definition that has a source location.
    llvm::DebugLoc Location;
    /// The source locations of all instructions that define the virtual
    /// register, and of those that only read it.
    std::vector<llvm::DebugLoc> Writers, Readers;
    /// The ranges of points, from the first to the last, at which the virtual
    /// register is live, defined or used.
    std::vector<std::pair<unsigned, unsigned>> Live;
    /// The physical registers that copies move the value from or to.
    std::vector<std::string> Hints;
    /// The locations of the value in the order of points. An instruction that
    /// the allocator has added counts as part of the next point.
    std::vector<ValueLocation> Locations;
  };
  /// An instruction that the allocator has added, before a point.
  struct Addition {
    unsigned Point;
    /// "spill", "reload", "move" or "rematerialization".
    llvm::StringRef Kind;
    /// Index into Intervals; -1 if unknown.
    int Interval;
    /// The reason for a spill or reload: "call", "pressure" or "other".
    llvm::StringRef Reason;
  };

  /// For each point, whether the instruction is a call.
  std::vector<bool> IsCall;
  std::vector<Interval> Intervals;
  /// Pairs of indices of intervals whose live ranges overlap. Computed only for
  /// functions with few intervals (HasInterference).
  std::vector<std::pair<unsigned, unsigned>> Interference;
  bool HasInterference = false;
  std::vector<Addition> Additions;
  /// Limits for Checked: the number of instructions of the function, and the
  /// number of pairs of a location and a value, summed over all instructions.
  /// Above these limits, computing Checked would take longer than everything
  /// else.
  static constexpr size_t MaximumChecked = 20000;
  static constexpr size_t MaximumCheckedPairs = 1000000;
  /// The contents of locations that the allocation checker has proved; nothing
  /// for a function above the limits.
  std::optional<allocationcheck::CheckedValues> Checked;
  /// The point of each instruction of Checked, in the same order. For an
  /// instruction that existed before allocation, it is the point of that
  /// instruction. For a new one, it is the point of the next instruction of the
  /// block that existed before.
  std::vector<unsigned> CheckedPoints;
};

class AllocationObserver {
public:
  virtual ~AllocationObserver() = default;
  /// Called immediately before \p MF is allocated.
  virtual void beforeAllocation(const llvm::MachineFunction &MF) = 0;
  virtual void afterAllocation(const llvm::MachineFunction &MF,
                               AllocationData Data) = 0;
};

/// Inserts passes into the code generation pipeline that report each function
/// to \p Observer. Must be called before the machine passes are added.
void observeAllocation(llvm::TargetPassConfig &Config,
                       AllocationObserver &Observer);
/// Whether \p P is one of the passes that observeAllocation inserts.
bool observesAllocation(const llvm::Pass &P);

} // namespace mincaml

#endif // MINCAML_ALLOCATIONVIEW_ALLOCATIONDATA_H
