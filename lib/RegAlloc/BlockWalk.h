//===- BlockWalk.h - The parts of the walk over a block ---------*- C++ -*-===//
//
// Each block is planned in two steps: EntryAssignment chooses the registers at
// its start; then BlockWalk.cpp walks over its instructions. The walk shares
// its state (BlockState) with the choice of registers and spill placement. The
// phases that write the state:
//
//   Block to Indexes, Position, Here    the walk
//   Masks, RelaxedClasses               the placement of operands
//   Marks                               the walk, the placement of operands
//   Registers                           all of them, and backtracking
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_BLOCKWALK_H
#define MINCAML_LIB_REGALLOC_BLOCKWALK_H

#include "FunctionPlan.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

namespace mincaml::regalloc {

/// The table of registers and values at a program point (`regenv` in MinCaml).
/// A value is in one register or in none; a register may be a pair, which
/// shares units with its halves.
///
/// All changes are journaled, so that backtracking can return to an earlier
/// state.
class RegisterState {
public:
  RegisterState(const llvm::TargetRegisterInfo &TRI, unsigned Values)
      : TRI(TRI), Owners(TRI.getNumRegUnits()), Locations(Values),
        Slots(Values, 0) {}

  /// The register of Value, or no register if Value is in memory.
  llvm::MCRegister registerOf(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].Register;
  }
  bool isInSlot(llvm::Register Value) const {
    return Locations[Value.virtRegIndex()].InSlot;
  }
  /// The value that occupies Unit, or no value if Unit is free.
  llvm::Register owner(llvm::MCRegUnit Unit) const {
    return Owners[static_cast<unsigned>(Unit)];
  }
  bool isFree(llvm::MCRegister Register) const {
    return llvm::all_of(TRI.regunits(Register), [&](llvm::MCRegUnit Unit) {
      return !owner(Unit).isValid();
    });
  }
  /// The values in registers. Their order is unspecified but deterministic.
  llvm::ArrayRef<llvm::Register> values() const { return Present; }

  void assign(llvm::Register Value, llvm::MCRegister Register, bool InSlot) {
    Journal.push_back({Value, Locations[Value.virtRegIndex()]});
    set(Value, {Register, InSlot});
  }
  void release(llvm::Register Value) {
    if (registerOf(Value))
      assign(Value, llvm::MCRegister(), false);
  }
  void setInSlot(llvm::Register Value, bool InSlot) {
    assign(Value, registerOf(Value), InSlot);
  }

  /// Frees all registers and drops the journal.
  void reset() {
    while (!Present.empty())
      set(Present.back(), {});
    Journal.clear();
  }
  /// The current state, to which rollback can return.
  size_t checkpoint() const { return Journal.size(); }
  void rollback(size_t Checkpoint) {
    while (Journal.size() > Checkpoint) {
      set(Journal.back().Value, Journal.back().Before);
      Journal.pop_back();
    }
  }

private:
  struct Location {
    llvm::MCRegister Register;
    bool InSlot = false;
  };
  /// A value and its location before a change.
  struct Change {
    llvm::Register Value;
    Location Before;
  };

  void set(llvm::Register Value, Location New) {
    const unsigned Index = Value.virtRegIndex();
    Location &Old = Locations[Index];
    if (Old.Register != New.Register) {
      if (Old.Register) {
        for (llvm::MCRegUnit Unit : TRI.regunits(Old.Register))
          Owners[static_cast<unsigned>(Unit)] = llvm::Register();
        Present[Slots[Index] - 1] = Present.back();
        Slots[Present.back().virtRegIndex()] = Slots[Index];
        Present.pop_back();
        Slots[Index] = 0;
      }
      if (New.Register) {
        for (llvm::MCRegUnit Unit : TRI.regunits(New.Register))
          Owners[static_cast<unsigned>(Unit)] = Value;
        Present.push_back(Value);
        Slots[Index] = Present.size();
      }
    }
    Old = New;
  }

  const llvm::TargetRegisterInfo &TRI;
  std::vector<llvm::Register> Owners;
  std::vector<Location> Locations;
  /// The position of each value in Present, counted from 1; 0 if it is absent.
  std::vector<unsigned> Slots;
  llvm::SmallVector<llvm::Register, 64> Present;
  std::vector<Change> Journal;
};

/// Sets of values and register units that are cleared at each instruction.
/// Clearing takes constant time: a mark is the serial number of its
/// instruction.
class InstructionMarks {
public:
  InstructionMarks(const llvm::TargetRegisterInfo &TRI, unsigned NumValues)
      : TRI(TRI), UsedBy(NumValues), DefinedBy(NumValues),
        UnitReadBy(TRI.getNumRegUnits()) {}

