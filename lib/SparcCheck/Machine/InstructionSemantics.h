//===- InstructionSemantics.h - Transfer functions for MIR ------*- C++ -*-===//
//
// The transfer functions of the forward analysis of machine IR on FlowState.
// FlowState::Undefined tracks only condition codes and %y, because LLVM's
// verifier checks that other registers are defined.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H

#include "Domain/FlowState.h"
#include "Domain/RegisterValue.h"
#include "Machine/InstructionTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/CodeGen/MachineInstr.h"

namespace mincaml::sparc {

/// The address that a symbolic operand denotes.
struct SymbolicAddress {
  /// A number that identifies the symbol; 0 if the operand names no symbol.
  uint32_t Symbol = 0;
  int64_t Offset = 0;
  /// The alignment of the symbol, as far as the module determines it.
  uint64_t Alignment = 1;
};

class InstructionSemantics {
public:
  explicit InstructionSemantics(InstructionTable &Table)
      : Table(Table), Arithmetic(Table.is64Bit()) {}

  /// Applies the effect of the instruction itself. The instruction in its delay
  /// slot, if there is one, is executed between execute() and finish().
  void execute(const llvm::MachineInstr &MI, FlowState &S) const;
  /// Applies the effect of the callee, after the delay slot of a call.
  void finish(const llvm::MachineInstr &MI, FlowState &S) const;

  /// The value of a register or immediate operand.
  RegisterValue operand(const llvm::MachineOperand &MO,
                        const FlowState &S) const;
  /// The address of a memory access.
  RegisterValue address(const llvm::MachineInstr &MI, const FlowState &S) const;
  /// The distance of that address from %sp plus the bias, if known.
  std::optional<int64_t> aboveStackPointer(const llvm::MachineInstr &MI,
                                           const FlowState &S) const;
  /// The symbol or block that an operand names. For an alias into a variable of
  /// the module, this is the variable with the alias's offset.
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
  /// The numbers of instructions and symbols, in the order of first use.
  mutable llvm::DenseMap<const void *, uint32_t> Numbers;
  mutable llvm::StringMap<uint32_t> Names;
  mutable uint32_t NextNumber = 1;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONSEMANTICS_H
