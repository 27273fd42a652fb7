//===- PathComparison.h - Validation of delay slot filling ------*- C++ -*-===//
//
// Proves that code is equivalent to the code before a pass that moves
// instructions, copies them into delay slots and executes them speculatively.
//
// Both codes are followed side by side from the entry of the function, from one
// conditional branch to the next, along both outcomes. Corresponding branches
// must be the same, except for their annul bits and predictions, and must test
// the same condition codes. Up to a branch, the new code executes the
// instructions of the old code in an order that preserves all dependences. It
// may have executed more:
// - instructions that the old code executes next. They must actually be there
//   and be independent of the instructions before them;
// - instructions that cannot trap and whose results are dead in the old code.
//
// A call, jump or return acts in two steps, before and after its delay slot. An
// instruction may move into or out of the slot only if it does not use
// registers of the first step, such as %o7.
//
// A state consists of a point in the new code, a point in the old code, and the
// instructions by which the new code is ahead. There are finitely many states,
// because nothing is ahead beyond the next branch. If the old code executes
// several identical instructions, it must be guessed which instructions that
// are ahead are expected and which were executed speculatively. A state is
// equivalent if some guess leads to equivalent states only
// (GreatestFixpointSearch.h). The first guess assumes that an instruction that
// was moved is still the same object.
//
// This is translation validation by simulation [Necula], on paths instead of
// equations, because instructions are moved but not changed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H

#include "Comparison/GreatestFixpointSearch.h"
#include "Comparison/RecordedCode.h"
#include "Machine/InstructionTable.h"
#include <optional>

namespace mincaml::sparc {

class PathComparison {
public:
  PathComparison(const RecordedCode &Old, const RecordedCode &New,
                 const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  /// Returns a difference, or nothing if there is none.
  std::optional<CodeDifference> run();
  /// The number of guesses of the last run: one for each state, if no guess
  /// fails.
  unsigned guessesMade() const { return Made; }

private:
  using Instructions = std::vector<const llvm::MachineInstr *>;
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

  Path follow(const RecordedCode &Code, ProgramPoint From) const;
  Instructions next(const RecordedCode &Code, ProgramPoint From) const;
  Search::Outcome step(State S, unsigned Guess);
  bool advance(const State &S);
  bool matchBranches(const State &S, const Path &NewPath, const Path &OldPath);
  bool match(const Instructions &Executed, const Instructions &Expected,
             Instructions &Ahead);
  bool mayChangeSlot(const RecordedCode::Item &Was,
                     const RecordedCode::Item &Is);
  bool isExpected(const llvm::MachineInstr &MI, const Instructions &Expected,
                  const Instructions &Executed) const;
  bool take(const llvm::MachineInstr &MI, Instructions &Expected) const;
  bool dropSpeculated(State &S, unsigned Guess);
  bool keepsConditions(const llvm::MachineInstr &Branch,
                       const Instructions &Executed,
                       const Instructions &Expected) const;
  bool areIndependent(const llvm::MachineInstr &A,
                      const llvm::MachineInstr &B) const;
  bool isSpeculatable(const llvm::MachineInstr &MI) const;
  bool isDeadIn(llvm::MCRegUnit Unit, const llvm::MachineBasicBlock *MBB) const;
  bool isDead(const llvm::MachineInstr &MI, const Path &OldPath,
              const Instructions &Expected) const;
  bool isDeadAt(const llvm::MachineInstr &MI, ProgramPoint At) const;
  bool fail(const llvm::MachineInstr *MI, const llvm::Twine &Text);
  bool isSame(const llvm::MachineInstr &A, const llvm::MachineInstr &B) const;

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
  unsigned Made = 0;
  /// The result for the state and guess that are being processed: why the guess
  /// fails, or the states that it leads to.
  std::optional<CodeDifference> Difference;
  std::vector<State> Reached;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_PATHCOMPARISON_H
