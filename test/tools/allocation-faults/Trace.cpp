//===- Trace.cpp - Symbolic execution of allocated code -------------------===//

#include "Trace.h"
#include "InstructionReader.h"
#include "SlotAccess.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

namespace {

class Tracer {
public:
  Tracer(const MachineFunction &MF, ValueTable &Values)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
        Values(Values), Reader(MF, Values), NumUnits(TRI.getNumRegUnits()) {}

  Trace run();

private:
  void startBlock(const MachineBasicBlock &MBB);
  void enterPad(const MachineBasicBlock &Pad);
  std::vector<Trace::IncomingEdge>
  incomingEdges(const MachineBasicBlock &MBB) const;
  void execute(const MachineInstr &MI);
  void executeEvent(const MachineInstr &MI);
  void executeRestore(const SlotAccess &Reload);
  void executeCopy(const MachineInstr &MI);
  ValueTable::Key computation(const MachineInstr &MI) const;
  bool isHalf(const SlotAccess &Access, unsigned Units) const;
  unsigned narrowRow(const SlotAccess &Spill, std::vector<unsigned> Saved,
                     uint64_t SlotSize);
  bool isInSlot(const SlotAccess &Spill, ArrayRef<unsigned> Saved,
                uint64_t SlotSize);
  unsigned savedRow(const SlotAccess &Spill);
  void define(const MachineInstr &MI);
  void clobberRest(const MachineInstr &MI);
  std::vector<unsigned> restOf(const MachineInstr &MI,
                               const MachineOperand &Whole) const;
  unsigned clobbered(const void *By, unsigned Location) const;
  void write(unsigned Location, unsigned Value);
  std::vector<unsigned> valuesOf(MCRegister Register) const {
    return Reader.valuesOf(Register, State);
  }
  bool isFixed(MCRegister Register) const {
    return MRI.isConstantPhysReg(Register);
  }

  const MachineFunction &MF;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  const MachineRegisterInfo &MRI;
  ValueTable &Values;
  InstructionReader Reader;
  unsigned NumUnits;
  Trace Result;
  Trace::Block *Now = nullptr;
  InstructionReader::State State;
  size_t Hash = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// The value of a location that an instruction, or the entry to a landing pad,
/// clobbers.
unsigned Tracer::clobbered(const void *By, unsigned Location) const {
  return Values.number(
      {ValueTable::Destroyed, reinterpret_cast<uintptr_t>(By), Location});
}

void Tracer::write(unsigned Location, unsigned Value) {
  // The hash is a sum, so that it does not depend on the order.
  Hash -= hash_combine(Location, State[Location]);
  State[Location] = Value;
  Hash += hash_combine(Location, Value);
}

/// Whether \p MO only names the whole register of which \p MI writes a part.
/// The machine preserves the rest.
static bool isAddition(const MachineInstr &MI, const MachineOperand &MO,
                       const TargetRegisterInfo &TRI) {
  return MO.isImplicit() && !MI.isCall() && !MI.isInlineAsm() &&
         !is_contained(MI.getDesc().implicit_defs(), MO.getReg()) &&
         any_of(MI.defs(), [&](const MachineOperand &Def) {
           return Def.isReg() && Def.getReg() &&
                  TRI.isSubRegister(MO.getReg(), Def.getReg());
         });
}

/// Returns the units of such an operand that \p MI neither writes nor states to
/// preserve: passes after allocation consider them dead.
std::vector<unsigned> Tracer::restOf(const MachineInstr &MI,
                                     const MachineOperand &Whole) const {
  if (any_of(MI.all_uses(), [&](const MachineOperand &MO) {
        return MO.getReg() && !MO.isUndef() &&
               TRI.isSuperRegisterEq(Whole.getReg(), MO.getReg());
      }))
    return {};
  std::vector<unsigned> Units = Reader.unitsOf(Whole.getReg().asMCReg());
  for (const MachineOperand &MO : MI.defs())
    if (MO.isReg() && MO.getReg())
      erase_if(Units, [&](unsigned Unit) {
        return is_contained(Reader.unitsOf(MO.getReg().asMCReg()), Unit);
      });
  return Units;
}

/// The key of the values that an instruction without effects computes.
ValueTable::Key Tracer::computation(const MachineInstr &MI) const {
  ValueTable::Key K{ValueTable::Computed, hash_value(Reader.textOf(MI)), 0, 0};
  for (unsigned Value : Reader.readBy(MI, State))
    K.push_back(Value);
  return K;
}

void Tracer::define(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
        for (MCRegUnitRootIterator Root(static_cast<MCRegUnit>(Unit), &TRI);
             Root.isValid(); ++Root)
          if (MO.clobbersPhysReg(*Root))
            write(Unit, clobbered(&MI, Unit));
  ValueTable::Key Computation;
  if (Reader.isPure(MI))
    Computation = computation(MI);
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg() ||
        isFixed(MO.getReg().asMCReg()) || isAddition(MI, MO, TRI))
      continue;
    unsigned Bits = Reader.bitsTaken(MI, Number);
    for (const auto &[Index, Unit] :
         enumerate(Reader.unitsOf(MO.getReg().asMCReg()))) {
      ValueTable::Key K = Computation;
      if (K.empty()) {
        K = {ValueTable::Defined, reinterpret_cast<uintptr_t>(&MI), Number,
             Index};
      } else {
        K[2] = Number;
        K[3] = Index;
      }
      unsigned Value = Values.number(std::move(K));
      write(Unit, Bits ? Values.upto(Value, Bits) : Value);
    }
  }
}

