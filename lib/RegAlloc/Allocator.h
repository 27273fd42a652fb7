//===- Allocator.h - The walk that all allocators share ---------*- C++ -*-===//
//
// One function's allocation. The blocks are visited in reverse post order; in
// each, a walk over the instructions keeps the table of registers and values
// (RegisterState) and plans what to do:
//
// - an operand that is in memory is restored before the instruction, into a
//   register chosen like that of any definition (Allocator.cpp);
// - a definition gets the register where the value is wanted next, if that is
//   free (Targeting.cpp), else another free one, else that of the value whose
//   next use is farthest, which is spilled;
// - how a spilled value gets into memory is the policy's business, and so is
//   backtracking (SpillPlacement.cpp);
// - where paths meet, what they agree on stays in registers (Joins.cpp), unless
//   it turns out not to be needed there (DeadEntries.cpp), and the edges bring
//   the rest into that shape (EdgeMoves.cpp, Shuffle.cpp).
//
// Nothing is changed until the whole function is planned. Rewriting.cpp then
// carries the plan out.
//
// The invariant of the walk: a value that is live is in its register or in its
// stack slot, or it is one that can be computed anew (rematerialized), or one
// that has no value before paths meet (findUndefined in SpillPlacement.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_ALLOCATOR_H
#define MINCAML_LIB_REGALLOC_ALLOCATOR_H

#include "Liveness/NextUses.h"
#include "Liveness/PeakPressure.h"
#include "Liveness/PhysicalLiveness.h"
#include "Spilling/SavePlan.h"
#include "Walk/RegisterState.h"

namespace mincaml::regalloc {

class Allocator {
public:
  Allocator(const FunctionFacts &Facts, FunctionPlan &Plan, SavePlan &Saves,
            ValueHistories &History);

  /// Plans MBB, which starts in the registers of its entry.
  void planBlock(llvm::MachineBasicBlock &MBB);

private:
  // Allocator.cpp: the walk over a block.
  struct Operands;
  struct Request;
  void planInstruction(unsigned At);
  void planDebugInstruction(llvm::MachineInstr &MI);
  Operands collectOperands(llvm::MachineInstr &MI, llvm::SlotIndex Index);
  /// What has the fewest registers to choose from comes first.
  void sortByChoice(Operands &Ops) const;
  void bringIntoRegisters(const Operands &Ops);
  /// The results that are written before all operands are read, those aside
  /// that an operand is in. They get registers first.
  llvm::SmallVector<llvm::Register, 4> earlyResults(const Operands &Ops) const;
  void reserveEarlyResults(const Operands &Ops);
  /// These two return false if no register is left, or the walk goes back.
  bool bringIntoRegister(const Operands &Ops, llvm::Register Value);
  bool reserveEarlyResult(llvm::Register Value);
  /// Operands stand in each other's way, halves of pairs for example. They get
  /// new places, those first that have the fewest to choose from, and early
  /// results before operands; any that the instruction allows, also where other
  /// instructions ask for a smaller class.
  void spread(const Operands &Ops, llvm::Register Value);
  /// What is where only the instruction allows it to be is in memory behind it.
  void leaveForeignRegisters(const Operands &Ops);
  llvm::SmallVector<llvm::Register, 4> clearDestroyed(const Operands &Ops);
  /// Whether MI copies a part of Value to the register it is in, and both stay
  /// the same while the part is wanted.
  bool copiesToItself(const llvm::MachineInstr &MI, llvm::Register Value) const;
  void defineResults(const Operands &Ops);
  void recordUses(const Operands &Ops);
  void recordDefinitions(const Operands &Ops, size_t First);
  bool isStopped() const { return Redo || Plan.Failure; }