  void clear() { ++Serial; }

  /// Whether the instruction reads Value.
  bool isUsed(llvm::Register Value) const {
    return UsedBy[Value.virtRegIndex()] == Serial;
  }
  void markUsed(llvm::Register Value) { UsedBy[Value.virtRegIndex()] = Serial; }

  /// Whether Value is a result that already has a register.
  bool isDefined(llvm::Register Value) const {
    return DefinedBy[Value.virtRegIndex()] == Serial;
  }
  void markDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = Serial;
  }
  void unmarkDefined(llvm::Register Value) {
    DefinedBy[Value.virtRegIndex()] = 0;
  }

  /// Whether the instruction reads Register, or a part of it.
  bool isRead(llvm::MCRegister Register) const {
    return llvm::any_of(TRI.regunits(Register), [&](llvm::MCRegUnit Unit) {
      return UnitReadBy[static_cast<unsigned>(Unit)] == Serial;
    });
  }
  void markRead(llvm::MCRegister Register) {
    for (llvm::MCRegUnit Unit : TRI.regunits(Register))
      UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
  }

private:
  const llvm::TargetRegisterInfo &TRI;
  unsigned Serial = 1;
  std::vector<unsigned> UsedBy, DefinedBy, UnitReadBy;
};

struct BlockState {
  explicit BlockState(const FunctionAnalyses &FA)
      : Registers(FA.TRI, FA.numValues()), Marks(FA.TRI, FA.numValues()) {}

  /// Sets the state to the start of MBB, with the registers of its entry.
  void startBlock(llvm::MachineBasicBlock &MBB, BlockPlan &ItsPlan,
                  const llvm::LiveIntervals &LIS) {
    Block = &MBB;
    Plan = &ItsPlan;
    Instructions.clear();
    Indexes.clear();
    llvm::SlotIndex Last = LIS.getMBBStartIdx(&MBB);
    for (llvm::MachineInstr &MI : MBB) {
      if (!MI.isDebugOrPseudoInstr())
        Last = LIS.getInstructionIndex(MI);
      Instructions.push_back(&MI);
      Indexes.push_back(Last);
    }
    Registers.reset();
    for (const AssignedValue &R : ItsPlan.Entry)
      Registers.assign(R.Value, R.Register, R.InSlot);
    start(0, LIS.getMBBStartIdx(&MBB));
  }
  void startInstruction(unsigned At) { start(At, Indexes[At]); }

  const llvm::MachineInstr &instruction() const {
    return *Instructions[Position];
  }
  /// Where to report an error: the first known debug location from here on.
  llvm::DebugLoc location() const {
    for (unsigned At = Position; At < Instructions.size(); ++At)
      if (llvm::DebugLoc Where = Instructions[At]->getDebugLoc();
          Where && Where.getLine())
        return Where;
    return {};
  }

  // The block.
  const llvm::MachineBasicBlock *Block = nullptr;
  BlockPlan *Plan = nullptr;
  std::vector<llvm::MachineInstr *> Instructions;
  /// The slot index of each instruction, by position. A debug instruction has
  /// the index of the instruction before it.
  std::vector<llvm::SlotIndex> Indexes;
  RegisterState Registers;

  // The instruction.
  unsigned Position = 0;
  llvm::SlotIndex Here;
  InstructionMarks Marks;
  /// The register masks of the instruction.
  llvm::SmallVector<const uint32_t *, 1> Masks;
  /// Whether the operands may use all registers that this instruction allows.
  /// Set if they did not fit into their register classes. The class of a value
  /// is constrained by all instructions that use it. See
  /// RegisterChoice::classHere.
  bool RelaxedClasses = false;

private:
  void start(unsigned At, llvm::SlotIndex Index) {
    Position = At;
    Here = Index;
    Marks.clear();
    Masks.clear();
    RelaxedClasses = false;
  }
};

/// Chooses the values that are in registers at the start of a block, and their
/// registers (the entry assignment of the block). At a join, MinCaml keeps the
/// values that both predecessors have in the same register, and spills the
/// others. This allocator keeps a value in a register if at least half of the
/// incoming paths, weighted by frequency, have it in some register; moves on
/// the edges bring it into the same register.
///
/// At a loop header the uses in the loop decide. The values that the loop uses
/// start in registers as far as the registers suffice. So do those that enter
/// the loop in registers, if the register pressure of the loop permits. Moves
/// and reloads on the back edges reestablish that state.
///
/// Needs: the plans of the predecessors, except over back edges, and the
/// registers that values had last. Gives: the assignment of one block at a
/// time; it also records the chosen registers in the history. Must not change
/// the plan of any block.
class EntryAssignment {
public:
  EntryAssignment(const FunctionAnalyses &FA, FunctionPlan &Plan)
      : FA(FA), Plan(Plan), Taken(FA.TRI, FA.numValues()) {}

