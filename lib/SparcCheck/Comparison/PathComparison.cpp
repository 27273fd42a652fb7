//===- PathComparison.cpp - Validation of delay slot filling --------------===//
//
// Proves that code is equivalent to the code before a pass that moves
// instructions, copies them into delay slots and executes them speculatively.
//
// Both versions of the code are followed side by side from the entry of the
// function, from one conditional branch to the next, along both outcomes.
// Corresponding branches must be the same, except for their annul bits and
// predictions, and must test the same condition codes. Up to a branch, the new
// code executes the instructions of the old code in an order that preserves all
// dependences. It may have executed more:
// - instructions that the old code executes next. It must actually execute
//   them, and they must be independent of the instructions before them;
// - instructions that cannot trap and whose results are dead in the old code.
//
// A call, jump or return acts in two steps, before and after its delay slot. An
// instruction may move into or out of the slot only if it does not use
// registers of the first step, such as %o7.
//
// A state consists of a point in the new code, a point in the old code, and the
// instructions by which the new code is ahead. There are finitely many states,
// because an instruction that is ahead and was not executed speculatively must
// be executed by the old code before or at its next branch. If the old code
// executes several identical instructions, the search has to guess which of the
// instructions that are ahead the old code executes next, and which were
// executed speculatively. A state is equivalent if some guess leads to
// equivalent states only (GreatestFixpointSearch.h). The first guess assumes
// that an instruction that was moved is still the same MachineInstr.
//
// This is translation validation by simulation [Necula]. It compares paths
// instead of solving equations, because instructions are moved but not changed.
//
//===----------------------------------------------------------------------===//

#include "Comparison/GreatestFixpointSearch.h"
#include "Comparison/Validation.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Whether an instruction has side effects. LLVM's tables state this for many
/// instructions without selection patterns, some of which only compute a value.
static bool hasSideEffects(const MachineInstr &MI, InstructionTable &Table) {
  StringRef Name = Table.name(MI.getOpcode());
  Operation Op = Table[MI].TheOperation;
  if (Op == Operation::Save || Op == Operation::Restore || Name == "FLUSHW")
    return true;
  bool OnlyComputes =
      Name.starts_with("FMOV") || Name.starts_with("FNEG") ||
      Name.starts_with("FABS") ||
      Name.drop_back(std::min<size_t>(2, Name.size())).ends_with("CC");
  return MI.hasUnmodeledSideEffects() && !OnlyComputes;
}

static bool writeTheSame(const MachineInstr &A, const MachineInstr &B,
                         const TargetRegisterInfo &TRI) {
  return any_of(A.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
           !TRI.isConstantPhysReg(MO.getReg()) &&
           B.modifiesRegister(MO.getReg(), &TRI);
  });
}

/// Whether a predicate holds for each register unit that an instruction writes.
template <typename PredicateT>
static bool allResults(const MachineInstr &MI, const TargetRegisterInfo &TRI,
                       PredicateT &&Predicate) {
  return all_of(MI.operands(), [&](const MachineOperand &MO) {
    return !MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
           TRI.isConstantPhysReg(MO.getReg()) ||
           all_of(TRI.regunits(MO.getReg().asMCReg()), Predicate);
  });
}

/// Whether neither a return, including its delay slot, nor the caller reads a
/// register. This holds for local and caller-saved registers that do not
/// contain a result.
static bool isDeadAtReturn(MCRegister R, const RecordedCode::Item &Return,
                           InstructionTable &Table) {
  const RegisterInfo Info = Table.reg(R);
  const bool HasWindow = Table.name(Return.MI->getOpcode()) == "RET";
  const bool IsVolatile =
      Info.Bank == RegisterFile::Float ||
      (Info.Bank == RegisterFile::Integer &&
       (Info.Number == reg::G1 ||
        (Info.Number >= reg::O0 && Info.Number < reg::SP) ||
        (HasWindow && Info.Number >= reg::L0 && Info.Number < reg::FP)));
  return IsVolatile && !Return.MI->readsRegister(R, &Table.TRI) &&
         none_of(Return.Slot, [&](const MachineInstr *Slot) {
           return Slot->readsRegister(R, &Table.TRI);
         });
}

