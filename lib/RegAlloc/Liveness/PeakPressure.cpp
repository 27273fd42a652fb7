//===- PeakPressure.cpp - Peak register pressure --------------------------===//

#include "Liveness/PeakPressure.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/BlockFrequency.h"

using namespace llvm;
using namespace mincaml::regalloc;

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
