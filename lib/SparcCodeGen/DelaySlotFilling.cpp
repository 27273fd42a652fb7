//===- DelaySlotFilling.cpp - Useful delay slots --------------------------===//

#include "mincaml/SparcCodeGen/DelaySlotFilling.h"
#include "DelaySlots/BranchForms.h"
#include "DelaySlots/BranchPaths.h"
#include "DelaySlots/Dependences.h"
#include "DelaySlots/UnitLiveness.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/BranchProbability.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "mincaml-delay-slots"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// How many instructions are looked at for one that can be moved.
static constexpr unsigned MaximumDistance = 16;

namespace {

/// Fills the slots of one function.
class SlotFiller {
public:
  SlotFiller(MachineFunction &MF, const BranchForms &Forms)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Forms(Forms),
        Live(MF, Forms) {}

  /// Whether anything was changed.
  bool run();

  /// Counts of what remains and of what was filled.
  unsigned EmptySlots = 0, EmptyGaps = 0, FilledSlots = 0, FilledGaps = 0;

private:
  void findGaps();
  bool fill(MachineInstr &Branch);
  bool fillFromTarget(MachineInstr &Branch);
  bool fillFromFallThrough(MachineInstr &Branch);
  bool replaceByReturn(MachineInstr &Branch);
  bool fillGapFromAbove(MachineInstr &Compare, MachineInstr &Nop);
  bool fillGapFromSlot(MachineInstr &Nop, MachineInstr &Branch);
  bool fillGapFromTarget(MachineInstr &Nop, MachineInstr &Branch);
  bool fillGapFromFallThrough(MachineInstr &Nop, MachineInstr &Branch);
  bool fillGap(MachineInstr &Nop, MachineInstr &Branch);
  bool isLikely(const MachineInstr &Branch) const;
  MachineInstr &takeFromTarget(MachineInstr &Branch, MachineInstr &First);
  MachineInstr &takeFromFallThrough(MachineInstr &Branch, MachineInstr &MI);
  void putInGap(MachineInstr &MI, MachineInstr &Nop);

  MachineInstr *harmlessInFallThrough(const MachineInstr &Branch) const;
  bool reaches(unsigned Opcode) const;
  MachineBasicBlock &newBlockBehind(MachineBasicBlock &MBB);
  MachineBasicBlock &blockAfter(MachineInstr &MI);
  void goBehind(MachineInstr &Branch, MachineInstr &First);

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const BranchForms &Forms;
  UnitLiveness Live;
  /// Upper bound, in bytes; it does not grow.
  int64_t Size = 0;
  /// A `nop` that separates a compare from its branch.
  struct Gap {
    MachineInstr *Nop, *Branch;
  };
  SmallVector<Gap, 4> Gaps;
};

} // namespace

//===- Finding ------------------------------------------------------------===//

/// Whether a branch of this form reaches everything in the function.
bool SlotFiller::reaches(unsigned Opcode) const {
  return TII.isBranchOffsetInRange(Opcode, Size) &&
         TII.isBranchOffsetInRange(Opcode, -Size);
}

/// An instruction of the block below that can be executed first there and does
/// no harm on the way to the target, or null.
MachineInstr *
SlotFiller::harmlessInFallThrough(const MachineInstr &Branch) const {
  MachineBasicBlock *Below = fallThrough(Branch);
  const MachineBasicBlock *Target = destination(Branch);
  if (!Below || !Target || Below == Target || Below->pred_size() != 1 ||
      Below->hasAddressTaken() || Below->isEHPad() ||
      Below->getSectionID() != Branch.getParent()->getSectionID())
    return nullptr;
  Dependences Before(MF);
  unsigned Distance = 0;
  // What follows a compare may be needed there.
  bool IsAfterCompare = false;
  for (MachineInstr &MI : *Below) {
    if (MI.isMetaInstruction() && !MI.isPosition())
      continue;
    if (Forms.isBarrier(MI) || ++Distance > MaximumDistance)
      return nullptr;
    if (!IsAfterCompare && Forms.canBeInSlot(MI) && Forms.isHarmless(MI) &&
        Before.allowExchange(MI) && !Live.readsResultOf(*Target, MI))
      return &MI;
    Before.add(MI);
    IsAfterCompare = Forms.comparesFloats(MI);
  }
  return nullptr;
}

//===- Changing -----------------------------------------------------------===//

