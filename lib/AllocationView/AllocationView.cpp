//===- AllocationView.cpp - Tables and pictures of allocations ------------===//

#include "mincaml/AllocationView/AllocationView.h"
#include "AllocatedFunction.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/PrintPasses.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Records each function, and its liveness if the form of the view shows it.
class BeforeAllocation : public MachineFunctionPass {
public:
  static char ID;
  BeforeAllocation(AllocationViewForm Form, ExpressionText ExpressionAt)
      : MachineFunctionPass(ID), Form(Form),
        ExpressionAt(std::move(ExpressionAt)) {}

  StringRef getPassName() const override { return "Allocation view: before"; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    if (Form == AllocationViewForm::Liveness)
      AU.addRequired<LiveIntervalsWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    Recorded = allocationcheck::recordFunction(MF);
    Names = programNames(MF, ExpressionAt);
    if (Form == AllocationViewForm::Liveness) {
      Liveness.clear();
      raw_string_ostream OS(Liveness);
      printLiveness(MF, getAnalysis<LiveIntervalsWrapperPass>().getLIS(), OS);
    }
    return false;
  }

  std::optional<allocationcheck::Recording> Recorded;
  std::string Liveness;
  std::vector<std::string> Names;

private:
  AllocationViewForm Form;
  ExpressionText ExpressionAt;
};

class AfterAllocation : public MachineFunctionPass {
public:
  static char ID;
  AfterAllocation(AllocationViewForm Form, BeforeAllocation &Before,
                  raw_ostream &OS)
      : MachineFunctionPass(ID), Form(Form), Before(Before), OS(OS) {}

  StringRef getPassName() const override { return "Allocation view: after"; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    if (!Before.Recorded)
      return false;
    if (!isFunctionInPrintList(MF.getName())) {
      Before.Recorded.reset();
      return false;
    }
    if (Form == AllocationViewForm::Liveness)
      OS << Before.Liveness;
    else
      show(viewAllocation(*Before.Recorded, MF), MF);
    Before.Recorded.reset();
    return false;
  }

  bool doFinalization(Module &) override {
    if (Form == AllocationViewForm::SVG)
      Picture.write(OS);
    return false;
  }

private:
  void show(const AllocatedFunction &View, const MachineFunction &MF) {
    switch (Form) {
    case AllocationViewForm::Liveness:
      llvm_unreachable("is written as it was before allocation");
    case AllocationViewForm::Text:
      printAllocation(View, MF, OS);
      return;
    case AllocationViewForm::Counts:
      printAllocationCounts(View, MF, OS);
      return;
    case AllocationViewForm::Dot:
      drawAllocationDot(View, MF, Before.Names, OS);
      return;
    case AllocationViewForm::SVG:
      Picture.add(View, MF, Before.Names);
      return;
    }
  }

  AllocationViewForm Form;
  BeforeAllocation &Before;
  raw_ostream &OS;
  AllocationPicture Picture;
};

} // namespace

char BeforeAllocation::ID = 0;
char AfterAllocation::ID = 0;

void mincaml::insertAllocationView(TargetPassConfig &Config,
                                   AllocationViewForm Form, raw_ostream &OS,
                                   ExpressionText ExpressionAt) {
  // The pass manager owns both passes for the whole compilation.
  auto *Before = new BeforeAllocation(Form, std::move(ExpressionAt));
  allocationcheck::insertAroundAllocation(
      Config, Before, new AfterAllocation(Form, *Before, OS));
}
