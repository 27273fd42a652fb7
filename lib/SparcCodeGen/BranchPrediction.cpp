//===- BranchPrediction.cpp - Static branch prediction on V9 --------------===//
//
// A V9 branch states whether it is predicted as taken (`,pt`) or not (`,pn`).
// LLVM predicts all branches as taken. This pass predicts a branch as not taken
// if its target is less probable than the fall-through path, according to the
// edge probabilities that LLVM maintains from the IR on. Examples are the
// branch of a check that fails, and the exit of a loop.
//
//     bgeu %icc, .Lfail              bgeu,pn %icc, .Lfail
//     nop                            nop
//
// Only the prediction changes. The program executes the same instructions, but
// a processor may execute them faster. LLVM has a special form for a
// floating-point branch on %fcc0. It is replaced by the general form, which has
// the same encoding except for the prediction.
//
// V8 branches have no prediction. If a block can reach the target of a branch
// in several ways, the branch is not changed, because the edge probability is
// the sum over all of them.
//
// Precondition: delay slots are filled, because the fillers know fewer forms of
// branches.
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"

#define DEBUG_TYPE "mincaml-branch-prediction"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// Whether control can also reach a block from the block of the branch without
/// taking the branch.
static bool hasParallelEdge(const MachineInstr &Branch,
                            const MachineBasicBlock &To) {
  const MachineBasicBlock &From = *Branch.getParent();
  return From.isLayoutSuccessor(&To) ||
         any_of(From.terminators(), [&](const MachineInstr &MI) {
           return &MI != &Branch && MI.isBranch() && MI.getOperand(0).isMBB() &&
                  MI.getOperand(0).getMBB() == &To;
         });
}

namespace {

class BranchPrediction {
public:
  static constexpr StringLiteral Name = "SPARC branch prediction";
  static constexpr bool PreservesCFG = true;

  explicit BranchPrediction(const TargetSubtargetInfo &Subtarget)
      : TII(*Subtarget.getInstrInfo()),
        FirstCodes(findRegister(*Subtarget.getRegisterInfo(), "FCC0")) {
    for (StringRef Name : {"BPICC", "BPICCA", "BPXCC", "BPXCCA", "BPFCC",
                           "BPFCCA", "BPR", "BPRA"})
      NotTaken[findOpcode(TII, Name)] = findOpcode(TII, (Name + "NT").str());
    for (StringRef Annulling : {"", "A"}) {
      const unsigned Opcode =
          findOpcode(TII, ("FBCOND" + Annulling + "_V9").str());
      NotTaken[Opcode] = findOpcode(TII, ("BPFCC" + Annulling + "NT").str());
      OnFirstCodes.insert(Opcode);
    }
  }

  bool run(MachineFunction &MF) const {
    unsigned Predicted = 0;
    for (MachineBasicBlock &MBB : MF)
      Predicted += predict(MBB);
    if (Predicted == 0)
      return false;
    emitFunctionRemark(MF, DEBUG_TYPE, "Predicted", [&](auto &Remark) {
      Remark << ore::NV("Branches", Predicted)
             << " branches are predicted as not taken";
    });
    return true;
  }

private:
  void predictNotTaken(MachineInstr &Branch) const {
    const bool NamesCodes = !OnFirstCodes.contains(Branch.getOpcode());
    Branch.setDesc(TII.get(NotTaken.at(Branch.getOpcode())));
    if (NamesCodes)
      return;
    const int Implicit =
        Branch.findRegisterUseOperandIdx(FirstCodes, /*TRI=*/nullptr);
    const bool IsKill = Branch.getOperand(Implicit).isKill();
    Branch.removeOperand(Implicit);
    Branch.addOperand(MachineOperand::CreateReg(FirstCodes, /*isDef=*/false,
                                                /*isImp=*/false, IsKill));
  }

  /// Predicts branches of a block and returns how many are now predicted as not
  /// taken.
  unsigned predict(MachineBasicBlock &MBB) const {
    unsigned Predicted = 0;
    // The probability that control reaches the branch if it reaches the block.
    BranchProbability Reached = BranchProbability::getOne();
    for (MachineInstr &MI : MBB.terminators()) {
      if (!MI.isConditionalBranch() || !MI.getOperand(0).isMBB())
        continue;
      const MachineBasicBlock &To = *MI.getOperand(0).getMBB();
      // The edge also stands for another branch or the fall-through path, so
      // its probability is not that of the branch alone.
      if (hasParallelEdge(MI, To))
        break;
      const BranchProbability Taken =
          MBB.getSuccProbability(find(MBB.successors(), &To));
      const BranchProbability Rest = Reached - Taken;
      if (NotTaken.contains(MI.getOpcode()) && Taken < Rest) {
        predictNotTaken(MI);
        ++Predicted;
      }
      Reached = Rest;
    }
    return Predicted;
  }

  const TargetInstrInfo &TII;
  /// For each branch opcode that predicts the branch as taken, the opcode that
  /// predicts it as not taken.
  SmallDenseMap<unsigned, unsigned, 16> NotTaken;
  /// The opcodes of branches that read %fcc0 implicitly.
  SmallDenseSet<unsigned, 2> OnFirstCodes;
  MCRegister FirstCodes;
};

} // namespace

MachineFunctionPass *mincaml::createBranchPredictionPass() {
  return new SubtargetPass<BranchPrediction>();
}
