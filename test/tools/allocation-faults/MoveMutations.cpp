//===- MoveMutations.cpp - Faults in moves between registers --------------===//

#include "Mutator.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

static bool isMove(const MachineInstr &MI) {
  return MI.isCopy() && MI.getOperand(0).getReg() != MI.getOperand(1).getReg();
}

static MachineInstr *anyMove(Mutator &M) {
  return M.anyInstruction([](MachineInstr &MI) { return isMove(MI); });
}

bool faults::dropMove(Mutator &M) {
  MachineInstr *MI = anyMove(M);
  if (!MI)
    return false;
  M.note("removed " + describe(*MI));
  M.E.remove(*MI);
  return true;
}

bool faults::duplicateMove(Mutator &M) {
  return M.repeat(anyMove(M), /*OnlyLater=*/true);
}

bool faults::swapMoves(Mutator &M) {
  // The first of two adjacent moves.
  MachineInstr *First = M.anyInstruction([&](MachineInstr &MI) {
    const MachineInstr *Next = MI.getNextNode();
    if (!isMove(MI) || !Next || !isMove(*Next))
      return false;
    return M.modifies(*Next, MI.getOperand(1).getReg()) ||
           M.modifies(*Next, MI.getOperand(0).getReg()) ||
           M.modifies(MI, Next->getOperand(1).getReg());
  });
  return M.swapWithNext(First);
}

bool faults::moveFromOther(Mutator &M) {
  MachineInstr *MI = anyMove(M);
  return MI && M.change(MI->getOperand(1), M.otherRegister(MI->getOperand(1)));
}

bool faults::moveToOther(Mutator &M) {
  MachineInstr *MI = anyMove(M);
  return MI && M.change(MI->getOperand(0), M.otherRegister(MI->getOperand(0)));
}

static bool haveSameWidth(const Mutator &M, MCRegister A, MCRegister B) {
  return M.TRI.getRegSizeInBits(*M.TRI.getMinimalPhysRegClass(A)) ==
         M.TRI.getRegSizeInBits(*M.TRI.getMinimalPhysRegClass(B));
}

namespace {

/// The last instruction of `Temporary = X; X = ...; Y = Temporary`, and X.
struct Detour {
  MachineInstr *Back;
  MCRegister Origin;
};

} // namespace

/// Returns the detour that \p Back, a move or reload, ends.
static std::optional<Detour> detourEndingIn(Mutator &M, MachineInstr &Back) {
  SlotAccess Reload = reloadIn(Back);
  if (!Reload && !isMove(Back))
    return std::nullopt;
  MCRegister To =
      Reload ? Reload.Register : Back.getOperand(0).getReg().asMCReg();
  MCRegister Temporary =
      Reload ? MCRegister() : Back.getOperand(1).getReg().asMCReg();
  MachineBasicBlock &Block = *Back.getParent();
  for (MachineInstr &MI :
       reverse(make_range(Block.begin(), Editor::iterator(Back)))) {
    SlotAccess Spill = spillIn(MI);
    MCRegister Origin;
    if (Reload && Spill && Spill.Slot == Reload.Slot)
      Origin = Spill.Register;
    else if (!Reload && isMove(MI) && MI.getOperand(0).getReg() == Temporary)
      Origin = MI.getOperand(1).getReg().asMCReg();
    if (Origin) {
      bool Overwritten = M.modifiedBetween(std::next(MI.getIterator()),
                                           Back.getIterator(), Origin);
      if (!Overwritten || !haveSameWidth(M, Origin, To))
        return std::nullopt;
      return Detour{&Back, Origin};
    }
    if (Temporary && M.modifies(MI, Temporary))
      return std::nullopt;
  }
  return std::nullopt;
}

bool faults::breakCycle(Mutator &M) {
  MachineInstr *Back = M.anyInstruction(
      [&](MachineInstr &MI) { return detourEndingIn(M, MI).has_value(); });
  if (!Back)
    return false;
  MCRegister Origin = detourEndingIn(M, *Back)->Origin;
  M.note(describe(*Back) + " reads " + M.TRI.getName(Origin));
  if (!reloadIn(*Back)) {
    M.E.setRegister(Back->getOperand(1), Origin);
    return true;
  }
  M.E.insertCopy(*Back->getParent(), Back->getIterator(),
                 reloadIn(*Back).Register, Origin);
  M.E.remove(*Back);
  return true;
}

/// Returns the last call before \p MI in its block, if nothing writes
/// \p Register between them; otherwise null.
static MachineInstr *callSurvivedBy(const Mutator &M, MachineInstr &MI,
                                    MCRegister Register) {
  MachineBasicBlock &Block = *MI.getParent();
  for (MachineInstr &Before :
       reverse(make_range(Block.begin(), Editor::iterator(MI)))) {
    if (M.modifies(Before, Register))
      return nullptr;
    if (any_of(Before.operands(),
               [](const MachineOperand &MO) { return MO.isRegMask(); }))
      return &Before;
  }
  return nullptr;
}

bool faults::moveOverCall(Mutator &M) {
  MachineOperand *Use = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return MO.isReg() && MO.isUse() && !MO.isImplicit() && !MO.isTied() &&
           M.isAllocated(MO.getReg()) &&
           callSurvivedBy(M, MI, MO.getReg().asMCReg());
  });
  if (!Use)
    return false;
  MachineInstr &User = *Use->getParent();
  MCRegister Old = Use->getReg().asMCReg();
  MachineInstr &Call = *callSurvivedBy(M, User, Old);
  const MachineOperand &Mask = *find_if(
      Call.operands(), [](const MachineOperand &MO) { return MO.isRegMask(); });
  std::vector<MCRegister> Clobbered;
  for (MCRegister Candidate : M.alternatives(*Use))
    if (Mask.clobbersPhysReg(Candidate) && !M.reads(Call, Candidate) &&
        !M.reads(User, Candidate) &&
        none_of(make_range(Call.getIterator(), User.getIterator()),
                [&](const MachineInstr &Between) {
                  return any_of(
                      Between.all_defs(), [&](const MachineOperand &MO) {
                        return M.TRI.regsOverlap(MO.getReg(), Candidate);
                      });
                }))
      Clobbered.push_back(Candidate);
  if (Clobbered.empty())
    return false;
  MCRegister New = M.R.pick<MCRegister>(Clobbered);
  // Copy directly before the call, after the instructions that prepare it.
  M.E.insertCopy(*Call.getParent(), Call.getIterator(), New, Old);
  return M.change(*Use, New);
}

bool faults::copyOverLive(Mutator &M) {
  // Insert the copy immediately before a use.
  MachineOperand *Use = M.anyOperand([&](MachineInstr &, MachineOperand &MO) {
    return MO.isReg() && MO.isUse() && !MO.isUndef() && !MO.isDebug() &&
           M.isAllocated(MO.getReg());
  });
  if (!Use)
    return false;
  MCRegister Victim = Use->getReg().asMCReg();
  MCRegister From = M.otherRegister(*Use);
  if (!From)
    return false;
  MachineInstr &User = *Use->getParent();
  if (User.isTerminator() && User.getPrevNode() &&
      User.getPrevNode()->isTerminator())
    return false;
  M.note("copied " + Twine(M.TRI.getName(From)) + " to " +
         M.TRI.getName(Victim) + " before " + describe(User));
  M.E.insertCopy(*User.getParent(), User.getIterator(), Victim, From);
  return true;
}
