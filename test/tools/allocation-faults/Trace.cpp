//===- Trace.cpp - Allocated code executed symbolically -------------------===//

#include "Tracer.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

void Tracer::write(unsigned Location, unsigned Value) {
  // Order does not matter for the sum.
  Hash -= hash_combine(Location, State[Location]);
  State[Location] = Value;
  Hash += hash_combine(Location, Value);
}

/// Whether \p MO only names the whole of what \p MI writes a part of: the
/// machine leaves the rest alone.
static bool isAddition(const MachineInstr &MI, const MachineOperand &MO,
                       const TargetRegisterInfo &TRI) {
  return MO.isImplicit() && !MI.isCall() && !MI.isInlineAsm() &&
         !is_contained(MI.getDesc().implicit_defs(), MO.getReg()) &&
         any_of(MI.defs(), [&](const MachineOperand &Def) {
           return Def.isReg() && Def.getReg() &&
                  TRI.isSubRegister(MO.getReg(), Def.getReg());
         });
}

/// The rest of what such an operand names, if \p MI does not say that it is
/// kept: passes after allocation treat it as dead.
std::vector<unsigned> Tracer::forgotten(const MachineInstr &MI,
                                        const MachineOperand &Whole) const {
  if (any_of(MI.all_uses(), [&](const MachineOperand &MO) {
        return MO.getReg() && !MO.isUndef() &&
               TRI.isSuperRegisterEq(Whole.getReg(), MO.getReg());
      }))
    return {};
  std::vector<unsigned> Units = unitsOf(Whole.getReg().asMCReg());
  for (const MachineOperand &MO : MI.defs())
    if (MO.isReg() && MO.getReg())
      erase_if(Units, [&](unsigned Unit) {
        return is_contained(unitsOf(MO.getReg().asMCReg()), Unit);
      });
  return Units;
}

void Tracer::define(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isRegMask())
      for (unsigned Unit = 0; Unit != NumUnits; ++Unit)
        for (MCRegUnitRootIterator Root(static_cast<MCRegUnit>(Unit), &TRI);
             Root.isValid(); ++Root)
          if (MO.clobbersPhysReg(*Root))
            write(Unit,
                  Values.number({ValueTable::Destroyed,
                                 reinterpret_cast<uintptr_t>(&MI), Unit}));
  ValueTable::Key Computation;
  if (isPure(MI)) {
    Computation = {ValueTable::Computed, hash_value(textOf(MI)), 0, 0};
    for (unsigned Value : readBy(MI))
      Computation.push_back(Value);
  }
  for (const auto &[Number, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg() ||
        isFixed(MO.getReg().asMCReg()) || isAddition(MI, MO, TRI))
      continue;
    unsigned Bits = bitsTaken(MI, Number);
    for (const auto &[Index, Unit] :
         enumerate(unitsOf(MO.getReg().asMCReg()))) {
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

/// What an instruction of any kind does besides what is known of its kind.
void Tracer::forget(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.implicit_operands())
    if (MO.isReg() && MO.isDef() && MO.getReg() && isAddition(MI, MO, TRI))
      for (unsigned Unit : forgotten(MI, MO))
        write(Unit, Values.number({ValueTable::Destroyed,
                                   reinterpret_cast<uintptr_t>(&MI), Unit}));
}

void Tracer::executeEvent(const MachineInstr &MI) {
  Trace::Event Event{&MI, textOf(MI), readBy(MI), 0};
  for (const MachineOperand &MO : MI.operands())
    if (MO.isFI() && MF.getFrameInfo().isSpillSlotObjectIndex(MO.getIndex()) &&
        MI.mayStore())
      write(NumUnits + MO.getIndex(),
            Values.number({ValueTable::Destroyed,
                           reinterpret_cast<uintptr_t>(&MI),
                           uint64_t(NumUnits + MO.getIndex())}));
  define(MI);
  Event.After = Hash;
  Now->Events.push_back(std::move(Event));
  if (MI.isCall())
    Now->AfterCall = State;
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR) {
    // Two with different targets are too much for this.
    Result.Known &= Now->AfterAssembly.empty();
    Now->AfterAssembly = State;
  }
}