/// Puts an instruction that is in no block into a slot that has a `nop`.
static void putInSlot(MachineInstr &MI, MachineInstr &Branch) {
  slotOf(Branch)->eraseFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), &MI);
  MI.bundleWithPred();
}

MachineBasicBlock &SlotFiller::newBlockBehind(MachineBasicBlock &MBB) {
  MachineBasicBlock &New = *MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.insert(std::next(MBB.getIterator()), &New);
  New.setSectionID(MBB.getSectionID());
  return New;
}

/// A block that begins after an instruction. Code before it is not changed.
MachineBasicBlock &SlotFiller::blockAfter(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  if (!nextEmitted(MI) && MBB.succ_size() == 1 &&
      MBB.isLayoutSuccessor(*MBB.succ_begin()))
    return **MBB.succ_begin();
  MachineBasicBlock &Rest = newBlockBehind(MBB);
  Rest.splice(Rest.begin(), &MBB, std::next(MachineBasicBlock::iterator(MI)),
              MBB.end());
  Rest.transferSuccessors(&MBB);
  MBB.addSuccessor(&Rest);
  return Rest;
}

/// Makes a branch to the place before an instruction go to that behind it.
void SlotFiller::goBehind(MachineInstr &Branch, MachineInstr &First) {
  MachineBasicBlock *Old = destination(Branch);
  MachineBasicBlock &New = blockAfter(First);
  MachineBasicBlock &From = *Branch.getParent();
  Branch.getOperand(0).setMBB(&New);
  replaceSuccessor(From, *Old, New);
}

/// The first instruction at a target, or a copy of it, to be executed before
/// the branch goes there.
MachineInstr &SlotFiller::takeFromTarget(MachineInstr &Branch,
                                         MachineInstr &First) {
  if (First.getParent() == destination(Branch) && isOnlyReachedBy(Branch)) {
    Live.forget(*First.getParent());
    First.removeFromParent();
    return First;
  }
  goBehind(Branch, First);
  MachineInstr *Copy = MF.CloneMachineInstr(&First);
  Copy->clearKillInfo();
  return *Copy;
}

MachineInstr &SlotFiller::takeFromFallThrough(MachineInstr &Branch,
                                              MachineInstr &MI) {
  Live.forget(*MI.getParent());
  MI.removeFromParent();
  MI.clearKillInfo();
  // It is executed on both ways: it belongs to no line of one of them.
  MI.setDebugLoc(Branch.getDebugLoc());
  return MI;
}

//===- Slots --------------------------------------------------------------===//

bool SlotFiller::fillFromTarget(MachineInstr &Branch) {
  std::optional<unsigned> Form = Forms.annulling(Branch.getOpcode());
  MachineInstr *First = firstAtTarget(Branch);
  if ((!Form && !Forms.isAlways(Branch)) || !First ||
      !Forms.canBeInSlot(*First) || !reaches(Branch.getOpcode()))
    return false;
  putInSlot(takeFromTarget(Branch, *First), Branch);
  if (Form)
    Branch.setDesc(TII.get(*Form));
  return true;
}

bool SlotFiller::fillFromFallThrough(MachineInstr &Branch) {
  MachineInstr *MI = harmlessInFallThrough(Branch);
  if (!MI)
    return false;
  putInSlot(takeFromFallThrough(Branch, *MI), Branch);
  return true;
}

/// `ba` to a return.
bool SlotFiller::replaceByReturn(MachineInstr &Branch) {
  MachineInstr *Return = firstAtTarget(Branch);
  if (!Return || !Return->isReturn() || Return->isCall() || !slotOf(*Return))
    return false;
  MachineBasicBlock &From = *Branch.getParent();
  MachineBasicBlock *Old = destination(Branch);
  // It ends a block of its own, if there is another branch before it.
  MachineBasicBlock *To = &From;
  From.erase(MachineBasicBlock::iterator(Branch));
  if (From.getFirstTerminator() == From.end()) {
    From.removeSuccessor(Old);
  } else {
    To = &newBlockBehind(From);
    replaceSuccessor(From, *Old, *To);
  }
  TII.duplicate(*To, To->end(), *Return);
  return true;
}

/// Whether a conditional branch is taken more often than not.
bool SlotFiller::isLikely(const MachineInstr &Branch) const {
  const MachineBasicBlock &MBB = *Branch.getParent();
  return !fallThrough(Branch) ||
         MBB.getSuccProbability(find(MBB.successors(), destination(Branch))) >
             BranchProbability(1, 2);
}

