//===- ShrinkWrapping.cpp - Shrink wrapping of register windows -----------===//
//
// LLVM's functions allocate a register window (`save`) at entry and release it
// (`restore`) at each return. The base case of a recursion does not need one:
//
//     fib:                            fib:
//         save %sp, -96, %sp              cmp %o0, 1
//         cmp %i0, 1                      bg .L1
//         ble .L2                         nop
//         nop                             retl
//         ...                     =>      nop
//     .L2:                            .L1:
//         ret                             save %sp, -96, %sp
//         restore                         ...
//
// This pass finds the largest region of blocks around the entry that needs no
// window, and moves the `save` to the exits of the region. In the region, %i
// registers get the names that they have before the `save`: %i0 becomes %o0. A
// block needs a window if it contains a call or names a %l or %o register, %sp,
// %fp or %i7. An instruction of the entry block that needs a window, such as
// the spill of an argument, moves after the `save` if the region does not read
// its result.
//
// If the region leads to a short return that other blocks share, it gets its
// own copy of the return.
//
// The function is changed only if the region then contains a return, and if few
// copies are needed of the `save`, the instructions that move after it, and the
// returns. Functions with landing pads, with jump tables in the region or with
// frames of more than 4 kB are not changed.
//
// Precondition: code with the prologue that frame lowering inserts. The pass
// runs after block placement, and before branch relaxation and the filling of
// delay slots. Passes that move instructions must not run after it, because
// they do not know that `save` renames registers.
//
// Source: [ShrinkWrapping], for callee-saved registers.
//
//===----------------------------------------------------------------------===//

#include "Windows/FramelessRegion.h"
#include "Windows/WindowRegisters.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/CFIInstBuilder.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// Moves the `save` of one function to the exits of the region.
class SaveMover {
public:
  SaveMover(MachineFunction &MF, const WindowRegisters &Windows,
            const FramelessRegion &Region)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Windows(Windows),
        Region(Region) {}

  void run();

private:
  MachineBasicBlock &newBlockFor(MachineBasicBlock &Exit);
  MachineBasicBlock &blockForSave(MachineBasicBlock &Exit);
  void copyReturn(MachineBasicBlock &Return);
  void takePrologue();
  void takeDebugValues();
  void insertSave(MachineBasicBlock &MBB);
  void renameLiveIns(MachineBasicBlock &MBB, MachineInstr &Copy);
  void rewriteForCallersWindow(MachineBasicBlock &MBB);
  void describeFrames(const DenseSet<const MachineBasicBlock *> &Saves);

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const WindowRegisters &Windows;
  const FramelessRegion &Region;
  MachineInstr *Save = nullptr;
  /// The CFI instructions that describe the frame after the `save`.
  SmallVector<MachineInstr *, 4> FrameMoves;
  /// The instructions that move after each `save`, in order.
  SmallVector<MachineInstr *, 8> AfterAllocation;
  /// The copies of Region.sharedReturns().
  SmallPtrSet<const MachineBasicBlock *, 4> Copies;
};

} // namespace

//===- Taking from the entry block ----------------------------------------===//

static void removeAll(ArrayRef<MachineInstr *> Instructions) {
  for (MachineInstr *MI : Instructions)
    MI->removeFromParent();
}

void SaveMover::takePrologue() {
  Save = Region.allocation();
  for (MachineInstr &MI : MF.front())
    if (MI.isCFIInstruction())
      FrameMoves.push_back(&MI);
  Save->removeFromParent();
  removeAll(FrameMoves);
  append_range(AfterAllocation, Region.afterAllocation());
  removeAll(AfterAllocation);
}

/// Repeats debug values after the `save`, where the registers of the region
/// have other names. If only the entry block describes a variable, its last
/// location is repeated. The location of other variables is unknown from there
/// on.
void SaveMover::takeDebugValues() {
  struct Location {
    MachineInstr *Last = nullptr;
    bool IsInEntry = true;
  };
  MapVector<DebugVariable, Location> Variables;
  SmallVector<MachineInstr *, 8> OfWindow;
  for (const MachineBasicBlock *Block : Region.blocks())
    for (MachineInstr &MI : const_cast<MachineBasicBlock &>(*Block)) {
      if (!MI.isDebugValue())
        continue;
      Location &Where = Variables[DebugVariable(
          MI.getDebugVariable(), MI.getDebugExpression()->getFragmentInfo(),
          MI.getDebugLoc()->getInlinedAt())];
      Where.Last = &MI;
      Where.IsInEntry &= Block == &MF.front();
      if (Region.namesFrame(MI))
        OfWindow.push_back(&MI);
    }
  for (auto &[Variable, Where] : Variables) {
    MachineInstr *Copy = MF.CloneMachineInstr(Where.Last);
    if (!Where.IsInEntry)
      Copy->setDebugValueUndef();
    AfterAllocation.push_back(Copy);
  }
  for (MachineInstr *MI : OfWindow)
    MI->setDebugValueUndef();
}

