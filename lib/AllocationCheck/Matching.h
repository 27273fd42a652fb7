//===- Matching.h - Matching of blocks and instructions ---------*- C++ -*-===//
//
// Matches an allocated function with its recording, and checks what does not
// depend on the values in locations:
//
//   ControlFlow.cpp       checks the control flow,
//   Folding.cpp           finds operands that have been folded into memory,
//   BlockMatching.cpp     matches the instructions of a block,
//   OperandMatching.cpp   matches the operands of an instruction, checks
//                         register classes, ties and overlaps.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
#define MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H

#include "CheckInput.h"
#include "llvm/CodeGen/VirtRegMap.h"
#include <map>
#include <memory>

namespace mincaml::allocationcheck {

//===- The control flow ---------------------------------------------------===//

// Checks that control leaves each block as it did before allocation. The only
// change of the control-flow graph that an allocator may make is to split an
// edge with a new block that has one successor.

/// Checks that no recorded block is missing, and that jump tables have their
/// recorded targets. The other checks assume this.
OptionalFault checkBlocks(const CheckInput &Input);

/// Checks that control leaves a recorded block as it did before allocation.
OptionalFault checkControlFlow(const CheckInput &Input,
                               const RecordedBlock &Block);

/// Checks that control leaves a new block only to its single successor.
OptionalFault checkEdgeBlock(const CheckInput &Input,
                             llvm::MachineBasicBlock &MBB);

//===- Folded memory operands ---------------------------------------------===//

// An allocator may fold a spill slot or a load of a constant into an
// instruction, which then accesses memory instead of a register. The target's
// tables state how. The check lets the target fold the operand of the recorded
// instruction and compares the result with the allocated instruction.

class ScratchFunction;

/// The number of a load in Folder::loads().
using LoadNumber = unsigned;

/// A load of a constant that may be folded: either a recorded instruction, or
/// the instruction that a recorded one becomes when another load is folded into
/// it. The latter may be rematerialized as well. For example, `MOV32rr %0`
/// becomes a load if the load that defines %0 is folded into it.
struct FoldableLoad {
  unsigned Recorded;
  /// The load that is folded into the recorded instruction, if any.
  std::optional<LoadNumber> From;
  /// The operand of the recorded instruction into which From is folded.
  unsigned Operand = 0;
};

/// A register operand of a recorded instruction that has become a memory
/// operand.
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
  /// Calls Visit with the instruction of the load, a copy that is in a block
  /// outside the function and exists only during the call.
  void visitLoad(LoadNumber Load,
                 llvm::function_ref<void(const llvm::MachineInstr &)> Visit);

  /// Whether explain() may find a folding for MI. It finds none for an
  /// instruction that neither accesses memory nor has been changed in place.
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

  /// Returns the loads that define Value and read the whole slot FrameIndex of
  /// Bytes bytes, which existed before allocation.
  llvm::SmallVector<LoadNumber, 1> loadsOf(llvm::Register Value, int FrameIndex,
                                           unsigned Bytes);

  /// Returns the recorded constants that MI may store to a slot in order to
  /// spill a rematerialized value: one for each opcode and register class.
  llvm::ArrayRef<unsigned> findStored(const llvm::MachineInstr &MI);

  /// Returns the copy from one spill slot to another that MI is; nothing if it
  /// is none.
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

//===- The instructions of a block ----------------------------------------===//

// Instructions other than moves and rematerializable ones keep their order, and
// must still be present unless they are pure. Moves and rematerializable
// instructions may be deleted and added; the data flow proves that they are at
// the right positions. This proof does not depend on the matching: a wrong
// matching cannot make a wrong allocation appear correct.

struct MatchingStep {
  static constexpr unsigned None = ~0u;
  /// Null if the recorded instruction has been deleted.
  const llvm::MachineInstr *MI;
  /// The number of the recorded instruction, or None if MI is new.
  unsigned Recorded;
  /// The foldings that may have turned the recorded instruction into MI; empty
  /// if MI has no folded memory operand.
  Foldings Folded;
};

struct BlockMatching {
  std::vector<MatchingStep> Steps;
  OptionalFault Fault;
};

/// Matches the instructions of a block. Several instructions may result from
/// the same recorded instruction with a folded memory operand. If their
/// registers do not distinguish them, the first one is chosen, or the last one
/// if \p IsLate.
BlockMatching matchBlock(const CheckInput &Input, const RecordedBlock &Block,
                         Folder &TheFolder, bool IsLate);

//===- The operands of an instruction -------------------------------------===//

// Explicit operands keep their positions. Implicit operands for superregisters
// may have been added, or may have replaced recorded ones.

/// The numbers of an operand in the recorded and in the allocated instruction.
struct OperandPair {
  /// The value of Final if an operand for a superregister covers the recorded
  /// implicit operand.
  static constexpr unsigned Covered = ~0u;
  bool isCovered() const { return Final == Covered; }

  unsigned Recorded, Final;
};

/// An allocated instruction and the recorded instruction that it comes from.
struct MatchedInstruction {
  const llvm::MachineInstr &MI;
  unsigned Recorded;
  /// The operands as recorded, or with one operand folded (FoldedInstruction).
  llvm::ArrayRef<RecordedOperand> Operands;
  llvm::SmallVector<OperandPair, 8> Pairs = {};

  const llvm::MachineOperand &recorded(const OperandPair &P) const {
    return Operands[P.Recorded].Operand;
  }
  /// The register of a register operand after allocation.
  llvm::MCRegister assigned(const OperandPair &P) const {
    return P.isCovered() ? recorded(P).getReg().asMCReg()
                         : MI.getOperand(P.Final).getReg().asMCReg();
  }
};

/// Sets the pairs of \p I, or returns a fault if an operand has none. The
/// instruction must have the recorded constants (haveSameConstants).
OptionalFault matchOperands(const CheckInput &Input, MatchedInstruction &I);

// Checks the registers of an instruction regardless of the values that they
// hold: each operand has an allocatable register of its class, tied operands
// have the same register, results do not overlap each other, and early-clobber
// results do not overlap operands that are read.

OptionalFault checkConstraints(const CheckInput &Input,
                               const MatchedInstruction &I);

/// Returns the register that is assigned to a whole virtual register, given the
/// register \p Assigned of one of its operands, which may be a subregister.
/// Returns none if the class has no such register.
llvm::MCRegister wholeRegister(const CheckInput &Input,
                               const llvm::MachineOperand &Recorded,
                               llvm::MCRegister Assigned);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
