//===- CompareElimination.cpp - Elimination of redundant compares ---------===//
//
// The expression `if a < b then ... else if a = b then ...` has three outcomes
// and compares twice. The condition codes of the first compare also decide the
// second condition:
//
//     cmp %i0, %i1                    cmp %i0, %i1
//     bl .L1                          bl .L1
//     nop                             nop
//     cmp %i0, %i1            =>      be .L2
//     be .L2                          nop
//     nop
//
// This pass removes an instruction that sets only condition codes, if the last
// preceding instruction that sets them is identical and its operands have not
// changed since. It searches backwards through blocks with one predecessor.
// Calls, `save` and `restore` end the search, because they change condition
// codes or rename registers.
//
// Precondition: the pass runs after register allocation and before LLVM's delay
// slot filler.
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineInstr.h"

#define DEBUG_TYPE "mincaml-compare-elimination"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The compares whose condition codes are available at a point, in the order of
/// execution. There is at most one integer compare and four floating-point
/// compares, because there are as many condition code registers.
using Compares = SmallVector<MachineInstr *, 4>;

} // namespace

/// Returns the condition code register that a compare sets.
static MCRegister codesOf(const MachineInstr &Compare, MCRegister Zero) {
  for (const MachineOperand &MO : Compare.all_defs())
    if (MO.getReg() != Zero)
      return MO.getReg();
  llvm_unreachable("not a compare");
}

/// Whether both instructions compute the same values. Liveness flags are
/// ignored.
static bool areEqual(const MachineInstr &A, const MachineInstr &B) {
  return A.isIdenticalTo(B, MachineInstr::CheckDefs);
}

namespace {

class CompareElimination {
public:
  static constexpr StringLiteral Name = "SPARC compare elimination";
  static constexpr bool PreservesCFG = true;

  explicit CompareElimination(const TargetSubtargetInfo &Subtarget)
      : TII(*Subtarget.getInstrInfo()), TRI(Subtarget.getRegisterInfo()),
        Zero(findRegister(*TRI, "G0")) {
    for (StringRef Name :
         {"SUBCCrr", "SUBCCri", "ANDCCrr", "ANDCCri", "ORCCrr", "ORCCri",
          "XORCCrr", "XORCCri", "FCMPS", "FCMPD", "V9FCMPS", "V9FCMPD"})
      CompareOpcodes.insert(findOpcode(TII, Name));
  }

  bool run(MachineFunction &MF) const {
    DenseMap<const MachineBasicBlock *, Compares> AtEnd;
    unsigned Removed = 0;
    for (MachineBasicBlock *MBB :
         ReversePostOrderTraversal<MachineFunction *>(&MF)) {
      Compares Known;
      // A predecessor of the entry block has not been visited yet, so its set
      // is empty. It must be, because the entry block is also reached from the
      // caller.
      if (MBB->pred_size() == 1 && !MBB->isEHPad() && !MBB->hasAddressTaken())
        Known = AtEnd.lookup(*MBB->pred_begin());
      for (MachineInstr &MI : make_early_inc_range(*MBB)) {
        if (isCompare(MI)) {
          auto *Same = find_if(Known, [&](const MachineInstr *Compare) {
            return areEqual(*Compare, MI);
          });
          if (Same != Known.end()) {
            extend(**Same, MI);
            MI.eraseFromParent();
            ++Removed;
            continue;
          }
        }
        step(MI, Known);
      }
      AtEnd[MBB] = std::move(Known);
    }
    if (Removed == 0)
      return false;
    emitFunctionRemark(MF, DEBUG_TYPE, "Removed", [&](auto &Remark) {
      Remark << std::to_string(Removed)
             << " compares removed, whose condition codes were there";
    });
    return true;
  }

private:
  /// Whether \p MI sets one condition code register and nothing else.
  bool isCompare(const MachineInstr &MI) const {
    if (!CompareOpcodes.contains(MI.getOpcode()) || MI.isBundled())
      return false;
    return count_if(MI.all_defs(), [&](const MachineOperand &MO) {
             return MO.getReg() != Zero;
           }) == 1;
  }

  /// Updates the available compares for the point after \p MI.
  void step(MachineInstr &MI, Compares &Known) const {
    if (MI.isDebugInstr() || MI.isCFIInstruction())
      return;
    const StringRef Name = TII.getName(MI.getOpcode());
    if (MI.isCall() || MI.isInlineAsm() || Name.starts_with("SAVE") ||
        Name.starts_with("RESTORE"))
      return Known.clear();
    erase_if(Known, [&](const MachineInstr *Compare) {
      return any_of(Compare->operands(), [&](const MachineOperand &MO) {
        return MO.isReg() && MO.getReg() != Zero && MO.getReg() &&
               MI.modifiesRegister(MO.getReg(), TRI);
      });
    });
    if (isCompare(MI))
      Known.push_back(&MI);
  }

  /// Makes the condition codes of \p Kept live up to \p Removed.
  void extend(MachineInstr &Kept, MachineInstr &Removed) const {
    const MCRegister Codes = codesOf(Kept, Zero);
    MachineBasicBlock *MBB = Removed.getParent();
    for (MachineBasicBlock::iterator I = Removed;;) {
      while (I != MBB->begin()) {
        --I;
        if (&*I == &Kept) {
          for (MachineOperand &MO : Kept.all_defs())
            if (MO.getReg() == Codes)
              MO.setIsDead(false);
          return;
        }
        I->clearRegisterKills(Codes, TRI);
      }
      if (!MBB->isLiveIn(Codes))
        MBB->addLiveIn(Codes);
      MBB = *MBB->pred_begin();
      I = MBB->end();
    }
  }

  const TargetInstrInfo &TII;
  const TargetRegisterInfo *TRI;
  DenseSet<unsigned> CompareOpcodes;
  MCRegister Zero;
};

} // namespace

MachineFunctionPass *mincaml::createCompareEliminationPass() {
  return new SubtargetPass<CompareElimination>();
}
