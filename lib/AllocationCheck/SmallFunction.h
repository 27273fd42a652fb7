//===- SmallFunction.h - Live ranges of one instruction ---------*- C++ -*-===//
//
// A function of its own that has one instruction, with the stack objects and
// virtual registers of the function that is checked. Some foldings ask whether
// a register that they would clobber is live; here none is. That what they
// clobber is not read later is for the check of the values to prove.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_SMALLFUNCTION_H
#define MINCAML_LIB_ALLOCATIONCHECK_SMALLFUNCTION_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachinePassManager.h"

namespace llvm {
class LiveIntervals;
} // namespace llvm

namespace mincaml::allocationcheck {

class SmallFunction {
public:
  explicit SmallFunction(const llvm::MachineFunction &Like);

  /// Removes all instructions and returns the block for the next one.
  llvm::MachineBasicBlock &clear();
  llvm::LiveIntervals &liveRanges();

private:
  llvm::MachineFunction MF;
  llvm::MachineFunctionAnalysisManager Analyses;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_SMALLFUNCTION_H
