//===- ShrinkWrapping.cpp - Shrink wrapping of register windows -----------===//
//
// LLVM's functions allocate a register window (`save`) at entry and release it
// (`restore`) at each return. The base case of a recursive function does not
// need one:
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

#include "MachinePass.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/CFIInstBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Blocks that need no frame ------------------------------------------===//

/// The maximum number of instructions by which a function may grow.
static constexpr size_t MaximumGrowth = 6;

/// The maximum number of instructions of a return that is copied.
static constexpr size_t MaximumCopiedReturn = 3;

namespace {

/// The largest set of blocks around the entry of a function that can be
/// executed before its frame is allocated. The allocation is a `save` or, in a
/// function with a flat frame, an addition to %sp. No block of the region needs
/// the frame, and each block except the entry has only predecessors in the
/// region. This class only analyzes the function.
class FramelessRegion {
public:
  FramelessRegion(MachineFunction &MF, const WindowRegisters &Windows)
      : MF(MF), Windows(Windows), TRI(*MF.getSubtarget().getRegisterInfo()) {
    const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
    Save = findOpcode(TII, "SAVEri");
    Restore = findOpcode(TII, "RESTORErr");
    Add = findOpcode(TII, "ADDri");
    Or = findOpcode(TII, "ORrr");
    StackPointer = findRegister(TRI, "O6");
    FramePointer = findRegister(TRI, "I6");
    ReturnAddress = findRegister(TRI, "O7");
    Zero = findRegister(TRI, "G0");
    Scratch = findRegister(TRI, "G1");
    if (!findPrologue() || !chooseAfterAllocation())
      return;
    for (MachineBasicBlock &MBB : MF)
      if (&MBB == &MF.front() || !needsFrame(MBB))
        Blocks.insert(&MBB);
    shrink();
    findExits();
    if (isWorthIt())
      return;
    Exits.clear();
    SharedReturns.clear();
  }

  bool contains(const MachineBasicBlock &MBB) const {
    return Blocks.contains(const_cast<MachineBasicBlock *>(&MBB));
  }
  /// Whether an instruction of an epilogue only undoes effects of the frame
  /// allocation.
  bool isRelease(const MachineInstr &MI) const {
    if (!IsFlat)
      return MI.getOpcode() == Restore;
    return addsToStackPointer(MI, /*Allocates=*/false) ||
           (MI.mayLoad() && MI.getOperand(0).isReg() &&
            MI.getOperand(0).getReg() == ReturnAddress &&
            MI.readsRegister(StackPointer, &TRI));
  }

  bool namesFrame(const MachineInstr &MI) const {
    if (!IsFlat)
      return Windows.namesWindow(MI);
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isReg() && MO.getReg().isPhysical() &&
             (TRI.regsOverlap(MO.getReg(), StackPointer) ||
              TRI.regsOverlap(MO.getReg(), ReturnAddress));
    });
  }

  /// Whether the function has no window of its own.
  bool IsFlat = false;
  /// %o7, which contains the return address in a function without a window.
  MCRegister ReturnAddress;
  /// The instruction that allocates the frame.
  MachineInstr *Allocation = nullptr;
  /// The instructions of the entry block that move after the allocation, in
  /// order.
  SmallVector<MachineInstr *, 8> AfterAllocation;
  /// The blocks of the region. The entry is the first one.
  SmallSetVector<MachineBasicBlock *, 8> Blocks;
  /// The blocks to which control leaves the region, except SharedReturns. Empty
  /// if there is no region, or if the transformation does not pay off.
  SmallSetVector<MachineBasicBlock *, 8> Exits;
  /// Short return blocks with predecessors in the region and outside of it. The
  /// region is to return by copies of them.
  SmallSetVector<MachineBasicBlock *, 8> SharedReturns;

