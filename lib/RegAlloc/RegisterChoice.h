//===- RegisterChoice.h - Choice of a register for a value ------*- C++ -*-===//
//
// Chooses a register (`alloc` in MinCaml): a free one if there is one,
// preferably one of the hints. Otherwise it takes the register of the value
// whose next use is farthest, and spills that value.
//
// Needs: the state of the walk, hints (RegisterHints). Gives: a register, after
// moving or spilling the values that it held. Must not assign the register to
// the value, which is left to the caller, except for moves, which are planned
// here.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_REGISTERCHOICE_H
#define MINCAML_LIB_REGALLOC_REGISTERCHOICE_H

#include "SpillPlacement.h"
#include "mincaml/RegAlloc/AllocationTrace.h"

namespace mincaml::regalloc {

/// Register targeting (`target` in MinCaml): hints that place a value in the
/// register in which it is needed later, which avoids a move. The hints, best
/// first:
///
/// - the register in which the header of the enclosing loop expects the value;
/// - the register that the value is copied to (the argument of a call, a
/// result),
///   or the preferred registers of the value that it is copied to; for a pair
///   that is copied by halves, the pair of the halves' targets;
/// - the register that the current instruction copies the value from; for a pair
///   whose halves are copied from registers, the pair of these;
/// - the register that the value had last, so that the branches of a conditional
///   agree.
///
/// Calls clobber registers, so that the search for copies stops at the first
/// call.
///
/// Needs: the entries of the enclosing loops, the registers that values had
/// last, the state of the walk. Gives: hints. Must not change anything.
class RegisterHints {
public:
  RegisterHints(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                const ValueHistories &History, const BlockState &State);

  struct Hint {
    llvm::MCRegister Register;
    RegisterTrial::Source From;
  };
  using Hints = llvm::SmallVector<Hint, 8>;
  /// The registers that Value should have at From, best first.
  Hints hintsFor(llvm::Register Value, llvm::SlotIndex From) const;
  /// The register pair whose halves the current instruction and later ones copy
  /// to Value. No register if Value cannot stay in that pair, or if something
  /// changes the other half before it is copied, too.
  llvm::MCRegister pairOfCopiedHalves(llvm::Register Value) const;
  /// Whether Hint is free only until FreeUntil because a subregister of Value
  /// is copied there to the register in which it already is.
  bool endsWithCopyOfPart(llvm::Register Value, llvm::MCRegister Hint,
                          llvm::SlotIndex FreeUntil) const;

private:
  void collectCopies();
  void addCopyHints(llvm::Register Value, llvm::SlotIndex From,
                    llvm::SlotIndex Until, unsigned Depth, Hints &Result) const;

  const FunctionAnalyses &FA;
  const FunctionPlan &Plan;
  const ValueHistories &History;
  const BlockState &State;

  struct CopyFrom {
    llvm::SlotIndex At;
    /// The target. For a copy of a subregister: the register whose same
    /// subregister is the target.
    llvm::Register To;
    bool IsOfPart;
  };
  /// The copies of each value, indexed by value.
  std::vector<llvm::SmallVector<CopyFrom, 1>> Copies;
};

/// Collects the trials that an AllocationTracer is told about. Without a tracer,
/// all functions do nothing.
class ChoiceLog {
public:
  explicit ChoiceLog(AllocationTracer *Tracer) : Tracer(Tracer) {}

  bool isOn() const { return Tracer; }

  void startBlock() { FirstOfBlock = Trials.size(); }
  /// Starts a search at the instruction at a position of the block. Searches
  /// may be nested.
  void begin(llvm::Register Value, const llvm::MachineInstr &At,
             unsigned Position, RegisterTrial::Purpose For,
             const char *Why = nullptr) {
    if (!Tracer)
      return;
    Open.push_back(Trials.size());
    Trials.push_back({Value, &At, For, Why});
    Positions.push_back(Position);
  }
  void consider(const RegisterTrial::Candidate &C) {
    if (Tracer)
      current().Candidates.push_back(C);
  }
  void find(RegisterTrial::Outcome How) {
    if (Tracer)
      current().Found = How;
  }
  void displace(llvm::Register Value, llvm::MCRegister To) {
    if (Tracer)
      current().Lost.push_back({Value, To});
  }
  void end(llvm::MCRegister Chosen) {
    if (!Tracer)
      return;
    RegisterTrial &Trial = current();
    Trial.Chosen = Chosen;
    if (!Chosen)
      Trial.Found = RegisterTrial::Outcome::None;
    Open.pop_back();
  }
  /// Marks the trials from a position on as undone: their plan is discarded.
  void goBack(unsigned Position) {
    for (size_t I = FirstOfBlock; I < Trials.size(); ++I)
      if (Positions[I] >= Position)
        Trials[I].IsUndone = true;
  }
  void finish(const llvm::MachineFunction &MF) {
    if (Tracer)
      Tracer->traced(MF, std::move(Trials));
  }

private:
  RegisterTrial &current() { return Trials[Open.back()]; }