//===- Placing the save ---------------------------------------------------===//

/// Creates an empty block that control enters from the region instead of
/// \p Exit. It is directly before \p Exit if possible.
MachineBasicBlock &SaveMover::newBlockFor(MachineBasicBlock &Exit) {
  MachineBasicBlock &New = *MF.CreateMachineBasicBlock(Exit.getBasicBlock());
  MachineBasicBlock &Before = *std::prev(Exit.getIterator());
  const bool FallsThrough =
      Before.canFallThrough() && Before.isSuccessor(&Exit);
  if (!FallsThrough || Region.contains(Before))
    MF.insert(Exit.getIterator(), &New);
  else
    MF.push_back(&New);
  for (MachineBasicBlock *Predecessor :
       SmallVector<MachineBasicBlock *, 4>(Exit.predecessors()))
    if (Region.contains(*Predecessor))
      Predecessor->ReplaceUsesOfBlockWith(&Exit, &New);
  for (const MachineBasicBlock::RegisterMaskPair &LiveIn : Exit.liveins())
    New.addLiveIn(LiveIn);
  return New;
}

/// Returns a block that is on every path from the region to \p Exit, and on no
/// other path. Creates the block if \p Exit itself has other predecessors.
MachineBasicBlock &SaveMover::blockForSave(MachineBasicBlock &Exit) {
  if (all_of(Exit.predecessors(), [&](MachineBasicBlock *Predecessor) {
        return Region.contains(*Predecessor);
      }))
    return Exit;
  MachineBasicBlock &New = newBlockFor(Exit);
  if (!New.isLayoutSuccessor(&Exit))
    TII.insertUnconditionalBranch(New, &Exit, DebugLoc());
  New.addSuccessor(&Exit);
  return New;
}

/// Makes the region return by a copy of a return block.
void SaveMover::copyReturn(MachineBasicBlock &Return) {
  MachineBasicBlock &Copy = newBlockFor(Return);
  for (const MachineInstr &MI : Return)
    if (!MI.isMetaInstruction())
      Copy.push_back(MF.CloneMachineInstr(&MI));
  rewriteForCallersWindow(Copy);
  Copies.insert(&Copy);
}

/// Adds the registers that \p MI reads to the live-ins of \p MBB, into which
/// \p MI moves.
static void addLiveIns(MachineBasicBlock &MBB, const MachineInstr &MI) {
  const MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical() &&
        !MRI.isReserved(MO.getReg()) && !MBB.isLiveIn(MO.getReg()))
      MBB.addLiveIn(MO.getReg().asMCReg());
}

/// Inserts a copy of the `save` and of the instructions that move after it.
void SaveMover::insertSave(MachineBasicBlock &MBB) {
  for (const MachineInstr *MI : AfterAllocation)
    if (!MI->isMetaInstruction())
      addLiveIns(MBB, *MI);
  MachineInstr *Copy = MF.CloneMachineInstr(Save);
  if (!Region.isFlat())
    renameLiveIns(MBB, *Copy);
  const MachineBasicBlock::iterator Start = MBB.begin();
  MBB.insert(Start, Copy);
  for (const MachineInstr *MI : AfterAllocation)
    MBB.insert(Start, MF.CloneMachineInstr(MI));
}

/// Renames the live-ins of a block to the registers before the `save`. Adds
/// these to the `save` as implicit uses, and the renamed registers as
/// definitions.
void SaveMover::renameLiveIns(MachineBasicBlock &MBB, MachineInstr &Copy) {
  MachineInstrBuilder Builder(MF, &Copy);
  std::vector<MachineBasicBlock::RegisterMaskPair> LiveIns(MBB.livein_begin(),
                                                           MBB.livein_end());
  MBB.clearLiveIns();
  for (MachineBasicBlock::RegisterMaskPair LiveIn : LiveIns) {
    const MCRegister Before = Windows.beforeSave(LiveIn.PhysReg);
    if (Before != LiveIn.PhysReg) {
      Builder.addReg(Before, RegState::Implicit);
      Builder.addReg(LiveIn.PhysReg, RegState::ImplicitDefine);
      LiveIn.PhysReg = Before;
    } else if (Windows.belongsToWindow(Before)) {
      // An instruction that moves after the `save` defines it.
      continue;
    }
    MBB.addLiveIn(LiveIn);
  }
  MBB.sortUniqueLiveIns();
}

