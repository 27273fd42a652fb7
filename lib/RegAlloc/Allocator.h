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
#include "Plan.h"
#include "Policy.h"
#include "Walk/RegisterState.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/RegisterClassInfo.h"
#include <optional>

namespace llvm {
class MachineBlockFrequencyInfo;
class MachineBranchProbabilityInfo;
class MachineOptimizationRemarkEmitter;
class TargetInstrInfo;
} // namespace llvm

namespace mincaml::regalloc {

struct Analyses {
  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  const llvm::MachineBlockFrequencyInfo &Frequencies;
  const llvm::MachineBranchProbabilityInfo &Probabilities;
  llvm::MachineOptimizationRemarkEmitter &Remarks;
};

/// In the place of a debug instruction's register: the stack slot.
inline constexpr llvm::MCRegister InMemory(1u << 30);

/// Control may have left the block before anything that stands behind MI.
inline bool definesOnEdges(const llvm::MachineInstr &MI) {
  return MI.isTerminator() ||
         MI.getOpcode() == llvm::TargetOpcode::INLINEASM_BR;
}

class Allocator {
public:
  Allocator(llvm::MachineFunction &MF, const Analyses &A,
            const AllocationPolicy &Policy);

  /// False if allocation gave up; failure() says why.
  bool plan();
  const AllocationFailure &failure() const { return *Failure; }
  /// Carries the plan out; what it returns means the same.
  bool rewrite();

private:
  // Allocator.cpp: the walk over a block.
  struct Operands;
  struct Request;
  void planBlock(llvm::MachineBasicBlock &MBB);
  void planInstruction(unsigned At);
  void planDebugInstruction(llvm::MachineInstr &MI);
  /// What a debug instruction at At says of a value that is in no register.
  llvm::MCRegister placeInMemory(llvm::Register Value,
                                 llvm::SlotIndex At) const;
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
  bool isStopped() const { return Redo || Failure; }

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
  void prepareSpilling();
  bool isRematerializable(llvm::Register Value) const {
    return Rematerialized[Value.virtRegIndex()];
  }
  bool isSaved(llvm::Register Value, llvm::SlotIndex At) const;
  /// Memory has Value since each definition is followed by a save. Where paths
  /// without a value meet others, memory and register would not agree.
  bool isSavedTentatively(llvm::Register Value) const {
    return Policy.Spilling == SpillPolicy::Tentative &&
           !DefinedByTerminator[Value.virtRegIndex()] &&
           !HasUndefined[Value.virtRegIndex()];
  }
  bool isDefinitionSaved(llvm::Register Value, llvm::SlotIndex At) const;
  void findUndefined();
  /// Whether Value, which is live at At, has no value there.
  bool isUndefined(llvm::Register Value, llvm::SlotIndex At) const;
  bool isUndefinedBehind(llvm::Register Value,
                         const llvm::MachineBasicBlock &MBB) const {
    return isUndefined(Value, LIS.getMBBEndIdx(&MBB).getPrevSlot());
  }
  /// Whether to save the definition is as good as to save at all places that
  /// have asked for it, among them one that runs this often.
  bool isDefinitionCheaper(const llvm::VNInfo &Definition, uint64_t Frequency);
  void save(llvm::Register Value, Reason Why);
  bool saveEarly(llvm::Register Value, Reason Why);
  void saveDefinition(llvm::Register Value, const llvm::VNInfo *Definition,
                      Reason Why);
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

  // Joins.cpp: what a block starts with.
  using Shape = llvm::SmallVector<Residence, 16>;
  struct Candidate;
  Shape entryShape(const llvm::MachineBasicBlock &MBB);
  void collectCandidates(const llvm::MachineBasicBlock &MBB,
                         std::vector<Candidate> &Result);
  void chooseForLoop(const llvm::MachineLoop &Loop,
                     std::vector<Candidate> &Candidates);
  Shape fitIntoRegisters(const llvm::MachineBasicBlock &MBB,
                         std::vector<Candidate> &Candidates);
  bool isSavedOnEntry(const llvm::MachineBasicBlock &MBB,
                      llvm::Register Value) const;
  uint64_t frequency(const llvm::MachineBasicBlock &MBB) const;
  uint64_t frequency(const llvm::MachineBasicBlock &From,
                     const llvm::MachineBasicBlock &To) const;

  // DeadEntries.cpp: what a block does not need in a register after all.
  struct EntryNeeds;
  void collectNeeds(const llvm::MachineBasicBlock &MBB, EntryNeeds &Needs);
  void dropDeadEntries();
  void leaveInMemory(const llvm::MachineBasicBlock &MBB,
                     llvm::DenseSet<llvm::Register> &Values);

  // EdgeMoves.cpp: from the shape at the end of a block to that of the next.
  void findRigidEdges();
  bool saveDefinitionForEdge(llvm::Register Value,
                             const llvm::MachineBasicBlock &From,
                             const llvm::MachineBasicBlock &To);
  void planEdge(llvm::MachineBasicBlock &From, llvm::MachineBasicBlock &To);

