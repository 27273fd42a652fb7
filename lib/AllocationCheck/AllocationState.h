//===- AllocationState.h - Where values are ---------------------*- C++ -*-===//
//
// The data flow of the allocation checker: forward, for each point of an
// AllocationProgram which locations hold the current value of which variable.
//
// An element is a relation between variables and locations. A variable that has
// no value yet, or that the recorded program gave up, is undefined: whatever
// reads it may read anything, so that it counts as being everywhere. Elements
// are ordered by reverse inclusion; the bottom relates everything to everything
// and stands for "not reached". The join is the intersection: a location holds
// a variable where paths meet if it does so at the end of each.
//
// Transfer functions, one per Operation: copies, saves and restores give a
// location what another one holds; calls empty what their register masks do not
// preserve; a definition removes its variable everywhere and adds it to one
// location; a copy in the recorded program puts its result wherever its source
// is. All of them are monotone, and but for Repeat distributive.
//
// Sources: regalloc2's checker, for the idea; Rideau and Leroy, "Validating
// Register Allocation and Spilling", 2010.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H
#define MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H

#include "PairSet.h"
#include "mincaml/AllocationCheck/Program.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml {

class AllocationState {
public:
  /// The bottom.
  AllocationState() = default;
  /// No variable is defined.
  static AllocationState unknown();

  bool operator==(const AllocationState &) const = default;
  bool join(const AllocationState &From);

  bool isReached() const { return IsReached; }
  bool isDefined(Variable V) const { return ByVariable.contains(V); }
  bool holds(Location L, Variable V) const {
    return !isDefined(V) || ByLocation.contains(L, V);
  }
  /// The variables that a location is known to hold and that are defined.
  llvm::SmallVector<uint32_t, 4> variables(Location L) const {
    return ByLocation.minors(L);
  }
  /// Where a variable is that is defined.
  llvm::SmallVector<uint32_t, 4> locations(Variable V) const;

  void add(Location L, Variable V);
  void clear(Location L);
  /// Afterwards V is defined and nowhere.
  void kill(Variable V);
  void undefine(Variable V);
  /// Calls Visit for each location, or variable, below Limit that there is.
  void forEachLocationBelow(uint32_t Limit,
                            llvm::function_ref<void(Location)> Visit) const {
    ByLocation.forEachMajorBelow(Limit, Visit);
  }
  void forEachVariableBelow(uint32_t Limit,
                            llvm::function_ref<void(Variable)> Visit) const {
    ByVariable.forEachMajorBelow(Limit, Visit);
  }

private:
  bool IsReached = false;
  /// Pairs (variable, location), and (variable, 0) for each that is defined.
  PairSet ByVariable;
  /// Pairs (location, variable).
  PairSet ByLocation;
};

struct AllocationLattice {
  using Element = AllocationState;
  Element bottom() const { return AllocationState(); }
  /// Every variable is defined, and nowhere.
  Element top() const;
  bool join(Element &Into, const Element &From) const {
    return Into.join(From);
  }
  bool meet(Element &Into, const Element &From) const;
  unsigned height() const;

  uint32_t Variables = 0, Locations = 0;
};

class AllocationProblem {
public:
  using LatticeType = AllocationLattice;
  static constexpr auto TheDirection = dataflow::Direction::Forward;

  AllocationProblem(const AllocationProgram &Program,
                    const dataflow::FlowGraph<ProgramNode> &Graph)
      : Program(Program), Graph(Graph) {}

  AllocationLattice lattice() const { return {}; }
  /// Physical registers have themselves.
  AllocationState boundary() const;
  void transfer(dataflow::Node N, AllocationState &State) const {
    if (const ProgramNode *Node = Graph.block(N))
      for (const Operation &O : Node->Operations)
        transferStatement(O, State);
  }
  llvm::ArrayRef<Operation> statements(dataflow::Node N) const {
    const ProgramNode *Node = Graph.block(N);
    return Node ? llvm::ArrayRef(Node->Operations)
                : llvm::ArrayRef<Operation>();
  }
  void transferStatement(const Operation &O, AllocationState &State) const;

private:
  void clearMask(const uint32_t *Mask, AllocationState &State) const;
  void repeat(const Repetition &R, AllocationState &State) const;

  const AllocationProgram &Program;
  const dataflow::FlowGraph<ProgramNode> &Graph;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H