/// Whether it is about the first half of a slot for a pair of words: the halves
/// follow each other in memory, as they do in the pair.
bool Tracer::isHalf(const SlotAccess &Access, unsigned Units) const {
  return !Values.IsLittleEndian && Access.Size == 4 && Units == 1 &&
         MF.getFrameInfo().getObjectSize(Access.Slot) == 8;
}

/// What a slot holds after a save of its beginning.
unsigned Tracer::narrowRow(const SlotAccess &Save, std::vector<unsigned> Saved,
                           uint64_t SlotSize) {
  unsigned Before = State[NumUnits + Save.Slot];
  // %ax has the first two units of %eax, and nothing of the third.
  if (Saved.size() == 2 && Save.Size == 2)
    Saved.push_back(Values.part(Before, 2, SlotSize, 3));
  else
    Saved.back() = Values.over(
        Saved.back(), Save.Size * 8,
        Values.part(Before, Saved.size() - 1, SlotSize, Saved.size()));
  return Values.row(SlotSize, Saved);
}

/// What a slot holds afterwards.
unsigned Tracer::savedRow(const SlotAccess &Save) {
  std::vector<unsigned> Saved = valuesOf(Save.Register);
  uint64_t SlotSize = MF.getFrameInfo().getObjectSize(Save.Slot);
  if (Values.IsLittleEndian && Save.Size < SlotSize)
    return narrowRow(Save, std::move(Saved), SlotSize);
  if (!isHalf(Save, Saved.size()))
    return Values.row(Save.Size, Saved);
  Saved.push_back(Values.part(State[NumUnits + Save.Slot], 1, 8, 2));
  return Values.row(8, Saved);
}

void Tracer::execute(const MachineInstr &MI) {
  if (MI.isDebugInstr() || MI.isPosition() || MI.isCFIInstruction() ||
      MI.isKill())
    return;
  // Where frames have room for every call, these do nothing.
  if (TII.isFrameInstr(MI) &&
      MF.getSubtarget().getFrameLowering()->hasReservedCallFrame(MF))
    return;
  if (MI.isBundle() || MI.isInsideBundle()) {
    Result.Known = false;
    return;
  }
  if (SlotAccess Save = saveIn(MI)) {
    write(NumUnits + Save.Slot, savedRow(Save));
    return;
  }
  if (SlotAccess Restore = restoreIn(MI)) {
    std::vector<unsigned> Units = unitsOf(Restore.Register);
    bool IsFirstHalf = isHalf(Restore, Units.size());
    for (const auto &[Index, Unit] : enumerate(Units)) {
      unsigned Value = Values.part(State[NumUnits + Restore.Slot], Index,
                                   IsFirstHalf ? 8 : Restore.Size,
                                   IsFirstHalf ? 2 : Units.size());
      bool IsVector = Values.IsLittleEndian && Units.size() == 1;
      write(Unit, IsVector ? Values.upto(Value, Restore.Size * 8) : Value);
    }
    return;
  }
  if (std::optional<int> Slot = slotComputed(MI)) {
    ValueTable::Key K{ValueTable::Computed, hash_value(textOf(MI)), 0, 0};
    for (unsigned Value : readBy(MI))
      K.push_back(Value);
    write(NumUnits + *Slot, Values.number(std::move(K)));
    return;
  }
  // A copy to itself becomes no instruction.
  if (MI.isIdentityCopy())
    return;
  if (MI.isCopy()) {
    MCRegister To = MI.getOperand(0).getReg().asMCReg();
    std::vector<unsigned> From = valuesOf(MI.getOperand(1).getReg().asMCReg());
    std::vector<unsigned> Units = unitsOf(To);
    if (isFixed(To))
      return;
    for (const auto &[Index, Unit] : enumerate(Units))
      write(Unit,
            From.size() == Units.size() && !MI.getOperand(1).isUndef()
                ? From[Index]
                : Values.number({ValueTable::Defined,
                                 reinterpret_cast<uintptr_t>(&MI), 0, Index}));
    return;
  }
  if (MI.isImplicitDef() || isPure(MI)) {
    define(MI);
    return;
  }
  executeEvent(MI);
}

