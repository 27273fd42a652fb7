//===- AllocationFacts.cpp - Data about an allocation ---------------------===//

#include "mincaml/AllocationView/AllocationFacts.h"
#include "AllocatedFunction.h"
#include "ProgramNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <tuple>

using namespace mincaml;
using namespace llvm;

/// An interference graph with more nodes would not be readable.
static constexpr size_t MaximumInGraph = 40;

/// The name of a register as in machine IR.
static std::string nameOf(Register R, const TargetRegisterInfo &TRI) {
  std::string Name;
  raw_string_ostream OS(Name);
  OS << printReg(R, &TRI);
  return Name;
}

//===----------------------------------------------------------------------===//
// Before allocation
//===----------------------------------------------------------------------===//

namespace {

/// Derives the intervals from LLVM's live intervals.
class IntervalFinder {
public:
  IntervalFinder(const MachineFunction &MF, const LiveIntervals &Live)
      : MF(MF), MRI(MF.getRegInfo()), TRI(*MRI.getTargetRegisterInfo()),
        Live(Live) {}

  AllocationFacts run();

private:
  void addPoints();
  void addInterval(Register R);
  void addHints(Register R, AllocationFacts::Interval &I) const;
  void findInterference();

  const MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  const TargetRegisterInfo &TRI;
  const LiveIntervals &Live;
  /// The slot index of each point.
  std::vector<SlotIndex> Indices;
  AllocationFacts Facts;
};

} // namespace

void IntervalFinder::addPoints() {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (!MI.isDebugInstr()) {
        Indices.push_back(Live.getInstructionIndex(MI));
        Facts.IsCall.push_back(MI.isCall());
      }
}

/// Adds the physical registers that copies move the value from and to.
void IntervalFinder::addHints(Register R, AllocationFacts::Interval &I) const {
  for (const MachineInstr &MI : MRI.reg_nodbg_instructions(R)) {
    if (!MI.isCopy())
      continue;
    for (const MachineOperand &MO : MI.operands()) {
      if (!MO.isReg() || !MO.getReg().isPhysical())
        continue;
      std::string Name = nameOf(MO.getReg(), TRI);
      if (!is_contained(I.Hints, Name))
        I.Hints.push_back(std::move(Name));
    }
  }
}

void IntervalFinder::addInterval(Register R) {
  AllocationFacts::Interval I;
  I.Number = R.virtRegIndex();
  if (const TargetRegisterClass *Class = MRI.getRegClassOrNull(R))
    I.Class = TRI.getRegClassName(Class);
  for (const LiveRange::Segment &S : Live.getInterval(R)) {
    // An instruction belongs to the segment that it begins or ends.
    auto First = lower_bound(Indices, S.start.getBaseIndex());
    auto Behind = upper_bound(Indices, S.end.getBaseIndex());
    if (First >= Behind)
      continue;
    const unsigned From = First - Indices.begin(),
                   To = Behind - Indices.begin() - 1;
    if (!I.Live.empty() && From <= I.Live.back().second + 1)
      I.Live.back().second = std::max(I.Live.back().second, To);
    else
      I.Live.push_back({From, To});
  }
  for (const MachineInstr &MI : MRI.reg_nodbg_instructions(R))
    (MI.definesRegister(R, &TRI) ? I.Writers : I.Readers)
        .push_back(MI.getDebugLoc());
  SlotIndex FirstIndex;
  for (const MachineInstr &MI : MRI.def_instructions(R)) {
    const SlotIndex Index = Live.getInstructionIndex(MI);
    if (MI.getDebugLoc() && (!FirstIndex.isValid() || Index < FirstIndex)) {
      FirstIndex = Index;
      I.Location = MI.getDebugLoc();
    }
  }
  addHints(R, I);
  Facts.Intervals.push_back(std::move(I));
}

void IntervalFinder::findInterference() {
  const size_t Count = Facts.Intervals.size();
  Facts.HasInterference = Count <= MaximumInGraph;
  if (!Facts.HasInterference)
    return;
  auto IntervalOf = [&](size_t I) -> const LiveInterval & {
    return Live.getInterval(Register::index2VirtReg(Facts.Intervals[I].Number));
  };
  for (size_t I = 0; I != Count; ++I)
    for (size_t J = I + 1; J != Count; ++J)
      if (IntervalOf(I).overlaps(IntervalOf(J)))
        Facts.Interference.push_back({I, J});
}

