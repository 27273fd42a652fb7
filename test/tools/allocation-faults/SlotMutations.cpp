//===- SlotMutations.cpp - Faults in spills and reloads -------------------===//

#include "Mutator.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

static MachineInstr *anySave(Mutator &M) {
  return M.anyInstruction([](MachineInstr &MI) { return bool(spillIn(MI)); });
}

static MachineInstr *anyRestore(Mutator &M) {
  return M.anyInstruction([](MachineInstr &MI) { return bool(reloadIn(MI)); });
}

static bool drop(Mutator &M, MachineInstr *MI) {
  if (!MI)
    return false;
  M.note("removed " + describe(*MI));
  M.E.remove(*MI);
  return true;
}

static bool displace(Mutator &M, MachineInstr *MI) {
  if (!MI)
    return false;
  std::optional<Editor::iterator> Position =
      M.otherPosition(*MI, /*OnlyLater=*/false);
  if (!Position)
    return false;
  MachineBasicBlock &Block = *MI->getParent();
  M.note("moved " + describe(*MI) + " before " +
         (*Position == Block.end() ? "the end" : describe(**Position)));
  M.E.moveBefore(*MI, Block, *Position);
  return true;
}

static bool changeSlot(Mutator &M, MachineInstr *MI, SlotAccess Access) {
  std::optional<int> Other = M.otherSlot(Access.Slot);
  if (!Other)
    return false;
  M.note("slot " + Twine(*Other) + " in " + describe(*MI));
  for (MachineOperand &MO : MI->operands())
    if (MO.isFI() && MO.getIndex() == Access.Slot)
      M.E.setFrameIndex(MO, *Other);
  return true;
}

static bool changeRegister(Mutator &M, MachineInstr *MI, SlotAccess Access) {
  for (MachineOperand &MO : MI->explicit_operands())
    if (MO.isReg() && MO.getReg() == Access.Register)
      return M.change(MO, M.otherRegister(MO));
  return false;
}

bool faults::dropSave(Mutator &M) { return drop(M, anySave(M)); }

bool faults::duplicateSave(Mutator &M) {
  return M.repeat(anySave(M), /*OnlyLater=*/true);
}

bool faults::moveSave(Mutator &M) { return displace(M, anySave(M)); }

/// Returns the next `asm goto` after \p MI in its block, or null.
static MachineInstr *jumpingAssemblyAfter(MachineInstr &MI) {
  for (MachineInstr &Later :
       make_range(std::next(Editor::iterator(MI)), MI.getParent()->end()))
    if (Later.getOpcode() == TargetOpcode::INLINEASM_BR)
      return &Later;
  return nullptr;
}

bool faults::saveAfterAssembly(Mutator &M) {
  MachineInstr *MI = M.anyInstruction(
      [](MachineInstr &MI) { return spillIn(MI) && jumpingAssemblyAfter(MI); });
  if (!MI)
    return false;
  MachineInstr &Assembly = *jumpingAssemblyAfter(*MI);
  M.note("moved " + describe(*MI) + " after " + describe(Assembly));
  M.E.moveBefore(*MI, *MI->getParent(), std::next(Assembly.getIterator()));
  return true;
}

bool faults::saveToOtherSlot(Mutator &M) {
  MachineInstr *MI = anySave(M);
  return MI && changeSlot(M, MI, spillIn(*MI));
}

bool faults::saveOtherRegister(Mutator &M) {
  MachineInstr *MI = anySave(M);
  return MI && changeRegister(M, MI, spillIn(*MI));
}

bool faults::dropRestore(Mutator &M) { return drop(M, anyRestore(M)); }

bool faults::duplicateRestore(Mutator &M) {
  return M.repeat(anyRestore(M), /*OnlyLater=*/false);
}

bool faults::moveRestore(Mutator &M) { return displace(M, anyRestore(M)); }

bool faults::restoreOtherSlot(Mutator &M) {
  MachineInstr *MI = anyRestore(M);
  return MI && changeSlot(M, MI, reloadIn(*MI));
}

