//===- Recording.cpp - What was to be allocated ---------------------------===//

#include "mincaml/AllocationCheck/Recording.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace llvm;

/// The atoms that an operand of a copy has.
static SmallVector<RegisterLayout::Range, 8>
copiedAtoms(const MachineOperand &MO, const RegisterLayout &Layout) {
  SmallVector<RegisterLayout::Range, 8> Result;
  if (MO.getReg().isPhysical()) {
    for (const RegisterLayout::Atom &A : Layout.atoms(MO.getReg().asMCReg()))
      Result.push_back({A.Bit, A.Length});
    return Result;
  }
  const MachineFunction &MF = *MO.getParent()->getMF();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  unsigned Start = 0, End = ~0u;
  if (unsigned Index = MO.getSubReg()) {
    Start = TRI.getSubRegIdxOffset(Index);
    End = Start + TRI.getSubRegIdxSize(Index);
  }
  for (const RegisterLayout::Range &A :
       Layout.atoms(*MF.getRegInfo().getRegClass(MO.getReg())))
    if (A.Bit >= Start && A.Bit < End)
      Result.push_back({A.Bit - Start, A.Length});
  return Result;
}

/// A copy between registers that are cut alike says no more than that two
/// registers have the same value. Others have to be taken as they are.
static bool isMove(const MachineInstr &MI, const RegisterLayout &Layout) {
  if (!MI.isCopy())
    return MI.isImplicitDef() || MI.isKill();
  auto To = copiedAtoms(MI.getOperand(0), Layout);
  auto From = copiedAtoms(MI.getOperand(1), Layout);
  return llvm::all_of(zip(To, From), [](const auto &Pair) {
    const auto &[A, B] = Pair;
    return A.Bit == B.Bit && A.Length == B.Length;
  });
}

static bool isPure(const MachineInstr &MI) {
  return !MI.mayStore() && !MI.isCall() && !MI.hasUnmodeledSideEffects() &&
         !MI.isTerminator() && !MI.isPosition() && !MI.isInlineAsm() &&
         !MI.hasOrderedMemoryRef() && !MI.mayRaiseFPException() &&
         !MI.isBundled() && !MI.isLifetimeMarker() && !MI.isFakeUse() &&
         !MI.isPseudoProbe();
}

/// Whether computing the instruction again gives the same result, as long as
/// the virtual registers it reads do not change.
static bool isRepeatable(const MachineInstr &MI) {
  if (!isPure(MI) || !MI.getDesc().isRematerializable() ||
      MI.getNumExplicitDefs() != 1 || !MI.getOperand(0).isReg() ||
      !MI.getOperand(0).getReg().isVirtual())
    return false;
  if (MI.mayLoad() && !MI.isDereferenceableInvariantLoad())
    return false;
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  Register Result = MI.getOperand(0).getReg();
  for (const MachineOperand &MO : llvm::drop_begin(MI.operands())) {
    if (!MO.isReg() || !MO.getReg())
      continue;
    if (MO.isTied() || MO.getReg() == Result)
      return false;
    if (MO.getReg().isVirtual() ? MO.isDef()
        : MO.isDef()            ? !MO.isDead()
                                : !MO.isUndef() && !MRI.isReserved(MO.getReg()))
      return false;
  }
  // A partial definition keeps what else the register holds.
  return !MI.getOperand(0).getSubReg() || MI.getOperand(0).isUndef();
}

static void recordInstruction(const MachineInstr &MI,
                              const RegisterLayout &Layout, Recording &Result) {
  RecordedInstruction I;
  I.Address = &MI;
  I.Opcode = MI.getOpcode();
  I.FirstOperand = Result.Operands.size();
  I.NumOperands = MI.getNumOperands();
  I.Location = MI.getDebugLoc();
  I.IsMove = isMove(MI, Layout);
  I.IsPure = isPure(MI);
  I.IsRepeatable = !I.IsMove && isRepeatable(MI);
  I.IsInside = MI.isBundledWithPred();
  for (const auto &[Index, MO] : enumerate(MI.operands())) {
    RecordedOperand Operand{MO};
    Operand.Operand.clearParent();
    if (MO.isReg() && MO.isTied())
      Operand.TiedTo = MI.findTiedOperandIdx(Index);
    Result.Operands.push_back(Operand);
  }
  if (I.IsRepeatable && MI.mayLoad())
    Result.Memory[Result.Instructions.size()].assign(MI.memoperands_begin(),
                                                     MI.memoperands_end());
  Result.InstructionIndex[&MI] = Result.Instructions.size();
  Result.Instructions.push_back(I);
}

Recording mincaml::recordAllocationInput(const MachineFunction &MF,
                                         const RegisterLayout &Layout) {
  Recording Result;
  for (const MachineBasicBlock &MBB : MF) {
    RecordedBlock Block;
    Block.Block = &MBB;
    Block.First = Result.Instructions.size();
    for (const MachineInstr &MI : MBB.instrs())
      if (!MI.isDebugInstr())
        recordInstruction(MI, Layout, Result);
    Block.Last = Result.Instructions.size();
    append_range(Block.Successors, MBB.successors());
    // The method is not const, but changes nothing.
    Block.FallThrough =
        const_cast<MachineBasicBlock &>(MBB).getFallThrough(false);
    Result.BlockIndex[&MBB] = Result.Blocks.size();
    Result.Blocks.push_back(std::move(Block));
  }
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned V = 0; V < MRI.getNumVirtRegs(); ++V)
    Result.Classes.push_back(MRI.getRegClassOrNull(Register::index2VirtReg(V)));
  if (const MachineJumpTableInfo *Tables = MF.getJumpTableInfo())
    for (const MachineJumpTableEntry &Table : Tables->getJumpTables())
      Result.JumpTables.push_back(Table.MBBs);
  Result.FirstFrameIndex = MF.getFrameInfo().getObjectIndexBegin();
  Result.LastFrameIndex = MF.getFrameInfo().getObjectIndexEnd();
  return Result;
}
