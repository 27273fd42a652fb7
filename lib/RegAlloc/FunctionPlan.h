//===- FunctionPlan.h - The plan of an allocation ---------------*- C++ -*-===//
//
// The decisions of an allocation, which its phases share. The code is rewritten
// only after the whole function has been planned. The phases that write the
// plan:
//
//   BlockPlan::StartsInMemory           the search for unsplittable edges
//   BlockPlan::Entry                    entry assignments
//   BlockPlan::Actions, End, and the    the walk over the block
//     registers of operands
//   FunctionPlan::Edges                 edge moves
//   FunctionPlan::DefSpills             spill placement, edge moves
//   FunctionPlan::History               entry assignments, the walk
//
// removeDeadEntries removes dead entries, and what depends on them, from the
// plans of blocks. The rewriter only reads the plan.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H
#define MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H

#include "FunctionAnalyses.h"
#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/DebugLoc.h"
#include <optional>
#include <string>

namespace mincaml::regalloc {

/// Why a value is spilled, reloaded or moved. Optimization remarks name it.
enum class Reason : unsigned char {
  /// A call or an instruction with fixed operands clobbers the register.
  Call,
  /// No suitable register is free.
  Pressure,
  /// The predecessors of a block have the value in different locations.
  Join,
  /// A move breaks a cycle in a parallel copy.
  Cycle
};
inline constexpr unsigned Reasons = 4;
inline constexpr const char *ReasonNames[Reasons] = {"call", "pressure", "join",
                                                     "shuffle"};

/// A value in a register. InSlot means that its stack slot also holds the
/// value.
struct AssignedValue {
  llvm::Register Value;
  llvm::MCRegister Register;
  bool InSlot = false;
};

/// The values in registers at the start or the end of a block.
using RegisterAssignment = llvm::SmallVector<AssignedValue, 16>;

inline bool contains(llvm::ArrayRef<AssignedValue> Values,
                     llvm::Register Value) {
  return llvm::any_of(Values,
                      [&](const AssignedValue &R) { return R.Value == Value; });
}

/// A value that loses its register, and the reason.
struct Eviction {
  llvm::Register Value;
  Reason Why;
};

/// Stands for the register of a debug operand whose value is in its stack slot.
inline constexpr llvm::MCRegister InMemory(1u << 30);

struct Action {
  enum Kind : unsigned char {
    /// An instruction of the function that is not a debug instruction. The
    /// registers of its virtual operands start at FirstOperand.
    Instruction,
    /// A debug instruction. The register of an operand is InMemory if the value
    /// is in its stack slot, and none if the value has no location.
    Debug,
    Move,
    Spill,
    Reload,
    /// The successor expects Value in To, but Value is undefined on this path.
    Undefine
  };
  Kind TheKind;
  Reason Why = Reason::Pressure;
  llvm::Register Value = {};
  llvm::MCRegister From = {}, To = {};
  llvm::MachineInstr *MI = nullptr;
  size_t FirstOperand = 0;
};

struct BlockPlan {
  RegisterAssignment Entry, End;
  std::vector<Action> Actions;
  /// The results of the block's `asm goto` that are live at its targets, in the
  /// registers in which it defines them.
  RegisterAssignment JumpResults;
  /// At the start of the block, no value can be in a register except a
  /// predecessor's JumpResults, because some incoming edge is unsplittable: no
  /// moves can be inserted on it.
  bool StartsInMemory = false;
  /// Entry, End and Actions are final, except that dead entries are removed.
  bool IsPlanned = false;
};

struct EdgePlan {
  llvm::MachineBasicBlock *From, *To;
  llvm::SmallVector<Action, 4> Actions;
};

/// Why the function cannot be allocated.
struct AllocationFailure {
  std::string Message;
  llvm::DebugLoc Where;
};

/// The last register of a value, in the order in which blocks are planned.
/// Backtracking does not reset it.
struct ValueHistory {
  llvm::MCRegister LastRegister;
  /// Why the value lost its register.
  Reason EvictedBecause = Reason::Pressure;
};

/// The spills right after a definition or at the start of a block. Such
/// a spill is requested only when a later instruction is planned; hence it is
/// not among the actions of a block's plan.
///
/// Needs: the analysis results of the function. Spill placement and edge moves
/// write the plan; other phases read it.
class DefinitionSpills {
public:
  explicit DefinitionSpills(const FunctionAnalyses &FA)
      : FA(FA), HasSpilledDefinition(FA.numValues()),
        Joins(FA.MF.getNumBlockIDs()), Starts(FA.MF.getNumBlockIDs()) {}

