//===- AllocatedFunction.cpp - Locations of allocated values --------------===//

#include "AllocatedFunction.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include <map>

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

//===- Purposes of allocated instructions ---------------------------------===//

namespace {

/// The register and the slot of a spill or reload. For other instructions there
/// is no register.
struct SpillAccess {
  MCRegister Register;
  int Slot = -1;
};

} // namespace

/// Recognizes spills (operands slot, 0, register) and reloads (register, slot,
/// 0) by their form, since SPARC's hooks do not support register pairs.
static SpillAccess accessByForm(const MachineInstr &MI, bool IsSave) {
  if (MI.getNumExplicitOperands() != 3 || MI.mayStore() != IsSave ||
      MI.mayLoad() == IsSave)
    return SpillAccess();
  unsigned First = IsSave ? 0 : 1;
  const MachineOperand &Offset = MI.getOperand(First + 1);
  const MachineOperand &Value = MI.getOperand(IsSave ? 2 : 0);
  if (!MI.getOperand(First).isFI() || !Offset.isImm() || Offset.getImm() ||
      !Value.isReg() || !Value.getReg().isPhysical())
    return SpillAccess();
  return {Value.getReg().asMCReg(), MI.getOperand(First).getIndex()};
}

namespace {

/// Classifies the instructions of an allocated function. A recorded instruction
/// is recognized by its address, block, opcode and physical operands; all
/// others are classified by their effect.
class InstructionKinds {
public:
  using RecordedOperands = ArrayRef<RecordedOperand>;

  InstructionKinds(const Recording &Before, const MachineFunction &MF)
      : Before(Before), MF(MF), TII(*MF.getSubtarget().getInstrInfo()) {}

  SpillAccess spillIn(const MachineInstr &MI) const {
    return accessIn(MI, /*IsSpill=*/true);
  }
  SpillAccess reloadIn(const MachineInstr &MI) const {
    return accessIn(MI, /*IsSpill=*/false);
  }

  AllocatedKind classify(const MachineInstr &MI) const {
    if (spillIn(MI).Register)
      return AllocatedKind::Spill;
    if (reloadIn(MI).Register)
      return AllocatedKind::Reload;
    std::optional<RecordedOperands> Recorded = recordedOperands(MI);
    if (MI.isCopy()) {
      if (!Recorded)
        return AllocatedKind::AddedMove;
      return valueOf(*Recorded, 0) < 0 || valueOf(*Recorded, 1) < 0
                 ? AllocatedKind::FixedMove
                 : AllocatedKind::ProgramMove;
    }
    if (!Recorded && !MI.isImplicitDef() && TII.isReMaterializable(MI))
      return AllocatedKind::Rematerialization;
    return AllocatedKind::Program;
  }

  /// Returns the operands before allocation; nothing if the instruction is new.
  std::optional<RecordedOperands>
  recordedOperands(const MachineInstr &MI) const {
    auto Index = Before.InstructionIndex.find(&MI);
    auto Block = Before.BlockIndex.find(MI.getParent());
    if (Index == Before.InstructionIndex.end() ||
        Block == Before.BlockIndex.end())
      return std::nullopt;
    // Another instruction may have this address now, so compare more
    // properties.
    const RecordedBlock &B = Before.Blocks[Block->second];
    const RecordedInstruction &I = Before.Instructions[Index->second];
    if (Index->second < B.First || Index->second >= B.Last ||
        I.Opcode != MI.getOpcode() || I.NumOperands > MI.getNumOperands())
      return std::nullopt;
    for (auto [Old, New] : zip_first(Before.operands(I), MI.operands()))
      if (Old.Operand.isReg() && Old.Operand.getReg().isPhysical() &&
          (!New.isReg() || New.getReg() != Old.Operand.getReg()))
        return std::nullopt;
    return Before.operands(I);
  }

  /// Returns the number of the virtual register of an operand, or -1 if it has
  /// none.
  static int valueOf(RecordedOperands Operands, unsigned Index) {
    if (Index >= Operands.size())
      return -1;
    const MachineOperand &MO = Operands[Index].Operand;
    return MO.isReg() && MO.getReg().isVirtual()
               ? int(MO.getReg().virtRegIndex())
               : -1;
  }

