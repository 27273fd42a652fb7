//===- Matching.cpp - Which instruction is which --------------------------===//

#include "Matching.h"
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

/// How far to look for the register of a value.
static constexpr unsigned Near = 64;

namespace {

/// Matches one block.
class Matcher {
public:
  Matcher(const Recording &Before, const RecordedBlock &Block,
          MachineFunction &MF, Folder &TheFolder, bool IsLate)
      : Before(Before), Block(Block), MF(MF), TheFolder(TheFolder),
        IsLate(IsLate), TII(*MF.getSubtarget().getInstrInfo()) {}

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
  MCRegister registerAt(unsigned Index, Register Value) const;
  MCRegister registerNear(unsigned Index, Register Value, bool IsUse) const;
  bool holdsOther(unsigned I, MCRegister Register, unsigned Index,
                  class Register Value) const;
  bool agrees(unsigned I, const FoldedInstruction &Folded,
              unsigned Index) const;
  void matchFoldedBetween(unsigned FirstMI, unsigned LastMI, unsigned First,
                          unsigned Last);
  void matchFirst(ArrayRef<unsigned> Rows, ArrayRef<unsigned> Columns);
  void setFolded(unsigned I, unsigned Index, FoldedInstruction Folded);
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
  bool IsLate;
  const TargetInstrInfo &TII;
  BlockMatching Result;
  /// The steps that have an instruction, in its order.
  std::vector<MatchingStep> Present;
  /// Whether a recorded instruction of the block has been found.
  std::vector<bool> Found;
  /// For each anchor of the block that is there as it was, the instruction.
  std::vector<const MachineInstr *> Anchors;
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
  Anchors.assign(Block.Last - Block.First, nullptr);
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
    Anchors[Index - Block.First] = Step.MI;
    Next = Index + 1;
  }
}

/// The register that an anchor has for a value that it names, if it does.
MCRegister Matcher::registerAt(unsigned Index, Register Value) const {
  const MachineInstr *MI = Anchors[Index - Block.First];
  if (!MI)
    return MCRegister();
  auto IsImplicit = [](const MachineOperand &MO) {
    return MO.isReg() && MO.isImplicit();
  };
  auto Explicit =
      make_filter_range(MI->operands(), [&](const MachineOperand &MO) {
        return !IsImplicit(MO);
      });
  auto I = Explicit.begin();
  for (const RecordedOperand &O : Before.operands(recorded(Index))) {
    if (IsImplicit(O.Operand))
      continue;
    if (I == Explicit.end())
      break;
    if (O.Operand.isReg() && O.Operand.getReg() == Value && I->isReg() &&
        I->getReg().isPhysical())
      return I->getReg().asMCReg();
    ++I;
  }
  return MCRegister();
}

/// The register that the next anchor has for a value, or the last one before
/// if the value comes from there: most likely it has not moved.
MCRegister Matcher::registerNear(unsigned Index, Register Value,
                                 bool IsUse) const {
  if (IsUse)
    for (unsigned I = Index; I-- > Block.First && Index - I <= Near;)
      if (MCRegister Register = registerAt(I, Value))
        return Register;
  for (unsigned I = Index + 1; I < Block.Last && I - Index <= Near; ++I)
    if (MCRegister Register = registerAt(I, Value))
      return Register;
  return MCRegister();
}

/// Whether the register that instruction number I reads was last written by an
/// anchor with another value.
bool Matcher::holdsOther(unsigned I, MCRegister Register, unsigned Index,
                         class Register Value) const {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (unsigned Steps = 0; I-- > 0 && Steps < Near; ++Steps) {
    const MatchingStep &Step = Present[I];
    if (!Step.MI->modifiesRegister(Register, &TRI))
      continue;
    if (Step.Recorded == MatchingStep::None || registerAt(Step.Recorded, Value))
      return false;
    // The value may be a copy.
    for (unsigned J = Step.Recorded + 1; J < Index; ++J)
      if (recorded(J).Opcode == TargetOpcode::COPY &&
          Before.operands(recorded(J)).front().Operand.getReg() == Value)
        return false;
    return true;
  }
  return false;
}

