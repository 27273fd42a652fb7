//===- Expressions.h - Rematerialization ------------------------*- C++ -*-===//
//
// An allocator may drop a value that is cheap to compute and rematerialize it
// where it is needed. To the check an expression is one more location that
// holds variables: a definition by the expression adds its variable to that
// location, a new definition of one of its operands clears the location, and a
// rematerialization copies what it holds.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H

#include "NodeWriter.h"

namespace mincaml::allocationcheck {

class ExpressionTable {
public:
  /// Collects the expressions of the recorded function.
  ExpressionTable(const CheckInput &Input, Program &TheProgram);

  /// The key without the registers of MI.
  ExpressionKey keyOf(const llvm::MachineInstr &MI) const;
  /// The key of a rematerializable recorded instruction.
  const ExpressionKey &keyOf(unsigned Recorded) const {
    return ByInstruction.at(Recorded)->first;
  }
  /// Whether the recorded function has such an expression with any registers.
  bool isKnown(const ExpressionKey &Key) const;
  /// Defines the result of an instruction as that of its expression, if the
  /// instruction is rematerializable.
  void define(unsigned Recorded, NodeWriter &Writer) const;

private:
  ExpressionKey makeKey(unsigned Recorded) const;
  void canonicalize(ExpressionKey &Key) const;
  std::string textOf(const llvm::MachineOperand &MO) const;

  const CheckInput &Input;
  Program &TheProgram;
  /// x86's MOV32ri, if the target has it.
  std::optional<unsigned> MoveImmediate;
  llvm::DenseMap<unsigned, const std::pair<const ExpressionKey, Expression> *>
      ByInstruction;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H
