//===- PhiC.cpp - Handlers with phi-c and upsilon nodes -------------------===//

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "CriticalRegion.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

//===----------------------------------------------------------------------===//
// The variables of a handler
//===----------------------------------------------------------------------===//

/// Whether the phi node has a use other than in phi nodes that are unused
/// themselves.
static bool isUsed(const PHINode &Phi) {
  SmallPtrSet<const Value *, 8> Seen{&Phi};
  SmallVector<const Value *, 8> Pending{&Phi};
  while (!Pending.empty())
    for (const User *U : Pending.pop_back_val()->users()) {
      if (!isa<PHINode>(U))
        return true;
      if (Seen.insert(U).second)
        Pending.push_back(U);
    }
  return false;
}

static std::vector<PhiCVariable> findVariables(const Handler &H,
                                               const Liveness &Live) {
  std::vector<PhiCVariable> Result;
  for (const PHINode &Phi : H.Block->phis())
    if (&Phi != H.Exception)
      Result.push_back({&Phi, /*HasPhi=*/true, isUsed(Phi)});
  const VariableTable &Table = Live.variables();
  const BitVector In = Live.sets(*H.Block).In;
  for (unsigned V : In.set_bits())
    // A token cannot pass through a phi-c node.
    if (V >= Table.slots() && !Table.variable(V)->getType()->isTokenTy())
      Result.push_back({Table.variable(V), /*HasPhi=*/false, /*IsUsed=*/true});
  return Result;
}

