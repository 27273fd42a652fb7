//===- TransferFunctions.h - Abstract states of object code -----*- C++ -*-===//
//
// The elements of the lattice of the forward analysis of object code. A state
// consists of a FlowState and
//
// - Outer: the values of %l and %i of the window before the current one;
// - Clobbered, and Undefined of FlowState: the registers that have no
//   meaningful value on some path, because a call has clobbered them or because
//   nothing has defined them;
// - Never: the registers that have no meaningful value on any path;
// - Skipped: the registers that an annulled delay slot would have defined on a
//   path on which they have no meaningful value;
// - UndefinedWithin: the registers that nothing has defined on a path with few
//   conditional branches;
// - Saved: the %l and %i registers that have been saved on every path, and
//   where (see below);
// - MayHaveCalled: whether a callee may have used the frame's outgoing argument
//   area on a path that certainly exists;
// - MayLackStructureAddress: whether the frame may lack the address of a
//   structure.
//
// Join: the sets are joined by union, except Never and Saved, which are
// intersected.
//
// A path with two conditional branches may be infeasible, because its
// conditions exclude each other: `if (a) x = 1; ...; if (a) use(x)`. A use of a
// register that is undefined on a path with at most one branch is a violation.
//
// Some edges of the control flow graph may not exist: those after a call that
// may not return, and those out of jump tables that several jumps may share. A
// property that holds only along such an edge is called doubtful. Registers
// without a meaningful value on such a path are added only to the sets named
// Doubtful, and a doubtful window depth is below the depths from other paths. A
// rule that is broken because of a doubtful property is unproved instead of
// violated.
//
// The state at the entry is that of FlowState. At the entry of a part of a
// function that has its own symbol (f.cold), only what call frame information
// says is known.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H

#include "Domain/FlowState.h"
#include "Object/CodeGraph.h"
#include "Object/Files/DebugInformation.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml::sparc {

struct AbstractState : FlowState {
  AbstractState() = default;
  explicit AbstractState(const FlowState &S) : FlowState(S) {}

  /// At window depth 1: the values of %l and %i in the caller's window.
  std::array<RegisterValue, 16> Outer;

  RegisterSet Clobbered, DoubtfullyClobbered;
  RegisterSet DoubtfullyUndefined;
  RegisterSet Never, Skipped;
  /// The stack location of each register's value at entry, as an offset in
  /// bytes from %sp at entry. The index is the register's number minus that of
  /// %l0.
  std::array<std::optional<int64_t>, 16> Saved;
  /// Element K has the registers that are undefined on some path with K
  /// conditional branches since they became undefined.
  static constexpr unsigned MaxBranches = 1;
  std::array<RegisterSet, MaxBranches + 1> UndefinedWithin;

  /// Whether a call may have used FlowState::ArgumentArea on a path that
  /// certainly exists.
  bool MayHaveCalled = false;
  /// In 32-bit code: whether on some path, since the frame was allocated,
  /// nothing has stored the address of a structure in it.
  bool MayLackStructureAddress = false;

  bool operator==(const AbstractState &) const = default;

