//===- Tracer.h - Executes allocated code symbolically ----------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_TRACER_H
#define MINCAML_TEST_ALLOCATION_FAULTS_TRACER_H

#include "Equivalence.h"
#include "Mutator.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

namespace mincaml::faults {

class Tracer {
public:
  Tracer(const llvm::MachineFunction &MF, ValueTable &Values)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
        Values(Values), NumUnits(TRI.getNumRegUnits()) {}

  Trace run();

private:
  void execute(const llvm::MachineInstr &MI);
  void executeEvent(const llvm::MachineInstr &MI);
  void enterPad(const llvm::MachineBasicBlock &Pad);
  std::vector<Trace::Way> waysTo(const llvm::MachineBasicBlock &MBB) const;
  bool isHalf(const SlotAccess &Access, unsigned Units) const;
  unsigned narrowRow(const SlotAccess &Save, std::vector<unsigned> Saved,
                     uint64_t SlotSize);
  unsigned savedRow(const SlotAccess &Save);
  std::optional<int> slotComputed(const llvm::MachineInstr &MI) const;
  void define(const llvm::MachineInstr &MI);
  void forget(const llvm::MachineInstr &MI);
  std::vector<unsigned> forgotten(const llvm::MachineInstr &MI,
                                  const llvm::MachineOperand &Whole) const;
  void write(unsigned Location, unsigned Value);
  std::vector<unsigned> unitsOf(llvm::MCRegister Register) const;
  std::vector<unsigned> valuesOf(llvm::MCRegister Register) const;
  unsigned bitsLoaded(const llvm::MachineInstr &MI, unsigned Operand) const;
  std::vector<unsigned> readBy(const llvm::MachineInstr &MI) const;
  unsigned bitsTaken(const llvm::MachineInstr &MI, unsigned Operand) const;
  unsigned readPart(const llvm::MachineInstr &MI, unsigned Operand,
                    unsigned Value) const;
  bool isPure(const llvm::MachineInstr &MI) const;
  bool isFixed(llvm::MCRegister Register) const {
    return MRI.isConstantPhysReg(Register);
  }
  std::string textOf(const llvm::MachineInstr &MI) const;
  void constraintsOf(const llvm::MachineInstr &MI, llvm::raw_ostream &OS) const;

  const llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  const llvm::MachineRegisterInfo &MRI;
  ValueTable &Values;
  unsigned NumUnits;
  Trace Result;
  Trace::Block *Now = nullptr;
  std::vector<unsigned> State;
  size_t Hash = 0;
};

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_TRACER_H