static std::vector<std::vector<const Value *>>
findOperands(const Handler &H, ArrayRef<PhiCVariable> Variables) {
  DenseMap<const BasicBlock *, unsigned> Edges;
  for (const BasicBlock *B : H.Raising)
    Edges[B] = Edges.size();
  std::vector<std::vector<const Value *>> Result(
      H.Raising.size(), std::vector<const Value *>(Variables.size()));
  for (auto [V, Variable] : enumerate(Variables)) {
    if (!Variable.HasPhi) {
      for (auto &Edge : Result)
        Edge[V] = Variable.TheValue;
      continue;
    }
    const auto *Phi = cast<PHINode>(Variable.TheValue);
    for (auto [Operand, From] : zip(Phi->incoming_values(), Phi->blocks()))
      if (auto I = Edges.find(From);
          I != Edges.end() && !isa<UndefValue>(Operand))
        Result[I->second][V] = Operand;
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Required contents of the slots
//===----------------------------------------------------------------------===//

namespace {

using Required = Flat<const Value *>::Element;

/// The data-flow equations of PhiC.h.
class RequiredContentsProblem {
public:
  using LatticeType = Pointwise<Flat<const Value *>>;
  static constexpr Direction TheDirection = Direction::Backward;

  RequiredContentsProblem(const PhiCHandler &H, const CriticalRegion &Region,
                          const RegionGraph &Graph);

  LatticeType lattice() const { return LatticeType(Size); }
  std::vector<Required> boundary() const { return lattice().bottom(); }
  void transfer(Node N, std::vector<Required> &Fact) const;

  /// Turns the contents that the successors of N require into the contents that
  /// N must have at its end.
  void atEnd(Node N, std::vector<Required> &Fact) const;
  /// The backward transfer function of the definition I. Calls Visit for each
  /// variable whose slot must contain the value of I.
  void across(const Instruction &I, std::vector<Required> &Fact,
              function_ref<void(unsigned)> Visit) const;

private:
  const PhiCHandler &H;
  const CriticalRegion &Region;
  const RegionGraph &Graph;
  unsigned Size;
  DenseMap<const BasicBlock *, unsigned> Edges;
  /// For each value, the variables that have it on an edge.
  DenseMap<const Value *, SmallVector<unsigned, 1>> Users;
};

} // namespace

RequiredContentsProblem::RequiredContentsProblem(const PhiCHandler &H,
                                                 const CriticalRegion &Region,
                                                 const RegionGraph &Graph)
    : H(H), Region(Region), Graph(Graph), Size(H.Variables.size()) {
  for (const BasicBlock *B : H.TheHandler.Raising)
    Edges[B] = Edges.size();
  for (const auto &Edge : H.OnEdge)
    for (auto [V, Operand] : enumerate(Edge))
      if (isa_and_nonnull<Instruction>(Operand))
        if (auto &Variables = Users[Operand];
            Variables.empty() || Variables.back() != V)
          Variables.push_back(V);
}

void RequiredContentsProblem::across(const Instruction &I,
                                     std::vector<Required> &Fact,
                                     function_ref<void(unsigned)> Visit) const {
  auto It = Users.find(&I);
  if (It == Users.end())
    return;
  for (unsigned V : It->second)
    if (Fact[V] == Required::value(&I)) {
      Fact[V] = Required::bottom();
      Visit(V);
    }
}

void RequiredContentsProblem::atEnd(Node N, std::vector<Required> &Fact) const {
  const BasicBlock *B = Graph.block(N)->Block;
  // The value of an invoke only exists on the edge to its normal destination.
  across(*B->getTerminator(), Fact, [](unsigned) {});
  auto Edge = Edges.find(B);
  if (Edge == Edges.end())
    return;
  for (auto [Contents, Operand] : zip_equal(Fact, H.OnEdge[Edge->second]))
    Contents = Operand ? Required::value(Operand) : Required::bottom();
}

void RequiredContentsProblem::transfer(Node N,
                                       std::vector<Required> &Fact) const {
  const RegionBlock *B = Graph.block(N);
  if (!B)
    return;
  if (B == Region.entry()) {
    Fact = lattice().bottom();
    return;
  }
  atEnd(N, Fact);
  for (const Instruction &I : reverse(Region.instructions(*B->Block)))
    across(I, Fact, [](unsigned) {});
}

//===----------------------------------------------------------------------===//
// Upsilon nodes
//===----------------------------------------------------------------------===//

/// The first point where the value of I can be stored.
static const Instruction *placeAfter(const Instruction &I) {
  return isa<PHINode>(I) ? &*I.getParent()->getFirstInsertionPt()
                         : I.getNextNode();
}

/// Places the upsilon nodes of a block, from the last to the first.
static void placeInBlock(PhiCHandler &H, const CriticalRegion &Region,
                         const RequiredContentsProblem &Problem,
                         const RegionGraph &Graph,
                         const Solution<std::vector<Required>> &Result, Node N,
                         ArrayRef<std::vector<Required>> AtEnd) {
  auto Add = [&](unsigned V, const Value *Stored, const Instruction *Before) {
    H.Upsilons.push_back({V, Stored, Before});
  };
  const BasicBlock &B = *Graph.block(N)->Block;
  std::vector<Required> Fact = AtEnd[N];
  for (const Instruction &I : reverse(Region.instructions(B)))
    Problem.across(I, Fact, [&](unsigned V) {
      // A phi-c node does not change its slot: the slot contains the loaded
      // value.
      if (&I != H.Variables[V].TheValue || &B != H.TheHandler.Block)
        Add(V, &I, placeAfter(I));
    });
  if (Graph.block(N) == Region.entry()) {
    for (auto [V, Contents] : enumerate(Fact))
      if (Contents.isValue())
        Add(V, Contents.value(), Region.start());
    return;
  }
  for (auto [V, Contents] : enumerate(Result.In[N])) {
    if (!Contents.isValue())
      continue;
    // The contents of the slot become the value of the phi-c node, so another
    // value must be stored.
    bool IsLoaded = &B == H.TheHandler.Block && H.Variables[V].HasPhi;
    if (IsLoaded || any_of(Graph.predecessors(N), [&, V = V](Node P) {
          return AtEnd[P][V] != Result.In[N][V];
        }))
      Add(V, Contents.value(), &*B.getFirstInsertionPt());
  }
}

/// Sorts the upsilon nodes by position in the region, then by variable.
static void sortUpsilons(PhiCHandler &H) {
  DenseMap<const Instruction *, unsigned> Positions;
  for (const BasicBlock *B : H.Region)
    for (const Instruction &I : *B)
      Positions[&I] = Positions.size();
  sort(H.Upsilons, [&](const Upsilon &X, const Upsilon &Y) {
    return std::pair(Positions.lookup(X.Before), X.Variable) <
           std::pair(Positions.lookup(Y.Before), Y.Variable);
  });
}

static PhiCHandler transform(const Handler &H, const Liveness &Live,
                             const DominatorTree &DT) {
  PhiCHandler Result;
  Result.TheHandler = H;
  Result.Variables = findVariables(H, Live);
  CriticalRegion Region(H, DT);
  Result.RegionStart = Region.start();
  if (uint64_t(Region.blocks().size()) * Result.Variables.size() >
      PhiCHandler::MaximumSize) {
    Result.IsTooLarge = true;
    return Result;
  }
  Result.OnEdge = findOperands(H, Result.Variables);
  RegionGraph Graph(std::as_const(Region));
  for (const RegionBlock *B : Graph.blocks())
    Result.Region.push_back(B->Block);
  RequiredContentsProblem Problem(Result, Region, Graph);
  auto Solved = solve(Problem, Graph);
  auto AtEnd = Solved.Out;
  for (RegionBlock *B : Graph.blocks())
    Problem.atEnd(*Graph.node(B), AtEnd[*Graph.node(B)]);
  for (RegionBlock *B : Graph.blocks())
    placeInBlock(Result, Region, Problem, Graph, Solved, *Graph.node(B), AtEnd);
  sortUpsilons(Result);
  return Result;
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

/// Whether I might raise an exception if all functions of the module could.
static bool mightRaise(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && (!Call->getCalledFunction() ||
                  !Call->getCalledFunction()->isDeclaration());
}

/// Counts OtherCalls. A call would raise its exception for the innermost
/// handler around it, whose region is the smallest.
static void countOtherCalls(std::vector<PhiCHandler> &Handlers,
                            const DominatorTree &DT) {
  DenseSet<const Instruction *> Raising;
  for (const PhiCHandler &H : Handlers)
    for (const BasicBlock *B : H.TheHandler.Raising)
      Raising.insert(raisingInstruction(H.TheHandler, *B));
  std::vector<PhiCHandler *> FromLarge;
  for (PhiCHandler &H : Handlers)
    FromLarge.push_back(&H);
  sort(FromLarge, [](const PhiCHandler *X, const PhiCHandler *Y) {
    // Regions of equal size are sorted in program order: the handlers are in
    // one array.
    return std::pair(Y->Region.size(), X) < std::pair(X->Region.size(), Y);
  });
  DenseMap<const Instruction *, PhiCHandler *> Innermost;
  for (PhiCHandler *H : FromLarge)
    for (const BasicBlock *B : H->Region) {
      // Blocks that the handler dominates follow the region, even in a loop.
      if (DT.dominates(H->TheHandler.Block, B))
        continue;
      auto Start =
          B == H->Region.front() ? H->RegionStart->getIterator() : B->begin();
      for (const Instruction &I : make_range(Start, B->end()))
        if (mightRaise(I) && !Raising.contains(&I))
          Innermost[&I] = H;
    }
  for (auto [Call, H] : Innermost)
    ++H->OtherCalls;
}

std::vector<PhiCHandler> mincaml::makePhiC(const Function &F,
                                           const Liveness &Live,
                                           const DominatorTree &DT) {
  std::vector<PhiCHandler> Result;
  for (const Handler &H : findHandlers(F, DT))
    Result.push_back(transform(H, Live, DT));
  countOtherCalls(Result, DT);
  return Result;
}

uint64_t PhiCHandler::phiOperands() const {
  return uint64_t(count_if(Variables, [](auto &V) { return V.HasPhi; })) *
         TheHandler.Raising.size();
}

uint64_t PhiCHandler::edgesTimesVariables() const {
  return uint64_t(Variables.size()) * TheHandler.Raising.size();
}

unsigned PhiCHandler::unusedUpsilons() const {
  return count_if(Upsilons, [&](const Upsilon &U) {
    return !Variables[U.Variable].IsUsed;
  });
}

unsigned PhiCHandler::edgesOfAllCalls() const {
  return TheHandler.Raising.size() + OtherCalls;
}
