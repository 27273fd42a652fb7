//===- BlockMatching.cpp - Matching of instructions -----------------------===//

#include "Matching.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

/// The maximum number of instructions searched for the register of a value.
static constexpr unsigned Near = 64;

namespace {

/// Matches one block.
class Matcher {
public:
  Matcher(const CheckInput &Input, const RecordedBlock &Block,
          Folder &TheFolder, bool IsLate)
      : Input(Input), Before(Input.Before), Block(Block), TheFolder(TheFolder),
        IsLate(IsLate), TRI(Input.TRI) {}

  BlockMatching run() {
    collect();
    matchAnchors();
    if (Result.Fault)
      return std::move(Result);
    matchFolded();
    matchOthers();
    checkMissing();
    addSteps();
    return std::move(Result);
  }

private:
  const RecordedInstruction &recorded(unsigned Index) const {
    return Before.Instructions[Index];
  }
  /// Whether an instruction must keep its position: an allocator must not add
  /// it, and may delete it only if it is pure.
  bool isAnchor(unsigned Index) const {
    return !Input.isMove(Index) && !recorded(Index).IsRematerializable;
  }

  void collect() {
    Found.assign(Block.Last - Block.First, false);
    Anchors.assign(Block.Last - Block.First, nullptr);
    for (const MachineInstr &MI : Block.Block->instrs())
      if (!MI.isDebugInstr())
        Present.push_back({&MI, MatchingStep::None, {}});
  }

  /// Whether MI, which has the address of a recorded instruction, is that
  /// instruction. Registers may differ; they are checked later.
  bool looksSame(const MachineInstr &MI, unsigned Index) const {
    const RecordedInstruction &I = recorded(Index);
    return MI.getOpcode() == I.Opcode &&
           haveSameConstants(MI, Before.operands(I));
  }

  void matchAnchors() {
    unsigned Next = Block.First;
    for (MatchingStep &Step : Present) {
      auto I = Before.InstructionIndex.find(Step.MI);
      if (I == Before.InstructionIndex.end() || !isAnchor(I->second) ||
          !looksSame(*Step.MI, I->second))
        continue;
      unsigned Index = I->second;
      if (Index < Block.First || Index >= Block.Last) {
        fail("instruction '" + describe(Index) + "' has moved to " +
                 formatv("{0}", printMBBReference(*Block.Block)) +
                 " from another block",
             Step.MI->getDebugLoc());
        return;
      }
      if (Index < Next) {
        fail("instruction '" + describe(Index) + "' comes after '" +
                 describe(Next - 1) + "', which it preceded before allocation",
             Step.MI->getDebugLoc());
        return;
      }
      Step.Recorded = Index;
      Found[Index - Block.First] = true;
      Anchors[Index - Block.First] = Step.MI;
      Next = Index + 1;
    }
  }