  /// Whether the stack slot holds Value because a spill follows each definition
  /// under the tentative policy. False for a value that may be undefined: at a
  /// join with a path on which the value is undefined, stack slot and register
  /// would differ.
  bool isTentative(llvm::Register Value) const {
    return FA.Policy.Spilling == SpillPolicy::Tentative &&
           !FA.Values.isDefinedByTerminator(Value) &&
           !FA.Values.hasUndefined(Value);
  }
  /// Whether a spill is planned after the definition of Value that is live at
  /// At.
  bool isSpilledAtDefinition(llvm::Register Value, llvm::SlotIndex At) const {
    if (!HasSpilledDefinition.test(Value.virtRegIndex()))
      return false;
    const llvm::VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(At);
    return Number && Definitions.contains(Number);
  }
  /// Whether Value is spilled at the start of MBB, and the same definition
  /// reaches At.
  bool isSpilledAtStart(llvm::Register Value,
                        const llvm::MachineBasicBlock &MBB,
                        llvm::SlotIndex At) const {
    const llvm::LiveInterval &Interval = FA.LIS.getInterval(Value);
    return llvm::any_of(Starts[MBB.getNumber()],
                        [&](const Eviction &E) { return E.Value == Value; }) &&
           Interval.getVNInfoAt(At) ==
               Interval.getVNInfoAt(FA.LIS.getMBBStartIdx(&MBB));
  }

  void spillAtDefinition(llvm::Register Value, const llvm::VNInfo *Definition,
                         Reason Why) {
    if (!Definitions.try_emplace(Definition, Why).second)
      return;
    HasSpilledDefinition.set(Value.virtRegIndex());
    if (Definition->isPHIDef())
      Joins[FA.LIS.getMBBFromIndex(Definition->def)->getNumber()].push_back(
          {Value, Why});
  }
  void spillAtStart(llvm::Register Value, const llvm::MachineBasicBlock &MBB,
                    Reason Why) {
    Starts[MBB.getNumber()].push_back({Value, Why});
  }
  /// Records why the tentative spill of the definition is needed; the first
  /// reason is kept.
  void recordReason(const llvm::VNInfo *Definition, Reason Why) {
    Definitions.try_emplace(Definition, Why);
  }
  /// Adds Frequency, the frequency of a point that requests a spill, to the sum
  /// for Definition. Returns whether the definition executes no more often than
  /// all points together that have requested a spill.
  bool isDefinitionCheaper(const llvm::VNInfo &Definition, uint64_t Frequency) {
    uint64_t &Elsewhere = RequestedElsewhere[&Definition];
    Elsewhere += Frequency;
    return FA.frequency(*FA.LIS.getMBBFromIndex(Definition.def)) <= Elsewhere;
  }

  /// Returns the values to spill at the start of MBB: first the values that are
  /// live in, unless they are spilled at their definitions; then those with a
  /// PHI definition there.
  llvm::SmallVector<Eviction, 4>
  spillsAtStart(const llvm::MachineBasicBlock &MBB) const {
    llvm::SmallVector<Eviction, 4> Result;
    // A later request may have moved the spill to the definition.
    const llvm::SlotIndex Start = FA.LIS.getMBBStartIdx(&MBB);
    for (const Eviction &E : Starts[MBB.getNumber()])
      if (!isSpilledAtDefinition(E.Value, Start))
        Result.push_back(E);
    llvm::append_range(Result, Joins[MBB.getNumber()]);
    return Result;
  }
  /// Returns the reason to spill Value after its definition at Definition;
  /// nothing if it is not spilled there. Returns IfUnknown if the spill is
  /// tentative and has not been requested.
  std::optional<Reason> reasonToSpill(llvm::Register Value,
                                      llvm::SlotIndex Definition,
                                      Reason IfUnknown) const {
    const bool IsTentative = isTentative(Value);
    if (!IsTentative && !HasSpilledDefinition.test(Value.virtRegIndex()))
      return std::nullopt;
    const llvm::VNInfo *Number =
        FA.LIS.getInterval(Value).Query(Definition).valueOut();
    if (!Number)
      return std::nullopt;
    if (auto Known = Definitions.find(Number); Known != Definitions.end())
      return Known->second;
    if (IsTentative)
      return IfUnknown;
    return std::nullopt;
  }

private:
  const FunctionAnalyses &FA;
  /// The value numbers that are spilled at their definitions, with the first
  /// reason. Tentative spills follow all definitions; they are included only if
  /// a reason is known.
  llvm::DenseMap<const llvm::VNInfo *, Reason> Definitions;
  /// Indexed by value.
  llvm::BitVector HasSpilledDefinition;
  /// The sum of the frequencies of the requests for each value number.
  llvm::DenseMap<const llvm::VNInfo *, uint64_t> RequestedElsewhere;
  /// Indexed by block number: the PHI definitions that are spilled.
  std::vector<llvm::SmallVector<Eviction, 0>> Joins;
  /// Indexed by block number: the live-in values that are spilled at the start.
  std::vector<llvm::SmallVector<Eviction, 0>> Starts;
};

struct FunctionPlan {
  explicit FunctionPlan(const FunctionAnalyses &FA)
      : Blocks(FA.MF.getNumBlockIDs()), DefSpills(FA), History(FA.numValues()) {
  }

