//===- AllocationCheck.h - Checker for register allocations -----*- C++ -*-===//
//
// Proves that a register allocator has preserved the meaning of a machine
// function. This works for any allocator. One pass records the function
// immediately before allocation. Another pass compares the recording with the
// function immediately after the last virtual register has been replaced. It
// proves the following:
//
// - Each recorded instruction is still present, in the same order, with its
//   constants and jump targets, unless it is a copy, pure, or a jump to the
//   next block. Each new instruction is a copy, a spill to or reload from a
//   spill slot, a rematerialization, or a jump to or from a block on a split
//   edge (Matching.h).
// - Each operand has a register of its class, tied operands have the same
//   register, results do not overlap, and early-clobber results do not overlap
//   operands either (Matching.h). Spill slots are large enough and are used by
//   nothing else (ProgramBuilder.cpp).
// - On each path to an operand, its register holds every bit of the value that
//   the operand had before allocation. This is a data-flow problem, whose
//   lattice, transfer functions and join are in AllocationState.h.
//   BackwardProof.cpp decides it backwards, which is faster for a correct
//   allocation.
//
// The checker does not know how an allocator works and shares no code with one.
// It trusts the target's descriptions: register classes, units and lanes,
// register masks, the instructions for spills and reloads, and the memory
// folding tables.
//
// Not covered: the correctness of debug values, and registers that a target
// allocates before the others, with passes in between that insert code (x86's
// tiles, RISC-V's vectors, all registers of AMDGPU). Functions with values in
// such registers are rejected.
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
  /// The index of the operand that this operand is tied to, or -1.
  int TiedTo = -1;
};

struct RecordedInstruction {
  /// The instruction's address. It is only a hint, since memory may be reused.
  const llvm::MachineInstr *Address;
  unsigned Opcode;
  unsigned FirstOperand, NumOperands;
  unsigned FirstMemory, NumMemory;
  llvm::DebugLoc Location;
  /// The instruction only defines registers and has no other effect. An
  /// allocator may delete it if none of these registers is read.
  bool IsPure : 1;
  /// The result depends only on the operands, so an allocator may rematerialize
  /// it.
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
  /// If \p MI is a recorded instruction whose opcode has been changed in place,
  /// returns the index of the recorded instruction.
  std::optional<unsigned> changedFrom(const llvm::MachineInstr &MI) const;
  /// The register class of a virtual register; null if it has none.
  const llvm::TargetRegisterClass *classOf(llvm::Register Virtual) const {
    return Classes[Virtual.virtRegIndex()];
  }
  /// Whether a frame object existed before allocation.
  bool hasFrameIndex(int Index) const {
    return Index >= FirstFrameIndex && Index < LastFrameIndex;
  }

  std::vector<RecordedInstruction> Instructions;
  std::vector<RecordedOperand> Operands;
  /// The memory operands, which targets need when they fold an instruction.
  std::vector<llvm::MachineMemOperand *> Memory;
  std::vector<RecordedBlock> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> BlockIndex;
  /// The index of each recorded instruction, by the instruction's address.
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> InstructionIndex;
  /// Indexed by virtual register.
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::vector<std::vector<llvm::MachineBasicBlock *>> JumpTables;
  /// The reason why the allocation cannot be checked; empty if it can.
  std::string Obstacle;
  /// The frame objects FirstFrameIndex, ..., LastFrameIndex - 1 existed before
  /// allocation.
  int FirstFrameIndex = 0, LastFrameIndex = 0;
};

/// Records \p MF without its debug instructions; \p MF is not changed.
Recording recordFunction(llvm::MachineFunction &MF);

/// An error in an allocation: a description and a source location.
struct AllocationFault {
  std::string Message;
  llvm::DebugLoc Where = {};
};
using OptionalFault = std::optional<AllocationFault>;

