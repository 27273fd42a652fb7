//===- BranchForms.h - Forms of branches, kinds of instructions -*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHFORMS_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHFORMS_H

#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <array>
#include <optional>
#include <vector>

namespace mincaml::sparc {

/// What can be told from the names of opcodes, for one subtarget.
class BranchForms {
public:
  explicit BranchForms(const llvm::TargetSubtargetInfo &Subtarget);

  bool isNop(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Nop;
  }
  /// `ba`.
  bool isAlways(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Always;
  }
  /// The form of a conditional branch that does not execute its slot when it is
  /// not taken; nothing for other instructions, and for those that are in that
  /// form.
  std::optional<unsigned> annulling(unsigned Opcode) const;
  bool comparesFloats(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ComparesFloats;
  }
  bool branchesOnFloats(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].BranchesOnFloats;
  }

  /// Whether another instruction must be between the branch and the compare
  /// before it.
  bool needsGap(const llvm::MachineInstr &Branch) const {
    return Traits[Branch.getOpcode()].NeedsGap;
  }

  /// `save`, `restore`, `flushw`.
  bool changesWindow(const llvm::MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ChangesWindow;
  }
  /// Whether instructions cannot be moved over this one. LLVM's tables say of
  /// `fmovs` and of operations that set the condition codes that they have side
  /// effects, since these instructions have no selection patterns.
  bool isBarrier(const llvm::MachineInstr &MI) const {
    return MI.isPosition() || MI.isInlineAsm() || MI.hasDelaySlot() ||
           MI.isTerminator() || MI.isCall() ||
           (MI.hasUnmodeledSideEffects() &&
            !Traits[MI.getOpcode()].IsHarmless) ||
           changesWindow(MI);
  }
  /// Whether the transfer belongs to a sequence whose slot must stay as it is.
  bool hasFixedSlot(const llvm::MachineInstr &Transfer) const {
    return Traits[Transfer.getOpcode()].IsInSequence;
  }
  /// Where calls leave the return address, and where returns find it.
  llvm::ArrayRef<llvm::MCRegister> returnAddresses() const { return Links; }
  /// Whether a copy of the instruction, executed instead of it, does the same
  /// in a delay slot.
  bool canBeInSlot(const llvm::MachineInstr &MI) const;
  /// Whether it has no other effect than to write registers, and takes about as
  /// long as a `nop`: it may be executed without need.
  bool isHarmless(const llvm::MachineInstr &MI) const;

private:
  struct OpcodeTraits {
    /// 0 if there is none.
    uint16_t Annulling = 0;
    bool ComparesFloats = false;
    bool BranchesOnFloats = false;
    bool NeedsGap = false;
    /// Part of a sequence that must not be changed.
    bool IsInSequence = false;
    bool ChangesWindow = false;
    bool IsHarmless = false;
  };

  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  llvm::MCRegister Y;
  std::array<llvm::MCRegister, 2> Links;
  unsigned Nop, Always;
  std::vector<OpcodeTraits> Traits;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHFORMS_H
