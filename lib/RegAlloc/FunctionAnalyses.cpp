//===- FunctionAnalyses.cpp - Analysis results of a function --------------===//

#include "FunctionAnalyses.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/BlockFrequency.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Next uses
//===----------------------------------------------------------------------===//

/// The maximum number of loops around a block that are considered, from the
/// innermost outwards. It bounds the time on deep loop nests.
static constexpr unsigned MaxLoopLevels = 8;

NextUses::NextUses(MachineFunction &MF, LiveIntervals &LIS,
                   const MachineLoopInfo &Loops,
                   const MachineBlockFrequencyInfo &Frequencies)
    : LIS(LIS), Loops(Loops), Uses(MF.getRegInfo().getNumVirtRegs()) {
  const SlotIndexes &Indexes = *LIS.getSlotIndexes();
  std::vector<unsigned> SeenIn(Uses.size(), 0);
  unsigned BlockSerial = 0;
  SmallVector<Register, 32> UsedHere;
  for (MachineBasicBlock &MBB : MF) {
    ++BlockSerial;
    UsedHere.clear();
    for (MachineInstr &MI : MBB) {
      if (MI.isDebugInstr())
        continue;
      for (const MachineOperand &MO : const_mi_bundle_ops(MI)) {
        if (!MO.isReg() || !MO.getReg().isVirtual() || !MO.readsReg())
          continue;
        SlotIndex Index = Indexes.getInstructionIndex(MI);
        unsigned Value = MO.getReg().virtRegIndex();
        if (Uses[Value].empty() || Uses[Value].back() != Index)
          Uses[Value].push_back(Index);
        if (SeenIn[Value] != BlockSerial) {
          SeenIn[Value] = BlockSerial;
          UsedHere.push_back(MO.getReg());
        }
      }
    }
    const uint64_t Frequency = Frequencies.getBlockFreq(&MBB).getFrequency();
    unsigned Level = 0;
    for (const MachineLoop *L = Loops.getLoopFor(&MBB);
         L && Level < MaxLoopLevels; L = L->getParentLoop(), ++Level) {
      auto [It, IsNew] = Extents.try_emplace(L);
      Extent &E = It->second;
      if (IsNew)
        E.Start = LIS.getMBBStartIdx(&MBB);
      E.End = LIS.getMBBEndIdx(&MBB);
      for (Register Value : UsedHere)
        E.Used.push_back({Value, Frequency});
    }
  }
  for (auto &[L, E] : Extents) {
    sort(E.Used, [](const LoopUse &A, const LoopUse &B) {
      return A.Value.id() < B.Value.id();
    });
    size_t Kept = 0;
    for (const LoopUse &U : E.Used) {
      if (Kept && E.Used[Kept - 1].Value == U.Value)
        E.Used[Kept - 1].Frequency += U.Frequency;
      else
        E.Used[Kept++] = U;
    }
    E.Used.resize(Kept);
  }
}

ArrayRef<NextUses::LoopUse> NextUses::usedIn(const MachineLoop &Loop) const {
  auto It = Extents.find(&Loop);
  if (It == Extents.end())
    return {};
  return It->second.Used;
}

unsigned NextUses::distance(Register Value, SlotIndex From,
                            const MachineBasicBlock &Block) const {
  ArrayRef<SlotIndex> All = uses(Value);
  auto Between = [](SlotIndex A, SlotIndex B) {
    return static_cast<unsigned>(A.distance(B)) / SlotIndex::InstrDist;
  };
  const auto *Next = lower_bound(All, From);
  if (Next != All.end() && *Next < LIS.getMBBEndIdx(&Block))
    return Between(From, *Next);
  const LiveInterval &Interval = LIS.getInterval(Value);
  unsigned Penalty = 0, Level = 0;
  for (const MachineLoop *L = Loops.getLoopFor(&Block);
       L && Level < MaxLoopLevels; L = L->getParentLoop(), ++Level) {
    const Extent &E = Extents.find(L)->second;
    if (Next != All.end() && *Next < E.End)
      return Penalty + Between(From, *Next);
    if (LIS.isLiveInToMBB(Interval, L->getHeader())) {
      const auto *First = lower_bound(All, E.Start);
      if (First != All.end() && *First < E.End)
        return Penalty + Between(From, E.End) + Between(E.Start, *First);
    }
    Penalty += LoopExit;
  }
  if (Next != All.end())
    return Penalty + Between(From, *Next);
  // All uses are in blocks that are earlier in the layout.
  return Penalty + LoopExit;
}