  /// Returns the registers in which the function receives its arguments, each
  /// with the virtual register to which the argument was copied before
  /// allocation. The copy no longer exists if both are the same register now.
  std::vector<std::pair<MCRegister, int>> incomingValues() const {
    std::vector<std::pair<MCRegister, int>> Values;
    const RecordedBlock &Entry = Before.Blocks.front();
    // The copies come first: nothing has written to the registers yet.
    for (unsigned I = Entry.First; I != Entry.Last; ++I) {
      const RecordedInstruction &Copy = Before.Instructions[I];
      if (Copy.Opcode != TargetOpcode::COPY)
        break;
      RecordedOperands Operands = Before.operands(Copy);
      Register Source = Operands[1].Operand.getReg();
      int Value = valueOf(Operands, 0);
      if (Value < 0 || !Source.isPhysical() || !MF.front().isLiveIn(Source))
        break;
      Values.push_back({Source.asMCReg(), Value});
    }
    return Values;
  }

private:
  SpillAccess accessIn(const MachineInstr &MI, bool IsSpill) const {
    // On SPARC, the hooks without a size parameter find no slot.
    TypeSize Size = TypeSize::getZero();
    SpillAccess Access;
    if (Register R = IsSpill ? TII.isStoreToStackSlot(MI, Access.Slot, Size)
                             : TII.isLoadFromStackSlot(MI, Access.Slot, Size);
        !R)
      Access = accessByForm(MI, IsSpill);
    else if (R.isPhysical())
      Access.Register = R;
    if (!Access.Register || Access.Slot < 0 ||
        !MF.getFrameInfo().isSpillSlotObjectIndex(Access.Slot))
      return SpillAccess();
    return Access;
  }

  const Recording &Before;
  const MachineFunction &MF;
  const TargetInstrInfo &TII;
};

} // namespace

//===- Contents of registers and slots ------------------------------------===//

namespace {

struct Content {
  int Value = -1;
  MCRegister Register;
  bool operator==(const Content &) const = default;
};

} // namespace

using Known = dataflow::Flat<Content>::Element;

namespace {

/// A data-flow analysis of an allocated function: the value that each register
/// unit and each spill slot holds.
///
/// Lattice: for each unit and slot a flat lattice of the values that it may
/// hold, with the register that the value was written to; the top means
/// unknown. Direction: forward. At the entry, registers hold the arguments that
/// the recorded function copies from them. Transfer: a definition by a recorded
/// instruction puts its virtual register into a register; copies, spills and
/// reloads copy values; registers that calls clobber or other instructions
/// define become unknown. Join: units and slots with different values become
/// unknown.
class ContentProblem {
public:
  using LatticeType = dataflow::Pointwise<dataflow::Flat<Content>>;
  using Element = LatticeType::Element;
  using Graph = dataflow::FlowGraph<const MachineBasicBlock>;
  static constexpr auto TheDirection = dataflow::Direction::Forward;

  ContentProblem(const MachineFunction &MF, const InstructionKinds &Kinds,
                 const Graph &Blocks)
      : Kinds(Kinds), Blocks(Blocks), TRI(*MF.getSubtarget().getRegisterInfo()),
        NumUnits(TRI.getNumRegUnits()),
        NumSlots(std::max(0, MF.getFrameInfo().getObjectIndexEnd())) {}

  LatticeType lattice() const { return LatticeType(NumUnits + NumSlots); }

  Element boundary() const {
    Element State = unknown();
    for (auto [Register, Value] : Kinds.incomingValues())
      define(Register, Value, State);
    return State;
  }

  /// Returns the state in which all contents are unknown.
  Element unknown() const { return Element(NumUnits + NumSlots, Known::top()); }

  void transfer(dataflow::Node N, Element &State) const {
    if (const MachineBasicBlock *MBB = Blocks.block(N))
      for (const MachineInstr &MI : *MBB)
        transferInstruction(MI, State);
  }

