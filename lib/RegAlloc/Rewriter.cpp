//===- Rewriter.cpp - Rewriting of the code by the plan -------------------===//
//
// The only phase that changes code. It replaces virtual operands by registers,
// removes undefined definitions and copies that have become redundant, and
// inserts spills, reloads and moves. It inserts a spill only if the value is
// reloaded somewhere.
//
// Needs: a complete plan without a failure, and the slot indexes of the
// unchanged code. Gives: code without virtual registers, with live-in lists,
// debug values and remarks. Must not change the plan or make any decision.
//
//===----------------------------------------------------------------------===//

#include "FunctionPlan.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>
#include <numeric>
#include <queue>

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Stack slots of spilled values
//===----------------------------------------------------------------------===//

namespace {

/// Assigns a stack slot to each value that the plan reloads somewhere
/// (`stackmap` in MinCaml). Two values share a slot if, in layout order, the
/// live interval of one starts after that of the other has ended. Small frames
/// matter: SPARC reaches only 4 KiB from the frame pointer with one
/// instruction.
///
/// No slots are shared in functions that call setjmp or similar functions: a
/// value that is live after the second return must survive the code that
/// follows the first. Values share a slot only if their classes have the same
/// largest legal superclass, since vectors of scalable length are in another
/// part of the frame.
///
/// Needs: the complete plan. Gives: the slot of each reloaded value. Changes
/// only the function's frame information.
class StackSlotAssignment {
public:
  StackSlotAssignment(MachineFunction &MF, const FunctionAnalyses &FA,
                      const FunctionPlan &Plan)
      : Reloaded(FA.numValues()), Slots(FA.numValues(), -1) {
    auto Add = [&](ArrayRef<Action> Actions) {
      for (const Action &A : Actions)
        if (A.TheKind == Action::Reload &&
            !FA.Values.isRematerializable(A.Value))
          Reloaded.set(A.Value.virtRegIndex());
    };
    for (const BlockPlan &Block : Plan.Blocks)
      Add(Block.Actions);
    for (const EdgePlan &Edge : Plan.Edges)
      Add(Edge.Actions);
    SmallVector<const LiveInterval *, 16> Values;
    for (unsigned Index : Reloaded.set_bits())
      Values.push_back(&FA.LIS.getInterval(Register::index2VirtReg(Index)));
    sort(Values, [](const LiveInterval *A, const LiveInterval *B) {
      return A->beginIndex() != B->beginIndex()
                 ? A->beginIndex() < B->beginIndex()
                 : A->reg().id() < B->reg().id();
    });

    // For each largest legal superclass, the slots in the order in which they
    // become free.
    using Use = std::pair<SlotIndex, int>;
    struct Later {
      bool operator()(const Use &A, const Use &B) const {
        return A.first != B.first ? A.first > B.first : A.second > B.second;
      }
    };
    std::map<unsigned, std::priority_queue<Use, std::vector<Use>, Later>> InUse;
    const bool IsShared = !MF.exposesReturnsTwice();
    for (const LiveInterval *Value : Values) {
      const TargetRegisterClass &Class = *FA.MRI.getRegClass(Value->reg());
      const TargetRegisterClass &Kind =
          *FA.TRI.getLargestLegalSuperClass(&Class, MF);
      auto &Known = InUse[Kind.getID()];
      int Slot;
      if (IsShared && !Known.empty() &&
          Known.top().first <= Value->beginIndex()) {
        Slot = Known.top().second;
        Known.pop();
      } else {
        Slot = MF.getFrameInfo().CreateSpillStackObject(
            FA.TRI.getSpillSize(Kind), FA.TRI.getSpillAlign(Kind));
        ++NumSlots;
      }
      Slots[Value->reg().virtRegIndex()] = Slot;
      Known.push({Value->endIndex(), Slot});
    }
  }