  RegisterAssignment assignmentOf(const llvm::MachineBasicBlock &MBB);

private:
  struct Candidate;

  /// Returns the values of From that are live into MBB.
  RegisterAssignment liveIn(llvm::ArrayRef<AssignedValue> From,
                            const llvm::MachineBasicBlock &MBB) const;
  std::vector<Candidate> collectCandidates(const llvm::MachineBasicBlock &MBB);
  void chooseForLoop(const llvm::MachineLoop &Loop,
                     std::vector<Candidate> &Candidates) const;
  void chooseForJoin(const llvm::MachineBasicBlock &MBB,
                     std::vector<Candidate> &Candidates) const;
  RegisterAssignment fitIntoRegisters(const llvm::MachineBasicBlock &MBB,
                                      std::vector<Candidate> &Candidates);
  /// Returns the register that holds C at the start of MBB, given the registers
  /// already taken.
  llvm::MCRegister chooseRegister(const llvm::MachineBasicBlock &MBB,
                                  const Candidate &C) const;
  /// Whether the stack slot holds Value on all paths that enter MBB.
  bool isInSlot(llvm::Register Value, const llvm::MachineBasicBlock &MBB) const;

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  /// The registers that the current assignment already uses.
  RegisterState Taken;
  /// The registers that the terminators of the block's predecessors write. The
  /// moves into the block's entry are inserted before these terminators.
  llvm::SmallVector<llvm::MCRegister, 1> ClobberedOnEdges;
};

/// Places spill stores and reloads by the policy of the allocator
/// (SpillPolicy).
///
/// Late: a value is spilled where it loses its register, unless its stack slot
/// already holds it.
///
/// Early: a value is spilled right after its definition, where its register is
/// known. On a control flow graph this is the definition of the value number:
/// an instruction, or the block where several definitions join. The definition
/// may execute more often than the points that need the register, for example
/// if an argument of a loop is spilled on a rarely executed path. In this case
/// the value is spilled at the start of the current block instead; MinCaml,
/// too, allocates the branches of a conditional separately (g_repeat). The
/// register is free from the last access on, which requires backtracking.
///
/// Tentative: a spill follows every definition, so stack slots hold every
/// value. Under any policy, spills of values that are never reloaded are not
/// emitted.
///
/// With early spilling, a spilled value loses its register right after its last
/// access before the point where no register was free (ToSpill and Forget in
/// MinCaml). The walk returns to that access and plans the rest again. MinCaml
/// returns to the definition, which takes longer but has the same result:
/// neither the spill nor the eviction affects what is planned before the last
/// access.
///
/// Each block has a budget, linear in its number of instructions, which bounds
/// the work. When the budget is exhausted, values lose their registers at the
/// point where the registers are needed.
///
/// Needs: the state of the walk, the entries of planned blocks. Gives: spills
/// and reloads, as actions or in the definition spills; the position from which
/// to plan again, with the plan and the registers as they were before it. Must
/// not choose registers, nor undo changes of the definition spills and the
/// history.
class SpillPlacement {
public:
  SpillPlacement(const FunctionAnalyses &FA, FunctionPlan &Plan,
                 BlockState &State)
      : FA(FA), Plan(Plan), State(State) {}

  /// Spills the values of the entry that are live into exception pads and
  /// targets of `asm goto`, to which control may jump from the middle of the
  /// block.
  void startBlock();

  /// Whether the stack slot also holds Value, which is in a register at At.
  bool isInSlot(llvm::Register Value, llvm::SlotIndex At) const;
  /// Takes Value out of its register: under the early policy by backtracking if
  /// possible, otherwise at the current instruction.
  void spill(llvm::Register Value, Reason Why);
  /// Spills Value and frees its register.
  void evict(llvm::Register Value, Reason Why);
  /// Spills Value; the caller frees its register later.
  void spillAndKeepRegister(llvm::Register Value, Reason Why);
  /// Evicts a result of the current instruction. It is spilled right after the
  /// instruction.
  void evictResult(llvm::Register Value, Reason Why);
  void reload(llvm::Register Value, llvm::MCRegister To);
  /// Spills a result of the current instruction if it is live into exception
  /// pads or targets of `asm goto`. The plan fails if that is impossible.
  void spillResultForPads(llvm::Register Value);