//===----------------------------------------------------------------------===//
// Peak register pressure
//===----------------------------------------------------------------------===//

namespace {
/// The start or the end of a live range.
struct Event {
  SlotIndex At;
  bool Starts;
  const TargetRegisterClass *Class;
};
} // namespace

PeakPressure::PeakPressure(MachineFunction &MF, LiveIntervals &LIS,
                           const MachineLoopInfo &Loops,
                           const MachineBlockFrequencyInfo &Frequencies)
    : Sets(MF.getSubtarget().getRegisterInfo()->getNumRegPressureSets()),
      Peaks(size_t(MF.getNumBlockIDs()) * Sets, 0) {
  sweep(MF, LIS);
  sumUpLoops(MF, Loops, Frequencies);
}

void PeakPressure::sweep(MachineFunction &MF, LiveIntervals &LIS) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const MachineRegisterInfo &MRI = MF.getRegInfo();

  std::vector<Event> Events;
  for (unsigned I = 0; I < MRI.getNumVirtRegs(); ++I) {
    Register Value = Register::index2VirtReg(I);
    if (!LIS.hasInterval(Value))
      continue;
    for (const LiveRange::Segment &S : LIS.getInterval(Value)) {
      Events.push_back({S.start, true, MRI.getRegClass(Value)});
      Events.push_back({S.end, false, MRI.getRegClass(Value)});
    }
  }
  // Ends sort before starts: two ranges, of which one ends where the other
  // starts, can share a register.
  sort(Events, [](const Event &A, const Event &B) {
    return A.At != B.At ? A.At < B.At : A.Starts < B.Starts;
  });

  std::vector<unsigned> Current(Sets, 0);
  auto Next = Events.begin();
  for (MachineBasicBlock &MBB : MF) {
    const SlotIndex Start = LIS.getMBBStartIdx(&MBB),
                    End = LIS.getMBBEndIdx(&MBB);
    unsigned *Peak = &Peaks[size_t(MBB.getNumber()) * Sets];
    auto Step = [&](const Event &E) {
      const unsigned Weight = TRI.getRegClassWeight(E.Class).RegWeight;
      for (const int *Set = TRI.getRegClassPressureSets(E.Class); *Set != -1;
           ++Set)
        if (E.Starts)
          Current[*Set] += Weight;
        else
          Current[*Set] -= Weight;
      return TRI.getRegClassPressureSets(E.Class);
    };
    // Ranges that end at the start of the block do not count for it.
    for (; Next != Events.end() && Next->At <= Start; ++Next)
      Step(*Next);
    std::copy(Current.begin(), Current.end(), Peak);
    for (; Next != Events.end() && Next->At < End; ++Next)
      for (const int *Set = Step(*Next); *Set != -1; ++Set)
        Peak[*Set] = std::max(Peak[*Set], Current[*Set]);
  }
}

