//===- CodeMotion.h - Code motion for delay slots ---------------*- C++ -*-===//
//
// The operations that the fillers of delay slots and of the positions after
// compares share: they find instructions that may be moved, move or copy them,
// and redirect branches.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_CODEMOTION_H
#define MINCAML_LIB_SPARCCODEGEN_CODEMOTION_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <array>
#include <optional>
#include <vector>

namespace mincaml::sparc {

/// The properties of instructions that follow from the names of their opcodes,
/// for one subtarget.
class OpcodeInfo {
public:
  explicit OpcodeInfo(const llvm::TargetSubtargetInfo &Subtarget);

  bool isNop(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Nop;
  }
  /// Whether the instruction is `ba`.
  bool isAlways(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Always;
  }
  /// Returns the opcode of the annulling form of a conditional branch, which
  /// does not execute its delay slot if it is not taken. Returns nothing for
  /// other instructions, and for branches that already annul their slot.
  std::optional<unsigned> annulling(unsigned Opcode) const;
  bool comparesFloats(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ComparesFloats;
  }
  bool branchesOnFloats(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].BranchesOnFloats;
  }

  /// Whether an instruction must separate the branch from the preceding
  /// compare.
  bool needsCompareDelay(const llvm::MachineInstr &Branch) const {
    return Traits[Branch.getOpcode()].NeedsCompareDelay;
  }

  /// Whether the instruction is `save`, `restore` or `flushw`.
  bool changesWindow(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ChangesWindow;
  }
  /// Whether instructions cannot be moved past this one. LLVM's tables state
  /// that `fmovs` and operations that set condition codes have side effects,
  /// but this is only because these instructions have no selection patterns.
  bool isBarrier(const llvm::MachineInstr &MI) const {
    return MI.isPosition() || MI.isInlineAsm() || MI.hasDelaySlot() ||
           MI.isTerminator() || MI.isCall() ||
           (MI.hasUnmodeledSideEffects() &&
            !Traits[MI.getOpcode()].HasNoSideEffects) ||
           changesWindow(MI);
  }
  /// Whether the transfer belongs to a sequence whose delay slot must not be
  /// changed.
  bool hasFixedSlot(const llvm::MachineInstr &Transfer) const {
    return Traits[Transfer.getOpcode()].IsInSequence;
  }
  /// The registers in which calls leave the return address and returns expect
  /// it.
  llvm::ArrayRef<llvm::MCRegister> returnAddresses() const { return Links; }
  /// Whether the instruction does the same if a copy of it is executed in a
  /// delay slot instead.
  bool canBeInSlot(const llvm::MachineInstr &MI) const;
  /// Whether the instruction can be executed speculatively: it only writes
  /// registers, and takes about as long as a `nop`.
  bool isSpeculatable(const llvm::MachineInstr &MI) const;

private:
  struct OpcodeTraits {
    /// The opcode of the annulling form; 0 if there is none.
    uint16_t Annulling = 0;
    bool ComparesFloats = false;
    bool BranchesOnFloats = false;
    bool NeedsCompareDelay = false;
    /// Whether it is part of a sequence that must not be changed.
    bool IsInSequence = false;
    bool ChangesWindow = false;
    bool HasNoSideEffects = false;
  };

  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  llvm::MCRegister Y;
  std::array<llvm::MCRegister, 2> Links;
  unsigned Nop, Always;
  std::vector<OpcodeTraits> Traits;
};

/// The registers and the memory that a sequence of instructions reads and
/// writes.
class Dependences {
public:
  explicit Dependences(const llvm::MachineFunction &MF);

  void add(const llvm::MachineInstr &MI);
  /// Adds a branch, call, jump or return as seen from its delay slot. Its
  /// arguments and results are not added, because they are read and written
  /// after the slot. \p Links are the registers of return addresses.
  void addTransfer(const llvm::MachineInstr &MI,
                   llvm::ArrayRef<llvm::MCRegister> Links);
  /// Whether an instruction can be moved past the sequence: neither of them
  /// writes a register that the other one uses, or memory that the other one
  /// accesses.
  bool canMovePast(const llvm::MachineInstr &MI) const;

private:
  void add(llvm::MCRegister R, bool IsDef);
  bool uses(const llvm::BitVector &Units, llvm::Register R) const;

  const llvm::TargetRegisterInfo &TRI;
  llvm::BitVector Read, Written;
  bool Loads = false, Stores = false;
};

//===- The two paths after a branch, with bundled delay slots -------------===//

/// Returns the instruction in the delay slot of a transfer; null if there is
/// none or more than one.
llvm::MachineInstr *slotOf(llvm::MachineInstr &Transfer);

