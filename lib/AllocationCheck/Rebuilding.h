//===- Rebuilding.h - Recorded instructions, built again --------*- C++ -*-===//
//
// A target folds operands of instructions in blocks. The check builds recorded
// instructions again in blocks outside the function, and has them folded there.
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

/// A recorded instruction and what was built.
using Rebuilt = std::pair<unsigned, llvm::MachineInstr *>;

/// Builds the instructions of its block that read a physical register which a
/// recorded instruction writes. If the register may be live at the end of the
/// block, To gets the successors of the block.
llvm::SmallVector<Rebuilt, 2> rebuildReaders(const CheckInput &Input,
                                             unsigned Recorded,
                                             llvm::MachineBasicBlock &To);

/// Removes all instructions and successors.
void clearBlock(llvm::MachineBasicBlock &MBB);

/// A function with one block, and the stack objects and virtual registers of
/// another function. Some foldings ask whether a register that they would
/// clobber is live; here none is. That what they clobber is not read later is
/// for the check of the values to prove.
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

#endif // MINCAML_LIB_ALLOCATIONCHECK_REBUILDING_H
