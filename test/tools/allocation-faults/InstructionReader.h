//===- InstructionReader.h - What instructions read and state ---*- C++ -*-===//
//
// What an instruction after allocation reads, and what has to be the same in an
// equal one, for symbolic execution (Trace.h).
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

  /// In the order of the bits that they hold, as far as parts of the register
  /// have names: copies of registers are copies of their units, one by one.
  std::vector<unsigned> unitsOf(llvm::MCRegister Register) const;
  std::vector<unsigned> valuesOf(llvm::MCRegister Register,
                                 const State &Current) const;
  /// The values that an instruction reads.
  std::vector<unsigned> readBy(const llvm::MachineInstr &MI,
                               const State &Current) const;
  /// Whether an instruction only defines registers.
  bool isPure(const llvm::MachineInstr &MI) const;
  /// The slot, if an instruction only fills a slot with something it computes,
  /// for example a constant.
  std::optional<int> slotComputed(const llvm::MachineInstr &MI) const;
  /// How many bits an operand has that is the low elements of a vector
  /// register; 0 for others.
  unsigned bitsTaken(const llvm::MachineInstr &MI, unsigned Operand) const;
  /// What is the same in equal events: everything except the registers that
  /// the instruction names, and their values.
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