/// Whether instruction number I, which may be the recorded one with an operand
/// in memory, has the registers that instructions nearby have.
bool Matcher::agrees(unsigned I, const FoldedInstruction &Folded,
                     unsigned Index) const {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (auto [O, MO] : zip(Folded.Operands, Present[I].MI->operands())) {
    if (!O.Operand.isReg() || !MO.isReg() || MO.isImplicit() ||
        !O.Operand.getReg().isVirtual() || !MO.getReg().isPhysical())
      continue;
    bool IsUse = O.Operand.isUse();
    MCRegister There = registerNear(Index, O.Operand.getReg(), IsUse);
    if ((There && !TRI.regsOverlap(There, MO.getReg())) ||
        (IsUse &&
         holdsOther(I, MO.getReg().asMCReg(), Index, O.Operand.getReg())))
      return false;
  }
  return true;
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
  // A restore may look like a move of which the operand is in memory, and two
  // instructions like each other. As many as possible are matched in order, of
  // several ways one where the registers agree.
  SmallVector<unsigned> Rows, Columns;
  for (unsigned Index = First; Index < Last; ++Index)
    if (isAnchor(Index))
      Rows.push_back(Index);
  for (unsigned I = FirstMI; I < LastMI; ++I)
    if (Folder::mayExplain(*Present[I].MI))
      Columns.push_back(I);
  constexpr size_t Limit = 1 << 16;
  if (Rows.empty() || Columns.empty())
    return;
  size_t Width = Columns.size() + 1;
  if (Rows.size() > Limit / Width)
    return matchFirst(Rows, Columns);
  std::map<std::pair<unsigned, unsigned>, FoldedInstruction> Explained;
  // The best sums from a row and column on.
  std::vector<unsigned> Scores(Rows.size() * Width),
      Sums(Scores.size() + Width);
  for (unsigned R = Rows.size(); R-- > 0;)
    for (unsigned C = Columns.size(); C-- > 0;) {
      unsigned &Score = Scores[R * Width + C];
      if (auto Folded = TheFolder.explain(*Present[Columns[C]].MI, Rows[R])) {
        // What has no effect may be lost.
        Score = (recorded(Rows[R]).IsPure ? 2 : Limit) +
                agrees(Columns[C], *Folded, Rows[R]);
        Explained[{R, C}] = std::move(*Folded);
      }
      Sums[R * Width + C] =
          std::max({Sums[(R + 1) * Width + C], Sums[R * Width + C + 1],
                    Score ? Score + Sums[(R + 1) * Width + C + 1] : 0});
    }
  for (unsigned R = 0, C = 0; R != Rows.size() && C != Columns.size();) {
    unsigned Score = Scores[R * Width + C], Sum = Sums[R * Width + C];
    bool MayWait = Sum == Sums[R * Width + C + 1];
    if (Score && Sum == Score + Sums[(R + 1) * Width + C + 1] &&
        !(IsLate && MayWait)) {
      setFolded(Columns[C], Rows[R], std::move(Explained.at({R, C})));
      ++R;
      ++C;
    } else if (MayWait) {
      ++C;
    } else {
      ++R;
    }
  }
}

/// The same for very many: each is the first that it can be.
void Matcher::matchFirst(ArrayRef<unsigned> Rows, ArrayRef<unsigned> Columns) {
  for (unsigned Index : Rows)
    for (auto [C, I] : enumerate(Columns))
      if (auto Folded = TheFolder.explain(*Present[I].MI, Index)) {
        setFolded(I, Index, std::move(*Folded));
        Columns = Columns.drop_front(C + 1);
        break;
      }
}

void Matcher::setFolded(unsigned I, unsigned Index, FoldedInstruction Folded) {
  Present[I].Recorded = Index;
  Present[I].Folded = std::move(Folded);
  Found[Index - Block.First] = true;
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
                                  MachineFunction &MF, Folder &TheFolder,
                                  bool IsLate) {
  return Matcher(Before, Block, MF, TheFolder, IsLate).run();
}
