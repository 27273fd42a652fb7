//===- DelaySlotFilling.cpp - Filling of delay slots ----------------------===//
//
// LLVM's delay slot filler searches for an instruction above the branch, up to
// the first one that may have side effects. LLVM's tables wrongly state such
// effects for `fmovs` and for operations that set condition codes. This pass
// runs after LLVM's filler and replaces the remaining `nop`s where it can:
//
//   from above            The slot gets the nearest preceding instruction that
//                         can be moved past the transfer and all instructions
//                         in between. The slot of a call can only be filled in
//                         this way: the call writes %o7 and reads the address
//                         of the callee before the slot is executed, and uses
//                         its arguments after it.
//   from the target       The slot gets a copy of the first instruction at the
//                         target, and the branch goes to the next one. A
//                         conditional branch then annuls the slot if it is not
//                         taken, so that any instruction is suitable:
//
//                             bl .L1              bl,a .L2
//                             nop                 add %o0, 1, %o0
//                             ...           =>    ...
//                         .L1:                .L1:
//                             add %o0, 1, %o0     add %o0, 1, %o0
//                                             .L2:
//
//   from the fall-through path
//                         If the fall-through block has no other predecessor,
//                         an instruction moves from there into the slot. It
//                         must be harmless if the branch is taken: it cannot
//                         trap, does not write memory, and its results are not
//                         live at the target.
//   from a return         A `ba` to a return or tail call is replaced by a copy
//                         of that.
//
// Branches to a `ba` go to its target instead. If the slot of the `ba` has a
// `nop`, this is done first. Otherwise the branch gets a copy of the
// instruction in the slot, as from a target.
//
// If the slot of a conditional branch can be filled both from the target and
// from the fall-through path, the more probable path is preferred.
//
// V8 requires an instruction between a floating-point compare and a branch on
// its result ([SPARC-V8] B.22), where LLVM inserts a `nop`. It is removed if
// another instruction separates them. Otherwise it is replaced by
//   - an earlier instruction that can be moved past the compare;
//   - the instruction in the delay slot, which is then filled again as above;
//     or
//   - an instruction of the fall-through path or the target that is harmless on
//     the other path.
//
// Precondition: delay slots are bundled with their branches, as LLVM's filler
// leaves them. The pass deletes blocks that become unreachable. Code does not
// become longer, but targets move by an instruction: in a function that is
// longer than the range of a branch, such branches keep their targets.
// Functions with inline assembly that branches are not changed, nor are
// functions for processors whose errata LLVM works around by the order of
// instructions.
//
// The lowering check proves the result (LoweringCheck.h).
//
//===----------------------------------------------------------------------===//

#include "CodeMotion.h"
#include "FunctionRemark.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"
#include <array>

#define DEBUG_TYPE "mincaml-delay-slots"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Origins ------------------------------------------------------------===//

StringRef mincaml::describe(SlotOrigin Origin) {
  switch (Origin) {
  case SlotOrigin::Above:
    return "from above";
  case SlotOrigin::Target:
    return "from the target";
  case SlotOrigin::AnnulledTarget:
    return "from the target, executed if taken";
  case SlotOrigin::FallThrough:
    return "from the path below, harmless if taken";
  case SlotOrigin::Return:
    return "copied with the return, instead of a branch to it";
  case SlotOrigin::NothingForCall:
    return "nothing above is independent of the call";
  case SlotOrigin::NothingForJump:
    return "nothing above is independent of the jump";
  case SlotOrigin::NothingAtTarget:
    return "nothing at the target can be copied";
  case SlotOrigin::NothingSafe:
    return "nothing at the target can be copied, nothing below is safe on "
           "both paths";
  case SlotOrigin::SharedBelow:
    return "nothing at the target can be copied, what is below has other "
           "ways to it";
  case SlotOrigin::Count:
    break;
  }
  llvm_unreachable("no origin");
}