  AllocationTracer *Tracer;
  std::vector<RegisterTrial> Trials;
  /// The position of the instruction of each trial.
  std::vector<unsigned> Positions;
  llvm::SmallVector<size_t, 4> Open;
  size_t FirstOfBlock = 0;
};

struct RegisterRequest {
  enum Purpose : unsigned char {
    /// For an operand that is reloaded before the instruction.
    Use,
    /// For a result, which may overwrite operands.
    Definition,
    /// For a result that is written before all operands are read.
    EarlyDefinition,
    /// For a value that is moved before the instruction and live after it.
    Moved
  };

  llvm::Register Value;
  Purpose ThePurpose;
  /// The range in which the physical register must not be live.
  llvm::SlotIndex From, To;
  /// A register that the chosen register must not overlap.
  llvm::MCRegister Avoid = {};
  /// Why a value is moved.
  Reason Why = Reason::Call;
};

class RegisterChoice {
public:
  RegisterChoice(const FunctionAnalyses &FA, FunctionPlan &Plan,
                 ValueHistories &History, BlockState &State,
                 SpillPlacement &Spills, ChoiceLog &Log);

  /// Returns no register if none is available, or if spilling is not allowed;
  /// in the latter case the plan fails. If a spill has requested backtracking,
  /// the returned register must not be used.
  llvm::MCRegister allocate(const RegisterRequest &R);
  /// Moves Value to a free register that does not overlap Avoid. Returns false
  /// if no such move is worthwhile.
  bool relocate(llvm::Register Value, Reason Why, llvm::MCRegister Avoid = {});
  void move(llvm::Register Value, llvm::MCRegister To, Reason Why);
  /// The registers that Value may have at the current instruction, in the order
  /// of allocation.
  llvm::ArrayRef<llvm::MCPhysReg> orderFor(llvm::Register Value) const;

private:
  struct Demand;

  const llvm::TargetRegisterClass &classHere(llvm::Register Value) const;
  std::optional<llvm::SlotIndex> usableUntil(const RegisterRequest &R,
                                             llvm::MCRegister Candidate) const;
  std::optional<llvm::SlotIndex> freeUntil(const RegisterRequest &R,
                                           const Demand &D,
                                           llvm::MCRegister Candidate) const;
  void begin(const RegisterRequest &R);
  /// Logs the verdict on a register that, if it is available, is free until
  /// FreeUntil.
  void log(RegisterTrial::Source From, llvm::MCRegister Candidate,
           std::optional<llvm::SlotIndex> FreeUntil, bool Fits) const;
  llvm::MCRegister findFree(const RegisterRequest &R);
  llvm::MCRegister findFirst(const RegisterRequest &R) const;
  llvm::MCRegister findPreferred(const RegisterRequest &R,
                                 const Demand &D) const;
  llvm::MCRegister findBestFreeRange(const RegisterRequest &R,
                                     const Demand &D) const;
  bool holdsForLife(const Demand &D, llvm::MCRegister Candidate,
                    llvm::SlotIndex FreeUntil) const;
  llvm::MCRegister evictFarthest(const RegisterRequest &R);
  llvm::MCRegister findFarthest(const RegisterRequest &R) const;
  unsigned nextUse(llvm::Register Value) const;
  void failOutOfRegisters(llvm::Register Value);

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  ValueHistories &History;
  BlockState &State;
  SpillPlacement &Spills;
  ChoiceLog &Log;
  const RegisterHints Hints;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REGISTERCHOICE_H