AllocationFacts IntervalFinder::run() {
  addPoints();
  for (unsigned I = 0; I != MRI.getNumVirtRegs(); ++I) {
    const Register R = Register::index2VirtReg(I);
    if (!MRI.reg_nodbg_empty(R) && Live.hasInterval(R))
      addInterval(R);
  }
  std::vector<std::string> Names = programNames(MF, /*ExpressionAt=*/{});
  for (AllocationFacts::Interval &I : Facts.Intervals)
    I.Name = std::move(Names[I.Number]);
  findInterference();
  return std::move(Facts);
}

//===----------------------------------------------------------------------===//
// After allocation
//===----------------------------------------------------------------------===//

/// Returns the point of each allocated instruction. For an instruction that
/// existed before allocation, it is the point of that instruction. For a new
/// one, it is the point of the next instruction of the block that existed
/// before.
static std::vector<unsigned>
pointsBefore(const allocationcheck::Recording &Before,
             const MachineFunction &MF, const AllocatedFunction &View) {
  InstructionKinds Kinds(Before, MF);
  std::vector<unsigned> Result(View.Points.size());
  unsigned Next = Before.Instructions.size() - 1;
  const MachineBasicBlock *Block = nullptr;
  for (size_t I = View.Points.size(); I-- != 0;) {
    const MachineInstr &MI = *View.Points[I].MI;
    if (MI.getParent() != Block) {
      Block = MI.getParent();
      // Instructions after the last recorded one of a block get the point of
      // that one. A new block gets the point at which the next block begins.
      if (auto It = Before.BlockIndex.find(Block);
          It != Before.BlockIndex.end() &&
          Before.Blocks[It->second].Last != Before.Blocks[It->second].First)
        Next = Before.Blocks[It->second].Last - 1;
    }
    if (Kinds.recordedOperands(MI))
      Next = Before.InstructionIndex.lookup(&MI);
    Result[I] = Next;
  }
  return Result;
}

static StringRef nameOf(AllocatedKind Kind) {
  switch (Kind) {
  case AllocatedKind::Program:
  case AllocatedKind::FixedMove:
  case AllocatedKind::ProgramMove:
    return "";
  case AllocatedKind::AddedMove:
    return "move";
  case AllocatedKind::Save:
    return "save";
  case AllocatedKind::Restore:
    return "restore";
  case AllocatedKind::Rematerialization:
    return "computed again";
  }
  llvm_unreachable("covered switch");
}

static void addPlaces(const AllocatedFunction &View, ArrayRef<unsigned> Points,
                      const MachineFunction &MF, AllocationFacts &Facts) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  DenseMap<unsigned, unsigned> IntervalOf;
  for (const auto &[I, Interval] : enumerate(Facts.Intervals))
    IntervalOf[Interval.Number] = I;
  auto Find = [&](int Value) {
    auto It = Value < 0 ? IntervalOf.end() : IntervalOf.find(Value);
    return It == IntervalOf.end() ? -1 : int(It->second);
  };
  for (const AllocatedRange &R : View.Ranges)
    if (const int Interval = Find(R.Value); Interval >= 0)
      Facts.Intervals[Interval].Places.push_back(
          {Points[R.First], Points[R.Last],
           R.Register ? nameOf(R.Register, TRI)
                      : "slot " + std::to_string(R.Slot),
           !R.Register});
  for (AllocationFacts::Interval &I : Facts.Intervals) {
    // If a value is in a register and in a slot at the same time, the register
    // comes first.
    sort(I.Places, [](const auto &A, const auto &B) {
      return std::tie(A.First, A.IsSlot, A.Name, A.Last) <
             std::tie(B.First, B.IsSlot, B.Name, B.Last);
    });
    // Merge the units of a register pair, and parts of a range that new
    // instructions have split.
    std::vector<AllocationFacts::Place> Merged;
    for (AllocationFacts::Place &P : I.Places) {
      auto Same = find_if(Merged, [&](const AllocationFacts::Place &Known) {
        return Known.Name == P.Name && P.First <= Known.Last + 1;
      });
      if (Same == Merged.end())
        Merged.push_back(std::move(P));
      else
        Same->Last = std::max(Same->Last, P.Last);
    }
    I.Places = std::move(Merged);
  }
  for (const auto &[I, P] : enumerate(View.Points)) {
    const StringRef Kind = nameOf(P.Kind);
    if (Kind.empty())
      continue;
    const bool HasReason =
        P.Kind == AllocatedKind::Save || P.Kind == AllocatedKind::Restore;
    Facts.Additions.push_back({Points[I], Kind, Find(P.Value),
                               HasReason ? reasonName(P.Reason) : StringRef()});
  }
}

