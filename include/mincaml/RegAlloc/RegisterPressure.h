//===- RegisterPressure.h - How many registers blocks want ------*- C++ -*-===//
//
// The greatest number of register units that values want at once, by block and
// by the pressure sets of the target (a set is a number of registers that
// classes share). It is computed in one sweep over the ends of all live ranges.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_REGISTERPRESSURE_H
#define MINCAML_REGALLOC_REGISTERPRESSURE_H

#include "llvm/CodeGen/LiveIntervals.h"
#include <vector>

namespace mincaml {

class RegisterPressure {
public:
  RegisterPressure(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS);

  unsigned sets() const { return Sets; }
  /// The greatest pressure in Block, a number for each set.
  llvm::ArrayRef<unsigned> of(const llvm::MachineBasicBlock &Block) const {
    return llvm::ArrayRef(Peaks).slice(size_t(Block.getNumber()) * Sets, Sets);
  }

private:
  unsigned Sets;
  std::vector<unsigned> Peaks;
};

} // namespace mincaml

#endif // MINCAML_REGALLOC_REGISTERPRESSURE_H