/// Rewrites a block of the region so that it executes in the caller's window.
void SaveMover::rewriteForCallersWindow(MachineBasicBlock &MBB) {
  std::vector<MachineBasicBlock::RegisterMaskPair> LiveIns(MBB.livein_begin(),
                                                           MBB.livein_end());
  MBB.clearLiveIns();
  for (MachineBasicBlock::RegisterMaskPair LiveIn : LiveIns) {
    if (!Region.isFlat())
      LiveIn.PhysReg = Windows.beforeSave(LiveIn.PhysReg);
    MBB.addLiveIn(LiveIn);
  }
  // The return no longer loads the return address.
  if (Region.isFlat())
    MBB.addLiveIn(Region.returnAddress());
  MBB.sortUniqueLiveIns();
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (Region.isRelease(MI)) {
      MI.eraseFromParent();
      continue;
    }
    MI.clearKillInfo();
    if (!Region.isFlat())
      Windows.renameToBefore(MI);
  }
}

/// Inserts call frame information, which applies to code in the order of
/// addresses. Each block must start with the state of its own window, whatever
/// block precedes it.
void SaveMover::describeFrames(
    const DenseSet<const MachineBasicBlock *> &Saves) {
  if (FrameMoves.empty())
    return;
  auto Describe = [&](MachineBasicBlock &MBB, MachineBasicBlock::iterator I) {
    CFIInstBuilder(MBB, I, MachineInstr::FrameSetup)
        .insertCFIInst(MCCFIInstruction::createRememberState(nullptr));
    for (const MachineInstr *MI : FrameMoves) {
      MBB.insert(I, MF.CloneMachineInstr(MI));
      // The next CFI instruction of a flat frame describes the slot of %o7.
      if (Region.isFlat() && I != MBB.end() && I->mayStore())
        ++I;
    }
  };
  bool HasWindow = false;
  for (MachineBasicBlock &MBB : MF) {
    const bool Saved = Saves.contains(&MBB);
    const bool StartsWithWindow =
        !Saved && !Region.contains(MBB) && !Copies.contains(&MBB);
    if (HasWindow && !StartsWithWindow)
      CFIInstBuilder(MBB, MBB.begin(), MachineInstr::NoFlags)
          .insertCFIInst(MCCFIInstruction::createRestoreState(nullptr));
    else if (!HasWindow && StartsWithWindow)
      Describe(MBB, MBB.begin());
    HasWindow = StartsWithWindow;
    if (!Saved)
      continue;
    MachineBasicBlock::iterator I = MBB.begin();
    while (I->getOpcode() != Save->getOpcode())
      ++I;
    Describe(MBB, std::next(I));
    HasWindow = true;
  }
}

void SaveMover::run() {
  takePrologue();
  takeDebugValues();
  for (const MachineBasicBlock *Block : Region.blocks())
    rewriteForCallersWindow(const_cast<MachineBasicBlock &>(*Block));
  for (MachineBasicBlock *Return : Region.sharedReturns())
    copyReturn(*Return);
  DenseSet<const MachineBasicBlock *> Saves;
  for (MachineBasicBlock *Exit : Region.exits()) {
    MachineBasicBlock &MBB = blockForSave(*Exit);
    insertSave(MBB);
    Saves.insert(&MBB);
  }
  describeFrames(Saves);
  MF.deleteMachineInstr(Save);
  for (ArrayRef<MachineInstr *> Taken :
       {ArrayRef(FrameMoves), ArrayRef(AfterAllocation)})
    for (MachineInstr *MI : Taken)
      MF.deleteMachineInstr(MI);
  MF.RenumberBlocks();
}

//===- The pass -----------------------------------------------------------===//

namespace {

class ShrinkWrapping : public MachineFunctionPass {
public:
  static char ID;
  ShrinkWrapping() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC shrink-wrapping"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  /// The subtarget of the last function. Most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<WindowRegisters> Windows;
};

} // namespace

char ShrinkWrapping::ID = 0;

bool ShrinkWrapping::runOnMachineFunction(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC() ||
      MF.getProperties().hasFailedRegAlloc())
    return false;
  if (Subtarget != &MF.getSubtarget()) {
    Subtarget = &MF.getSubtarget();
    Windows = std::make_unique<WindowRegisters>(*Subtarget->getRegisterInfo());
  }
  const FramelessRegion Region(MF, *Windows);
  if (Region.exits().empty())
    return false;
  SaveMover(MF, *Windows, Region).run();
  return true;
}

MachineFunctionPass *mincaml::createShrinkWrappingPass() {
  return new ShrinkWrapping();
}
