//===- AllocationData.cpp - Data about an allocation ----------------------===//

#include "AllocatedFunction.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include <tuple>

using namespace mincaml;
using namespace llvm;

/// An interference graph with more nodes would not be readable.
static constexpr size_t MaximumInGraph = 40;

/// The name of a register as in machine IR.
static std::string nameOf(Register R, const TargetRegisterInfo &TRI) {
  return formatv("{0}", printReg(R, &TRI));
}

//===- Before allocation --------------------------------------------------===//

namespace {

/// Derives the intervals from LLVM's live intervals.
class IntervalFinder {
public:
  IntervalFinder(const MachineFunction &MF, const LiveIntervals &Live)
      : MF(MF), MRI(MF.getRegInfo()), TRI(*MRI.getTargetRegisterInfo()),
        Live(Live) {}

  AllocationData run() {
    addPoints();
    for (unsigned I = 0; I != MRI.getNumVirtRegs(); ++I) {
      const Register R = Register::index2VirtReg(I);
      if (!MRI.reg_nodbg_empty(R) && Live.hasInterval(R))
        addInterval(R);
    }
    std::vector<std::string> Names = programNames(MF, /*ExpressionAt=*/{});
    for (AllocationData::Interval &I : Data.Intervals)
      I.Name = std::move(Names[I.Number]);
    findInterference();
    return std::move(Data);
  }

private:
  void addPoints() {
    for (const MachineBasicBlock &MBB : MF)
      for (const MachineInstr &MI : MBB)
        if (!MI.isDebugInstr()) {
          Indices.push_back(Live.getInstructionIndex(MI));
          Data.IsCall.push_back(MI.isCall());
        }
  }

