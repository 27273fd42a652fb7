//===- InstructionSemantics.h - What machine IR does to states --*- C++ -*-===//
//
// The transfer functions of the forward analysis of machine IR on FlowState.
// Only condition codes and %y are tracked in FlowState::Undefined: LLVM's
// verifier checks that other registers are defined.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H

#include "Domain/FlowState.h"
#include "Domain/ValueArithmetic.h"
#include "Machine/InstructionTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/CodeGen/MachineInstr.h"

namespace mincaml::sparc {

/// What an operand with a symbol denotes.
struct SymbolicAddress {
  /// A number; 0 if the operand names no symbol.
  uint32_t Symbol = 0;
  int64_t Offset = 0;
  /// Of the symbol, as far as the module determines it.
  uint64_t Alignment = 1;
};

class InstructionSemantics {
public:
  explicit InstructionSemantics(InstructionTable &Table)
      : Table(Table), Arithmetic(Table.is64Bit()) {}

  /// The effect of the instruction itself. The instruction in its delay slot,
  /// if there is one, is executed between execute() and finish().
  void execute(const llvm::MachineInstr &MI, FlowState &S) const;
  /// The effect of the callee, after the delay slot of a call.
  void finish(const llvm::MachineInstr &MI, FlowState &S) const;

  /// The value of a register or immediate operand.
  RegisterValue operand(const llvm::MachineOperand &MO,
                        const FlowState &S) const;
  /// The address of a memory access.
  RegisterValue address(const llvm::MachineInstr &MI, const FlowState &S) const;
  /// The distance of that address from %sp and its bias, if known.
  std::optional<int64_t> aboveStackPointer(const llvm::MachineInstr &MI,
                                           const FlowState &S) const;
  /// The symbol or block that an operand names. Of an alias to a place in a
  /// variable of the module, the variable and the place.
  SymbolicAddress symbolic(const llvm::MachineOperand &MO) const;

  InstructionTable &table() const { return Table; }

private:
  RegisterValue result(const llvm::MachineInstr &MI, const FlowState &S) const;
  RegisterValue access(const llvm::MachineInstr &MI, FlowState &S) const;
  void define(const llvm::MachineInstr &MI, const RegisterValue &V,
              FlowState &S) const;
  RegisterValue name(const llvm::MachineInstr &MI, const RegisterValue &V,
                     FlowState &S) const;
  uint32_t symbol(const llvm::MachineOperand &MO) const;
  uint32_t number(const void *Key) const;

  InstructionTable &Table;
  ValueArithmetic Arithmetic;
  /// Instructions and symbols by number, in the order of first use.
  mutable llvm::DenseMap<const void *, uint32_t> Numbers;
  mutable llvm::StringMap<uint32_t> Names;
  mutable uint32_t NextNumber = 1;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H
