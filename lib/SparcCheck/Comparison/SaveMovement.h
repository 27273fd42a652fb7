//===- SaveMovement.h - Frames that are allocated later ---------*- C++ -*-===//
//
// Proves that code whose frame is allocated behind some blocks, instead of at
// entry, does the same as before. A frame comes with a window (`save`), or
// without one (an addition to %sp).
//
// Both codes are followed side by side from the entry, block by block. As long
// as the new code has no frame,
//   - what it executes is what the old code executes, with the names that the
//     registers have before the `save`: %o0 for %i0. Such an instruction names
//     no other register that the `save` renames, nor %sp, nor %o7;
//   - instructions of the old code that name them are postponed: stores to the
//     frame and, with a window, those that write registers of the window only.
//     No later instruction up to the allocation may depend on them;
//   - at a return the old code has released its frame, and what was postponed
//     is lost with it.
// Where the new code allocates its frame, it executes what was postponed in the
// old order; from there on both codes are equal. Control comes to each block
// with a frame or without one, never both. Blocks may be added that allocate
// the frame and do nothing else, or that are copies of returns.
//
// This is translation validation [Necula]; as the code of each block is known,
// nothing has to be searched.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_SAVEMOVEMENT_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_SAVEMOVEMENT_H

#include "Comparison/RecordedCode.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace mincaml::sparc {

class SaveMovement {
public:
  /// Both without slots, which are filled later, and without what describes
  /// frames to debuggers.
  SaveMovement(const RecordedCode &Old, const RecordedCode &New,
               InstructionTable &Table);

  std::optional<CodeDifference> run();

private:
  using Block = RecordedCode::Block;
  /// What is known of the new code at the start of a block.
  struct State {
    bool HasFrame;
    std::vector<const llvm::MachineInstr *> Postponed;
    bool operator==(const State &) const = default;
  };
  /// The same place in the old and in the new code.
  struct Edge {
    const llvm::MachineBasicBlock *Old, *New;
  };

  bool allocates(const llvm::MachineInstr &MI) const;
  bool isAllocation(const llvm::MachineInstr &MI) const;
  bool releases(const llvm::MachineInstr &MI, const State &S) const;
  bool isReleased(const llvm::MachineInstr &MI) const;
  bool belongsToFrame(llvm::Register R) const;
  bool namesFrame(const llvm::MachineInstr &MI) const;
  bool canBePostponed(const llvm::MachineInstr &MI) const;
  bool dependsOn(const llvm::MachineInstr &MI,
                 const llvm::MachineInstr &Postponed) const;
  bool isSameRegister(llvm::Register Was, llvm::Register Is,
                      bool HasFrame) const;
  bool isSame(const llvm::MachineInstr &Was, const llvm::MachineInstr &Is,
              bool HasFrame) const;

  bool compare(const Block &Was, const Block &Is, State S);
  bool withoutFrame(const llvm::MachineInstr &MI, State &S, bool &Released);
  bool allocate(const Block &Is, unsigned &Next, State &S);
  bool follow(Edge To, State S);
  bool fail(const llvm::MachineInstr *MI, const llvm::Twine &Text);

  const RecordedCode &Old, &New;
  InstructionTable &Table;
  /// In the old code; null if it has no frame, or several.
  const llvm::MachineInstr *Allocation = nullptr;
  bool HasWindow = false;
  /// By block of both codes, in the order in which they are to be compared.
  llvm::MapVector<const llvm::MachineBasicBlock *, State> Reached;
  std::optional<CodeDifference> Difference;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_SAVEMOVEMENT_H
