//===- InstructionOperands.h - The operands of an instruction ---*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONOPERANDS_H
#define MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONOPERANDS_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/MC/MCRegister.h"

namespace llvm {
class MachineInstr;
}

namespace mincaml::regalloc {

/// The operands of an instruction or bundle. Each value occurs once. Values
/// with fewer allocatable registers come first.
struct InstructionOperands {
  struct Definition {
    llvm::Register Value;
    /// Whether the result must be in the register of a use, because it is tied
    /// to the use or is a partial definition.
    bool Keeps = false;
    bool EarlyClobber = false;
    bool IsDead = false;
  };
  struct FixedDefinition {
    llvm::MCRegister Register;
    bool EarlyClobber;
  };

  bool keeps(llvm::Register Value) const {
    return llvm::any_of(Definitions, [&](const Definition &D) {
      return D.Value == Value && D.Keeps;
    });
  }

  llvm::MachineInstr *MI;
  llvm::SmallVector<llvm::Register, 4> Uses;
  llvm::SmallVector<Definition, 2> Definitions;
  /// Physical registers that the instruction defines.
  llvm::SmallVector<FixedDefinition, 4> Fixed;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_INSTRUCTIONOPERANDS_H