/// The unwinder puts the exception into registers.
void Tracer::enterPad(const MachineBasicBlock &Pad) {
  const Function &F = MF.getFunction();
  if (!F.hasPersonalityFn())
    return;
  const TargetLowering &TLI = *MF.getSubtarget().getTargetLowering();
  for (Register R : {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
                     TLI.getExceptionSelectorRegister(F.getPersonalityFn())})
    if (R)
      for (unsigned Unit : unitsOf(R.asMCReg()))
        State[Unit] = Values.number(
            {ValueTable::Destroyed, reinterpret_cast<uintptr_t>(&Pad), Unit});
}

static bool jumpsFromAssembly(const MachineBasicBlock &MBB) {
  return any_of(MBB, [](const MachineInstr &MI) {
    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
  });
}

std::vector<Trace::Way> Tracer::waysTo(const MachineBasicBlock &MBB) const {
  std::vector<Trace::Way> Ways;
  for (const MachineBasicBlock *P : MBB.predecessors()) {
    unsigned From = P->getNumber();
    if (MBB.isEHPad()) {
      Ways.push_back({From, &Trace::Block::AfterCall});
      continue;
    }
    bool FromAssembly =
        MBB.isInlineAsmBrIndirectTarget() && jumpsFromAssembly(*P);
    if (FromAssembly)
      Ways.push_back({From, &Trace::Block::AfterAssembly});
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
      Ways.push_back({From, &Trace::Block::AtEnd});
  }
  return Ways;
}

Trace Tracer::run() {
  Values.IsLittleEndian = MF.getDataLayout().isLittleEndian();
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  unsigned NumBlocks = MF.getNumBlockIDs();
  unsigned NumLocations = NumUnits + Frame.getObjectIndexEnd();
  Result.Blocks.resize(NumBlocks);
  Result.Ways.resize(NumBlocks);
  for (int I = 0; I != Frame.getObjectIndexEnd(); ++I)
    Result.SlotSizes.push_back(Frame.getObjectSize(I));
  Result.Entry = MF.front().getNumber();
  // A block's only predecessor comes first, if it can be reached.
  ReversePostOrderTraversal<const MachineFunction *> Order(&MF);
  std::vector<const MachineBasicBlock *> Blocks(Order.begin(), Order.end());
  Result.IsReached.resize(NumBlocks);
  for (const MachineBasicBlock *MBB : Blocks)
    Result.IsReached[MBB->getNumber()] = true;
  for (const MachineBasicBlock *MBB : Blocks) {
    unsigned Number = MBB->getNumber();
    Result.Ways[Number] = waysTo(*MBB);
    Now = &Result.Blocks[Number];
    const Trace::Block *Before = nullptr;
    if (Result.Ways[Number].size() == 1 && MBB != &MF.front() &&
        Result.Ways[Number].front().Locations == &Trace::Block::AtEnd)
      Before = &Result.Blocks[(*MBB->pred_begin())->getNumber()];
    if (Before && !Before->AtEnd.empty()) {
      State = Before->AtEnd;
      Now->Head = Before->Head;
    } else {
      Now->Head = Number;
      State.resize(NumLocations);
      for (unsigned Location = 0; Location != NumLocations; ++Location)
        State[Location] =
            Values.number({ValueTable::AtStart, Number, Location});
      for (unsigned Register = 1; Register != TRI.getNumRegs(); ++Register)
        if (isFixed(Register))
          for (unsigned Unit : unitsOf(Register))
            State[Unit] = Values.number({ValueTable::Fixed, Unit});
    }
    if (MBB->isEHPad())
      enterPad(*MBB);
    Hash = 0;
    for (const auto &[Location, Value] : enumerate(State))
      Hash += hash_combine(unsigned(Location), Value);
    Now->AfterCall = State;
    for (const MachineInstr &MI : MBB->instrs()) {
      execute(MI);
      forget(MI);
    }
    Now->AtEnd = State;
  }
  return std::move(Result);
}

Trace faults::traceFunction(const MachineFunction &MF, ValueTable &Values) {
  return Tracer(MF, Values).run();
}
