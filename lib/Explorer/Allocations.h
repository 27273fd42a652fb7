//===- Allocations.h - Register allocations ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ALLOCATIONS_H
#define MINCAML_LIB_EXPLORER_ALLOCATIONS_H

#include "CheckedAllocation.h"
#include "MergedValues.h"
#include "Omission.h"
#include "OriginTable.h"
#include "Parts.h"
#include "RegisterTrials.h"
#include "Versions.h"
#include "mincaml/AllocationView/AllocationFacts.h"

namespace mincaml::explorer {

/// The allocation of a function.
struct Allocation {
  /// Index of the machine function, and of its version before allocation.
  unsigned Function;
  unsigned Version;
  /// Lines of that version, by point.
  std::vector<unsigned> Lines;
  AllocationFacts Facts;
  /// By interval: the expression that the instruction that defines it comes
  /// from; -1: none.
  std::vector<int> Origins;
  /// Index of the version after allocation.
  unsigned After = 0;
  std::optional<CheckedAllocation> Checked = {};
  /// Of MinCaml's allocators.
  std::optional<RegisterTrials> Trials = {};
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
                       AllocationFacts Facts) override;
  void traced(const llvm::MachineFunction &MF,
              std::vector<RegisterTrial> Found) override;

private:
  void nameMerged(AllocationFacts::Interval &I);

  OriginTable &Origins;
  const MergedValues &Merged;
  VersionTable &Machine;
  std::vector<Allocation> &Allocations;
  std::vector<Omission> &Omitted;
  /// Of the function that is being allocated.
  unsigned Function = 0;
  unsigned Version = 0;
  std::vector<unsigned> Lines;
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> PointOf;
  std::optional<RegisterTrials> Trials;
};

/// Writes one element of `allocations`, most of it to \p Apart if that is not
/// null.
void writeAllocation(const Allocation &A, llvm::StringRef Allocator,
                     llvm::json::OStream &J, Parts *Apart);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ALLOCATIONS_H
