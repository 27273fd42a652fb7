//===- NearbyOrigin.cpp - Origins of related instructions -----------------===//

#include "NearbyOrigin.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <climits>

using namespace mincaml::explorer;
using namespace llvm;

namespace {

class Search {
public:
  Search(const MachineFunction &MF, OriginTable &Origins)
      : TRI(MF.getSubtarget().getRegisterInfo()), Origins(Origins) {}

  Origin find(const MachineInstr &MI);

private:
  Origin ownOrigin(const MachineInstr &MI) {
    return Origins.find(MI.getDebugLoc().get());
  }
  static bool isCode(const MachineInstr &MI) {
    return !MI.isBundle() && !MI.isMetaInstruction();
  }
  bool writes(const MachineInstr &MI, Register R) const;
  Origin ofReloads(const MachineInstr &Store, unsigned Depth);
  Origin ofUsers(const MachineInstr &MI, unsigned Depth);
  Origin ofUsers(const MachineInstr &MI, Register R, unsigned Depth);
  Origin ofDefinition(const MachineInstr &MI);
  Origin ofCodeBefore(const MachineInstr &MI);

  const TargetRegisterInfo *TRI;
  OriginTable &Origins;
  /// The number of instructions that may still be visited.
  unsigned Budget = 400;
};

} // namespace

/// Whether MI writes R. If two instructions together copy a register pair, one
/// of them has the pair as an implicit definition. Such an implicit definition
/// is ignored.
bool Search::writes(const MachineInstr &MI, Register R) const {
  if (MI.isCall())
    return MI.modifiesRegister(R, TRI);
  auto Overlaps = [&](const MachineOperand &MO, Register Other) {
    return MO.isReg() && MO.isDef() && MO.getReg() &&
           TRI->regsOverlap(MO.getReg(), Other);
  };
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return Overlaps(MO, R) && (!MO.isImplicit() ||
                               none_of(MI.explicit_operands(),
                                       [&](const MachineOperand &Explicit) {
                                         return Overlaps(Explicit, MO.getReg());
                                       }));
  });
}

/// The spill slot that MI accesses; INT_MIN if there is none.
static int spillSlot(const MachineInstr &MI) {
  for (const MachineMemOperand *Access : MI.memoperands())
    if (const auto *Slot = dyn_cast_if_present<FixedStackPseudoSourceValue>(
            Access->getPseudoValue());
        Slot && MI.getMF()->getFrameInfo().isSpillSlotObjectIndex(
                    Slot->getFrameIndex()))
      return Slot->getFrameIndex();
  return INT_MIN;
}

/// The origin of the reloads, or their users, of the value that Store spills.
Origin Search::ofReloads(const MachineInstr &Store, unsigned Depth) {
  const int Slot = spillSlot(Store);
  if (Slot == INT_MIN || !Depth)
    return {};
  for (const MachineBasicBlock &MBB : *Store.getMF())
    for (const MachineInstr &MI : MBB.instrs()) {
      if (!MI.mayLoad() || !isCode(MI) || spillSlot(MI) != Slot)
        continue;
      Origin From = ownOrigin(MI);
      if (From.Expression < 0)
        From = ofUsers(MI, Depth - 1);
      if (From.Expression >= 0)
        return From;
    }
  return {};
}

Origin Search::ofUsers(const MachineInstr &MI, Register R, unsigned Depth) {
  SmallVector<const MachineBasicBlock *, 8> Blocks;
  // Search the rest of MI's block, then the blocks that follow.
  auto It = std::next(MI.getIterator());
  const MachineBasicBlock *MBB = MI.getParent();
  for (size_t Next = 0;;
       MBB = Blocks[Next], It = Blocks[Next++]->instr_begin()) {
    bool IsWritten = false;
    for (; It != MBB->instr_end() && !IsWritten; ++It) {
      if (!isCode(*It))
        continue;
      if (!Budget)
        return {};
      --Budget;
      if (It->readsRegister(R, TRI)) {
        Origin From = ownOrigin(*It);
        if (From.Expression < 0 && Depth)
          From =
              It->mayStore() ? ofReloads(*It, Depth) : ofUsers(*It, Depth - 1);
        if (From.Expression >= 0)
          return From;
      }
      IsWritten = writes(*It, R);
    }
    if (!IsWritten)
      for (const MachineBasicBlock *Successor : MBB->successors())
        if (!is_contained(Blocks, Successor))
          Blocks.push_back(Successor);
    if (Next == Blocks.size())
      return {};
  }
}

Origin Search::ofUsers(const MachineInstr &MI, unsigned Depth) {
  // An instruction in the delay slot of a call is used by the call, which
  // precedes it.
  if (MI.isBundledWithPred()) {
    const MachineInstr &Call = *std::prev(MI.getIterator());
    const bool IsArgument = any_of(MI.all_defs(), [&](const MachineOperand &D) {
      return Call.isCall() && Call.readsRegister(D.getReg(), TRI);
    });
    if (IsArgument)
      return ownOrigin(Call);
  }
  for (const MachineOperand &Def : MI.all_defs())
    if (Origin From = ofUsers(MI, Def.getReg(), Depth); From.Expression >= 0)
      return From;
  return {};
}

/// The origin of the instruction that defines an operand of MI, in the same
/// block.
Origin Search::ofDefinition(const MachineInstr &MI) {
  for (const MachineOperand &Use : MI.all_uses()) {
    const Register R = Use.getReg();
    for (auto It = MI.getReverseIterator();
         ++It != MI.getParent()->instr_rend() && Budget;) {
      --Budget;
      if (!isCode(*It) || !writes(*It, R))
        continue;
      if (Origin From = ownOrigin(*It); From.Expression >= 0)
        return From;
      break;
    }
  }
  return {};
}

Origin Search::ofCodeBefore(const MachineInstr &MI) {
  for (auto It = MI.getReverseIterator();
       ++It != MI.getParent()->instr_rend() && Budget; --Budget)
    if (Origin From = ownOrigin(*It); From.Expression >= 0)
      return From;
  return {};
}

Origin Search::find(const MachineInstr &MI) {
  if (MI.isUnconditionalBranch())
    return ofCodeBefore(MI);
  const unsigned Depth = 3;
  Origin From = MI.mayStore() ? ofReloads(MI, Depth) : ofUsers(MI, Depth);
  return From.Expression >= 0 ? From : ofDefinition(MI);
}

Origin mincaml::explorer::findNearby(const MachineInstr &MI,
                                     OriginTable &Origins) {
  return Search(*MI.getMF(), Origins).find(MI);
}