StringRef SlotOrigins::comment(const MachineInstr &Transfer) const {
  if (!Transfer.hasDelaySlot(MachineInstr::IgnoreBundle) ||
      !Transfer.isBundledWithSucc())
    return "";
  const MachineInstr &Slot = *std::next(Transfer.getIterator());
  if (Slot.isBundledWithSucc())
    return "";
  auto Found = Origins.find(&Transfer);
  return Found == Origins.end() ? "filled by LLVM" : describe(Found->second);
}

//===- After floating-point compares --------------------------------------===//

namespace {

/// Replaces the `nop`s that separate floating-point compares from their
/// branches on V8. May leave a `nop` in the delay slot instead.
class CompareDelayFiller {
public:
  CompareDelayFiller(MachineFunction &MF, const OpcodeInfo &Opcodes,
                     CodeMotion &Code)
      : MF(MF), Opcodes(Opcodes), Code(Code) {}

  void run();

  unsigned Empty = 0, Filled = 0;

private:
  void findDelays();
  bool fillFromAbove(MachineInstr &Compare, MachineInstr &Nop);
  bool fillFromSlot(MachineInstr &Nop, MachineInstr &Branch);
  bool fillFromTarget(MachineInstr &Nop, MachineInstr &Branch);
  bool fillFromFallThrough(MachineInstr &Nop, MachineInstr &Branch);
  bool fillDelay(MachineInstr &Nop, MachineInstr &Branch);

  MachineFunction &MF;
  const OpcodeInfo &Opcodes;
  CodeMotion &Code;
  /// A `nop` that separates a compare from its branch.
  struct CompareDelay {
    MachineInstr *Nop, *Branch;
  };
  SmallVector<CompareDelay, 4> Delays;
};

} // namespace

static void putInDelay(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// Moves an earlier instruction past the compare.
bool CompareDelayFiller::fillFromAbove(MachineInstr &Compare,
                                       MachineInstr &Nop) {
  Dependences After(MF);
  After.add(Compare);
  MachineInstr *MI = Code.findAbove(Compare, std::move(After),
                                    [](const MachineInstr &) { return true; });
  if (!MI)
    return false;
  MI->removeFromParent();
  putInDelay(*MI, Nop);
  return true;
}

/// Moves the instruction in the delay slot, which is executed whether or not
/// the branch is taken, before the branch. The slot may then be filled again.
bool CompareDelayFiller::fillFromSlot(MachineInstr &Nop, MachineInstr &Branch) {
  MachineInstr &MI = *slotOf(Branch);
  if (!Opcodes.annulling(Branch.getOpcode()) || Opcodes.isNop(MI) ||
      Opcodes.comparesFloats(MI))
    return false;
  MachineInstr *Empty = MF.CloneMachineInstr(&Nop);
  MI.removeFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), Empty);
  Empty->bundleWithPred();
  putInDelay(MI, Nop);
  return true;
}

/// Whether an instruction of one of the paths after a branch can be executed
/// before the instruction in the delay slot and after the compare.
static bool canBeInDelay(const MachineInstr &MI, MachineInstr &Branch,
                         const OpcodeInfo &Opcodes) {
  Dependences Slot(*Branch.getMF());
  Slot.add(*slotOf(Branch));
  return !Opcodes.comparesFloats(MI) && Slot.canMovePast(MI);
}

bool CompareDelayFiller::fillFromTarget(MachineInstr &Nop,
                                        MachineInstr &Branch) {
  MachineBasicBlock *Target = destination(Branch);
  const MachineBasicBlock *Below = fallThrough(Branch);
  if (!Target || !Below)
    return false;
  if (isOnlyReachedBy(Branch) && !Target->isEHPad() &&
      Target->getSectionID() == Branch.getParent()->getSectionID()) {
    MachineInstr *MI = Code.findSpeculatable(*Target, *Below);
    if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
      return false;
    putInDelay(Code.takeForBoth(*MI, Branch), Nop);
    return true;
  }
  MachineInstr *First = firstAtTarget(Branch);
  if (!First || !Opcodes.canBeInSlot(*First) ||
      !Opcodes.isSpeculatable(*First) ||
      !canBeInDelay(*First, Branch, Opcodes) ||
      Code.readsResultOf(*Below, *First) || !Code.reaches(Branch.getOpcode()))
    return false;
  MachineInstr &MI = Code.takeFromTarget(Branch, *First);
  MI.setDebugLoc(Branch.getDebugLoc());
  putInDelay(MI, Nop);
  return true;
}

