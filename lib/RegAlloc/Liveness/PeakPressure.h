//===- PeakPressure.h - Peak register pressure ------------------*- C++ -*-===//
//
// The maximum register pressure in each block and loop, for each of the
// target's pressure sets (a set counts the register units that several classes
// share). One sweep over the ends of all live ranges computes it for blocks.
//
// The peak of a loop is the maximum over its blocks and its immediate subloops,
// except those that execute less than a quarter as often as its header: rarely
// executed code may spill. Each block and each loop is visited once,
// independent of the nesting depth.
//
// Needs: live intervals, loops, block frequencies. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_PEAKPRESSURE_H
#define MINCAML_LIB_REGALLOC_LIVENESS_PEAKPRESSURE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include <vector>

namespace llvm {
class MachineBlockFrequencyInfo;
class MachineLoop;
class MachineLoopInfo;
} // namespace llvm

namespace mincaml::regalloc {

class PeakPressure {
public:
  PeakPressure(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
               const llvm::MachineLoopInfo &Loops,
               const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The peak pressure in Block: one number for each pressure set.
  llvm::ArrayRef<unsigned> of(const llvm::MachineBasicBlock &Block) const {
    return llvm::ArrayRef(Peaks).slice(size_t(Block.getNumber()) * Sets, Sets);
  }

  llvm::ArrayRef<unsigned> of(const llvm::MachineLoop &Loop) const {
    return llvm::ArrayRef(LoopPeaks).slice(
        size_t(LoopNumbers.lookup(&Loop)) * Sets, Sets);
  }

private:
  void sweep(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS);
  void sumUpLoops(llvm::MachineFunction &MF, const llvm::MachineLoopInfo &Loops,
                  const llvm::MachineBlockFrequencyInfo &Frequencies);

  unsigned Sets;
  std::vector<unsigned> Peaks, LoopPeaks;
  llvm::DenseMap<const llvm::MachineLoop *, unsigned> LoopNumbers;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_PEAKPRESSURE_H
