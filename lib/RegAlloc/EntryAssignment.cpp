//===- EntryAssignment.cpp - Registers at the start of a block ------------===//

#include "BlockWalk.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Registers at the start of a block
//===----------------------------------------------------------------------===//

/// A value that may be in a register at the start of the block.
struct EntryAssignment::Candidate {
  llvm::Register Value;
  /// The frequency of the incoming paths that have it in a register.
  uint64_t InRegister = 0;
  /// The frequency of its uses in the loop.
  uint64_t UsedInLoop = 0;
  unsigned NextUse = 0;
  /// Whether it is in a register, or undefined, on all incoming paths.
  bool IsEverywhere = false;
  /// The registers that hold it on incoming paths, with their frequency.
  SmallVector<std::pair<MCRegister, uint64_t>, 2> Registers;
};

RegisterAssignment EntryAssignment::assignmentOf(const MachineBasicBlock &MBB) {
  if (Plan.of(MBB).StartsInMemory) {
    if (MBB.isInlineAsmBrIndirectTarget() && MBB.pred_size() == 1)
      return liveIn(Plan.of(**MBB.pred_begin()).JumpResults, MBB);
    return {};
  }
  if (MBB.pred_size() == 1) {
    const BlockPlan &Before = Plan.of(**MBB.pred_begin());
    return Before.IsPlanned ? liveIn(Before.End, MBB) : RegisterAssignment();
  }

  ClobberedOnEdges.clear();
  for (const MachineBasicBlock *Before : MBB.predecessors())
    for (const MachineInstr &MI : Before->terminators())
      for (const MachineOperand &MO : MI.all_defs())
        if (MO.getReg().isPhysical() &&
            !is_contained(ClobberedOnEdges, MO.getReg().asMCReg()))
          ClobberedOnEdges.push_back(MO.getReg().asMCReg());

  std::vector<Candidate> Candidates = collectCandidates(MBB);
  if (FA.isLoopHeader(MBB))
    chooseForLoop(*FA.Loops.getLoopFor(&MBB), Candidates);
  else
    chooseForJoin(MBB, Candidates);
  return fitIntoRegisters(MBB, Candidates);
}

RegisterAssignment EntryAssignment::liveIn(ArrayRef<AssignedValue> From,
                                           const MachineBasicBlock &MBB) const {
  RegisterAssignment Result;
  for (const AssignedValue &R : From)
    if (FA.LIS.isLiveInToMBB(FA.LIS.getInterval(R.Value), &MBB))
      Result.push_back(R);
  return Result;
}

std::vector<EntryAssignment::Candidate>
EntryAssignment::collectCandidates(const MachineBasicBlock &MBB) {
  std::vector<Candidate> Result;
  const SlotIndex Start = FA.LIS.getMBBStartIdx(&MBB);
  DenseMap<Register, unsigned> Positions;
  auto Add = [&](Register Value) -> Candidate * {
    auto [It, IsNew] = Positions.try_emplace(Value, Result.size());
    if (IsNew) {
      if (!FA.LIS.isLiveInToMBB(FA.LIS.getInterval(Value), &MBB) ||
          FA.Values.isUndefined(Value, Start)) {
        Positions.erase(It);
        return nullptr;
      }
      Result.push_back(
          {Value, 0, 0, FA.Uses.distance(Value, Start, MBB), false, {}});
    }
    return &Result[It->second];
  };
  for (const MachineBasicBlock *Before : MBB.predecessors()) {
    if (!Plan.of(*Before).IsPlanned)
      continue;
    const uint64_t Weight = FA.frequency(*Before, MBB);
    for (const AssignedValue &R : Plan.of(*Before).End)
      if (Candidate *C = Add(R.Value)) {
        C->InRegister += Weight;
        // If the entry of this block does not contain the value, the join is
        // the reason why the value loses its register.
        Plan.History[R.Value.virtRegIndex()].EvictedBecause = Reason::Join;
        auto *Known = find_if(C->Registers,
                              [&](auto &P) { return P.first == R.Register; });
        if (Known == C->Registers.end())
          C->Registers.push_back({R.Register, Weight});
        else
          Known->second += Weight;
      }
  }
  if (FA.isLoopHeader(MBB))
    for (const NextUses::LoopUse &U :
         FA.Uses.usedIn(*FA.Loops.getLoopFor(&MBB)))
      if (Candidate *C = Add(U.Value))
        C->UsedInLoop = U.Frequency;
  // A path on which a value is undefined counts as one that has it in a
  // register.
  for (Candidate &C : Result)
    if (FA.Values.hasUndefined(C.Value))
      for (const MachineBasicBlock *Before : MBB.predecessors())
        if (Plan.of(*Before).IsPlanned &&
            FA.Values.isUndefinedAtEnd(C.Value, *Before))
          C.InRegister += FA.frequency(*Before, MBB);
  return Result;
}

