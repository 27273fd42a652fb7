//===- NextUses.h - Next-use distances --------------------------*- C++ -*-===//
//
// The distance to the next use of a value, for the "farthest next use" rule on
// a control flow graph. The distance is counted in instructions in layout
// order. Within a loop, a use earlier in the body is reached over the back
// edge. A use after the loop counts as if the loop executed many iterations
// first (source: [BraunHack], docs/sources.md).
//
// The analysis stores only the sorted slot indexes of the uses and searches
// them at each query. It takes time linear in the size of the function,
// independent of the number of values that are live through blocks.
//
// Needs: live intervals, loops, block frequencies. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_NEXTUSES_H
#define MINCAML_LIB_REGALLOC_LIVENESS_NEXTUSES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include <vector>

namespace llvm {
class MachineBlockFrequencyInfo;
}

namespace mincaml::regalloc {

class NextUses {
public:
  NextUses(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
           const llvm::MachineLoopInfo &Loops,
           const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The instructions that read Value, in the order of the layout.
  llvm::ArrayRef<llvm::SlotIndex> uses(llvm::Register Value) const {
    return Uses[Value.virtRegIndex()];
  }
  /// The number of instructions between From, in Block, and the next use of
  /// Value, which is live at From.
  unsigned distance(llvm::Register Value, llvm::SlotIndex From,
                    const llvm::MachineBasicBlock &Block) const;

  /// A value that a loop uses, and the sum of the frequencies of the blocks
  /// that use it.
  struct LoopUse {
    llvm::Register Value;
    uint64_t Frequency;
  };
  llvm::ArrayRef<LoopUse> usedIn(const llvm::MachineLoop &Loop) const;

  /// The penalty for each loop that the path to the use exits.
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

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_NEXTUSES_H
