//===- InstructionKinds.h - Purposes of allocated instructions --*- C++ -*-===//
//
// Classifies the instructions of an allocated function. A recorded instruction
// is recognized by its address, block, opcode and physical operands; all others
// are classified by what they do.
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
  /// A copy of the program to or from a physical register.
  FixedMove,
  /// Another copy of the program.
  ProgramMove,
  /// A copy that the allocator has added.
  AddedMove,
  /// A store to or load from a spill slot.
  Save,
  Restore,
  /// A rematerialized value.
  Rematerialization
};

/// A register that is saved to or restored from a spill slot; no register for
/// other instructions.
struct SpillAccess {
  llvm::MCRegister Register;
  int Slot = -1;
};

class InstructionKinds {
public:
  using RecordedOperands = llvm::ArrayRef<allocationcheck::RecordedOperand>;

  InstructionKinds(const allocationcheck::Recording &Before,
                   const llvm::MachineFunction &MF);

  SpillAccess saveIn(const llvm::MachineInstr &MI) const;
  SpillAccess restoreIn(const llvm::MachineInstr &MI) const;
  AllocatedKind classify(const llvm::MachineInstr &MI) const;
  /// Returns the operands before allocation; nothing if the instruction is new.
  std::optional<RecordedOperands>
  recordedOperands(const llvm::MachineInstr &MI) const;
  /// Returns the number of the virtual register of an operand, or -1.
  static int valueOf(RecordedOperands Operands, unsigned Index);
  /// Returns the registers in which the function gets its arguments, each with
  /// the virtual register that it was copied to before allocation. The copy is
  /// gone where both are the same register now.
  std::vector<std::pair<llvm::MCRegister, int>> incomingValues() const;

private:
  SpillAccess ifSpillSlot(llvm::Register R, int Slot) const;

  const allocationcheck::Recording &Before;
  const llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_INSTRUCTIONKINDS_H