void EntryAssignment::chooseForLoop(const MachineLoop &Loop,
                                    std::vector<Candidate> &Candidates) const {
  // For each pressure set, the amount by which the peak exceeds the available
  // registers.
  SmallVector<int, 16> Excess;
  for (auto [Set, Peak] : enumerate(FA.Pressure.of(Loop)))
    Excess.push_back(int(Peak) - int(FA.Classes.getRegPressureSetLimit(Set)));

  // Drop the values that the loop uses least first, and among these the ones
  // with the farthest next use.
  sort(Candidates, [](const Candidate &A, const Candidate &B) {
    if (A.UsedInLoop != B.UsedInLoop)
      return A.UsedInLoop < B.UsedInLoop;
    if (A.NextUse != B.NextUse)
      return A.NextUse > B.NextUse;
    return A.Value.id() < B.Value.id();
  });
  erase_if(Candidates, [&](const Candidate &C) {
    if (!C.UsedInLoop && !C.InRegister)
      return true;
    const TargetRegisterClass *Class = FA.MRI.getRegClass(C.Value);
    const int *Sets = FA.TRI.getRegClassPressureSets(Class);
    bool IsTooMuch = false;
    for (const int *Set = Sets; *Set != -1; ++Set)
      IsTooMuch |= Excess[*Set] > 0;
    if (!IsTooMuch)
      return false;
    for (const int *Set = Sets; *Set != -1; ++Set)
      Excess[*Set] -= FA.TRI.getRegClassWeight(Class).RegWeight;
    return true;
  });
}

void EntryAssignment::chooseForJoin(const MachineBasicBlock &MBB,
                                    std::vector<Candidate> &Candidates) const {
  uint64_t Total = 0;
  for (const MachineBasicBlock *Before : MBB.predecessors())
    if (Plan.of(*Before).IsPlanned)
      Total += FA.frequency(*Before, MBB);
  erase_if(Candidates,
           [&](const Candidate &C) { return C.InRegister < Total / 2; });
  for (Candidate &C : Candidates)
    C.IsEverywhere = C.InRegister == Total;
}

RegisterAssignment
EntryAssignment::fitIntoRegisters(const MachineBasicBlock &MBB,
                                  std::vector<Candidate> &Candidates) {
  sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return A.NextUse != B.NextUse ? A.NextUse < B.NextUse
                                  : A.Value.id() < B.Value.id();
  });
  RegisterAssignment Result;
  Taken.reset();
  for (Candidate &C : Candidates) {
    sort(C.Registers, [](auto &A, auto &B) {
      return A.second != B.second ? A.second > B.second : A.first < B.first;
    });
    const MCRegister Choice = chooseRegister(MBB, C);
    if (!Choice)
      continue;
    Taken.assign(C.Value, Choice, /*InSlot=*/false);
    Plan.History[C.Value.virtRegIndex()].LastRegister = Choice;
    Result.push_back({C.Value, Choice, isInSlot(C.Value, MBB)});
  }
  return Result;
}