  void addInterval(Register R) {
    AllocationData::Interval I;
    I.Number = R.virtRegIndex();
    if (const TargetRegisterClass *Class = MRI.getRegClassOrNull(R))
      I.Class = TRI.getRegClassName(Class);
    for (const LiveRange::Segment &S : Live.getInterval(R)) {
      // An instruction at the start or the end of a segment belongs to it.
      auto First = lower_bound(Indices, S.start.getBaseIndex());
      auto End = upper_bound(Indices, S.end.getBaseIndex());
      if (First >= End)
        continue;
      const unsigned From = First - Indices.begin(),
                     To = End - Indices.begin() - 1;
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
    Data.Intervals.push_back(std::move(I));
  }

  /// Adds the physical registers that copies move the value from and to.
  void addHints(Register R, AllocationData::Interval &I) const {
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

  void findInterference() {
    const size_t Count = Data.Intervals.size();
    Data.HasInterference = Count <= MaximumInGraph;
    if (!Data.HasInterference)
      return;
    auto IntervalOf = [&](size_t I) -> const LiveInterval & {
      return Live.getInterval(
          Register::index2VirtReg(Data.Intervals[I].Number));
    };
    for (size_t I = 0; I != Count; ++I)
      for (size_t J = I + 1; J != Count; ++J)
        if (IntervalOf(I).overlaps(IntervalOf(J)))
          Data.Interference.push_back({I, J});
  }

  const MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  const TargetRegisterInfo &TRI;
  const LiveIntervals &Live;
  /// The slot index of each point.
  std::vector<SlotIndex> Indices;
  AllocationData Data;
};

} // namespace

AllocationData mincaml::findIntervals(const MachineFunction &MF,
                                      const LiveIntervals &Live) {
  return IntervalFinder(MF, Live).run();
}

//===- After allocation ---------------------------------------------------===//

/// Returns the point of each allocated instruction. For an instruction that
/// existed before allocation, it is the point of that instruction. For a new
/// one, it is the point of the next instruction of the block that existed
/// before.
static std::vector<unsigned>
pointsBefore(const allocationcheck::Recording &Before,
             const AllocatedFunction &View) {
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
    if (View.Points[I].IsRecorded)
      Next = Before.InstructionIndex.lookup(&MI);
    Result[I] = Next;
  }
  return Result;
}

/// The name of the kind of an added instruction; empty for others.
static StringRef nameOf(AllocatedKind Kind) {
  if (Kind < AllocatedKind::AddedMove)
    return "";
  return Kind == AllocatedKind::AddedMove ? "move" : kindName(Kind);
}

static void addLocations(const AllocatedFunction &View,
                         ArrayRef<unsigned> Points, const MachineFunction &MF,
                         AllocationData &Data) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  DenseMap<unsigned, unsigned> IntervalOf;
  for (const auto &[I, Interval] : enumerate(Data.Intervals))
    IntervalOf[Interval.Number] = I;
  auto Find = [&](int Value) {
    auto It = Value < 0 ? IntervalOf.end() : IntervalOf.find(Value);
    return It == IntervalOf.end() ? -1 : int(It->second);
  };
  for (const AllocatedRange &R : View.Ranges)
    if (const int Interval = Find(R.Value); Interval >= 0)
      Data.Intervals[Interval].Locations.push_back(
          {Points[R.First], Points[R.Last],
           R.Register ? nameOf(R.Register, TRI)
                      : "slot " + std::to_string(R.Slot),
           !R.Register});
  for (AllocationData::Interval &I : Data.Intervals) {
    // If a value is in a register and in a slot at the same time, the register
    // comes first.
    sort(I.Locations, [](const auto &A, const auto &B) {
      return std::tie(A.First, A.IsSlot, A.Name, A.Last) <
             std::tie(B.First, B.IsSlot, B.Name, B.Last);
    });
    // Merge the units of a register pair, and parts of a range that new
    // instructions have split.
    std::vector<AllocationData::ValueLocation> Merged;
    for (AllocationData::ValueLocation &P : I.Locations) {
      auto Same =
          find_if(Merged, [&](const AllocationData::ValueLocation &Known) {
            return Known.Name == P.Name && P.First <= Known.Last + 1;
          });
      if (Same == Merged.end())
        Merged.push_back(std::move(P));
      else
        Same->Last = std::max(Same->Last, P.Last);
    }
    I.Locations = std::move(Merged);
  }
  for (const auto &[I, P] : enumerate(View.Points)) {
    const StringRef Kind = nameOf(P.Kind);
    if (Kind.empty())
      continue;
    const bool HasReason =
        P.Kind == AllocatedKind::Spill || P.Kind == AllocatedKind::Reload;
    Data.Additions.push_back({Points[I], Kind, Find(P.Value),
                              HasReason ? reasonName(P.Reason) : StringRef()});
  }
}

static void addChecked(const allocationcheck::Recording &Before,
                       MachineFunction &MF, const AllocatedFunction &View,
                       ArrayRef<unsigned> Points,
                       allocationcheck::AllocationChecker &Checker,
                       AllocationData &Data) {
  if (Before.Instructions.size() > AllocationData::MaximumChecked)
    return;
  Data.Checked =
      Checker.findValues(MF, Before, AllocationData::MaximumCheckedPairs);
  if (!Data.Checked)
    return;
  DenseMap<const MachineInstr *, unsigned> PointOf;
  for (auto [Point, After] : zip_equal(Points, View.Points))
    PointOf[After.MI] = Point;
  for (const allocationcheck::CheckedValues::Block &Block :
       Data.Checked->Blocks)
    for (const auto &[MI, Changes] : Block.Instructions)
      Data.CheckedPoints.push_back(
          PointOf.lookup(&*getBundleStart(MI->getIterator())));
}

void mincaml::addAllocated(const allocationcheck::Recording &Before,
                           MachineFunction &MF,
                           allocationcheck::AllocationChecker &Checker,
                           AllocationData &Data) {
  const AllocatedFunction View = viewAllocation(Before, MF);
  const std::vector<unsigned> Points = pointsBefore(Before, View);
  addLocations(View, Points, MF, Data);
  addChecked(Before, MF, View, Points, Checker, Data);
}