  /// Whether Value is reloaded anywhere. Its spills are needed only then.
  bool isReloaded(Register Value) const {
    return Reloaded.test(Value.virtRegIndex());
  }
  /// The slot of a value that is reloaded.
  int slotOf(Register Value) const { return Slots[Value.virtRegIndex()]; }
  unsigned numSlots() const { return NumSlots; }

private:
  /// Indexed by value.
  BitVector Reloaded;
  std::vector<int> Slots;
  unsigned NumSlots = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Rewriting of the code by the plan
//===----------------------------------------------------------------------===//

//===- Remarks ------------------------------------------------------------===//

/// Reports that A, a spill or a reload, is inserted into MBB.
static void remarkSpillCode(MachineOptimizationRemarkEmitter &Remarks,
                            const Action &A, const MachineBasicBlock &MBB,
                            const DebugLoc &Where) {
  Remarks.emit([&] {
    const TargetRegisterInfo &TRI =
        *MBB.getParent()->getSubtarget().getRegisterInfo();
    const bool IsSpill = A.TheKind == Action::Spill;
    MachineOptimizationRemarkMissed R("regalloc", IsSpill ? "Spill" : "Reload",
                                      Where, &MBB);
    R << ore::NV("Register", TRI.getName(IsSpill ? A.From : A.To))
      << (IsSpill ? " is spilled" : " is reloaded") << " (reason: "
      << ore::NV("Reason", ReasonNames[static_cast<unsigned>(A.Why)]) << ")";
    return R;
  });
}

//===- Debug instructions -------------------------------------------------===//

/// Replaces the virtual operands of a debug instruction. Registers has an
/// element for each of them: a register, InMemory for the stack slot, or none.
static void rewriteDebugInstruction(MachineInstr &MI,
                                    ArrayRef<MCRegister> Registers,
                                    const StackSlotAssignment &Slots) {
  const TargetRegisterInfo &TRI = *MI.getMF()->getSubtarget().getRegisterInfo();
  // Collect the numbers of the operands first, because updateDbgValueForSpill
  // replaces all operands with the same value at once.
  SmallVector<unsigned, 4> Operands;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isVirtual())
      Operands.push_back(MO.getOperandNo());
  for (auto [Offset, Number] : enumerate(Operands)) {
    MachineOperand &MO = MI.getOperand(Number);
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister Location = Registers[Offset];
    if (Location == InMemory && MI.isDebugValue() && Slots.isReloaded(Value) &&
        !MO.getSubReg()) {
      updateDbgValueForSpill(MI, Slots.slotOf(Value), Value);
      continue;
    }
    if (Location == InMemory)
      Location = MCRegister();
    if (Location && MO.getSubReg())
      Location = TRI.getSubReg(Location, MO.getSubReg());
    MO.setSubReg(0);
    MO.setReg(Location);
    if (!Location && MI.isDebugValue())
      MI.setDebugValueUndef();
  }
}

/// Inserts DBG_PHI instructions. Instruction-referencing debug info refers to a
/// former PHI node by a number; for each such number, this inserts a DBG_PHI
/// with the location of the value at the start of the block.
static void insertDebugPhis(MachineFunction &MF, const FunctionPlan &Plan,
                            const StackSlotAssignment &Slots) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  SmallVector<unsigned, 8> Numbers;
  for (auto &[Number, Position] : MF.DebugPHIPositions)
    Numbers.push_back(Number);
  sort(Numbers);
  for (unsigned Number : Numbers) {
    const auto &Position = MF.DebugPHIPositions.find(Number)->second;
    MachineBasicBlock &MBB = *Position.MBB;
    auto Phi =
        BuildMI(MBB, MBB.begin(), DebugLoc(), TII.get(TargetOpcode::DBG_PHI));
    MCRegister Location;
    for (const AssignedValue &R : Plan.of(MBB).Entry)
      if (R.Value == Position.Reg)
        Location = R.Register;
    if (Location && Position.SubReg)
      Location = TRI.getSubReg(Location, Position.SubReg);
    if (Location || !Slots.isReloaded(Position.Reg) || Position.SubReg)
      Phi.addReg(Location).addImm(Number);
    else
      Phi.addFrameIndex(Slots.slotOf(Position.Reg))
          .addImm(Number)
          .addImm(8 *
                  TRI.getSpillSize(*MF.getRegInfo().getRegClass(Position.Reg)));
  }
  MF.DebugPHIPositions.clear();
}

//===- Critical edges -----------------------------------------------------===//

