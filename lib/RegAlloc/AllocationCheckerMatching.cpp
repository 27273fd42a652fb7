//===- AllocationCheckerMatching.cpp - Which instruction is which ---------===//

#include "mincaml/RegAlloc/AllocationCheckerMatching.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

std::string mincaml::print(const Recording &Before, unsigned Recorded,
                           const MachineFunction &MF) {
  const TargetSubtargetInfo &Target = MF.getSubtarget();
  const RecordedInstruction &I = Before.Instructions[Recorded];
  std::string Defs, Uses;
  ModuleSlotTracker Slots(nullptr);
  for (const RecordedOperand &O : Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    bool IsResult = MO.isReg() && MO.isDef() && !MO.isImplicit();
    std::string &Text = IsResult ? Defs : Uses;
    raw_string_ostream OS(Text);
    if (!Text.empty())
      OS << ", ";
    MO.print(OS, Slots, LLT(), std::nullopt, /*PrintDef=*/!IsResult,
             /*IsStandalone=*/false, /*ShouldPrintRegisterTies=*/false, 0,
             Target.getRegisterInfo());
  }
  return (Defs.empty() ? "" : Defs + " = ") +
         Target.getInstrInfo()->getName(I.Opcode).str() +
         (Uses.empty() ? "" : " " + Uses);
}

namespace {

/// Matches one block.
class Matcher {
public:
  Matcher(const Recording &Before, const RecordedBlock &Block,
          MachineFunction &MF, Folder &TheFolder)
      : Before(Before), Block(Block), MF(MF), TheFolder(TheFolder),
        TII(*MF.getSubtarget().getInstrInfo()) {}

  BlockMatching run();

private:
  const RecordedInstruction &recorded(unsigned Index) const {
    return Before.Instructions[Index];
  }
  /// Not free to come and go.
  bool isAnchor(unsigned Index) const {
    return !recorded(Index).IsMove && !recorded(Index).IsRepeatable;
  }
  void collect();
  bool looksSame(const MachineInstr &MI, unsigned Index) const;
  void matchAnchors();
  void matchFolded();
  void matchFoldedBetween(unsigned FirstMI, unsigned LastMI, unsigned First,
                          unsigned Last);
  void matchOthers();
  void checkLost();
  bool isLeftOutJump(unsigned Index) const;
  void fail(const Twine &Message, DebugLoc Where) {
    if (!Result.Fault)
      Result.Fault = {Message.str(), Where};
  }

  const Recording &Before;
  const RecordedBlock &Block;
  MachineFunction &MF;
  Folder &TheFolder;
  const TargetInstrInfo &TII;
  BlockMatching Result;
  /// The steps that have an instruction, in its order.
  std::vector<MatchingStep> Present;
  /// Whether a recorded instruction of the block has been found.
  std::vector<bool> Found;
};

} // namespace

/// Whether MI, which has the address of a recorded instruction, is the recorded
/// instruction: registers may differ, for now.
bool Matcher::looksSame(const MachineInstr &MI, unsigned Index) const {
  const RecordedInstruction &I = recorded(Index);
  return MI.getOpcode() == I.Opcode &&
         haveSameConstants(MI, Before.operands(I));
}

void Matcher::collect() {
  Found.assign(Block.Last - Block.First, false);
  for (const MachineInstr &MI : Block.Block->instrs())
    if (!MI.isDebugInstr())
      Present.push_back({&MI, MatchingStep::None, {}});
}

void Matcher::matchAnchors() {
  unsigned Next = Block.First;
  for (MatchingStep &Step : Present) {
    auto I = Before.InstructionIndex.find(Step.MI);
    if (I == Before.InstructionIndex.end() || !isAnchor(I->second) ||
        !looksSame(*Step.MI, I->second))
      continue;
    unsigned Index = I->second;
    if (Index < Block.First || Index >= Block.Last) {
      fail("instruction '" + print(Before, Index, MF) +
               "' has moved to another block",
           Step.MI->getDebugLoc());
      return;
    }
    if (Index < Next) {
      fail("instruction '" + print(Before, Index, MF) +
               "' has changed places with '" + print(Before, Next - 1, MF) +
               "'",
           Step.MI->getDebugLoc());
      return;
    }
    Step.Recorded = Index;
    Found[Index - Block.First] = true;
    Next = Index + 1;
  }
}

