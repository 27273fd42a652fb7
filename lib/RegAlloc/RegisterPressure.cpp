//===- RegisterPressure.cpp - How many registers blocks want --------------===//

#include "mincaml/RegAlloc/RegisterPressure.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace mincaml;

namespace {
/// A live range starts or ends.
struct Event {
  SlotIndex At;
  bool Starts;
  const TargetRegisterClass *Class;
};
} // namespace

RegisterPressure::RegisterPressure(MachineFunction &MF, LiveIntervals &LIS) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  Sets = TRI.getNumRegPressureSets();
  Peaks.assign(size_t(MF.getNumBlockIDs()) * Sets, 0);

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
  // What ends makes room for what starts at the same place.
  sort(Events, [](const Event &A, const Event &B) {
    return A.At != B.At ? A.At < B.At : A.Starts < B.Starts;
  });

  std::vector<unsigned> Current(Sets, 0);
  auto Next = Events.begin();
  for (MachineBasicBlock &MBB : MF) {
    const SlotIndex Start = LIS.getMBBStartIdx(&MBB),
                    End = LIS.getMBBEndIdx(&MBB);
    unsigned *Peak = &Peaks[size_t(MBB.getNumber()) * Sets];
    // A range that is dead in between ends at the start of the block.
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
    for (; Next != Events.end() && Next->At <= Start; ++Next)
      Step(*Next);
    std::copy(Current.begin(), Current.end(), Peak);
    for (; Next != Events.end() && Next->At < End; ++Next)
      for (const int *Set = Step(*Next); *Set != -1; ++Set)
        Peak[*Set] = std::max(Peak[*Set], Current[*Set]);
  }
}
