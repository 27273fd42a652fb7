//===- CheckInput.h - Input of the phases of a check ------------*- C++ -*-===//
//
// The allocated function, its recording, the target's descriptions, and
// information that is derived from these alone. It is computed once for a
// check; no phase changes it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_CHECKINPUT_H
#define MINCAML_LIB_ALLOCATIONCHECK_CHECKINPUT_H

#include "RegisterLayout.h"
#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"

namespace mincaml::allocationcheck {

// Functions on recordings (AllocationCheck.h) and operands that several phases
// of the check use.

inline bool isImplicitRegister(const llvm::MachineOperand &MO) {
  return MO.isReg() && MO.isImplicit();
}

/// Returns a copy of an operand, detached from \p MI.
RecordedOperand recordOperand(const llvm::MachineInstr &MI, unsigned Index);

/// Whether an instruction with virtual registers gives the same result wherever
/// it is computed, as long as the registers that it reads do not change.
bool isRematerializable(const llvm::MachineInstr &MI);

/// Whether explicit operands other than registers and blocks are the same, and
/// registers and blocks are at the same positions. Implicit operands are
/// ignored.
bool haveSameConstants(const llvm::MachineInstr &MI,
                       llvm::ArrayRef<RecordedOperand> Operands);

// Functions that name instructions in messages about faults.

/// Returns the text of an allocated instruction.
std::string describe(const llvm::MachineInstr &MI);

/// Returns the text of a recorded instruction.
std::string describe(const Recording &Before, unsigned Instruction,
                     const llvm::MachineFunction &MF);

/// Returns a fault in \p MI. The text of the instruction precedes \p Message.
AllocationFault faultIn(const llvm::MachineInstr &MI,
                        const llvm::Twine &Message);

// Numbers the variables and locations of the data-flow problem. An atom is a
// range of bits of a register (RegisterLayout.h). A variable is an atom of a
// virtual or physical register in the function before allocation. A location is
// an atom of a physical register or of a spill slot in the function after
// allocation, or the result of an expression that could be rematerialized. An
// atom of a physical register has the same number as a variable and as a
// location.

using Variable = uint32_t;
using Location = uint32_t;

/// Bits [Bit, Bit + Length) of a register before allocation.
struct VariableAtom {
  Variable Name;
  unsigned Bit;
  unsigned Length;
};

/// Bits [Bit, Bit + Length) of a register or spill slot after allocation.
using LocatedAtom = RegisterLayout::Atom;

/// The atoms that a register operand of the recorded function reads or writes.
struct OperandAtoms {
  /// The atoms of the operand. Bits are those of the whole register.
  llvm::SmallVector<VariableAtom, 4> Covered;
  /// Further atoms that a write clobbers because they belong to the same units,
  /// such as the upper half of %rax in a write to %eax.
  llvm::SmallVector<VariableAtom, 4> Clobbered;
  /// The remaining atoms of a virtual register.
  llvm::SmallVector<VariableAtom, 4> Rest;
  /// The bit of the register at which the operand starts.
  unsigned Start = 0;

  auto written() const {
    return llvm::concat<const VariableAtom>(Covered, Clobbered);
  }
};

class AtomTable {
public:
  AtomTable(const Recording &Before, const RegisterLayout &Layout,
            const llvm::TargetRegisterInfo &TRI);

  /// The number of variables, including number 0, which denotes no variable.
  unsigned size() const { return Lengths.size(); }
  /// The number of bits of a variable.
  unsigned length(Variable V) const { return Lengths[V]; }
  OperandAtoms operandAtoms(const llvm::MachineOperand &Recorded) const;
  /// The name of a variable in messages.
  std::string describe(Variable V) const;

private:
  llvm::SmallVector<VariableAtom, 4> atoms(llvm::Register Virtual) const;

  const Recording &Before;
  const RegisterLayout &Layout;
  const llvm::TargetRegisterInfo &TRI;
  /// The first atom of each virtual register.
  std::vector<Variable> FirstAtoms;
  std::vector<unsigned> Lengths;
};

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

  /// The allocated function. The check does not change it, except that
  /// Folding.cpp and ProgramBuilder.cpp build instructions in blocks outside
  /// its block list, and Folding.cpp recreates its virtual registers for the
  /// time of the check.
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