private:
  /// Whether exactly one instruction allocates a frame, and the entry block
  /// starts with it.
  bool findPrologue() {
    if (MF.hasBBSections() || MF.hasEHFunclets() || !MF.front().pred_empty())
      return false;
    for (MachineBasicBlock &MBB : MF) {
      if (MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget())
        return false;
      for (MachineInstr &MI : MBB)
        if (allocatesFrame(MI) && std::exchange(Allocation, &MI))
          return false;
    }
    if (!Allocation || Allocation->getParent() != &MF.front())
      return false;
    IsFlat = Allocation->getOpcode() == Add;
    auto FirstEmitted = find_if(MF.front(), [](const MachineInstr &MI) {
      return !MI.isMetaInstruction();
    });
    return &*FirstEmitted == Allocation;
  }

  /// Collects the instructions of the entry block that need the frame. Returns
  /// false if one of them cannot be moved.
  bool chooseAfterAllocation() {
    BitVector Written(TRI.getNumRegUnits());
    for (MachineInstr &MI : reverse(MF.front())) {
      if (MI.isMetaInstruction() || &MI == Allocation)
        continue;
      if (!needsFrame(MI)) {
        addWritten(MI, Written);
        continue;
      }
      if (!canMoveAfterAllocation(MI, Written))
        return false;
      AfterAllocation.push_back(&MI);
    }
    std::reverse(AfterAllocation.begin(), AfterAllocation.end());
    return true;
  }

  /// Whether an instruction may be executed after everything that stays in the
  /// region. It must write only registers of the window or a slot in the frame,
  /// which nothing in the region reads. \p Written are the registers that the
  /// following instructions in the region write.
  bool canMoveAfterAllocation(const MachineInstr &MI,
                              const BitVector &Written) const {
    const MCRegister Base = IsFlat ? StackPointer : FramePointer;
    if (MI.isCall() || MI.isTerminator() || MI.isInlineAsm() ||
        MI.isPosition() || MI.mayLoad() || MI.hasUnmodeledSideEffects() ||
        (MI.mayStore() && !MI.readsRegister(Base, &TRI)))
      return false;
    return none_of(MI.operands(), [&](const MachineOperand &MO) {
      if (!MO.isReg() || !MO.getReg().isPhysical())
        return false;
      if (MO.isDef())
        return IsFlat || !Windows.belongsToWindow(MO.getReg().asMCReg());
      return any_of(TRI.regunits(MO.getReg().asMCReg()), [&](MCRegUnit Unit) {
        return Written.test(to_underlying(Unit));
      });
    });
  }

  bool needsFrame(const MachineInstr &MI) const {
    if (MI.isMetaInstruction() || isRelease(MI))
      return false;
    if (MI.isIndirectBranch() || MI.isInlineAsm())
      return true;
    if (IsFlat && (MI.isReturn() || movesReturnAddress(MI)))
      return false;
    return MI.isCall() || namesFrame(MI);
  }

  bool needsFrame(const MachineBasicBlock &MBB) const {
    return MBB.hasAddressTaken() ||
           any_of(MBB, [&](const MachineInstr &MI) { return needsFrame(MI); });
  }

  bool allocatesFrame(const MachineInstr &MI) const {
    return MI.getOpcode() == Save || addsToStackPointer(MI, /*Allocates=*/true);
  }

  bool addsToStackPointer(const MachineInstr &MI, bool Allocates) const {
    return MI.getOpcode() == Add && MI.getOperand(0).getReg() == StackPointer &&
           MI.getOperand(1).getReg() == StackPointer &&
           MI.getOperand(2).isImm() &&
           (MI.getOperand(2).getImm() < 0) == Allocates;
  }

  /// Whether the instruction copies %o7 to or from %g1. Functions without a
  /// window do so around tail calls.
  bool movesReturnAddress(const MachineInstr &MI) const {
    if (MI.getOpcode() != Or || MI.getOperand(1).getReg() != Zero)
      return false;
    const Register To = MI.getOperand(0).getReg(),
                   From = MI.getOperand(2).getReg();
    return (To == Scratch && From == ReturnAddress) ||
           (To == ReturnAddress && From == Scratch);
  }

  /// Removes blocks that control can also enter from outside of the region, and
  /// blocks that overwrite registers that are read after the allocation.
  void shrink() {
    BitVector Needed(TRI.getNumRegUnits());
    for (const MachineInstr *MI : AfterAllocation)
      for (const MachineOperand &MO : MI->operands())
        if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical())
          for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
            Needed.set(to_underlying(Unit));
    const MachineBasicBlock *Entry = &MF.front();
    Blocks.remove_if([&](const MachineBasicBlock *MBB) {
      BitVector Written(TRI.getNumRegUnits());
      for (const MachineInstr &MI : *MBB)
        if (!isRelease(MI))
          addWritten(MI, Written);
      return MBB != Entry && Written.anyCommon(Needed);
    });
    while (Blocks.remove_if([&](const MachineBasicBlock *MBB) {
      return MBB != Entry &&
             (MBB->pred_empty() ||
              !all_of(MBB->predecessors(), [&](MachineBasicBlock *Predecessor) {
                return Blocks.contains(Predecessor);
              }));
    }))
      ;
  }

  void findExits() {
    for (const MachineBasicBlock *MBB : Blocks)
      for (MachineBasicBlock *Successor : MBB->successors())
        if (!Blocks.contains(Successor))
          (canBeCopied(*Successor) ? SharedReturns : Exits).insert(Successor);
  }

  /// Returns the number of instructions in a frameless copy of a return.
  size_t numCopied(const MachineBasicBlock &Return) const {
    return count_if(Return, [&](const MachineInstr &MI) {
      return !MI.isMetaInstruction() && !isRelease(MI);
    });
  }

  bool canBeCopied(const MachineBasicBlock &MBB) const {
    return MBB.isReturnBlock() && MBB.succ_empty() && !needsFrame(MBB) &&
           numCopied(MBB) <= MaximumCopiedReturn;
  }

  bool isWorthIt() const {
    const bool Returns = any_of(Blocks, [](const MachineBasicBlock *MBB) {
      return MBB->isReturnBlock();
    });
    if (Exits.empty() || (!Returns && SharedReturns.empty()))
      return false;
    // In the worst case a copy of the `save` is followed by a branch with an
    // empty delay slot, and each copied return has an empty delay slot.
    size_t Growth = (Exits.size() - 1) * (1 + AfterAllocation.size()) + 2;
    for (const MachineBasicBlock *MBB : SharedReturns)
      Growth += numCopied(*MBB) + 1;
    return Growth <= MaximumGrowth;
  }

  void addWritten(const MachineInstr &MI, BitVector &Units) const {
    for (const MachineOperand &MO : MI.operands())
      // %g0 ignores writes.
      if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
          MO.getReg() != Zero)
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Units.set(to_underlying(Unit));
  }

  MachineFunction &MF;
  const WindowRegisters &Windows;
  const TargetRegisterInfo &TRI;
  unsigned Save, Restore, Add, Or;
  MCRegister StackPointer, FramePointer, Zero, Scratch;
};

} // namespace