  /// Records the state before the instruction at Position.
  void checkpoint(unsigned Position);
  /// Whether a spill has requested to plan again from an earlier position.
  bool isBacktracking() const { return Target.has_value(); }
  /// Discards the plan from the requested position on, and returns that
  /// position. Position is that of the unfinished instruction.
  unsigned goBack(unsigned Position);
  /// Returns the values to take out of their registers before the instruction
  /// at Position.
  llvm::ArrayRef<Eviction> evictionsAt(unsigned Position) const {
    return Evictions[Position];
  }

private:
  /// Requests backtracking to the last access of Value, in order to take Value
  /// out of its register there. Returns false if nothing has been planned since
  /// that access, or if the budget is exhausted.
  bool requestBacktracking(llvm::Register Value, Reason Why);
  unsigned positionAfterLastAccess(llvm::Register Value) const;
  bool planEarlySpill(llvm::Register Value, Reason Why);
  bool isLiveIntoPad(llvm::Register Value) const;

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  BlockState &State;
  /// The successors that are exception pads or targets of `asm goto`.
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Pads;

  struct Checkpoint {
    size_t Registers, Actions, JumpResults, OperandRegisters;
  };
  /// By position.
  std::vector<Checkpoint> Checkpoints;
  std::vector<llvm::SmallVector<Eviction, 0>> Evictions;
  std::optional<unsigned> Target;
  /// The number of instructions that may still be planned again.
  size_t Budget = 0;
};

/// Collects the trials that are reported to an AllocationTracer. If the log is
/// not on, all functions do nothing.
class ChoiceLog {
public:
  explicit ChoiceLog(bool IsOn) : IsOn(IsOn) {}

  bool isOn() const { return IsOn; }

  void startBlock() { FirstOfBlock = Trials.size(); }
  /// Starts a search at the instruction at a position of the block. Searches
  /// may be nested.
  void begin(llvm::Register Value, const llvm::MachineInstr &At,
             unsigned Position, RegisterTrial::Purpose For,
             const char *Why = nullptr) {
    if (!IsOn)
      return;
    Open.push_back(Trials.size());
    Trials.push_back({Value, &At, For, Why});
    Positions.push_back(Position);
  }
  void consider(const RegisterTrial::Candidate &C) {
    if (IsOn)
      current().Candidates.push_back(C);
  }
  void find(RegisterTrial::Outcome How) {
    if (IsOn)
      current().Found = How;
  }
  void displace(llvm::Register Value, llvm::MCRegister To) {
    if (IsOn)
      current().Lost.push_back({Value, To});
  }
  void end(llvm::MCRegister Chosen) {
    if (!IsOn)
      return;
    RegisterTrial &Trial = current();
    Trial.Chosen = Chosen;
    if (!Chosen)
      Trial.Found = RegisterTrial::Outcome::None;
    Open.pop_back();
  }
  /// Marks the trials from a position on as undone: their plan is discarded.
  void goBack(unsigned Position) {
    for (size_t I = FirstOfBlock; I < Trials.size(); ++I)
      if (Positions[I] >= Position)
        Trials[I].IsUndone = true;
  }
  std::vector<RegisterTrial> takeTrials() { return std::move(Trials); }

private:
  RegisterTrial &current() { return Trials[Open.back()]; }

  const bool IsOn;
  std::vector<RegisterTrial> Trials;
  /// The position of the instruction of each trial.
  std::vector<unsigned> Positions;
  llvm::SmallVector<size_t, 4> Open;
  size_t FirstOfBlock = 0;
};

struct RegisterRequest {
  using Purpose = RegisterTrial::Purpose;

  llvm::Register Value;
  /// The purpose of the register. Operand: the value is reloaded before the
  /// instruction. Result: the value may overwrite operands. Moved: the value is
  /// moved before the instruction and is live after it.
  Purpose For;
  /// The range in which the physical register must not be live.
  llvm::SlotIndex From, To;
  /// A register that the chosen register must not overlap.
  llvm::MCRegister Avoid = {};
  /// Why a value is moved.
  Reason Why = Reason::Call;
};

