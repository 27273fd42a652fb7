//===- AllocationView.cpp - Where values are after allocation -------------===//

#include "mincaml/AllocationView/AllocationView.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>
#include <queue>

using namespace mincaml;
using namespace llvm;

AllocationInput mincaml::recordValues(const MachineFunction &MF) {
  AllocationInput Result;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB) {
      AllocationInput::Instruction &I = Result.Instructions[&MI];
      I.Opcode = MI.getOpcode();
      I.Block = MBB.getNumber();
      for (const MachineOperand &MO : MI.operands()) {
        bool IsVirtual = MO.isReg() && MO.getReg().isVirtual();
        I.Values.push_back(IsVirtual ? int(MO.getReg().virtRegIndex()) : -1);
        I.Fixed.push_back(MO.isReg() && MO.getReg().isPhysical()
                              ? MO.getReg().asMCReg()
                              : MCRegister());
      }
    }
  return Result;
}

unsigned AllocationView::count(AllocatedKind Kind) const {
  return count_if(Points,
                  [=](const AllocatedPoint &P) { return P.Kind == Kind; });
}

unsigned AllocationView::count(AllocatedKind Kind,
                               AllocationReason Reason) const {
  return count_if(Points, [=](const AllocatedPoint &P) {
    return P.Kind == Kind && P.Reason == Reason;
  });
}

namespace {

struct SlotAccess {
  MCRegister Register;
  int Slot = -1;
};

/// What is in a unit or a slot: a value, and the register that it has.
struct Content {
  int Value = -1;
  MCRegister Register;
  bool operator==(const Content &Other) const {
    return Value == Other.Value && Register == Other.Register;
  }
};
using State = std::vector<Content>;

class Viewer {
public:
  Viewer(const AllocationInput &Input, const MachineFunction &MF)
      : Input(Input), MF(MF), TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
        NumUnits(TRI.getNumRegUnits()),
        NumSlots(std::max(0, MF.getFrameInfo().getObjectIndexEnd())) {}

  AllocationView run();

private:
  const AllocationInput::Instruction *original(const MachineInstr &MI) const;
  SlotAccess saveIn(const MachineInstr &MI) const;
  SlotAccess restoreIn(const MachineInstr &MI) const;
  SlotAccess ifSpillSlot(Register R, int Slot) const;
  AllocatedKind classify(const MachineInstr &MI) const;

  void execute(const MachineInstr &MI, State &S) const;
  void define(MCRegister R, int Value, State &S) const;
  int valueIn(MCRegister R, const State &S) const;
  void findContents();
  void findSlotLiveness();
  void stepOverSlot(const MachineInstr &MI, BitVector &Live) const;
  AllocationReason reasonOfSave(const MachineInstr &MI) const;
  void findReasons();
  void viewBlock(const MachineBasicBlock &MBB);
  void extend(MCRegister R, int Slot, int Value, unsigned Point);

  const AllocationInput &Input;
  const MachineFunction &MF;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  const MachineRegisterInfo &MRI;
  unsigned NumUnits;
  unsigned NumSlots;
  AllocationView View;
  /// By block number.
  std::vector<std::optional<State>> AtStart;
  std::vector<BitVector> SlotsAtEnd;
  /// By register or slot.
  std::map<std::pair<unsigned, int>, std::vector<AllocatedRange>> Ranges;
};

} // namespace

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// What \p MI was before allocation; null if it is new. Addresses may have been
/// used again, so that more has to agree.
const AllocationInput::Instruction *
Viewer::original(const MachineInstr &MI) const {
  auto Found = Input.Instructions.find(&MI);
  if (Found == Input.Instructions.end() ||
      Found->second.Opcode != MI.getOpcode() ||
      Found->second.Block != MI.getParent()->getNumber() ||
      Found->second.Values.size() > MI.getNumOperands())
    return nullptr;
  for (const auto &[Number, Register] : enumerate(Found->second.Fixed))
    if (Register && (!MI.getOperand(Number).isReg() ||
                     MI.getOperand(Number).getReg() != Register))
      return nullptr;
  return &Found->second;
}

SlotAccess Viewer::ifSpillSlot(Register R, int Slot) const {
  if (!R.isPhysical() || Slot < 0 ||
      !MF.getFrameInfo().isSpillSlotObjectIndex(Slot))
    return SlotAccess();
  return {R.asMCReg(), Slot};
}

/// What has the form of a save (operands slot, 0, register) or of a restore
/// (register, slot, 0): SPARC's hooks know nothing of pairs of registers.
static SlotAccess accessByForm(const MachineInstr &MI, bool IsSave) {
  if (MI.getNumExplicitOperands() != 3 || MI.mayStore() != IsSave ||
      MI.mayLoad() == IsSave)
    return SlotAccess();
  unsigned First = IsSave ? 0 : 1;
  const MachineOperand &Offset = MI.getOperand(First + 1);
  const MachineOperand &Value = MI.getOperand(IsSave ? 2 : 0);
  if (!MI.getOperand(First).isFI() || !Offset.isImm() || Offset.getImm() ||
      !Value.isReg() || !Value.getReg().isPhysical())
    return SlotAccess();
  return {Value.getReg().asMCReg(), MI.getOperand(First).getIndex()};
}

