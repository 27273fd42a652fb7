//===- AllocatedFunction.cpp - Locations of allocated values --------------===//

#include "AllocatedFunction.h"
#include "Contents.h"
#include "SlotLiveness.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace mincaml;
using namespace llvm;

StringRef mincaml::reasonName(AllocationReason Reason) {
  switch (Reason) {
  case AllocationReason::Call:
    return "call";
  case AllocationReason::Pressure:
    return "pressure";
  case AllocationReason::Other:
    return "other";
  }
  llvm_unreachable("unknown reason");
}

unsigned AllocatedFunction::count(AllocatedKind Kind) const {
  return count_if(Points,
                  [=](const AllocatedPoint &P) { return P.Kind == Kind; });
}

unsigned AllocatedFunction::count(AllocatedKind Kind,
                                  AllocationReason Reason) const {
  return count_if(Points, [=](const AllocatedPoint &P) {
    return P.Kind == Kind && P.Reason == Reason;
  });
}

//===----------------------------------------------------------------------===//
// Reasons for spills and reloads
//===----------------------------------------------------------------------===//

/// Searches breadth-first for the first instruction after the spill MI that
/// clobbers the register.
static AllocationReason reasonOfSave(const MachineInstr &MI, MCRegister R,
                                     const TargetRegisterInfo &TRI) {
  // This bounds the time for functions with many spills.
  constexpr unsigned MaxSteps = 2000;
  std::vector<MachineBasicBlock::const_iterator> Queue{
      std::next(MI.getIterator())};
  std::vector<const MachineBasicBlock *> Blocks{MI.getParent()};
  BitVector Seen(MI.getMF()->getNumBlockIDs());
  unsigned Steps = 0;
  for (unsigned Front = 0; Front != Blocks.size(); ++Front) {
    for (auto I = Queue[Front]; I != Blocks[Front]->end(); ++I) {
      if (++Steps > MaxSteps)
        return AllocationReason::Other;
      if (any_of(I->operands(), [&](const MachineOperand &MO) {
            return MO.isRegMask() && MO.clobbersPhysReg(R);
          }))
        return AllocationReason::Call;
      if (I->modifiesRegister(R, &TRI))
        return AllocationReason::Pressure;
    }
    for (const MachineBasicBlock *Next : Blocks[Front]->successors()) {
      if (Seen.test(Next->getNumber()))
        continue;
      Seen.set(Next->getNumber());
      Blocks.push_back(Next);
      Queue.push_back(Next->begin());
    }
  }
  return AllocationReason::Other;
}

static void findReasons(const InstructionKinds &Kinds,
                        const TargetRegisterInfo &TRI,
                        AllocatedFunction &View) {
  std::map<int, AllocationReason> OfSlot;
  for (AllocatedPoint &P : View.Points)
    if (P.Kind == AllocatedKind::Spill) {
      SpillAccess Save = Kinds.spillIn(*P.MI);
      P.Reason = reasonOfSave(*P.MI, Save.Register, TRI);
      auto [Known, IsNew] = OfSlot.try_emplace(Save.Slot, P.Reason);
      if (!IsNew && Known->second != P.Reason)
        Known->second = AllocationReason::Other;
    }
  for (AllocatedPoint &P : View.Points)
    if (P.Kind == AllocatedKind::Reload)
      if (auto Known = OfSlot.find(Kinds.reloadIn(*P.MI).Slot);
          Known != OfSlot.end())
        P.Reason = Known->second;
}

//===----------------------------------------------------------------------===//
// Points and ranges
//===----------------------------------------------------------------------===//

namespace {

class Viewer {
public:
  Viewer(const allocationcheck::Recording &Before, const MachineFunction &MF)
      : MF(MF), TRI(*MF.getSubtarget().getRegisterInfo()), Kinds(Before, MF),
        Blocks(MF), Contents(MF, Kinds, Blocks), Slots(MF, Kinds, Blocks),
        Solution(dataflow::solve(Contents, Blocks)) {}

