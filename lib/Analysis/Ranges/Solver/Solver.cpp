//===- Solver.cpp - The solver of ValueAnalysis ------------------------------===//

#include "Solver.h"
#include "IntegerTransfer.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The number of rounds of narrowing.
static constexpr unsigned NarrowingRounds = 2;

ValueSolver::ValueSolver(ArrayRef<Function *> Bodies, bool IsWhole,
                         FunctionAnalysisManager &AM)
    : Graph(Bodies, AM), Heap(Graph, IsWhole), Transfer(Graph, Heap),
      Effects(Graph, Heap, Transfer) {}

/// Lets a function escape if unknown code may call it: nothing is known of its
/// arguments.
void ValueSolver::start(const Function &F) {
  // Module-level assembly may refer to any symbol.
  if (!Heap.isWhole() || !F.getParent()->getModuleInlineAsm().empty() ||
      !F.hasLocalLinkage() || F.getAddressSpace() != 0 ||
      !F.hasExactDefinition())
    Heap.escapeObject(Graph.memory().objectOf(F, MemoryObject::Kind::Function));
}

/// Lets the variables escape that other modules know, and the globals that
/// aliases, ifuncs and functions refer to.
void ValueSolver::startVariables(const Module &M) {
  for (const GlobalVariable &G : M.globals()) {
    const ObjectNumber Object =
        Graph.memory().objectOf(G, MemoryObject::Kind::Variable);
    if (!G.hasLocalLinkage() || G.getAddressSpace() != 0 ||
        Heap.isOpen(Object) || !M.getModuleInlineAsm().empty())
      Heap.escapeObject(Object);
  }
  for (const GlobalAlias &A : M.aliases())
    Heap.escapeGlobals(*A.getAliasee());
  for (const GlobalIFunc &I : M.ifuncs())
    Heap.escapeGlobals(*I.getResolver());
  for (const Function &F : M)
    for (const Use &U : F.operands())
      Heap.escapeGlobals(*cast<Constant>(U));
}

AbstractValue ValueSolver::evaluatePiNode(EquationGraph::Node N) const {
  const EquationGraph::FunctionNodes &In = *Graph.in(*Graph[N].F);
  const PiNode &Pi = In.Pis.nodes()[N - In.FirstPi];
  return AbstractValue::integer(evaluatePi(Pi, Graph.of(Pi.Source, In).Range,
                                           Graph.of(Pi.Other, In).Range));
}

void ValueSolver::process(EquationGraph::Node N) {
  using Kind = EquationGraph::Equation::Kind;
  switch (Graph[N].TheKind) {
  case Kind::Instruction: {
    const auto &I = cast<Instruction>(*Graph[N].V);
    if (!Graph.Blocks.isReached(*I.getParent()))
      return;
    Effects.perform(I, N);
    if (isTracked(*I.getType()))
      Heap.raise(N, Transfer.evaluate(I));
    return;
  }
  case Kind::Pi:
    return Heap.raise(N, evaluatePiNode(N));
  case Kind::Parameter:
  case Kind::Result:
  case Kind::Cell:
    return;
  }
}

/// Raises reachable loads that are still at bottom: they read memory that
/// nothing has been stored to and yield any value. Returns whether there was
/// any.
bool ValueSolver::raiseUndefinedLoads() {
  bool Changed = false;
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N) {
    const EquationGraph::Equation &E = Graph[N];
    const auto *Load = dyn_cast_or_null<LoadInst>(E.V);
    if (E.TheKind != EquationGraph::Equation::Kind::Instruction || !Load ||
        !Graph.Blocks.isReached(*Load->getParent()) ||
        !isTracked(*Load->getType()) || !E.Value.isBottom() ||
        Transfer.addressOf(*Load).isBottom())
      continue;
    Heap.raise(N, Graph.unknown(*Load->getType()));
    Changed = true;
  }
  return Changed;
}

void ValueSolver::solve() {
  for (const auto &[F, Parts] : Graph.functions())
    start(*F);
  if (Heap.isWhole())
    startVariables(*Graph.functions().front().first->getParent());
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N)
    Graph.enqueue(N);
  do
    while (std::optional<EquationGraph::Node> N = Graph.next())
      process(*N);
  while (raiseUndefinedLoads());
  for (unsigned Round = 0; Round < NarrowingRounds; ++Round)
    narrow();
}

/// One round of narrowing. All values are upper bounds of the computed ones,
/// and so are the results of the transfer functions on them. Cells and results
/// are not narrowed.
void ValueSolver::narrow() {
  using Kind = EquationGraph::Equation::Kind;
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N) {
    const EquationGraph::Equation &E = Graph[N];
    const AbstractValue Old = E.Value;
    if (Old.isBottom() || Old.Objects != ObjectSets::None)
      continue;
    Interval New = Old.Range;
    if (E.TheKind == Kind::Pi)
      New = evaluatePiNode(N).Range;
    else if (E.TheKind == Kind::Parameter)
      New = Transfer.evaluateParameter(cast<Argument>(*E.V)).Range;
    else if (E.TheKind == Kind::Instruction && isTracked(*E.V->getType()))
      New = Transfer.evaluate(cast<Instruction>(*E.V)).Range;
    // A value that would become empty keeps its interval; clients conclude
    // nothing from it.
    New = New.intersect(Old.Range);
    if (!New.isEmpty())
      Graph.lower(N, New);
  }
}

std::optional<Interval> ValueSolver::lengthOf(ObjectNumber Object) const {
  const MemoryObject &O = Graph.memory()[Object];
  const int64_t First = AbstractMemory::startOf(*O.Origin);
  if (O.TheKind != MemoryObject::Kind::Array && First == 0)
    return std::nullopt;
  for (const MemoryCell &Cell : O.Cells)
    if (!Cell.IsForElements &&
        Cell.Distance == First + AbstractMemory::lengthDistance())
      return Graph[Cell.Node].Value.Range;
  return std::nullopt;
}