/// Chooses a register (`alloc` in MinCaml): a free one if there is one,
/// preferably one of the hints. Otherwise it takes the register of the value
/// whose next use is farthest, and spills that value.
///
/// A hint (`target` in MinCaml) is a register in which the value is needed
/// later. Choosing it avoids a move. The hints, best first:
///
/// - the register in which the header of the enclosing loop expects the value;
/// - the register that the value is copied to (the argument of a call, a
///   result), or the preferred registers of the value that it is copied to; for
///   a pair that is copied by halves, the pair that the halves are copied to;
/// - the register that the current instruction copies the value from; for a
///   pair whose halves are copied from registers, the pair of these;
/// - the register that the value had last, so that the branches of a
///   conditional agree.
///
/// Calls clobber registers, so the search for copies stops at the first call.
///
/// Needs: the state of the walk, the entries of the enclosing loops, the
/// registers that values had last. Gives: a register, after moving or spilling
/// the values that it held. Must not assign the register to the value: the
/// caller does that, except for moves, which are planned here.
class RegisterChoice {
public:
  RegisterChoice(const FunctionAnalyses &FA, FunctionPlan &Plan,
                 BlockState &State, SpillPlacement &Spills, ChoiceLog &Log)
      : FA(FA), Plan(Plan), State(State), Spills(Spills), Log(Log),
        Copies(FA.numValues()) {
    collectCopies();
  }

  /// Returns a register for the request, or no register if none is available or
  /// if spilling is not allowed; in the latter case the plan fails. If a spill
  /// has requested backtracking, the returned register must not be used.
  llvm::MCRegister allocate(const RegisterRequest &R);
  /// Moves Value to a free register that does not overlap Avoid. Returns false
  /// if no such move is worthwhile.
  bool relocate(llvm::Register Value, Reason Why, llvm::MCRegister Avoid = {});
  void move(llvm::Register Value, llvm::MCRegister To, Reason Why);
  /// Returns the registers that Value may have at the current instruction, in
  /// the order of allocation.
  llvm::ArrayRef<llvm::MCPhysReg> orderFor(llvm::Register Value) const;

private:
  struct Demand;

  struct Hint {
    llvm::MCRegister Register;
    RegisterTrial::Source From;
  };
  using Hints = llvm::SmallVector<Hint, 8>;
  struct CopyFrom {
    llvm::SlotIndex At;
    /// The target. If a subregister is copied, this is the register whose same
    /// subregister is the target.
    llvm::Register To;
    bool IsOfPart;
  };

  /// The registers that Value should have at From, best first.
  Hints hintsFor(llvm::Register Value, llvm::SlotIndex From) const;
  /// Returns the register pair whose halves the current instruction and later
  /// ones copy to Value. Returns no register if Value cannot stay in that pair,
  /// or if something changes the other half before it is copied, too.
  llvm::MCRegister pairOfCopiedHalves(llvm::Register Value) const;
  /// Whether Hint is free only until FreeUntil because an instruction there
  /// copies a subregister of Value to the physical register that already holds
  /// it.
  bool endsWithCopyOfPart(llvm::Register Value, llvm::MCRegister Hint,
                          llvm::SlotIndex FreeUntil) const;
  void collectCopies();
  void addCopyHints(llvm::Register Value, llvm::SlotIndex From,
                    llvm::SlotIndex Until, unsigned Depth, Hints &Result) const;

  const llvm::TargetRegisterClass &classHere(llvm::Register Value) const;
  std::optional<llvm::SlotIndex> usableUntil(const RegisterRequest &R,
                                             llvm::MCRegister Candidate) const;
  std::optional<llvm::SlotIndex> freeUntil(const RegisterRequest &R,
                                           const Demand &D,
                                           llvm::MCRegister Candidate) const;
  void begin(const RegisterRequest &R);
  /// Logs the verdict on a register that, if it is available, is free until
  /// FreeUntil.
  void log(RegisterTrial::Source From, llvm::MCRegister Candidate,
           std::optional<llvm::SlotIndex> FreeUntil, bool Fits) const;
  llvm::MCRegister findFree(const RegisterRequest &R);
  llvm::MCRegister findFirst(const RegisterRequest &R) const;
  llvm::MCRegister findPreferred(const RegisterRequest &R,
                                 const Demand &D) const;
  llvm::MCRegister findBestFreeRange(const RegisterRequest &R,
                                     const Demand &D) const;
  bool holdsForLife(const Demand &D, llvm::MCRegister Candidate,
                    llvm::SlotIndex FreeUntil) const;
  llvm::MCRegister evictFarthest(const RegisterRequest &R);
  llvm::MCRegister findFarthest(const RegisterRequest &R) const;
  unsigned nextUse(llvm::Register Value) const;
  void failOutOfRegisters(llvm::Register Value);

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  BlockState &State;
  SpillPlacement &Spills;
  ChoiceLog &Log;
  /// The copies of each value, indexed by value.
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_BLOCKWALK_H