bool CompareDelayFiller::fillFromFallThrough(MachineInstr &Nop,
                                             MachineInstr &Branch) {
  MachineInstr *MI = Code.findSpeculatableBelow(Branch);
  if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
    return false;
  putInDelay(Code.takeForBoth(*MI, Branch), Nop);
  return true;
}

bool CompareDelayFiller::fillDelay(MachineInstr &Nop, MachineInstr &Branch) {
  if (Code.isLikely(Branch))
    return fillFromTarget(Nop, Branch) || fillFromFallThrough(Nop, Branch);
  return fillFromFallThrough(Nop, Branch) || fillFromTarget(Nop, Branch);
}

/// Finds the `nop`s after compares. Fills those for which there is an
/// instruction that is executed on both paths anyway.
void CompareDelayFiller::findDelays() {
  SmallVector<MachineInstr *, 8> Compares;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Opcodes.comparesFloats(MI))
        Compares.push_back(&MI);
  for (MachineInstr *Compare : Compares) {
    MachineInstr *Nop = nextEmitted(*Compare);
    if (!Nop || !Opcodes.isNop(*Nop))
      continue;
    MachineInstr *Branch = nextEmitted(*Nop);
    if (Branch && !Opcodes.isBarrier(*Branch)) {
      // Another instruction separates the compare from the branch.
      Nop->eraseFromParent();
      ++Filled;
      continue;
    }
    if (!Branch || !Opcodes.branchesOnFloats(*Branch) || !slotOf(*Branch))
      continue;
    if (fillFromAbove(*Compare, *Nop) || fillFromSlot(*Nop, *Branch))
      ++Filled;
    else
      Delays.push_back({Nop, Branch});
  }
}

void CompareDelayFiller::run() {
  findDelays();
  // This splits blocks, so findDelays() must have finished.
  for (auto [Nop, Branch] : Delays)
    ++(fillDelay(*Nop, *Branch) ? Filled : Empty);
}

//===- Delay slots --------------------------------------------------------===//

namespace {

/// Fills the delay slots of a function in this order: it redirects branches that
/// lead to branches, fills the positions after floating-point compares, fills
/// slots from above, and fills the remaining ones from the branch target or the
/// fall-through path.
class SlotFiller {
public:
  SlotFiller(MachineFunction &MF, const OpcodeInfo &Opcodes,
             SlotOrigins &Origins);

  /// Returns whether anything was changed.
  bool run();

  /// The numbers of delay slots and gaps that remain empty and that were
  /// filled. A gap is the position between a compare and its branch.
  unsigned EmptySlots = 0, EmptyDelays = 0, FilledSlots = 0, FilledDelays = 0;
  /// The number of slots that remain empty, by reason.
  std::array<unsigned, static_cast<size_t>(SlotOrigin::Count)> Reasons = {};

private:
  bool skipJumps(MachineInstr &Branch);
  bool fillFromAbove(MachineInstr &Transfer);
  bool fill(MachineInstr &Branch);
  bool fillFromTarget(MachineInstr &Branch);
  bool fillFromJump(MachineInstr &Branch, MachineInstr &Jump);
  bool fillFromFallThrough(MachineInstr &Branch);
  bool replaceByReturn(MachineInstr &Branch);
  void explainEmptySlots();
  SlotOrigin reason(const MachineInstr &Transfer) const;
  void putInSlot(MachineInstr &MI, MachineInstr &Branch, SlotOrigin Origin);

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const OpcodeInfo &Opcodes;
  SlotOrigins &Origins;
  CodeMotion Code;
};

} // namespace

/// The maximum number of consecutive unconditional branches that are skipped.
static constexpr unsigned MaximumJumps = 4;