void PeakPressure::sumUpLoops(MachineFunction &MF, const MachineLoopInfo &Loops,
                              const MachineBlockFrequencyInfo &Frequencies) {
  // Outer loops come before inner ones.
  const SmallVector<MachineLoop *, 4> Preorder = Loops.getLoopsInPreorder();
  for (auto [Number, Loop] : enumerate(Preorder))
    LoopNumbers[Loop] = Number;
  LoopPeaks.assign(Preorder.size() * Sets, 0);

  auto Frequency = [&](const MachineBasicBlock &MBB) {
    return Frequencies.getBlockFreq(&MBB).getFrequency();
  };
  auto Include = [&](const MachineLoop &Loop, const MachineBasicBlock &Block,
                     ArrayRef<unsigned> More) {
    if (Frequency(Block) < Frequency(*Loop.getHeader()) / 4)
      return;
    unsigned *All = &LoopPeaks[size_t(LoopNumbers.lookup(&Loop)) * Sets];
    for (auto [Set, Peak] : enumerate(More))
      All[Set] = std::max(All[Set], Peak);
  };
  for (const MachineBasicBlock &MBB : MF)
    if (const MachineLoop *Loop = Loops.getLoopFor(&MBB))
      Include(*Loop, MBB, of(MBB));
  for (const MachineLoop *Loop : reverse(Preorder))
    if (const MachineLoop *Outer = Loop->getParentLoop())
      Include(*Outer, *Loop->getHeader(), of(*Loop));
}

//===----------------------------------------------------------------------===//
// Liveness of physical registers
//===----------------------------------------------------------------------===//

PhysicalLiveness::PhysicalLiveness(LiveIntervals &LIS,
                                   const TargetRegisterInfo &TRI)
    : LIS(LIS), TRI(TRI), Clobbering(TRI.getNumRegs()),
      Last(LIS.getSlotIndexes()->getLastIndex()) {}

ArrayRef<SlotIndex>
PhysicalLiveness::callsThatClobber(MCRegister Register) const {
  const ArrayRef<SlotIndex> All = LIS.getRegMaskSlots();
  Calls &C = Clobbering[Register.id()];
  if (C.Which == Calls::Unknown) {
    for (auto [Slot, Mask] : zip(All, LIS.getRegMaskBits()))
      if (MachineOperand::clobbersPhysReg(Mask, Register))
        C.Slots.push_back(Slot);
    C.Which = C.Slots.empty()               ? Calls::None
              : C.Slots.size() < All.size() ? Calls::Some
                                            : Calls::All;
    if (C.Which == Calls::All)
      C.Slots = {};
    C.Slots.shrink_to_fit();
  }
  return C.Which == Calls::All ? All : ArrayRef(C.Slots);
}

SlotIndex PhysicalLiveness::nextFixed(MCRegister Register,
                                      SlotIndex From) const {
  SlotIndex Next = Last;
  for (MCRegUnit Unit : TRI.regunits(Register)) {
    const LiveRange &Range = LIS.getRegUnit(Unit);
    auto Segment = Range.find(From);
    if (Segment != Range.end())
      Next = std::min(Next, std::max(Segment->start, From));
  }
  return Next;
}

SlotIndex PhysicalLiveness::nextClobber(MCRegister Register,
                                        SlotIndex From) const {
  const ArrayRef<SlotIndex> Slots = callsThatClobber(Register);
  const auto *Slot = lower_bound(Slots, From);
  return Slot == Slots.end() ? Last : *Slot;
}

SlotIndex PhysicalLiveness::nextCall(SlotIndex From) const {
  ArrayRef<SlotIndex> Slots = LIS.getRegMaskSlots();
  const auto *Slot = lower_bound(Slots, From);
  return Slot == Slots.end() ? Last : *Slot;
}