/// Inserts an empty block on the edge from From to To, which must be splittable
/// (MachineBasicBlock::canSplitCriticalEdge). The branches of From keep their
/// form; only their target changes.
static MachineBasicBlock &splitEdge(MachineBasicBlock &From,
                                    MachineBasicBlock &To) {
  MachineFunction &MF = *From.getParent();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  MachineBasicBlock *IfTrue = nullptr, *IfFalse = nullptr;
  SmallVector<MachineOperand, 4> Condition;
  if (TII.analyzeBranch(From, IfTrue, IfFalse, Condition))
    // The branch cannot be analyzed: it uses a jump table.
    return *From.SplitCriticalEdge(&To, {nullptr, nullptr, nullptr, nullptr},
                                   nullptr, nullptr);
  // Retarget the existing branches; LLVM would replace them by new ones.
  MachineBasicBlock *Between = MF.CreateMachineBasicBlock();
  Between->setCallFrameSize(To.getCallFrameSize());
  const bool Jumps = any_of(From.terminators(), [&](const MachineInstr &MI) {
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isMBB() && MO.getMBB() == &To;
    });
  });
  // On x86 a block may both branch conditionally to its layout successor and
  // fall through to it.
  if (!Jumps || From.getFallThrough(/*JumpToFallThrough=*/false) == &To) {
    MF.insert(std::next(From.getIterator()), Between);
  } else if (MachineBasicBlock *Above = To.getPrevNode();
             Above && !Above->canFallThrough()) {
    MF.insert(To.getIterator(), Between);
  } else {
    MF.insert(MF.end(), Between);
    TII.insertBranch(*Between, &To, nullptr, {}, From.findBranchDebugLoc());
  }
  From.ReplaceUsesOfBlockWith(&To, Between);
  Between->addSuccessor(&To);
  return *Between;
}

//===- Live-in lists ------------------------------------------------------===//

/// Computes the live-in lists of all blocks except the entry block. Needs: code
/// without virtual registers.
static void computeLiveInLists(MachineFunction &MF) {
  // The lists must be exact, not only conservative. If a register that is
  // written before it is read were listed as live in, the x87 stack pass would
  // keep both values.
  SmallVector<MachineBasicBlock *, 0> Worklist;
  BitVector IsPending(MF.getNumBlockIDs());
  for (MachineBasicBlock &MBB : drop_begin(MF)) {
    MBB.clearLiveIns();
    Worklist.push_back(&MBB);
    IsPending.set(MBB.getNumber());
  }
  LivePhysRegs Live;
  std::vector<MachineBasicBlock::RegisterMaskPair> Before;
  while (!Worklist.empty()) {
    MachineBasicBlock &MBB = *Worklist.pop_back_val();
    IsPending.reset(MBB.getNumber());
    Before.clear();
    MBB.clearLiveIns(Before);
    computeAndAddLiveIns(Live, MBB);
    MBB.sortUniqueLiveIns();
    if (MBB.getLiveIns() == Before)
      continue;
    for (MachineBasicBlock *Predecessor : MBB.predecessors())
      if (Predecessor != &MF.front() &&
          !IsPending.test(Predecessor->getNumber())) {
        Worklist.push_back(Predecessor);
        IsPending.set(Predecessor->getNumber());
      }
  }
}

namespace {

class Rewriter {
public:
  Rewriter(MachineFunction &MF, const FunctionAnalyses &FA,
           const FunctionPlan &Plan, MachineOptimizationRemarkEmitter &Remarks)
      : MF(MF), MRI(MF.getRegInfo()), FA(FA), Plan(Plan), Remarks(Remarks),
        Slots(MF, FA, Plan), Redundant(FA.Values.undefinedDefinitions()) {}

  std::optional<AllocationFailure> run() {
    for (MachineBasicBlock *MBB : FA.Order)
      rewriteBlock(*MBB);
    for (const EdgePlan &Edge : Plan.Edges)
      rewriteEdge(Edge);
    insertDebugPhis(MF, Plan, Slots);
    for (MachineInstr *MI : Redundant)
      MI->eraseFromParent();
    if (Failure)
      return Failure;
    MRI.clearVirtRegs();
    computeLiveInLists(MF);
    remarkStatistics();
    return std::nullopt;
  }

private:
  void rewriteBlock(MachineBasicBlock &MBB) {
    const BlockPlan &Block = Plan.of(MBB);
    const auto Start = MBB.SkipPHIsLabelsAndDebug(MBB.begin());
    for (const Eviction &E : Plan.DefSpills.spillsAtStart(MBB))
      for (const AssignedValue &R : Block.Entry)
        if (R.Value == E.Value)
          insert({Action::Spill, E.Why, E.Value, R.Register}, MBB, Start,
                 DebugLoc());

    // Insert each action before the next instruction of the plan.
    size_t Waiting = 0;
    for (size_t I = 0; I < Block.Actions.size(); ++I) {
      const Action &A = Block.Actions[I];
      if (A.TheKind != Action::Instruction && A.TheKind != Action::Debug)
        continue;
      for (; Waiting < I; ++Waiting)
        insert(Block.Actions[Waiting], MBB, A.MI->getIterator(),
               A.MI->getDebugLoc());
      Waiting = I + 1;
      if (A.TheKind == Action::Debug) {
        rewriteDebugInstruction(
            *A.MI, ArrayRef(Plan.OperandRegisters).drop_front(A.FirstOperand),
            Slots);
      } else {
        const SlotIndex Index = FA.LIS.getInstructionIndex(*A.MI);
        const SmallVector<Action, 4> After = spillsAfter(A, Index);
        rewriteInstruction(A);
        for (const Action &Spill : After)
          insert(Spill, MBB, std::next(MachineBasicBlock::iterator(A.MI)),
                 A.MI->getDebugLoc());
      }
    }
  }