// The forms of the hooks without a size know no slot on SPARC.
SlotAccess Viewer::saveIn(const MachineInstr &MI) const {
  TypeSize Size = TypeSize::getZero();
  int Slot = -1;
  if (Register R = TII.isStoreToStackSlot(MI, Slot, Size))
    return ifSpillSlot(R, Slot);
  SlotAccess Save = accessByForm(MI, /*IsSave=*/true);
  return ifSpillSlot(Save.Register, Save.Slot);
}

SlotAccess Viewer::restoreIn(const MachineInstr &MI) const {
  TypeSize Size = TypeSize::getZero();
  int Slot = -1;
  if (Register R = TII.isLoadFromStackSlot(MI, Slot, Size))
    return ifSpillSlot(R, Slot);
  SlotAccess Restore = accessByForm(MI, /*IsSave=*/false);
  return ifSpillSlot(Restore.Register, Restore.Slot);
}

AllocatedKind Viewer::classify(const MachineInstr &MI) const {
  if (saveIn(MI).Register)
    return AllocatedKind::Save;
  if (restoreIn(MI).Register)
    return AllocatedKind::Restore;
  const AllocationInput::Instruction *Original = original(MI);
  if (MI.isCopy()) {
    if (!Original)
      return AllocatedKind::AddedMove;
    return Original->Values[0] < 0 || Original->Values[1] < 0
               ? AllocatedKind::FixedMove
               : AllocatedKind::ProgramMove;
  }
  if (!Original && !MI.isImplicitDef() && TII.isReMaterializable(MI))
    return AllocatedKind::Rematerialization;
  return AllocatedKind::Program;
}

//===----------------------------------------------------------------------===//
// Contents of registers and slots
//===----------------------------------------------------------------------===//

void Viewer::define(MCRegister R, int Value, State &S) const {
  for (MCRegUnit Unit : TRI.regunits(R))
    S[static_cast<unsigned>(Unit)] = {Value, R};
}

/// The value of all of \p R, or -1.
int Viewer::valueIn(MCRegister R, const State &S) const {
  std::optional<int> Value;
  for (MCRegUnit Unit : TRI.regunits(R)) {
    int Here = S[static_cast<unsigned>(Unit)].Value;
    if (Value && *Value != Here)
      return -1;
    Value = Here;
  }
  return Value.value_or(-1);
}

void Viewer::execute(const MachineInstr &MI, State &S) const {
  if (MI.isDebugInstr())
    return;
  if (SlotAccess Save = saveIn(MI); Save.Register) {
    S[NumUnits + Save.Slot] = {valueIn(Save.Register, S), MCRegister()};
    return;
  }
  if (SlotAccess Restore = restoreIn(MI); Restore.Register) {
    define(Restore.Register, S[NumUnits + Restore.Slot].Value, S);
    return;
  }
  const AllocationInput::Instruction *Original = original(MI);
  int Moved = MI.isCopy() && MI.getOperand(1).getReg().isPhysical()
                  ? valueIn(MI.getOperand(1).getReg().asMCReg(), S)
                  : -1;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
        if (S[Unit].Value >= 0 && MO.clobbersPhysReg(S[Unit].Register))
          S[Unit] = Content();
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical())
      continue;
    int Value = Moved;
    if (Original)
      Value = Number < Original->Values.size() ? Original->Values[Number] : -1;
    define(MO.getReg().asMCReg(), MO.isImplicit() && Value < 0 ? -1 : Value, S);
  }
}

void Viewer::findContents() {
  AtStart.resize(MF.getNumBlockIDs());
  ReversePostOrderTraversal<const MachineFunction *> Order(&MF);
  std::vector<const MachineBasicBlock *> Blocks(Order.begin(), Order.end());
  std::vector<unsigned> Position(MF.getNumBlockIDs());
  for (const auto &[I, MBB] : enumerate(Blocks))
    Position[MBB->getNumber()] = I;
  AtStart[MF.front().getNumber()] = State(NumUnits + NumSlots);
  // Each round takes values away, so that there is an end.
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> Work;
  BitVector Waiting(Blocks.size());
  Work.push(0);
  Waiting.set(0);
  while (!Work.empty()) {
    const MachineBasicBlock &MBB = *Blocks[Work.top()];
    Waiting.reset(Work.top());
    Work.pop();
    State S = *AtStart[MBB.getNumber()];
    for (const MachineInstr &MI : MBB)
      execute(MI, S);
    for (const MachineBasicBlock *Next : MBB.successors()) {
      std::optional<State> &There = AtStart[Next->getNumber()];
      bool Changed = !There;
      if (!There) {
        There = S;
      } else {
        for (unsigned I = 0; I != S.size(); ++I)
          if ((*There)[I].Value >= 0 && !((*There)[I] == S[I])) {
            (*There)[I] = Content();
            Changed = true;
          }
      }
      unsigned Place = Position[Next->getNumber()];
      if (Changed && !Waiting.test(Place)) {
        Waiting.set(Place);
        Work.push(Place);
      }
    }
  }
}