bool faults::restoreOtherRegister(Mutator &M) {
  MachineInstr *MI = anyRestore(M);
  return MI && changeRegister(M, MI, reloadIn(*MI));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {

/// The names of a store and of a store of half its size. Names are used because
/// opcodes are private to the targets.
struct Halving {
  StringRef Whole;
  StringRef Half;
  /// The subregister that the half stores; empty for the register itself.
  StringRef Part;
};

} // namespace

static constexpr Halving Halvings[] = {
    {"STDri", "STri", "sub_even"},
    {"STDFri", "STFri", "sub_even"},
    {"STXri", "STri", ""},
    {"MOV64mr", "MOV32mr", "sub_32bit"},
    {"MOV32mr", "MOV16mr", "sub_16bit"},
    {"MOVSDmr", "MOVSSmr", ""},
    {"MOVAPSmr", "MOVSDmr", ""},
    {"MOVUPSmr", "MOVSDmr", ""},
    {"MOVAPDmr", "MOVSDmr", ""},
    {"MOVDQAmr", "MOVSDmr", ""},
};

static const MCInstrDesc *instructionNamed(const TargetInstrInfo &TII,
                                           StringRef Name) {
  for (unsigned Opcode = 0; Opcode != TII.getNumOpcodes(); ++Opcode)
    if (TII.getName(Opcode) == Name)
      return &TII.get(Opcode);
  return nullptr;
}

static const Halving *halvingOf(const Mutator &M, const MachineInstr &MI) {
  StringRef Name = M.TII.getName(MI.getOpcode());
  const Halving *Found =
      find_if(Halvings, [&](const Halving &H) { return H.Whole == Name; });
  return Found == std::end(Halvings) ? nullptr : Found;
}

static MCRegister partNamed(const Mutator &M, MCRegister Whole,
                            StringRef Name) {
  if (Name.empty())
    return Whole;
  for (MCPhysReg Part : M.TRI.subregs(Whole))
    if (M.TRI.getSubRegIndexName(M.TRI.getSubRegIndex(Whole, Part)) == Name)
      return Part;
  return MCRegister();
}

bool faults::shrinkSave(Mutator &M) {
  MachineInstr *MI = M.anyInstruction([&](MachineInstr &Candidate) {
    SlotAccess Access = spillIn(Candidate);
    const Halving *H = Access ? halvingOf(M, Candidate) : nullptr;
    return H && partNamed(M, Access.Register, H->Part);
  });
  if (!MI)
    return false;
  const Halving &H = *halvingOf(M, *MI);
  MCRegister Whole = spillIn(*MI).Register;
  M.note(H.Half + " instead of " + describe(*MI));
  MachineInstr &Half = M.E.insert(*MI->getParent(), MI->getIterator(),
                                  *instructionNamed(M.TII, H.Half));
  for (const MachineOperand &MO : MI->explicit_operands())
    Half.addOperand(M.MF, MO.isReg() && MO.getReg() == Whole
                              ? MachineOperand::CreateReg(
                                    partNamed(M, Whole, H.Part), false)
                              : MO);
  M.E.remove(*MI);
  return true;
}

/// The slots that values are reloaded from.
static std::vector<int> restoredSlots(Mutator &M) {
  BitVector Seen(M.MF.getFrameInfo().getObjectIndexEnd());
  std::vector<int> Result;
  for (MachineInstr *MI :
       M.instructions([](MachineInstr &MI) { return bool(reloadIn(MI)); })) {
    int Slot = reloadIn(*MI).Slot;
    if (!Seen.test(Slot))
      Result.push_back(Slot);
    Seen.set(Slot);
  }
  return Result;
}

bool faults::shrinkSlot(Mutator &M) {
  std::vector<int> Slots = restoredSlots(M);
  if (Slots.empty())
    return false;
  int Slot = M.R.pick<int>(Slots);
  int64_t Size = M.MF.getFrameInfo().getObjectSize(Slot);
  if (Size < 2)
    return false;
  M.E.setSlotSize(Slot, Size / 2);
  return M.note("slot " + Twine(Slot) + " has half its size");
}

/// Replaces one slot by another whose value is still needed: in a block that
/// spills to the first, a reload from the second follows without a spill to the
/// second in between.
bool faults::shareSlot(Mutator &M) {
  struct Pair {
    int Moved, Kept;
  };
  std::vector<Pair> Pairs;
  const MachineFrameInfo &Frame = M.MF.getFrameInfo();
  for (MachineBasicBlock &MBB : M.MF) {
    // The slots that the block has spilled to, in the order of their last
    // spills.
    SmallVector<int> Saved;
    for (MachineInstr &MI : MBB) {
      if (SlotAccess Spill = spillIn(MI)) {
        erase(Saved, Spill.Slot);
        Saved.push_back(Spill.Slot);
      }
      SlotAccess Reload = reloadIn(MI);
      if (!Reload)
        continue;
      for (int Slot : reverse(Saved)) {
        if (Slot == Reload.Slot)
          break;
        if (Frame.getObjectSize(Slot) == Frame.getObjectSize(Reload.Slot))
          Pairs.push_back({Slot, Reload.Slot});
      }
    }
  }
  if (Pairs.empty())
    return false;
  Pair P = M.R.pick<Pair>(Pairs);
  for (MachineBasicBlock &MBB : M.MF)
    for (MachineInstr &MI : MBB)
      for (MachineOperand &MO : MI.operands())
        if (MO.isFI() && MO.getIndex() == P.Moved)
          M.E.setFrameIndex(MO, P.Kept);
  return M.note("slot " + Twine(P.Kept) + " for all of slot " + Twine(P.Moved));
}