  void rewriteInstruction(const Action &A) {
    MachineInstr &MI = *A.MI;
    size_t Next = A.FirstOperand;
    // Registers of which an instruction writes only a part.
    struct Whole {
      MachineInstr *MI;
      MCRegister Register;
      bool Reads, IsDead;
    };
    SmallVector<Whole, 2> Wholes;
    for (MIBundleOperands O(MI); O.isValid(); ++O) {
      MachineOperand &MO = *O;
      if (!MO.isReg() || !MO.getReg().isVirtual())
        continue;
      const MCRegister Full = Plan.OperandRegisters[Next++];
      MCRegister Written = Full;
      if (unsigned Part = MO.getSubReg()) {
        Written = FA.TRI.getSubReg(Full, Part);
        const bool IsInPlace = Plan.FirstParts.contains(&MI) &&
                               MI.getOperand(1).getReg() == Written;
        if (MO.isDef() && !IsInPlace) {
          Wholes.push_back({MO.getParent(), Full, MO.readsReg(), MO.isDead()});
          MO.setIsInternalRead(false);
        }
        MO.setSubReg(0);
      }
      if (MO.isDef())
        MO.setIsUndef(false);
      else
        MO.setIsKill(false);
      MO.setReg(Written);
      MO.setIsRenamable(true);
    }
    for (const Whole &W : Wholes) {
      if (W.Reads)
        W.MI->addOperand(
            MF, MachineOperand::CreateReg(W.Register, false, /*isImp=*/true));
      W.MI->addOperand(MF, MachineOperand::CreateReg(W.Register, true,
                                                     /*isImp=*/true, false,
                                                     W.IsDead));
    }
    if (!MI.isIdentityCopy() || MI.isBundled())
      return;
    ++RemovedCopies;
    // A copy of an undefined value, or one with implicit operands, still
    // defines registers.
    if (MI.getNumOperands() > 2 || MI.getOperand(1).isUndef())
      MI.setDesc(FA.TII.get(TargetOpcode::KILL));
    else
      Redundant.push_back(&MI);
  }

  void rewriteEdge(const EdgePlan &Edge) {
    MachineBasicBlock *MBB = Edge.From;
    if (Edge.From->succ_size() > 1 && !Plan.of(*Edge.To).StartsInMemory)
      MBB = &splitEdge(*Edge.From, *Edge.To);
    const MachineBasicBlock::iterator Before = MBB->getFirstTerminator();
    const DebugLoc Where = Edge.From->findBranchDebugLoc();
    const SlotIndex End = FA.LIS.getMBBEndIdx(Edge.From).getPrevSlot();
    for (const Action &A : Edge.Actions)
      if (A.TheKind != Action::Spill ||
          !Plan.DefSpills.isSpilledAtDefinition(A.Value, End))
        insert(A, *MBB, Before, Where);
  }

  /// Reports the totals.
  void remarkStatistics() {
    Remarks.emit([&] {
      MachineOptimizationRemarkAnalysis R("regalloc", "Allocation", DebugLoc(),
                                          &MF.front());
      auto Sum = [&](StringRef Name,
                     const std::array<unsigned, Reasons> &Counts) {
        R << ore::NV(Name, std::accumulate(Counts.begin(), Counts.end(), 0u))
          << " " << Name;
        StringRef Separator = " (";
        for (unsigned I = 0; I < Reasons; ++I)
          if (Counts[I]) {
            R << Separator.str() << ReasonNames[I] << " "
              << ore::NV((Name + "." + ReasonNames[I]).str(), Counts[I]);
            Separator = ", ";
          }
        R << (Separator == ", " ? "), " : ", ");
      };
      R << FA.Policy.Name << ": ";
      Sum("spills", Spills);
      Sum("reloads", Reloads);
      Sum("rematerializations", Rematerializations);
      Sum("moves", Moves);
      R << ore::NV("copies", RemovedCopies) << " copies removed, "
        << ore::NV("slots", Slots.numSlots()) << " stack slots, "
        << ore::NV("backtracks", Plan.Backtracks) << " backtracks over "
        << ore::NV("replanned", Plan.Replanned) << " instructions";
      return R;
    });
  }

