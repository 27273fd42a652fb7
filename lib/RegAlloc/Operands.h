//===- Operands.h - What an instruction asks of the allocator ---*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_OPERANDS_H
#define MINCAML_LIB_REGALLOC_OPERANDS_H

#include "Allocator.h"

namespace mincaml::regalloc {

/// The operands of an instruction, or of a bundle, each value once.
struct Allocator::Operands {
  struct Definition {
    llvm::Register Value;
    /// The new value has to be where the old one is.
    bool Keeps = false;
    bool EarlyClobber = false;
    bool IsDead = false;
  };
  struct FixedDefinition {
    llvm::MCRegister Register;
    bool EarlyClobber;
  };

  Operands(llvm::MachineInstr &MI, llvm::SlotIndex Index)
      : MI(&MI), Index(Index) {}

  bool keeps(llvm::Register Value) const {
    return llvm::any_of(Definitions, [&](const Definition &D) {
      return D.Value == Value && D.Keeps;
    });
  }

  llvm::MachineInstr *MI;
  llvm::SlotIndex Index;
  llvm::SmallVector<llvm::Register, 4> Uses;
  llvm::SmallVector<Definition, 2> Definitions;
  /// Registers that the instruction writes by name.
  llvm::SmallVector<FixedDefinition, 4> Fixed;
};

/// A register is wanted.
struct Allocator::Request {
  enum Purpose : unsigned char {
    /// For an operand that is restored before the instruction.
    Use,
    /// For a result, which may take the place of operands.
    Definition,
    /// For a result that is written before all operands are read.
    EarlyDefinition,
    /// For a value that moves there before the instruction and lives on.
    Moved
  };

  llvm::Register Value;
  Purpose ThePurpose;
  /// The register must not be live by itself between these places.
  llvm::SlotIndex From, To;
  /// A register that is about to be taken for something else.
  llvm::MCRegister Avoid = {};
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_OPERANDS_H
