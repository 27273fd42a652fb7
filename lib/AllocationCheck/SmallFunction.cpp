//===- SmallFunction.cpp - Live ranges of one instruction -----------------===//

#include "SmallFunction.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassInstrumentation.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

/// Makes objects with the numbers, sizes and alignments of all stack objects.
/// Those without a fixed size are never folded.
static void copyStackObjects(const MachineFrameInfo &From,
                             MachineFrameInfo &To) {
  for (int I = 0; I < From.getObjectIndexEnd(); ++I)
    if (From.isDeadObjectIndex(I) || From.isVariableSizedObjectIndex(I))
      To.CreateStackObject(1, Align(1), /*isSpillSlot=*/false);
    else
      To.CreateStackObject(From.getObjectSize(I), From.getObjectAlign(I),
                           From.isSpillSlotObjectIndex(I));
}

SmallFunction::SmallFunction(const MachineFunction &Like)
    : MF(const_cast<Function &>(Like.getFunction()), Like.getTarget(),
         Like.getSubtarget(), Like.getContext(), Like.getFunctionNumber()) {
  MF.initTargetMachineFunctionInfo(Like.getSubtarget());
  MF.push_back(MF.CreateMachineBasicBlock());
  copyStackObjects(Like.getFrameInfo(), MF.getFrameInfo());
  MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned V = 0; V < Like.getRegInfo().getNumVirtRegs(); ++V)
    if (auto *Class =
            Like.getRegInfo().getRegClassOrNull(Register::index2VirtReg(V)))
      MRI.createVirtualRegister(Class);
    else
      MRI.createIncompleteVirtualRegister();
  Analyses.registerPass([] { return PassInstrumentationAnalysis(); });
  Analyses.registerPass([] { return SlotIndexesAnalysis(); });
  Analyses.registerPass([] { return MachineDominatorTreeAnalysis(); });
  Analyses.registerPass([] { return LiveIntervalsAnalysis(); });
}

MachineBasicBlock &SmallFunction::clear() {
  Analyses.clear();
  MF.front().clear();
  return MF.front();
}

LiveIntervals &SmallFunction::liveRanges() {
  return Analyses.getResult<LiveIntervalsAnalysis>(MF);
}
