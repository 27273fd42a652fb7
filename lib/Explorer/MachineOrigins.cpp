//===- MachineOrigins.cpp - Origins of machine instructions ---------------===//

#include "Recorders.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <climits>

using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Related instructions
//===----------------------------------------------------------------------===//

/// Returns the spill slot that MI accesses, or INT_MIN.
static int spillSlot(const MachineInstr &MI) {
  for (const MachineMemOperand *Access : MI.memoperands())
    if (const auto *Slot = dyn_cast_if_present<FixedStackPseudoSourceValue>(
            Access->getPseudoValue());
        Slot && MI.getMF()->getFrameInfo().isSpillSlotObjectIndex(
                    Slot->getFrameIndex()))
      return Slot->getFrameIndex();
  return INT_MIN;
}

namespace {

/// Finds a source expression for an instruction without a debug location. It
/// takes the expression of the first instruction that uses the result, directly
/// or through other instructions without a location. If there is none, it takes
/// that of the instruction that defines an operand. For a jump, it takes that
/// of the preceding code. The number of visited instructions is limited.
class NearbySearch {
public:
  NearbySearch(const MachineFunction &MF, OriginTable &Origins)
      : TRI(MF.getSubtarget().getRegisterInfo()), Origins(Origins) {}

  Origin find(const MachineInstr &MI) {
    if (MI.isUnconditionalBranch())
      return ofCodeBefore(MI);
    const unsigned Depth = 3;
    Origin From = MI.mayStore() ? ofReloads(MI, Depth) : ofUsers(MI, Depth);
    return From.Expression >= 0 ? From : ofDefinition(MI);
  }

private:
  Origin ownOrigin(const MachineInstr &MI) {
    return Origins.find(MI.getDebugLoc().get());
  }
  static bool isCode(const MachineInstr &MI) {
    return !MI.isBundle() && !MI.isMetaInstruction();
  }

