//===- RecordedCode.h - The code of a function at one time ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H

#include "Machine/InstructionTable.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <vector>

namespace mincaml::sparc {

/// What is live at the start of each block, as register units.
using LiveAtStart =
    llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>;

/// Where new code does something else than old code.
struct CodeDifference {
  /// In the new code; null if the old one executes something that the new one
  /// does not.
  const llvm::MachineInstr *New;
  std::string Text;
  /// False if it may only seem so: there are more guesses than are made.
  bool IsCertain = true;
};

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
  /// \p HasFrameMoves: with what describes frames to debuggers.
  RecordedCode(llvm::MachineFunction &MF, const InstructionTable &Table,
               bool Copies, bool HasFrameMoves = true);
  ~RecordedCode();
  RecordedCode(const RecordedCode &) = delete;
  RecordedCode &operator=(const RecordedCode &) = delete;

  /// Its blocks need not be those of this code.
  const llvm::MachineFunction &function() const { return MF; }
  unsigned numberOfBlocks() const { return Blocks.size(); }
  /// In the order of the code.
  const Block &operator[](unsigned Number) const { return Blocks[Number]; }
  bool contains(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.contains(MBB);
  }
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
