//===- Recording.cpp - Recorded and allocated operands --------------------===//

#include "CheckInput.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

std::optional<unsigned> Recording::changedFrom(const MachineInstr &MI) const {
  auto I = InstructionIndex.find(&MI);
  if (I == InstructionIndex.end() ||
      Instructions[I->second].Opcode == MI.getOpcode())
    return std::nullopt;
  return I->second;
}

RecordedOperand allocationcheck::recordOperand(const MachineInstr &MI,
                                               unsigned Index) {
  const MachineOperand &MO = MI.getOperand(Index);
  RecordedOperand Result{MO};
  Result.Operand.clearParent();
  if (MO.isReg() && MO.isTied())
    Result.TiedTo = MI.findTiedOperandIdx(Index);
  return Result;
}

bool allocationcheck::haveSameConstants(const MachineInstr &MI,
                                        ArrayRef<RecordedOperand> Operands) {
  unsigned Index = 0;
  for (const RecordedOperand &Recorded : Operands) {
    const MachineOperand &Old = Recorded.Operand;
    if (isImplicitRegister(Old))
      continue;
    while (Index < MI.getNumOperands() &&
           isImplicitRegister(MI.getOperand(Index)))
      ++Index;
    if (Index == MI.getNumOperands())
      return false;
    const MachineOperand &New = MI.getOperand(Index++);
    if (Old.isReg() != New.isReg() || Old.isMBB() != New.isMBB())
      return false;
    if (Old.isReg() ? Old.isDef() != New.isDef()
                    : !Old.isMBB() && !Old.isIdenticalTo(New))
      return false;
  }
  for (; Index < MI.getNumOperands(); ++Index)
    if (!isImplicitRegister(MI.getOperand(Index)))
      return false;
  return true;
}

static bool isPure(const MachineInstr &MI) {
  return !MI.mayStore() && !MI.isCall() && !MI.hasUnmodeledSideEffects() &&
         !MI.isTerminator() && !MI.isPosition() && !MI.isInlineAsm() &&
         !MI.hasOrderedMemoryRef() && !MI.mayRaiseFPException() &&
         !MI.isBundled() && !MI.isLifetimeMarker() && !MI.isFakeUse() &&
         !MI.isPseudoProbe();
}

bool allocationcheck::isRematerializable(const MachineInstr &MI) {
  if (!isPure(MI) || MI.isImplicitDef() || !MI.getDesc().isRematerializable() ||
      MI.getNumExplicitDefs() != 1 || !MI.getOperand(0).isReg() ||
      !MI.getOperand(0).getReg().isVirtual())
    return false;
  if (MI.mayLoad() && !MI.isDereferenceableInvariantLoad())
    return false;
  const MachineRegisterInfo &MRI = MI.getMF()->getRegInfo();
  Register Result = MI.getOperand(0).getReg();
  for (const MachineOperand &MO : llvm::drop_begin(MI.operands())) {
    const bool ReadsNothing =
        MO.isReg() && MO.isUse() && MO.isUndef() && MO.getReg().isVirtual();
    if (!MO.isReg() || !MO.getReg() || ReadsNothing)
      continue;
    if (MO.isTied() || MO.getReg() == Result)
      return false;
    if (MO.getReg().isVirtual() ? MO.isDef()
        : MO.isDef()            ? !MO.isDead()
                                : !MO.isUndef() && !MRI.isReserved(MO.getReg()))
      return false;
  }
  // A partial definition preserves the other lanes of the register.
  return !MI.getOperand(0).getSubReg() || MI.getOperand(0).isUndef();
}

static void recordInstruction(const MachineInstr &MI, Recording &Result) {
  RecordedInstruction I;
  I.Address = &MI;
  I.Opcode = MI.getOpcode();
  I.FirstOperand = Result.Operands.size();
  I.NumOperands = MI.getNumOperands();
  I.FirstMemory = Result.Memory.size();
  I.NumMemory = MI.getNumMemOperands();
  I.Location = MI.getDebugLoc();
  I.IsPure = isPure(MI);
  I.IsRematerializable = isRematerializable(MI);
  for (unsigned Index = 0; Index < MI.getNumOperands(); ++Index)
    Result.Operands.push_back(recordOperand(MI, Index));
  append_range(Result.Memory, MI.memoperands());
  Result.InstructionIndex[&MI] = Result.Instructions.size();
  Result.Instructions.push_back(I);
}

/// Whether the target allocates the registers of a class before the others, and
/// inserts code in between. Such classes are the tiles of x86 (the inserted
/// code configures their shapes), the vectors of RISC-V (it sets the vector
/// length), and all classes of AMDGPU (it handles the masks of lanes). Classes
/// are recognized by prefixes of their names.
static bool isAllocatedApart(const TargetRegisterClass &Class,
                             const MachineFunction &MF) {
  const Triple &Target = MF.getTarget().getTargetTriple();
  StringRef Name = MF.getSubtarget().getRegisterInfo()->getRegClassName(&Class);
  if (Target.isX86())
    return Name.starts_with("TILE");
  if (Target.isRISCV())
    return Name.starts_with("VR") || Name.starts_with("VM");
  return Target.isAMDGCN();
}

/// Returns why the function cannot be checked, as a text that names an
/// instruction; empty if it can be checked.
static std::string findObstacle(const MachineFunction &MF) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineOperand &MO : MI.operands()) {
        if (!MO.isReg() || !MO.getReg().isVirtual())
          continue;
        const TargetRegisterClass *Class =
            MF.getRegInfo().getRegClassOrNull(MO.getReg());
        if (!Class || !isAllocatedApart(*Class, MF))
          continue;
        std::string Text;
        raw_string_ostream OS(Text);
        MI.print(OS, /*IsStandalone=*/true, /*SkipOpers=*/false,
                 /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
        return "'" + Text + "' has a value of class " +
               MF.getSubtarget().getRegisterInfo()->getRegClassName(Class) +
               ", for which LLVM inserts code during allocation";
      }
  return "";
}

Recording allocationcheck::recordFunction(MachineFunction &MF) {
  Recording Result;
  for (MachineBasicBlock &MBB : MF) {
    RecordedBlock Block;
    Block.Block = &MBB;
    Block.Number = MBB.getNumber();
    Block.First = Result.Instructions.size();
    for (const MachineInstr &MI : MBB.instrs())
      if (!MI.isDebugInstr())
        recordInstruction(MI, Result);
    Block.Last = Result.Instructions.size();
    append_range(Block.Successors, MBB.successors());
    Block.FallThrough = MBB.getFallThrough(false);
    Result.BlockIndex[&MBB] = Result.Blocks.size();
    Result.Blocks.push_back(std::move(Block));
  }
  Result.Obstacle = findObstacle(MF);
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
