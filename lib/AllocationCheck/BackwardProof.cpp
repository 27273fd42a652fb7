//===- BackwardProof.cpp - Backward proof of an allocation ----------------===//

#include "AllocationState.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

struct Demand {
  Variable V;
  Location L;
};

/// A set of demands. It finds the demands of a variable and those of a location
/// in time proportional to their number.
class DemandSet {
public:
  DemandSet(unsigned Variables, unsigned Locations)
      : OfVariable(Variables, None), OfLocation(Locations, None) {}

  bool empty() const { return Size == 0; }
  bool hasVariable(Variable V) const { return OfVariable[V] != None; }
  bool hasLocation(Location L) const { return OfLocation[L] != None; }
  bool contains(Demand D) const { return find(D) != None; }

  /// Inserts a demand. Returns false if the set contains it already.
  bool insert(Demand D) {
    if (contains(D))
      return false;
    unsigned Index = Entries.size();
    if (Unused.empty())
      Entries.emplace_back();
    else
      Index = Unused.pop_back_val();
    unsigned &OfV = OfVariable[D.V], &OfL = OfLocation[D.L];
    Entries[Index] = {D, OfV, None, OfL, None, true};
    if (OfV != None)
      Entries[OfV].PreviousOfVariable = Index;
    if (OfL != None)
      Entries[OfL].PreviousOfLocation = Index;
    OfV = OfL = Index;
    ++Size;
    return true;
  }

  void erase(Demand D) {
    if (unsigned E = find(D); E != None)
      remove(E);
  }
  /// Remove and return the demands of a variable or of a location.
  SmallVector<Demand, 4> takeVariable(Variable V) {
    return take(OfVariable[V]);
  }
  SmallVector<Demand, 4> takeLocation(Location L) {
    return take(OfLocation[L]);
  }
  /// Removes and returns all demands.
  std::vector<Demand> takeAll() {
    std::vector<Demand> Result;
    Result.reserve(Size);
    for (const Entry &E : Entries)
      if (E.IsUsed) {
        Result.push_back(E.D);
        OfVariable[E.D.V] = OfLocation[E.D.L] = None;
      }
    Entries.clear();
    Unused.clear();
    Size = 0;
    return Result;
  }

private:
  static constexpr unsigned None = ~0u;

  /// An element of two linked lists: the demands on its variable and the
  /// demands on its location.
  struct Entry {
    Demand D;
    unsigned NextOfVariable, PreviousOfVariable;
    unsigned NextOfLocation, PreviousOfLocation;
    bool IsUsed;
  };

  unsigned find(Demand D) const {
    // The list of the location is short: it nearly always has one or two
    // entries.
    unsigned E = OfLocation[D.L];
    if (D.L != 0) {
      while (E != None && Entries[E].D.V != D.V)
        E = Entries[E].NextOfLocation;
      return E;
    }
    E = OfVariable[D.V];
    while (E != None && Entries[E].D.L != D.L)
      E = Entries[E].NextOfVariable;
    return E;
  }

  void remove(unsigned Index) {
    Entry &E = Entries[Index];
    (E.PreviousOfVariable == None
         ? OfVariable[E.D.V]
         : Entries[E.PreviousOfVariable].NextOfVariable) = E.NextOfVariable;
    if (E.NextOfVariable != None)
      Entries[E.NextOfVariable].PreviousOfVariable = E.PreviousOfVariable;
    (E.PreviousOfLocation == None
         ? OfLocation[E.D.L]
         : Entries[E.PreviousOfLocation].NextOfLocation) = E.NextOfLocation;
    if (E.NextOfLocation != None)
      Entries[E.NextOfLocation].PreviousOfLocation = E.PreviousOfLocation;
    E.IsUsed = false;
    Unused.push_back(Index);
    --Size;
  }

  /// Removes and returns the demands of the list that begins at First.
  SmallVector<Demand, 4> take(const unsigned &First) {
    SmallVector<Demand, 4> Result;
    while (First != None) {
      Result.push_back(Entries[First].D);
      remove(First);
    }
    return Result;
  }