static void addChecked(const allocationcheck::Recording &Before,
                       MachineFunction &MF, const AllocatedFunction &View,
                       ArrayRef<unsigned> Points,
                       allocationcheck::AllocationChecker &Checker,
                       AllocationFacts &Facts) {
  if (Before.Instructions.size() > AllocationFacts::MaximumChecked)
    return;
  Facts.Checked =
      Checker.findValues(MF, Before, AllocationFacts::MaximumCheckedPairs);
  if (!Facts.Checked)
    return;
  DenseMap<const MachineInstr *, unsigned> PointOf;
  for (auto [Point, After] : zip_equal(Points, View.Points))
    PointOf[After.MI] = Point;
  for (const allocationcheck::CheckedValues::Block &Block :
       Facts.Checked->Blocks)
    for (const auto &[MI, Changes] : Block.Instructions)
      Facts.CheckedPoints.push_back(
          PointOf.lookup(&*getBundleStart(MI->getIterator())));
}

static void addAllocated(const allocationcheck::Recording &Before,
                         MachineFunction &MF,
                         allocationcheck::AllocationChecker &Checker,
                         AllocationFacts &Facts) {
  const AllocatedFunction View = viewAllocation(Before, MF);
  const std::vector<unsigned> Points = pointsBefore(Before, MF, View);
  addPlaces(View, Points, MF, Facts);
  addChecked(Before, MF, View, Points, Checker, Facts);
}
//===----------------------------------------------------------------------===//
// The passes
//===----------------------------------------------------------------------===//

namespace {

class BeforeObserved : public MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit BeforeObserved(AllocationObserver &Observer)
      : MachineFunctionPass(ID), Observer(Observer) {}

  StringRef getPassName() const override { return "Allocation facts: before"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<LiveIntervalsWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    Recorded = allocationcheck::recordFunction(MF);
    Facts = IntervalFinder(MF, getAnalysis<LiveIntervalsWrapperPass>().getLIS())
                .run();
    Observer.beforeAllocation(MF);
    return false;
  }

  std::optional<allocationcheck::Recording> Recorded;
  AllocationFacts Facts;

private:
  AllocationObserver &Observer;
};

class AfterObserved : public MachineFunctionPass {
public:
  static inline char ID = 0;
  AfterObserved(AllocationObserver &Observer, BeforeObserved &Before)
      : MachineFunctionPass(ID), Observer(Observer), Before(Before) {}

  StringRef getPassName() const override { return "Allocation facts: after"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    if (!Before.Recorded || Before.Recorded->Instructions.empty() ||
        MF.getProperties().hasFailedRegAlloc())
      return false;
    addAllocated(*Before.Recorded, MF, Checker, Before.Facts);
    Observer.afterAllocation(MF, std::move(Before.Facts));
    Before.Recorded.reset();
    return false;
  }

private:
  AllocationObserver &Observer;
  BeforeObserved &Before;
  allocationcheck::AllocationChecker Checker;
};

} // namespace

bool mincaml::observesAllocation(const Pass &P) {
  return P.getPassID() == &BeforeObserved::ID ||
         P.getPassID() == &AfterObserved::ID;
}

void mincaml::observeAllocation(TargetPassConfig &Config,
                                AllocationObserver &Observer) {
  // The pass manager owns both passes for the whole compilation.
  auto *Before = new BeforeObserved(Observer);
  allocationcheck::insertAroundAllocation(Config, Before,
                                          new AfterObserved(Observer, *Before));
}