//===- Moving the save ----------------------------------------------------===//

static void removeAll(ArrayRef<MachineInstr *> Instructions) {
  for (MachineInstr *MI : Instructions)
    MI->removeFromParent();
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

namespace {

/// Moves the `save` of one function to the exits of the region.
class SaveMover {
public:
  SaveMover(MachineFunction &MF, const WindowRegisters &Windows,
            const FramelessRegion &Region)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Windows(Windows),
        Region(Region) {}

  void run() {
    takePrologue();
    takeDebugValues();
    for (const MachineBasicBlock *Block : Region.Blocks)
      rewriteForCallersWindow(const_cast<MachineBasicBlock &>(*Block));
    for (MachineBasicBlock *Return : Region.SharedReturns)
      copyReturn(*Return);
    DenseSet<const MachineBasicBlock *> Saves;
    for (MachineBasicBlock *Exit : Region.Exits) {
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

private:
  /// Creates an empty block that control enters from the region instead of
  /// \p Exit. It is directly before \p Exit if possible.
  MachineBasicBlock &newBlockFor(MachineBasicBlock &Exit) {
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

  /// Returns a block that is on every path from the region to \p Exit, and on
  /// no other path. Creates the block if \p Exit itself has other predecessors.
  MachineBasicBlock &blockForSave(MachineBasicBlock &Exit) {
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
  void copyReturn(MachineBasicBlock &Return) {
    MachineBasicBlock &Copy = newBlockFor(Return);
    for (const MachineInstr &MI : Return)
      if (!MI.isMetaInstruction())
        Copy.push_back(MF.CloneMachineInstr(&MI));
    rewriteForCallersWindow(Copy);
    Copies.insert(&Copy);
  }

  void takePrologue() {
    Save = Region.Allocation;
    for (MachineInstr &MI : MF.front())
      if (MI.isCFIInstruction())
        FrameMoves.push_back(&MI);
    Save->removeFromParent();
    removeAll(FrameMoves);
    append_range(AfterAllocation, Region.AfterAllocation);
    removeAll(AfterAllocation);
  }

  /// Repeats debug values after the `save`, where the registers of the region
  /// have other names. If only the entry block describes a variable, its last
  /// location is repeated. The location of other variables is unknown from
  /// there on.
  void takeDebugValues() {
    struct Location {
      MachineInstr *Last = nullptr;
      bool IsInEntry = true;
    };
    MapVector<DebugVariable, Location> Variables;
    SmallVector<MachineInstr *, 8> OfWindow;
    for (const MachineBasicBlock *Block : Region.Blocks)
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

  /// Inserts a copy of the `save` and of the instructions that move after it.
  void insertSave(MachineBasicBlock &MBB) {
    for (const MachineInstr *MI : AfterAllocation)
      if (!MI->isMetaInstruction())
        addLiveIns(MBB, *MI);
    MachineInstr *Copy = MF.CloneMachineInstr(Save);
    if (!Region.IsFlat)
      renameLiveIns(MBB, *Copy);
    const MachineBasicBlock::iterator Start = MBB.begin();
    MBB.insert(Start, Copy);
    for (const MachineInstr *MI : AfterAllocation)
      MBB.insert(Start, MF.CloneMachineInstr(MI));
  }

  /// Renames the live-ins of a block to the registers before the `save`. Adds
  /// these to the `save` as implicit uses, and the renamed registers as
  /// definitions.
  void renameLiveIns(MachineBasicBlock &MBB, MachineInstr &Copy) {
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
  void rewriteForCallersWindow(MachineBasicBlock &MBB) {
    if (!Region.IsFlat)
      Windows.renameLiveIns(MBB);
    // The return no longer loads the return address.
    if (Region.IsFlat)
      MBB.addLiveIn(Region.ReturnAddress);
    MBB.sortUniqueLiveIns();
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (Region.isRelease(MI)) {
        MI.eraseFromParent();
        continue;
      }
      MI.clearKillInfo();
      if (!Region.IsFlat)
        Windows.renameToBefore(MI);
    }
  }

  /// Inserts call frame information, which applies to code in the order of
  /// addresses. Each block must start with the state of its own window,
  /// whatever block precedes it.
  void describeFrames(const DenseSet<const MachineBasicBlock *> &Saves) {
    if (FrameMoves.empty())
      return;
    auto Describe = [&](MachineBasicBlock &MBB, MachineBasicBlock::iterator I) {
      CFIInstBuilder(MBB, I, MachineInstr::FrameSetup)
          .insertCFIInst(MCCFIInstruction::createRememberState(nullptr));
      for (const MachineInstr *MI : FrameMoves) {
        MBB.insert(I, MF.CloneMachineInstr(MI));
        // The next CFI instruction of a flat frame describes the slot of %o7.
        if (Region.IsFlat && I != MBB.end() && I->mayStore())
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

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const WindowRegisters &Windows;
  const FramelessRegion &Region;
  MachineInstr *Save = nullptr;
  /// The CFI instructions that describe the frame after the `save`.
  SmallVector<MachineInstr *, 4> FrameMoves;
  /// The instructions that move after each `save`, in order.
  SmallVector<MachineInstr *, 8> AfterAllocation;
  /// The copies of Region.SharedReturns.
  SmallPtrSet<const MachineBasicBlock *, 4> Copies;
};

//===- The pass -----------------------------------------------------------===//

struct ShrinkWrapping {
  static constexpr StringLiteral Name = "SPARC shrink-wrapping";
  static constexpr bool PreservesCFG = false;
  explicit ShrinkWrapping(const TargetSubtargetInfo &Subtarget)
      : Windows(*Subtarget.getRegisterInfo()) {}

  bool run(MachineFunction &MF) const {
    const FramelessRegion Region(MF, Windows);
    if (Region.Exits.empty())
      return false;
    SaveMover(MF, Windows, Region).run();
    return true;
  }

  const WindowRegisters Windows;
};

} // namespace

MachineFunctionPass *mincaml::createShrinkWrappingPass() {
  return new SubtargetPass<ShrinkWrapping>();
}