/// A description of a checked allocation for display: before each instruction
/// of the allocated function, the virtual registers of the recorded function
/// whose values each register and spill slot holds on all paths.
///
/// This is the solution of the forward problem of the checker. The checker
/// itself proves most allocations backwards. It solves the forward problem only
/// if the backward proof is inconclusive, or to describe a fault.
struct CheckedValues {
  /// A virtual register or a part of it.
  struct Value {
    unsigned Virtual;
    /// The name as in the checker's messages: "%5", "%5 (bits 0 to 31)".
    std::string Name;
  };
  /// A location and the indices of all values that it holds, in increasing
  /// order.
  struct Content {
    unsigned Location;
    llvm::SmallVector<unsigned, 1> Values;

    bool operator==(const Content &) const = default;
  };
  /// A value that a location holds at the end of some predecessors, but not at
  /// the start of the block, because other predecessors end without it.
  struct Lost {
    unsigned Location;
    unsigned Value;
    /// The predecessors that branch or unwind to the block with the value in
    /// the location.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> From;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    /// False if no path leads to the block; then it has no contents.
    bool IsReached = false;
    /// The contents of locations at the start of the block, sorted by location.
    std::vector<Content> Entry;
    /// The values that are lost at the join.
    std::vector<Lost> Merged;
    /// For each instruction, the locations whose contents before it differ from
    /// those before the previous instruction, or at the start of the block.
    std::vector<std::pair<const llvm::MachineInstr *, std::vector<Content>>>
        Instructions;
    /// The locations whose contents at the end of the block differ from those
    /// before the last instruction.
    std::vector<Content> End;
  };

  /// Names of locations: registers as in machine IR, and "slot 3".
  std::vector<std::string> Locations;
  std::vector<Value> Values;
  /// The blocks in the order of the function.
  std::vector<Block> Blocks;
  /// The reason why the allocation is not proved; empty if it is. If it is
  /// not, Blocks is empty, too.
  std::string Problem;
};

class RegisterLayout;

/// Compares functions with their recordings. It computes the layout of a
/// target's registers once and keeps it for the next function.
class AllocationChecker {
public:
  AllocationChecker();
  ~AllocationChecker();

  /// Returns the first fault found in the allocation of \p MF, or nothing if
  /// the allocation is correct. The check temporarily adds virtual registers,
  /// and a block outside of the block list, to \p MF; on return \p MF is
  /// unchanged.
  OptionalFault check(llvm::MachineFunction &MF, const Recording &Before);
  /// Checks the allocation in the same way and returns the values that each
  /// location holds at each point. Returns nothing if there are more than
  /// \p MaximumPairs pairs of a location and a value, summed over all
  /// instructions. On return \p MF is unchanged.
  std::optional<CheckedValues> findValues(llvm::MachineFunction &MF,
                                          const Recording &Before,
                                          size_t MaximumPairs);

private:
  const RegisterLayout &layoutOf(const llvm::TargetRegisterInfo &TRI);

  llvm::DenseMap<const llvm::TargetRegisterInfo *,
                 std::unique_ptr<RegisterLayout>>
      Layouts;
};

/// Adds two passes to the code generation pipeline: \p Before immediately
/// before register allocation, and \p After at the point where no virtual
/// register is left, before the passes that move spill code or rewrite copies.
/// Must be called before the machine passes are added. Each pass is given by
/// its ID or as an object; the function takes ownership of the object. If the
/// target allocates registers in several steps, \p After must be given by its
/// ID, and runs after each step.
void insertAroundAllocation(llvm::TargetPassConfig &Config,
                            llvm::IdentifyingPassPtr Before,
                            llvm::IdentifyingPassPtr After);

/// Inserts a pass that records each function and a pass that checks it. The
/// latter reports a fault as an error to the LLVMContext.
void insertAllocationChecker(llvm::TargetPassConfig &Config);

} // namespace mincaml::allocationcheck

#endif // MINCAML_ALLOCATIONCHECK_ALLOCATIONCHECK_H
