//===- ControlFlow.cpp - Check of the control flow ------------------------===//

#include "Matching.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

/// Returns the recorded block that control reaches from MBB through new blocks
/// with a single successor, or null if there is none. If MBB is recorded
/// itself, returns MBB.
static const MachineBasicBlock *recordedTarget(const Recording &Before,
                                               const MachineBasicBlock *MBB) {
  // Stop after as many steps as there can be new blocks, since new blocks may
  // form a loop.
  for (unsigned Steps = MBB->getParent()->getNumBlockIDs();
       !Before.BlockIndex.contains(MBB); --Steps) {
    if (MBB->succ_size() != 1 || !Steps)
      return nullptr;
    MBB = *MBB->succ_begin();
  }
  return MBB;
}

static std::string nameOf(const MachineBasicBlock *MBB) {
  return MBB ? formatv("{0}", printMBBReference(*MBB)).str()
             : std::string("no recorded block");
}

/// Returns a fault at the end of a block.
static AllocationFault faultAtEnd(const MachineBasicBlock &MBB,
                                  const Twine &Message) {
  auto Last = MBB.getLastNonDebugInstr();
  return {Message.str(), Last == MBB.end() ? DebugLoc() : Last->getDebugLoc()};
}

//===- Checks of the whole function ---------------------------------------===//

static OptionalFault checkJumpTables(const CheckInput &Input) {
  const MachineJumpTableInfo *Info = Input.MF.getJumpTableInfo();
  for (auto [Index, Old] : enumerate(Input.Before.JumpTables)) {
    ArrayRef<MachineBasicBlock *> New;
    if (Info && Index < Info->getJumpTables().size())
      New = Info->getJumpTables()[Index].MBBs;
    if (Old.size() != New.size())
      return AllocationFault{
          formatv("jump table {0} has {1} entries instead of {2}", Index,
                  New.size(), Old.size())};
    for (auto [Entry, Block] : enumerate(Old))
      if (const MachineBasicBlock *Target =
              recordedTarget(Input.Before, New[Entry]);
          Target != Block)
        return AllocationFault{
            formatv("entry {0} of jump table {1} leads to {2} instead of {3}",
                    Entry, Index, nameOf(Target), nameOf(Block))};
  }
  return std::nullopt;
}

OptionalFault allocationcheck::checkBlocks(const CheckInput &Input) {
  auto Blocks = make_pointer_range(Input.MF);
  SmallPtrSet<const MachineBasicBlock *, 32> Known(Blocks.begin(),
                                                   Blocks.end());
  for (const RecordedBlock &Block : Input.Before.Blocks)
    if (!Known.contains(Block.Block))
      return AllocationFault{formatv(
          "%bb.{0} has been deleted, with all its instructions", Block.Number)};
  return checkJumpTables(Input);
}

//===- Checks of single blocks --------------------------------------------===//

/// Whether an unconditional jump was in the same block before allocation. The
/// opcode is compared too, because a new instruction may have the address of a
/// deleted one.
static bool isRecordedJump(const Recording &Before, const MachineInstr &Jump) {
  auto I = Before.InstructionIndex.find(&Jump);
  auto B = Before.BlockIndex.find(Jump.getParent());
  if (I == Before.InstructionIndex.end() || B == Before.BlockIndex.end())
    return false;
  const RecordedBlock &Block = Before.Blocks[B->second];
  return I->second >= Block.First && I->second < Block.Last &&
         Before.Instructions[I->second].Opcode == Jump.getOpcode();
}

/// Returns the block that control reaches unconditionally from the end of a
/// block: the target of a new jump, or the next block; null if there is none.
static const MachineBasicBlock *endOfBlock(const Recording &Before,
                                           MachineBasicBlock &MBB) {
  auto Last = MBB.getLastNonDebugInstr();
  if (Last != MBB.end() && Last->isUnconditionalBranch() &&
      Last->getOperand(0).isMBB() && !isRecordedJump(Before, *Last))
    return Last->getOperand(0).getMBB();
  return MBB.getFallThrough(false);
}

OptionalFault allocationcheck::checkEdgeBlock(const CheckInput &Input,
                                              MachineBasicBlock &MBB) {
  if (!recordedTarget(Input.Before, &MBB))
    return faultAtEnd(MBB, nameOf(&MBB) +
                               " is new and does not split an edge: it must "
                               "have one successor and lead to a recorded "
                               "block");
  if (endOfBlock(Input.Before, MBB) != *MBB.succ_begin())
    return faultAtEnd(MBB, nameOf(&MBB) +
                               " splits an edge, but control does not reach "
                               "its successor " +
                               nameOf(*MBB.succ_begin()) + " from its end");
  return std::nullopt;
}

