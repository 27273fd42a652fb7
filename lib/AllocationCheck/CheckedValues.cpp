//===- CheckedValues.cpp - Values in registers and slots ------------------===//

#include "AllocationState.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <map>
#include <set>

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

/// Maps locations to the values that they hold; both are indices in
/// CheckedValues.
using Contents = std::map<unsigned, std::set<unsigned>>;

} // namespace

static CheckedValues::Content makeContent(unsigned Location,
                                          const std::set<unsigned> &Values) {
  return {Location, {Values.begin(), Values.end()}};
}

/// Returns the locations whose contents differ between From and To, with their
/// contents in To.
static std::vector<CheckedValues::Content> changes(const Contents &From,
                                                   const Contents &To) {
  std::vector<CheckedValues::Content> Result;
  for (const auto &[Location, Values] : From)
    if (!To.contains(Location))
      Result.push_back({Location, {}});
  for (const auto &[Location, Values] : To)
    if (auto Old = From.find(Location);
        Old == From.end() || Old->second != Values)
      Result.push_back(makeContent(Location, Values));
  sort(Result,
       [](const auto &A, const auto &B) { return A.Location < B.Location; });
  return Result;
}

namespace {

class ValueFinder {
public:
  ValueFinder(Program &TheProgram, size_t MaximumPairs)
      : TheProgram(TheProgram), Input(TheProgram.Input),
        MaximumPairs(MaximumPairs), Graph(TheProgram),
        Problem(TheProgram, Graph), Solution(dataflow::solve(Problem, Graph)) {
    nameVariables();
    for (const auto &[Index, Atoms] : TheProgram.Slots)
      for (auto [Bit, Where] : Atoms)
        SlotOf[Where] = Index;
  }

  /// Returns the values at each instruction of the blocks; nothing if there are
  /// more than MaximumPairs pairs of a location and a value.
  std::optional<CheckedValues> run() {
    // The nodes of a block are in the order of its code. The contents at the
    // end of one node are those at the start of the next one.
    MapVector<const MachineBasicBlock *,
              std::pair<CheckedValues::Block, Contents>>
        Blocks;
    for (const ProgramNode &Node : TheProgram.Nodes) {
      const std::optional<dataflow::Node> N = Graph.node(&Node);
      auto [It, IsFirst] = Blocks.try_emplace(Node.Block);
      auto &[Block, Known] = It->second;
      Block.MBB = Node.Block;
      if (!N) {
        for (auto [MI, Start] : Node.Starts)
          Block.Instructions.push_back({MI, {}});
        continue;
      }
      if (IsFirst) {
        Block.IsReached = true;
        Known = contents(Solution.In[*N]);
        for (const auto &[Location, Values] : Known)
          Block.Entry.push_back(makeContent(Location, Values));
        addMerged(*N, Block, Known);
      }
      addNode(Node, *N, Block, Known);
      Block.End = changes(Known, contents(Solution.Out[*N]));
      if (Pairs > MaximumPairs)
        return std::nullopt;
    }
    for (auto &[MBB, Found] : Blocks)
      Result.Blocks.push_back(std::move(Found.first));
    return std::move(Result);
  }

private:
  /// A variable of the check: an atom of a virtual register.
  struct VirtualAtom {
    unsigned Virtual;
    unsigned Atom;
  };

  /// Numbers variables as AtomTable does: the atoms of virtual registers in
  /// order.
  void nameVariables() {
    Variable Next = Input.Layout.size();
    for (const auto &[Virtual, Class] : enumerate(Input.Before.Classes)) {
      const unsigned Count = Class ? Input.Layout.atoms(*Class).size() : 0;
      AtomsOf.push_back({Next, Count});
      Next += Count;
      for (unsigned Atom = 0; Atom != Count; ++Atom)
        VirtualAtoms.push_back({unsigned(Virtual), Atom});
    }
  }

  unsigned locationNamed(const std::string &Name) {
    auto [It, IsNew] =
        LocationNumbers.try_emplace(Name, Result.Locations.size());
    if (IsNew)
      Result.Locations.push_back(Name);
    return It->second;
  }

  unsigned valueNamed(unsigned Virtual, const std::string &Name) {
    auto [It, IsNew] = ValueNumbers.try_emplace(Name, Result.Values.size());
    if (IsNew)
      Result.Values.push_back({Virtual, Name});
    return It->second;
  }

  /// Returns the physical register that holds all atoms of a virtual register,
  /// given the location First of the first atom.
  std::optional<MCRegister> wholeRegister(unsigned Virtual, Location First,
                                          const AllocationState &State) {
    const auto [FirstAtom, Count] = AtomsOf[Virtual];
    for (MCRegister R : *Input.Before.Classes[Virtual]) {
      // Values of the class may use only the lower part of the register.
      const ArrayRef<RegisterLayout::Atom> Atoms =
          Input.Layout.atoms(R).take_front(Count);
      if (Atoms.size() != Count || Atoms.front().Location != First)
        continue;
      if (all_of(enumerate(Atoms), [&, From = FirstAtom](const auto &A) {
            return State.holds(A.value().Location, From + A.index());
          }))
        return R;
    }
    return std::nullopt;
  }

