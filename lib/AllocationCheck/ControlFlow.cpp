//===- ControlFlow.cpp - The ways out of blocks ---------------------------===//

#include "Matching.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

const MachineBasicBlock *
mincaml::behindEdgeBlocks(const Recording &Before,
                          const MachineBasicBlock *MBB) {
  // As many steps as there can be new blocks, should they form a loop.
  for (unsigned Steps = MBB->getParent()->getNumBlockIDs();
       !Before.BlockIndex.contains(MBB); --Steps) {
    if (MBB->succ_size() != 1 || !Steps)
      return nullptr;
    MBB = *MBB->succ_begin();
  }
  return MBB;
}

/// Whether an unconditional jump was there before, in the same block; another
/// instruction may have had its address.
static bool isRecordedJump(const Recording &Before, const MachineInstr &Jump) {
  auto I = Before.InstructionIndex.find(&Jump);
  auto B = Before.BlockIndex.find(Jump.getParent());
  if (I == Before.InstructionIndex.end() || B == Before.BlockIndex.end())
    return false;
  const RecordedBlock &Block = Before.Blocks[B->second];
  return I->second >= Block.First && I->second < Block.Last &&
         Before.Instructions[I->second].Opcode == Jump.getOpcode();
}

/// Where control goes at the end of a block without condition: to the target of
/// a jump that was not there before, or to the next block.
static const MachineBasicBlock *endOfBlock(const Recording &Before,
                                           const MachineBasicBlock &MBB) {
  auto Last = MBB.getLastNonDebugInstr();
  if (Last != MBB.end() && Last->isUnconditionalBranch() &&
      Last->getOperand(0).isMBB() && !isRecordedJump(Before, *Last))
    return Last->getOperand(0).getMBB();
  return const_cast<MachineBasicBlock &>(MBB).getFallThrough(false);
}

std::optional<AllocationFault>
mincaml::checkEdgeBlock(const Recording &Before, const MachineBasicBlock &MBB) {
  if (endOfBlock(Before, MBB) == *MBB.succ_begin())
    return std::nullopt;
  auto Last = MBB.getLastNonDebugInstr();
  return AllocationFault{
      formatv("{0} does not end in its successor", printMBBReference(MBB)),
      Last == MBB.end() ? DebugLoc() : Last->getDebugLoc()};
}

std::optional<AllocationFault>
mincaml::checkControlFlow(const Recording &Before, const RecordedBlock &Block) {
  const MachineBasicBlock &MBB = *Block.Block;
  const MachineFunction &MF = *MBB.getParent();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  auto Last = MBB.getLastNonDebugInstr();
  DebugLoc Where = Last == MBB.end() ? DebugLoc() : Last->getDebugLoc();
  auto Fail = [&](const Twine &Message) {
    return AllocationFault{Message.str(), Where};
  };
  // Jumps by jump and in their order; instructions have been matched already.
  for (const MachineInstr &MI : MBB.instrs()) {
    auto I = Before.InstructionIndex.find(&MI);
    if (I == Before.InstructionIndex.end())
      continue;
    const RecordedInstruction &Recorded = Before.Instructions[I->second];
    if (Recorded.Opcode != MI.getOpcode())
      continue;
    for (auto [Operand, MO] : zip(Before.operands(Recorded), MI.operands()))
      if (MO.isMBB() && Operand.Operand.isMBB() &&
          behindEdgeBlocks(Before, MO.getMBB()) != Operand.Operand.getMBB())
        return Fail(formatv("instruction '{0}' goes to {1}",
                            print(Before, I->second, MF),
                            printMBBReference(*MO.getMBB())));
  }
  const MachineBasicBlock *Expected = Block.FallThrough;
  if (Block.Last != Block.First) {
    const RecordedInstruction &Last = Before.Instructions[Block.Last - 1];
    if (TII.get(Last.Opcode).isUnconditionalBranch() &&
        !is_contained(make_pointer_range(MBB.instrs()), Last.Address) &&
        Before.operands(Last).front().Operand.isMBB())
      Expected = Before.operands(Last).front().Operand.getMBB();
  }
  const MachineBasicBlock *Found = endOfBlock(Before, MBB);
  // The data flow goes by the successors: a jump must not take another way to
  // the same block.
  auto IsNoSuccessor = [&](const MachineOperand &MO) {
    return MO.isMBB() && !MBB.isSuccessor(MO.getMBB());
  };
  for (const MachineInstr &MI : MBB.terminators())
    if (any_of(MI.operands(), IsNoSuccessor))
      return Fail(formatv("{0} jumps to a block that is no successor",
                          printMBBReference(MBB)));
  if (Found)
    Found = behindEdgeBlocks(Before, Found);
  if (Found != Expected)
    return Fail(formatv("{0} ends in {1}, not in {2}", printMBBReference(MBB),
                        Found ? "another block" : "nothing",
                        Expected ? "the block it should" : "nothing"));
  SmallVector<const MachineBasicBlock *, 4> Successors;
  for (const MachineBasicBlock *S : MBB.successors())
    Successors.push_back(behindEdgeBlocks(Before, S));
  for (const MachineBasicBlock *S : Block.Successors)
    if (!is_contained(Successors, S))
      return Fail(formatv("{0} no longer leads to {1}", printMBBReference(MBB),
                          printMBBReference(*S)));
  for (const MachineBasicBlock *S : Successors)
    if (!is_contained(Block.Successors, S))
      return Fail(formatv("{0} has a successor that it did not have",
                          printMBBReference(MBB)));
  return std::nullopt;
}