  // RegisterChoice.cpp: which register.
  llvm::MCRegister allocate(const Request &R);
  llvm::MCRegister findFree(const Request &R);
  llvm::MCRegister takeFromFarthest(const Request &R);
  bool isUsable(const Request &R, llvm::MCRegister Candidate) const;
  bool relocate(llvm::Register Value, Reason Why, llvm::MCRegister Avoid = {});
  void move(llvm::Register Value, llvm::MCRegister To, Reason Why);
  /// Whether the gap of Wish ends where the first part of Value is copied to
  /// where it is already.
  bool endsWithCopyOfPart(llvm::Register Value, llvm::MCRegister Wish,
                          llvm::SlotIndex Gap) const;
  llvm::ArrayRef<llvm::MCPhysReg> orderFor(llvm::Register Value) const;
  /// Value's class, which it has because of all instructions; where the
  /// operands of one have not fit, what that one allows its operands.
  const llvm::TargetRegisterClass &classHere(llvm::Register Value) const;
  unsigned nextUse(llvm::Register Value) const;

  // Targeting.cpp: where a value is wanted.
  using Wishes = llvm::SmallVector<llvm::MCRegister, 8>;
  void collectCopies();
  Wishes target(llvm::Register Value, llvm::SlotIndex From) const;
  llvm::MCRegister pairItArrivesIn(llvm::Register Value) const;
  void targetCopies(llvm::Register Value, llvm::SlotIndex From,
                    llvm::SlotIndex Until, unsigned Depth,
                    Wishes &Result) const;

  // SpillPlacement.cpp: saving, restoring, backtracking.
  bool isSaved(llvm::Register Value, llvm::SlotIndex At) const;
  void save(llvm::Register Value, Reason Why);
  bool saveEarly(llvm::Register Value, Reason Why);
  void saveForPads();
  bool livesIntoPad(llvm::Register Value) const;
  void saveDefinitionForPads(llvm::Register Value);
  void spill(llvm::Register Value, Reason Why);
  /// Value is saved and gives its register back.
  void leave(llvm::Register Value, Reason Why);
  void restore(llvm::Register Value, llvm::MCRegister To, Reason Why);
  unsigned positionAfterLastTouch(llvm::Register Value) const;
  static size_t backtrackingBudget(size_t Instructions);
  void giveUp(llvm::Register Value, const llvm::Twine &Why);

  const FunctionFacts &Facts;
  FunctionPlan &Plan;
  SavePlan &Saves;
  ValueHistories &History;
  /// A copy from a value, where it is and what it copies to.
  struct CopyFrom {
    llvm::SlotIndex At;
    llvm::Register To;
    /// To has the copied part where the copy puts it.
    bool IsOfPart;
  };
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;

  // The current block.
  llvm::MachineBasicBlock *Block = nullptr;
  std::vector<llvm::MachineInstr *> Instructions;
  /// For a debug instruction, that of the one before.
  std::vector<llvm::SlotIndex> Indexes;
  RegisterState State;
  struct Checkpoint {
    size_t State, Actions, OperandRegisters;
  };
  std::vector<Checkpoint> Checkpoints;
  /// By position, the values to take out of their registers before it.
  std::vector<llvm::SmallVector<Eviction, 0>> Forgotten;
  /// Where to go on after a failed attempt.
  std::optional<unsigned> Redo;
  /// How many instructions backtracking may still plan anew in this block.
  size_t Budget = 0;
  /// The exception pads and targets of `asm goto` that the block leads to.
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Pads;

  // The current instruction.
  unsigned Position = 0;
  llvm::SlotIndex Here;
  unsigned Serial = 0;
  /// The instruction, by its serial number, that last used or defined a value,
  /// or read a unit.
  std::vector<unsigned> UsedBy, DefinedBy, UnitReadBy;
  /// Its masks, which destroy registers.
  llvm::SmallVector<const uint32_t *, 1> Masks;
  /// The last instruction, by its serial number, whose operands may be anywhere
  /// that it allows; see classHere.
  unsigned SpreadAt = 0;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_ALLOCATOR_H
