//===- AbstractState.h - The state at a point of object code ----*- C++ -*-===//
//
// The lattice of the forward analysis of object code: FlowState.h, and
//
// - what %l and %i of the window before the current one contain;
// - which registers contain no meaningful value on some path: because a call
//   has changed them (Destroyed) or because nothing has defined them (Undefined
//   of FlowState);
// - which registers contain no meaningful value on any path (Never), and which
//   an annulled delay slot would have defined on a path where they have none
//   (Skipped);
// - which registers nothing has defined on a path with few branches
//   (UndefinedWithin);
// - which %l and %i registers have been saved on every path in the same place
//   (Saved): FlatFrames.h;
// - whether on some path that is not doubtful a callee has used the frame's
//   room for arguments, and whether the frame does not contain the address of a
//   structure.
//
// Join: sets of some path by union, Never and Saved by intersection.
//
// A path with two conditional branches may be impossible, because its
// conditions exclude each other: `if (a) x = 1; ...; if (a) use(x)`. What is
// undefined behind fewer is a fault.
//
// Some edges may not exist: after a call that may not return, and out of jump
// tables that several jumps may share. What is true only along such an edge is
// doubtful: registers without a meaningful value are added only to the sets
// named Doubtful, and a doubtful window depth yields to that of other paths. A
// rule is violated by certain facts and unproved by doubtful ones.
//
// Entry: that of FlowState. At the entry of a part of a function that has its
// own symbol (f.cold) nothing is known but what call frame information says.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H

#include "Domain/FlowState.h"

namespace mincaml::sparc {

struct AbstractState : FlowState {
  AbstractState() = default;
  explicit AbstractState(const FlowState &S) : FlowState(S) {}

  /// %l and %i of the window before the current one, at depth 1.
  std::array<RegisterValue, 16> Outer;

  RegisterSet Destroyed, DoubtfullyDestroyed;
  RegisterSet DoubtfullyUndefined;
  RegisterSet Never, Skipped;
  /// By register from %l0: where its value at entry is, in bytes from %sp at
  /// entry.
  std::array<std::optional<int64_t>, 16> Saved;
  /// [K]: undefined on some path with K conditional branches since they became
  /// so.
  static constexpr unsigned MostBranches = 1;
  std::array<RegisterSet, MostBranches + 1> UndefinedWithin;

  /// The room for arguments (FlowState::Room) may be used also on a path that
  /// certainly exists.
  bool MayHaveCalled = false;
  /// In 32-bit code: on some path since the frame was allocated nothing has
  /// stored the address of a structure in it.
  bool MayLackStructureAddress = false;

  bool operator==(const AbstractState &) const = default;

  /// The registers contain no meaningful values: a call has changed them.
  void setDestroyed(const RegisterSet &Set);
  /// The registers contain no meaningful values: nothing has defined them.
  void setUndefined(const RegisterSet &Set);
  void setDefined(const RegisterSet &Set);
  /// The path to here takes one side of a conditional branch.
  void passBranch();
  /// Undefined on a path that is possible as far as the conditions show.
  RegisterSet certainlyUndefined() const;
  /// No path that is possible leads here on which a call has changed \p R,
  /// except perhaps a doubtful one.
  void removeDestroyed(unsigned R, bool IsDoubtful);
  /// The same if nothing has defined \p R.
  void removeUndefined(unsigned R, bool IsDoubtful);
  /// The path from here may not exist.
  void setDoubtful();

  bool hasSaved() const;

  /// Calls Visit for each set of registers.
  template <typename Function> void forEachSet(Function Visit) {
    for (RegisterSet *Set : {&Destroyed, &DoubtfullyDestroyed, &Undefined,
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
      (7 + AbstractState::MostBranches) * reg::Count;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