bool SlotFiller::fill(MachineInstr &Branch) {
  if (Forms.isAlways(Branch))
    return fillFromTarget(Branch) || replaceByReturn(Branch);
  if (!Forms.annulling(Branch.getOpcode()))
    return false;
  if (isLikely(Branch))
    return fillFromTarget(Branch) || fillFromFallThrough(Branch);
  return fillFromFallThrough(Branch) || fillFromTarget(Branch);
}

//===- After compares -----------------------------------------------------===//

void SlotFiller::putInGap(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// An earlier instruction that can as well be executed after the compare.
bool SlotFiller::fillGapFromAbove(MachineInstr &Compare, MachineInstr &Nop) {
  Dependences After(MF);
  After.add(Compare);
  MachineBasicBlock &MBB = *Compare.getParent();
  MachineBasicBlock::iterator I(Compare);
  for (unsigned Distance = 0;
       I != MBB.begin() && Distance != MaximumDistance;) {
    MachineInstr &MI = *--I;
    if (MI.isMetaInstruction() && !MI.isPosition())
      continue;
    if (Forms.isBarrier(MI))
      return false;
    if (Forms.canBeInSlot(MI) && !Forms.comparesFloats(MI) &&
        After.allowExchange(MI)) {
      MI.removeFromParent();
      putInGap(MI, Nop);
      return true;
    }
    After.add(MI);
    ++Distance;
  }
  return false;
}

/// What is in the slot is executed whether the branch is taken or not, and can
/// be executed before it. The slot may then be filled from elsewhere.
bool SlotFiller::fillGapFromSlot(MachineInstr &Nop, MachineInstr &Branch) {
  MachineInstr &MI = *slotOf(Branch);
  if (!Forms.annulling(Branch.getOpcode()) || Forms.isNop(MI) ||
      Forms.comparesFloats(MI))
    return false;
  MachineInstr *Empty = MF.CloneMachineInstr(&Nop);
  MI.removeFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), Empty);
  Empty->bundleWithPred();
  putInGap(MI, Nop);
  return true;
}

/// Whether an instruction from one of the ways, which comes after the slot, can
/// be executed before it, and after the compare.
static bool canBeInGap(const MachineInstr &MI, MachineInstr &Branch,
                       const BranchForms &Forms) {
  Dependences Slot(*Branch.getMF());
  Slot.add(*slotOf(Branch));
  return !Forms.comparesFloats(MI) && Slot.allowExchange(MI);
}

bool SlotFiller::fillGapFromTarget(MachineInstr &Nop, MachineInstr &Branch) {
  MachineInstr *First = firstAtTarget(Branch);
  const MachineBasicBlock *Below = fallThrough(Branch);
  if (!First || !Below || !Forms.canBeInSlot(*First) ||
      !Forms.isHarmless(*First) || !canBeInGap(*First, Branch, Forms) ||
      Live.readsResultOf(*Below, *First) || !reaches(Branch.getOpcode()))
    return false;
  MachineInstr &MI = takeFromTarget(Branch, *First);
  MI.setDebugLoc(Branch.getDebugLoc());
  putInGap(MI, Nop);
  return true;
}

bool SlotFiller::fillGapFromFallThrough(MachineInstr &Nop,
                                        MachineInstr &Branch) {
  MachineInstr *MI = harmlessInFallThrough(Branch);
  if (!MI || !canBeInGap(*MI, Branch, Forms))
    return false;
  putInGap(takeFromFallThrough(Branch, *MI), Nop);
  return true;
}

bool SlotFiller::fillGap(MachineInstr &Nop, MachineInstr &Branch) {
  if (isLikely(Branch))
    return fillGapFromTarget(Nop, Branch) ||
           fillGapFromFallThrough(Nop, Branch);
  return fillGapFromFallThrough(Nop, Branch) || fillGapFromTarget(Nop, Branch);
}