/// Returns the text of an instruction. LLVM cannot print recorded instructions,
/// because they belong to no block.
static std::string text(const MachineInstr &MI, const InstructionTable &Table) {
  if (!MI.getParent())
    return Table.name(MI.getOpcode()).str();
  std::string Text;
  raw_string_ostream OS(Text);
  MI.print(OS, /*IsStandalone=*/true, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return StringRef(Text).trim().str();
}

/// Whether an instruction in a delay slot uses registers that its control
/// transfer reads or writes before the slot is executed. The transfer is not a
/// conditional branch.
static bool usesRegistersOfTransfer(const MachineInstr &Slot,
                                    const MachineInstr &Transfer,
                                    const InstructionTable &Table) {
  const TargetRegisterInfo &TRI = Table.TRI;
  auto Uses = [&](MCRegister R) {
    return Slot.readsRegister(R, &TRI) || Slot.modifiesRegister(R, &TRI);
  };
  // These registers contain the return address.
  if (Uses(Table.integer(reg::O7)) || Uses(Table.integer(reg::I7)))
    return true;
  return any_of(Transfer.explicit_operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() &&
           Slot.modifiesRegister(MO.getReg(), &TRI);
  });
}

/// Guesses are made about at most this many of the instructions that are ahead.
static constexpr unsigned MaximumGuessed = 8;

/// Returns the name of a branch without its annul bit and its prediction. Both
/// outcomes of the branch are compared with their delay slots, and the
/// prediction has no effect.
static std::string kindOf(const MachineInstr &Branch, InstructionTable &Table) {
  StringRef Name = Table.name(Branch.getOpcode());
  Name.consume_back("NT");
  std::string Kind = Name.str();
  if (Table[Branch].Annuls)
    Kind.erase(Kind.rfind('A'), 1);
  // FBCOND_V9 implicitly reads %fcc0, which is an operand of BPFCC.
  return Kind == "FBCOND_V9" ? "BPFCC" : Kind;
}

/// The maximum number of guesses is LeastLimit plus LimitPerBlock for each
/// block. In practice hardly more than one guess per block is needed.
static constexpr unsigned LimitPerBlock = 64, LeastLimit = 4096;