/// Backwards over \p MI.
void Viewer::stepOverSlot(const MachineInstr &MI, BitVector &Live) const {
  if (SlotAccess Save = saveIn(MI); Save.Register) {
    Live.reset(Save.Slot);
    return;
  }
  // A restore, or an instruction that reads the slot itself.
  for (const MachineOperand &MO : MI.operands())
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayLoad())
      Live.set(MO.getIndex());
}

void Viewer::findSlotLiveness() {
  SlotsAtEnd.assign(MF.getNumBlockIDs(), BitVector(NumSlots));
  std::vector<const MachineBasicBlock *> Work;
  for (const MachineBasicBlock &MBB : MF)
    Work.push_back(&MBB);
  while (!Work.empty()) {
    const MachineBasicBlock &MBB = *Work.back();
    Work.pop_back();
    BitVector Live = SlotsAtEnd[MBB.getNumber()];
    for (const MachineInstr &MI : reverse(MBB))
      stepOverSlot(MI, Live);
    for (const MachineBasicBlock *Before : MBB.predecessors()) {
      BitVector &There = SlotsAtEnd[Before->getNumber()];
      if (Live.test(There)) { // Has more.
        There |= Live;
        Work.push_back(Before);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// Looks for what takes the register first, in the order of distance.
AllocationReason Viewer::reasonOfSave(const MachineInstr &MI) const {
  // Enough for a person, and linear.
  constexpr unsigned MaxSteps = 2000;
  MCRegister R = saveIn(MI).Register;
  std::vector<MachineBasicBlock::const_iterator> Queue{
      std::next(MI.getIterator())};
  std::vector<const MachineBasicBlock *> Blocks{MI.getParent()};
  BitVector Seen(MF.getNumBlockIDs());
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

void Viewer::findReasons() {
  std::map<int, AllocationReason> OfSlot;
  for (AllocatedPoint &P : View.Points)
    if (P.Kind == AllocatedKind::Save) {
      P.Reason = reasonOfSave(*P.MI);
      auto [Known, New] = OfSlot.try_emplace(saveIn(*P.MI).Slot, P.Reason);
      if (!New && Known->second != P.Reason)
        Known->second = AllocationReason::Other;
    }
  for (AllocatedPoint &P : View.Points)
    if (P.Kind == AllocatedKind::Restore)
      if (auto Known = OfSlot.find(restoreIn(*P.MI).Slot);
          Known != OfSlot.end())
        P.Reason = Known->second;
}

//===----------------------------------------------------------------------===//
// The view
//===----------------------------------------------------------------------===//

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

void Viewer::viewBlock(const MachineBasicBlock &MBB) {
  // What is live behind each instruction.
  std::vector<BitVector> Units, Slots;
  LiveRegUnits Live(TRI);
  Live.addLiveOuts(MBB);
  BitVector LiveSlots = SlotsAtEnd[MBB.getNumber()];
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isDebugInstr())
      continue;
    Units.push_back(Live.getBitVector());
    Slots.push_back(LiveSlots);
    Live.stepBackward(MI);
    stepOverSlot(MI, LiveSlots);
  }
  std::optional<State> &Start = AtStart[MBB.getNumber()];
  State S = Start ? *Start : State(NumUnits + NumSlots);
  unsigned Left = Units.size();
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugInstr())
      continue;
    unsigned Point = View.Points.size();
    AllocatedPoint P{&MI, classify(MI)};
    if (P.Kind == AllocatedKind::Save)
      P.Value = valueIn(saveIn(MI).Register, S);
    execute(MI, S);
    if (P.Kind == AllocatedKind::Restore)
      P.Value = S[NumUnits + restoreIn(MI).Slot].Value;
    else if (MI.isCopy())
      P.Value = valueIn(MI.getOperand(0).getReg().asMCReg(), S);
    View.Points.push_back(P);
    --Left;
    for (unsigned Unit : Units[Left].set_bits())
      if (S[Unit].Value >= 0)
        extend(S[Unit].Register, -1, S[Unit].Value, Point);
    for (unsigned Slot : Slots[Left].set_bits())
      if (S[NumUnits + Slot].Value >= 0)
        extend(MCRegister(), Slot, S[NumUnits + Slot].Value, Point);
  }
}

AllocationView Viewer::run() {
  findContents();
  findSlotLiveness();
  for (const MachineBasicBlock &MBB : MF) {
    View.Starts.push_back(View.Points.size());
    viewBlock(MBB);
  }
  findReasons();
  // Registers before slots.
  for (bool OfSlots : {false, true})
    for (auto &[Place, Row] : Ranges)
      if ((Place.first == 0) == OfSlots)
        View.Ranges.insert(View.Ranges.end(), Row.begin(), Row.end());
  return std::move(View);
}

AllocationView mincaml::viewAllocation(const AllocationInput &Input,
                                       const MachineFunction &MF) {
  return Viewer(Input, MF).run();
}
