//===- Atoms.h - Atoms of operands ------------------------------*- C++ -*-===//
//
// Numbers the variables and locations of the data-flow problem. An atom is a
// range of bits of a register (RegisterLayout.h). A variable is an atom of a
// virtual or physical register in the function before allocation. A location is
// an atom of a physical register or of a spill slot in the function after
// allocation, or the result of an expression that could be rematerialized. An
// atom of a physical register has the same number as a variable and as a
// location.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_ATOMS_H
#define MINCAML_LIB_ALLOCATIONCHECK_ATOMS_H

#include "RegisterLayout.h"
#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "llvm/ADT/STLExtras.h"

namespace mincaml::allocationcheck {

using Variable = uint32_t;
using Location = uint32_t;

/// Bits [Bit, Bit + Length) of a register before allocation.
struct VariableAtom {
  Variable Name;
  unsigned Bit;
  unsigned Length;
};

/// Bits [Bit, Bit + Length) of a register or spill slot after allocation.
struct LocatedAtom {
  Location Where;
  unsigned Bit;
  unsigned Length;
};

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

  /// The number of variables. Number 0 counts, but denotes no variable.
  unsigned size() const { return Lengths.size(); }
  /// The number of bits of a variable.
  unsigned length(Variable V) const { return Lengths[V]; }
  OperandAtoms operandAtoms(const llvm::MachineOperand &Recorded) const;
  llvm::SmallVector<LocatedAtom, 4>
  registerAtoms(llvm::MCRegister Register) const;
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

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_ATOMS_H