  /// Names a value as a whole if one register or slot holds all its parts;
  /// otherwise names its parts.
  Contents contents(const AllocationState &State) {
    const unsigned FirstVirtual = Input.Layout.size();
    Contents Known;
    // Parts that are covered by the name of the whole value.
    std::set<std::pair<Location, Variable>> Covered;
    auto Hold = [&](const std::string &Where, unsigned Virtual,
                    const std::string &Name) {
      Known[locationNamed(Where)].insert(valueNamed(Virtual, Name));
    };
    auto NameOf = [&](Register R) {
      return formatv("{0}", printReg(R, &Input.TRI)).str();
    };
    auto ForEach = [&](function_ref<void(Location, Variable)> Visit) {
      State.forEachLocationBelow(TheProgram.numLocations(), [&](Location L) {
        for (Variable V : State.variables(L))
          if (V >= FirstVirtual)
            Visit(L, V);
      });
    };
    ForEach([&](Location, Variable) { ++Pairs; });
    ForEach([&](Location L, Variable V) {
      const VirtualAtom &A = VirtualAtoms[V - FirstVirtual];
      const auto [First, Count] = AtomsOf[A.Virtual];
      if (A.Atom != 0)
        return;
      const std::string Name = NameOf(Register::index2VirtReg(A.Virtual));
      if (auto Slot = SlotOf.find(L); Slot != SlotOf.end()) {
        const auto &Atoms = TheProgram.Slots.at(Slot->second);
        if (!all_of(seq(First, First + Count), [&](Variable Part) {
              return any_of(Atoms, [&](const auto &Atom) {
                return State.holds(Atom.second, Part);
              });
            }))
          return;
        Hold("slot " + std::to_string(Slot->second), A.Virtual, Name);
        for (Variable Part : seq(First, First + Count))
          for (auto [Bit, Where] : Atoms)
            Covered.insert({Where, Part});
      } else if (L < FirstVirtual) {
        const std::optional<MCRegister> R = wholeRegister(A.Virtual, L, State);
        if (!R)
          return;
        Hold(NameOf(*R), A.Virtual, Name);
        for (const auto &[I, Atom] :
             enumerate(Input.Layout.atoms(*R).take_front(Count)))
          Covered.insert({Atom.Location, First + unsigned(I)});
      }
    });
    ForEach([&](Location L, Variable V) {
      if (Covered.contains({L, V}))
        return;
      const unsigned Virtual = VirtualAtoms[V - FirstVirtual].Virtual;
      if (auto Slot = SlotOf.find(L); Slot != SlotOf.end())
        Hold("slot " + std::to_string(Slot->second), Virtual,
             Input.Atoms.describe(V));
      else if (L < FirstVirtual)
        Hold(NameOf(Input.Layout.owner(L)), Virtual, Input.Atoms.describe(V));
    });
    return Known;
  }

  /// Adds the instructions of a node. Known has the contents before the first
  /// instruction and is updated to those before the last one.
  void addNode(const ProgramNode &Node, dataflow::Node N,
               CheckedValues::Block &Block, Contents &Known) {
    AllocationState State = Solution.In[N];
    unsigned Next = 0;
    for (auto [MI, Start] : Node.Starts) {
      if (Pairs > MaximumPairs)
        return;
      for (; Next != Start; ++Next)
        Problem.transferStatement(Node.Operations[Next], State);
      Contents Now = contents(State);
      Block.Instructions.push_back({MI, changes(Known, Now)});
      Known = std::move(Now);
    }
  }

  void addMerged(dataflow::Node N, CheckedValues::Block &Block,
                 const Contents &Entry) {
    std::map<std::pair<unsigned, unsigned>,
             SmallSetVector<const MachineBasicBlock *, 2>>
        Lost;
    for (dataflow::Node From : Graph.predecessors(N)) {
      const ProgramNode *Node = Graph.block(From);
      if (!Node)
        continue;
      for (const auto &[Location, Values] : contents(Solution.Out[From])) {
        auto Here = Entry.find(Location);
        for (unsigned Value : Values)
          if (Here == Entry.end() || !Here->second.contains(Value))
            Lost[{Location, Value}].insert(Node->Block);
      }
    }
    for (auto &[What, From] : Lost)
      Block.Merged.push_back({What.first, What.second, From.takeVector()});
  }

  const Program &TheProgram;
  const CheckInput &Input;
  const size_t MaximumPairs;
  dataflow::FlowGraph<ProgramNode> Graph;
  AllocationProblem Problem;
  dataflow::Solution<AllocationState> Solution;

  /// The atoms of virtual registers, in the order of their variables. The
  /// variables of physical registers, which come first, are not included.
  std::vector<VirtualAtom> VirtualAtoms;
  /// Indexed by virtual register: its first variable, and the number of
  /// variables.
  std::vector<std::pair<Variable, unsigned>> AtomsOf;
  DenseMap<Location, int> SlotOf;
  std::map<std::string, unsigned> LocationNumbers, ValueNumbers;
  size_t Pairs = 0;
  CheckedValues Result;
};

} // namespace

std::optional<CheckedValues>
AllocationChecker::findValues(MachineFunction &MF, const Recording &Before,
                              size_t MaximumPairs) {
  CheckedValues Result;
  if (!Before.Obstacle.empty()) {
    Result.Problem = Before.Obstacle;
    return Result;
  }
  const CheckInput Input(MF, Before,
                         layoutOf(*MF.getSubtarget().getRegisterInfo()));
  for (const bool IsLate : {false, true}) {
    Program TheProgram(Input);
    auto Fault = buildProgram(Input, TheProgram, IsLate);
    if (!Fault)
      Fault = checkValues(TheProgram);
    if (!Fault)
      return ValueFinder(TheProgram, MaximumPairs).run();
    if (Result.Problem.empty())
      Result.Problem = Fault->Message;
  }
  return Result;
}