/// Checks the targets of each jump. The order of jumps has been checked
/// together with that of all other instructions.
static OptionalFault checkJumps(const CheckInput &Input,
                                const MachineBasicBlock &MBB) {
  const Recording &Before = Input.Before;
  for (const MachineInstr &MI : MBB.instrs()) {
    auto I = Before.InstructionIndex.find(&MI);
    if (I == Before.InstructionIndex.end() ||
        Before.Instructions[I->second].Opcode != MI.getOpcode())
      continue;
    for (auto [Operand, MO] : zip(Before.operands(I->second), MI.operands())) {
      if (!MO.isMBB() || !Operand.Operand.isMBB())
        continue;
      const MachineBasicBlock *Target = recordedTarget(Before, MO.getMBB());
      if (Target != Operand.Operand.getMBB())
        return faultAtEnd(
            MBB, "instruction '" + describe(Before, I->second, Input.MF) +
                     "' leads to " + nameOf(Target) + " instead of " +
                     nameOf(Operand.Operand.getMBB()));
    }
  }
  return std::nullopt;
}

/// Checks that the successor lists, which the data flow follows, are complete.
/// The second block operand of a catchret only names the funclet that it
/// returns to.
static OptionalFault checkTerminators(const CheckInput &Input,
                                      const MachineBasicBlock &MBB) {
  for (const MachineInstr &MI : MBB.terminators()) {
    bool IsCatchReturn = MI.getOpcode() == Input.TII.getCatchReturnOpcode();
    for (const auto &[Index, MO] : enumerate(MI.operands()))
      if (MO.isMBB() && !(IsCatchReturn && Index > 0) &&
          !MBB.isSuccessor(MO.getMBB()))
        return faultAtEnd(MBB, nameOf(&MBB) + " jumps to " +
                                   nameOf(MO.getMBB()) +
                                   ", which is not one of its successors");
  }
  return std::nullopt;
}

static OptionalFault checkEnd(const CheckInput &Input,
                              const RecordedBlock &Block) {
  const Recording &Before = Input.Before;
  MachineBasicBlock &MBB = *Block.Block;
  const MachineBasicBlock *Expected = Block.FallThrough;
  if (Block.Last != Block.First) {
    // If the final jump has been deleted, control must still reach its target.
    const RecordedInstruction &Last = Before.Instructions[Block.Last - 1];
    if (Input.TII.get(Last.Opcode).isUnconditionalBranch() &&
        !is_contained(make_pointer_range(MBB.instrs()), Last.Address) &&
        Before.operands(Last).front().Operand.isMBB())
      Expected = Before.operands(Last).front().Operand.getMBB();
  }
  const MachineBasicBlock *Found = endOfBlock(Before, MBB);
  if (Found)
    Found = recordedTarget(Before, Found);
  if (Found != Expected)
    return faultAtEnd(MBB, "control leaves the end of " + nameOf(&MBB) +
                               " for " + nameOf(Found) + " instead of " +
                               nameOf(Expected));
  return std::nullopt;
}

static OptionalFault checkSuccessors(const CheckInput &Input,
                                     const RecordedBlock &Block) {
  const MachineBasicBlock &MBB = *Block.Block;
  SmallVector<const MachineBasicBlock *, 4> Successors;
  for (const MachineBasicBlock *S : MBB.successors())
    Successors.push_back(recordedTarget(Input.Before, S));
  for (const MachineBasicBlock *S : Block.Successors)
    if (!is_contained(Successors, S))
      return faultAtEnd(MBB, nameOf(S) + " is no longer a successor of " +
                                 nameOf(&MBB));
  for (const MachineBasicBlock *S : Successors)
    if (!is_contained(Block.Successors, S))
      return faultAtEnd(MBB, nameOf(&MBB) +
                                 " has a new successor that leads "
                                 "to " +
                                 nameOf(S));
  return std::nullopt;
}

OptionalFault allocationcheck::checkControlFlow(const CheckInput &Input,
                                                const RecordedBlock &Block) {
  if (auto Fault = checkJumps(Input, *Block.Block))
    return Fault;
  if (auto Fault = checkTerminators(Input, *Block.Block))
    return Fault;
  if (auto Fault = checkEnd(Input, Block))
    return Fault;
  return checkSuccessors(Input, Block);
}