MCRegister EntryAssignment::chooseRegister(const MachineBasicBlock &MBB,
                                           const Candidate &C) const {
  const SlotIndex Start = FA.LIS.getMBBStartIdx(&MBB);
  const bool StartsLoop = FA.isLoopHeader(MBB);
  const LiveInterval &Interval = FA.LIS.getInterval(C.Value);
  auto IsFree = [&](MCRegister R) {
    return Taken.isFree(R) && FA.Physical.nextFixed(R, Start) > Start &&
           none_of(ClobberedOnEdges, [&](MCRegister Clobbered) {
             return FA.TRI.regsOverlap(R, Clobbered);
           });
  };
  // Prefer the registers that hold the value on incoming paths. At a loop
  // header, prefer a register that is free for the whole live range.
  MCRegister Choice, Second;
  auto Consider = [&](auto &&Registers) {
    for (MCRegister R : Registers) {
      if (!IsFree(R))
        continue;
      if (!Second)
        Second = R;
      if (!StartsLoop || FA.Physical.isFreeDuring(Interval, R)) {
        Choice = R;
        return;
      }
    }
  };
  Consider(make_first_range(C.Registers));
  if (!Choice && (StartsLoop || C.IsEverywhere))
    Consider(FA.orderOf(C.Value));
  // A register that is clobbered before the next use is not worth a reload or
  // a move.
  auto LastsUntilUse = [&](MCRegister R) {
    return static_cast<unsigned>(
               Start.distance(FA.Physical.freeUntil(R, Start))) /
               SlotIndex::InstrDist >
           C.NextUse;
  };
  if (!StartsLoop && Choice && !C.IsEverywhere && !LastsUntilUse(Choice))
    return MCRegister();
  if (!Choice && Second && LastsUntilUse(Second))
    return Second;
  return Choice;
}