SlotFiller::SlotFiller(MachineFunction &MF, const OpcodeInfo &Opcodes,
                       SlotOrigins &Origins)
    : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
      Origins(Origins), Code(MF, Opcodes) {}

/// Puts an instruction that is in no block into a delay slot that has a `nop`.
void SlotFiller::putInSlot(MachineInstr &MI, MachineInstr &Branch,
                           SlotOrigin Origin) {
  slotOf(Branch)->eraseFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), &MI);
  MI.bundleWithPred();
  Origins.set(Branch, Origin);
}

/// Returns the target of an unconditional branch that \p Branch can skip, or
/// null.
static MachineBasicBlock *leadsTo(MachineInstr &Jump,
                                  const MachineInstr &Branch) {
  MachineBasicBlock *To = destination(Jump);
  bool IsFit = To && slotOf(Jump) && &Jump != &Branch && !To->isEHPad() &&
               To->getSectionID() == Branch.getParent()->getSectionID();
  return IsFit ? To : nullptr;
}

/// Redirects a branch that leads to a `ba` with an empty delay slot to the
/// target of the `ba`.
bool SlotFiller::skipJumps(MachineInstr &Branch) {
  bool HasSkippedOne = false;
  for (unsigned Jumps = 0; Jumps != MaximumJumps; ++Jumps) {
    MachineInstr *Jump = firstAtTarget(Branch);
    if (!Jump || !Opcodes.isAlways(*Jump))
      break;
    MachineBasicBlock *To = leadsTo(*Jump, Branch);
    if (!To || To == destination(Branch) || !Opcodes.isNop(*slotOf(*Jump)) ||
        !Code.reaches(Branch.getOpcode()))
      break;
    Code.redirect(Branch, *To);
    HasSkippedOne = true;
  }
  return HasSkippedOne;
}

static bool isAfterCompare(MachineInstr &MI, const OpcodeInfo &Opcodes) {
  MachineBasicBlock::iterator I(MI), Begin = MI.getParent()->begin();
  while (I != Begin)
    if (--I; !I->isMetaInstruction() || I->isPosition())
      return Opcodes.comparesFloats(*I);
  return false;
}

/// Fills a delay slot with an instruction that is executed before the transfer
/// in any case. This must not be the instruction that separates the branch from
/// its compare.
bool SlotFiller::fillFromAbove(MachineInstr &Transfer) {
  if (Opcodes.hasFixedSlot(Transfer))
    return false;
  Dependences After(MF);
  After.addTransfer(Transfer, Opcodes.returnAddresses());
  MachineInstr *MI =
      Code.findAbove(Transfer, std::move(After), [&](MachineInstr &Above) {
        return !Opcodes.needsCompareDelay(Transfer) ||
               nextEmitted(Above) != &Transfer ||
               !isAfterCompare(Above, Opcodes);
      });
  if (!MI)
    return false;
  // The instruction is no longer the last one that reads its operands.
  for (MachineBasicBlock::iterator I(MI), E(Transfer); I != E;)
    (++I)->clearKillInfo();
  MI->removeFromParent();
  MI->clearKillInfo();
  putInSlot(*MI, Transfer, SlotOrigin::Above);
  return true;
}

/// Fills a delay slot with a copy of the instruction in the slot of a `ba` at
/// the target.
bool SlotFiller::fillFromJump(MachineInstr &Branch, MachineInstr &Jump) {
  MachineBasicBlock *To = leadsTo(Jump, Branch);
  if (!To || !Opcodes.canBeInSlot(*slotOf(Jump)))
    return false;
  MachineInstr &Copy = Code.copyOf(*slotOf(Jump));
  Code.redirect(Branch, *To);
  putInSlot(Copy, Branch, SlotOrigin::Target);
  return true;
}