  /// Matches the anchors that have changed because a memory operand was folded
  /// into them.
  void matchFolded() {
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

  /// Returns the register that an anchor uses for a value, if it uses or
  /// defines the value.
  MCRegister registerAt(unsigned Index, Register Value) const {
    const MachineInstr *MI = Anchors[Index - Block.First];
    if (!MI)
      return MCRegister();
    auto Explicit =
        make_filter_range(MI->operands(), [](const MachineOperand &MO) {
          return !isImplicitRegister(MO);
        });
    auto I = Explicit.begin();
    for (const RecordedOperand &O : Before.operands(Index)) {
      if (isImplicitRegister(O.Operand))
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

  /// Returns the register that a nearby anchor uses for a value: for a use,
  /// preferably the last anchor before it, otherwise the next one. Most likely
  /// the value has not moved in between.
  MCRegister registerNear(unsigned Index, Register Value, bool IsUse) const {
    if (IsUse)
      for (unsigned I = Index; I-- > Block.First && Index - I <= Near;)
        if (MCRegister Register = registerAt(I, Value))
          return Register;
    for (unsigned I = Index + 1; I < Block.Last && I - Index <= Near; ++I)
      if (MCRegister Register = registerAt(I, Value))
        return Register;
    return MCRegister();
  }

  /// Whether the register that instruction number I reads was last written by
  /// an anchor that defines another value.
  bool holdsOther(unsigned I, MCRegister Register, unsigned Index,
                  class Register Value) const {
    for (unsigned Steps = 0; I-- > 0 && Steps < Near; ++Steps) {
      const MatchingStep &Step = Present[I];
      if (!Step.MI->modifiesRegister(Register, &TRI))
        continue;
      if (Step.Recorded == MatchingStep::None ||
          registerAt(Step.Recorded, Value))
        return false;
      // Before allocation the value may have been copied from the other value.
      for (unsigned J = Step.Recorded + 1; J < Index; ++J)
        if (recorded(J).Opcode == TargetOpcode::COPY &&
            Before.operands(J).front().Operand.getReg() == Value)
          return false;
      return true;
    }
    return false;
  }

  /// Whether the registers of instruction number I are consistent with nearby
  /// instructions, if it results from the recorded instruction by the folding.
  bool agrees(unsigned I, const FoldedInstruction &Folded,
              unsigned Index) const {
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

  void matchFoldedBetween(unsigned FirstMI, unsigned LastMI, unsigned First,
                          unsigned Last) {
    // A reload may look like a move with a folded memory operand, and two
    // instructions may look alike. Choose a matching in order that has the
    // highest score: it has as many instructions with effects as possible, and
    // preferably many pure ones, with registers that agree.
    SmallVector<unsigned> Rows, Columns;
    for (unsigned Index = First; Index < Last; ++Index)
      if (isAnchor(Index))
        Rows.push_back(Index);
    for (unsigned I = FirstMI; I < LastMI; ++I)
      if (TheFolder.mayExplain(*Present[I].MI))
        Columns.push_back(I);
    // This bounds the size of the table. It is also the score of an instruction
    // that must be matched.
    constexpr size_t Limit = 1 << 16;
    if (Rows.empty() || Columns.empty())
      return;
    size_t Width = Columns.size() + 1;
    if (Rows.size() > Limit / Width)
      return matchFirst(Rows, Columns);
    std::map<std::pair<unsigned, unsigned>, Foldings> Explained;
    // For each row and column, Sums contains the maximum score of a matching of
    // the rows and columns from there on.
    std::vector<unsigned> Scores(Rows.size() * Width),
        Sums(Scores.size() + Width);
    for (unsigned R = Rows.size(); R-- > 0;)
      for (unsigned C = Columns.size(); C-- > 0;) {
        unsigned &Score = Scores[R * Width + C];
        Foldings Folded = explain(Columns[C], Rows[R]);
        if (!Folded.empty()) {
          // An instruction without effects may be deleted; any other
          // instruction must be matched.
          Score = (recorded(Rows[R]).IsPure ? 2 : Limit) +
                  any_of(Folded, [&](const FoldedInstruction &F) {
                    return agrees(Columns[C], F, Rows[R]);
                  });
          Explained[{R, C}] = std::move(Folded);
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

  /// Greedy fallback for large tables: matches each row with the first possible
  /// column.
  void matchFirst(ArrayRef<unsigned> Rows, ArrayRef<unsigned> Columns) {
    for (unsigned Index : Rows)
      for (auto [C, I] : enumerate(Columns))
        if (Foldings Folded = explain(I, Index); !Folded.empty()) {
          setFolded(I, Index, std::move(Folded));
          Columns = Columns.drop_front(C + 1);
          break;
        }
  }

  /// Returns the foldings that explain instruction number I and are consistent
  /// with the instructions that read its result: in the block, these must have
  /// the operands that the folding requires.
  Foldings explain(unsigned I, unsigned Index) {
    Foldings Result = TheFolder.explain(*Present[I].MI, Index);
    erase_if(Result, [&](const FoldedInstruction &F) {
      return !all_of(F.Users, [&](const ResultUser &R) {
        const MatchingStep *Step = findUser(R);
        return Step ? haveSameConstants(*Step->MI, R.Operands) : !R.IsChanged;
      });
    });
    return Result;
  }

  /// Returns the step of an instruction that reads the result of a folded one;
  /// null if that instruction has been folded, too.
  MatchingStep *findUser(const ResultUser &User) {
    const RecordedInstruction &Old = recorded(User.Recorded);
    auto Step = find_if(Present, [&](const MatchingStep &S) {
      return S.MI == Old.Address && S.MI->getOpcode() == Old.Opcode;
    });
    return Step == Present.end() ? nullptr : &*Step;
  }

  void setFolded(unsigned I, unsigned Index, Foldings Folded) {
    Present[I].Recorded = Index;
    Found[Index - Block.First] = true;
    for (const FoldedInstruction &F : Folded)
      for (const ResultUser &User : F.Users)
        if (User.IsChanged) {
          findUser(User)->Recorded = User.Recorded;
          Found[User.Recorded - Block.First] = true;
        }
    Present[I].Folded = std::move(Folded);
  }

  /// Matches moves and rematerializable instructions that are unchanged.
  void matchOthers() {
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

  void checkMissing() {
    for (unsigned Index = Block.First; Index < Block.Last; ++Index)
      if (!Found[Index - Block.First] && !Input.isMove(Index) &&
          !recorded(Index).IsPure && !isDeletedJump(Index))
        fail("instruction '" + describe(Index) + "' is missing in " +
                 formatv("{0}", printMBBReference(*Block.Block)),
             recorded(Index).Location);
  }

  /// Whether a recorded instruction is a jump that an allocator may delete,
  /// provided that its target is the next block. checkControlFlow checks the
  /// target.
  bool isDeletedJump(unsigned Index) const {
    return Index + 1 == Block.Last &&
           Input.TII.get(recorded(Index).Opcode).isUnconditionalBranch() &&
           Before.operands(Index).front().Operand.isMBB();
  }

  /// Merges the deleted instructions into those that are present. A deleted
  /// instruction takes effect as early as possible, before the moves that may
  /// replace it.
  void addSteps() {
    unsigned Next = Block.First;
    auto AddDeleted = [&] {
      for (; Next < Block.Last && !Found[Next - Block.First]; ++Next)
        Result.Steps.push_back({nullptr, Next, {}});
    };
    AddDeleted();
    for (MatchingStep &Step : Present) {
      Result.Steps.push_back(std::move(Step));
      if (Result.Steps.back().Recorded == MatchingStep::None)
        continue;
      Next = Result.Steps.back().Recorded + 1;
      AddDeleted();
    }
  }

  std::string describe(unsigned Index) const {
    return allocationcheck::describe(Before, Index, Input.MF);
  }
  void fail(const Twine &Message, DebugLoc Where) {
    if (!Result.Fault)
      Result.Fault = {Message.str(), Where};
  }

  const CheckInput &Input;
  const Recording &Before;
  const RecordedBlock &Block;
  Folder &TheFolder;
  bool IsLate;
  const TargetRegisterInfo &TRI;
  BlockMatching Result;
  /// The steps that have an instruction, in the order of the block.
  std::vector<MatchingStep> Present;
  /// For each recorded instruction of the block, whether it has been found.
  std::vector<bool> Found;
  /// For each anchor of the block that is unchanged, the instruction.
  std::vector<const MachineInstr *> Anchors;
};

} // namespace

BlockMatching allocationcheck::matchBlock(const CheckInput &Input,
                                          const RecordedBlock &Block,
                                          Folder &TheFolder, bool IsLate) {
  return Matcher(Input, Block, TheFolder, IsLate).run();
}
