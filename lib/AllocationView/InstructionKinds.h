//===- InstructionKinds.h - Purposes of allocated instructions --*- C++ -*-===//
//
// Classifies the instructions of an allocated function. A recorded instruction
// is recognized by its address, block, opcode and physical operands; all others
// are classified by their effect.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_INSTRUCTIONKINDS_H
#define MINCAML_LIB_ALLOCATIONVIEW_INSTRUCTIONKINDS_H

#include "mincaml/AllocationCheck/AllocationCheck.h"

namespace llvm {
class TargetInstrInfo;
} // namespace llvm

namespace mincaml {

enum class AllocatedKind : unsigned char {
  /// An instruction of the program.
  Program,
  /// A copy in the program to or from a physical register.
  FixedMove,
  /// Another copy in the program.
  ProgramMove,
  /// A copy that the allocator has added.
  AddedMove,
  /// A spill to and a reload from a spill slot.
  Spill,
  Reload,
  /// A rematerialized value.
  Rematerialization
};

/// The register and the slot of a spill or reload; no register for other
/// instructions.
struct SpillAccess {
  llvm::MCRegister Register;
  int Slot = -1;
};

class InstructionKinds {
public:
  using RecordedOperands = llvm::ArrayRef<allocationcheck::RecordedOperand>;

  InstructionKinds(const allocationcheck::Recording &Before,
                   const llvm::MachineFunction &MF);

  SpillAccess spillIn(const llvm::MachineInstr &MI) const;
  SpillAccess reloadIn(const llvm::MachineInstr &MI) const;
  AllocatedKind classify(const llvm::MachineInstr &MI) const;
  /// Returns the operands before allocation; nothing if the instruction is new.
  std::optional<RecordedOperands>
  recordedOperands(const llvm::MachineInstr &MI) const;
  /// Returns the number of the virtual register of an operand, or -1.
  static int valueOf(RecordedOperands Operands, unsigned Index);
  /// Returns the registers in which the function receives its arguments, each
  /// with the virtual register to which the argument was copied before
  /// allocation. The copy no longer exists if both are the same register now.
  std::vector<std::pair<llvm::MCRegister, int>> incomingValues() const;

private:
  SpillAccess ifSpillSlot(llvm::Register R, int Slot) const;

  const allocationcheck::Recording &Before;
  const llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_INSTRUCTIONKINDS_H