bool EntryAssignment::isInSlot(Register Value,
                               const MachineBasicBlock &MBB) const {
  if (FA.Values.isRematerializable(Value))
    return true;
  const MachineLoop *Loop = FA.Loops.getLoopFor(&MBB);
  const SlotIndex Start = FA.LIS.getMBBStartIdx(&MBB);
  const VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(Start);
  for (const MachineBasicBlock *Before : MBB.predecessors()) {
    if (!Plan.of(*Before).IsPlanned) {
      // A loop that does not redefine the value does not change its stack slot.
      // This requires a loop with one entry, since only then do all paths to
      // the back edge contain this block.
      if (FA.isLoopHeader(MBB) && Loop->contains(Before) && Number &&
          Number->def != Start)
        continue;
      return false;
    }
    // Register and stack slot may differ where the value is undefined.
    if (FA.Values.isUndefinedAtEnd(Value, *Before))
      return false;
    for (const AssignedValue &R : Plan.of(*Before).End)
      if (R.Value == Value && !R.InSlot)
        return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Removal of dead entry registers
//===----------------------------------------------------------------------===//

// The entry assignment of a block (the values in registers at its start) is
// chosen before the block is planned. It may contain a value that loses its
// register before any instruction reads it. Moves and reloads that bring such a
// value into its register on the incoming edges are useless. This phase removes
// the value from the entry, so that it is in memory at the start of the block.
//
// A value of the entry is needed in its register if, before the block reloads
// or redefines it, an instruction reads it or the block spills it. It is also
// needed if it is live out in that register and either its stack slot does not
// hold it or a successor needs it in that register.
//
// This is a backward problem. The least fixed point is computed, so that a
// value is not needed merely because it stays in its register around a loop.

namespace {

/// Sets of entry values, indexed by block number.
struct EntryNeeds {
  std::vector<DenseSet<Register>> Needed;
  /// Values that stay in their registers up to the end of the block and whose
  /// stack slots hold them, too (or which are rematerializable): a block needs
  /// them in registers only if a successor does.
  std::vector<DenseSet<Register>> Through;
};

} // namespace

/// Collects the needs of MBB itself, without those of its successors.
static void collectNeeds(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                         const MachineBasicBlock &MBB, EntryNeeds &Needs) {
  const BlockPlan &Block = Plan.of(MBB);
  DenseSet<Register> &Needed = Needs.Needed[MBB.getNumber()];
  DenseSet<Register> Open;
  for (const AssignedValue &R : Block.Entry)
    Open.insert(R.Value);
  auto Need = [&](Register Value) {
    if (Open.erase(Value))
      Needed.insert(Value);
  };
  for (const Eviction &E : Plan.DefSpills.spillsAtStart(MBB))
    Need(E.Value);
  for (const Action &A : Block.Actions) {
    if (Open.empty())
      return;
    if (A.TheKind == Action::Spill)
      Need(A.Value);
    else if (A.TheKind == Action::Reload)
      Open.erase(A.Value);
    if (A.TheKind != Action::Instruction)
      continue;
    for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
      if (MO.isReg() && MO.readsReg())
        Need(MO.getReg());
    for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
      if (MO.isReg() && MO.isDef())
        Open.erase(MO.getReg());
  }
  for (const AssignedValue &R : Block.End)
    if (Open.contains(R.Value)) {
      if (R.InSlot || FA.Values.isRematerializable(R.Value))
        Needs.Through[MBB.getNumber()].insert(R.Value);
      else if (FA.LIS.isLiveOutOfMBB(FA.LIS.getInterval(R.Value), &MBB))
        Needed.insert(R.Value);
    }
}

/// Propagates the needs of each block to its predecessors.
static void propagateNeeds(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                           EntryNeeds &Needs) {
  struct Need {
    const MachineBasicBlock *MBB;
    Register Value;
  };
  SmallVector<Need, 0> Worklist;
  for (const MachineBasicBlock *MBB : FA.Order)
    for (const AssignedValue &R : Plan.of(*MBB).Entry)
      if (Needs.Needed[MBB->getNumber()].contains(R.Value))
        Worklist.push_back({MBB, R.Value});
  while (!Worklist.empty()) {
    const Need N = Worklist.pop_back_val();
    for (const MachineBasicBlock *Before : N.MBB->predecessors())
      if (Needs.Through[Before->getNumber()].erase(N.Value)) {
        Needs.Needed[Before->getNumber()].insert(N.Value);
        Worklist.push_back({Before, N.Value});
      }
  }
}

/// Changes the plan of MBB such that Values are in memory at its start.
static void startInMemory(const FunctionAnalyses &FA, FunctionPlan &Plan,
                          const MachineBasicBlock &MBB,
                          DenseSet<Register> &Values) {
  BlockPlan &Block = Plan.of(MBB);
  SlotIndex Last = FA.LIS.getMBBStartIdx(&MBB);
  erase_if(Block.Actions, [&](const Action &A) {
    switch (A.TheKind) {
    case Action::Move:
      return Values.contains(A.Value);
    case Action::Reload:
      Values.erase(A.Value);
      return false;
    case Action::Instruction:
      Last = FA.LIS.getInstructionIndex(*A.MI);
      for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
        if (MO.isReg() && MO.isDef())
          Values.erase(MO.getReg());
      return false;
    case Action::Debug: {
      size_t Next = A.FirstOperand;
      for (const MachineOperand &MO : A.MI->operands())
        if (MO.isReg() && MO.getReg().isVirtual()) {
          if (Values.contains(MO.getReg()))
            Plan.OperandRegisters[Next] =
                FA.Values.isInMemory(MO.getReg(), Last) ? InMemory
                                                        : MCRegister();
          ++Next;
        }
      return false;
    }
    default:
      return false;
    }
  });
  erase_if(Block.End,
           [&](const AssignedValue &R) { return Values.contains(R.Value); });
}

void regalloc::removeDeadEntries(const FunctionAnalyses &FA,
                                 FunctionPlan &Plan) {
  EntryNeeds Needs{std::vector<DenseSet<Register>>(Plan.Blocks.size()),
                   std::vector<DenseSet<Register>>(Plan.Blocks.size())};
  for (const MachineBasicBlock *MBB : FA.Order)
    collectNeeds(FA, Plan, *MBB, Needs);
  propagateNeeds(FA, Plan, Needs);

  for (const MachineBasicBlock *MBB : FA.Order) {
    const DenseSet<Register> &Needed = Needs.Needed[MBB->getNumber()];
    DenseSet<Register> Dead;
    erase_if(Plan.of(*MBB).Entry, [&](const AssignedValue &R) {
      if (Needed.contains(R.Value))
        return false;
      Dead.insert(R.Value);
      return true;
    });
    if (!Dead.empty())
      startInMemory(FA, Plan, *MBB, Dead);
  }
}
