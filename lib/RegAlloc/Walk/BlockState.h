//===- BlockState.h - The state of the walk over a block --------*- C++ -*-===//
//
// The state that the walk, the choice of registers and spill placement share
// while a block is planned. The phases that write it:
//
//   Block to Indexes, Position, Here    the walk
//   Masks, RelaxedClasses               the placement of operands
//   Marks                               the walk, the placement of operands
//   Registers                           all of them, and backtracking
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_BLOCKSTATE_H
#define MINCAML_LIB_REGALLOC_WALK_BLOCKSTATE_H

#include "FunctionPlan.h"
#include "Liveness/FunctionAnalyses.h"
#include "Walk/InstructionMarks.h"
#include "Walk/RegisterState.h"

namespace mincaml::regalloc {

struct BlockState {
  explicit BlockState(const FunctionAnalyses &FA);

  /// Sets the state to the start of MBB, with the registers of its entry.
  void startBlock(llvm::MachineBasicBlock &MBB, BlockPlan &ItsPlan,
                  const llvm::LiveIntervals &LIS);
  void startInstruction(unsigned At);

  const llvm::MachineInstr &instruction() const {
    return *Instructions[Position];
  }
  /// Where to report an error: the first known debug location from here on.
  llvm::DebugLoc location() const;

  // The block.
  const llvm::MachineBasicBlock *Block = nullptr;
  BlockPlan *Plan = nullptr;
  std::vector<llvm::MachineInstr *> Instructions;
  /// By position; a debug instruction has the index of the instruction before
  /// it.
  std::vector<llvm::SlotIndex> Indexes;
  RegisterState Registers;

  // The instruction.
  unsigned Position = 0;
  llvm::SlotIndex Here;
  InstructionMarks Marks;
  /// The register masks of the instruction.
  llvm::SmallVector<const uint32_t *, 1> Masks;
  /// Whether the operands may use all registers that this instruction allows.
  /// Set if they did not fit into their register classes, which all
  /// instructions constrain. See RegisterChoice::classHere.
  bool RelaxedClasses = false;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_BLOCKSTATE_H
