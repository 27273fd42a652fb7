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

#ifndef MINCAML_LIB_REGALLOC_BLOCKSTATE_H
#define MINCAML_LIB_REGALLOC_BLOCKSTATE_H

#include "FunctionPlan.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <vector>

namespace mincaml::regalloc {

/// The table of registers and values at a program point (`regenv` in MinCaml). A
/// value is in one register or in none; a register may be a pair, which shares
/// units with its halves.
///
/// All changes are journaled, so that backtracking can return to an earlier
/// state.
class RegisterState {
public:
  RegisterState(const llvm::TargetRegisterInfo &TRI, unsigned Values)
      : TRI(TRI), Owners(TRI.getNumRegUnits()), Locations(Values),
        Slots(Values, 0) {}

  /// The register of Value, or no register if Value is in memory.
  llvm::MCRegister registerOf(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].Register;
  }
  bool isInSlot(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].InSlot;
  }
  /// The value that occupies Unit, or no value if Unit is free.
  llvm::Register owner(llvm::MCRegUnit Unit) const {
    return Owners[static_cast<unsigned>(Unit)];
  }
  bool isFree(llvm::MCRegister Register) const;
  /// The values in registers. Their order is unspecified but deterministic.
  llvm::ArrayRef<llvm::Register> values() const { return Present; }

  void assign(llvm::Register Value, llvm::MCRegister Register, bool InSlot);
  void release(llvm::Register Value);
  void setInSlot(llvm::Register Value, bool InSlot);

  /// Frees all registers and drops the journal.
  void reset();
  /// The current state, to which rollback can return.
  size_t checkpoint() const { return Journal.size(); }
  void rollback(size_t Checkpoint);

private:
  struct Location {
    llvm::MCRegister Register;
    bool InSlot = false;
  };
  /// A value and its location before a change.
  struct Change {
    llvm::Register Value;
    Location Before;
  };

  void set(llvm::Register Value, Location New);

  const llvm::TargetRegisterInfo &TRI;
  std::vector<llvm::Register> Owners;
  std::vector<Location> Locations;
  /// The position of each value in Present, counted from 1; 0 if it is absent.
  std::vector<unsigned> Slots;
  llvm::SmallVector<llvm::Register, 64> Present;
  std::vector<Change> Journal;
};

/// Sets of values and register units that are cleared at each instruction.
/// Clearing takes constant time: a mark is the serial number of its instruction.
class InstructionMarks {
public:
  InstructionMarks(const llvm::TargetRegisterInfo &TRI, unsigned NumValues)
      : TRI(TRI), UsedBy(NumValues), DefinedBy(NumValues),
        UnitReadBy(TRI.getNumRegUnits()) {}

  void clear() { ++Serial; }

  /// The set of values that the instruction reads.
  bool isUsed(llvm::Register Value) const {
    return UsedBy[Value.virtRegIndex()] == Serial;
  }
  void markUsed(llvm::Register Value) { UsedBy[Value.virtRegIndex()] = Serial; }

  /// The set of results that already have a register.
  bool isDefined(llvm::Register Value) const {
    return DefinedBy[Value.virtRegIndex()] == Serial;
  }
  void markDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = Serial;
  }
  void unmarkDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = 0;
  }

  /// The set of registers that the instruction reads.
  bool isRead(llvm::MCRegister Register) const {
    return llvm::any_of(TRI.regunits(Register), [&](llvm::MCRegUnit Unit) {
      return UnitReadBy[static_cast<unsigned>(Unit)] == Serial;
    });
  }
  void markRead(llvm::MCRegister Register) {
    for (llvm::MCRegUnit Unit : TRI.regunits(Register))
      UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
  }

private:
  const llvm::TargetRegisterInfo &TRI;
  unsigned Serial = 1;
  std::vector<unsigned> UsedBy, DefinedBy, UnitReadBy;
};

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

#endif // MINCAML_LIB_REGALLOC_BLOCKSTATE_H
