//===- Rebuilding.h - Rebuilding of recorded instructions -------*- C++ -*-===//
//
// A target can fold operands only of instructions that are in a block. The
// check therefore rebuilds recorded instructions in blocks outside the
// function, and lets the target fold them there.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_REBUILDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_REBUILDING_H

#include "CheckInput.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachinePassManager.h"

namespace llvm {
class LiveIntervals;
} // namespace llvm

namespace mincaml::allocationcheck {

/// Builds a recorded instruction, with its virtual registers.
llvm::MachineInstr &rebuild(const CheckInput &Input, unsigned Recorded,
                            llvm::MachineBasicBlock &To);

/// A recorded instruction and the instruction that was built from it.
using Rebuilt = std::pair<unsigned, llvm::MachineInstr *>;

/// Builds the instructions that read a physical register that the recorded
/// instruction writes, as far as they are in its block. If the register may be
/// live at the end of the block, To gets the successors of the block.
llvm::SmallVector<Rebuilt, 2> rebuildUsers(const CheckInput &Input,
                                           unsigned Recorded,
                                           llvm::MachineBasicBlock &To);

/// Removes all instructions and successors from a block.
void clearBlock(llvm::MachineBasicBlock &MBB);

/// A function with one block, and with the stack objects and virtual registers
/// of another function. The target does some foldings only if a register that
/// they clobber is dead; in this function no register is live. That nothing
/// reads the clobbered register later is left to the check of the values.
class ScratchFunction {
public:
  explicit ScratchFunction(const llvm::MachineFunction &Like);

  /// Removes all instructions and returns the block for the next one.
  llvm::MachineBasicBlock &clear();
  llvm::LiveIntervals &liveRanges();

private:
  llvm::MachineFunction MF;
  llvm::MachineFunctionAnalysisManager Analyses;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_REBUILDING_H
