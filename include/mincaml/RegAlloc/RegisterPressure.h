//===- RegisterPressure.h - How many registers blocks want ------*- C++ -*-===//
//
// The greatest number of register units that values want at once, by block and
// by the pressure sets of the target (a set is a number of registers that
// classes share). It is computed in one sweep over the ends of all live ranges.
//
// A loop's is the greatest of its blocks and of the loops directly in it, those
// aside that run less than a quarter as often as its header: what is rare may
// spill. Each block and each loop is looked at once, however deep they are.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_REGISTERPRESSURE_H
#define MINCAML_REGALLOC_REGISTERPRESSURE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include <vector>

namespace llvm {
class MachineBlockFrequencyInfo;
class MachineLoop;
class MachineLoopInfo;
} // namespace llvm

namespace mincaml {

class RegisterPressure {
public:
  RegisterPressure(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
                   const llvm::MachineLoopInfo &Loops,
                   const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The greatest pressure in Block, a number for each set.
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

} // namespace mincaml

#endif // MINCAML_REGALLOC_REGISTERPRESSURE_H
