//===- Allocations.h - Recording register allocations -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ALLOCATIONS_H
#define MINCAML_LIB_EXPLORER_ALLOCATIONS_H

#include "AllocationTrace.h"
#include "CheckedAllocation.h"
#include "MergedValues.h"
#include "Omission.h"
#include "OriginTable.h"
#include "Parts.h"
#include "Versions.h"
#include "mincaml/AllocationView/AllocationData.h"

namespace mincaml::explorer {

/// The register allocation of a function.
struct Allocation {
  /// The indices of the machine function and of its version before allocation.
  unsigned Function;
  unsigned Version;
  /// The line of each program point in that version.
  std::vector<unsigned> Lines;
  AllocationData Facts;
  /// For each interval, the source expression of the instruction that defines
  /// it; -1 if there is none.
  std::vector<int> Origins;
  /// The index of the version after allocation.
  unsigned After = 0;
  std::optional<CheckedAllocation> Checked = {};
  /// Set only by MinCaml's allocators.
  std::optional<AllocationTrace> Trials = {};
};

class AllocationRecorder : public AllocationObserver, public AllocationTracer {
public:
  AllocationRecorder(OriginTable &Origins, const MergedValues &Merged,
                     VersionTable &Machine,
                     std::vector<Allocation> &Allocations,
                     std::vector<Omission> &Omitted)
      : Origins(Origins), Merged(Merged), Machine(Machine),
        Allocations(Allocations), Omitted(Omitted) {}

  void beforeAllocation(const llvm::MachineFunction &MF) override;
  void afterAllocation(const llvm::MachineFunction &MF,
                       AllocationData Facts) override;
  void traced(const llvm::MachineFunction &MF,
              std::vector<RegisterTrial> Found) override;

private:
  void nameMerged(AllocationData::Interval &I);

  OriginTable &Origins;
  const MergedValues &Merged;
  VersionTable &Machine;
  std::vector<Allocation> &Allocations;
  std::vector<Omission> &Omitted;
  // The state for the function that is being allocated.
  unsigned Function = 0;
  unsigned Version = 0;
  std::vector<unsigned> Lines;
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> PointOf;
  std::optional<AllocationTrace> Trials;
};

/// Writes one element of `allocations`. If \p ToParts is not null, most of the
/// element goes there.
void writeAllocation(const Allocation &A, llvm::StringRef Allocator,
                     llvm::json::OStream &J, Parts *ToParts);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ALLOCATIONS_H