/// Clobbers the rest of partially written registers; applies to all kinds of
/// instructions.
void Tracer::clobberRest(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.implicit_operands())
    if (MO.isReg() && MO.isDef() && MO.getReg() && isAddition(MI, MO, TRI))
      for (unsigned Unit : restOf(MI, MO))
        write(Unit, clobbered(&MI, Unit));
}

void Tracer::executeEvent(const MachineInstr &MI) {
  Trace::Event Event{&MI, Reader.textOf(MI), Reader.readBy(MI, State), 0};
  for (const MachineOperand &MO : MI.operands())
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayStore())
      write(NumUnits + MO.getIndex(), clobbered(&MI, NumUnits + MO.getIndex()));
  define(MI);
  Event.After = Hash;
  Now->Events.push_back(std::move(Event));
  if (MI.isCall())
    Now->AfterCall = State;
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR) {
    // Several asm gotos with different targets are not covered.
    Result.Known &= Now->AfterAssembly.empty();
    Now->AfterAssembly = State;
  }
}

/// Whether an access is to the first half of a slot for a pair of words. The
/// halves are in the same order in memory as in the pair.
bool Tracer::isHalf(const SlotAccess &Access, unsigned Units) const {
  return !Values.IsLittleEndian && Access.Size == 4 && Units == 1 &&
         MF.getFrameInfo().getObjectSize(Access.Slot) == 8;
}

/// Returns the contents of a slot after a spill to its start.
unsigned Tracer::narrowRow(const SlotAccess &Spill, std::vector<unsigned> Saved,
                           uint64_t SlotSize) {
  unsigned Before = State[NumUnits + Spill.Slot];
  // %ax consists of the first two units of %eax and no part of the third one.
  if (Saved.size() == 2 && Spill.Size == 2)
    Saved.push_back(Values.part(Before, 2, SlotSize, 3));
  else
    Saved.back() = Values.over(
        Saved.back(), Spill.Size * 8,
        Values.part(Before, Saved.size() - 1, SlotSize, Saved.size()));
  return Values.row(SlotSize, Saved);
}

/// Whether the slot already holds all that is spilled, for example because it
/// was reloaded from the slot.
bool Tracer::isInSlot(const SlotAccess &Spill, ArrayRef<unsigned> Saved,
                      uint64_t SlotSize) {
  const unsigned Before = State[NumUnits + Spill.Slot];
  return Spill.Size == SlotSize && all_of(enumerate(Saved), [&](auto Unit) {
           unsigned Part =
               Values.part(Before, Unit.index(), SlotSize, Saved.size());
           return Unit.value() == Part ||
                  Unit.value() == Values.low(Part, SlotSize * 8);
         });
}

