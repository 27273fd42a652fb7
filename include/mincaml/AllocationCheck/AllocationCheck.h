//===- AllocationCheck.h - A proof of each allocation -----------*- C++ -*-===//
//
// Proves that a register allocator, whichever it is, has preserved the meaning
// of a machine function. One pass records the function immediately before
// allocation; another compares the recording with the function immediately
// after the last virtual register has been replaced:
//
// - Each recorded instruction is still there, in its order, with its constants
//   and jump targets, unless it is a copy, pure, or a jump to the next block.
//   Each new one is a copy, a save to or restore from a spill slot, a
//   rematerialization, or a jump to or from a block on a split edge
//   (BlockMatching.h, ControlFlow.h).
// - Each operand has a register of its class, tied operands have the same
//   register, results do not overlap, early-clobber results do not overlap
//   operands either (OperandMatching.h, OperandConstraints.h). Spill slots are
//   large enough and are used by nothing else (SpillSlots.h).
// - On each path to an operand its register holds every bit of the value that
//   the operand had before allocation: a data-flow problem, whose lattice,
//   transfer functions and join are in AllocationState.h. Demands.h decides it
//   backwards, which is quicker where there is no fault.
//
// The checker does not know how an allocator works and shares no code with one.
// It trusts the target's descriptions: register classes, units and lanes,
// register masks, the instructions for saves and restores, and the memory
// folding tables.
//
// Not covered: registers that a target allocates before the others, with passes
// in between that insert code (x86's tiles, RISC-V's vectors, all of AMDGPU's),
// so that functions with values in them are refused, and the correctness of
// debug values.
//
// Source: regalloc2's checker ([regalloc2], docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H
#define MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineOperand.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MachineBasicBlock;
class MachineFunction;
class IdentifyingPassPtr;
class TargetPassConfig;
class TargetRegisterClass;
class TargetRegisterInfo;
} // namespace llvm

namespace mincaml::allocationcheck {

/// An operand, detached from its instruction.
struct RecordedOperand {
  llvm::MachineOperand Operand;
  /// The number of the operand that it is tied to, or -1.
  int TiedTo = -1;
};

struct RecordedInstruction {
  /// The instruction's address: a hint, since the memory may be reused.
  const llvm::MachineInstr *Address;
  unsigned Opcode;
  unsigned FirstOperand, NumOperands;
  unsigned FirstMemory, NumMemory;
  llvm::DebugLoc Location;
  /// Has no effect except on the registers that it defines, so that it may be
  /// deleted if they are not read.
  bool IsPure : 1;
  /// Gives the same result wherever its operands have the same values, so that
  /// an allocator may rematerialize the result.
  bool IsRematerializable : 1;
};

struct RecordedBlock {
  /// Allocators never delete blocks.
  llvm::MachineBasicBlock *Block;
  int Number;
  /// The instructions First, ..., Last - 1.
  unsigned First, Last;
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Successors;
  /// The block that control falls through to at the end, or null.
  const llvm::MachineBasicBlock *FallThrough;
};

/// A copy of a machine function immediately before register allocation.
struct Recording {
  llvm::ArrayRef<RecordedOperand> operands(const RecordedInstruction &I) const {
    return llvm::ArrayRef(Operands).slice(I.FirstOperand, I.NumOperands);
  }
  llvm::ArrayRef<RecordedOperand> operands(unsigned Instruction) const {
    return operands(Instructions[Instruction]);
  }
  llvm::ArrayRef<llvm::MachineMemOperand *>
  memory(const RecordedInstruction &I) const {
    return llvm::ArrayRef(Memory).slice(I.FirstMemory, I.NumMemory);
  }
  unsigned index(const RecordedInstruction &I) const {
    return &I - Instructions.data();
  }
  /// If MI has been changed in place, returns the recorded instruction.
  std::optional<unsigned> changedFrom(const llvm::MachineInstr &MI) const;
  /// The class of a virtual register; null if it has none.
  const llvm::TargetRegisterClass *classOf(llvm::Register Virtual) const {
    return Classes[Virtual.virtRegIndex()];
  }
  /// Whether a frame object existed before allocation.
  bool hasFrameIndex(int Index) const {
    return Index >= FirstFrameIndex && Index < LastFrameIndex;
  }

  std::vector<RecordedInstruction> Instructions;
  std::vector<RecordedOperand> Operands;
  /// The memory operands, which targets ask for when they fold.
  std::vector<llvm::MachineMemOperand *> Memory;
  std::vector<RecordedBlock> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> BlockIndex;
  /// By address.
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> InstructionIndex;
  /// By virtual register.
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::vector<std::vector<llvm::MachineBasicBlock *>> JumpTables;
  /// Why the allocation cannot be checked; empty if it can.
  std::string Obstacle;
  /// The frame objects FirstFrameIndex, ..., LastFrameIndex - 1 existed.
  int FirstFrameIndex = 0, LastFrameIndex = 0;
};

/// Records \p MF, which is not changed, without its debug instructions.
Recording recordFunction(llvm::MachineFunction &MF);

/// What is wrong with an allocation, and where.
struct AllocationFault {
  std::string Message;
  llvm::DebugLoc Where;
};

class RegisterLayout;
struct CheckedValues;

/// Compares functions with their recordings. Caches what it computes about a
/// target's registers for the next function.
class AllocationChecker {
public:
  AllocationChecker();
  ~AllocationChecker();

  /// Returns the first fault found in the allocation of \p MF, or nothing if
  /// the allocation is right. On return \p MF is unchanged; during the check it
  /// may have virtual registers and a block outside the function.
  std::optional<AllocationFault> check(llvm::MachineFunction &MF,
                                       const Recording &Before);
  /// Checks the allocation in the same way, and says what is known where
  /// (CheckedValues.h); nothing if there are more than \p MaximumPairs pairs of
  /// a location and a value, in the sum over all instructions. On return \p MF
  /// is unchanged.
  std::optional<CheckedValues> findValues(llvm::MachineFunction &MF,
                                          const Recording &Before,
                                          size_t MaximumPairs);

private:
  const RegisterLayout &layoutOf(const llvm::TargetRegisterInfo &TRI);

  llvm::DenseMap<const llvm::TargetRegisterInfo *,
                 std::unique_ptr<RegisterLayout>>
      Layouts;
};

/// Adds \p Before immediately before register allocation and \p After where no
/// virtual register is left, before the passes that move spill code or rewrite
/// copies, to the code generation pipeline. Must be called before the machine
/// passes are added; takes ownership of a pass that is not given by its ID.
/// Where a target allocates in several steps, \p After runs after each of them,
/// which takes an ID.
void insertAroundAllocation(llvm::TargetPassConfig &Config,
                            llvm::IdentifyingPassPtr Before,
                            llvm::IdentifyingPassPtr After);

/// Inserts a pass that records each function and a pass that checks it, which
/// reports a fault as an error to the LLVM context.
void insertAllocationChecker(llvm::TargetPassConfig &Config);

} // namespace mincaml::allocationcheck

#endif // MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H