  /// Records that a call has clobbered the registers in \p Set.
  void setClobbered(const RegisterSet &Set) {
    setDefined(Set);
    Clobbered |= Set;
    DoubtfullyClobbered |= Set;
    Never |= Set;
  }
  /// Records that the registers in \p Set are undefined.
  void setUndefined(const RegisterSet &Set) {
    setDefined(Set);
    Undefined |= Set;
    DoubtfullyUndefined |= Set;
    UndefinedWithin[0] |= Set;
    Never |= Set;
  }
  void setDefined(const RegisterSet &Set) {
    forEachSet([&](RegisterSet &S) { S &= ~Set; });
  }
  /// Records that a conditional branch has been passed.
  void passBranch() {
    for (unsigned K = MaxBranches; K != 0; --K)
      UndefinedWithin[K] = UndefinedWithin[K - 1];
    UndefinedWithin[0].reset();
  }
  /// Returns the registers that are undefined on a path with at most
  /// MaxBranches conditional branches, whose conditions cannot exclude each
  /// other.
  RegisterSet certainlyUndefined() const {
    RegisterSet Set;
    for (const RegisterSet &S : UndefinedWithin)
      Set |= S;
    return Set;
  }
  /// Records that no feasible path exists on which a call has clobbered \p R.
  /// With \p IsDoubtful, a doubtful path may still exist.
  void removeClobbered(unsigned R, bool IsDoubtful) {
    Clobbered.reset(R);
    if (IsDoubtful)
      return;
    DoubtfullyClobbered.reset(R);
    Never.reset(R);
  }
  /// Records that no feasible path exists on which \p R is undefined. With
  /// \p IsDoubtful, a doubtful path may still exist.
  void removeUndefined(unsigned R, bool IsDoubtful) {
    for (RegisterSet &Set : UndefinedWithin)
      Set.reset(R);
    if (IsDoubtful)
      return;
    for (RegisterSet *Set :
         {&Undefined, &DoubtfullyUndefined, &Skipped, &Never})
      Set->reset(R);
  }
  /// Makes all properties of this state doubtful, since the path from here on
  /// may not exist.
  void setDoubtful() {
    Clobbered.reset();
    Undefined.reset();
    for (RegisterSet &Set : UndefinedWithin)
      Set.reset();
    Skipped.reset();
    MayLackStructureAddress = MayHaveCalled = false;
    Window.setDoubtful();
  }

  bool hasSaved() const {
    return llvm::any_of(
        Saved, [](const auto &Location) { return Location.has_value(); });
  }

  /// Calls Visit for each set of registers without a meaningful value.
  template <typename Function> void forEachSet(Function Visit) {
    for (RegisterSet *Set : {&Clobbered, &DoubtfullyClobbered, &Undefined,
                             &DoubtfullyUndefined, &Never, &Skipped})
      Visit(*Set);
    for (RegisterSet &Set : UndefinedWithin)
      Visit(Set);
  }
};

class AbstractStateLattice {
public:
  using Element = AbstractState;
  AbstractState bottom() const { return {}; }
  bool join(AbstractState &Into, const AbstractState &From) const;
  static constexpr unsigned Height =
      FlowStateLattice::Height + 2 + 16 * ValueHeight + /*Saved=*/16 +
      (7 + AbstractState::MaxBranches) * reg::Count;
};

//===- Functions without register windows ---------------------------------===//
//
// Support for GCC's -mflat. A function that is compiled with this option never
// executes a save, and therefore shares the register window of its caller. In
// the caller's register window save area, it saves the %l and %i registers that
// it changes, each where a window overflow would save it, and it restores them
// before it returns:
//
//         st %i5, [%sp+52]
//         st %i7, [%sp+60]
//         add %sp, -96, %sp
//         mov %o7, %i7
//         ...
//         mov %i7, %o7
//         ld [%sp+148], %i5
//         ld [%sp+156], %i7
//         jmp %o7+8
//          add %sp, 96, %sp
//
// Nothing else distinguishes such functions, so the check has no mode for them.
// Before any save, a register may be written once its value at entry has been
// saved (AbstractState::Saved), and must have this value again at the return. A
// register that is saved elsewhere in the stack is accepted as well: GCC's
// thunks for virtual functions keep %l7 in their frames.

/// Whether the instruction saves registers that still hold their entry values
/// to the caller's register window save area, as described above. \p State is
/// the state before it.
bool savesForFlatFrame(const DecodedInstruction &I,
                       const RegisterValue &Address, const AbstractState &State,
                       bool Is64);

/// Updates the saved registers of \p State, the state before the instruction,
/// for a store.
void storeInFlatFrame(const DecodedInstruction &I, const RegisterValue &Address,
                      AbstractState &State, bool Is64);

/// Forgets the registers that are saved less than \p AboveStackPointer bytes
/// above %sp: a callee may write to its incoming argument area, and an
/// interrupt may overwrite memory below %sp.
void forgetSavedBelow(int64_t AboveStackPointer, AbstractState &State,
                      bool Is64);