/// Returns the contents of a slot after a spill.
unsigned Tracer::savedRow(const SlotAccess &Spill) {
  std::vector<unsigned> Saved = valuesOf(Spill.Register);
  uint64_t SlotSize = MF.getFrameInfo().getObjectSize(Spill.Slot);
  if (isInSlot(Spill, Saved, SlotSize))
    return State[NumUnits + Spill.Slot];
  if (Values.IsLittleEndian && Spill.Size < SlotSize)
    return narrowRow(Spill, std::move(Saved), SlotSize);
  if (!isHalf(Spill, Saved.size()))
    return Values.row(Spill.Size, Saved);
  Saved.push_back(Values.part(State[NumUnits + Spill.Slot], 1, 8, 2));
  return Values.row(8, Saved);
}

void Tracer::executeRestore(const SlotAccess &Reload) {
  std::vector<unsigned> Units = Reader.unitsOf(Reload.Register);
  bool IsFirstHalf = isHalf(Reload, Units.size());
  for (const auto &[Index, Unit] : enumerate(Units)) {
    unsigned Value = Values.part(State[NumUnits + Reload.Slot], Index,
                                 IsFirstHalf ? 8 : Reload.Size,
                                 IsFirstHalf ? 2 : Units.size());
    bool IsVector = Values.IsLittleEndian && Units.size() == 1;
    write(Unit, IsVector ? Values.upto(Value, Reload.Size * 8) : Value);
  }
}

void Tracer::executeCopy(const MachineInstr &MI) {
  MCRegister To = MI.getOperand(0).getReg().asMCReg();
  // A copy of a register to itself emits no code.
  if (MI.isIdentityCopy() || isFixed(To))
    return;
  std::vector<unsigned> From = valuesOf(MI.getOperand(1).getReg().asMCReg());
  std::vector<unsigned> Units = Reader.unitsOf(To);
  for (const auto &[Index, Unit] : enumerate(Units))
    write(Unit,
          From.size() == Units.size() && !MI.getOperand(1).isUndef()
              ? From[Index]
              : Values.number({ValueTable::Defined,
                               reinterpret_cast<uintptr_t>(&MI), 0, Index}));
}

