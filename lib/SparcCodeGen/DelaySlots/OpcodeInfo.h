//===- OpcodeInfo.h - Classification of opcodes -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_OPCODEINFO_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_OPCODEINFO_H

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

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_OPCODEINFO_H
