//===- ShrinkWrappingValidation.h - Validation of shrink wrapping -*- C++ -*-=//
//
// Proves that code is equivalent to the code before shrink wrapping, which
// allocates the frame in a later block instead of at entry. A frame is
// allocated with a register window (`save`) or without one (an addition to
// %sp).
//
// Both codes are followed side by side from the entry, block by block. As long
// as the new code has no frame,
//   - it executes the instructions of the old code, with the names that the
//     registers have before the `save`: %o0 for %i0. Such an instruction names
//     neither another register that the `save` renames, nor %sp, nor %o7;
//   - instructions of the old code that do name them are postponed. These are
//     stores to the frame and, with a window, instructions that write only
//     registers of the window. No later instruction up to the allocation may
//     depend on them;
//   - at a return, the old code has released its frame, and the effects of the
//     postponed instructions are lost with it.
// Where the new code allocates its frame, it executes the postponed
// instructions in their old order. From there on, both codes are equal. Each
// block is reached either always with a frame or always without one. The new
// code may have additional blocks that only allocate the frame, or that are
// copies of returns.
//
// This is translation validation [Necula]. No search is needed, because each
// block of the new code corresponds to a known block of the old code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_SHRINKWRAPPINGVALIDATION_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_SHRINKWRAPPINGVALIDATION_H

#include "Comparison/RecordedCode.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace mincaml::sparc {

class ShrinkWrappingValidation {
public:
  /// Compares codes whose delay slots are not yet filled, and which have been
  /// recorded without CFI instructions.
  ShrinkWrappingValidation(const RecordedCode &Old, const RecordedCode &New,
                           InstructionTable &Table);

  std::optional<CodeDifference> run();

private:
  using Block = RecordedCode::Block;
  /// The state of the new code at the start of a block.
  struct State {
    bool HasFrame;
    std::vector<const llvm::MachineInstr *> Postponed;
    bool operator==(const State &) const = default;
  };
  /// The corresponding targets of an edge in the old and in the new code.
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
  /// The allocation in the old code; null if it allocates no frame, or several.
  const llvm::MachineInstr *Allocation = nullptr;
  bool HasWindow = false;
  /// The state of each block of both codes, in the order in which the blocks
  /// are compared.
  llvm::MapVector<const llvm::MachineBasicBlock *, State> Reached;
  std::optional<CodeDifference> Difference;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_SHRINKWRAPPINGVALIDATION_H
