//===- Folding.h - Operands in memory ---------------------------*- C++ -*-===//
//
// An allocator may fold a spill slot or a load of a constant into an
// instruction, which then accesses memory instead of a register. The target's
// tables state how: the check has the target fold the operand of the recorded
// instruction and compares the result.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H

#include "CheckInput.h"
#include "Rebuilding.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include <map>
#include <memory>

namespace mincaml::allocationcheck {

/// The number of a load in Folder::loads().
using LoadNumber = unsigned;

/// A load of a constant that may be folded: a recorded one, or the instruction
/// that a recorded one becomes when another load is folded into it, and that
/// may be rematerialized as well. `MOV32rr %0` becomes a load if %0 is one.
struct FoldableLoad {
  unsigned Recorded;
  /// The other load.
  std::optional<LoadNumber> From;
  /// The operand of the recorded instruction into which it is folded.
  unsigned Operand = 0;
};

/// An operand of a recorded instruction that is in memory.
struct FoldedOperand {
  unsigned Recorded;
  /// The slot of the value, unless it is a constant.
  int FrameIndex = 0;
  /// If it is the slot of an argument: the loads of it.
  llvm::SmallVector<LoadNumber, 1> Loads = {};
};

/// The operands that a folding gives an instruction that reads the result.
struct ResultReader {
  unsigned Recorded;
  std::vector<RecordedOperand> Operands;
  /// Whether its constants differ from the recorded ones.
  bool IsChanged;
};

/// A recorded instruction with registers folded into memory operands: one
/// register, or, in a stack map, any number, or none if the target has changed
/// it and then not folded anything.
struct FoldedInstruction {
  /// All operands of the registers.
  llvm::SmallVector<FoldedOperand, 2> InMemory;
  /// If the register has a constant: its loads, which all give the same folded
  /// operands.
  llvm::SmallVector<LoadNumber, 1> Loads;
  /// The other operands, with virtual registers.
  std::vector<RecordedOperand> Operands;
  /// The instructions that read a physical register that this one writes, with
  /// the operands that they must have then: a target may exchange the operands
  /// of a comparison, and turn the conditions around that read the result.
  llvm::SmallVector<ResultReader, 0> Readers = {};
};

using Foldings = llvm::SmallVector<FoldedInstruction, 1>;

/// A copy of a spill slot to another one: what an instruction has become that
/// restored a value and saved it again.
struct SlotCopy {
  int To, From;
  /// The register classes of values that may be copied so.
  llvm::SmallVector<const llvm::TargetRegisterClass *, 2> Classes;
};

class Folder {
public:
  explicit Folder(const CheckInput &Input);
  ~Folder();

  /// The loads of the recorded function. A load comes after the one that is
  /// folded into it.
  llvm::ArrayRef<FoldableLoad> loads() const { return AllLoads; }
  /// Calls Visit with a load, which is outside the function and exists only
  /// during the call.
  void visitLoad(LoadNumber Load,
                 llvm::function_ref<void(const llvm::MachineInstr &)> Visit);

  /// Returns false for instructions that explain() never explains: those
  /// without an operand in memory that have not changed in place.
  bool mayExplain(const llvm::MachineInstr &MI) const {
    return MI.mayLoadOrStore() || MI.isInlineAsm() || Before.changedFrom(MI);
  }
  /// Returns the foldings that turn the recorded instruction into MI, without
  /// regard to the registers that MI has. There may be several, since the
  /// target exchanges the operands of a commutative instruction if it can fold
  /// only the other one: `TEST64mr [slot], r` is `TEST64rr %0, %1` with either
  /// of them in the slot. All write the same registers. A target may also
  /// change an instruction in order to fold an operand, and then not fold it:
  /// `TEST64rr %0, %0` becomes `CMP64ri32 %0, 0`, with nothing in memory.
  Foldings explain(const llvm::MachineInstr &MI, unsigned Recorded);

  /// The loads of all of a slot that existed before allocation, into a virtual
  /// register.
  llvm::SmallVector<LoadNumber, 1> loadsOf(llvm::Register Value, int FrameIndex,
                                           unsigned Bytes);

  /// Returns the recorded constants that MI may store to a slot, as a save of a
  /// rematerialized value: one for each opcode and register class.
  llvm::ArrayRef<unsigned> findStored(const llvm::MachineInstr &MI);

  /// Returns nothing if MI is not a copy of a spill slot to another one.
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
  /// The registers of the instruction to explain, for targets that ask.
  llvm::VirtRegMap Assigned;
  std::unique_ptr<SmallFunction> WithLiveRanges;
  std::vector<FoldableLoad> AllLoads;
  /// For each virtual register, the loads that define it.
  llvm::DenseMap<llvm::Register, llvm::SmallVector<LoadNumber, 1>> Loads;
  /// By size of the slot and text of the store: the constants that it may
  /// store.
  std::map<int64_t, StoredConstants> Stored;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_FOLDING_H
