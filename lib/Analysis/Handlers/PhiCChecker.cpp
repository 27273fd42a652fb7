//===- PhiCChecker.cpp - The checker of phi-c form ------------------------===//

#include "CriticalRegion.h"
#include "mincaml/Analysis/Handlers/PhiC.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

using Contents = Flat<const Value *>::Element;

/// The data-flow equations of checkPhiC().
class ContentsProblem {
public:
  using LatticeType = Pointwise<Flat<const Value *>>;
  static constexpr Direction TheDirection = Direction::Forward;

  ContentsProblem(const PhiCHandler &H, const CriticalRegion &Region,
                  const RegionGraph &Graph);

  LatticeType lattice() const { return LatticeType(H.Variables.size()); }
  std::vector<Contents> boundary() const {
    return std::vector<Contents>(H.Variables.size(), Contents::top());
  }
  void transfer(Node N, std::vector<Contents> &Fact) const;
  /// An invoke defines its value on all edges except the raising one.
  bool flow(Node From, Node To, std::vector<Contents> &Fact) const;
  bool isPlainEdge(Node From, Node) const {
    const RegionBlock *B = Graph.block(From);
    return !B || B->Block->getTerminator()->getType()->isVoidTy();
  }

private:
  void define(const Instruction &I, std::vector<Contents> &Fact) const;

  const PhiCHandler &H;
  const CriticalRegion &Region;
  const RegionGraph &Graph;
  /// The upsilon nodes before each instruction.
  DenseMap<const Instruction *, SmallVector<const Upsilon *, 2>> Upsilons;
  /// For each value, the variables whose slots may contain it.
  DenseMap<const Value *, SmallVector<unsigned, 1>> StoredTo;
};

} // namespace

ContentsProblem::ContentsProblem(const PhiCHandler &H,
                                 const CriticalRegion &Region,
                                 const RegionGraph &Graph)
    : H(H), Region(Region), Graph(Graph) {
  for (const Upsilon &U : H.Upsilons) {
    Upsilons[U.Before].push_back(&U);
    StoredTo[U.Stored].push_back(U.Variable);
  }
  for (auto [V, Variable] : enumerate(H.Variables))
    StoredTo[Variable.TheValue].push_back(V);
}

void ContentsProblem::define(const Instruction &I,
                             std::vector<Contents> &Fact) const {
  auto It = StoredTo.find(&I);
  if (It == StoredTo.end())
    return;
  const bool IsPhiC = isa<PHINode>(I) && I.getParent() == H.TheHandler.Block;
  for (unsigned V : It->second) {
    if (IsPhiC && H.Variables[V].TheValue == &I)
      Fact[V] = Contents::value(&I);
    else if (Fact[V] == Contents::value(&I))
      Fact[V] = Contents::top();
  }
}

void ContentsProblem::transfer(Node N, std::vector<Contents> &Fact) const {
  const RegionBlock *B = Graph.block(N);
  if (!B)
    return;
  for (const Instruction &I : Region.instructions(*B->Block)) {
    if (auto It = Upsilons.find(&I); It != Upsilons.end())
      for (const Upsilon *U : It->second)
        Fact[U->Variable] = Contents::value(U->Stored);
    if (!I.isTerminator())
      define(I, Fact);
  }
}

bool ContentsProblem::flow(Node From, Node To,
                           std::vector<Contents> &Fact) const {
  if (isPlainEdge(From, To))
    return true;
  const Instruction *End = Graph.block(From)->Block->getTerminator();
  const RegionBlock *Target = Graph.block(To);
  const auto *Invoke = dyn_cast<InvokeInst>(End);
  if (!Invoke || !Target || Invoke->getUnwindDest() != Target->Block)
    define(*End, Fact);
  return true;
}

std::vector<PhiCError> mincaml::checkPhiC(const PhiCHandler &H,
                                          const DominatorTree &DT) {
  std::vector<PhiCError> Errors;
  for (const Upsilon &U : H.Upsilons)
    if (!DT.dominates(U.Stored, U.Before))
      Errors.push_back({nullptr, U.Variable, U.Stored});
  CriticalRegion Region(H.TheHandler, DT);
  RegionGraph Graph(std::as_const(Region));
  ContentsProblem Problem(H, Region, Graph);
  auto Result = solve(Problem, Graph);
  DenseMap<const BasicBlock *, Node> Nodes;
  for (RegionBlock *B : Graph.blocks())
    Nodes[B->Block] = *Graph.node(B);
  for (auto [B, Edge] : zip_equal(H.TheHandler.Raising, H.OnEdge))
    for (auto [V, Operand] : enumerate(Edge)) {
      const Contents &Slot = Result.Out[Nodes.lookup(B)][V];
      if (Operand && Slot != Contents::value(Operand))
        Errors.push_back(
            {B, unsigned(V), Slot.isValue() ? Slot.value() : nullptr});
    }
  return Errors;
}