  std::vector<Entry> Entries;
  SmallVector<unsigned, 0> Unused;
  std::vector<unsigned> OfVariable, OfLocation;
  unsigned Size = 0;
};

/// Solves the data-flow problem of a program.
class DemandSolver {
public:
  explicit DemandSolver(Program &TheProgram)
      : TheProgram(TheProgram), Input(TheProgram.Input),
        Demands(Input.Atoms.size(), TheProgram.numLocations()) {
    DenseMap<const ProgramNode *, Node> Numbers;
    for (const ProgramNode *N : post_order(&TheProgram)) {
      Numbers[N] = Nodes.size();
      Nodes.push_back(N);
    }
    Predecessors.resize(Nodes.size());
    for (auto [Number, N] : enumerate(Nodes))
      for (const ProgramNode *S : N->Successors)
        Predecessors[Numbers.at(S)].push_back(Number);
    AtEnd.resize(Nodes.size());
    Waiting.resize(Nodes.size());
    Pending.resize(Nodes.size(), true);
    IsVisited.resize(Nodes.size());
  }

  bool run() {
    if (!solve())
      return false;
    for (auto [N, TheNode] : enumerate(Nodes))
      for (auto [Position, O] : enumerate(TheNode->Operations))
        if (O.TheKind == Operation::NeedOneOf && !choose(N, Position))
          return false;
    return true;
  }

private:
  using Node = unsigned;

  // The following functions move the current demands backwards across an
  // operation. Those that return a bool return false if a demand is
  // contradicted, or if the proof is given up.
  bool apply(const Operation &O) {
    switch (O.TheKind) {
    case Operation::Copy:
      copy(O);
      return true;
    case Operation::Clear:
      lose(O.A);
      return true;
    case Operation::ClearSlot:
      if (auto Slot = TheProgram.Slots.find(static_cast<int>(O.A));
          Slot != TheProgram.Slots.end())
        for (auto [Bit, L] : Slot->second)
          if (Bit < O.B)
            lose(L);
      return true;
    case Operation::ClearMask:
      clearMask(TheProgram.Masks[O.A]);
      return true;
    case Operation::Kill:
      loseDependents(O.A);
      return !Demands.hasVariable(O.A);
    case Operation::Define:
      // Demands for the variable in other locations remain; the Kill before
      // this operation contradicts them.
      Demands.erase({O.A, O.B});
      return true;
    case Operation::DefineIf:
      if (!Demands.contains({O.A, O.B}))
        return true;
      Demands.erase({O.A, O.B});
      for (auto [V, L] : TheProgram.Conditions[O.C])
        Demands.insert({V, L});
      return true;
    case Operation::Alias:
      alias(O);
      return true;
    case Operation::Undefine:
      if (Demands.hasVariable(O.A))
        Demands.takeVariable(O.A);
      loseDependents(O.A);
      return true;
    case Operation::Rematerialize:
      return rematerialize(TheProgram.Rematerializations[O.A]);
    case Operation::Need:
    case Operation::NeedUndefined:
    case Operation::NeedOneOf:
      return true;
    }
    llvm_unreachable("unknown operation");
  }

  /// Moves the demands across an operation that clears L: a variable that L had
  /// to hold after it must be undefined before it.
  void lose(Location L) {
    if (L != 0 && Demands.hasLocation(L))
      for (Demand D : Demands.takeLocation(L))
        Demands.insert({D.V, 0});
  }

  /// Moves the demands across a change of V, which clears the results of the
  /// expressions that read V.
  void loseDependents(Variable V) {
    auto I = TheProgram.Dependents.find(V);
    if (I != TheProgram.Dependents.end())
      for (Location L : I->second)
        lose(L);
  }

  void copy(const Operation &O) {
    if (O.A == O.B || !Demands.hasLocation(O.A))
      return;
    for (Demand D : Demands.takeLocation(O.A))
      Demands.insert({D.V, Input.Atoms.length(D.V) <= O.C ? O.B : 0});
  }

