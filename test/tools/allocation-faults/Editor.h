//===- Editor.h - Reversible changes of machine code ------------*- C++ -*-===//
//
// Changes machine code such that undo() restores everything. Instructions that
// are not new keep their addresses under all changes. A checker that identifies
// instructions by their addresses can thus check one mutant after the other.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_EDITOR_H
#define MINCAML_TEST_ALLOCATION_FAULTS_EDITOR_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"
#include <functional>
#include <vector>

namespace mincaml::faults {

class Editor {
public:
  using iterator = llvm::MachineBasicBlock::iterator;

  explicit Editor(llvm::MachineFunction &MF) : MF(MF) {}
  Editor(const Editor &) = delete;
  Editor &operator=(const Editor &) = delete;
  ~Editor() { undo(); }

  void setRegister(llvm::MachineOperand &Operand, llvm::MCRegister Register);
  void setUndefined(llvm::MachineOperand &Operand);
  void setImmediate(llvm::MachineOperand &Operand, int64_t Value);
  void setFrameIndex(llvm::MachineOperand &Operand, int Index);
  void setBlock(llvm::MachineOperand &Operand, llvm::MachineBasicBlock &Block);
  void setSlotSize(int Slot, int64_t Size);
  void remove(llvm::MachineInstr &MI);
  void moveBefore(llvm::MachineInstr &MI, llvm::MachineBasicBlock &Block,
                  iterator Before);
  /// Inserts a new instruction without operands; the caller adds them.
  llvm::MachineInstr &insert(llvm::MachineBasicBlock &Block, iterator Before,
                             const llvm::MCInstrDesc &Description,
                             const llvm::DebugLoc &Location = {});
  llvm::MachineInstr &insertCopy(llvm::MachineBasicBlock &Block,
                                 iterator Before, llvm::MCRegister To,
                                 llvm::MCRegister From);
  llvm::MachineInstr &insertClone(const llvm::MachineInstr &MI,
                                  llvm::MachineBasicBlock &Block,
                                  iterator Before);

  /// Reverses all changes.
  void undo();

private:
  llvm::MachineFunction &MF;
  /// The functions that undo each change, in the order of the changes.
  std::vector<std::function<void()>> Log;
};

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_EDITOR_H
