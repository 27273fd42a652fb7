//===- RecordedCode.h - The code of a function at one time ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H

#include "Machine/InstructionTable.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <vector>

namespace mincaml::sparc {

/// What is executed, in blocks, without `nop`s and meta instructions.
class RecordedCode {
public:
  /// An instruction or, with the instructions in its slot, a control transfer.
  struct Item {
    const llvm::MachineInstr *MI;
    llvm::SmallVector<const llvm::MachineInstr *, 1> Slot;
    bool HasSlot;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    std::vector<Item> Items;
    /// As they are when the code is recorded.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Successors;
  };

  /// \p Copies: the instructions may change later, and are copied.
  RecordedCode(llvm::MachineFunction &MF, const InstructionTable &Table,
               bool Copies);
  ~RecordedCode();
  RecordedCode(const RecordedCode &) = delete;
  RecordedCode &operator=(const RecordedCode &) = delete;

  unsigned numberOfBlocks() const { return Blocks.size(); }
  /// In the order of the code.
  const Block &operator[](unsigned Number) const { return Blocks[Number]; }
  unsigned numberOf(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.find(MBB)->second;
  }
  /// A call that has a slot; null for other instructions.
  const Item *call(const llvm::MachineInstr &MI) const;
  /// What was recorded of an instruction that is still in the function; null
  /// for one that was not there.
  const llvm::MachineInstr *origin(const llvm::MachineInstr &MI) const;

private:
  const llvm::MachineInstr *record(const llvm::MachineInstr &MI);

  llvm::MachineFunction &MF;
  const bool Copies;
  std::vector<Block> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> Numbers;
  /// Block and item.
  llvm::DenseMap<const llvm::MachineInstr *, std::pair<unsigned, unsigned>>
      Calls;
  /// By the instructions of which they are copies.
  llvm::DenseMap<const llvm::MachineInstr *, llvm::MachineInstr *> Owned;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H