  void clearMask(const uint32_t *Mask) {
    auto [I, IsNew] = Clobbered.try_emplace(Mask);
    if (IsNew)
      for (unsigned Atom = 1; Atom < Input.Layout.size(); ++Atom)
        if (!Input.ReservedAtoms.test(Atom) &&
            MachineOperand::clobbersPhysReg(Mask, Input.Layout.owner(Atom)))
          I->second.push_back(Atom);
    // These variables become undefined, which satisfies the demands on them.
    for (unsigned Atom : I->second)
      if (Demands.hasVariable(Atom))
        Demands.takeVariable(Atom);
    for (unsigned Atom : I->second)
      lose(Atom);
  }

  void alias(const Operation &O) {
    if (O.A == O.B)
      return;
    if (Demands.hasVariable(O.A))
      for (Demand D : Demands.takeVariable(O.A))
        Demands.insert({O.B, D.L});
    loseDependents(O.A);
  }

  /// Whether Result, the result of an expression, may ever hold V: either V is
  /// defined in it, or V becomes equal to a variable that is.
  bool mayHold(Location Result, Variable V) {
    if (Definitions.empty())
      for (const ProgramNode &N : TheProgram.Nodes)
        for (const Operation &O : N.Operations) {
          if (O.TheKind == Operation::Define ||
              O.TheKind == Operation::DefineIf)
            Definitions.insert({O.A, O.B});
          if (O.TheKind == Operation::Alias)
            Equal[O.A].insert(O.B);
        }
    SetVector<Variable> Reached;
    Reached.insert(V);
    for (unsigned I = 0; I < Reached.size(); ++I) {
      if (Definitions.contains({Reached[I], Result}))
        return true;
      if (auto E = Equal.find(Reached[I]); E != Equal.end())
        Reached.insert_range(E->second);
    }
    return false;
  }

  bool rematerialize(const Rematerialization &R) {
    SmallVector<std::pair<const LocatedAtom *, Variable>, 8> Results;
    for (const LocatedAtom &A : R.Result)
      if (Demands.hasLocation(A.Location))
        for (Demand D : Demands.takeLocation(A.Location))
          Results.push_back({&A, D.V});
    return all_of(Results, [&](const auto &Result) {
      return rematerialize(R, *Result.first, Result.second);
    });
  }

  /// Demands that the operands of the only possible expression are in the
  /// registers that R reads, and that its result holds V. Returns false if
  /// several expressions are possible.
  bool rematerialize(const Rematerialization &R, const LocatedAtom &To,
                     Variable V) {
    const Expression *Only = nullptr;
    Location Result = 0;
    if (Input.Atoms.length(V) <= To.Length)
      for (const ExpressionKey &Key : R.Keys)
        for (auto E = TheProgram.Expressions.lower_bound(Key);
             E != TheProgram.Expressions.end() &&
             E->first.Opcode == Key.Opcode &&
             E->first.Constants == Key.Constants;
             ++E) {
          auto L = E->second.Results.find(To.Bit);
          if (E->first.Registers.size() != R.Operands.size() ||
              L == E->second.Results.end() || !mayHold(L->second, V))
            continue;
          if (Only && Only != &E->second)
            return false;
          Only = &E->second;
          Result = L->second;
        }
    Demands.insert({V, Result});
    if (!Only)
      return true;
    for (auto [Atoms, Read] : zip(Only->Operands, R.Operands))
      for (const VariableAtom &A : Atoms) {
        auto *From = find_if(Read, [&, &A = A](const LocatedAtom &L) {
          return L.Bit == A.Bit && L.Length >= A.Length;
        });
        Demands.insert({A.Name, From == Read.end() ? 0 : From->Location});
      }
    return true;
  }

  /// Whether all demands hold at the entry.
  bool holdsAtEntry(ArrayRef<Demand> AtEntry) const {
    return all_of(AtEntry, [&](Demand D) {
      return D.V >= Input.Layout.size() || D.L == D.V;
    });
  }

  bool solve() {
    for (int N = Pending.find_first(); N != -1;) {
      Pending.reset(N);
      if (!visit(N))
        return false;
      N = Pending.find_next(N);
      if (N == -1)
        N = Pending.find_first();
    }
    return true;
  }