bool SlotFiller::fillFromTarget(MachineInstr &Branch) {
  std::optional<unsigned> Form = Opcodes.annulling(Branch.getOpcode());
  MachineInstr *First = firstAtTarget(Branch);
  if ((!Form && !Opcodes.isAlways(Branch)) || !First ||
      !Code.reaches(Branch.getOpcode()))
    return false;
  if (Opcodes.isAlways(*First)) {
    if (!fillFromJump(Branch, *First))
      return false;
  } else if (Opcodes.canBeInSlot(*First)) {
    putInSlot(Code.takeFromTarget(Branch, *First), Branch, SlotOrigin::Target);
  } else {
    return false;
  }
  if (Form) {
    Branch.setDesc(TII.get(*Form));
    Origins.set(Branch, SlotOrigin::AnnulledTarget);
  }
  return true;
}

bool SlotFiller::fillFromFallThrough(MachineInstr &Branch) {
  MachineInstr *MI = Code.findSpeculatableBelow(Branch);
  if (!MI)
    return false;
  putInSlot(Code.takeForBoth(*MI, Branch), Branch, SlotOrigin::FallThrough);
  return true;
}

/// Replaces a `ba` to a return or tail call by a copy of that.
bool SlotFiller::replaceByReturn(MachineInstr &Branch) {
  MachineInstr *Return = firstAtTarget(Branch);
  if (!Return || !Return->isReturn() || !slotOf(*Return))
    return false;
  MachineBasicBlock &From = *Branch.getParent();
  MachineBasicBlock *Old = destination(Branch);
  // The copy needs a new block if the block has another branch.
  MachineBasicBlock *To = &From;
  From.erase(MachineBasicBlock::iterator(Branch));
  if (From.getFirstTerminator() == From.end()) {
    From.removeSuccessor(Old);
  } else {
    To = &Code.insertBlockAfter(From);
    replaceSuccessor(From, *Old, *To);
  }
  Code.noteRemovedEdge(*Old);
  Origins.set(TII.duplicate(*To, To->end(), *Return), SlotOrigin::Return);
  return true;
}

bool SlotFiller::fill(MachineInstr &Branch) {
  if (Opcodes.isAlways(Branch))
    return replaceByReturn(Branch) || fillFromTarget(Branch);
  if (!Opcodes.annulling(Branch.getOpcode()))
    return false;
  if (Code.isLikely(Branch))
    return fillFromTarget(Branch) || fillFromFallThrough(Branch);
  return fillFromFallThrough(Branch) || fillFromTarget(Branch);
}

void SlotFiller::explainEmptySlots() {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      MachineInstr *Slot = slotOf(MI);
      if (!Slot || !Opcodes.isNop(*Slot))
        continue;
      const SlotOrigin Why = reason(MI);
      Origins.set(MI, Why);
      ++Reasons[static_cast<size_t>(Why)];
      ++EmptySlots;
    }
}

/// Returns why the delay slot of a transfer is empty.
SlotOrigin SlotFiller::reason(const MachineInstr &Transfer) const {
  if (Transfer.isCall())
    return SlotOrigin::NothingForCall;
  if (Opcodes.isAlways(Transfer))
    return SlotOrigin::NothingAtTarget;
  if (!Opcodes.annulling(Transfer.getOpcode()))
    return SlotOrigin::NothingForJump;
  const MachineBasicBlock *Below = fallThrough(Transfer);
  return Below && !Code.isOnlyAbove(*Below, Transfer) ? SlotOrigin::SharedBelow
                                                      : SlotOrigin::NothingSafe;
}

//===- All of them --------------------------------------------------------===//

