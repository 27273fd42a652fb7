//===- NextUses.h - How far away the next use of a value is -----*- C++ -*-===//
//
// "Farthest next use" needs a distance on a control flow graph. It is counted
// in instructions along the layout of the blocks. Within a loop a value that is
// used earlier in the body comes back to it over the back edge; a use behind
// the loop is as far away as if the loop ran for long (Braun and Hack 2009).
//
// Only the places of the uses are kept, sorted, and a query looks them up, so
// that the analysis stays linear in the size of the function however many
// values live through however many blocks.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_NEXTUSES_H
#define MINCAML_REGALLOC_NEXTUSES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include <vector>

namespace llvm {
class MachineBlockFrequencyInfo;
}

namespace mincaml {

class NextUses {
public:
  NextUses(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
           const llvm::MachineLoopInfo &Loops,
           const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The instructions that read Value, in the order of the layout.
  llvm::ArrayRef<llvm::SlotIndex> uses(llvm::Register Value) const {
    return Uses[Value.virtRegIndex()];
  }
  /// How many instructions lie between From, in Block, and the next use of a
  /// value that is live there.
  unsigned distance(llvm::Register Value, llvm::SlotIndex From,
                    const llvm::MachineBasicBlock &Block) const;

  /// A value that a loop uses, and how often per run of the function.
  struct LoopUse {
    llvm::Register Value;
    uint64_t Frequency;
  };
  llvm::ArrayRef<LoopUse> usedIn(const llvm::MachineLoop &Loop) const;

  /// Added for each loop that is left on the way to a use.
  static constexpr unsigned LoopExit = 100000;
  static constexpr unsigned Never = ~0u;

private:
  struct Extent {
    llvm::SlotIndex Start, End;
    std::vector<LoopUse> Used;
  };

  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  std::vector<llvm::SmallVector<llvm::SlotIndex, 4>> Uses;
  llvm::DenseMap<const llvm::MachineLoop *, Extent> Extents;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_NEXTUSES_H
