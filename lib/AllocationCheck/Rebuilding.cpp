//===- Rebuilding.cpp - Rebuilding of recorded instructions ---------------===//

#include "Rebuilding.h"
#include "Recording.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassInstrumentation.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

MachineInstr &allocationcheck::rebuild(const CheckInput &Input,
                                       unsigned Recorded,
                                       MachineBasicBlock &To) {
  const Recording &Before = Input.Before;
  MachineFunction &MF = *To.getParent();
  const RecordedInstruction &I = Before.Instructions[Recorded];
  auto Operands = Before.operands(I);
  MachineInstr *MI = MF.CreateMachineInstr(Input.TII.get(I.Opcode), I.Location,
                                           /*NoImplicit=*/true);
  To.push_back(MI);
  for (const RecordedOperand &O : Operands) {
    MachineOperand MO = O.Operand;
    if (MO.isReg() && MO.isTied())
      MO = MachineOperand::CreateReg(MO.getReg(), MO.isDef(), MO.isImplicit(),
                                     false, MO.isDead(), MO.isUndef(),
                                     MO.isEarlyClobber(), MO.getSubReg());
    MI->addOperand(MF, MO);
  }
  for (auto [Index, O] : enumerate(Operands))
    if (O.TiedTo >= 0 && O.Operand.isUse() && !MI->getOperand(Index).isTied())
      MI->tieOperands(O.TiedTo, Index);
  MI->setMemRefs(MF, Before.memory(I));
  return *MI;
}

SmallVector<Rebuilt, 2> allocationcheck::rebuildUsers(const CheckInput &Input,
                                                      unsigned Recorded,
                                                      MachineBasicBlock &To) {
  const Recording &Before = Input.Before;
  SmallVector<MCRegister, 1> Written;
  for (const RecordedOperand &O : Before.operands(Recorded))
    if (O.Operand.isReg() && O.Operand.isDef() && !O.Operand.isDead() &&
        O.Operand.getReg().isPhysical())
      Written.push_back(O.Operand.getReg());
  SmallVector<Rebuilt, 2> Result;
  if (Written.empty())
    return Result;
  auto HasWritten = [&](const RecordedOperand &O) {
    return O.Operand.isReg() && O.Operand.getReg().isPhysical() &&
           any_of(Written, [&](MCRegister R) {
             return Input.TRI.regsOverlap(R, O.Operand.getReg());
           });
  };
  const RecordedBlock &Block =
      *std::prev(partition_point(Before.Blocks, [&](const RecordedBlock &B) {
        return B.First <= Recorded;
      }));
  for (unsigned Index = Recorded + 1; Index < Block.Last; ++Index) {
    auto Operands = make_filter_range(Before.operands(Index), HasWritten);
    auto IsUse = [](const RecordedOperand &O) { return O.Operand.isUse(); };
    if (any_of(Operands, IsUse))
      Result.push_back({Index, &rebuild(Input, Index, To)});
    if (!all_of(Operands, IsUse))
      return Result;
  }
  for (MachineBasicBlock *Successor : Block.Block->successors())
    To.addSuccessorWithoutProb(Successor);
  return Result;
}

void allocationcheck::clearBlock(MachineBasicBlock &MBB) {
  while (!MBB.succ_empty())
    MBB.removeSuccessor(std::prev(MBB.succ_end()));
  MBB.clear();
}

//===----------------------------------------------------------------------===//
// ScratchFunction
//===----------------------------------------------------------------------===//

/// Creates objects with the numbers, sizes and alignments of all stack objects.
/// Objects without a fixed size get an arbitrary size, since they are never
/// folded.
static void copyStackObjects(const MachineFrameInfo &From,
                             MachineFrameInfo &To) {
  for (int I = 0; I < From.getObjectIndexEnd(); ++I)
    if (From.isDeadObjectIndex(I) || From.isVariableSizedObjectIndex(I))
      To.CreateStackObject(1, Align(1), /*isSpillSlot=*/false);
    else
      To.CreateStackObject(From.getObjectSize(I), From.getObjectAlign(I),
                           From.isSpillSlotObjectIndex(I));
}

ScratchFunction::ScratchFunction(const MachineFunction &Like)
    : MF(const_cast<Function &>(Like.getFunction()), Like.getTarget(),
         Like.getSubtarget(), Like.getContext(), Like.getFunctionNumber()) {
  MF.initTargetMachineFunctionInfo(Like.getSubtarget());
  MF.push_back(MF.CreateMachineBasicBlock());
  copyStackObjects(Like.getFrameInfo(), MF.getFrameInfo());
  MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned V = 0; V < Like.getRegInfo().getNumVirtRegs(); ++V)
    if (auto *Class =
            Like.getRegInfo().getRegClassOrNull(Register::index2VirtReg(V)))
      MRI.createVirtualRegister(Class);
    else
      MRI.createIncompleteVirtualRegister();
  Analyses.registerPass([] { return PassInstrumentationAnalysis(); });
  Analyses.registerPass([] { return SlotIndexesAnalysis(); });
  Analyses.registerPass([] { return MachineDominatorTreeAnalysis(); });
  Analyses.registerPass([] { return LiveIntervalsAnalysis(); });
}

MachineBasicBlock &ScratchFunction::clear() {
  Analyses.clear();
  MF.front().clear();
  return MF.front();
}

LiveIntervals &ScratchFunction::liveRanges() {
  return Analyses.getResult<LiveIntervalsAnalysis>(MF);
}
