//===- Folding.h - Folded memory operands -----------------------*- C++ -*-===//
//
// An allocator may fold a spill slot or a load of a constant into an
// instruction, which then accesses memory instead of a register. The target's
// tables state how. The check lets the target fold the operand of the recorded
// instruction and compares the result with the allocated instruction.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H

#include "CheckInput.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include <map>
#include <memory>

namespace mincaml::allocationcheck {

class ScratchFunction;

/// The number of a load in Folder::loads().
using LoadNumber = unsigned;

/// A load of a constant that may be folded: either a recorded instruction, or
/// the instruction that a recorded one becomes when another load is folded into
/// it. The latter may be rematerialized as well. For example, `MOV32rr %0`
/// becomes a load if %0 is one.
struct FoldableLoad {
  unsigned Recorded;
  /// The load that is folded into the recorded instruction, if any.
  std::optional<LoadNumber> From;
  /// The operand of the recorded instruction into which From is folded.
  unsigned Operand = 0;
};

/// An operand of a recorded instruction that has been folded into memory.
struct FoldedOperand {
  unsigned Recorded;
  /// The spill slot of the value, unless the value is a constant.
  int FrameIndex = 0;
  /// If FrameIndex is the slot of an argument: the loads from it.
  llvm::SmallVector<LoadNumber, 1> Loads = {};
};

/// An instruction that reads the result of a folded instruction, and its
/// operands after the folding.
struct ResultUser {
  unsigned Recorded;
  std::vector<RecordedOperand> Operands;
  /// Whether its constants differ from the recorded ones.
  bool IsChanged;
};

/// A recorded instruction with registers folded into memory operands. Usually
/// one register is folded. In a stack map, any number of registers may be
/// folded. No register is folded if the target has changed the instruction in
/// order to fold and then not folded anything.
struct FoldedInstruction {
  /// The folded operands.
  llvm::SmallVector<FoldedOperand, 2> InMemory;
  /// If the folded register holds a constant: the loads of it. All of them give
  /// the same folded operands.
  llvm::SmallVector<LoadNumber, 1> Loads;
  /// The remaining operands, with virtual registers.
  std::vector<RecordedOperand> Operands;
  /// The instructions that read a physical register that this instruction
  /// writes, with the operands that they must have after the folding. A target
  /// may exchange the operands of a comparison, and then invert the conditions
  /// of the instructions that read the result.
  llvm::SmallVector<ResultUser, 0> Users = {};
};

using Foldings = llvm::SmallVector<FoldedInstruction, 1>;

/// A copy from one spill slot to another. An instruction that reloaded a value
/// and spilled it again becomes such a copy by folding.
struct SlotCopy {
  int To, From;
  /// The register classes of values that this instruction may copy.
  llvm::SmallVector<const llvm::TargetRegisterClass *, 2> Classes;
};

class Folder {
public:
  explicit Folder(const CheckInput &Input);
  ~Folder();

  /// The loads of constants of the recorded function. A load comes after the
  /// one that is folded into it.
  llvm::ArrayRef<FoldableLoad> loads() const { return AllLoads; }
  /// Calls Visit with a load. The instruction is in a block outside the
  /// function and exists only during the call.
  void visitLoad(LoadNumber Load,
                 llvm::function_ref<void(const llvm::MachineInstr &)> Visit);

  /// Whether explain() may find a folding for MI. It never does for
  /// instructions that neither have an operand in memory nor have been changed
  /// in place.
  bool mayExplain(const llvm::MachineInstr &MI) const {
    return MI.mayLoadOrStore() || MI.isInlineAsm() || Before.changedFrom(MI);
  }
  /// Returns the foldings that turn the recorded instruction into MI,
  /// regardless of the registers that MI has. All of them write the same
  /// registers.
  ///
  /// There may be several, since the target exchanges the operands of a
  /// commutative instruction if it can fold only the other one:
  /// `TEST64mr [slot], r` is `TEST64rr %0, %1` with either operand in the slot.
  /// A target may also change an instruction in order to fold an operand, and
  /// then not fold it: `TEST64rr %0, %0` becomes `CMP64ri32 %0, 0`, with
  /// nothing in memory.
  Foldings explain(const llvm::MachineInstr &MI, unsigned Recorded);

  /// Returns the loads into Value that read a whole slot of Bytes bytes that
  /// existed before allocation.
  llvm::SmallVector<LoadNumber, 1> loadsOf(llvm::Register Value, int FrameIndex,
                                           unsigned Bytes);

  /// Returns the recorded constants that MI may store to a slot in order to
  /// spill a rematerialized value: one for each opcode and register class.
  llvm::ArrayRef<unsigned> findStored(const llvm::MachineInstr &MI);

  /// Analyzes a copy from one spill slot to another; nothing if MI is not one.
  std::optional<SlotCopy> findSlotCopy(const llvm::MachineInstr &MI);

private:
  void prepare();
  void collectLoads();
  void deriveLoads(llvm::ArrayRef<FoldableLoad> Candidates);
  bool isFrom(LoadNumber Load, unsigned Recorded) const;
  llvm::Register resultOf(unsigned Recorded) const {
    return Before.operands(Recorded).front().Operand.getReg();
  }
  llvm::MachineInstr *buildLoad(LoadNumber Load);
  const llvm::MachineOperand *newSlot(const llvm::MachineInstr &MI) const;
  using StoredConstants = std::map<std::string, llvm::SmallVector<unsigned, 2>>;
  StoredConstants collectStored(int FrameIndex);
  void assignLike(const llvm::MachineInstr &MI, unsigned Recorded);
  std::optional<FoldedInstruction> compare(const llvm::MachineInstr &MI,
                                           llvm::MachineInstr *Folded);
  std::optional<FoldedInstruction> explain(const llvm::MachineInstr &MI,
                                           unsigned Recorded,
                                           llvm::Register Value,
                                           llvm::ArrayRef<unsigned> Operands);
  std::optional<FoldedInstruction>
  explainChange(const llvm::MachineInstr &MI, unsigned Recorded,
                llvm::Register Value, llvm::ArrayRef<unsigned> Operands);

  const CheckInput &Input;
  llvm::MachineFunction &MF;
  const Recording &Before;
  /// A block outside the function in which instructions are built.
  llvm::MachineBasicBlock *Scratch = nullptr;
  bool MadeRegisters = false;
  /// Registers assigned to the instruction to explain, for targets that query
  /// them.
  llvm::VirtRegMap Assigned;
  std::unique_ptr<ScratchFunction> WithLiveRanges;
  std::vector<FoldableLoad> AllLoads;
  /// The loads that define each virtual register.
  llvm::DenseMap<llvm::Register, llvm::SmallVector<LoadNumber, 1>> Loads;
  /// The constants that a store may store, by the size of the slot and the text
  /// of the store.
  std::map<int64_t, StoredConstants> Stored;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