/// Looks for what has become of anchors that are not there as they were.
void Matcher::matchFolded() {
  unsigned FirstMI = 0, First = Block.First;
  for (unsigned I = 0; I <= Present.size(); ++I) {
    bool IsEnd = I == Present.size();
    if (!IsEnd && Present[I].Recorded == MatchingStep::None)
      continue;
    unsigned Last = IsEnd ? Block.Last : Present[I].Recorded;
    matchFoldedBetween(FirstMI, I, First, Last);
    FirstMI = I + 1;
    First = Last + 1;
  }
}

void Matcher::matchFoldedBetween(unsigned FirstMI, unsigned LastMI,
                                 unsigned First, unsigned Last) {
  for (unsigned Index = First; Index < Last; ++Index) {
    if (!isAnchor(Index))
      continue;
    for (unsigned I = FirstMI; I < LastMI; ++I) {
      auto Same = Before.InstructionIndex.find(Present[I].MI);
      if (Same != Before.InstructionIndex.end() && Same->second == Index &&
          looksSame(*Present[I].MI, Index))
        break;
      auto Folded = TheFolder.explain(*Present[I].MI, Index);
      if (!Folded)
        continue;
      Present[I].Recorded = Index;
      Present[I].Folded = std::move(Folded);
      Found[Index - Block.First] = true;
      FirstMI = I + 1;
      break;
    }
  }
}

/// Moves and repeatable computations that are where they were.
void Matcher::matchOthers() {
  std::vector<unsigned> NextAnchors(Present.size() + 1, Block.Last);
  for (unsigned I = Present.size(); I-- > 0;)
    NextAnchors[I] = Present[I].Recorded == MatchingStep::None
                         ? NextAnchors[I + 1]
                         : Present[I].Recorded;
  unsigned Next = Block.First;
  for (auto [I, Step] : enumerate(Present)) {
    if (Step.Recorded != MatchingStep::None) {
      Next = Step.Recorded + 1;
      continue;
    }
    auto Candidate = Before.InstructionIndex.find(Step.MI);
    if (Candidate == Before.InstructionIndex.end())
      continue;
    unsigned Index = Candidate->second;
    if (Index < Next || Index >= NextAnchors[I] || isAnchor(Index) ||
        !looksSame(*Step.MI, Index))
      continue;
    Step.Recorded = Index;
    Found[Index - Block.First] = true;
    Next = Index + 1;
  }
}

/// A jump to the next block may be left out, which checkControlFlow sees to.
bool Matcher::isLeftOutJump(unsigned Index) const {
  return Index + 1 == Block.Last &&
         TII.get(recorded(Index).Opcode).isUnconditionalBranch() &&
         Before.operands(recorded(Index)).front().Operand.isMBB();
}

void Matcher::checkLost() {
  for (unsigned Index = Block.First; Index < Block.Last; ++Index)
    if (!Found[Index - Block.First] && !recorded(Index).IsMove &&
        !recorded(Index).IsPure && !isLeftOutJump(Index))
      fail("instruction '" + print(Before, Index, MF) + "' is lost",
           recorded(Index).Location);
}

BlockMatching Matcher::run() {
  collect();
  matchAnchors();
  if (Result.Fault)
    return std::move(Result);
  matchFolded();
  matchOthers();
  checkLost();
  // What has been left out takes its effect as early as it can, before the
  // moves that may come in its place.
  unsigned Next = Block.First;
  auto LeaveOut = [&] {
    for (; Next < Block.Last && !Found[Next - Block.First]; ++Next)
      Result.Steps.push_back({nullptr, Next, {}});
  };
  LeaveOut();
  for (MatchingStep &Step : Present) {
    Result.Steps.push_back(std::move(Step));
    if (Result.Steps.back().Recorded == MatchingStep::None)
      continue;
    Next = Result.Steps.back().Recorded + 1;
    LeaveOut();
  }
  return std::move(Result);
}

BlockMatching mincaml::matchBlock(const Recording &Before,
                                  const RecordedBlock &Block,
                                  MachineFunction &MF, Folder &TheFolder) {
  return Matcher(Before, Block, MF, TheFolder).run();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

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
