//===- Passes.cpp - The passes around an allocator ------------------------===//

#include "llvm/CodeGen/Passes.h"
#include "mincaml/AllocationView/AllocationView.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetPassConfig.h"

using namespace mincaml;
using namespace llvm;

namespace {

class InputPass : public MachineFunctionPass {
public:
  static char ID;
  explicit InputPass(AllocationViewer &Viewer)
      : MachineFunctionPass(ID), Viewer(Viewer) {}

  StringRef getPassName() const override { return "Allocation View: before"; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    if (Viewer.What == AllocationViewer::Form::Liveness)
      AU.addRequired<LiveIntervalsWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    Viewer.Input = recordValues(MF);
    if (Viewer.What == AllocationViewer::Form::Liveness) {
      Viewer.Liveness.clear();
      raw_string_ostream OS(Viewer.Liveness);
      printLiveness(MF, getAnalysis<LiveIntervalsWrapperPass>().getLIS(), OS);
    }
    return false;
  }

private:
  AllocationViewer &Viewer;
};

class ViewPass : public MachineFunctionPass {
public:
  static char ID;
  explicit ViewPass(AllocationViewer &Viewer)
      : MachineFunctionPass(ID), Viewer(Viewer) {}

  StringRef getPassName() const override { return "Allocation View: behind"; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    if (!Viewer.Input)
      return false;
    if (Viewer.What == AllocationViewer::Form::Liveness)
      Viewer.OS << Viewer.Liveness;
    else
      show(viewAllocation(*Viewer.Input, MF), MF);
    Viewer.Input.reset();
    return false;
  }

private:
  void show(const AllocationView &View, const MachineFunction &MF) {
    switch (Viewer.What) {
    case AllocationViewer::Form::Liveness:
      llvm_unreachable("has no allocation");
    case AllocationViewer::Form::Text:
      printAllocation(View, MF, Viewer.OS);
      return;
    case AllocationViewer::Form::Counts:
      printAllocationCounts(View, MF, Viewer.OS);
      return;
    case AllocationViewer::Form::Dot:
      drawAllocationDot(View, MF, Viewer.OS);
      return;
    case AllocationViewer::Form::SVG:
      drawAllocationSVG(View, MF, Viewer.OS);
      return;
    }
  }

  AllocationViewer &Viewer;
};

} // namespace

char InputPass::ID = 0;
char ViewPass::ID = 0;

void mincaml::insertAllocationViewer(TargetPassConfig &Config,
                                     AllocationViewer &Viewer) {
  // There are two pipelines, one for the allocator `fast` and one for others.
  if (Config.getOptimizeRegAlloc()) {
    Config.insertPass(&MachineSchedulerID, new InputPass(Viewer));
    Config.insertPass(&VirtRegRewriterID, new ViewPass(Viewer));
    return;
  }
  std::unique_ptr<Pass> Fast(createFastRegisterAllocator());
  Config.insertPass(&TwoAddressInstructionPassID, new InputPass(Viewer));
  Config.insertPass(Fast->getPassID(), new ViewPass(Viewer));
}
