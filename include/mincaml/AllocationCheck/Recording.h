//===- Recording.h - What was to be allocated -------------------*- C++ -*-===//
//
// A copy of a machine function right before register allocation: everything
// that the checker compares the result with. It refers to blocks, which
// allocators keep, and to instructions only by address, as a hint: their memory
// may be reused for others.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_RECORDING_H
#define MINCAML_ALLOCATIONCHECK_RECORDING_H

#include "mincaml/AllocationCheck/RegisterLayout.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineOperand.h"
#include <vector>

namespace llvm {
class MachineBasicBlock;
class MachineFunction;
class TargetRegisterClass;
} // namespace llvm

namespace mincaml {

/// An operand, without its instruction.
struct RecordedOperand {
  llvm::MachineOperand Operand;
  /// The operand it is tied to, or -1.
  int TiedTo = -1;
};

struct RecordedInstruction {
  /// Was the instruction's address.
  const llvm::MachineInstr *Address;
  unsigned Opcode;
  unsigned FirstOperand, NumOperands;
  llvm::DebugLoc Location;
  /// A copy, or a note about liveness. An allocator may leave it out, and adds
  /// such instructions of its own.
  bool IsMove : 1;
  /// Without any effect but on the registers it defines: may be left out if
  /// nobody reads them.
  bool IsPure : 1;
  /// The same operands give the same result in any place, so that an allocator
  /// may compute it anew instead of keeping it.
  bool IsRepeatable : 1;
  /// Within a bundle, behind another instruction of it.
  bool IsInside : 1;
};

struct RecordedBlock {
  const llvm::MachineBasicBlock *Block;
  unsigned First, Last;
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Successors;
  /// Where control goes at the end without a jump, or null.
  const llvm::MachineBasicBlock *FallThrough;
};

struct Recording {
  llvm::ArrayRef<RecordedOperand> operands(const RecordedInstruction &I) const {
    return llvm::ArrayRef(Operands).slice(I.FirstOperand, I.NumOperands);
  }
  unsigned index(const RecordedInstruction &I) const {
    return &I - Instructions.data();
  }

  std::vector<RecordedInstruction> Instructions;
  std::vector<RecordedOperand> Operands;
  std::vector<RecordedBlock> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> BlockIndex;
  /// By address.
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> InstructionIndex;
  /// What repeatable loads read.
  llvm::DenseMap<unsigned, llvm::SmallVector<llvm::MachineMemOperand *, 1>>
      Memory;
  /// By number of the virtual register; null for those without class.
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::vector<std::vector<llvm::MachineBasicBlock *>> JumpTables;
  /// The frame objects there were: First, ..., Last - 1.
  int FirstFrameIndex, LastFrameIndex;
};

Recording recordAllocationInput(const llvm::MachineFunction &MF,
                                const RegisterLayout &Layout);

} // namespace mincaml

#endif // MINCAML_ALLOCATIONCHECK_RECORDING_H