  void transferInstruction(const MachineInstr &MI, Element &State) const {
    if (MI.isDebugInstr())
      return;
    if (SpillAccess Spill = Kinds.spillIn(MI); Spill.Register) {
      set(NumUnits + Spill.Slot, {valueIn(Spill.Register, State), MCRegister()},
          State);
      return;
    }
    if (SpillAccess Reload = Kinds.reloadIn(MI); Reload.Register) {
      define(Reload.Register, valueInSlot(Reload.Slot, State), State);
      return;
    }
    auto Recorded = Kinds.recordedOperands(MI);
    int Moved = MI.isCopy() && MI.getOperand(1).getReg().isPhysical()
                    ? valueIn(MI.getOperand(1).getReg().asMCReg(), State)
                    : -1;
    for (const MachineOperand &MO : MI.operands())
      if (MO.isRegMask())
        for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
          if (const Content *Found = inUnit(Unit, State);
              Found && MO.clobbersPhysReg(Found->Register))
            State[Unit] = Known::top();
    for (const auto &[Number, MO] : enumerate(MI.operands()))
      if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
        define(MO.getReg().asMCReg(),
               Recorded ? Kinds.valueOf(*Recorded, Number) : Moved, State);
  }

  const Content *inUnit(unsigned Unit, const Element &State) const {
    return find(Unit, State);
  }
  const Content *inSlot(unsigned Slot, const Element &State) const {
    return find(NumUnits + Slot, State);
  }
  /// Returns the value that all units of \p R hold, or -1 if they differ or one
  /// of them is unknown.
  int valueIn(MCRegister R, const Element &State) const {
    std::optional<int> Value;
    for (MCRegUnit Unit : TRI.regunits(R)) {
      const Content *Found = inUnit(static_cast<unsigned>(Unit), State);
      int Here = Found ? Found->Value : -1;
      if (Value && *Value != Here)
        return -1;
      Value = Here;
    }
    return Value.value_or(-1);
  }

  /// Returns the value in a slot, or -1 if it is unknown.
  int valueInSlot(unsigned Slot, const Element &State) const {
    const Content *Found = inSlot(Slot, State);
    return Found ? Found->Value : -1;
  }

private:
  static const Content *find(unsigned Index, const Element &State) {
    return State[Index].isValue() ? &State[Index].value() : nullptr;
  }

  void set(unsigned Index, Content New, Element &State) const {
    State[Index] = New.Value < 0 ? Known::top() : Known::value(New);
  }

  void define(MCRegister R, int Value, Element &State) const {
    for (MCRegUnit Unit : TRI.regunits(R))
      set(static_cast<unsigned>(Unit), {Value, R}, State);
  }

  const InstructionKinds &Kinds;
  const Graph &Blocks;
  const TargetRegisterInfo &TRI;
  unsigned NumUnits;
  unsigned NumSlots;
};

} // namespace

//===- Liveness of spill slots --------------------------------------------===//

namespace {

/// Liveness of spill slots: which slots are read later, before they are
/// written.
///
/// Lattice: sets of slots. Direction: backward; no slot is live at the exit.
/// Transfer: a spill ends the liveness of its slot, an instruction that reads a
/// slot starts it. Join: union.
class SlotLiveness {
public:
  using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

  SlotLiveness(const MachineFunction &MF, const InstructionKinds &Kinds,
               const Graph &Blocks)
      : MF(MF), Kinds(Kinds), Blocks(Blocks),
        NumSlots(std::max(0, MF.getFrameInfo().getObjectIndexEnd())) {
    std::vector<dataflow::GenKill> Rows(Blocks.size(),
                                        dataflow::GenKill(NumSlots));
    for (dataflow::Node N = 0; N != Blocks.size(); ++N) {
      const MachineBasicBlock *MBB = Blocks.block(N);
      if (!MBB)
        continue;
      dataflow::GenKill &Row = Rows[N];
      for (const MachineInstr &MI : reverse(*MBB))
        visit(MI, [&](int Slot, bool IsRead) {
          Row.Gen[Slot] = IsRead;
          Row.Kill[Slot] = !IsRead;
        });
    }
    Solution = dataflow::solve(
        dataflow::GenKillProblem<dataflow::Direction::Backward,
                                 dataflow::MayHold>(NumSlots, std::move(Rows)),
        Blocks);
  }

  /// Returns the slots that are live at the end of a block; none if it is
  /// unreachable.
  BitVector liveOut(const MachineBasicBlock &MBB) const {
    std::optional<dataflow::Node> N = Blocks.node(&MBB);
    return N ? Solution.Out[*N] : BitVector(NumSlots);
  }