/// Returns the %l and %i registers whose values at entry the instruction, a
/// load, restores.
RegisterSet restoredFromFlatFrame(const DecodedInstruction &I,
                                  const RegisterValue &Address,
                                  const AbstractState &State, bool Is64);

/// Returns the %l and %i registers that the instruction stores to any address.
RegisterSet storedLocals(const DecodedInstruction &I);

//===- Transfer functions -------------------------------------------------===//
//
// The transfer functions of the forward analysis of object code
// (AbstractState), for the steps of CodeGraph.h.

class TransferFunctions {
public:
  /// \p PrivateArguments are the registers in which callers may pass arguments
  /// although the calling convention does not.
  TransferFunctions(const FunctionCode &Code, const CalleeKnowledge &Callees,
                    CallFrames &Frames, const RegisterSet &PrivateArguments)
      : Code(Code), Callees(Callees), Frames(Frames),
        PrivateArguments(PrivateArguments),
        Arithmetic(Code.Program->architecture().Is64) {}

  AbstractState entryState() const;
  void execute(const Step &S, AbstractState &State) const;

  /// Returns the result of an arithmetic instruction. For a save or restore,
  /// this is the value of the destination register in the other window.
  RegisterValue result(unsigned Index, const AbstractState &State) const;
  /// Returns the address of a memory access or jump.
  RegisterValue address(unsigned Index, const AbstractState &State) const {
    if (const CodeRelocation *R = Code.relocation(Index))
      return relocated(Index, *R, State);
    return Arithmetic.add(State.Registers[Code.Instructions[Index].Rs1],
                          secondOperand(Index, State));
  }

  /// Returns the distance of \p Address, which the instruction accesses, from
  /// %sp plus its bias; nothing if it is unknown.
  std::optional<int64_t>
  offsetFromStackPointer(unsigned Index, const RegisterValue &Address,
                         const AbstractState &State) const;

  /// Returns the value of the immediate or of the second source register.
  RegisterValue secondOperand(unsigned Index,
                              const AbstractState &State) const {
    const DecodedInstruction &I = Code.Instructions[Index];
    return I.HasImmediate ? Arithmetic.number(I.Immediate)
                          : State.Registers[I.Rs2];
  }

private:
  RegisterValue relocated(unsigned Index, const CodeRelocation &R,
                          const AbstractState &State) const;
  void saveWindow(AbstractState &State) const;
  void restoreWindow(AbstractState &State) const;
  void call(unsigned Index, AbstractState &State) const;
  void store(unsigned Index, AbstractState &State) const;
  RegisterValue newStackPointer(unsigned Index, const RegisterValue &Residue,
                                AbstractState &State) const;

  const FunctionCode &Code;
  const CalleeKnowledge &Callees;
  CallFrames &Frames;
  RegisterSet PrivateArguments;
  ValueArithmetic Arithmetic;
};

using StateGraph = dataflow::FlowGraph<CodeBlock>;
using StateSolution = dataflow::Solution<AbstractState>;

/// Whether an edge of the graph may not exist.
bool isDoubtfulEdge(const StateGraph &Nodes, dataflow::Node From,
                    dataflow::Node To);

/// The data-flow problem whose lattice is AbstractStateLattice. An edge that
/// may not exist makes the state doubtful.
class StateProblem {
public:
  using LatticeType = AbstractStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  StateProblem(const FunctionCode &Code, const TransferFunctions &Semantics,
               const StateGraph &Nodes)
      : Code(Code), Semantics(Semantics), Nodes(Nodes) {}

  AbstractStateLattice lattice() const { return {}; }
  AbstractState boundary() const { return Semantics.entryState(); }
  void transfer(dataflow::Node N, AbstractState &State) const {
    if (const CodeBlock *B = Nodes.block(N))
      for (const Step &S : B->Steps)
        Semantics.execute(S, State);
  }
  bool flow(dataflow::Node From, dataflow::Node To, AbstractState &State) const;

private:
  const FunctionCode &Code;
  const TransferFunctions &Semantics;
  const StateGraph &Nodes;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H
