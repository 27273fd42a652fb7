//===- AbstractState.h - Abstract state of object code ----------*- C++ -*-===//
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
//   where (FlatFrames.h);
// - MayHaveCalled: whether a callee may have used the frame's outgoing argument
//   area on a path that certainly exists;
// - MayLackStructureAddress: whether the frame may lack the address of a
//   structure.
//
// Join: the sets are joined by union, except Never and Saved, which are
// intersected.
//
// A path with two conditional branches may be infeasible, because its
// conditions exclude each other: `if (a) x = 1; ...; if (a) use(x)`. A register
// that is undefined on a path with at most one branch is a violation.
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

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H

#include "Domain/FlowState.h"

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
  void setClobbered(const RegisterSet &Set);
  /// Records that the registers in \p Set are undefined.
  void setUndefined(const RegisterSet &Set);
  void setDefined(const RegisterSet &Set);
  /// Records that a conditional branch has been passed.
  void passBranch();
  /// The registers that are undefined on a path with at most MaxBranches
  /// conditional branches, whose conditions cannot exclude each other.
  RegisterSet certainlyUndefined() const;
  /// Records that no feasible path exists on which a call has clobbered \p R.
  /// With \p IsDoubtful, a doubtful path may still exist.
  void removeClobbered(unsigned R, bool IsDoubtful);
  /// Records that no feasible path exists on which \p R is undefined. With
  /// \p IsDoubtful, a doubtful path may still exist.
  void removeUndefined(unsigned R, bool IsDoubtful);
  /// Makes all properties of this state doubtful, since the path from here on
  /// may not exist.
  void setDoubtful();

  bool hasSaved() const;

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

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