/// Finds the `nop`s after compares, and fills those that can be filled with
/// instructions that are executed in any case.
void SlotFiller::findGaps() {
  SmallVector<MachineInstr *, 8> Compares;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Forms.comparesFloats(MI))
        Compares.push_back(&MI);
  for (MachineInstr *Compare : Compares) {
    MachineInstr *Nop = nextEmitted(*Compare);
    if (!Nop || !Forms.isNop(*Nop))
      continue;
    MachineInstr *Branch = nextEmitted(*Nop);
    if (Branch && !Forms.isBarrier(*Branch)) {
      // There is another instruction between them.
      Nop->eraseFromParent();
      ++FilledGaps;
      continue;
    }
    if (!Branch || !Forms.branchesOnFloats(*Branch) || !slotOf(*Branch))
      continue;
    if (fillGapFromAbove(*Compare, *Nop) || fillGapFromSlot(*Nop, *Branch))
      ++FilledGaps;
    else
      Gaps.push_back({Nop, Branch});
  }
}

//===- The pass -----------------------------------------------------------===//

bool SlotFiller::run() {
  for (const MachineBasicBlock &MBB : MF) {
    Size += std::max(MBB.getAlignment(), Align(4)).value();
    for (const MachineInstr &MI : MBB.instrs())
      Size += TII.getInstSizeInBytes(MI);
  }
  findGaps();
  // Blocks are split from here on. Gaps are first: a slot can also be annulled.
  for (auto [Nop, Branch] : Gaps)
    ++(fillGap(*Nop, *Branch) ? FilledGaps : EmptyGaps);
  SmallVector<MachineInstr *, 16> Empty;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MachineInstr *Slot = slotOf(MI); Slot && Forms.isNop(*Slot))
        Empty.push_back(&MI);
  // A block may become free for others when branches go behind its start.
  for (size_t Before = Empty.size() + 1; Empty.size() < Before;) {
    Before = Empty.size();
    erase_if(Empty, [&](MachineInstr *Branch) { return fill(*Branch); });
    FilledSlots += Before - Empty.size();
  }
  EmptySlots = Empty.size();
  return FilledSlots || FilledGaps;
}

namespace {

class DelaySlotFilling : public MachineFunctionPass {
public:
  static char ID;
  DelaySlotFilling() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC delay slots"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  /// For the subtarget of the last function; most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<BranchForms> Forms;
  bool HasErrata = false;
};

} // namespace

char DelaySlotFilling::ID = 0;

/// Whether LLVM inserts `nop`s because of errata, in passes that have run.
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
  MachineOptimizationRemarkEmitter ORE(MF, /*MBFI=*/nullptr);
  const DiagnosticLocation Location(MF.getFunction().getSubprogram());
  using namespace ore;
  if (Filler.FilledSlots || Filler.FilledGaps)
    ORE.emit([&] {
      return MachineOptimizationRemark(DEBUG_TYPE, "Filled", Location,
                                       &MF.front())
             << NV("Slots", Filler.FilledSlots) << " delay slots and "
             << NV("Gaps", Filler.FilledGaps)
             << " gaps after floating-point compares are filled";
    });
  if (Filler.EmptySlots || Filler.EmptyGaps)
    ORE.emit([&] {
      return MachineOptimizationRemarkMissed(DEBUG_TYPE, "Empty", Location,
                                             &MF.front())
             << NV("Slots", Filler.EmptySlots) << " delay slots and "
             << NV("Gaps", Filler.EmptyGaps)
             << " gaps after floating-point compares have a nop: no "
                "instruction was found that may be executed there";
    });
}

bool DelaySlotFilling::runOnMachineFunction(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc() || hasAsmBranches(MF))
    return false;
  if (Subtarget != &MF.getSubtarget()) {
    Subtarget = &MF.getSubtarget();
    Forms = std::make_unique<BranchForms>(*Subtarget);
    HasErrata = hasErrata(*Subtarget);
  }
  if (HasErrata)
    return false;
  SlotFiller Filler(MF, *Forms);
  const bool Changed = Filler.run();
  report(Filler, MF);
  return Changed;
}

MachineFunctionPass *mincaml::createDelaySlotFillingPass() {
  return new DelaySlotFilling();
}

void mincaml::initializeDelaySlotFillingPass(PassRegistry &Registry) {
  // The pass may be requested both by name and by option.
  if (Registry.getPassInfo(&DelaySlotFilling::ID))
    return;
  Registry.registerPass(
      *new PassInfo("SPARC delay slots", DEBUG_TYPE, &DelaySlotFilling::ID,
                    PassInfo::NormalCtor_t(callDefaultCtor<DelaySlotFilling>),
                    /*isCFGOnly=*/false, /*is_analysis=*/false),
      /*ShouldFree=*/true);
}
