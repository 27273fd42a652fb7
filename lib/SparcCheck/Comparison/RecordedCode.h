//===- RecordedCode.h - Snapshot of a function's code -----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H

#include "Machine/InstructionTable.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <vector>

namespace mincaml::sparc {

/// The live register units at the start of each block.
using LiveAtStart =
    llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>;

/// A difference between the behavior of the new code and that of the old code.
struct CodeDifference {
  /// The instruction in the new code; null if the old code executes something
  /// that the new code does not.
  const llvm::MachineInstr *New;
  std::string Text;
  /// False if the codes may be equivalent all the same, because not all guesses
  /// were made.
  bool IsCertain = true;
};

/// The instructions of a function in blocks, without `nop`s and meta
/// instructions.
class RecordedCode {
public:
  /// An instruction, or a control transfer with the instructions in its delay
  /// slot.
  struct Item {
    const llvm::MachineInstr *MI;
    llvm::SmallVector<const llvm::MachineInstr *, 1> Slot;
    bool HasSlot;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    std::vector<Item> Items;
    /// The successors when the code was recorded.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Successors;
  };

  /// If \p Copies, copies the instructions, because they may change later.
  /// If \p HasCFI, records CFI instructions too.
  RecordedCode(llvm::MachineFunction &MF, const InstructionTable &Table,
               bool Copies, bool HasCFI = true);
  ~RecordedCode();
  RecordedCode(const RecordedCode &) = delete;
  RecordedCode &operator=(const RecordedCode &) = delete;

  /// Returns the function, which may have changed since the code was recorded.
  const llvm::MachineFunction &function() const { return MF; }
  unsigned numberOfBlocks() const { return Blocks.size(); }
  /// Returns a block. Blocks are numbered in the order of the code.
  const Block &operator[](unsigned Number) const { return Blocks[Number]; }
  bool contains(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.contains(MBB);
  }
  unsigned numberOf(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.find(MBB)->second;
  }
  /// Returns a call with its delay slot; null for other instructions.
  const Item *call(const llvm::MachineInstr &MI) const;
  /// Returns the recorded copy of an instruction that is still in the function;
  /// null for an instruction that was not in it.
  const llvm::MachineInstr *origin(const llvm::MachineInstr &MI) const;

private:
  const llvm::MachineInstr *record(const llvm::MachineInstr &MI);

  llvm::MachineFunction &MF;
  const bool Copies;
  std::vector<Block> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> Numbers;
  /// The block and item of each call.
  llvm::DenseMap<const llvm::MachineInstr *, std::pair<unsigned, unsigned>>
      Calls;
  /// The copies, by the instructions that they are copies of.
  llvm::DenseMap<const llvm::MachineInstr *, llvm::MachineInstr *> Owned;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_RECORDEDCODE_H
