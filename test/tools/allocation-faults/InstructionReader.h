//===- InstructionReader.h - Values that instructions read ------*- C++ -*-===//
//
// For symbolic execution (Trace.h): the values that an instruction after
// allocation reads, and the properties that equivalent instructions share.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_INSTRUCTIONREADER_H
#define MINCAML_TEST_ALLOCATION_FAULTS_INSTRUCTIONREADER_H

#include "ValueTable.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <string>

namespace mincaml::faults {

class InstructionReader {
public:
  /// The value of each location: units, then slots.
  using State = std::vector<unsigned>;

  InstructionReader(const llvm::MachineFunction &MF, ValueTable &Values);

  /// Returns the units of a register in the order of the bits that they hold, as
  /// far as parts of the register have names. A copy of a register copies its
  /// units one by one in this order.
  std::vector<unsigned> unitsOf(llvm::MCRegister Register) const;
  std::vector<unsigned> valuesOf(llvm::MCRegister Register,
                                 const State &Current) const;
  /// The values that an instruction reads.
  std::vector<unsigned> readBy(const llvm::MachineInstr &MI,
                               const State &Current) const;
  /// Whether an instruction only defines registers.
  bool isPure(const llvm::MachineInstr &MI) const;
  /// The spill slot, if all that an instruction does is to fill it with a
  /// computed value, for example a constant.
  std::optional<int> slotComputed(const llvm::MachineInstr &MI) const;
  /// The number of bits of an operand that consists of the low elements of a
  /// vector register; 0 for other operands.
  unsigned bitsTaken(const llvm::MachineInstr &MI, unsigned Operand) const;
  /// A text that is the same for equivalent events. It contains everything except
  /// the registers that the instruction names, and their values.
  std::string textOf(const llvm::MachineInstr &MI) const;

private:
  unsigned bitsLoaded(const llvm::MachineInstr &MI, unsigned Operand) const;
  unsigned readPart(const llvm::MachineInstr &MI, unsigned Operand,
                    unsigned Value) const;
  void constraintsOf(const llvm::MachineInstr &MI, llvm::raw_ostream &OS) const;

  const llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  ValueTable &Values;
};

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_INSTRUCTIONREADER_H