/// Returns the target of a branch; null if it is not a block.
llvm::MachineBasicBlock *destination(const llvm::MachineInstr &Branch);

/// Returns the next instruction of the block that is emitted, or null.
llvm::MachineInstr *nextEmitted(llvm::MachineBasicBlock::iterator I);

/// Returns the instruction that is executed first at the target of a branch.
/// Null if it is unknown, or if the target may only be entered at its start.
llvm::MachineInstr *firstAtTarget(const llvm::MachineInstr &Branch);

/// Returns the block that is executed if the last branch of a block is not
/// taken; null for other branches.
llvm::MachineBasicBlock *fallThrough(const llvm::MachineInstr &Branch);

/// Whether control can reach the target of a branch only by this branch.
bool isOnlyReachedBy(const llvm::MachineInstr &Branch);

/// Corrects the successors of a block after one of its branches to \p Old was
/// changed to go to \p New.
void replaceSuccessor(llvm::MachineBasicBlock &From,
                      llvm::MachineBasicBlock &Old,
                      llvm::MachineBasicBlock &New);

//===- Code motion --------------------------------------------------------===//

class CodeMotion {
public:
  CodeMotion(llvm::MachineFunction &MF, const OpcodeInfo &Opcodes);

  /// Whether a branch with this opcode can reach every address in the function.
  bool reaches(unsigned Opcode) const;
  /// Whether a conditional branch is taken more often than not.
  bool isLikely(const llvm::MachineInstr &Branch) const;
  /// Whether control reaches the block below a branch only from there.
  bool isOnlyAbove(const llvm::MachineBasicBlock &Below,
                   const llvm::MachineInstr &Branch) const;

  /// Whether a result of an instruction may be read from the start of a block
  /// on. This is true for blocks of which the live registers are unknown.
  bool readsResultOf(const llvm::MachineBasicBlock &MBB,
                     const llvm::MachineInstr &MI) const;

  /// Returns the nearest suitable instruction above \p MI in its block, or
  /// null. It can be moved past all instructions in between, and past those in
  /// \p After.
  llvm::MachineInstr *
  findAbove(llvm::MachineInstr &MI, Dependences After,
            llvm::function_ref<bool(llvm::MachineInstr &)> IsSuitable) const;
  /// Returns an instruction that can be executed first in a block and is
  /// harmless if control goes to \p Other instead, or null.
  llvm::MachineInstr *
  findSpeculatable(llvm::MachineBasicBlock &From,
                   const llvm::MachineBasicBlock &Other) const;
  /// Returns such an instruction of the block below a branch, with the branch
  /// target as the other block.
  llvm::MachineInstr *
  findSpeculatableBelow(const llvm::MachineInstr &Branch) const;

  /// Takes the first instruction at the target of a branch, or a copy of it, to
  /// execute it before the branch. The branch then goes to the next
  /// instruction.
  llvm::MachineInstr &takeFromTarget(llvm::MachineInstr &Branch,
                                     llvm::MachineInstr &First);
  /// Removes an instruction of one path from its block, to execute it on both
  /// paths. It gets the debug location of the branch, because it no longer
  /// belongs to a line of one path.
  llvm::MachineInstr &takeForBoth(llvm::MachineInstr &MI,
                                  const llvm::MachineInstr &Branch);

  /// Returns a copy of an instruction, to be executed on another path instead.
  llvm::MachineInstr &copyOf(const llvm::MachineInstr &MI);
  /// Inserts a new block after another one. It is empty and has no successors.
  llvm::MachineBasicBlock &insertBlockAfter(llvm::MachineBasicBlock &MBB);
  /// Changes the target of a branch.
  void redirect(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &To);
  /// Records that a branch to a block was removed.
  void noteRemovedEdge(llvm::MachineBasicBlock &MBB) {
    PossiblyUnreachable.insert(&MBB);
  }
  /// Deletes the blocks that have become unreachable.
  void removeUnreachable();

private:
  llvm::MachineInstr &take(llvm::MachineInstr &MI);
  llvm::MachineBasicBlock &blockAfter(llvm::MachineInstr &MI);
  void keepVariables(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &Old,
                     llvm::MachineBasicBlock &To);

  llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const OpcodeInfo &Opcodes;
  /// The register units that are live at the start of each block. This remains
  /// correct for a block if instructions are copied from it, or are moved into
  /// it from its successors. If instructions are moved out of a block, its entry
  /// is erased.
  llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector> LiveIn;
  /// An upper bound of the function's size, in bytes. The function does not
  /// grow.
  int64_t Size = 0;
  llvm::SmallSetVector<llvm::MachineBasicBlock *, 8> PossiblyUnreachable;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_CODEMOTION_H