  /// Whether MI writes R. If two instructions together copy a register pair,
  /// one of them has the pair as an implicit definition, which is ignored.
  bool writes(const MachineInstr &MI, Register R) const {
    if (MI.isCall())
      return MI.modifiesRegister(R, TRI);
    auto Overlaps = [&](const MachineOperand &MO, Register Other) {
      return MO.isReg() && MO.isDef() && MO.getReg() &&
             TRI->regsOverlap(MO.getReg(), Other);
    };
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return Overlaps(MO, R) &&
             (!MO.isImplicit() || none_of(MI.explicit_operands(),
                                          [&](const MachineOperand &Explicit) {
                                            return Overlaps(Explicit,
                                                            MO.getReg());
                                          }));
    });
  }

  /// Returns the origin of a reload of the value that Store spills. If the
  /// reload has none, returns that of an instruction that uses the reloaded
  /// value.
  Origin ofReloads(const MachineInstr &Store, unsigned Depth) {
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

  Origin ofUsers(const MachineInstr &MI, unsigned Depth) {
    // The instruction in the delay slot of a call may set an argument of the
    // call. The call comes before it, so the search below, which goes forward,
    // would not find this use.
    if (MI.isBundledWithPred()) {
      const MachineInstr &Call = *std::prev(MI.getIterator());
      const bool IsArgument =
          any_of(MI.all_defs(), [&](const MachineOperand &D) {
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

  Origin ofUsers(const MachineInstr &MI, Register R, unsigned Depth) {
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
            From = It->mayStore() ? ofReloads(*It, Depth)
                                  : ofUsers(*It, Depth - 1);
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

  /// Returns the origin of the instruction that defines an operand of MI in the
  /// same block.
  Origin ofDefinition(const MachineInstr &MI) {
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

  Origin ofCodeBefore(const MachineInstr &MI) {
    for (auto It = MI.getReverseIterator();
         ++It != MI.getParent()->instr_rend() && Budget; --Budget)
      if (Origin From = ownOrigin(*It); From.Expression >= 0)
        return From;
    return {};
  }

  const TargetRegisterInfo *TRI;
  OriginTable &Origins;
  /// The number of instructions that may still be visited.
  unsigned Budget = 400;
};

} // namespace

//===----------------------------------------------------------------------===//
// Classes of instructions
//===----------------------------------------------------------------------===//

enum class Class : int {
  Prologue,
  Epilogue,
  Spill,
  Reload,
  Copy,
  Constant,
  Jump,
  Nop,
  Generated
};

ArrayRef<StringRef> mincaml::explorer::classes() {
  static constexpr StringRef Names[] = {"prologue", "epilogue", "spill",
                                        "reload",   "copy",     "constant",
                                        "jump",     "nop",      "generated"};
  return Names;
}

/// Whether MI only materializes a constant: it reads nothing, or only constant
/// memory.
static bool makesConstant(const MachineInstr &MI) {
  if (MI.isTerminator() || MI.isCall() || MI.mayStore() ||
      MI.hasUnmodeledSideEffects() || !MI.getNumExplicitDefs())
    return false;
  if (MI.mayLoad())
    return MI.isDereferenceableInvariantLoad();
  const MachineRegisterInfo &Registers = MI.getMF()->getRegInfo();
  return none_of(MI.all_uses(), [&](const MachineOperand &Use) {
    return Use.getReg() && !(Use.getReg().isPhysical() &&
                             Registers.isConstantPhysReg(Use.getReg()));
  });
}

/// Whether MI, an OR, copies a register because one of its two source registers
/// is always zero.
static bool copiesRegister(const MachineInstr &MI) {
  const MachineRegisterInfo &Registers = MI.getMF()->getRegInfo();
  return any_of(MI.explicit_uses(), [&](const MachineOperand &Use) {
    return Use.isReg() && Use.getReg().isPhysical() &&
           Registers.isConstantPhysReg(Use.getReg());
  });
}

static Class classOf(const MachineInstr &MI) {
  const TargetInstrInfo &TII = *MI.getMF()->getSubtarget().getInstrInfo();
  // LLVM's SPARC backend does not set FrameSetup and FrameDestroy on the
  // instructions that allocate and release a register window.
  const StringRef Name = TII.getName(MI.getOpcode());
  if (MI.getFlag(MachineInstr::FrameSetup) || Name.starts_with("SAVE"))
    return Class::Prologue;
  if (MI.getFlag(MachineInstr::FrameDestroy) || Name.starts_with("RESTORE"))
    return Class::Epilogue;
  const Register StackPointer = MI.getMF()
                                    ->getSubtarget()
                                    .getTargetLowering()
                                    ->getStackPointerRegisterToSaveRestore();
  if (any_of(MI.all_defs(), [&](const MachineOperand &Def) {
        return Def.getReg() == StackPointer;
      }))
    return MI.getParent()->isReturnBlock() && !MI.getParent()->isEntryBlock()
               ? Class::Epilogue
               : Class::Prologue;
  if (spillSlot(MI) != INT_MIN)
    return MI.mayStore() ? Class::Spill : Class::Reload;
  // The SPARC backend does not describe these as copies.
  if (((Name == "ORrr" || Name == "ORXrr") && copiesRegister(MI)) ||
      Name == "FMOVS" || Name == "FMOVD")
    return Class::Copy;
  if (MI.isCopy() || TII.isCopyInstr(MI))
    return Class::Copy;
  // Not every target tells which instruction is its NOP.
  if (Name == "NOP")
    return Class::Nop;
  if (makesConstant(MI))
    return Class::Constant;
  if (MI.isUnconditionalBranch())
    return Class::Jump;
  return Class::Generated;
}

Origin mincaml::explorer::originOf(const MachineInstr &MI,
                                   OriginTable &Origins) {
  Origin From = Origins.find(MI.getDebugLoc().get());
  // The instructions of a prologue have the debug location of the function.
  // They are classified like instructions without a location.
  if (From.Expression >= 0 && !MI.getFlag(MachineInstr::FrameSetup))
    return From;
  From.Expression = -1;
  if (MI.isMetaInstruction())
    return From;
  const Class Kind = classOf(MI);
  if (Kind != Class::Prologue && Kind != Class::Epilogue)
    From = NearbySearch(*MI.getMF(), Origins).find(MI);
  From.Class = int(Kind);
  return From;
}
