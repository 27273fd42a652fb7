//===- Folding.h - Operands in memory ---------------------------*- C++ -*-===//
//
// An allocator may let an instruction use a stack slot, or a constant in
// memory, directly in place of a register. The target knows how; the checker
// has it do the same to the recorded instruction and compares.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H

#include "mincaml/AllocationCheck/Recording.h"
#include <map>
#include <optional>
#include <string>

namespace mincaml {

/// Whether all operands but registers, blocks and implicit ones are the same,
/// and explicit registers are where they were.
bool haveSameConstants(const llvm::MachineInstr &MI,
                       llvm::ArrayRef<RecordedOperand> Operands);

/// What a recorded instruction becomes with one register in memory.
struct FoldedInstruction {
  llvm::Register Value;
  /// Where it is: a slot, or where recorded loads find it, all of them the
  /// same.
  int FrameIndex = 0;
  llvm::SmallVector<unsigned, 1> Loads;
  /// With virtual registers.
  std::vector<RecordedOperand> Operands;
};

class Folder {
public:
  Folder(llvm::MachineFunction &MF, const Recording &Before);
  ~Folder();

  /// Whether there is any use in asking.
  static bool mayExplain(const llvm::MachineInstr &MI) {
    return MI.mayLoadOrStore() || MI.isInlineAsm();
  }
  /// How MI can be a recorded instruction; nothing if it cannot.
  std::optional<FoldedInstruction> explain(const llvm::MachineInstr &MI,
                                           unsigned Recorded);

  /// The recorded constants that MI may store to a slot, a save of a value that
  /// is computed again for it: one for each opcode and register class.
  llvm::ArrayRef<unsigned> findStored(const llvm::MachineInstr &MI);

private:
  void prepare();
  const llvm::MachineOperand *newSlot(const llvm::MachineInstr &MI) const;
  using StoredConstants = std::map<std::string, llvm::SmallVector<unsigned, 2>>;
  StoredConstants collectStored(int FrameIndex);
  llvm::MachineInstr &rebuild(unsigned Recorded);
  std::optional<FoldedInstruction> compare(const llvm::MachineInstr &MI,
                                           llvm::MachineInstr *Folded);

  llvm::MachineFunction &MF;
  const Recording &Before;
  /// A block outside the function to build instructions in.
  llvm::MachineBasicBlock *Scratch = nullptr;
  bool MadeRegisters = false;
  /// For each virtual register the recorded loads of constants that define it.
  llvm::DenseMap<llvm::Register, llvm::SmallVector<unsigned, 1>> Loads;
  /// By size of the slot and text of the store, which constants it may be.
  std::map<int64_t, StoredConstants> Stored;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