  BlockPlan &of(const llvm::MachineBasicBlock &MBB) {
    return Blocks[MBB.getNumber()];
  }
  const BlockPlan &of(const llvm::MachineBasicBlock &MBB) const {
    return Blocks[MBB.getNumber()];
  }
  /// Records a failure; the first one is kept.
  void fail(const llvm::Twine &Message, llvm::DebugLoc Where = {}) {
    if (!Failure)
      Failure = {Message.str(), std::move(Where)};
  }

  /// By block number.
  std::vector<BlockPlan> Blocks;
  std::vector<EdgePlan> Edges;
  DefinitionSpills DefSpills;
  /// By value.
  std::vector<ValueHistory> History;
  /// The registers of virtual operands. Actions index this array.
  std::vector<llvm::MCRegister> OperandRegisters;
  /// Copies of the first half of a register pair whose source and target are
  /// the same register now. Such a copy must not define the whole pair: the
  /// other half is in its register already, too, and is copied later.
  llvm::DenseSet<const llvm::MachineInstr *> FirstParts;
  /// The number of times that the walk backtracked, and the number of
  /// instructions that were planned again.
  unsigned Backtracks = 0, Replanned = 0;
  std::optional<AllocationFailure> Failure;
};

//===----------------------------------------------------------------------===//
// The phases of an allocation, in their order
//===----------------------------------------------------------------------===//

/// Marks the blocks that have an incoming unsplittable edge. Needs: an empty
/// plan.
void findUnsplittableEdges(const FunctionAnalyses &FA, FunctionPlan &Plan);

/// Plans the blocks in order, until a failure: the entry of each (see
/// EntryAssignment), then its actions and its end (see BlockWalk.cpp). Returns
/// the trace of the registers that were considered if \p IsTraced, otherwise
/// nothing.
std::vector<RegisterTrial> planBlocks(const FunctionAnalyses &FA,
                                      FunctionPlan &Plan, bool IsTraced);

/// Removes the values from entries that no instruction needs in a register.
/// Needs: the plans of all blocks, before edges are planned. Gives: the same
/// plans without the dead entries. Must not change anything else.
void removeDeadEntries(const FunctionAnalyses &FA, FunctionPlan &Plan);

/// Plans the moves and spill code on edges (EdgeMoves.cpp).
void planEdges(const FunctionAnalyses &FA, FunctionPlan &Plan);

/// Rewrites the code by the plan (Rewriter.cpp). Returns a failure if the
/// target cannot spill a value; then the function still has virtual registers.
std::optional<AllocationFailure>
rewrite(llvm::MachineFunction &MF, const FunctionAnalyses &FA,
        const FunctionPlan &Plan,
        llvm::MachineOptimizationRemarkEmitter &Remarks);

//===----------------------------------------------------------------------===//
// Parallel copies
//===----------------------------------------------------------------------===//

// Serializes a parallel copy, in which all registers are read before any is
// written. A move whose target no pending move reads is emitted first. If there
// is none, the pending moves form cycles: the source of one move is copied to a
// free register, or to memory if no register is free. Source: [MinCamlNotes],
// "the algorithm of shuffle".
//
// Needs: the moves, no two with overlapping targets. A pure function: the
// caller inserts the resulting steps.

/// One copy of a parallel copy. Index identifies it to the caller.
struct ParallelMove {
  unsigned Index;
  llvm::MCRegister From, To;
};

struct CopyStep {
  enum Kind : unsigned char {
    /// To = From.
    Move,
    /// To = From, where To is a free register, to break a cycle.
    BreakCycle,
    /// Stores From to memory.
    ToMemory,
    /// Loads the value that ToMemory of the same index has stored into To.
    FromMemory
  };
  Kind TheKind;
  unsigned Index;
  llvm::MCRegister From, To;

  bool operator==(const CopyStep &) const = default;
};

/// Returns the steps for Moves, no two of which have overlapping targets.
/// Overlap returns whether two registers share storage. FreeRegister returns a
/// register for a move that overlaps none of the moves and none of the given
/// registers, or no register.
llvm::SmallVector<CopyStep, 8> serializeParallelCopy(
    llvm::ArrayRef<ParallelMove> Moves,
    llvm::function_ref<bool(llvm::MCRegister, llvm::MCRegister)> Overlap,
    llvm::function_ref<llvm::MCRegister(const ParallelMove &,
                                        llvm::ArrayRef<llvm::MCRegister>)>
        FreeRegister);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_FUNCTIONPLAN_H