  // Rewriting.cpp: carrying out the plan.
  void rewriteBlock(llvm::MachineBasicBlock &MBB);
  void rewriteInstruction(const Action &A);
  void rewriteDebugInstruction(const Action &A);
  llvm::SmallVector<Action, 4> definitionsToSave(const Action &A,
                                                 llvm::SlotIndex Index) const;
  void insert(const Action &A, llvm::MachineBasicBlock &MBB,
              llvm::MachineBasicBlock::iterator Before,
              const llvm::DebugLoc &Where);
  void insertInstruction(const Action &A, llvm::MachineBasicBlock &MBB,
                         llvm::MachineBasicBlock::iterator Before,
                         const llvm::DebugLoc &Where);
  void rewriteEdge(const EdgePlan &Edge);
  llvm::MachineBasicBlock &splitEdge(llvm::MachineBasicBlock &From,
                                     llvm::MachineBasicBlock &To);
  void placeDebugPhis();
  void listLiveIns();

  // Remarks.cpp: what it costs, and where.
  void remark(const Action &A, const llvm::MachineBasicBlock &MBB,
              const llvm::DebugLoc &Where);
  void remarkStatistics();

  // StackMap.cpp: where saved values are on the stack.
  void assignStackSlots();

  llvm::SlotIndex indexOf(const llvm::MachineInstr &MI) const {
    return LIS.getInstructionIndex(MI);
  }

  llvm::MachineFunction &MF;
  llvm::MachineRegisterInfo &MRI;
  const llvm::TargetRegisterInfo &TRI;
  const llvm::TargetInstrInfo &TII;
  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  const llvm::MachineBlockFrequencyInfo &Frequencies;
  const llvm::MachineBranchProbabilityInfo &Probabilities;
  llvm::MachineOptimizationRemarkEmitter &Remarks;
  const AllocationPolicy Policy;
  const PhysicalLiveness Physical;
  const NextUses Uses;
  const PeakPressure Pressure;
  llvm::RegisterClassInfo Classes;

  // The whole function.
  std::vector<llvm::MachineBasicBlock *> Order;
  /// By block number.
  std::vector<BlockPlan> Plans;
  std::vector<Shape> Entries, Ends;
  llvm::BitVector Planned;
  /// Blocks in whose entry nothing can be in a register, because moves find no
  /// place on an edge to them.
  llvm::BitVector AllInMemory;
  /// By block number: the results of its `asm goto` that are live where that
  /// leads to, in the registers in which it leaves them.
  std::vector<Shape> JumpResults;
  std::vector<EdgePlan> Edges;
  /// The registers of virtual operands, which actions point into.
  std::vector<llvm::MCRegister> OperandRegisters;
  std::optional<AllocationFailure> Failure;
  AllocationStatistics Statistics;
  /// By value.
  llvm::BitVector Rematerialized, DefinedByTerminator, Restored;
  std::vector<llvm::MCRegister> LastRegister;
  /// A copy from a value, where it is and what it copies to.
  struct CopyFrom {
    llvm::SlotIndex At;
    llvm::Register To;
    /// To has the copied part where the copy puts it.
    bool IsOfPart;
  };
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
  std::vector<int> StackSlots;
  /// The definitions of what can be rematerialized.
  std::vector<llvm::MachineInstr *> Originals;
  /// Copies from a register to itself, and definitions without a value.
  std::vector<llvm::MachineInstr *> Superfluous;
  /// Copies of the first part of a value to where that part is already, while
  /// the rest still waits in its place to be copied there.
  llvm::DenseSet<const llvm::MachineInstr *> FirstParts;
  /// The value numbers of the latter, and the values that have such.
  llvm::DenseSet<const llvm::VNInfo *> Undefined;
  llvm::BitVector HasUndefined;
  /// Value numbers that are saved where they are defined, with what has asked
  /// for it first, and the values that have such. With tentative saves all
  /// definitions are saved; here are those for which a reason is known.
  llvm::DenseMap<const llvm::VNInfo *, Reason> SavedDefinitions;
  llvm::BitVector HasSavedDefinition;
  /// How often a value number is saved away from its definition.
  llvm::DenseMap<const llvm::VNInfo *, uint64_t> SavedElsewhere;
  /// A value, and what makes it leave its register.
  struct Leaving {
    llvm::Register Value;
    Reason Why;
  };
  /// By block number: those of them that are defined by a join.
  std::vector<llvm::SmallVector<Leaving, 0>> SavedJoins;
  /// By block number: values that live in and are saved at the start.
  std::vector<llvm::SmallVector<Leaving, 0>> SavedAtStart;
  /// By value: why it left its register last.
  std::vector<Reason> LeftBecause;

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
  std::vector<llvm::SmallVector<Leaving, 0>> Forgotten;
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