  /// Returns the spills that follow the instruction of A, which is at Index.
  SmallVector<Action, 4> spillsAfter(const Action &A, SlotIndex Index) const {
    SmallVector<Action, 4> Result;
    if (definesOnEdges(*A.MI))
      return Result;
    size_t Next = A.FirstOperand;
    for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI)) {
      if (!MO.isReg() || !MO.getReg().isVirtual())
        continue;
      const MCRegister From = Plan.OperandRegisters[Next++];
      const Register Value = MO.getReg();
      if (!MO.isDef() || !Slots.isReloaded(Value) ||
          FA.Values.isRematerializable(Value))
        continue;
      const std::optional<Reason> Why = Plan.DefSpills.reasonToSpill(
          Value, Index, Plan.History[Value.virtRegIndex()].EvictedBecause);
      if (Why &&
          none_of(Result, [&](const Action &S) { return S.Value == Value; }))
        Result.push_back({Action::Spill, *Why, Value, From});
    }
    return Result;
  }

  void insert(const Action &A, MachineBasicBlock &MBB,
              MachineBasicBlock::iterator Before, const DebugLoc &Where) {
    const unsigned Values = MRI.getNumVirtRegs();
    insertInstruction(A, MBB, Before, Where);
    // The spill code of x86's matrix registers creates a virtual register,
    // which would no longer be allocated.
    if (MRI.getNumVirtRegs() != Values && !Failure)
      Failure = {formatv("values of class {0} cannot be spilled",
                         FA.TRI.getRegClassName(MRI.getRegClass(A.Value))),
                 Where};
  }

  void insertInstruction(const Action &A, MachineBasicBlock &MBB,
                         MachineBasicBlock::iterator Before,
                         const DebugLoc &Where) {
    const TargetInstrInfo &TII = FA.TII;
    const unsigned Why = static_cast<unsigned>(A.Why);
    switch (A.TheKind) {
    case Action::Move:
      BuildMI(MBB, Before, Where, TII.get(TargetOpcode::COPY), A.To)
          .addReg(A.From);
      ++Moves[Why];
      return;
    case Action::Spill:
      if (!Slots.isReloaded(A.Value))
        return;
      TII.storeRegToStackSlot(MBB, Before, A.From, /*isKill=*/false,
                              Slots.slotOf(A.Value), MRI.getRegClass(A.Value),
                              Register());
      ++Spills[Why];
      remarkSpillCode(Remarks, A, MBB, Where);
      return;
    case Action::Reload:
      if (FA.Values.isRematerializable(A.Value)) {
        TII.reMaterialize(MBB, Before, A.To, 0, FA.Values.definition(A.Value));
        ++Rematerializations[Why];
        return;
      }
      TII.loadRegFromStackSlot(MBB, Before, A.To, Slots.slotOf(A.Value),
                               MRI.getRegClass(A.Value), Register());
      ++Reloads[Why];
      remarkSpillCode(Remarks, A, MBB, Where);
      return;
    case Action::Undefine:
      BuildMI(MBB, Before, Where, TII.get(TargetOpcode::IMPLICIT_DEF), A.To);
      return;
    case Action::Instruction:
    case Action::Debug:
      llvm_unreachable("not an insertion");
    }
  }

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const FunctionAnalyses &FA;
  const FunctionPlan &Plan;
  MachineOptimizationRemarkEmitter &Remarks;
  const StackSlotAssignment Slots;

  /// Copies from a register to itself, and undefined definitions.
  SmallVector<MachineInstr *, 0> Redundant;
  /// The number of instructions that the allocation has added, by reason, and
  /// the number of copies that it has made redundant.
  std::array<unsigned, Reasons> Spills{}, Reloads{}, Rematerializations{},
      Moves{};
  unsigned RemovedCopies = 0;
  std::optional<AllocationFailure> Failure;
};

} // namespace

//===- Rewriting ----------------------------------------------------------===//

std::optional<AllocationFailure>
regalloc::rewrite(MachineFunction &MF, const FunctionAnalyses &FA,
                  const FunctionPlan &Plan,
                  MachineOptimizationRemarkEmitter &Remarks) {
  return Rewriter(MF, FA, Plan, Remarks).run();
}