bool PhysicalLiveness::isFreeDuring(const LiveInterval &Value,
                                    MCRegister Register) const {
  for (MCRegUnit Unit : TRI.regunits(Register))
    if (Value.overlaps(LIS.getRegUnit(Unit)))
      return false;
  const ArrayRef<SlotIndex> Slots = callsThatClobber(Register);
  for (const LiveRange::Segment &S : Value) {
    const auto *Slot = upper_bound(Slots, S.start);
    if (Slot == Slots.end())
      break;
    if (*Slot < S.end)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Rematerializable and undefined values
//===----------------------------------------------------------------------===//

ValueProperties::ValueProperties(MachineFunction &MF, const LiveIntervals &LIS,
                                 const NextUses &Uses)
    : LIS(LIS), Rematerializable(MF.getRegInfo().getNumVirtRegs()),
      DefinedByTerminator(Rematerializable.size()),
      HasUndefined(Rematerializable.size()) {
  findRematerializable(MF);
  findUndefined(MF, Uses);
}

void ValueProperties::findRematerializable(MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  for (unsigned I = 0; I < Rematerializable.size(); ++I) {
    const Register Value = Register::index2VirtReg(I);
    for (const MachineInstr &MI : MRI.def_instructions(Value))
      if (definesOnEdges(MI))
        DefinedByTerminator.set(I);
    if (!LIS.hasInterval(Value) || !MRI.hasOneDef(Value))
      continue;
    const MachineOperand &Definition = *MRI.def_begin(Value);
    const MachineInstr &MI = *Definition.getParent();
    if (!Definition.getSubReg() && !Definition.isImplicit() &&
        !Definition.isTied() && !MI.isBundled() &&
        Definition.getOperandNo() == 0 &&
        LIS.getInterval(Value).getNumValNums() == 1 &&
        TII.isTriviallyReMaterializable(MI))
      Rematerializable[I] = &MI;
  }
}

void ValueProperties::findUndefined(MachineFunction &MF, const NextUses &Uses) {
  SmallVector<std::pair<MachineInstr *, const VNInfo *>, 0> Definitions;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isImplicitDef() || MI.isBundled() || MI.getNumOperands() != 1 ||
          !MI.getOperand(0).getReg().isVirtual() ||
          MI.getOperand(0).getSubReg())
        continue;
      const Register Value = MI.getOperand(0).getReg();
      const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(
          LIS.getInstructionIndex(MI).getRegSlot());
      if (!Number)
        continue;
      Undefined.insert(Number);
      HasUndefined.set(Value.virtRegIndex());
      Definitions.push_back({&MI, Number});
    }
  // Keep only value numbers that no instruction reads. Each use is visited
  // once.
  for (unsigned Index : HasUndefined.set_bits()) {
    const Register Value = Register::index2VirtReg(Index);
    const LiveInterval &Interval = LIS.getInterval(Value);
    for (SlotIndex Use : Uses.uses(Value))
      if (const VNInfo *Number = Interval.getVNInfoAt(Use))
        Undefined.erase(Number);
  }
  HasUndefined.reset();
  for (auto [MI, Number] : Definitions)
    if (Undefined.contains(Number)) {
      HasUndefined.set(MI->getOperand(0).getReg().virtRegIndex());
      UndefinedDefinitions.push_back(MI);
    }
}

bool ValueProperties::isUndefined(Register Value, SlotIndex At) const {
  if (!Value.isVirtual() || !hasUndefined(Value))
    return false;
  const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(At);
  return Number && Undefined.contains(Number);
}

bool ValueProperties::isInMemory(Register Value, SlotIndex At) const {
  return LIS.hasInterval(Value) && !isRematerializable(Value) &&
         LIS.getInterval(Value).liveAt(At.getDeadSlot()) &&
         !isUndefined(Value, At.getDeadSlot());
}

//===----------------------------------------------------------------------===//
// Analysis results of a function
//===----------------------------------------------------------------------===//

FunctionAnalyses::FunctionAnalyses(MachineFunction &MF, const Analyses &A,
                                   const AllocationPolicy &Policy)
    : Policy(Policy), MF(MF), MRI(MF.getRegInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()),
      TII(*MF.getSubtarget().getInstrInfo()), LIS(A.LIS), Loops(A.Loops),
      Physical(A.LIS, TRI), Uses(MF, A.LIS, A.Loops, A.Frequencies),
      Pressure(MF, A.LIS, A.Loops, A.Frequencies), Values(MF, A.LIS, Uses),
      Frequencies(A.Frequencies), Probabilities(A.Probabilities) {
  Classes.runOnMachineFunction(MF);
  BitVector Reached(MF.getNumBlockIDs());
  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF)) {
    Order.push_back(MBB);
    Reached.set(MBB->getNumber());
  }
  for (MachineBasicBlock &MBB : MF)
    if (!Reached.test(MBB.getNumber()))
      Order.push_back(&MBB);
}