  /// Turns the slots that are live after an instruction into those before it.
  void stepBackward(const MachineInstr &MI, BitVector &Live) const {
    visit(MI, [&](int Slot, bool IsRead) { Live[Slot] = IsRead; });
  }

private:
  /// Visits the slot that MI spills to, or each slot that MI reads, in a reload
  /// or a folded operand.
  void visit(const MachineInstr &MI,
             function_ref<void(int Slot, bool IsRead)> Visit) const {
    if (SpillAccess Spill = Kinds.spillIn(MI); Spill.Register) {
      Visit(Spill.Slot, /*IsRead=*/false);
      return;
    }
    if (!MI.mayLoad())
      return;
    for (const MachineOperand &MO : MI.operands())
      if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()))
        Visit(MO.getIndex(), /*IsRead=*/true);
  }

  const MachineFunction &MF;
  const InstructionKinds &Kinds;
  const Graph &Blocks;
  unsigned NumSlots;
  dataflow::Solution<BitVector> Solution;
};

} // namespace

//===- The allocated function ---------------------------------------------===//

StringRef mincaml::kindName(AllocatedKind Kind) {
  static constexpr StringLiteral Names[] = {"",
                                            "move to or from a fixed register",
                                            "move of the program",
                                            "added move",
                                            "spill",
                                            "reload",
                                            "rematerialization"};
  return Names[static_cast<unsigned>(Kind)];
}

StringRef mincaml::reasonName(AllocationReason Reason) {
  static constexpr StringLiteral Names[] = {"call", "pressure", "other"};
  return Names[static_cast<unsigned>(Reason)];
}

unsigned
AllocatedFunction::count(AllocatedKind Kind,
                         std::optional<AllocationReason> Reason) const {
  return count_if(Points, [=](const AllocatedPoint &P) {
    return P.Kind == Kind && (!Reason || P.Reason == *Reason);
  });
}

//===- Reasons for spills and reloads -------------------------------------===//

/// Returns why MI spills \p R. Searches breadth-first for the first instruction
/// after MI that clobbers the register.
static AllocationReason reasonOfSpill(const MachineInstr &MI, MCRegister R,
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
      SpillAccess Spill = Kinds.spillIn(*P.MI);
      P.Reason = reasonOfSpill(*P.MI, Spill.Register, TRI);
      auto [Known, IsNew] = OfSlot.try_emplace(Spill.Slot, P.Reason);
      if (!IsNew && Known->second != P.Reason)
        Known->second = AllocationReason::Other;
    }
  for (AllocatedPoint &P : View.Points)
    if (P.Kind == AllocatedKind::Reload)
      if (auto Known = OfSlot.find(Kinds.reloadIn(*P.MI).Slot);
          Known != OfSlot.end())
        P.Reason = Known->second;
}

//===- Points and ranges --------------------------------------------------===//

namespace {

class Viewer {
public:
  Viewer(const allocationcheck::Recording &Before, const MachineFunction &MF)
      : MF(MF), TRI(*MF.getSubtarget().getRegisterInfo()), Kinds(Before, MF),
        Blocks(MF), Contents(MF, Kinds, Blocks), Slots(MF, Kinds, Blocks),
        Solution(dataflow::solve(Contents, Blocks)) {}

  AllocatedFunction run() {
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

private:
  void viewBlock(const MachineBasicBlock &MBB) {
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

  /// Adds an instruction and applies its transfer function to the state.
  void addPoint(const MachineInstr &MI, ContentProblem::Element &State) {
    AllocatedPoint P{&MI, Kinds.classify(MI),
                     Kinds.recordedOperands(MI).has_value()};
    if (P.Kind == AllocatedKind::Spill)
      P.Value = Contents.valueIn(Kinds.spillIn(MI).Register, State);
    Contents.transferInstruction(MI, State);
    if (P.Kind == AllocatedKind::Reload)
      P.Value = Contents.valueInSlot(Kinds.reloadIn(MI).Slot, State);
    else if (MI.isCopy())
      P.Value = Contents.valueIn(MI.getOperand(0).getReg().asMCReg(), State);
    View.Points.push_back(P);
  }

  /// Extends the last range of a value to a point, or starts a new range.
  void extend(MCRegister R, int Slot, int Value, unsigned Point) {
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

AllocatedFunction
mincaml::viewAllocation(const allocationcheck::Recording &Before,
                        const MachineFunction &MF) {
  return Viewer(Before, MF).run();
}