void Tracer::execute(const MachineInstr &MI) {
  if (MI.isDebugInstr() || MI.isPosition() || MI.isCFIInstruction() ||
      MI.isKill())
    return;
  // These emit no code if the frame reserves space for the calls.
  if (TII.isFrameInstr(MI) &&
      MF.getSubtarget().getFrameLowering()->hasReservedCallFrame(MF))
    return;
  if (MI.isBundle() || MI.isInsideBundle())
    Result.Known = false;
  else if (SlotAccess Spill = spillIn(MI))
    write(NumUnits + Spill.Slot, savedRow(Spill));
  else if (SlotAccess Reload = reloadIn(MI))
    executeRestore(Reload);
  else if (std::optional<int> Slot = Reader.slotComputed(MI))
    write(NumUnits + *Slot, Values.number(computation(MI)));
  else if (MI.isCopy())
    executeCopy(MI);
  else if (MI.isImplicitDef() || Reader.isPure(MI))
    define(MI);
  else
    executeEvent(MI);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Gives the exception registers, which the unwinder sets, new values.
void Tracer::enterPad(const MachineBasicBlock &Pad) {
  const Function &F = MF.getFunction();
  if (!F.hasPersonalityFn())
    return;
  const TargetLowering &TLI = *MF.getSubtarget().getTargetLowering();
  for (Register R : {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
                     TLI.getExceptionSelectorRegister(F.getPersonalityFn())})
    if (R)
      for (unsigned Unit : Reader.unitsOf(R.asMCReg()))
        State[Unit] = clobbered(&Pad, Unit);
}

static bool jumpsFromAssembly(const MachineBasicBlock &MBB) {
  return any_of(MBB, [](const MachineInstr &MI) {
    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
  });
}

std::vector<Trace::IncomingEdge>
Tracer::incomingEdges(const MachineBasicBlock &MBB) const {
  std::vector<Trace::IncomingEdge> Incoming;
  for (const MachineBasicBlock *P : MBB.predecessors()) {
    unsigned From = P->getNumber();
    if (MBB.isEHPad()) {
      Incoming.push_back({From, &Trace::Block::AfterCall});
      continue;
    }
    bool FromAssembly =
        MBB.isInlineAsmBrIndirectTarget() && jumpsFromAssembly(*P);
    if (FromAssembly)
      Incoming.push_back({From, &Trace::Block::AfterAssembly});
    bool FromEnd =
        (P->isLayoutSuccessor(&MBB) &&
         (P->empty() || !P->back().isBarrier())) ||
        any_of(P->terminators(), [&](const MachineInstr &MI) {
          return MI.getOpcode() != TargetOpcode::INLINEASM_BR &&
                 any_of(MI.operands(), [&](const MachineOperand &MO) {
                   return MO.isMBB() && MO.getMBB() == &MBB;
                 });
        });
    if (!FromAssembly || FromEnd)
      Incoming.push_back({From, &Trace::Block::AtEnd});
  }
  return Incoming;
}

/// Continues the extended block of the only predecessor, or starts a new one.
void Tracer::startBlock(const MachineBasicBlock &MBB) {
  unsigned Number = MBB.getNumber();
  Now = &Result.Blocks[Number];
  const std::vector<Trace::IncomingEdge> &Incoming = Result.Incoming[Number];
  const Trace::Block *Before = nullptr;
  if (Incoming.size() == 1 && &MBB != &MF.front() &&
      Incoming.front().Locations == &Trace::Block::AtEnd)
    Before = &Result.Blocks[(*MBB.pred_begin())->getNumber()];
  if (Before && !Before->AtEnd.empty()) {
    State = Before->AtEnd;
    Now->Head = Before->Head;
  } else {
    Now->Head = Number;
    State.resize(NumUnits + MF.getFrameInfo().getObjectIndexEnd());
    for (unsigned Location = 0; Location != State.size(); ++Location)
      State[Location] = Values.number({ValueTable::AtStart, Number, Location});
    for (unsigned Register = 1; Register != TRI.getNumRegs(); ++Register)
      if (isFixed(Register))
        for (unsigned Unit : Reader.unitsOf(Register))
          State[Unit] = Values.number({ValueTable::Fixed, Unit});
  }
  if (MBB.isEHPad())
    enterPad(MBB);
  Hash = 0;
  for (const auto &[Location, Value] : enumerate(State))
    Hash += hash_combine(unsigned(Location), Value);
}

Trace Tracer::run() {
  Values.IsLittleEndian = MF.getDataLayout().isLittleEndian();
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  unsigned NumBlocks = MF.getNumBlockIDs();
  Result.Blocks.resize(NumBlocks);
  Result.Incoming.resize(NumBlocks);
  for (int I = 0; I != Frame.getObjectIndexEnd(); ++I)
    Result.SlotSizes.push_back(Frame.getObjectSize(I));
  Result.Entry = MF.front().getNumber();
  // In reverse post order, the only predecessor of a block comes before it.
  ReversePostOrderTraversal<const MachineFunction *> Order(&MF);
  std::vector<const MachineBasicBlock *> Blocks(Order.begin(), Order.end());
  Result.IsReached.resize(NumBlocks);
  for (const MachineBasicBlock *MBB : Blocks)
    Result.IsReached[MBB->getNumber()] = true;
  for (const MachineBasicBlock *MBB : Blocks) {
    Result.Incoming[MBB->getNumber()] = incomingEdges(*MBB);
    startBlock(*MBB);
    Now->AfterCall = State;
    for (const MachineInstr &MI : MBB->instrs()) {
      execute(MI);
      clobberRest(MI);
    }
    Now->AtEnd = State;
  }
  return std::move(Result);
}

Trace faults::traceFunction(const MachineFunction &MF, ValueTable &Values) {
  return Tracer(MF, Values).run();
}
