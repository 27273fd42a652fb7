//===- NextUses.cpp - Next-use distances ----------------------------------===//

#include "Liveness/NextUses.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/BlockFrequency.h"

using namespace llvm;
using namespace mincaml::regalloc;

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
