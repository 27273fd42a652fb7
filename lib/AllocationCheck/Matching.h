//===- Matching.h - Which instruction is which ------------------*- C++ -*-===//
//
// Finds for each instruction of an allocated block the recorded one that it
// was. What does the work of the function must still be there, in its order.
// Moves and computations that may be done again are free to go and to come. The
// data flow then has to prove that they are in the right places, under any
// matching: a wrong one cannot make a wrong allocation look right.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
#define MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H

#include "Folding.h"
#include "mincaml/AllocationCheck/Program.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml {

struct MatchingStep {
  static constexpr unsigned None = ~0u;
  /// Null if the recorded instruction is no longer there.
  const llvm::MachineInstr *MI;
  /// The number of the recorded instruction, or None if MI is new.
  unsigned Recorded;
  /// Set if an operand is in memory now.
  std::optional<FoldedInstruction> Folded;
};

struct BlockMatching {
  std::vector<MatchingStep> Steps;
  std::optional<AllocationFault> Fault;
};

/// Where several instructions may be a recorded one with an operand in memory,
/// and nothing tells which, it is the first, or the last if IsLate.
BlockMatching matchBlock(const Recording &Before, const RecordedBlock &Block,
                         llvm::MachineFunction &MF, Folder &TheFolder,
                         bool IsLate);

/// Where control goes that enters a block: through blocks that an allocator has
/// put on an edge. Null if it is not of this kind.
const llvm::MachineBasicBlock *
behindEdgeBlocks(const Recording &Before, const llvm::MachineBasicBlock *MBB);

/// Checks that control leaves a block in the same ways as before.
std::optional<AllocationFault> checkControlFlow(const Recording &Before,
                                                const RecordedBlock &Block);

/// Checks that control leaves a new block for its only successor.
std::optional<AllocationFault>
checkEdgeBlock(const Recording &Before, const llvm::MachineBasicBlock &MBB);

/// Text of a recorded instruction.
std::string print(const Recording &Before, unsigned Recorded,
                  const llvm::MachineFunction &MF);

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
