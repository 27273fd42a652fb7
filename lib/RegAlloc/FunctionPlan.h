//===- FunctionPlan.h - The plan of an allocation ---------------*- C++ -*-===//
//
// The decisions of an allocation, which its phases share. The code is rewritten
// only after the whole function has been planned. The phases that write the
// plan:
//
//   BlockPlan::StartsInMemory           the search for unsplittable edges
//   BlockPlan::Entry                    entry assignments
//   BlockPlan::Actions, End, and the    the walk over the block
//     registers of operands
//   FunctionPlan::Edges                 edge moves
//
// DeadEntries removes dead entries, and what depends on them, from the plans of
// blocks. The rewriter only reads the plan.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H
#define MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/MC/MCRegister.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml::regalloc {

/// Why a value is spilled, reloaded or moved. Optimization remarks name it.
enum class Reason : unsigned char {
  /// A call or an instruction with fixed operands clobbers the register.
  Call,
  /// No suitable register is free.
  Pressure,
  /// The predecessors of a block have the value in different locations.
  Join,
  /// A move breaks a cycle in a parallel copy.
  Cycle
};
inline constexpr unsigned Reasons = 4;
inline constexpr const char *ReasonNames[Reasons] = {"call", "pressure", "join",
                                                     "shuffle"};

/// A value in a register. InSlot means that its stack slot also holds the
/// value.
struct AssignedValue {
  llvm::Register Value;
  llvm::MCRegister Register;
  bool InSlot = false;
};

/// The values in registers at the start or the end of a block.
using RegisterAssignment = llvm::SmallVector<AssignedValue, 16>;

inline bool contains(llvm::ArrayRef<AssignedValue> Values,
                     llvm::Register Value) {
  return llvm::any_of(Values,
                      [&](const AssignedValue &R) { return R.Value == Value; });
}

/// A value that loses its register, and the reason.
struct Eviction {
  llvm::Register Value;
  Reason Why;
};

/// Stands for the register of a debug operand whose value is in its stack slot.
inline constexpr llvm::MCRegister InMemory(1u << 30);

struct Action {
  enum Kind : unsigned char {
    /// An instruction that stays. The registers of its virtual operands start
    /// at FirstOperand.
    Instruction,
    /// A debug instruction. The register of an operand is InMemory if the value
    /// is in its stack slot, and none if the value has no location.
    Debug,
    Move,
    Spill,
    Reload,
    /// The successor expects Value in To, but Value is undefined on this path.
    Undefine
  };
  Kind TheKind;
  Reason Why = Reason::Pressure;
  llvm::Register Value = {};
  llvm::MCRegister From = {}, To = {};
  llvm::MachineInstr *MI = nullptr;
  size_t FirstOperand = 0;
};

struct BlockPlan {
  RegisterAssignment Entry, End;
  std::vector<Action> Actions;
  /// The results of the block's `asm goto` that are live at its targets, in the
  /// registers in which it defines them.
  RegisterAssignment JumpResults;
  /// At the start of the block, no value can be in a register except a
  /// predecessor's JumpResults, because some incoming edge is unsplittable: no
  /// moves can be inserted on it.
  bool StartsInMemory = false;
  /// Entry, End and Actions are final, except that dead entries are removed.
  bool IsPlanned = false;
};

struct EdgePlan {
  llvm::MachineBasicBlock *From, *To;
  llvm::SmallVector<Action, 4> Actions;
};

/// Why the function cannot be allocated.
struct AllocationFailure {
  std::string Message;
  llvm::DebugLoc Where;
};

struct FunctionPlan {
  explicit FunctionPlan(unsigned NumBlocks) : Blocks(NumBlocks) {}

  BlockPlan &of(const llvm::MachineBasicBlock &MBB) {
    return Blocks[MBB.getNumber()];
  }
  const BlockPlan &of(const llvm::MachineBasicBlock &MBB) const {
    return Blocks[MBB.getNumber()];
  }
  /// Records a failure; the first one is kept.
  void fail(const llvm::Twine &Message, llvm::DebugLoc Where = {}) {
    if (!Failure)
      Failure = {Message.str(), std::move(Where)};
  }

  /// By block number.
  std::vector<BlockPlan> Blocks;
  std::vector<EdgePlan> Edges;
  /// The registers of virtual operands. Actions index this array.
  std::vector<llvm::MCRegister> OperandRegisters;
  /// Copies of the first half of a register pair that is already in its final
  /// register. Such a copy must not define the whole pair, since the other half
  /// is in its register, too, and is copied later.
  llvm::DenseSet<const llvm::MachineInstr *> FirstParts;
  /// The number of times that the walk backtracked, and the number of
  /// instructions that were planned again.
  unsigned Backtracks = 0, Replanned = 0;
  std::optional<AllocationFailure> Failure;
};

/// The last register of a value, in the order in which blocks are planned.
/// Backtracking does not reset it.
struct ValueHistory {
  llvm::MCRegister LastRegister;
  /// Why the value lost its register.
  Reason EvictedBecause = Reason::Pressure;
};
/// By value.
using ValueHistories = std::vector<ValueHistory>;

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H
