//===- CheckInput.h - Input of the phases of a check ------------*- C++ -*-===//
//
// The allocated function, its recording, the target's descriptions, and
// information that is derived from these alone. It is computed once for a
// check; no phase changes it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_CHECKINPUT_H
#define MINCAML_LIB_ALLOCATIONCHECK_CHECKINPUT_H

#include "Atoms.h"
#include "llvm/ADT/BitVector.h"

namespace llvm {
class MachineRegisterInfo;
class TargetInstrInfo;
} // namespace llvm

namespace mincaml::allocationcheck {

struct CheckInput {
  CheckInput(llvm::MachineFunction &MF, const Recording &Before,
             const RegisterLayout &Layout);

  const llvm::MachineOperand &recordedOperand(unsigned Instruction,
                                              unsigned Index) const {
    return Before.operands(Instruction)[Index].Operand;
  }
  /// Whether a recorded instruction is a copy between registers with the same
  /// atoms, or only affects liveness (IMPLICIT_DEF, KILL). An allocator may
  /// delete these, and add others.
  bool isMove(unsigned Instruction) const { return Moves.test(Instruction); }
  /// Whether the check tracks the values of a register.
  bool isTracked(llvm::MCRegister Register) const;

  /// Only Folding.h and NewInstructions.h add code to it, outside its block
  /// list.
  llvm::MachineFunction &MF;
  const Recording &Before;
  const RegisterLayout &Layout;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  const llvm::MachineRegisterInfo &MRI;
  AtomTable Atoms;
  /// The atoms of reserved registers whose values are not tracked.
  llvm::BitVector ReservedAtoms;

private:
  void findReservedAtoms();
  void findMoves();

  llvm::BitVector Moves;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_CHECKINPUT_H
