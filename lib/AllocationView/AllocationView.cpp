//===- AllocationView.cpp - The passes around register allocation ---------===//

#include "AllocatedFunction.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/PrintPasses.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

/// Records each function, and calls ViewT::before.
template <typename ViewT> class BeforeAllocation : public MachineFunctionPass {
public:
  static inline char ID = 0;
  template <typename... ArgsT>
  explicit BeforeAllocation(ArgsT &&...Args)
      : MachineFunctionPass(ID), View(std::forward<ArgsT>(Args)...) {}

  StringRef getPassName() const override { return ViewT::NameBefore; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    if (View.showsLiveness())
      AU.addRequired<LiveIntervalsWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    Recorded = recordFunction(MF);
    View.before(MF, View.showsLiveness()
                        ? &getAnalysis<LiveIntervalsWrapperPass>().getLIS()
                        : nullptr);
    return false;
  }

  ViewT View;
  std::optional<Recording> Recorded;
};

/// Calls ViewT::after with each recorded function, and ViewT::finish at the
/// end.
template <typename ViewT> class AfterAllocation : public MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit AfterAllocation(BeforeAllocation<ViewT> &Before)
      : MachineFunctionPass(ID), Before(Before) {}

  StringRef getPassName() const override { return ViewT::NameAfter; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    if (Before.Recorded)
      Before.View.after(*Before.Recorded, MF);
    Before.Recorded.reset();
    return false;
  }

  bool doFinalization(Module &) override {
    Before.View.finish();
    return false;
  }

private:
  BeforeAllocation<ViewT> &Before;
};

/// Writes a view of each function.
class ViewWriter {
public:
  static constexpr const char *NameBefore = "Allocation view: before",
                              *NameAfter = "Allocation view: after";

  ViewWriter(AllocationViewForm Form, raw_ostream &OS,
             ExpressionText ExpressionAt)
      : Form(Form), OS(OS), ExpressionAt(std::move(ExpressionAt)) {}

  bool showsLiveness() const { return Form == AllocationViewForm::Liveness; }

  void before(const MachineFunction &MF, const LiveIntervals *Live) {
    Names = programNames(MF, ExpressionAt);
    if (!Live)
      return;
    Liveness.clear();
    raw_string_ostream Text(Liveness);
    printLiveness(MF, *Live, Text);
  }

  void after(const Recording &Before, const MachineFunction &MF) {
    if (!isFunctionInPrintList(MF.getName()))
      return;
    if (showsLiveness()) {
      OS << Liveness;
      return;
    }
    const AllocatedFunction View = viewAllocation(Before, MF);
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
      drawAllocationDot(View, MF, Names, OS);
      return;
    case AllocationViewForm::SVG:
      Picture.add(View, MF, Names);
      return;
    }
  }

  void finish() const {
    if (Form == AllocationViewForm::SVG)
      Picture.write(OS);
  }

private:
  AllocationViewForm Form;
  raw_ostream &OS;
  ExpressionText ExpressionAt;
  std::string Liveness;
  std::vector<std::string> Names;
  AllocationPicture Picture;
};

/// Reports each function to an observer.
class Observation {
public:
  static constexpr const char *NameBefore = "Allocation facts: before",
                              *NameAfter = "Allocation facts: after";

  explicit Observation(AllocationObserver &Observer) : Observer(Observer) {}

  bool showsLiveness() const { return true; }

  void before(const MachineFunction &MF, const LiveIntervals *Live) {
    Data = findIntervals(MF, *Live);
    Observer.beforeAllocation(MF);
  }

  void after(const Recording &Before, MachineFunction &MF) {
    if (Before.Instructions.empty() || MF.getProperties().hasFailedRegAlloc())
      return;
    addAllocated(Before, MF, Checker, Data);
    Observer.afterAllocation(MF, std::move(Data));
  }

  void finish() const {}

private:
  AllocationObserver &Observer;
  AllocationData Data;
  AllocationChecker Checker;
};

} // namespace

template <typename ViewT, typename... ArgsT>
static void insertPasses(TargetPassConfig &Config, ArgsT &&...Args) {
  // The pass manager owns both passes for the whole compilation.
  auto *Before = new BeforeAllocation<ViewT>(std::forward<ArgsT>(Args)...);
  insertAroundAllocation(Config, Before, new AfterAllocation<ViewT>(*Before));
}

void mincaml::insertAllocationView(TargetPassConfig &Config,
                                   AllocationViewForm Form, raw_ostream &OS,
                                   ExpressionText ExpressionAt) {
  insertPasses<ViewWriter>(Config, Form, OS, std::move(ExpressionAt));
}

void mincaml::observeAllocation(TargetPassConfig &Config,
                                AllocationObserver &Observer) {
  insertPasses<Observation>(Config, Observer);
}

bool mincaml::observesAllocation(const Pass &P) {
  return P.getPassID() == &BeforeAllocation<Observation>::ID ||
         P.getPassID() == &AfterAllocation<Observation>::ID;
}
