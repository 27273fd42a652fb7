//===- PathComparison.h - Code before and after reordering ------*- C++ -*-===//
//
// Proves that code whose instructions were moved, copied into delay slots and
// executed without need does the same as before.
//
// Both codes are followed side by side, from the entry of the function from one
// conditional branch to the next, on both ways. The branches must be the same,
// but for the annulment of their slots and their prediction, and see the same
// condition codes. What the new code executes up to there is
// what the old code executes, in an order that leaves every pair of
// instructions in place of which one depends on the other. The new code may
// have executed more: instructions that the old code executes next, which must
// then be there, and independent of those before them; and instructions that
// cannot trap, and whose results are dead in the old code.
//
// A call, jump or return happens in two parts, before and after its slot: an
// instruction may enter or leave the slot only if it does not use registers of
// the first part, such as %o7.
//
// A state is a place in the new code, one in the old code, and the instructions
// by which the new code is ahead. There are finitely many, as nothing is ahead
// by more than the next branch. Which of these instructions are expected and
// which were executed without need has to be guessed where the old code
// executes several that are equal: a state is equivalent if some guess leads to
// equivalent states only (GuessingSearch.h). The first guess is that of
// instructions that were moved and are still the same objects.
//
// This is translation validation by simulation [Necula] on paths instead of
// equations: no instruction is changed, only moved.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H

#include "Comparison/GuessingSearch.h"
#include "Comparison/RecordedCode.h"
#include "Machine/InstructionTable.h"
#include <optional>

namespace mincaml::sparc {

class PathComparison {
public:
  PathComparison(const RecordedCode &Old, const RecordedCode &New,
                 const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  /// A difference; nothing if there is none.
  std::optional<CodeDifference> run();
  /// Of the last run. One for each state, if no guess fails.
  unsigned guessesMade() const { return Made; }

private:
  using Instructions = std::vector<const llvm::MachineInstr *>;
  struct Place {
    unsigned Block, Item;
    auto operator<=>(const Place &) const = default;
  };
  struct State {
    Place New, Old;
    Instructions Ahead;
    auto operator<=>(const State &) const = default;
  };
  /// What is executed from a place on.
  struct Path {
    enum class End : unsigned char { Branch, Exit, Cycle } TheEnd;
    Instructions Body;
    /// The branch or exit; null at the end of a function.
    const RecordedCode::Item *Last;
    /// After the branch; where the cycle begins.
    Place Next;
  };

  using Search = GuessingSearch<State, CodeDifference>;

  Path follow(const RecordedCode &Code, Place From) const;
  Instructions next(const RecordedCode &Code, Place From) const;
  Search::Outcome step(State S, unsigned Guess);
  bool goOn(const State &S);
  bool matchBranches(const State &S, const Path &NewPath, const Path &OldPath);
  bool match(const Instructions &Executed, const Instructions &Expected,
             Instructions &Ahead);
  bool mayChangeSlot(const RecordedCode::Item &Was,
                     const RecordedCode::Item &Is);
  bool isExpected(const llvm::MachineInstr &MI, const Instructions &Expected,
                  const Instructions &Executed) const;
  bool take(const llvm::MachineInstr &MI, Instructions &Expected) const;
  bool keepWhatIsNeeded(State &S, unsigned Guess);
  bool keepsConditions(const llvm::MachineInstr &Branch,
                       const Instructions &Executed,
                       const Instructions &Expected) const;
  bool areIndependent(const llvm::MachineInstr &A,
                      const llvm::MachineInstr &B) const;
  bool onlyComputes(const llvm::MachineInstr &MI) const;
  bool isDeadIn(llvm::MCRegUnit Unit, const llvm::MachineBasicBlock *MBB) const;
  bool isDead(const llvm::MachineInstr &MI, const Path &OldPath,
              const Instructions &Expected) const;
  bool isDeadAt(const llvm::MachineInstr &MI, Place At) const;
  bool fail(const llvm::MachineInstr *MI, const llvm::Twine &Text);
  bool isSame(const llvm::MachineInstr &A, const llvm::MachineInstr &B) const;

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
  unsigned Made = 0;
  /// Of the state and guess that are being looked at: why it fails, or where it
  /// leads to.
  std::optional<CodeDifference> Difference;
  std::vector<State> Reached;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H