bool SlotFiller::run() {
  SmallVector<MachineInstr *, 32> Branches;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Opcodes.isAlways(MI) || Opcodes.annulling(MI.getOpcode()))
        Branches.push_back(&MI);
  bool HasSkipped = false;
  for (MachineInstr *Branch : Branches)
    HasSkipped |= skipJumps(*Branch);
  Code.removeUnreachable();
  // Fill gaps first: a delay slot can be filled in more ways, because its
  // instruction can be annulled.
  CompareDelayFiller Delays(MF, Opcodes, Code);
  Delays.run();
  FilledDelays = Delays.Filled;
  EmptyDelays = Delays.Empty;
  SmallVector<MachineInstr *, 16> Empty;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MachineInstr *Slot = slotOf(MI); Slot && Opcodes.isNop(*Slot))
        Empty.push_back(&MI);
  auto Fill = [&](auto By) {
    const size_t Before = Empty.size();
    erase_if(Empty, [&](MachineInstr *Transfer) { return By(*Transfer); });
    FilledSlots += Before - Empty.size();
    return Empty.size() != Before;
  };
  Fill([&](MachineInstr &Transfer) { return fillFromAbove(Transfer); });
  // Repeat: a block may become available to other branches when a branch goes
  // past its start.
  while (Fill([&](MachineInstr &Branch) { return fill(Branch); })) {
  }
  Code.removeUnreachable();
  explainEmptySlots();
  return FilledSlots || FilledDelays || HasSkipped;
}

//===- The pass -----------------------------------------------------------===//

namespace {

class DelaySlotFilling : public MachineFunctionPass {
public:
  static char ID;
  DelaySlotFilling() : DelaySlotFilling(nullptr) {}
  explicit DelaySlotFilling(SlotOrigins *Origins)
      : MachineFunctionPass(ID), Origins(Origins ? *Origins : OwnOrigins) {}

  StringRef getPassName() const override { return "SPARC delay slots"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  SlotOrigins OwnOrigins;
  SlotOrigins &Origins;
  /// The subtarget of the last function. Most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<OpcodeInfo> Opcodes;
  bool HasErrata = false;
};

} // namespace

char DelaySlotFilling::ID = 0;

/// Whether earlier passes of LLVM have inserted `nop`s because of errata.
static bool hasErrata(const TargetSubtargetInfo &Subtarget) {
  return any_of(
      ArrayRef<StringLiteral>{"+insertnopload", "+fixallfdivsqrt",
                              "+fix-tn0009", "+fix-tn0010", "+fix-tn0011",
                              "+fix-tn0012", "+fix-tn0013"},
      [&](StringRef Feature) { return Subtarget.checkFeatures(Feature); });
}

static bool hasAsmBranches(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, [](const MachineInstr &MI) {
      return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
    });
  });
}

static void report(const SlotFiller &Filler, MachineFunction &MF) {
  using namespace ore;
  if (Filler.FilledSlots || Filler.FilledDelays)
    emitFunctionRemark(MF, DEBUG_TYPE, "Filled", [&](auto &Remark) {
      Remark << NV("Slots", Filler.FilledSlots) << " delay slots and "
             << NV("Gaps", Filler.FilledDelays)
             << " gaps after floating-point compares are filled";
    });
  if (!Filler.EmptySlots && !Filler.EmptyDelays)
    return;
  emitFunctionRemark<MachineOptimizationRemarkMissed>(
      MF, DEBUG_TYPE, "Empty", [&](auto &Missed) {
        Missed << NV("Slots", Filler.EmptySlots) << " delay slots and "
               << NV("Gaps", Filler.EmptyDelays)
               << " gaps after floating-point compares have a nop";
        for (auto [I, Count] : enumerate(Filler.Reasons))
          if (Count)
            Missed << "; " << NV("Count", Count)
                   << " slots: " << describe(static_cast<SlotOrigin>(I));
      });
}

bool DelaySlotFilling::runOnMachineFunction(MachineFunction &MF) {
  Origins.clear();
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc() || hasAsmBranches(MF))
    return false;
  if (Subtarget != &MF.getSubtarget()) {
    Subtarget = &MF.getSubtarget();
    Opcodes = std::make_unique<OpcodeInfo>(*Subtarget);
    HasErrata = hasErrata(*Subtarget);
  }
  if (HasErrata)
    return false;
  SlotFiller Filler(MF, *Opcodes, Origins);
  const bool Changed = Filler.run();
  report(Filler, MF);
  return Changed;
}

MachineFunctionPass *mincaml::createDelaySlotFillingPass(SlotOrigins *Origins) {
  return new DelaySlotFilling(Origins);
}
