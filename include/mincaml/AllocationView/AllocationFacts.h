//===- AllocationFacts.h - An allocation as data ----------------*- C++ -*-===//
//
// What the views of AllocationView.h print, for programs: the live range of
// each value before register allocation, and where the value is afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONVIEW_ALLOCATIONFACTS_H
#define MINCAML_ALLOCATIONVIEW_ALLOCATIONFACTS_H

#include "mincaml/AllocationCheck/CheckedValues.h"
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

/// The allocation of one function. Points are its instructions before
/// allocation, without debug instructions, by their numbers in the order of the
/// blocks.
struct AllocationFacts {
  /// A value in a register or a spill slot, from the first point to the last.
  struct Place {
    unsigned First, Last;
    /// The register as in machine IR, or "slot 3".
    std::string Name;
    bool IsSlot;
  };
  /// A virtual register.
  struct Interval {
    unsigned Number;
    /// Of the variable or parameter that it is; empty if that is not known.
    std::string Name;
    std::string Class;
    /// Of the instruction that defines it first.
    llvm::DebugLoc Location;
    /// Of all instructions that define it, and of those that only read it.
    std::vector<llvm::DebugLoc> Writers, Readers;
    /// The points where it is live, defined or used: from the first to the
    /// last.
    std::vector<std::pair<unsigned, unsigned>> Live;
    /// The registers that it is copied from or to.
    std::vector<std::string> Hints;
    /// In the order of points. At an instruction that the allocator has added
    /// the next point counts.
    std::vector<Place> Places;
  };
  /// An instruction that the allocator has added, before a point.
  struct Addition {
    unsigned Point;
    /// "save", "restore", "move" or "computed again".
    llvm::StringRef Kind;
    /// Index into Intervals; -1 if unknown.
    int Interval;
    /// Of a save or restore: "call", "pressure" or "other".
    llvm::StringRef Reason;
  };

  /// By point: whether the instruction is a call.
  std::vector<bool> IsCall;
  std::vector<Interval> Intervals;
  /// Whose live ranges overlap, by indices; only of functions with few
  /// intervals.
  std::vector<std::pair<unsigned, unsigned>> Interference;
  bool HasInterference = false;
  std::vector<Addition> Additions;
  /// In functions of more instructions, or where more values are known at all
  /// of them together, what the checker knows would take longer than everything
  /// else.
  static constexpr size_t MaximumChecked = 20000;
  static constexpr size_t MaximumCheckedPairs = 1000000;
  /// What the allocation checker knows; nothing for a function that is too
  /// large.
  std::optional<allocationcheck::CheckedValues> Checked;
  /// For each instruction of Checked, in their order, the point that it is at:
  /// that of the same instruction before, or for a new one that of the next
  /// one, in its block, that was there.
  std::vector<unsigned> CheckedPoints;
};

class AllocationObserver {
public:
  virtual ~AllocationObserver() = default;
  /// \p MF is about to be allocated.
  virtual void beforeAllocation(const llvm::MachineFunction &MF) = 0;
  virtual void afterAllocation(const llvm::MachineFunction &MF,
                               AllocationFacts Facts) = 0;
};

/// Inserts passes that tell \p Observer of each function into the code
/// generation pipeline. To be called before the machine passes are added.
void observeAllocation(llvm::TargetPassConfig &Config,
                       AllocationObserver &Observer);
/// Whether this is one of those passes.
bool observesAllocation(const llvm::Pass &P);

} // namespace mincaml

#endif // MINCAML_ALLOCATIONVIEW_ALLOCATIONFACTS_H