namespace {

class PathComparison {
public:
  PathComparison(const RecordedCode &Old, const RecordedCode &New,
                 const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  std::optional<CodeDifference> run(unsigned &Guesses) {
    bool HasAll = true;
    auto Count = [&](const State &S) {
      HasAll &= S.Ahead.size() <= MaximumGuessed;
      return 1u << std::min<size_t>(S.Ahead.size(), MaximumGuessed);
    };
    auto Try = [&](const State &S, unsigned Guess) { return step(S, Guess); };
    Search TheSearch(Count, Try);
    const SearchResult Result =
        TheSearch.run({{0, 0}, {0, 0}, {}},
                      LeastLimit + LimitPerBlock * New.numberOfBlocks());
    Guesses = TheSearch.guessesMade();
    if (Result == SearchResult::Good)
      return std::nullopt;
    if (Result == SearchResult::LimitReached)
      return CodeDifference{nullptr, "the search exceeds its limit", false};
    CodeDifference Why = *TheSearch.reason();
    Why.IsCertain = HasAll;
    return Why;
  }

private:
  using Instructions = std::vector<const MachineInstr *>;
  struct ProgramPoint {
    unsigned Block, Item;
    auto operator<=>(const ProgramPoint &) const = default;
  };
  struct State {
    ProgramPoint New, Old;
    Instructions Ahead;
    auto operator<=>(const State &) const = default;
  };
  /// The instructions that are executed from a program point on.
  struct Path {
    enum class End : unsigned char { Branch, Exit, Cycle } TheEnd;
    Instructions Body;
    /// The branch or exit; null at the end of the function.
    const RecordedCode::Item *Last;
    /// The point after the branch, or the start of the cycle.
    ProgramPoint Next;
  };

  using Search = GreatestFixpointSearch<State, CodeDifference>;

  Path follow(const RecordedCode &Code, ProgramPoint From) const {
    Path P = {Path::End::Exit, {}, nullptr, From};
    SmallVector<unsigned, 8> Entered = {From.Block};
    auto Enter = [&](unsigned Block) {
      P.Next = {Block, 0};
      if (is_contained(Entered, Block)) {
        P.TheEnd = Path::End::Cycle;
        return false;
      }
      Entered.push_back(Block);
      return true;
    };
    for (;;) {
      const RecordedCode::Block &B = Code[P.Next.Block];
      if (P.Next.Item == B.Items.size()) {
        // Control falls through to the next block, if that is a successor.
        unsigned Next = P.Next.Block + 1;
        if (Next == Code.numberOfBlocks() ||
            !is_contained(B.Successors, Code[Next].MBB) || !Enter(Next))
          return P;
        continue;
      }
      const RecordedCode::Item &I = B.Items[P.Next.Item++];
      if (!I.HasSlot) {
        P.Body.push_back(I.MI);
      } else if (I.MI->isCall() && !I.MI->isReturn()) {
        append_range(P.Body, I.Slot);
        P.Body.push_back(I.MI);
      } else if (!I.MI->isBranch() || !I.MI->getOperand(0).isMBB()) {
        P.Last = &I;
        return P;
      } else if (!I.MI->isBarrier()) {
        P.Last = &I;
        P.TheEnd = Path::End::Branch;
        return P;
      } else {
        append_range(P.Body, I.Slot);
        if (!Enter(Code.numberOf(I.MI->getOperand(0).getMBB())))
          return P;
      }
    }
  }

  /// Returns what is executed from a point up to the next branch and in its
  /// delay slot, whether or not the branch is taken.
  Instructions next(const RecordedCode &Code, ProgramPoint From) const {
    Path P = follow(Code, From);
    if (P.Last && !Table[*P.Last->MI].Annuls)
      append_range(P.Body, P.Last->Slot);
    return std::move(P.Body);
  }
  Search::Outcome step(State S, unsigned Guess) {
    Difference.reset();
    Reached.clear();
    if (S.Ahead.empty() || dropSpeculated(S, Guess))
      advance(S);
    return {std::move(Reached), std::move(Difference)};
  }

  bool advance(const State &S) {
    Path NewPath = follow(New, S.New), OldPath = follow(Old, S.Old);
    const MachineInstr *Last = NewPath.Last ? NewPath.Last->MI : nullptr;
    if (NewPath.TheEnd != OldPath.TheEnd || !NewPath.Last != !OldPath.Last)
      return fail(Last, "the path continues with another kind of control "
                        "transfer than before the pass");
    if (NewPath.TheEnd == Path::End::Branch)
      return matchBranches(S, NewPath, OldPath);
    Instructions Executed = S.Ahead, Expected = OldPath.Body, Ahead;
    append_range(Executed, NewPath.Body);
    if (Last) {
      append_range(Executed, NewPath.Last->Slot);
      append_range(Expected, OldPath.Last->Slot);
      if (!isSame(*Last, *OldPath.Last->MI))
        return fail(Last, "it was `" + text(*OldPath.Last->MI, Table) + "`");
      if (!mayChangeSlot(*OldPath.Last, *NewPath.Last))
        return fail(
            Last,
            "its delay slot uses registers that the instruction itself uses");
    }
    if (!match(Executed, Expected, Ahead))
      return false;
    if (NewPath.TheEnd == Path::End::Cycle) {
      Reached.push_back({NewPath.Next, OldPath.Next, std::move(Ahead)});
      return true;
    }
    if (!Ahead.empty())
      return fail(
          Ahead.front(),
          "it is executed on a path where it was not executed before the pass");
    if (Last && !Last->isReturn())
      for (const MachineBasicBlock *MBB : Old[OldPath.Next.Block].Successors)
        Reached.push_back({{New.numberOf(MBB), 0}, {Old.numberOf(MBB), 0}, {}});
    return true;
  }

  bool matchBranches(const State &S, const Path &NewPath, const Path &OldPath) {
    const MachineInstr &NewBranch = *NewPath.Last->MI;
    const MachineInstr &OldBranch = *OldPath.Last->MI;
    const bool Annuls = Table[NewBranch].Annuls;
    bool IsSame = kindOf(NewBranch, Table) == kindOf(OldBranch, Table) &&
                  NewBranch.getNumOperands() == OldBranch.getNumOperands();
    for (unsigned I = 1; IsSame && I != NewBranch.getNumOperands(); ++I)
      IsSame = NewBranch.getOperand(I).isIdenticalTo(OldBranch.getOperand(I));
    if (!IsSame)
      return fail(&NewBranch, "it was `" + text(OldBranch, Table) + "`");

    Instructions Executed = S.Ahead, Expected = OldPath.Body;
    append_range(Executed, NewPath.Body);
    if (!keepsConditions(NewBranch, Executed, Expected))
      return fail(&NewBranch,
                  "it tests condition codes or registers that differ "
                  "from those before the pass");
    for (bool IsTaken : {false, true}) {
      Instructions ExecutedOnPath = Executed, ExpectedOnPath = Expected, Ahead;
      if (IsTaken || !Annuls)
        append_range(ExecutedOnPath, NewPath.Last->Slot);
      if (IsTaken || !Table[OldBranch].Annuls)
        append_range(ExpectedOnPath, OldPath.Last->Slot);
      if (!match(ExecutedOnPath, ExpectedOnPath, Ahead))
        return false;
      auto After = [&](const RecordedCode &Code, const Path &P,
                       const MachineInstr &Branch) {
        return IsTaken
                   ? ProgramPoint{Code.numberOf(Branch.getOperand(0).getMBB()),
                                  0}
                   : P.Next;
      };
      Reached.push_back({After(New, NewPath, NewBranch),
                         After(Old, OldPath, OldBranch), std::move(Ahead)});
    }
    return true;
  }

  /// Checks that the new code has executed all instructions that the old code
  /// executes, in an equivalent order. Returns in \p Ahead what it has executed
  /// beyond them. Of identical instructions, the first one is matched: it does
  /// not matter which one, because either they do the same or the others cannot
  /// be moved over the first one.
  bool match(const Instructions &Executed, const Instructions &Expected,
             Instructions &Ahead) {
    Ahead = Executed;
    for (const MachineInstr *MI : Expected) {
      auto Found = find_if(Ahead, [&](const MachineInstr *Other) {
        return isSame(*Other, *MI);
      });
      if (Found == Ahead.end())
        return fail(nullptr,
                    "`" + text(*MI, Table) + "` is no longer executed");
      for (auto Before = Ahead.begin(); Before != Found; ++Before)
        if (!areIndependent(**Before, **Found))
          return fail(*Found, "it has been moved over `" +
                                  text(**Before, Table) +
                                  "`, on which it depends");
      const RecordedCode::Item *Call = Old.call(*MI);
      if (Call && !mayChangeSlot(*Call, *New.call(**Found)))
        return fail(
            *Found,
            "its delay slot uses registers that the instruction itself uses");
      Ahead.erase(Found);
    }
    return true;
  }

  /// Whether the delay slots of a transfer are the same, or their instructions
  /// can equally well be executed before the transfer.
  bool mayChangeSlot(const RecordedCode::Item &Was,
                     const RecordedCode::Item &Is) {
    if (equal(Was.Slot, Is.Slot,
              [&](const MachineInstr *A, const MachineInstr *B) {
                return isSame(*A, *B);
              }))
      return true;
    return none_of(concat<const MachineInstr *const>(Was.Slot, Is.Slot),
                   [&](const MachineInstr *MI) {
                     return usesRegistersOfTransfer(*MI, *Is.MI, Table);
                   });
  }
  /// Guesses whether the old code executes next what the new code has already
  /// executed. For an instruction that was moved, the old code has to execute
  /// it next. For a copy, the old code has to execute an identical instruction
  /// next that the new code does not execute.
  bool isExpected(const MachineInstr &MI, const Instructions &Expected,
                  const Instructions &Executed) const {
    if (const MachineInstr *Origin = Old.origin(MI))
      return is_contained(Expected, Origin);
    auto Found = find_if(Expected, [&](const MachineInstr *Other) {
      return isSame(*Other, MI);
    });
    return Found != Expected.end() &&
           none_of(Executed, [&](const MachineInstr *Other) {
             return Old.origin(*Other) == *Found;
           });
  }
  /// Removes from \p Expected an instruction that is identical to \p MI, if it
  /// can be executed first. Returns false if there is none.
  bool take(const MachineInstr &MI, Instructions &Expected) const {
    auto Found = find_if(Expected, [&](const MachineInstr *Other) {
      return isSame(*Other, MI) || !areIndependent(*Other, MI);
    });
    if (Found == Expected.end() || !isSame(**Found, MI))
      return false;
    Expected.erase(Found);
    return true;
  }

  /// Removes the instructions that are ahead and were executed speculatively.
  /// Returns false if one of them may have an effect. A bit of \p Guess is set
  /// for each instruction for which the opposite of isExpected() is assumed.
  bool dropSpeculated(State &S, unsigned Guess) {
    const Path OldPath = follow(Old, S.Old);
    Instructions Expected = OldPath.Body, Kept;
    if (OldPath.Last && !Table[*OldPath.Last->MI].Annuls)
      append_range(Expected, OldPath.Last->Slot);
    const Instructions Executed = next(New, S.New);
    for (auto [I, MI] : enumerate(S.Ahead)) {
      const bool IsOther = I < MaximumGuessed && (Guess >> I & 1);
      if (isExpected(*MI, Expected, Executed) != IsOther) {
        if (!take(*MI, Expected))
          return fail(MI,
                      "it is executed before instructions on which it depends, "
                      "or on a path where it was not executed before the pass");
        Kept.push_back(MI);
      } else if (!isSpeculatable(*MI) ||
                 !(isDeadAt(*MI, S.Old) || isDead(*MI, OldPath, Expected)) ||
                 any_of(Kept, [&, MI = MI](const MachineInstr *Earlier) {
                   return writeTheSame(*Earlier, *MI, Table.TRI);
                 })) {
        return fail(
            MI, "it is executed on a path where it was not executed before the "
                "pass, "
                "and its result may be used, or it may trap or write memory");
      }
    }
    S.Ahead = std::move(Kept);
    return true;
  }

  /// Whether a branch tests the same condition: the same instructions write the
  /// registers that it reads.
  bool keepsConditions(const MachineInstr &Branch, const Instructions &Executed,
                       const Instructions &Expected) const {
    auto Conditions = [&](const Instructions &All) {
      Instructions Result;
      copy_if(All, std::back_inserter(Result), [&](const MachineInstr *MI) {
        return any_of(Branch.operands(), [&](const MachineOperand &MO) {
          return MO.isReg() && MO.isUse() && MO.getReg().isPhysical() &&
                 !Table.TRI.isConstantPhysReg(MO.getReg()) &&
                 MI->modifiesRegister(MO.getReg(), &Table.TRI);
        });
      });
      return Result;
    };
    const Instructions Is = Conditions(Executed), Was = Conditions(Expected);
    return std::equal(Is.begin(), Is.end(), Was.begin(), Was.end(),
                      [&](const MachineInstr *A, const MachineInstr *B) {
                        return isSame(*A, *B);
                      });
  }

  bool areIndependent(const MachineInstr &A, const MachineInstr &B) const {
    for (const MachineInstr *MI : {&A, &B})
      if (MI->isCall() || MI->isInlineAsm() || MI->isPosition() ||
          hasSideEffects(*MI, Table))
        return false;
    if (A.mayLoadOrStore() && B.mayLoadOrStore() &&
        (A.mayStore() || B.mayStore() || A.hasOrderedMemoryRef() ||
         B.hasOrderedMemoryRef()))
      return false;
    return !dependByRegisters(A, B, Table.TRI);
  }

  /// Whether an instruction can be executed speculatively, because it has no
  /// other effect than its result.
  bool isSpeculatable(const MachineInstr &MI) const {
    StringRef Name = Table.name(MI.getOpcode());
    if (MI.mayStore() || MI.isCall() || hasSideEffects(MI, Table) ||
        Name.contains("DIV") || Name.contains("SQRT"))
      return false;
    return !MI.mayLoad() || MI.isDereferenceableInvariantLoad() ||
           (!MI.memoperands_empty() &&
            all_of(MI.memoperands(), [](const MachineMemOperand *Access) {
              const PseudoSourceValue *Source = Access->getPseudoValue();
              return Source && !Access->isVolatile() &&
                     (Source->isConstantPool() || Source->isGOT() ||
                      Source->kind() == PseudoSourceValue::FixedStack);
            }));
  }

  /// Whether a register unit is dead at the start of a block of the old code.
  bool isDeadIn(MCRegUnit Unit, const MachineBasicBlock *MBB) const {
    auto Units = Live.find(MBB);
    return Units != Live.end() &&
           !Units->second.test(static_cast<unsigned>(Unit));
  }

  /// Whether the result of an instruction is dead at a point on a path of the
  /// old code, from which only the instructions \p Expected of the path are
  /// still to be executed.
  bool isDead(const MachineInstr &MI, const Path &P,
              const Instructions &Expected) const {
    const RecordedCode::Block &Last = Old[P.Next.Block];
    const bool Returns = P.TheEnd == Path::End::Exit && P.Last &&
                         P.Last->MI->isReturn() && !P.Last->MI->isCall();
    return allResults(MI, Table.TRI, [&](MCRegUnit Unit) {
      const MCRegister R = *MCRegUnitRootIterator(Unit, &Table.TRI);
      for (const MachineInstr *Next : Expected) {
        if (Returns && is_contained(P.Last->Slot, Next))
          continue;
        if (Next->isInlineAsm() || Next->readsRegister(R, &Table.TRI))
          return false;
        if (Next->isCall()) {
          // A call reads the argument registers, which are its operands. It
          // reads no other registers, neither those that it preserves nor those
          // that it clobbers.
          if (Next->modifiesRegister(R, &Table.TRI))
            return true;
          continue;
        }
        if (hasSideEffects(*Next, Table))
          return false;
        if (Next->definesRegister(R, &Table.TRI))
          return true;
      }
      if (P.TheEnd == Path::End::Exit)
        return Returns && isDeadAtReturn(R, *P.Last, Table);
      if (P.TheEnd == Path::End::Cycle)
        return isDeadIn(Unit, Last.MBB);
      // Expected does not contain an annulled delay slot.
      if (Table[*P.Last->MI].Annuls &&
          any_of(P.Last->Slot, [&](const MachineInstr *Slot) {
            return Slot->readsRegister(R, &Table.TRI);
          }))
        return false;
      return all_of(Last.Successors, [&](const MachineBasicBlock *MBB) {
        return isDeadIn(Unit, MBB);
      });
    });
  }

  /// Whether the result of an instruction is dead at the start or at the end of
  /// a block of the old code.
  bool isDeadAt(const MachineInstr &MI, ProgramPoint At) const {
    auto IsDead = [&](const MachineBasicBlock *MBB) {
      return allResults(MI, Table.TRI,
                        [&](MCRegUnit Unit) { return isDeadIn(Unit, MBB); });
    };
    const RecordedCode::Block &B = Old[At.Block];
    if (At.Item == 0)
      return IsDead(B.MBB);
    if (At.Item == B.Items.size() && At.Block + 1 != Old.numberOfBlocks())
      return IsDead(Old[At.Block + 1].MBB);
    // The point is between two branches.
    return all_of(B.Successors, IsDead);
  }

  bool fail(const MachineInstr *MI, const Twine &Text) {
    Difference = {MI, Text.str()};
    return false;
  }

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
  /// The result for the state and guess that are being processed: why the guess
  /// fails, or the states that it leads to.
  std::optional<CodeDifference> Difference;
  std::vector<State> Reached;
};

} // namespace

std::optional<CodeDifference>
mincaml::sparc::comparePaths(const RecordedCode &Old, const RecordedCode &New,
                             const LiveAtStart &Live, InstructionTable &Table,
                             unsigned &Guesses) {
  return PathComparison(Old, New, Live, Table).run(Guesses);
}

std::optional<CodeDifference>
mincaml::sparc::comparePaths(const RecordedCode &Old, const RecordedCode &New,
                             const LiveAtStart &Live, InstructionTable &Table) {
  unsigned Guesses;
  return comparePaths(Old, New, Live, Table, Guesses);
}
