//===- AllocationState.h - Forward data flow of the check -------*- C++ -*-===//
//
// The data-flow problem of the check, on a Program: at each point, which
// locations hold the current value of which variable.
//
// Lattice: an element is a relation between variables and locations. A variable
// is undefined if the recorded program has not set it or has made it undefined.
// Its readers may then read anything, so every location counts as holding it.
// Elements are ordered by reverse inclusion. The bottom, "not reached", relates
// everything to everything; at the top, every variable is defined and no
// location holds it. Height: variables x (locations + 1) + 1.
//
// Direction: forward. At the entry each physical register holds its own value,
// and all other variables are undefined.
//
// Join: intersection. Where paths join, a location holds a variable if it does
// so on each path.
//
// Transfer functions, one per Operation: copies, spills and reloads give a
// location the contents of another one. Calls clear the registers that their
// register masks do not preserve. A definition removes its variable from all
// locations and adds it to one. A copy in the recorded program adds its result
// to each location that holds its source. All of them are monotone, and all
// except Rematerialize are distributive.
//
// The check solves this problem only if the proof of BackwardProof.cpp fails:
// if there is a fault, or if an instruction may rematerialize several
// expressions.
//
// Sources: [regalloc2], for the idea; [RideauLeroy] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H
#define MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H

#include "PairSet.h"
#include "Program.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml::allocationcheck {

class AllocationState {
public:
  /// The bottom of the lattice.
  AllocationState() = default;
  /// The state in which no variable is defined.
  static AllocationState unknown() {
    AllocationState Result;
    Result.IsReached = true;
    return Result;
  }

  bool operator==(const AllocationState &) const = default;
  bool join(const AllocationState &From);

  bool isDefined(Variable V) const { return ByVariable.contains(V); }
  bool holds(Location L, Variable V) const {
    return !isDefined(V) || ByLocation.contains(L, V);
  }
  /// The defined variables that a location holds.
  llvm::SmallVector<uint32_t, 4> variables(Location L) const {
    return ByLocation.minors(L);
  }
  /// The locations that hold a defined variable.
  llvm::SmallVector<uint32_t, 4> locations(Variable V) const {
    llvm::SmallVector<uint32_t, 4> Result = ByVariable.minors(V);
    if (!Result.empty())
      Result.erase(Result.begin());
    return Result;
  }

  void add(Location L, Variable V) {
    ByVariable.insert(V, 0);
    ByVariable.insert(V, L);
    ByLocation.insert(L, V);
  }
  void clear(Location L) {
    for (Variable V : ByLocation.minors(L))
      ByVariable.erase(V, L);
    ByLocation.erase(L);
  }
  /// Gives V a new value, which no location holds yet.
  void kill(Variable V) {
    undefine(V);
    ByVariable.insert(V, 0);
  }
  void undefine(Variable V) {
    for (Location L : locations(V))
      ByLocation.erase(L, V);
    ByVariable.erase(V);
  }
  /// Calls Visit for each location below Limit that holds a variable.
  void forEachLocationBelow(uint32_t Limit,
                            llvm::function_ref<void(Location)> Visit) const {
    ByLocation.forEachMajorBelow(Limit, Visit);
  }
  /// Calls Visit for each defined variable below Limit.
  void forEachVariableBelow(uint32_t Limit,
                            llvm::function_ref<void(Variable)> Visit) const {
    ByVariable.forEachMajorBelow(Limit, Visit);
  }

private:
  bool IsReached = false;
  /// Pairs (variable, location), and (variable, 0) for each defined variable.
  PairSet ByVariable;
  /// Pairs (location, variable).
  PairSet ByLocation;
};

struct AllocationLattice {
  using Element = AllocationState;
  Element bottom() const { return AllocationState(); }
  bool join(Element &Into, const Element &From) const {
    return Into.join(From);
  }
};

class AllocationProblem {
public:
  using LatticeType = AllocationLattice;
  static constexpr auto TheDirection = dataflow::Direction::Forward;

  AllocationProblem(const Program &TheProgram,
                    const dataflow::FlowGraph<ProgramNode> &Graph)
      : TheProgram(TheProgram), Input(TheProgram.Input), Graph(Graph) {}

  AllocationLattice lattice() const { return {}; }
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
  bool hasOperands(const Expression &E, const Rematerialization &R,
                   const AllocationState &State) const;
  void rematerialize(const Rematerialization &R, AllocationState &State) const;

  const Program &TheProgram;
  const CheckInput &Input;
  const dataflow::FlowGraph<ProgramNode> &Graph;
};

/// Returns null if State, the state before O, satisfies the needs of O.
/// Otherwise returns a need that it does not satisfy.
const Operation *findMissing(const Program &TheProgram, const Operation &O,
                             const AllocationState &State);

/// Checks that each operand of a program has the value that it needs. Returns
/// the first fault.
OptionalFault checkValues(Program &TheProgram);

// Decides by a backward analysis, which is faster than the forward one, whether
// each location from which an operand is read holds the variable that it must
// hold.
//
// A demand is a pair (variable, location) at a point of the program: on each
// path to the point the location must hold the variable, or the variable must
// be undefined. Location 0 never holds anything, so (variable, 0) demands that
// the variable is undefined. An operation turns a demand after it into demands
// before it: a copy turns it into a demand on the source of the copy; a clobber
// of the location turns it into (variable, 0); a definition of the variable in
// the location satisfies it; and a new value of the variable contradicts it.
//
// Since all transfer functions of AllocationState.h except that of
// Rematerialize are distributive, each demand can be followed separately, and
// contents of locations that no operand needs are never computed. A program
// without a contradicted demand is correct: by induction over the length of a
// path, all demands hold at its end. If several expressions are possible for a
// rematerialization, the proof is given up.
//
// Direction: backward. Join: union of the demands at the starts of the
// successors. The work is proportional to the number of demands at the ends of
// nodes.

/// Returns true if all needs of the program are proved. If a need is not
/// satisfied, or if the proof was given up, it returns false, and the forward
/// problem decides.
bool proveUses(Program &TheProgram);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_ALLOCATIONSTATE_H