  bool visit(Node N) {
    // Insert the demands that an earlier visit has moved, so that only new ones
    // are added to AtEnd.
    for (Demand D : AtEnd[N])
      Demands.insert(D);
    size_t Known = AtEnd[N].size();
    Journal.push_back({N, Known});
    for (unsigned I : Waiting[N])
      for (Demand D : Moved[I])
        if (Demands.insert(D))
          AtEnd[N].push_back(D);
    Waiting[N].clear();
    for (Demand D : ArrayRef(AtEnd[N]).take_front(Known))
      Demands.erase(D);
    bool HasNeeds = !IsVisited.test(N);
    IsVisited.set(N);
    if (!HasNeeds && Demands.empty())
      return true;
    return moveToStart(N, Nodes[N]->Operations.size(), HasNeeds);
  }

  /// Moves the demands before operation number End of a node to the start of
  /// the node, and adds them to the sets that wait at the ends of the
  /// predecessors.
  bool moveToStart(Node N, unsigned End, bool HasNeeds) {
    ArrayRef<Operation> Operations(Nodes[N]->Operations);
    for (const Operation &O : reverse(Operations.take_front(End))) {
      if (HasNeeds && O.TheKind == Operation::Need)
        Demands.insert({O.A, O.B});
      else if (HasNeeds && O.TheKind == Operation::NeedUndefined)
        Demands.insert({O.A, 0});
      else if (!Demands.empty() && !apply(O))
        return false;
      else if (!HasNeeds && Demands.empty())
        return true;
    }
    if (Demands.empty())
      return true;
    Moved.push_back(Demands.takeAll());
    if (N + 1 == Nodes.size() && !holdsAtEntry(Moved.back()))
      return false;
    for (Node P : Predecessors[N]) {
      Waiting[P].push_back(Moved.size() - 1);
      Pending.set(P);
    }
    return true;
  }

  /// Tries to prove the needs of one of the alternatives of an operation.
  /// Undoes each attempt that fails.
  bool choose(Node N, unsigned Position) {
    const Operation &O = Nodes[N]->Operations[Position];
    for (const auto &Alternative : TheProgram.Choices[O.A]) {
      Journal.clear();
      for (const Operation &Need : Alternative)
        Demands.insert({Need.A, Need.TheKind == Operation::Need ? Need.B : 0});
      if (moveToStart(N, Position, false) && solve())
        return true;
      Demands.takeAll();
      for (auto [M, Size] : reverse(Journal))
        AtEnd[M].resize(Size);
      for (auto &W : Waiting)
        W.clear();
      Pending.reset();
    }
    return false;
  }

  const Program &TheProgram;
  const CheckInput &Input;
  /// The demands at the current operation.
  DemandSet Demands;
  /// The atoms that each mask clobbers.
  DenseMap<const uint32_t *, std::vector<unsigned>> Clobbered;
  /// The (variable, location) pairs of all definitions, and the variables that
  /// each variable becomes equal to. Empty until they are needed.
  DenseSet<std::pair<Variable, Location>> Definitions;
  DenseMap<Variable, SmallDenseSet<Variable, 2>> Equal;
  /// The nodes that control reaches, in post order; the last one is the entry.
  std::vector<const ProgramNode *> Nodes;
  std::vector<SmallVector<Node, 2>> Predecessors;
  /// The demands at the end of each node that have been moved to its start.
  std::vector<std::vector<Demand>> AtEnd;
  /// The sets of demands that have reached the start of a node, and for each
  /// node the numbers of the sets that must still be moved across it.
  std::vector<std::vector<Demand>> Moved;
  std::vector<SmallVector<unsigned, 2>> Waiting;
  BitVector Pending, IsVisited;
  /// The sizes of the lists of AtEnd before an attempt to prove an alternative,
  /// in order to undo the attempt.
  std::vector<std::pair<Node, size_t>> Journal;
};

} // namespace

bool allocationcheck::proveUses(Program &TheProgram) {
  return DemandSolver(TheProgram).run();
}