  AllocatedFunction run();

private:
  void viewBlock(const MachineBasicBlock &MBB);
  void addPoint(const MachineInstr &MI, ContentProblem::Element &State);
  void extend(MCRegister R, int Slot, int Value, unsigned Point);

  const MachineFunction &MF;
  const TargetRegisterInfo &TRI;
  InstructionKinds Kinds;
  dataflow::FlowGraph<const MachineBasicBlock> Blocks;
  ContentProblem Contents;
  SlotLiveness Slots;
  dataflow::Solution<ContentProblem::Element> Solution;
  AllocatedFunction View;
  /// The ranges of each register or slot.
  std::map<std::pair<unsigned, int>, std::vector<AllocatedRange>> Ranges;
};

} // namespace

/// Extends the last range of a value to a point, or starts a new range.
void Viewer::extend(MCRegister R, int Slot, int Value, unsigned Point) {
  std::vector<AllocatedRange> &Row = Ranges[{R.id(), Slot}];
  if (!Row.empty() && Row.back().Value == Value && Row.back().Last == Point)
    return;
  if (!Row.empty() && Row.back().Value == Value &&
      Row.back().Last + 1 == Point && View.Starts.back() != Point) {
    Row.back().Last = Point;
    return;
  }
  Row.push_back({Value, R, Slot, Point, Point});
}

/// Adds an instruction and applies its transfer function to the state.
void Viewer::addPoint(const MachineInstr &MI, ContentProblem::Element &State) {
  AllocatedPoint P{&MI, Kinds.classify(MI)};
  if (P.Kind == AllocatedKind::Spill)
    P.Value = Contents.valueIn(Kinds.spillIn(MI).Register, State);
  Contents.transferInstruction(MI, State);
  if (P.Kind == AllocatedKind::Reload)
    P.Value = Contents.valueInSlot(Kinds.reloadIn(MI).Slot, State);
  else if (MI.isCopy())
    P.Value = Contents.valueIn(MI.getOperand(0).getReg().asMCReg(), State);
  View.Points.push_back(P);
}

void Viewer::viewBlock(const MachineBasicBlock &MBB) {
  // The units and slots that are live after each instruction.
  std::vector<BitVector> LiveUnits, LiveSlots;
  LiveRegUnits Live(TRI);
  Live.addLiveOuts(MBB);
  BitVector LiveInSlots = Slots.liveOut(MBB);
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isDebugInstr())
      continue;
    LiveUnits.push_back(Live.getBitVector());
    LiveSlots.push_back(LiveInSlots);
    Live.stepBackward(MI);
    Slots.stepBackward(MI, LiveInSlots);
  }
  std::optional<dataflow::Node> N = Blocks.node(&MBB);
  ContentProblem::Element State = N ? Solution.In[*N] : Contents.unknown();
  unsigned Left = LiveUnits.size();
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugInstr())
      continue;
    unsigned Point = View.Points.size();
    addPoint(MI, State);
    --Left;
    for (unsigned Unit : LiveUnits[Left].set_bits())
      if (const Content *Found = Contents.inUnit(Unit, State))
        extend(Found->Register, -1, Found->Value, Point);
    for (unsigned Slot : LiveSlots[Left].set_bits())
      if (const Content *Found = Contents.inSlot(Slot, State))
        extend(MCRegister(), Slot, Found->Value, Point);
  }
}

AllocatedFunction Viewer::run() {
  for (const MachineBasicBlock &MBB : MF) {
    View.Starts.push_back(View.Points.size());
    viewBlock(MBB);
  }
  findReasons(Kinds, TRI, View);
  // Registers come before slots.
  for (bool OfSlots : {false, true})
    for (auto &[Key, Row] : Ranges)
      if ((Key.first == 0) == OfSlots)
        View.Ranges.insert(View.Ranges.end(), Row.begin(), Row.end());
  return std::move(View);
}

AllocatedFunction
mincaml::viewAllocation(const allocationcheck::Recording &Before,
                        const MachineFunction &MF) {
  return Viewer(Before, MF).run();
}
